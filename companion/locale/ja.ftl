### The words of the app itself. A game's words lie in its own folder.

## Names, lists and numbers

card = { $sign }{ $name }
who = { $who }
seat = { $n }番席
list-more = { $before }、{ $next }
list-last = { $before }と{ $last }
number = { $n }
as-is = { $what }
face-down = 裏向きの札
closed = 締め切り

## Refusals

asked-for-tap = 札をタッチ：聞いているのは札
asked-for-choose = 画面で選ぶ：札は使わない
asked-for-number = 数を入れる：聞いているのは数
asked-for-each = この人に聞いているのは別のこと
asked-for-first = いま聞いていることの答えではない
not-wanted = その札はいま出せない
no-such-choice = それはいま選べない
out-of-range = { $low }から{ $high }まで
not-your-turn = 答えるのは{ $who }
not-asked = その席にはいま何も聞いていない
not-all-in = まだ答えていない人がいる
not-the-default = 時間切れなら別の答えになる
game-over = ゲームは終わり
nothing-to-undo = 戻せるものがない
no-such-step = 記録にその手はない
no-such-seat = その席には誰もいない
no-such-action = このゲームにない操作：{ $what }
correction-does-not-fit = 後の手が合わなくなる：{ $why }
record-does-not-fit = 記録は別の問いの答え：{ $was }、いまは{ $now }
bad-line = 読めない：{ $what }
paused = 一時停止中
resume-first = 一時停止中：再開してからもう一度タッチ
enter-by-hand = ここでは計算できない：手で入れる

## Tags

one-at-a-time = 札は1枚ずつ
two-cards = { $cards }：1枚ずつ
phone = 電話か銀行のカード：ゲームの札をタッチ
other-game = { $card }は『{ $game }』の札：『{ $own }』の札をタッチ
not-at-this-table = { $name }はこの卓にいない
tag-bound = 札を覚えた

## What was saved

saved = 保存した
saved-card = { $card }を保存した
taken-back = 戻した
corrected = 直した

## The record

last = { $who }：{ $what }
last-of-table = { $what }
adjusted = { $who }の手入力の点：{ $points }
because = { $what }（{ $why }）
noted = メモ：{ $text }
moved = { $card }を手で移した
done-by-hand = 手で直した
change-total = { $who }：{ $old } › { $new }
change-turn = { $who }の番になる
change-where = 戻る先：{ $where }
change-steps-lost = 後の{ $n }手は入れ直し
record-cut = ルールが変わった：後の{ $n }手は入れ直し
unreadable = この対局はここでは読めない

## Matches told in sentences

made-by-itself = 選択肢は1つ：{ $what }
entry-undo = 戻した
entry-splice = 直した
entry-adjust = 点を手で入れた
entry-act = 手で直した

## Faults: what, colon, what to do

fault-reader-silent = カードを読めません：画面で操作
fault-reader-missing = 読取機が見つかりません：SPIを有効に
fault-reader-busy = 読取機は使用中：他のプログラムを閉じる
fault-reader-software = 読取機のソフトなし：companion doctorを実行
fault-reader-wiring = 読取機の応答が変です：配線を確認
fault-pins = ボタンとランプが使えません：画面で操作
fault-pin = ボタンかランプが1つ不通：配線を確認
fault-storage = 保存できません：再起動しSDカードを確認
fault-storage-full = 空きがなく保存できません：空きを作る
fault-storage-read-only = SDカードに書けません：再起動する
fault-storage-newer = 新しい版の保存データ：更新する
fault-storage-lost = 保存データを読めません：別に残し、新しく始めます
fault-storage-restored = 保存データが破損：最後の控えを使います
fault-storage-restored-without = 最後の控えを使います：{ $n }手が欠けています

## Screens

## screens

all-saved = すべて保存済みです。
another-way = 別のカードか、画面操作でどうぞ。
back-to-hand = 手札に戻す
bind = 登録する
by-touch = 画面で選ぶ
cannot-be-read = 読めません
card-short = { $card }
choice = 選択
clocks-stand-still = 時計はすべて止まっています。
done = 完了
end-game = ゲーム終了
from-to = { $low }から{ $high }まで
hold = 2秒長押し
home = ホーム
ignore = そのまま
look = 見る
match-title = { $game }、{ $where }
more = 続き
no-reader = リーダーなし
not-now = 今は不可
nothing-changed = 変更なし。
nothing-changed-for = 変更なし。引き続き{ $who }の番。
nothing-yet = まだなし
ok = OK
one-of-these = 出せるのはこちら
plays-next = 次は{ $who }の番
reader = リーダー
record = 記録
resume = 再開
resume-which = どの対戦を再開する？
settings = 設定
simulated = 模擬
stays-saved = 保存したまま
step-of = { $who } { $what }
to-play = { $who }の番
to-play-after = { $who }の番（直前：{ $last }）
total = 合計
undo = 取り消す
unknown-tag = このタグはまだ未登録
unknown-tag-detail = どのカードか選ぶと、次から読めます。
we-played-it = このまま進める
which-game = 今夜は何で遊ぶ？

