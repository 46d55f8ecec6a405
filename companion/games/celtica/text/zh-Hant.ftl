# 《塞爾特的護身符》用語。

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-red = 紅
mark-grey = 灰
mark-white = 白
mark-brown = 棕
mark-black = 黑
mark-exp_red = 紅
mark-exp_grey = 灰
mark-exp_white = 白
mark-exp_brown = 棕
mark-exp_black = 黑
mark-name-red = 紅色
mark-name-grey = 灰色
mark-name-white = 白色
mark-name-brown = 棕色
mark-name-black = 黑色
mark-name-exp_red = 紅色經驗
mark-name-exp_grey = 灰色經驗
mark-name-exp_white = 白色經驗
mark-name-exp_brown = 棕色經驗
mark-name-exp_black = 黑色經驗
mark-name-amulet = 護符
mark-name-part_centre = 中心
mark-name-part_outer_1 = 大圓
mark-name-part_outer_2 = 小圓
mark-name-part_outer_3 = 大菱形
mark-name-part_outer_4 = 小菱形
mark-name-part_outer_5 = 大方形
mark-name-part_outer_6 = 小方形
mark-name-part_outer_7 = 大三角
mark-name-part_outer_8 = 小三角

## Cards and parts.

card-card_red = 紅色德魯伊卡
card-card_grey = 灰色德魯伊卡
card-card_white = 白色德魯伊卡
card-card_brown = 棕色德魯伊卡
card-card_black = 黑色德魯伊卡
card-exp_red = 紅色經驗卡
card-exp_grey = 灰色經驗卡
card-exp_white = 白色經驗卡
card-exp_brown = 棕色經驗卡
card-exp_black = 黑色經驗卡
card-part_centre = 中心
card-part_outer_1 = 大圓
card-part_outer_2 = 小圓
card-part_outer_3 = 大菱形
card-part_outer_4 = 小菱形
card-part_outer_5 = 大方形
card-part_outer_6 = 小方形
card-part_outer_7 = 大三角
card-part_outer_8 = 小三角
card = { $card }

## Druids and places.

druid-red = 紅色德魯伊
druid-grey = 灰色德魯伊
druid-white = 白色德魯伊
druid-brown = 棕色德魯伊
druid-black = 黑色德魯伊
kind-village = 村莊
kind-castle = 城堡
kind-monastery = 修道院
kind-ruin = 廢墟
kind-altar = 祭壇
kind-goal = 終點
place = { $kind }{ $n }
unknown = 還不知道

## How far the match is.

where = 第{ $n }輪
where-last = 第{ $n }輪，最後一輪
where-begins = 準備
where-final = 最後交換
where-end = 第{ $n }輪結束
last-round = 最後一輪：有德魯伊到達終點

## Preparing the game, and the display.

lay-display = 翻開9塊護符
refill = 補滿展示區
draw-parts = { $who }：抽2塊護符
to-go = 逐塊感應，還有{ $n }塊。
deal = 每人發{ $n }張德魯伊卡
shuffle-druids = 德魯伊卡棄牌洗成新牌庫
shuffle-experience = 經驗卡棄牌洗成新牌庫
shuffle-parts = 棄掉的護符洗成新牌堆

## A turn.

play-cards = { $who }：出同色的牌
any-number = 逐張感應，張數不限。
goes = { $who }：{ $druid }走{ $n }步
leads-to = 到第{ $n }格：{ $place }
goes-nowhere = { $who }：{ $druid }已在終點
move = 走{ $n }步
discard = 棄掉
altar-card-now = 必須包括祭壇的那張牌。
altar-played = { $who }：有出祭壇的牌嗎？
yes = 有
no = 沒有
altar-broken = { $who }沒出祭壇的牌
is-at-goal = { $druid }已在終點：棄牌，無效果
steps-lost = { $druid }到終點，多餘{ $n }步作廢
reached = { $druid }到達{ $place }
take-parts = { $who }：拿{ $n }塊護符
give-up = { $who }：放棄{ $n }塊護符
draw-loss = { $who }：盲抽放棄{ $n }塊
choose-loss = { $who }：替{ $owner }選{ $n }塊放棄
draw-experience = { $who }抽1張經驗卡
no-experience-left = 沒有經驗卡可抽
altar = { $who }：要抽德魯伊卡嗎？
must-be-next = 下回合必須出掉。
must-be-this-round = 本輪內要出掉。
draw = 抽牌
leave-it = 不抽
no-druid-cards-left = 沒有德魯伊卡可抽
tap-altar-card = { $who }：祭壇的牌面朝下感應
nobody-sees = 不會給任何人看。
untold = 不說
round-over = 本輪結束，下一輪由{ $who }開始
all-arrived = 五位德魯伊都到終點：遊戲結束
no-parts-left = 沒有護符可抽：遊戲結束

## The board.

what-is-printed = 第{ $n }格印著什麼？
which-number = 第{ $n }格的數字是？
has-come-there = { $druid }到了那裡。
known-as = 目前記錄：{ $place }。
walk-the-path = 從起點數到終點。
how-many-steps = { $druid }：幾步到終點？
surplus-lost = 出了{ $n }張；多餘的步數作廢。
what-is-right = 第{ $n }格：哪個對？
known-otherwise = 和以前的記錄不同。
known-beyond = 後面有第{ $n }格：{ $place }。
as-told = 剛才說的
as-known = 原來的記錄
druid-elsewhere = 德魯伊位置錯
where-stands = { $druid }在第幾格？
from-the-start = 從起點數的步數，0是起點。
stands-now = { $druid }在第{ $n }格
goal-is-elsewhere = 第{ $n }步到終點：通常是18步
number-is-unusual = 第{ $n }格{ $place }：數字通常是1到3
fix-place = 更正此格
tell-path = 先記路線
from-place = 從第{ $n }格起
enough = 先這樣
learn-later = 邊玩邊記

