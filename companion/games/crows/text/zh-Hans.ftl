# Words of Crows Overkill. Names marked in RULES.md as ours may be renamed by the owner of the deck.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-crow = 鸦
mark-rooster = 鸡
mark-warbler = 莺
mark-owl = 枭
mark-bat = 蝠
mark-bell = 钟
mark-name-crow = 乌鸦
mark-name-rooster = 公鸡
mark-name-warbler = 黄莺
mark-name-owl = 枭
mark-name-bat = 蝙蝠
mark-name-bell = 钟声
mark-name-shamisen = 手牌
mark-name-hour_1 = 丑时
mark-name-hour_2 = 寅时
mark-name-hour_3 = 卯时
mark-name-hour_4 = 辰时

## Bird cards.

card-bat_1 = 蝙蝠
card-crow_1 = 乌鸦
card-crow_2 = 乌鸦×2
card-crow_3 = 乌鸦×3
card-rooster_1 = 公鸡
card-rooster_2 = 公鸡×2
card-warbler_1 = 黄莺
card-owl_1 = 枭
card-bell = 钟声

## Shamisen cards.

card-stone = 石砾
card-blowgun = 吹箭
card-water_gun = 水枪
card-scarecrow = 稻草人
card-casting_net = 投网
card-trap_net = 陷阱网
card-door = 拉门
card-mirror = 镜子
card-singing = 唱歌
card-scissors = 剪刀
card-plectrum = 拨
card-room_swap = 换房间
card-whistle = 吹口哨
card-nightjar = 夜鹰

## Hours.

card-ushi = 丑
card-tora = 寅
card-u = 卯
card-tatsu = 辰

## Birds by kind and number.

birds-crow = 乌鸦{ $n }只
kinds-crow = 乌鸦
move-crow = 乌鸦移动
birds-rooster = 公鸡{ $n }只
kinds-rooster = 公鸡
move-rooster = 公鸡移动
birds-warbler = 黄莺{ $n }只
kinds-warbler = 黄莺
move-warbler = 黄莺移动
birds-owl = 枭{ $n }只
kinds-owl = 枭
move-owl = 枭移动
birds-bat = 蝙蝠{ $n }只
kinds-bat = 蝙蝠
move-bat = 蝙蝠移动
birds-move = 鸟移动
cards-move = 交出1张

## How far the match is.

where-deal = 准备中
where = { $hour }时 · 第{ $turn }回合

## Preparing.

deal-to = { $who }：感应面前的3张鸟
prepare = 先抽出钟声，每人发2张三味线
halves = 钟声：{ $upper }张与{ $lower }张各洗入1张，叠起
n-of = 第{ $n }张，共{ $of }张

## A turn.

draw-a-bird = { $who }：抽1张鸟类卡
play-or-judge = { $who }：出三味线，或判定
in-hand = 手牌{ $n }张
in-hand-and-top = 手牌{ $n }张 · 弃牌顶：{ $card }
effect-or-kill = { $who }：{ $card }用效果还是扑杀？
would-copy = 会复制{ $card }。
use-effect = 效果
use-kill = 扑杀
kills-one = 1只鸟
does-stone = 扑杀2只
does-blowgun = 扑杀任1只
does-water_gun = 赶走2只
does-scarecrow = 移走1张
does-casting_net = 扑杀一种
does-trap_net = 翻开，扑杀同种
does-mirror = 复制弃牌顶
does-singing = 抽2张
does-scissors = 抽对手1张
does-plectrum = 交换一种
does-room_swap = 交换所有鸟
does-whistle = 叫来2张鸟
does-nightjar = 分发所有鸟
does-door = 无效果
which-kind = { $who }：{ $card }要选哪一种鸟？
all-of-it = 该种类的所有鸟。
tap-to-kill = { $who }：感应要扑杀的鸟
tap-to-send = { $who }：感应要赶走的鸟
one-card = 1张，几只都可以
birds-left = 还可选{ $n }只
birds-left-bats-first = 还可选{ $n }只，蝙蝠优先
done = 完成
nothing-happens = 没有效果
at-whom = { $who }：{ $card }对谁用？
nothing-to-steal = 没有手牌：{ $who }
flip = { $card }：翻开1张鸟类卡
its-kind-dies = 同种的鸟全部扑杀。
whistle = 口哨：为{ $who }翻1张鸟类卡
nightjar = 夜鹰：发1张给{ $who }
judge = 判定
would-be-out = 会被淘汰
safe-now = 没有鸟叫
drop-to-limit = { $who }：弃牌到剩{ $n }张
drop-all = { $who }：弃掉所有手牌
to-go = 还有{ $n }张
game-over = { $who }一觉到天明

