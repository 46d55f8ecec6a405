# Words of Chronos-Record. Names marked in RULES.md as ours may be renamed by the owner of the cards.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-red = 红
mark-blue = 蓝
mark-green = 绿
mark-name-red = 红
mark-name-blue = 蓝
mark-name-green = 绿
mark-name-era = 时代

## Characters, in each colour.

card-red_knight = 骑士
card-red_noble = 贵族
card-red_black_mage = 黑魔术士
card-red_white_mage = 白魔术士
card-red_contract_demon = 契约恶魔
card-red_jester = 小丑
card-red_princess = 公主
card-red_dragon = 龙
card-red_traveller = 旅人
card-red_berserker = 狂战士
card-blue_knight = 骑士
card-blue_noble = 贵族
card-blue_black_mage = 黑魔术士
card-blue_white_mage = 白魔术士
card-blue_contract_demon = 契约恶魔
card-blue_jester = 小丑
card-blue_princess = 公主
card-blue_dragon = 龙
card-blue_traveller = 旅人
card-blue_berserker = 狂战士
card-green_knight = 骑士
card-green_noble = 贵族
card-green_black_mage = 黑魔术士
card-green_white_mage = 白魔术士
card-green_contract_demon = 契约恶魔
card-green_jester = 小丑
card-green_princess = 公主
card-green_dragon = 龙
card-green_traveller = 旅人
card-green_berserker = 狂战士

## Era cards.

card-era_1 = 时代1
card-era_2 = 时代2
card-era_3 = 时代3
card-era_4 = 时代4

## Kinds of card, in full and on a small pocket.

kind-knight = 骑士
kind-noble = 贵族
kind-black_mage = 黑魔术士
kind-white_mage = 白魔术士
kind-contract_demon = 契约恶魔
kind-jester = 小丑
kind-princess = 公主
kind-dragon = 龙
kind-traveller = 旅人
kind-berserker = 狂战士
kind-contract_demon-next = 契约恶魔（下家颜色）
short-knight = 骑
short-noble = 贵
short-black_mage = 黑
short-white_mage = 白
short-contract_demon = 魔
short-jester = 丑
short-princess = 公
short-dragon = 龙
short-traveller = 旅
short-berserker = 狂

## How far the match is, sheets, pages and pockets.

where = 第{ $round }轮，共{ $of }轮
where-before = 第1轮之前
where-end = { $of }轮结束
round-page = 第{ $round }轮第{ $page }页
page = 第{ $n }页
sheet = 第{ $n }张
place-r1c1 = 左上
place-r1c2 = 中上
place-r1c3 = 右上
place-r2c1 = 左中
place-r2c2 = 正中
place-r2c3 = 右中
place-r3c1 = 左下
place-r3c2 = 中下
place-r3c3 = 右下
seen = 可见{ $n }张
cards-left = { $n }张牌
card = { $card }

## A set of the table’s own.

own-card = 大家的手牌：第{ $n }张，共{ $of }张
same-hand = 每人都是同样的8张。
own-preplaced = 开局时哪张牌先放进口袋？
in-own-colour = 每人一张，用自己的颜色。
none-more = 不放了
own-sheet = 放在第几张？
own-pocket = { $card }：第{ $n }个口袋，共{ $of }个
own-turn = { $place }：正放还是倒放？

## Before the first round.

preplace = { $who }：选自己的口袋
goes-in = { $card }放进第{ $n }张
preplaced = { $card }放进第{ $sheet }张{ $place }
preplaced-turned = { $card }倒着放进第{ $sheet }张{ $place }

## A round: cards are laid face down and revealed.

select = 各感应一张牌，牌面朝下
select-first-of-two = { $who }：先感应第一张，朝下
draw-up-to = 手牌补到{ $n }张
revealed = 翻开：{ $cards }
contract-kept = { $who }履约得{ $n }分
power-first = 先用谁的能力？
table-decides = 由大家决定。
order = 小丑：第{ $n }个放牌的是谁？
read-jester = 按牌上文字决定顺序。