## screens: set-up, record, result, tags, settings

about-fonts = 書体：Atkinson Hyperlegible、Noto Sans CJK。どちらもOFL。
about-licence = GNU GPLバージョン3以降の自由ソフトウェア。保証はありません。
about-software = Python、pygame、gpiozero、mfrc522、msgspec、fluent.runtime、segno、platformdirsの上に。
about-title = 卓上の相棒 { $version }
about-what = 本物のカードゲームの審判・時計・記録係。
back = 戻る
card-times = { $card }×{ $n }
fault-go-on = 続ける
fault-look = 続ける前に記録を確かめる。
fault-title = まずこれを読む
language-title = どの言語で？
name-empty = 名前を入力
name-full = 40字まで
name-rub = 一字消す
name-sit = 席に着く
name-space = 空白
name-taken = もう席にいる
name-title = 新しい名前
names-choose = 名前を選ぶ
names-forget = 忘れる
names-none = まだ名前がありません。
names-title = 覚えている名前
next = 次へ
notices-count = { $n }件あり
notices-none = すべて動いています。
notices-title = 動いていないもの
notices-well = 異常なし
off = 切
on = 入
picker-nothing = 今はカードを使いません。
picker-seen = ここで選ぶカードは皆に見えます。
picker-title = どのカード？
players = { $n }人
record-after-change = 直したあと
record-after-insert = 入れたあと
record-after-remove = 消したあと
record-after-undo = 取り消したあと
record-change = 直す
record-do-change = これに直す
record-do-insert = 入れる
record-do-remove = 消す
record-empty = まだ何も記録がありません。
record-face-down = 裏向き
record-fits = 後の手はすべて合う
record-fixed = この手は不可
record-insert = 入れる
record-misfit = 合わない手：{ $step }
record-missed = 抜けた手
record-more = ほか{ $n }件
record-no-change = ほかは変わりません。
record-no-place = そこには合わない
record-other-question = そこで問われるのは別のこと。
record-remove = この手だけ消す
record-rest-goes = 後の手は消える
record-rest-stays = 残りはそのまま
record-steps = { $n }手
record-title = どの手を戻す？
record-to-another = 別のものに
record-trying = お待ちを
record-which-change = { $step }でなく、何？
record-which-insert = { $step }の前に何が？
result-again = もう一度
result-nobody = 勝者なし
result-shared = { $who }が勝ちを分け合う
result-shared-by = { $n }人が勝ちを分け合う
result-wins = { $who }の勝ち
result-wins-with = { $who }が{ $n }点で勝ち
rules-defaults = いつもどおり
rules-none = このゲームの遊び方は一つです。
rules-of-seat = { $who }：{ $what }
rules-start = 始める
rules-title = { $game }：この卓の決まり
rules-unchanged = 変更なし
settings-about = この機器について
settings-language = 言語
settings-names = 覚えている名前
settings-notices = 調子
settings-sound = 音
settings-tags = デッキを登録
settings-title = 設定
settings-volume = 音量 { $n }
setup-choose-seat = 席を選ぶ
setup-empty = 席を空ける
setup-first = 先手
setup-flat = 平置き
setup-guest = ゲスト{ $n }
setup-new-name = 新しい名前
setup-players = { $least }～{ $most }人
setup-rules = 決まり
setup-screen = 画面
setup-seats = 席
setup-tap-name = 名前を選ぶ
setup-title = 誰がどこに座る？
setup-wedge = 斜め置き
sum-rules = この卓の決まり：{ $rules }
sum-title = { $who }：{ $what } { $n }
table = 卓
tags-again = 最初から
tags-clash = このタグはもう{ $card }
tags-done = { $n }枚すべて登録済み
tags-first = 最初の札
tags-keep = そのまま
tags-keep-detail = 別の札をタッチ
tags-means = { $what }
tags-move = この札にする
tags-one-back = 一つ前へ
tags-progress = { $of }枚中{ $n }枚目
tags-skip = 飛ばす
tags-stop = やめる
tags-stop-detail = 後で続ける
tags-tap = { $card }をタッチ
tags-which-card = どのカード？
tags-which-deck = どのデッキ？
tags-which-game = 新しいタグ：どのゲーム？
tally-nothing = ここでの得点はありません。
tally-other = その他
tray-empty = ゲームが始まると札が並びます。
tray-lift = 持ち上げる
tray-unknown = 未登録のタグ