## Answering an attack.

answer = { $who }：要回应{ $card }吗？
threat-send = { $who }把{ $cards }给你
threat-steal = { $who }抽走你1张手牌
threat-swap-kind = { $who }跟你交换{ $kind }
threat-swap-all = { $who }跟你交换所有鸟
threat-send-drawn = { $who }为你叫来2张鸟
accept = 接受
stops-it = 挡下
turns-it = 转移
turn-on-whom = { $who }：把{ $card }转给谁？

## What happened by itself, and what hands have to do.

draws-shamisen = { $who }抽{ $n }张三味线
shuffle-birds = 鸟类弃牌洗成新牌堆
shuffle-shamisen = 三味线弃牌洗成新牌堆
bell-rings = 钟声响起：{ $hour }时到
bell-unheard = 钟声：无事发生
last-hour-stays = 钟声响起：仍是{ $hour }时
kills = { $who }扑杀{ $birds }
counter = { $who }的{ $card }放标记：剩{ $birds }
nothing-to-copy = 没有可复制的牌：无效果
sends = { $who }移给{ $target }：{ $cards }
whistled = 来到{ $who }面前：{ $cards }
steals = { $who }抽走{ $owner }1张手牌
empty-hand = { $who }没有手牌
door-stops = { $who }的拉门挡下{ $card }
mirror-turns = { $who }的镜子把{ $card }转给{ $target }
goes-home = { $who }归宅：{ $hour }时鸟叫了
left-early = { $who }离开：鸟弃掉，手牌放到牌堆底

## What there is to see.

cry-at = 满{ $n }只就叫
from = ≥{ $n }
has = { $who }有{ $n }只：{ $birds }满{ $limit }只就叫
would-have = { $who }会有{ $n }只：{ $birds }满{ $limit }只就叫
by-hand = 手动
adjusted = 手动：{ $why }

## Refusals.

bells-come-later = 钟声稍后才洗入：请发鸟
tap-a-bird-card = 感应鸟类卡
tap-a-shamisen-card = 感应三味线卡
no-cards-left = { $who }没有手牌：请判定
door-needs-a-bird = { $card }：没有可扑杀的鸟，留着吧
not-in-front = { $who }面前没有{ $card }：换一张
bats-first = { $card }：蝙蝠优先，感应蝙蝠
too-many-birds = { $card }：只数太多，最多{ $n }只
no-answer = { $card }不能回应：拉门、镜子或接受
not-in-the-nightjar = { $card }不在分发之中：换一张
hours-follow-bells = 时辰随钟声推进：不必感应
lies-in-front = { $card }在{ $who }面前：换一张
lies-birds = { $card }在鸟类弃牌堆：换一张
lies-shamisen = { $card }在三味线弃牌堆：换一张
lies-table = { $card }正在使用：换一张
card = { $card }

## What the table does by hand.

move-from-to = 说出牌、从哪里、到哪里
no-such-zone = { $zone }不能放这里
not-there = { $card }不在那里
nothing-there = 那里没有牌

## House rules.

