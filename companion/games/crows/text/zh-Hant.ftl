# Words of Crows Overkill. Names marked in RULES.md as ours may be renamed by the owner of the deck.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-crow = 鴉
mark-rooster = 雞
mark-warbler = 鶯
mark-owl = 梟
mark-bat = 蝠
mark-bell = 鐘
mark-name-crow = 烏鴉
mark-name-rooster = 公雞
mark-name-warbler = 黃鶯
mark-name-owl = 梟
mark-name-bat = 蝙蝠
mark-name-bell = 鐘聲
mark-name-shamisen = 手牌
mark-name-hour_1 = 丑時
mark-name-hour_2 = 寅時
mark-name-hour_3 = 卯時
mark-name-hour_4 = 辰時

## Bird cards.

card-bat_1 = 蝙蝠
card-crow_1 = 烏鴉
card-crow_2 = 烏鴉×2
card-crow_3 = 烏鴉×3
card-rooster_1 = 公雞
card-rooster_2 = 公雞×2
card-warbler_1 = 黃鶯
card-owl_1 = 梟
card-bell = 鐘聲

## Shamisen cards.

card-stone = 石礫
card-blowgun = 吹箭
card-water_gun = 水槍
card-scarecrow = 稻草人
card-casting_net = 投網
card-trap_net = 陷阱網
card-door = 拉門
card-mirror = 鏡子
card-singing = 唱歌
card-scissors = 剪刀
card-plectrum = 撥
card-room_swap = 換房間
card-whistle = 吹口哨
card-nightjar = 夜鷹

## Hours.

card-ushi = 丑
card-tora = 寅
card-u = 卯
card-tatsu = 辰

## Birds by kind and number.

birds-crow = 烏鴉{ $n }隻
kinds-crow = 烏鴉
move-crow = 烏鴉移動
birds-rooster = 公雞{ $n }隻
kinds-rooster = 公雞
move-rooster = 公雞移動
birds-warbler = 黃鶯{ $n }隻
kinds-warbler = 黃鶯
move-warbler = 黃鶯移動
birds-owl = 梟{ $n }隻
kinds-owl = 梟
move-owl = 梟移動
birds-bat = 蝙蝠{ $n }隻
kinds-bat = 蝙蝠
move-bat = 蝙蝠移動
birds-move = 鳥移動
cards-move = 交出1張

## How far the match is.

where-deal = 準備中
where = { $hour }時 · 第{ $turn }回合

## Preparing.

deal-to = { $who }：感應面前的3張鳥
prepare = 先抽出鐘聲，每人發2張三味線
halves = 鐘聲：{ $upper }張與{ $lower }張各洗入1張，疊起
n-of = 第{ $n }張，共{ $of }張

## A turn.

draw-a-bird = { $who }：抽1張鳥類卡
play-or-judge = { $who }：出三味線，或判定
in-hand = 手牌{ $n }張
in-hand-and-top = 手牌{ $n }張 · 棄牌頂：{ $card }
effect-or-kill = { $who }：{ $card }用效果還是撲殺？
would-copy = 會複製{ $card }。
use-effect = 效果
use-kill = 撲殺
kills-one = 1隻鳥
does-stone = 撲殺2隻
does-blowgun = 撲殺任1隻
does-water_gun = 趕走2隻
does-scarecrow = 移走1張
does-casting_net = 撲殺一種
does-trap_net = 翻開，撲殺同種
does-mirror = 複製棄牌頂
does-singing = 抽2張
does-scissors = 抽對手1張
does-plectrum = 交換一種
does-room_swap = 交換所有鳥
does-whistle = 叫來2張鳥
does-nightjar = 分發所有鳥
does-door = 無效果
which-kind = { $who }：{ $card }要選哪一種鳥？
all-of-it = 該種類的所有鳥。
tap-to-kill = { $who }：感應要撲殺的鳥
tap-to-send = { $who }：感應要趕走的鳥
one-card = 1張，幾隻都可以
birds-left = 還可選{ $n }隻
birds-left-bats-first = 還可選{ $n }隻，蝙蝠優先
done = 完成
nothing-happens = 沒有效果
at-whom = { $who }：{ $card }對誰用？
nothing-to-steal = 沒有手牌：{ $who }
flip = { $card }：翻開1張鳥類卡
its-kind-dies = 同種的鳥全部撲殺。
whistle = 口哨：為{ $who }翻1張鳥類卡
nightjar = 夜鷹：發1張給{ $who }
judge = 判定
would-be-out = 會被淘汰
safe-now = 沒有鳥叫
drop-to-limit = { $who }：棄牌到剩{ $n }張
drop-all = { $who }：棄掉所有手牌
to-go = 還有{ $n }張
game-over = { $who }一覺到天明

## Answering an attack.

answer = { $who }：要回應{ $card }嗎？
threat-send = { $who }把{ $cards }給你
threat-steal = { $who }抽走你1張手牌
threat-swap-kind = { $who }跟你交換{ $kind }
threat-swap-all = { $who }跟你交換所有鳥
threat-send-drawn = { $who }為你叫來2張鳥
accept = 接受
stops-it = 擋下
turns-it = 轉移
turn-on-whom = { $who }：把{ $card }轉給誰？

## What happened by itself, and what hands have to do.

draws-shamisen = { $who }抽{ $n }張三味線
shuffle-birds = 鳥類棄牌洗成新牌堆
shuffle-shamisen = 三味線棄牌洗成新牌堆
bell-rings = 鐘聲響起：{ $hour }時到
bell-unheard = 鐘聲：無事發生
last-hour-stays = 鐘聲響起：仍是{ $hour }時
kills = { $who }撲殺{ $birds }
counter = { $who }的{ $card }放標記：剩{ $birds }
nothing-to-copy = 沒有可複製的牌：無效果
sends = { $who }移給{ $target }：{ $cards }
whistled = 來到{ $who }面前：{ $cards }
steals = { $who }抽走{ $owner }1張手牌
empty-hand = { $who }沒有手牌
door-stops = { $who }的拉門擋下{ $card }
mirror-turns = { $who }的鏡子把{ $card }轉給{ $target }
goes-home = { $who }歸宅：{ $hour }時鳥叫了
left-early = { $who }離開：鳥棄掉，手牌放到牌堆底

