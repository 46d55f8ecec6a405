# Words of Chronos-Record. Names marked in RULES.md as ours may be renamed by the owner of the cards.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-red = 紅
mark-blue = 藍
mark-green = 綠
mark-name-red = 紅
mark-name-blue = 藍
mark-name-green = 綠
mark-name-era = 時代

## Characters, in each colour.

card-red_knight = 騎士
card-red_noble = 貴族
card-red_black_mage = 黑魔術士
card-red_white_mage = 白魔術士
card-red_contract_demon = 契約惡魔
card-red_jester = 小丑
card-red_princess = 公主
card-red_dragon = 龍
card-red_traveller = 旅人
card-red_berserker = 狂戰士
card-blue_knight = 騎士
card-blue_noble = 貴族
card-blue_black_mage = 黑魔術士
card-blue_white_mage = 白魔術士
card-blue_contract_demon = 契約惡魔
card-blue_jester = 小丑
card-blue_princess = 公主
card-blue_dragon = 龍
card-blue_traveller = 旅人
card-blue_berserker = 狂戰士
card-green_knight = 騎士
card-green_noble = 貴族
card-green_black_mage = 黑魔術士
card-green_white_mage = 白魔術士
card-green_contract_demon = 契約惡魔
card-green_jester = 小丑
card-green_princess = 公主
card-green_dragon = 龍
card-green_traveller = 旅人
card-green_berserker = 狂戰士

## Era cards.

card-era_1 = 時代1
card-era_2 = 時代2
card-era_3 = 時代3
card-era_4 = 時代4

## Kinds of card, in full and on a small pocket.

kind-knight = 騎士
kind-noble = 貴族
kind-black_mage = 黑魔術士
kind-white_mage = 白魔術士
kind-contract_demon = 契約惡魔
kind-jester = 小丑
kind-princess = 公主
kind-dragon = 龍
kind-traveller = 旅人
kind-berserker = 狂戰士
kind-contract_demon-next = 契約惡魔（下家顏色）
short-knight = 騎
short-noble = 貴
short-black_mage = 黑
short-white_mage = 白
short-contract_demon = 魔
short-jester = 丑
short-princess = 公
short-dragon = 龍
short-traveller = 旅
short-berserker = 狂

## How far the match is, sheets, pages and pockets.

where = 第{ $round }輪，共{ $of }輪
where-before = 第1輪之前
where-end = { $of }輪結束
round-page = 第{ $round }輪第{ $page }頁
page = 第{ $n }頁
sheet = 第{ $n }張
place-r1c1 = 左上
place-r1c2 = 中上
place-r1c3 = 右上
place-r2c1 = 左中
place-r2c2 = 正中
place-r2c3 = 右中
place-r3c1 = 左下
place-r3c2 = 中下
place-r3c3 = 右下
seen = 可見{ $n }張
cards-left = { $n }張牌
card = { $card }

## A set of the table’s own.

own-card = 大家的手牌：第{ $n }張，共{ $of }張
same-hand = 每人都是同樣的8張。
own-preplaced = 開局時哪張牌先放進口袋？
in-own-colour = 每人一張，用自己的顏色。
none-more = 不放了
own-sheet = 放在第幾張？
own-pocket = { $card }：第{ $n }個口袋，共{ $of }個
own-turn = { $place }：正放還是倒放？

## Before the first round.

preplace = { $who }：選自己的口袋
goes-in = { $card }放進第{ $n }張
preplaced = { $card }放進第{ $sheet }張{ $place }
preplaced-turned = { $card }倒著放進第{ $sheet }張{ $place }

## A round: cards are laid face down and revealed.

select = 各感應一張牌，牌面朝下
select-first-of-two = { $who }：先感應第一張，朝下
draw-up-to = 手牌補到{ $n }張
revealed = 翻開：{ $cards }
contract-kept = { $who }履約得{ $n }分
power-first = 先用誰的能力？
table-decides = 由大家決定。
order = 小丑：第{ $n }個放牌的是誰？
read-jester = 依牌上文字決定順序。

## A round: cards go into the binder.

choose-sheet = { $who }：選一張內頁
to-place = { $card }要放進活頁夾。
choose-pocket = { $who }：選一個口袋
card-on-sheet = { $card }，第{ $n }張
which-way = { $who }：正放還是倒放？
upright = 正放
turned = 倒放
nowhere-free = { $card }：沒有空位，回到{ $who }手中
take-back = { $who }：感應龍要收回的牌
own-colour-on = 自己的顏色，第{ $n }張。
which = { $who }：是哪一張？
returns = { $card }回到{ $who }手中
dragon-returns = 那張沒有其他自己的牌：{ $card }回到{ $who }手中
lock = 公主：第{ $n }張鎖到何時？
read-princess = 依牌上文字，限制其他人。
until-this_round = 本輪
until-next_round = 到下一輪
until-game = 到遊戲結束
until-none = 不鎖
locked = 第{ $sheet }張暫時只有{ $who }能放

## A round: a page is opened and counted.

draw-era = { $who }：抽一張時代牌並感應
read-number = { $card }上印的數字是？
read-arrows = { $card }的箭頭指向哪裡？
as-upright = 以正放為準，只問這一次。
way-n = 上
way-ne = 右上
way-e = 右
way-se = 右下
way-s = 下
way-sw = 左下
way-w = 左
way-nw = 左上
read-berserker = 狂戰士：牌上的效果是？
enter-points = 依牌上文字增減分數，或繼續。
plus = { $who } +1
minus = { $who } −1
has = 現有{ $n }分
scores = { $who } { $n }
counted = 第{ $page }頁：{ $scores }
play-off = 加賽誰贏了？
game-over = 史書已成

