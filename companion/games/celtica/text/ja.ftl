# セルティカの言葉。

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-red = 赤
mark-grey = 灰
mark-white = 白
mark-brown = 茶
mark-black = 黒
mark-exp_red = 赤
mark-exp_grey = 灰
mark-exp_white = 白
mark-exp_brown = 茶
mark-exp_black = 黒
mark-name-red = 赤
mark-name-grey = 灰
mark-name-white = 白
mark-name-brown = 茶
mark-name-black = 黒
mark-name-exp_red = 赤の経験
mark-name-exp_grey = 灰の経験
mark-name-exp_white = 白の経験
mark-name-exp_brown = 茶の経験
mark-name-exp_black = 黒の経験
mark-name-amulet = 護符
mark-name-part_centre = 中心
mark-name-part_outer_1 = 大きい丸
mark-name-part_outer_2 = 小さい丸
mark-name-part_outer_3 = 大きい菱形
mark-name-part_outer_4 = 小さい菱形
mark-name-part_outer_5 = 大きい四角
mark-name-part_outer_6 = 小さい四角
mark-name-part_outer_7 = 大きい三角
mark-name-part_outer_8 = 小さい三角

## Cards and parts.

card-card_red = 赤のドルイドカード
card-card_grey = 灰のドルイドカード
card-card_white = 白のドルイドカード
card-card_brown = 茶のドルイドカード
card-card_black = 黒のドルイドカード
card-exp_red = 赤の経験カード
card-exp_grey = 灰の経験カード
card-exp_white = 白の経験カード
card-exp_brown = 茶の経験カード
card-exp_black = 黒の経験カード
card-part_centre = 中心
card-part_outer_1 = 大きい丸
card-part_outer_2 = 小さい丸
card-part_outer_3 = 大きい菱形
card-part_outer_4 = 小さい菱形
card-part_outer_5 = 大きい四角
card-part_outer_6 = 小さい四角
card-part_outer_7 = 大きい三角
card-part_outer_8 = 小さい三角
card = { $card }

## Druids and places.

druid-red = 赤のドルイド
druid-grey = 灰のドルイド
druid-white = 白のドルイド
druid-brown = 茶のドルイド
druid-black = 黒のドルイド
kind-village = 村
kind-castle = 城
kind-monastery = 修道院
kind-ruin = 廃墟
kind-altar = 祭壇
kind-goal = ゴール
place = { $kind }{ $n }
unknown = まだ不明

## How far the match is.

where = 第{ $n }ラウンド
where-last = 第{ $n }ラウンド（最終）
where-begins = 準備
where-final = 最後の交換
where-end = 第{ $n }ラウンド終了
last-round = 最終ラウンド：ドルイドがゴールに着いた

## Preparing the game, and the display.

lay-display = 護符を9枚表向きに並べる
refill = 場の護符を補充する
draw-parts = { $who }：護符を2枚引く
to-go = 1枚ずつタッチ。あと{ $n }枚。
deal = 全員にドルイドカードを{ $n }枚配る
shuffle-druids = ドルイドの捨て札を切り直して山札に
shuffle-experience = 経験の捨て札を切り直して山札に
shuffle-parts = 捨てた護符を混ぜて新しい山に

## A turn.

play-cards = { $who }：1色のカードを出す
any-number = 1枚ずつタッチ。何枚でも。
goes = { $who }：{ $druid }が{ $n }歩
leads-to = { $n }番目へ：{ $place }
goes-nowhere = { $who }：{ $druid }はゴール済み
move = { $n }歩進む
discard = 捨てる
altar-card-now = 祭壇のカードを必ず含める。
altar-played = { $who }：祭壇のカードを出した？
yes = はい
no = いいえ
altar-broken = { $who }は祭壇のカードを残した
is-at-goal = { $druid }はゴール済み：捨てるだけ
steps-lost = { $druid }がゴール。余りは{ $n }歩
reached = { $druid }が{ $place }に着いた
take-parts = { $who }：護符を{ $n }枚取る
give-up = { $who }：護符を{ $n }枚手放す
draw-loss = { $who }：見ずに{ $n }枚手放す
choose-loss = { $who }：{ $owner }の護符を{ $n }枚選ぶ
draw-experience = { $who }は経験カードを1枚引く
no-experience-left = 経験カードは残っていない
altar = { $who }：1枚引く？
must-be-next = 次の手番で必ず出す。
must-be-this-round = このラウンドで出す。
draw = 引く
leave-it = 引かない
no-druid-cards-left = ドルイドカードは残っていない
tap-altar-card = { $who }：祭壇のカードを裏でタッチ
nobody-sees = 誰にも見せません。
untold = 伝えない
round-over = ラウンド終了。次は{ $who }から
all-arrived = 5人全員がゴール：ゲーム終了
no-parts-left = 引ける護符がない：ゲーム終了

## The board.

what-is-printed = { $n }番目のマスは何？
which-number = { $n }番目のマスの数字は？
has-come-there = { $druid }が着いた。
known-as = これまで：{ $place }。
walk-the-path = スタートからゴールまで順に。
how-many-steps = { $druid }：何歩でゴール？
surplus-lost = { $n }枚出した。余りは無効。
what-is-right = { $n }番目：正しいのは？
known-otherwise = これまでの記録と違います。
known-beyond = その先に{ $n }番目の{ $place }。
as-told = 今の答え
as-known = これまで通り
druid-elsewhere = ドルイドの位置違い
where-stands = { $druid }は何番目？
from-the-start = スタートからの歩数。0はスタート。
stands-now = { $druid }は{ $n }番目
goal-is-elsewhere = { $n }歩でゴール：普通は18歩
number-is-unusual = { $n }番目は{ $place }：普通は1〜3
fix-place = マスを直す
tell-path = 道を先に記録
from-place = { $n }番目から
enough = ここまで
learn-later = 遊びながら記録

