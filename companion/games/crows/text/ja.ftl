# Words of Crows Overkill. Names marked in RULES.md as ours may be renamed by the owner of the deck.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-crow = 烏
mark-rooster = 鶏
mark-warbler = 鶯
mark-owl = 梟
mark-bat = 蝠
mark-bell = 鐘
mark-name-crow = 烏
mark-name-rooster = 鶏
mark-name-warbler = 鶯
mark-name-owl = 梟
mark-name-bat = 蝙蝠
mark-name-bell = 鐘
mark-name-shamisen = 手札
mark-name-hour_1 = 丑の刻
mark-name-hour_2 = 寅の刻
mark-name-hour_3 = 卯の刻
mark-name-hour_4 = 辰の刻

## Bird cards.

card-bat_1 = 蝙蝠
card-crow_1 = 烏
card-crow_2 = 烏×2
card-crow_3 = 烏×3
card-rooster_1 = 鶏
card-rooster_2 = 鶏×2
card-warbler_1 = 鶯
card-owl_1 = 梟
card-bell = 鐘

## Shamisen cards.

card-stone = 石礫
card-blowgun = 吹き矢
card-water_gun = 水鉄砲
card-scarecrow = 案山子
card-casting_net = 投網
card-trap_net = 霞網
card-door = 襖
card-mirror = 鏡
card-singing = 歌
card-scissors = 鋏
card-plectrum = 撥
card-room_swap = 部屋替
card-whistle = 口笛
card-nightjar = 夜鷹

## Hours.

card-ushi = 丑
card-tora = 寅
card-u = 卯
card-tatsu = 辰

## Birds by kind and number.

birds-crow = 烏{ $n }羽
kinds-crow = 烏
move-crow = 烏が移る
birds-rooster = 鶏{ $n }羽
kinds-rooster = 鶏
move-rooster = 鶏が移る
birds-warbler = 鶯{ $n }羽
kinds-warbler = 鶯
move-warbler = 鶯が移る
birds-owl = 梟{ $n }羽
kinds-owl = 梟
move-owl = 梟が移る
birds-bat = 蝙蝠{ $n }羽
kinds-bat = 蝙蝠
move-bat = 蝙蝠が移る
birds-move = 鳥が移る
cards-move = 札が移る

## How far the match is.

where-deal = 準備
where = { $hour }の刻 · 手番{ $turn }

## Preparing.

deal-to = { $who }：配られた鳥3枚をタッチ
prepare = 鐘を抜き、三味線札を2枚ずつ配る
halves = 鐘：{ $upper }枚と{ $lower }枚に1枚ずつ混ぜて重ねる
n-of = { $of }枚中{ $n }枚目

## A turn.

draw-a-bird = { $who }：鳥札を1枚引く
play-or-judge = { $who }：三味線札を出すか判定
in-hand = 手札{ $n }枚
in-hand-and-top = 手札{ $n }枚 · 捨て札の上：{ $card }
effect-or-kill = { $who }：{ $card }は効果？撃退？
would-copy = { $card }の写しになる。
use-effect = 効果
use-kill = 撃退
kills-one = 鳥1羽
does-stone = 2羽撃退
does-blowgun = どれか1羽
does-water_gun = 2羽を送る
does-scarecrow = 1枚を送る
does-casting_net = 1種を撃退
does-trap_net = めくった種を撃退
does-mirror = 一番上を写す
does-singing = 2枚引く
does-scissors = 1枚もらう
does-plectrum = 1種を交換
does-room_swap = 全部を交換
does-whistle = 鳥を2枚呼ぶ
does-nightjar = 鳥を配り直す
does-door = 効果なし
which-kind = { $who }：{ $card }でどの鳥？
all-of-it = その種類すべて。
tap-to-kill = { $who }：撃退する鳥をタッチ
tap-to-send = { $who }：送る鳥をタッチ
one-card = 何羽の札でも1枚
birds-left = あと{ $n }羽
birds-left-bats-first = あと{ $n }羽、蝙蝠が先
done = 終わり
nothing-happens = 何も起きない
at-whom = { $who }：{ $card }を誰に？
nothing-to-steal = 手札なし：{ $who }
flip = { $card }：鳥札を1枚めくる
its-kind-dies = 同じ鳥をすべて撃退。
whistle = 口笛：{ $who }に鳥札を1枚
nightjar = 夜鷹：{ $who }に1枚配る
judge = 判定
would-be-out = 帰宅になる
safe-now = 鳴かない
drop-to-limit = { $who }：手札を{ $n }枚まで減らす
drop-all = { $who }：手札をすべて捨てる
to-go = あと{ $n }枚
game-over = { $who }が朝まで居残る

