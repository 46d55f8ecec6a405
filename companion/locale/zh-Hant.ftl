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
resume-first = 暫停中：先繼續，再感應一次
enter-by-hand = 這裡算不出來：請手動輸入

## Tags

one-at-a-time = 一次放一張牌
two-cards = { $cards }：一次一張
phone = 這是手機或銀行卡：請感應遊戲牌
other-game = { $card }是《{ $game }》的牌：請感應《{ $own }》的牌
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
look = 翻看
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
resume-which = 繼續哪一局？
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

## screens: set-up, record, result, tags, settings

about-fonts = 字體：Atkinson Hyperlegible、Noto Sans CJK，皆為OFL授權。
about-licence = 自由軟體，採GNU GPL第3版或更新版授權，不附任何擔保。
about-software = 使用Python、pygame、gpiozero、mfrc522、msgspec、fluent.runtime、segno、platformdirs。
about-title = 桌邊夥伴 { $version }
about-what = 實體紙牌遊戲的裁判、時鐘和記帳員。
back = 返回
card-times = { $card }×{ $n }
fault-go-on = 繼續
fault-look = 繼續之前，先看看記錄。
fault-title = 請先看這裡
language-title = 用哪種語言？
name-empty = 請輸入名字
name-full = 最多40字
name-rub = 刪一字
name-sit = 入座
name-space = 空格
name-taken = 已經在座
name-title = 新名字
names-choose = 先選名字
names-forget = 刪掉
names-none = 還沒有名字。
names-title = 認得的名字
next = 下一步
notices-count = { $n }件要看
notices-none = 一切正常。
notices-title = 哪裡不對
notices-well = 一切正常
off = 關
on = 開
picker-nothing = 現在不用牌。
picker-seen = 在這裡選的牌，大家都看得到。
picker-title = 哪張牌？
players = { $n }人
record-after-change = 改了之後
record-after-insert = 補上之後
record-after-remove = 去掉這步之後
record-after-undo = 收回之後
record-change = 改成
record-do-change = 照這樣改
record-do-insert = 補上
record-do-remove = 去掉
record-empty = 還沒有任何步驟。
record-face-down = 蓋牌
record-fits = 後面的步驟都對得上
record-fixed = 這步不能
record-insert = 補一步
record-misfit = 對不上：{ $step }
record-missed = 漏掉的
record-more = 另有{ $n }項
record-no-change = 其他都不變。
record-no-place = 放不進那裡
record-other-question = 那裡問的是別的。
record-remove = 去掉這一步
record-rest-goes = 後面的去掉
record-rest-stays = 其餘不變
record-steps = { $n }步
record-title = 收回哪一步？
record-to-another = 別的
record-trying = 請稍候
record-which-change = 不是{ $step }，是什麼？
record-which-insert = { $step }之前漏了什麼？
result-again = 再來一局
result-nobody = 沒有人獲勝
result-shared = { $who }並列第一
result-shared-by = { $n }人並列第一
result-wins = { $who }獲勝
result-wins-with = { $who }以{ $n }分獲勝
rules-defaults = 照預設
rules-none = 這個遊戲只有一種玩法。
rules-of-seat = { $who }：{ $what }
rules-start = 開始
rules-title = { $game }：本桌規則
rules-unchanged = 沒有改動
settings-about = 關於
settings-language = 語言
settings-names = 認得的名字
settings-notices = 狀況
settings-sound = 聲音
settings-tags = 登記一副牌
settings-title = 設定
settings-volume = 音量 { $n }
setup-choose-seat = 先選座位
setup-empty = 空出座位
setup-first = 先手
setup-flat = 平放
setup-guest = 客人{ $n }
setup-new-name = 新名字
setup-players = { $least }到{ $most }人
setup-rules = 規則
setup-screen = 螢幕
setup-seats = 座位
setup-tap-name = 點一個名字
setup-title = 誰坐哪裡？
setup-wedge = 斜放
sum-rules = 本桌規則：{ $rules }
sum-title = { $who }：{ $what } { $n }
table = 全桌
tags-again = 從頭再來
tags-clash = 這個標籤已是：{ $card }
tags-done = { $n }張牌都認得了
tags-first = 第一張
tags-keep = 保留
tags-keep-detail = 換一張感應
tags-means = { $what }
tags-move = 改成這張
tags-one-back = 上一張
tags-progress = 第{ $n }張，共{ $of }張
tags-skip = 跳過
tags-stop = 停
tags-stop-detail = 之後再繼續
tags-tap = 感應{ $card }
tags-which-card = 這是哪張牌？
tags-which-deck = 哪一副牌？
tags-which-game = 新標籤：哪個遊戲？
tally-nothing = 這裡沒有計分。
tally-other = 其他
tray-empty = 開局後，牌會放在這裡。
tray-lift = 拿起
tray-unknown = 未知標籤
