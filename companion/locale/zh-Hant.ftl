### The words of the app itself. A game's words lie in its own folder.

## Names, lists and numbers

card = { $sign }{ $name }
who = { $who }
seat = 第{ $n }座
list-more = { $before }、{ $next }
list-last = { $before }和{ $last }
number = { $n }
as-is = { $what }
face-down = 一張蓋著的牌
closed = 結束

## Refusals

asked-for-tap = 請感應一張牌：現在問的是牌
asked-for-choose = 請在螢幕上選：現在不用牌
asked-for-number = 請輸入數字：現在問的是數字
asked-for-each = 這位玩家要答的是別的
asked-for-first = 這不是現在要答的
not-wanted = 現在不能出這張牌
no-such-choice = 現在不能選這個
out-of-range = { $low }到{ $high }之間
not-your-turn = 輪到{ $who }回答
not-asked = 現在沒有問這一座
not-all-in = 還有人沒回答
not-the-default = 時間到時，算的是別的回答
game-over = 遊戲已經結束
nothing-to-undo = 沒有可以收回的
no-such-step = 記錄裡沒有這一步
no-such-seat = 那裡沒有人坐
no-such-action = 這個遊戲沒有這種操作：{ $what }
correction-does-not-fit = 後面的步驟就對不上了：{ $why }
record-does-not-fit = 記錄答的是別的問題：{ $was }，現在是{ $now }
bad-line = 看不懂：{ $what }
paused = 暫停中
enter-by-hand = 這裡算不出來：請手動輸入

## Tags

one-at-a-time = 一次放一張牌
two-cards = { $cards }：一次一張
phone = 這是手機或銀行卡：請感應遊戲牌
other-game = 這張牌是《{ $game }》的
not-at-this-table = { $name }不在這一桌
tag-bound = 認得這張牌了

## What was saved

saved = 已存
saved-card = { $card }已存
taken-back = 已收回
corrected = 已更正

## The record

last = { $who }：{ $what }
last-of-table = { $what }
adjusted = { $who }，手動加分：{ $points }
because = { $what }（{ $why }）
noted = 附註：{ $text }
moved = 手動移動{ $card }
done-by-hand = 手動處理
change-total = { $who }：{ $old } › { $new }
change-turn = 輪到{ $who }
change-where = 回到：{ $where }
change-steps-lost = 後面{ $n }步要重新輸入
record-cut = 規則改了：後面{ $n }步要重新輸入
unreadable = 這一局在這裡讀不出來

## Matches told in sentences

made-by-itself = 只有一種選擇：{ $what }
entry-undo = 收回
entry-splice = 更正
entry-adjust = 手動加分
entry-act = 手動處理

## Faults: what, colon, what to do

fault-reader-silent = 讀不到卡片：請用螢幕
fault-reader-missing = 找不到讀卡器：請開啟SPI
fault-reader-busy = 讀卡器被占用：請關閉另一個程式
fault-reader-software = 缺讀卡器軟體：請執行companion doctor
fault-reader-wiring = 讀卡器回應不對：請檢查接線
fault-pins = 按鈕和燈不通：請用螢幕
fault-pin = 有個按鈕或燈不通：請檢查接線
fault-storage = 無法存檔：請重開並檢查記憶卡
fault-storage-full = 空間已滿，無法存檔：請清出空間
fault-storage-read-only = 記憶卡鎖住，無法存檔：請重開
fault-storage-newer = 存檔來自新版：請更新程式
fault-storage-lost = 存檔讀不出來：已另外保留，重新開始
fault-storage-restored = 存檔損壞：改用最近的備份
fault-storage-restored-without = 改用最近的備份：少了{ $n }個回答

## Screens

## screens

all-saved = 全部已儲存。
another-way = 換一張牌，或改用觸控。
back-to-hand = 收回手牌
bind = 綁定
by-touch = 觸控
cannot-be-read = 無法讀取
card-short = { $card }
choice = 選擇
clocks-stand-still = 所有計時都已停止。
done = 完成
end-game = 結束牌局
from-to = { $low }到{ $high }
hold = 按住2秒
home = 首頁
ignore = 略過
match-title = { $game }，{ $where }
more = 更多
no-reader = 沒有讀卡機
not-now = 現在不行
nothing-changed = 沒有變動。
nothing-changed-for = 沒有變動，仍輪到{ $who }。
nothing-yet = 還沒有
ok = 好
one-of-these = 可以這樣出
plays-next = 接著輪到{ $who }
reader = 讀卡機
record = 紀錄
resume = 繼續
settings = 設定
simulated = 模擬
stays-saved = 保留牌局
step-of = { $who } { $what }
to-play = 輪到{ $who }
to-play-after = 輪到{ $who }（上一手：{ $last }）
total = 總分
undo = 復原
unknown-tag = 這個標籤還沒有對應的卡
unknown-tag-detail = 選出是哪張卡，之後就認得。
we-played-it = 已經這樣出
which-game = 今晚玩哪個？
