# 《塞尔特的护身符》用语。

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-red = 红
mark-grey = 灰
mark-white = 白
mark-brown = 棕
mark-black = 黑
mark-exp_red = 红
mark-exp_grey = 灰
mark-exp_white = 白
mark-exp_brown = 棕
mark-exp_black = 黑
mark-name-red = 红色
mark-name-grey = 灰色
mark-name-white = 白色
mark-name-brown = 棕色
mark-name-black = 黑色
mark-name-exp_red = 红色经验
mark-name-exp_grey = 灰色经验
mark-name-exp_white = 白色经验
mark-name-exp_brown = 棕色经验
mark-name-exp_black = 黑色经验
mark-name-amulet = 护符
mark-name-part_centre = 中心
mark-name-part_outer_1 = 大圆
mark-name-part_outer_2 = 小圆
mark-name-part_outer_3 = 大菱形
mark-name-part_outer_4 = 小菱形
mark-name-part_outer_5 = 大方形
mark-name-part_outer_6 = 小方形
mark-name-part_outer_7 = 大三角
mark-name-part_outer_8 = 小三角

## Cards and parts.

card-card_red = 红色德鲁伊卡
card-card_grey = 灰色德鲁伊卡
card-card_white = 白色德鲁伊卡
card-card_brown = 棕色德鲁伊卡
card-card_black = 黑色德鲁伊卡
card-exp_red = 红色经验卡
card-exp_grey = 灰色经验卡
card-exp_white = 白色经验卡
card-exp_brown = 棕色经验卡
card-exp_black = 黑色经验卡
card-part_centre = 中心
card-part_outer_1 = 大圆
card-part_outer_2 = 小圆
card-part_outer_3 = 大菱形
card-part_outer_4 = 小菱形
card-part_outer_5 = 大方形
card-part_outer_6 = 小方形
card-part_outer_7 = 大三角
card-part_outer_8 = 小三角
card = { $card }

## Druids and places.

druid-red = 红色德鲁伊
druid-grey = 灰色德鲁伊
druid-white = 白色德鲁伊
druid-brown = 棕色德鲁伊
druid-black = 黑色德鲁伊
kind-village = 村庄
kind-castle = 城堡
kind-monastery = 修道院
kind-ruin = 废墟
kind-altar = 祭坛
kind-goal = 终点
place = { $kind }{ $n }
unknown = 还不知道

## How far the match is.

where = 第{ $n }轮
where-last = 第{ $n }轮，最后一轮
where-begins = 准备
where-final = 最后交换
where-end = 第{ $n }轮结束
last-round = 最后一轮：有德鲁伊到达终点

## Preparing the game, and the display.

lay-display = 翻开9块护符
refill = 补满展示区
draw-parts = { $who }：抽2块护符
to-go = 逐块感应，还有{ $n }块。
deal = 每人发{ $n }张德鲁伊卡
shuffle-druids = 德鲁伊卡弃牌洗成新牌库
shuffle-experience = 经验卡弃牌洗成新牌库
shuffle-parts = 弃掉的护符洗成新牌堆

## A turn.

play-cards = { $who }：出同色的牌
any-number = 逐张感应，张数不限。
goes = { $who }：{ $druid }走{ $n }步
leads-to = 到第{ $n }格：{ $place }
goes-nowhere = { $who }：{ $druid }已在终点
move = 走{ $n }步
discard = 弃掉
altar-card-now = 必须包括祭坛的那张牌。
altar-played = { $who }：出了祭坛的牌吗？
yes = 出了
no = 没出
altar-broken = { $who }没出祭坛的牌
is-at-goal = { $druid }已在终点：弃牌，无效果
steps-lost = { $druid }到终点，多余{ $n }步作废
reached = { $druid }到达{ $place }
take-parts = { $who }：拿{ $n }块护符
give-up = { $who }：放弃{ $n }块护符
draw-loss = { $who }：盲抽放弃{ $n }块
choose-loss = { $who }：替{ $owner }选{ $n }块放弃
draw-experience = { $who }抽1张经验卡
no-experience-left = 没有经验卡可抽
altar = { $who }：要抽德鲁伊卡吗？
must-be-next = 下回合必须出掉。
must-be-this-round = 本轮内要出掉。
draw = 抽牌
leave-it = 不抽
no-druid-cards-left = 没有德鲁伊卡可抽
tap-altar-card = { $who }：祭坛的牌面朝下感应
nobody-sees = 不会给任何人看。
untold = 不说
round-over = 本轮结束，下一轮由{ $who }开始
all-arrived = 五位德鲁伊都到终点：游戏结束
no-parts-left = 没有护符可抽：游戏结束