## The end.

final = { $who }：経験カードを使う？
experience-held = 経験カード：{ $n }枚
swap = 1枚交換
take = 1枚取る
done = 終わる
for-one = 1枚で
for-two = 2枚で
give-to-display = { $who }：護符を1枚出す
take-for-it = { $who }：代わりに1枚取る
take-last = { $who }：護符を1枚取る
game-over = 護符を数えました

## Refusals.

tap-a-druid-card = ドルイドか経験のカードをタッチ
tap-a-part = 護符をタッチ
one-colour = { $card }：今は{ $druid }。1色だけ
no-experience = { $card }：{ $who }は経験カードがない
druid-card-first = { $card }：先にドルイドカードを出す
no-druid-cards = { $who }は全部出した：進む
all-copies-seen = { $card }：すべて捨て札にある
not-that-card = その色は全部出た：別の札を
not-in-display = { $card }は場にない：別のを取る
not-own = { $who }は{ $card }がない：別のを
all-copies-lie-open = { $card }：10枚とも出ている。別のを

## Ways on.

way-first = 先に
way-any-druid = ドルイドカード
way-one-colour = 1色で
way-same-colour = 同じ色
way-as-laid = 出した分だけ

## What the table does by hand.

nothing-to-move = ゲームは終わった：動かせない
path-is-known = 道はすべて記録済み
no-such-place = place:7のようにマスを示す
beyond-known-goal = ゴールは{ $n }番目：その先はない
move-from-to = 何をどこからどこへかを示す
not-their-turn = 札を出す前に、札のある人へ渡す
not-there = { $card }はそこにない
none-there = そこにその札はない：{ $zone }
no-such-zone = { $zone }には置けない

## By hand, on the glass.

all-amulets = すべての護符
do-place = マスを直す
do-druid = ドルイドを動かす
do-part = 護符を動かす
do-card = カードを動かす
do-turn = 手番を渡す
place-number = { $n }番目
start = スタート
zone-display = 場
zone-discard = 捨て札
zone-stacks = 護符の山
zone-deck = 山札
druid-card = ドルイドカード
experience-card = 経験カード

## The tally.

complete = 完成
incomplete = 作りかけ{ $n }
by-hand = 手入力
adjusted = 手入力：{ $why }
why-complete = 完成した護符
why-incomplete = 作りかけの護符

## House rules.

option-experience_alone = 経験カードだけ出す
option-experience_alone-never = 不可
option-experience_alone-allowed_while_holding_druid_cards = 手札にドルイドがあれば可
option-goal_gives_parts = ゴールの護符
option-goal_gives_parts-printed_number = 書かれた数
option-goal_gives_parts-nothing = なし
option-overshoot = ゴールを超える歩数
option-overshoot-stop_at_goal = 余りは無効
option-overshoot-exact_only = ちょうどのみ
option-altar_deadline = 祭壇のカードを出すのは
option-altar_deadline-next_turn = 次の手番
option-altar_deadline-any_time_this_round = このラウンド中
option-altar_card = 祭壇のカードは
option-altar_card-trust = 信用する
option-altar_card-private_tap = 裏でタッチ
option-end_on_supply = 護符切れでの終了
option-end_on_supply-stacks_and_discard_empty = 引ける護符がない
option-end_on_supply-when_display_cannot_be_filled = 場が補充できない
option-final_refill = 最後の補充
option-final_refill-after_each_player = プレイヤーごと
option-final_refill-after_each_action = 行動ごと
option-final_order = 最後の交換は
option-final_order-left_of_ender = 終了者の左隣から
option-final_order-start_with_ender = 終了者から
option-ruin_choice = 廃墟：選ぶ人
option-ruin_choice-owner = 持ち主
option-ruin_choice-none = 選ばず引く
option-ruin_choice-opponent = 左隣の人

## 初めての人への説明と、質問ごとのルールカード。

phase-display = 準備
rules-display = 護符9枚を表向きに並べる。各自2枚から始める。違う9枚で護符が1つ完成し、完成した数の多い人が勝つ。
phase-play = 手番
rules-play = 1色のドルイドカードを好きなだけ出し、その数だけドルイドを進める。同色の経験カードは足せるが、それだけでは出せない。止まった場所の指示に従う。誰かがゴールに着けば最終ラウンド。
phase-place = 道
rules-place = お手元の道は遊びながら覚える。ドルイドが初めて止まった時に、何が印刷されているかを一度だけ聞く。
phase-part = 護符を取る
rules-part = 村・城・修道院では、示された数だけ9枚から選ぶ。すでに持つ物は別の護符になる。その後、場を補充する。
phase-lose = 廃墟
rules-lose = 廃墟では示された数の護符を手放す。足りなければある分だけ。いずれにしても経験カードを1枚引く。
phase-altar = 祭壇
rules-altar = 祭壇ではドルイドカードを1枚引いてもよい。引いたら次の手番で必ず出す。
phase-final = 最後の交換
rules-final = 最後に残った経験カードも使える。1枚で護符1つを場と交換し、2枚で場から1つ取る。
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
learn-start_part = 各自、護符2枚から始める。
learn-play = カード1枚で1歩。色は1つだけ。
learn-part = すでに持つ護符は、別の1つになる。
learn-lose = 廃墟では護符を失い、経験カードを得る。
learn-altar = ここで引いたカードは次の手番で出す。
learn-altar_card = 祭壇のカードは本人だけが知る。
learn-altar_played = 出したかどうかは本人だけが知る。
learn-final = 経験カード1枚で交換、2枚で1つ取る。