## The end.

final = { $who }：要用經驗卡嗎？
experience-held = 經驗卡：{ $n }張
swap = 交換1塊
take = 拿1塊
done = 完成
for-one = 用1張
for-two = 用2張
give-to-display = { $who }：交出1塊護符
take-for-it = { $who }：換1塊護符
take-last = { $who }：拿1塊護符
game-over = 護符全部算好了

## Refusals.

tap-a-druid-card = 請感應德魯伊卡或經驗卡
tap-a-part = 請感應護符板塊
one-colour = { $card }：這回合走{ $druid }，只能一種顏色
no-experience = { $card }：{ $who }沒有經驗卡
druid-card-first = { $card }：先出德魯伊卡
no-druid-cards = { $who }的德魯伊卡出完了：移動
all-copies-seen = { $card }：全都在棄牌堆
not-that-card = 那個顏色都出過了：感應別張
not-in-display = 展示區沒有{ $card }：拿別塊
not-own = { $who }沒有{ $card }：換一塊
all-copies-lie-open = { $card }：10塊都翻開了，換一塊

## Ways on.

way-first = 先出
way-any-druid = 德魯伊卡
way-one-colour = 同一種顏色
way-same-colour = 同顏色
way-as-laid = 照出的牌

## What the table does by hand.

nothing-to-move = 遊戲已結束：不能再移動
path-is-known = 整條路線都記錄了
no-such-place = 請說明第幾格，例如place:7
beyond-known-goal = 終點是第{ $n }格：後面沒有了
move-from-to = 請說明什麼、從哪到哪
not-their-turn = 出牌前才能換人，且要有德魯伊卡
not-there = { $card }不在那裡
none-there = 那裡沒有這種牌：{ $zone }
no-such-zone = 不能放在{ $zone }

## By hand, on the glass.

all-amulets = 所有護符
do-place = 重新記一格
do-druid = 移動德魯伊
do-part = 移動護符
do-card = 移動卡牌
do-turn = 換人出牌
place-number = 第{ $n }格
start = 起點
zone-display = 展示區
zone-discard = 棄牌堆
zone-stacks = 護符牌堆
zone-deck = 牌庫
druid-card = 德魯伊卡
experience-card = 經驗卡

## The tally.

complete = 完整
incomplete = 未完成{ $n }
by-hand = 手動
adjusted = 手動：{ $why }
why-complete = 完整護符
why-incomplete = 未完成的護符

## House rules.

option-experience_alone = 單獨出經驗卡
option-experience_alone-never = 不行
option-experience_alone-allowed_while_holding_druid_cards = 手上有德魯伊卡時可以
option-goal_gives_parts = 終點的護符
option-goal_gives_parts-printed_number = 照印的數字
option-goal_gives_parts-nothing = 沒有
option-overshoot = 超過終點的步數
option-overshoot-stop_at_goal = 作廢
option-overshoot-exact_only = 必須剛好
option-altar_deadline = 祭壇的牌要出在
option-altar_deadline-next_turn = 下回合
option-altar_deadline-any_time_this_round = 本輪內
option-altar_card = 祭壇的牌
option-altar_card-trust = 靠信任
option-altar_card-private_tap = 面朝下感應
option-end_on_supply = 護符用完即結束
option-end_on_supply-stacks_and_discard_empty = 無護符可抽
option-end_on_supply-when_display_cannot_be_filled = 展示區補不滿
option-final_refill = 最後的補充
option-final_refill-after_each_player = 每位玩家後
option-final_refill-after_each_action = 每個動作後
option-final_order = 最後交換從
option-final_order-left_of_ender = 結束者的左邊
option-final_order-start_with_ender = 結束者自己
option-ruin_choice = 廢墟：誰選
option-ruin_choice-owner = 擁有者
option-ruin_choice-none = 沒人選：盲抽
option-ruin_choice-opponent = 左邊玩家

## 第一次玩時的說明，以及各問題的規則卡。

phase-display = 準備
rules-display = 九塊護符正面展示，大家都可以拿。每人先有兩塊。九塊不同的拼成一個護符，完整的最多就贏。
phase-play = 一個回合
rules-play = 打出同一顏色的德魯伊卡，張數不限，該德魯伊就前進幾步。同色的經驗卡可以加步數，但不能單獨出。然後依停留的地方處理。有德魯伊到終點，這一輪就是最後一輪。
phase-place = 路徑
rules-place = 這一盒的路徑邊玩邊學：德魯伊第一次停在某處時，才問那裡印了什麼。
phase-part = 拿護符
rules-part = 村莊、城堡、修道院上的符號有幾個，就從九塊裡拿幾塊。已經有的，拼到另一個護符。之後補滿展示區。
phase-lose = 廢墟
rules-lose = 廢墟上的符號有幾個，就放棄幾塊護符，不夠就全部放棄。不論如何，之後抽一張經驗卡。
phase-altar = 祭壇
rules-altar = 停在祭壇可以抽一張德魯伊卡。抽了，下一回合就必須打出。
phase-final = 最後交換
rules-final = 結束時，剩下的經驗卡還有用：1張可以和展示區換一塊護符，2張可以拿一塊。
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
learn-start_part = 每人一開始有兩塊護符。
learn-play = 每張牌走一步，必須同一顏色。
learn-part = 已經有的護符，拼到另一個。
learn-lose = 廢墟失去護符，得到經驗卡。
learn-altar = 在這裡抽的牌，下回合必須出。
learn-altar_card = 祭壇的牌只有本人知道。
learn-altar_played = 只有你知道有沒有出那張牌。
learn-final = 1張經驗卡換一塊護符，2張拿一塊。