## Answering an attack.

answer = { $who }：{ $card }に応じる？
threat-send = { $who }から{ $cards }が来る
threat-steal = { $who }が手札を1枚取る
threat-swap-kind = { $who }と{ $kind }を交換
threat-swap-all = { $who }と鳥をすべて交換
threat-send-drawn = { $who }が鳥を2枚呼ぶ
accept = 受ける
stops-it = 防ぐ
turns-it = そらす
turn-on-whom = { $who }：{ $card }を誰にそらす？

## What happened by itself, and what hands have to do.

draws-shamisen = { $who }は三味線札を{ $n }枚引く
shuffle-birds = 鳥の捨て札を切って山札にする
shuffle-shamisen = 三味線の捨て札を切って山札にする
bell-rings = 鐘が鳴り{ $hour }の刻に
bell-unheard = 鐘は何も起こさない
last-hour-stays = 鐘が鳴るが{ $hour }の刻のまま
kills = { $who }が{ $birds }を撃退
counter = { $who }の{ $card }に印：残り{ $birds }
nothing-to-copy = 写せる札がない：効果なし
sends = { $who }から{ $target }へ：{ $cards }
whistled = { $who }の前へ：{ $cards }
steals = { $who }が{ $owner }の手札を1枚取る
empty-hand = { $who }は手札がない
door-stops = { $who }の襖が{ $card }を防ぐ
mirror-turns = { $who }の鏡が{ $card }を{ $target }へそらす
goes-home = { $who }は帰宅：{ $hour }の刻に鳥が鳴いた
left-early = { $who }が退席：鳥は捨て、手札は山札の下へ

## What there is to see.

cry-at = { $n }羽で鳴く
from = ≥{ $n }
has = { $who }の{ $birds }は{ $n }羽：{ $limit }羽で鳴く
would-have = { $who }の{ $birds }は{ $n }羽に：{ $limit }羽で鳴く
by-hand = 手入力
adjusted = 手入力：{ $why }

## Refusals.

bells-come-later = 鐘は後で入れる：鳥を配る
tap-a-bird-card = 鳥札をタッチ
tap-a-shamisen-card = 三味線札をタッチ
no-cards-left = { $who }は手札がない：判定する
door-needs-a-bird = { $card }：撃退できる鳥がない、取っておく
not-in-front = { $card }は{ $who }の前にない：別の札を
bats-first = { $card }：蝙蝠が先、蝙蝠をタッチ
too-many-birds = { $card }：羽数が多い、{ $n }羽まで
no-answer = { $card }では応じられない：襖か鏡、または受ける
not-in-the-nightjar = { $card }は配る札にない：別の札を
hours-follow-bells = 刻は鐘で進む：タッチ不要
lies-in-front = { $card }は{ $who }の前にある：別の札を
lies-birds = { $card }は鳥の捨て札にある：別の札を
lies-shamisen = { $card }は三味線の捨て札にある：別の札を
lies-table = { $card }は使用中：別の札を
card = { $card }

## What the table does by hand.

move-from-to = 札と、どこからどこへを告げる
no-such-zone = { $zone }には置けない
not-there = { $card }はそこにない
nothing-there = そこに札はない