## Refusals.

tap-a-character = 感應角色牌
tap-an-era = 感應時代牌：1到4
lies-face-down = 那張牌已經蓋著：換一張
not-in-hand = 那張牌不在{ $who }手中：換一張
choose-a-sheet = 從四張中選一張
choose-a-pocket = 選這一張的口袋
sheet-full = 第{ $n }張沒有空口袋：換一張
sheet-locked = 第{ $n }張鎖住了：換一張
pocket-taken = 那裡有{ $card }：選空口袋
pocket-locked = 那個口袋鎖住了：換一個
other-than-dragon = 那裡還有自己的牌：收回那張
not-on-that-sheet = { $card }不能從那裡收回：換一張
way-from-hand = 從手牌
free-pockets = { $n }個空位

## What the table does by hand.

nothing-to-do = 現在不能手動處理
move-from-to = 說明哪張牌、從哪裡、到哪裡
no-such-zone = { $zone }不是可放的位置
not-there = { $card }不在那裡
reveal-first = 有牌蓋著：先翻開再移動
lock-what = 說明哪一張或口袋、對誰、到何時
order-all = 每個座位各說一次
turn-what = 說明要轉的牌在哪個口袋
do-move = 移動一張牌
do-turn = 把牌轉向
do-lock = 鎖住一張
do-order = 放牌順序
do-start = 下輪起始玩家
to-hand = { $who }的手牌
to-aside = 移出遊戲
in-sheet = 第{ $n }張{ $place }
played-by = { $who }待放
all-but = { $who }以外
one-by-one = { $seats }

## The tally.

so-far = 目前得分
column-cards = 角色
column-nobles = 貴族
column-contracts = 契約
column-berserkers = 狂戰士
column-bonus = 加分
column-adjust = 手動
adjusted = 手動：{ $why }
why-card = { $where }：{ $card }
why-factors = { $where }：{ $card }，{ $n } { $factors }
factor-double = ×2（{ $card }，{ $place }）
factor-minus = ×−1（{ $card }，{ $place }）
why-noble = { $where }：{ $colour }最多，{ $n }張
why-contract = 第{ $round }輪：打出{ $card }
why-berserker = 第{ $round }輪：狂戰士的文字
why-bonus = 第{ $page }頁：可見{ $n }張

## Set-up and house rules.

option-set = 牌組
option-set-first_game = 新・最初的遊戲
option-set-parallel_world = 平行世界
option-set-big_is_good = 大就是好
option-set-evil_power = 邪惡之力
option-set-own = 自選
option-colours = 顏色
option-colours-red = 紅
option-colours-blue = 藍
option-colours-green = 綠
option-direction = 輪流方向
option-direction-clockwise = 順時針
option-direction-counter_clockwise = 逆時針
option-noble_bonus_per_card = 貴族的2分
option-noble_bonus_per_card-yes = 每張貴族各得
option-noble_bonus_per_card-once_per_colour = 每色一次
option-bonus_three_way_tie = 加分三人同數
option-bonus_three_way_tie-1_each = 各1分
option-bonus_three_way_tie-0_each = 無
option-bonus_three_way_tie-2_each = 各2分
option-bonus_zero_cards = 加分但無可見牌
option-bonus_zero_cards-none = 無
option-bonus_zero_cards-may_be_second = 可算第二
option-left_page_arrows = 左頁的箭頭
option-left_page_arrows-no_effect = 無效
option-left_page_arrows-mirrored_effect = 鏡像生效
option-onplay_order = 出牌時的能力
option-onplay_order-from_start_player = 依輪流順序
option-onplay_order-table_decides = 大家決定
option-final_tie = 最後平手
option-final_tie-shared = 共享勝利
option-final_tie-most_cards_visible_on_page_4 = 第4頁可見最多
option-final_tie-play_off = 加賽

## 第一次玩時的說明，以及各問題的規則卡。

phase-preplace = 準備活頁夾
rules-preplace = 活頁夾裡有四張空的透明內頁。開局就有的牌先放進口袋。大家的手牌相同，顏色各不同。
phase-select = 選牌
rules-select = 每人牌面朝下出牌，再一起翻開。有些能力這時發動。之後從起始玩家開始，依序放進活頁夾。
phase-pocket = 放進口袋
rules-pocket = 把牌放進任一張內頁的空口袋。內頁是透明的：從一頁看下去，沒有被遮住的牌都看得到。
phase-power = 能力
rules-power = 有些牌在翻開時發動能力，有些在放進口袋時發動。只在那一刻用一次。
phase-era = 翻開一頁
rules-era = 翻一張時代牌，打開那一頁。從那裡看得到的牌，隔著透明內頁也算，各為自己的顏色得分。
phase-number = 計分
rules-number = 看得到的牌依印的數字得分。魔術士會改變箭頭所指的牌。牌上印的內容只問一次，之後就記得。
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
learn-preplace = 你有一張牌一開始就在活頁夾裡。
learn-select = 秘密選牌，大家一起翻開。
learn-sheet = 下面的內頁從更多頁看得到。
learn-pocket = 那一張的空口袋都可以放。
learn-turn = 箭頭方向看牌怎麼放。
learn-lock = 上鎖的內頁，期間內不能放牌。
learn-return = 龍會取出活頁夾裡的一張牌。
learn-which = 有幾張一樣的牌：請指明是哪一張。