## A round: cards go into the binder.

choose-sheet = { $who }：选一张内页
to-place = { $card }要放进活页夹。
choose-pocket = { $who }：选一个口袋
card-on-sheet = { $card }，第{ $n }张
which-way = { $who }：正放还是倒放？
upright = 正放
turned = 倒放
nowhere-free = { $card }：没有空位，回到{ $who }手中
take-back = { $who }：感应龙要收回的牌
own-colour-on = 自己的颜色，第{ $n }张。
which = { $who }：是哪一张？
returns = { $card }回到{ $who }手中
dragon-returns = 那张没有其他自己的牌：{ $card }回到{ $who }手中
lock = 公主：第{ $n }张锁到何时？
read-princess = 按牌上文字，限制其他人。
until-this_round = 本轮
until-next_round = 到下一轮
until-game = 到游戏结束
until-none = 不锁
locked = 第{ $sheet }张暂时只有{ $who }能放

## A round: a page is opened and counted.

draw-era = { $who }：抽一张时代牌并感应
read-number = { $card }上印的数字是？
read-arrows = { $card }的箭头指向哪里？
as-upright = 以正放为准，只问这一次。
way-n = 上
way-ne = 右上
way-e = 右
way-se = 右下
way-s = 下
way-sw = 左下
way-w = 左
way-nw = 左上
read-berserker = 狂战士：牌上的效果是？
enter-points = 按牌上文字增减分数，或继续。
plus = { $who } +1
minus = { $who } −1
has = 现有{ $n }分
scores = { $who } { $n }
counted = 第{ $page }页：{ $scores }
play-off = 加赛谁赢了？
game-over = 史书已成

## Refusals.

tap-a-character = 感应角色牌
tap-an-era = 感应时代牌：1到4
lies-face-down = 那张牌已经盖着：换一张
not-in-hand = 那张牌不在{ $who }手中：换一张
choose-a-sheet = 从四张中选一张
choose-a-pocket = 选这一张的口袋
sheet-full = 第{ $n }张没有空口袋：换一张
sheet-locked = 第{ $n }张锁住了：换一张
pocket-taken = 那里有{ $card }：选空口袋
pocket-locked = 那个口袋锁住了：换一个
other-than-dragon = 那里还有自己的牌：收回那张
not-on-that-sheet = { $card }不能从那里收回：换一张
way-from-hand = 从手牌
free-pockets = { $n }个空位

## What the table does by hand.

nothing-to-do = 现在不能手动处理
move-from-to = 说明哪张牌、从哪里、到哪里
no-such-zone = { $zone }不是可放的位置
not-there = { $card }不在那里
reveal-first = 有牌盖着：先翻开再移动
lock-what = 说明哪一张或口袋、对谁、到何时
order-all = 每个座位各说一次
turn-what = 说明要转的牌在哪个口袋
do-move = 移动一张牌
do-turn = 把牌转向
do-lock = 锁住一张
do-order = 放牌顺序
do-start = 下轮起始玩家
to-hand = { $who }的手牌
to-aside = 移出游戏
in-sheet = 第{ $n }张{ $place }
played-by = { $who }待放
all-but = { $who }以外
one-by-one = { $seats }

## The tally.

so-far = 目前得分
column-cards = 角色
column-nobles = 贵族
column-contracts = 契约
column-berserkers = 狂战士
column-bonus = 加分
column-adjust = 手动
adjusted = 手动：{ $why }
why-card = { $where }：{ $card }
why-factors = { $where }：{ $card }，{ $n } { $factors }
factor-double = ×2（{ $card }，{ $place }）
factor-minus = ×−1（{ $card }，{ $place }）
why-noble = { $where }：{ $colour }最多，{ $n }张
why-contract = 第{ $round }轮：打出{ $card }
why-berserker = 第{ $round }轮：狂战士的文字
why-bonus = 第{ $page }页：可见{ $n }张

## Set-up and house rules.

