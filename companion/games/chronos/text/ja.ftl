# Words of Chronos-Record. Names marked in RULES.md as ours may be renamed by the owner of the cards.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-red = 赤
mark-blue = 青
mark-green = 緑
mark-name-red = 赤
mark-name-blue = 青
mark-name-green = 緑
mark-name-era = 時代

## Characters, in each colour.

card-red_knight = 騎士
card-red_noble = 貴族
card-red_black_mage = 黒魔術士
card-red_white_mage = 白魔術士
card-red_contract_demon = 契約の悪魔
card-red_jester = 道化師
card-red_princess = プリンセス
card-red_dragon = ドラゴン
card-red_traveller = 旅人
card-red_berserker = バーサーカ
card-blue_knight = 騎士
card-blue_noble = 貴族
card-blue_black_mage = 黒魔術士
card-blue_white_mage = 白魔術士
card-blue_contract_demon = 契約の悪魔
card-blue_jester = 道化師
card-blue_princess = プリンセス
card-blue_dragon = ドラゴン
card-blue_traveller = 旅人
card-blue_berserker = バーサーカ
card-green_knight = 騎士
card-green_noble = 貴族
card-green_black_mage = 黒魔術士
card-green_white_mage = 白魔術士
card-green_contract_demon = 契約の悪魔
card-green_jester = 道化師
card-green_princess = プリンセス
card-green_dragon = ドラゴン
card-green_traveller = 旅人
card-green_berserker = バーサーカ

## Era cards.

card-era_1 = 時代1
card-era_2 = 時代2
card-era_3 = 時代3
card-era_4 = 時代4

## Kinds of card, in full and on a small pocket.

kind-knight = 騎士
kind-noble = 貴族
kind-black_mage = 黒魔術士
kind-white_mage = 白魔術士
kind-contract_demon = 契約の悪魔
kind-jester = 道化師
kind-princess = プリンセス
kind-dragon = ドラゴン
kind-traveller = 旅人
kind-berserker = バーサーカ
kind-contract_demon-next = 契約の悪魔（次の人の色）
short-knight = 騎
short-noble = 貴
short-black_mage = 黒
short-white_mage = 白
short-contract_demon = 魔
short-jester = 道
short-princess = 姫
short-dragon = 竜
short-traveller = 旅
short-berserker = 狂

## How far the match is, sheets, pages and pockets.

where = 第{ $round }ラウンド（全{ $of }）
where-before = 第1ラウンドの前
where-end = 全{ $of }ラウンド終了
round-page = 第{ $round }ラウンド・{ $page }ページ
page = { $n }ページ
sheet = シート{ $n }
place-r1c1 = 左上
place-r1c2 = 中上
place-r1c3 = 右上
place-r2c1 = 左中央
place-r2c2 = 中央
place-r2c3 = 右中央
place-r3c1 = 左下
place-r3c2 = 中下
place-r3c3 = 右下
seen = 表{ $n }枚
cards-left = 札{ $n }枚
card = { $card }

## A set of the table’s own.

own-card = 全員の手札：{ $of }枚中{ $n }枚目
same-hand = 全員同じ8枚。
own-preplaced = 最初から入れておく札は？
in-own-colour = 各自の色で1枚ずつ。
none-more = なし
own-sheet = どのシート？
own-pocket = { $card }：{ $of }か所中{ $n }か所目
own-turn = { $place }：向きは？

## Before the first round.

preplace = { $who }：自分のポケットを選ぶ
goes-in = { $card }をシート{ $n }に
preplaced = { $card }をシート{ $sheet }の{ $place }に入れる
preplaced-turned = { $card }を逆さにシート{ $sheet }の{ $place }に入れる

## A round: cards are laid face down and revealed.

select = 1枚ずつ裏向きにタッチ
select-first-of-two = { $who }：1枚目を裏向きに
draw-up-to = 手札が{ $n }枚になるまで引く
revealed = 公開：{ $cards }
contract-kept = { $who }は契約で{ $n }点
power-first = 先に誰の能力を使う？
table-decides = 全員で決める。
order = 道化師：{ $n }番目に入れるのは？
read-jester = 札を読んで順番を決める。

## A round: cards go into the binder.

choose-sheet = { $who }：シートを選ぶ
to-place = 入れるのは{ $card }。
choose-pocket = { $who }：ポケットを選ぶ
card-on-sheet = { $card }・シート{ $n }
which-way = { $who }：向きは？
upright = 正位置
turned = 逆さ
nowhere-free = { $card }：空きなし、{ $who }の手札に戻る
take-back = { $who }：ドラゴンで戻す札をタッチ
own-colour-on = シート{ $n }の自分の色。
which = { $who }：どれ？
returns = { $card }が{ $who }の手札に戻る
dragon-returns = ほかに自分の札なし：{ $card }が{ $who }の手札に戻る
lock = プリンセス：シート{ $n }を封じるのはいつまで？
read-princess = 札を読む。ほかの人が対象。
until-this_round = 今回のみ
until-next_round = 次回まで
until-game = 最後まで
until-none = 封じない
locked = シート{ $sheet }は今は{ $who }だけ

## A round: a page is opened and counted.

draw-era = { $who }：時代カードを引いてタッチ
read-number = { $card }に書かれた数字は？
read-arrows = { $card }の矢印の向きは？
as-upright = 正位置で。聞くのは一度だけ。
way-n = 上
way-ne = 右上
way-e = 右
way-se = 右下
way-s = 下
way-sw = 左下
way-w = 左
way-nw = 左上
read-berserker = バーサーカ：札の効果は？
enter-points = 札のとおり加点・減点。なければ完了。
plus = { $who } +1
minus = { $who } −1
has = 今{ $n }点
scores = { $who } { $n }
counted = { $page }ページ：{ $scores }
play-off = 決定戦の勝者は？
game-over = 歴史書は閉じられた