## What there is to see.

cry-at = 滿{ $n }隻就叫
from = ≥{ $n }
has = { $who }有{ $n }隻：{ $birds }滿{ $limit }隻就叫
would-have = { $who }會有{ $n }隻：{ $birds }滿{ $limit }隻就叫
by-hand = 手動
adjusted = 手動：{ $why }

## Refusals.

bells-come-later = 鐘聲稍後才洗入：請發鳥
tap-a-bird-card = 感應鳥類卡
tap-a-shamisen-card = 感應三味線卡
no-cards-left = { $who }沒有手牌：請判定
door-needs-a-bird = { $card }：沒有可撲殺的鳥，留著吧
not-in-front = { $who }面前沒有{ $card }：換一張
bats-first = { $card }：蝙蝠優先，感應蝙蝠
too-many-birds = { $card }：隻數太多，最多{ $n }隻
no-answer = { $card }不能回應：拉門、鏡子或接受
not-in-the-nightjar = { $card }不在分發之中：換一張
hours-follow-bells = 時辰隨鐘聲推進：不必感應
lies-in-front = { $card }在{ $who }面前：換一張
lies-birds = { $card }在鳥類棄牌堆：換一張
lies-shamisen = { $card }在三味線棄牌堆：換一張
lies-table = { $card }正在使用：換一張
card = { $card }

## What the table does by hand.

move-from-to = 說出牌、從哪裡、到哪裡
no-such-zone = { $zone }不能放這裡
not-there = { $card }不在那裡
nothing-there = 那裡沒有牌

## House rules.

option-multi_bird_cards = 多隻鳥的牌
option-multi_bird_cards-indivisible = 不可分割
option-multi_bird_cards-partial_kill_allowed_with_counter = 可部分撲殺
option-bats_first_plectrum = 撥：蝙蝠優先
option-bats_first_plectrum-yes = 是
option-bats_first_plectrum-no = 否
option-casting_net_with_bats = 投網遇蝙蝠
option-casting_net_with_bats-net_takes_bats_only = 只撲蝙蝠
option-casting_net_with_bats-bats_die_then_also_one_kind = 蝙蝠再加一種
option-bell_on_whistle = 口哨翻到鐘聲
option-bell_on_whistle-hour_advances = 時辰推進
option-bell_on_whistle-no_effect = 無效果
option-bell_on_trap_net = 陷阱網翻到鐘聲
option-bell_on_trap_net-no_effect = 無效果
option-bell_on_trap_net-hour_advances = 時辰推進
option-bell_draw = 抽到鐘聲
option-bell_draw-counts_as_a_draw = 算1張
option-bell_draw-draw_replacement = 補抽1張
option-whistle_reaction = 回應口哨
option-whistle_reaction-before_cards_are_seen = 翻牌前
option-whistle_reaction-after_cards_are_seen = 翻牌後
option-mirror_redirect_source = 鏡子轉移的攻擊
option-mirror_redirect_source-attacker_stays_source = 仍屬原攻擊者
option-mirror_redirect_source-mirror_player_becomes_source = 改屬鏡子玩家
option-mirror_copies_mirror_or_door = 鏡子遇拉門或鏡子
option-mirror_copies_mirror_or_door-nothing = 無效果
option-mirror_copies_mirror_or_door-look_one_card_deeper = 看下一張
option-hand_limit_timing = 手牌上限
option-hand_limit_timing-after_surviving_judgement = 判定後
option-hand_limit_timing-before_judgement = 判定前
option-judge_all_players = 判定所有玩家
option-judge_all_players-no = 否
option-judge_all_players-yes = 是

## 第一次玩時的說明，以及各問題的規則卡。

phase-deal = 準備
rules-deal = 每人發2張三味線和3張鳥，鳥依種類正面擺在面前，再把鐘聲洗入牌堆。別人的鳥都叫了，留到最後的人獲勝。
phase-draw_bird = 抽牌
rules-draw_bird = 先抽2張三味線到手上，再抽3張鳥，依種類擺在面前。抽到鐘聲就進入下一個時辰，鳥更少也會叫。
phase-play = 出三味線
rules-play = 三味線逐張打出，張數不限：用效果，或改為撲殺1隻鳥。牌上沒有另外說明時，蝙蝠優先。然後判定：同一種鳥太多，或有梟，就出局。
phase-answer = 回應
rules-answer = 有人對你出牌。{ card-door }可以取消它；{ card-mirror }可以轉給另一位玩家，對方不能再回應。也可以接受。
phase-drop = 手牌上限
rules-drop = 回合結束時，手牌最多5張。出局的人棄掉所有手牌和面前的鳥。
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
learn-deal = 這三張鳥一開始就擺在你面前。
learn-draw_bird = 抽三張鳥；鐘聲會推進時辰。
learn-play = 用三味線趕走鳥，再由時辰判定。
learn-use = 每張牌都可以不用效果，改撲殺1隻鳥。
learn-kind = 這張牌對同一種類的所有鳥有效。
learn-bird = 逐張感應；蝙蝠優先。
learn-target = 你選的人可以回應一次。
learn-redirect = 可以轉給任何人，包括出牌的人。
learn-answer = { card-door }取消，{ card-mirror }轉移，或接受。
learn-drop = 手牌最多留五張。