## The board.

what-is-printed = 第{ $n }格印着什么？
which-number = 第{ $n }格的数字是？
has-come-there = { $druid }到了那里。
known-as = 目前记录：{ $place }。
walk-the-path = 从起点数到终点。
how-many-steps = { $druid }：几步到终点？
surplus-lost = 出了{ $n }张；多余的步数作废。
what-is-right = 第{ $n }格：哪个对？
known-otherwise = 和以前的记录不同。
known-beyond = 后面有第{ $n }格：{ $place }。
as-told = 刚才说的
as-known = 原来的记录
druid-elsewhere = 德鲁伊位置错
where-stands = { $druid }在第几格？
from-the-start = 从起点数的步数，0是起点。
stands-now = { $druid }在第{ $n }格
goal-is-elsewhere = 第{ $n }步到终点：通常是18步
number-is-unusual = 第{ $n }格{ $place }：数字通常是1到3
fix-place = 更正此格
tell-path = 先记路线
from-place = 从第{ $n }格起
enough = 先这样
learn-later = 边玩边记

## The end.

final = { $who }：要用经验卡吗？
experience-held = 经验卡：{ $n }张
swap = 交换1块
take = 拿1块
done = 完成
for-one = 用1张
for-two = 用2张
give-to-display = { $who }：交出1块护符
take-for-it = { $who }：换1块护符
take-last = { $who }：拿1块护符
game-over = 护符全部算好了

## Refusals.

tap-a-druid-card = 请感应德鲁伊卡或经验卡
tap-a-part = 请感应护符板块
one-colour = { $card }：这回合走{ $druid }，只能一种颜色
no-experience = { $card }：{ $who }没有经验卡
druid-card-first = { $card }：先出德鲁伊卡
no-druid-cards = { $who }的德鲁伊卡出完了：移动
all-copies-seen = { $card }：全都在弃牌堆
not-that-card = 那个颜色都出过了：感应别张
not-in-display = 展示区没有{ $card }：拿别块
not-own = { $who }没有{ $card }：换一块
all-copies-lie-open = { $card }：10块都翻开了，换一块

## Ways on.

way-first = 先出
way-any-druid = 德鲁伊卡
way-one-colour = 同一种颜色
way-same-colour = 同颜色
way-as-laid = 照出的牌

## What the table does by hand.

nothing-to-move = 游戏已结束：不能再移动
path-is-known = 整条路线都记录了
no-such-place = 请说明第几格，例如place:7
beyond-known-goal = 终点是第{ $n }格：后面没有了
move-from-to = 请说明什么、从哪到哪
not-their-turn = 出牌前才能换人，且要有德鲁伊卡
not-there = { $card }不在那里
none-there = 那里没有这种牌：{ $zone }
no-such-zone = 不能放在{ $zone }

## By hand, on the glass.

all-amulets = 所有护符
do-place = 重新记一格
do-druid = 移动德鲁伊
do-part = 移动护符
do-card = 移动卡牌
do-turn = 换人出牌
place-number = 第{ $n }格
start = 起点
zone-display = 展示区
zone-discard = 弃牌堆
zone-stacks = 护符牌堆
zone-deck = 牌库
druid-card = 德鲁伊卡
experience-card = 经验卡