## Refusals.

tap-a-character = 人物札をタッチ
tap-an-era = 時代カード1〜4をタッチ
lies-face-down = その札はもう伏せてある：別の札を
not-in-hand = その札は{ $who }の手札にない：別の札を
choose-a-sheet = 4枚のシートから選ぶ
choose-a-pocket = このシートのポケットを選ぶ
sheet-full = シート{ $n }に空きなし：別のシートを
sheet-locked = シート{ $n }は封じられている：別のシートを
pocket-taken = そこには{ $card }がある：空きを選ぶ
pocket-locked = そのポケットは封じられている：別の所を
other-than-dragon = ほかに自分の札がある：そちらを戻す
not-on-that-sheet = { $card }はそこから戻せない：別の札を
way-from-hand = 手札から
free-pockets = 空き{ $n }

## What the table does by hand.

nothing-to-do = 今は手で動かせない
move-from-to = 札と、どこからどこへかを示す
no-such-zone = { $zone }という場所はない
not-there = { $card }はそこにない
reveal-first = 伏せた札がある：公開してから動かす
lock-what = シートかポケット、対象、期限を示す
order-all = 全席を一度ずつ示す
turn-what = 回す札のポケットを示す
do-move = 札を動かす
do-turn = 札の向きを変える
do-lock = シートを封じる
do-order = 入れる順番
do-start = 次の開始者
to-hand = { $who }の手札
to-aside = ゲームから除く
in-sheet = { $n }：{ $place }
played-by = { $who }がこれから入れる
all-but = { $who }以外
one-by-one = { $seats }

## The tally.

so-far = ここまでの得点
column-cards = 札
column-nobles = 貴族
column-contracts = 契約
column-berserkers = バーサーカ
column-bonus = ボーナス
column-adjust = 手入力
adjusted = 手入力：{ $why }
why-card = { $where }：{ $card }
why-factors = { $where }：{ $card }、{ $n } { $factors }
factor-double = ×2（{ $card }、{ $place }）
factor-minus = ×−1（{ $card }、{ $place }）
why-noble = { $where }：{ $colour }が最多、{ $n }枚
why-contract = 第{ $round }ラウンド：{ $card }を出した
why-berserker = 第{ $round }ラウンド：バーサーカの効果
why-bonus = { $page }ページ：{ $n }枚見える

## Set-up and house rules.

option-set = セット
option-set-first_game = 新・最初のゲーム
option-set-parallel_world = パラレルワールド
option-set-big_is_good = 大きいことは良いことだ
option-set-evil_power = 邪悪な力
option-set-own = 自分たちで選ぶ
option-colours = 色
option-colours-red = 赤
option-colours-blue = 青
option-colours-green = 緑
option-direction = 手番の向き
option-direction-clockwise = 時計回り
option-direction-counter_clockwise = 反時計回り
option-noble_bonus_per_card = 貴族の2点
option-noble_bonus_per_card-yes = 貴族ごとに
option-noble_bonus_per_card-once_per_colour = 色ごとに一度
option-bonus_three_way_tie = ボーナス三者同数
option-bonus_three_way_tie-1_each = 各1点
option-bonus_three_way_tie-0_each = なし
option-bonus_three_way_tie-2_each = 各2点
option-bonus_zero_cards = 0枚のボーナス
option-bonus_zero_cards-none = なし
option-bonus_zero_cards-may_be_second = 2位になれる
option-left_page_arrows = 左ページの矢印
option-left_page_arrows-no_effect = 効果なし
option-left_page_arrows-mirrored_effect = 左右逆に効く
option-onplay_order = 出した時の能力
option-onplay_order-from_start_player = 手番順
option-onplay_order-table_decides = 全員で決める
option-final_tie = 最終同点
option-final_tie-shared = 勝利を分け合う
option-final_tie-most_cards_visible_on_page_4 = 4ページで最多
option-final_tie-play_off = 決定戦

## 初めての人への説明と、質問ごとのルールカード。

phase-preplace = ファイルの準備
rules-preplace = ファイルには空の透明シートが4枚。最初からある札をポケットに入れる。手札は全員同じで、色だけが違う。
phase-select = 札を選ぶ
rules-select = 全員が札を裏向きに出し、一斉に公開する。この時に働く能力もある。その後、スタートプレーヤーから順にファイルへ入れる。
phase-pocket = ポケットに入れる
rules-pocket = 好きなシートの空きポケットに入れる。シートは透明なので、ページからは、隠されていない下の札もすべて見える。
phase-power = 能力
rules-power = 公開した時に働く能力と、ポケットに入れる時に働く能力がある。その時に一度だけ使う。
phase-era = ページを開く
rules-era = 時代カードをめくり、その番号のページを開く。そこから見える札は、透けて見えるものも含め、その色の得点になる。
phase-number = 得点計算
rules-number = 見える札は印刷された数だけ得点する。魔術士は矢印の先の札の点を変える。札の印刷は一度だけ聞き、後は覚えている。
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
learn-preplace = あなたの札が1枚、最初から入っている。
learn-select = こっそり選び、一斉に公開する。
learn-sheet = 下のシートほど多くのページから見える。
learn-pocket = そのシートの空きポケットならどこでも。
learn-turn = 矢印は札を入れた向きで決まる。
learn-lock = 封じたシートには、その間は入れられない。
learn-return = ドラゴンはファイルの札を1枚取り出す。
learn-which = 同じ札が複数ある。どれかを選ぶ。