option-multi_bird_cards = 多只鸟的牌
option-multi_bird_cards-indivisible = 不可分割
option-multi_bird_cards-partial_kill_allowed_with_counter = 可部分扑杀
option-bats_first_plectrum = 拨：蝙蝠优先
option-bats_first_plectrum-yes = 是
option-bats_first_plectrum-no = 否
option-casting_net_with_bats = 投网遇蝙蝠
option-casting_net_with_bats-net_takes_bats_only = 只扑蝙蝠
option-casting_net_with_bats-bats_die_then_also_one_kind = 蝙蝠再加一种
option-bell_on_whistle = 口哨翻到钟声
option-bell_on_whistle-hour_advances = 时辰推进
option-bell_on_whistle-no_effect = 无效果
option-bell_on_trap_net = 陷阱网翻到钟声
option-bell_on_trap_net-no_effect = 无效果
option-bell_on_trap_net-hour_advances = 时辰推进
option-bell_draw = 抽到钟声
option-bell_draw-counts_as_a_draw = 算1张
option-bell_draw-draw_replacement = 补抽1张
option-whistle_reaction = 回应口哨
option-whistle_reaction-before_cards_are_seen = 翻牌前
option-whistle_reaction-after_cards_are_seen = 翻牌后
option-mirror_redirect_source = 镜子转移的攻击
option-mirror_redirect_source-attacker_stays_source = 仍属原攻击者
option-mirror_redirect_source-mirror_player_becomes_source = 改属镜子玩家
option-mirror_copies_mirror_or_door = 镜子遇拉门或镜子
option-mirror_copies_mirror_or_door-nothing = 无效果
option-mirror_copies_mirror_or_door-look_one_card_deeper = 看下一张
option-hand_limit_timing = 手牌上限
option-hand_limit_timing-after_surviving_judgement = 判定后
option-hand_limit_timing-before_judgement = 判定前
option-judge_all_players = 判定所有玩家
option-judge_all_players-no = 否
option-judge_all_players-yes = 是

## 第一次玩时的说明，以及各问题的规则卡。

phase-deal = 准备
rules-deal = 每人发2张三味线和3张鸟，鸟依种类正面摆在面前，再把钟声洗入牌堆。别人的鸟都叫了，留到最后的人获胜。
phase-draw_bird = 抽牌
rules-draw_bird = 先抽2张三味线到手上，再抽3张鸟，依种类摆在面前。抽到钟声就进入下一个时辰，鸟更少也会叫。
phase-play = 出三味线
rules-play = 三味线逐张打出，张数不限：用效果，或改为扑杀1只鸟。牌上没有另外说明时，蝙蝠优先。然后判定：同一种鸟太多，或有枭，就出局。
phase-answer = 回应
rules-answer = 有人对你出牌。{ card-door }可以取消它；{ card-mirror }可以转给另一位玩家，对方不能再回应。也可以接受。
phase-drop = 手牌上限
rules-drop = 回合结束时，手牌最多5张。出局的人弃掉所有手牌和面前的鸟。
phase-use = { phase-play }
rules-use = { rules-play }
phase-kind = { phase-play }
rules-kind = { rules-play }
phase-bird = { phase-play }
rules-bird = { rules-play }
phase-target = { phase-play }
rules-target = { rules-play }
phase-flip = { phase-play }
rules-flip = { rules-play }
phase-whistle_bird = { phase-play }
rules-whistle_bird = { rules-play }
phase-nightjar_card = { phase-play }
rules-nightjar_card = { rules-play }
phase-redirect = { phase-answer }
rules-redirect = { rules-answer }
learn-deal = 这三张鸟一开始就摆在你面前。
learn-draw_bird = 抽三张鸟；钟声会推进时辰。
learn-play = 用三味线赶走鸟，再由时辰判定。
learn-use = 每张牌都可以不用效果，改扑杀1只鸟。
learn-kind = 这张牌对同一种类的所有鸟有效。
learn-bird = 逐张感应；蝙蝠优先。
learn-target = 你选的人可以回应一次。
learn-redirect = 可以转给任何人，包括出牌的人。
learn-answer = { card-door }取消，{ card-mirror }转移，或接受。
learn-drop = 手牌最多留五张。