## The tally.

complete = 完整
incomplete = 未完成{ $n }
by-hand = 手动
adjusted = 手动：{ $why }
why-complete = 完整护符
why-incomplete = 未完成的护符

## House rules.

option-experience_alone = 单独出经验卡
option-experience_alone-never = 不行
option-experience_alone-allowed_while_holding_druid_cards = 手上有德鲁伊卡时可以
option-goal_gives_parts = 终点的护符
option-goal_gives_parts-printed_number = 照印的数字
option-goal_gives_parts-nothing = 没有
option-overshoot = 超过终点的步数
option-overshoot-stop_at_goal = 作废
option-overshoot-exact_only = 必须刚好
option-altar_deadline = 祭坛的牌要出在
option-altar_deadline-next_turn = 下回合
option-altar_deadline-any_time_this_round = 本轮内
option-altar_card = 祭坛的牌
option-altar_card-trust = 靠信任
option-altar_card-private_tap = 面朝下感应
option-end_on_supply = 护符用完即结束
option-end_on_supply-stacks_and_discard_empty = 无护符可抽
option-end_on_supply-when_display_cannot_be_filled = 展示区补不满
option-final_refill = 最后的补充
option-final_refill-after_each_player = 每位玩家后
option-final_refill-after_each_action = 每个动作后
option-final_order = 最后交换从
option-final_order-left_of_ender = 结束者的左边
option-final_order-start_with_ender = 结束者自己
option-ruin_choice = 废墟：谁选
option-ruin_choice-owner = 拥有者
option-ruin_choice-none = 没人选：盲抽
option-ruin_choice-opponent = 左边玩家

## 第一次玩时的说明，以及各问题的规则卡。

phase-display = 准备
rules-display = 九块护符正面展示，大家都可以拿。每人先有两块。九块不同的拼成一个护符，完整的最多就赢。
phase-play = 一个回合
rules-play = 打出同一颜色的德鲁伊卡，张数不限，该德鲁伊就前进几步。同色的经验卡可以加步数，但不能单独出。然后依停留的地方处理。有德鲁伊到终点，这一轮就是最后一轮。
phase-place = 路徑
rules-place = 这一盒的路徑边玩边学：德鲁伊第一次停在某处时，才问那里印了什么。
phase-part = 拿护符
rules-part = 村庄、城堡、修道院上的符号有几个，就从九块里拿几块。已经有的，拼到另一个护符。之后补满展示区。
phase-lose = 废墟
rules-lose = 废墟上的符号有几个，就放弃几块护符，不够就全部放弃。不論如何，之后抽一张经验卡。
phase-altar = 祭坛
rules-altar = 停在祭坛可以抽一张德鲁伊卡。抽了，下一回合就必须打出。
phase-final = 最后交换
rules-final = 结束时，剩下的经验卡还有用：1张可以和展示区换一块护符，2张可以拿一块。
phase-start_part = { phase-display }
rules-start_part = { rules-display }
phase-refill = { phase-part }
rules-refill = { rules-part }
phase-place_n = { phase-place }
rules-place_n = { rules-place }
phase-steps = { phase-place }
rules-steps = { rules-place }
phase-druid_at = { phase-place }
rules-druid_at = { rules-place }
phase-which = { phase-place }
rules-which = { rules-place }
phase-altar_card = { phase-altar }
rules-altar_card = { rules-altar }
phase-altar_played = { phase-altar }
rules-altar_played = { rules-altar }
learn-start_part = 每人一开始有两块护符。
learn-play = 每张牌走一步，必须同一颜色。
learn-part = 已经有的护符，拼到另一个。
learn-lose = 废墟失去护符，得到经验卡。
learn-altar = 在这里抽的牌，下回合必须出。
learn-altar_card = 祭坛的牌只有本人知道。
learn-altar_played = 只有你知道有没有出那张牌。
learn-final = 1张经验卡换一块护符，2张拿一块。
