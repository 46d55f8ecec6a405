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
enter-by-hand = ここでは計算できない：手で入れる

## Tags

one-at-a-time = 札は1枚ずつ
two-cards = { $cards }：1枚ずつ
phone = 電話か銀行のカード：ゲームの札をタッチ
other-game = この札は『{ $game }』のもの
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