## House rules.

option-multi_bird_cards = 2、3羽の札
option-multi_bird_cards-indivisible = 分けない
option-multi_bird_cards-partial_kill_allowed_with_counter = 一部を撃退できる
option-bats_first_plectrum = 撥：蝙蝠が先
option-bats_first_plectrum-yes = はい
option-bats_first_plectrum-no = いいえ
option-casting_net_with_bats = 投網と蝙蝠
option-casting_net_with_bats-net_takes_bats_only = 蝙蝠だけ
option-casting_net_with_bats-bats_die_then_also_one_kind = 蝙蝠ともう1種
option-bell_on_whistle = 口笛で鐘
option-bell_on_whistle-hour_advances = 刻が進む
option-bell_on_whistle-no_effect = 効果なし
option-bell_on_trap_net = 霞網で鐘
option-bell_on_trap_net-no_effect = 効果なし
option-bell_on_trap_net-hour_advances = 刻が進む
option-bell_draw = 引いた鐘
option-bell_draw-counts_as_a_draw = 1枚に数える
option-bell_draw-draw_replacement = 引き直す
option-whistle_reaction = 口笛に応じる
option-whistle_reaction-before_cards_are_seen = 札を見る前
option-whistle_reaction-after_cards_are_seen = 札を見た後
option-mirror_redirect_source = 鏡でそらした攻撃
option-mirror_redirect_source-attacker_stays_source = 元の攻撃者のまま
option-mirror_redirect_source-mirror_player_becomes_source = 鏡の持ち主のもの
option-mirror_copies_mirror_or_door = 襖や鏡を写す鏡
option-mirror_copies_mirror_or_door-nothing = 何もなし
option-mirror_copies_mirror_or_door-look_one_card_deeper = 1枚下を見る
option-hand_limit_timing = 手札の上限
option-hand_limit_timing-after_surviving_judgement = 判定の後
option-hand_limit_timing-before_judgement = 判定の前
option-judge_all_players = 全員を判定
option-judge_all_players-no = いいえ
option-judge_all_players-yes = はい

## 初めての人への説明と、質問ごとのルールカード。

phase-deal = 準備
rules-deal = 三味線札2枚と鳥札3枚を配り、鳥は種類ごとに表で並べる。それから鐘を山に混ぜる。鳥に鳴かれず最後まで残った人の勝ち。
phase-draw_bird = 引く
rules-draw_bird = 三味線札を2枚手札に取り、鳥札を3枚引いて種類ごとに並べる。鐘を引くと次の刻になり、より少ない鳥で鳴くようになる。
phase-play = 三味線札
rules-play = 三味線札を1枚ずつ好きなだけ使う。効果を使うか、代わりに鳥を1羽撃退する。札に断りがなければ蝙蝠が先。その後に判定し、同じ鳥が多すぎるか梟がいれば脱落。
phase-answer = 応じる
rules-answer = あなたに札が使われた。{ card-door }で打ち消す。{ card-mirror }で別の人に向ける（その人は応じられない）。または受ける。
phase-drop = 手札の上限
rules-drop = 手番の終わりに三味線札は5枚まで。脱落した人は手札も鳥もすべて捨てる。
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
learn-deal = この鳥3枚が最初から前に並ぶ。
learn-draw_bird = 鳥札を3枚引く。鐘なら次の刻へ。
learn-play = 三味線札で鳥を減らし、最後に判定。
learn-use = どの札も、効果の代わりに1羽撃退できる。
learn-kind = 同じ種類の鳥すべてに働く。
learn-bird = 1枚ずつタッチ。蝙蝠が先。
learn-target = 選ばれた人は一度だけ応じられる。
learn-redirect = 誰にでも向けられる。使った人にも。
learn-answer = { card-door }で止める、{ card-mirror }で返す、受ける。
learn-drop = 手札は5枚まで。