option-set = 牌组
option-set-first_game = 新・最初的游戏
option-set-parallel_world = 平行世界
option-set-big_is_good = 大就是好
option-set-evil_power = 邪恶之力
option-set-own = 自选
option-colours = 颜色
option-colours-red = 红
option-colours-blue = 蓝
option-colours-green = 绿
option-direction = 轮流方向
option-direction-clockwise = 顺时针
option-direction-counter_clockwise = 逆时针
option-noble_bonus_per_card = 贵族的2分
option-noble_bonus_per_card-yes = 每张贵族各得
option-noble_bonus_per_card-once_per_colour = 每色一次
option-bonus_three_way_tie = 加分三人同数
option-bonus_three_way_tie-1_each = 各1分
option-bonus_three_way_tie-0_each = 无
option-bonus_three_way_tie-2_each = 各2分
option-bonus_zero_cards = 加分但无可见牌
option-bonus_zero_cards-none = 无
option-bonus_zero_cards-may_be_second = 可算第二
option-left_page_arrows = 左页的箭头
option-left_page_arrows-no_effect = 无效
option-left_page_arrows-mirrored_effect = 镜像生效
option-onplay_order = 出牌时的能力
option-onplay_order-from_start_player = 按轮流顺序
option-onplay_order-table_decides = 大家决定
option-final_tie = 最后平局
option-final_tie-shared = 共享胜利
option-final_tie-most_cards_visible_on_page_4 = 第4页可见最多
option-final_tie-play_off = 加赛

## 第一次玩时的说明，以及各问题的规则卡。

phase-preplace = 准备活页夹
rules-preplace = 活页夹里有四张空的透明内页。开局就有的牌先放进口袋。大家的手牌相同，颜色各不同。
phase-select = 选牌
rules-select = 每人牌面朝下出牌，再一起翻开。有些能力这时发动。之后从起始玩家开始，依次放进活页夹。
phase-pocket = 放进口袋
rules-pocket = 把牌放进任一张内页的空口袋。内页是透明的：从一页看下去，没有被遮住的牌都看得到。
phase-power = 能力
rules-power = 有些牌在翻开时发动能力，有些在放进口袋时发动。只在那一刻用一次。
phase-era = 翻开一页
rules-era = 翻一张时代牌，打开那一页。从那里看得到的牌，隔着透明内页也算，各为自己的颜色得分。
phase-number = 计分
rules-number = 看得到的牌按印的数字得分。魔术士会改变箭头所指的牌。牌上印的内容只问一次，之后就记得。
phase-own_card = { phase-preplace }
rules-own_card = { rules-preplace }
phase-own_preplaced = { phase-preplace }
rules-own_preplaced = { rules-preplace }
phase-own_sheet = { phase-preplace }
rules-own_sheet = { rules-preplace }
phase-own_pocket = { phase-preplace }
rules-own_pocket = { rules-preplace }
phase-own_turn = { phase-preplace }
rules-own_turn = { rules-preplace }
phase-sheet = { phase-pocket }
rules-sheet = { rules-pocket }
phase-turn = { phase-pocket }
rules-turn = { rules-pocket }
phase-order = { phase-power }
rules-order = { rules-power }
phase-lock = { phase-power }
rules-lock = { rules-power }
phase-return = { phase-power }
rules-return = { rules-power }
phase-which = { phase-power }
rules-which = { rules-power }
phase-arrow = { phase-number }
rules-arrow = { rules-number }
phase-berserker = { phase-number }
rules-berserker = { rules-number }
phase-play_off = { phase-number }
rules-play_off = { rules-number }
learn-preplace = 你有一张牌一开始就在活页夹里。
learn-select = 秘密选牌，大家一起翻开。
learn-sheet = 下面的内页从更多页看得到。
learn-pocket = 那一张的空口袋都可以放。
learn-turn = 箭头方向看牌怎么放。
learn-lock = 上锁的内页，期间内不能放牌。
learn-return = 龙会取出活页夹里的一张牌。
learn-which = 有几张一样的牌：请指明是哪一张。
