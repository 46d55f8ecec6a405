### The words of the app itself. A game's words lie in its own folder.

## Names, lists and numbers

card = { $sign }{ $name }
who = { $who }
seat = 第{ $n }座
list-more = { $before }、{ $next }
list-last = { $before }和{ $last }
number = { $n }
as-is = { $what }
face-down = 一张扣着的牌
closed = 结束

## Refusals

asked-for-tap = 请感应一张牌：现在问的是牌
asked-for-choose = 请在屏幕上选：现在不用牌
asked-for-number = 请输入数字：现在问的是数字
asked-for-each = 这位玩家要答的是别的
asked-for-first = 这不是现在要答的
not-wanted = 现在不能出这张牌
no-such-choice = 现在不能选这个
out-of-range = { $low }到{ $high }之间
not-your-turn = 轮到{ $who }回答
not-asked = 现在没有问这一座
not-all-in = 还有人没回答
not-the-default = 时间到时，算的是别的回答
game-over = 游戏已经结束
nothing-to-undo = 没有可以收回的
no-such-step = 记录里没有这一步
no-such-seat = 那里没有人坐
no-such-action = 这个游戏没有这种操作：{ $what }
correction-does-not-fit = 后面的步骤就对不上了：{ $why }
record-does-not-fit = 记录答的是别的问题：{ $was }，现在是{ $now }
bad-line = 看不懂：{ $what }
paused = 暂停中
enter-by-hand = 这里算不出来：请手动输入

## Tags

one-at-a-time = 一次放一张牌
two-cards = { $cards }：一次一张
phone = 这是手机或银行卡：请感应游戏牌
other-game = 这张牌是《{ $game }》的
not-at-this-table = { $name }不在这一桌
tag-bound = 认得这张牌了

## What was saved

saved = 已存
saved-card = { $card }已存
taken-back = 已收回
corrected = 已更正

## The record

last = { $who }：{ $what }
last-of-table = { $what }
adjusted = { $who }，手动加分：{ $points }
because = { $what }（{ $why }）
noted = 备注：{ $text }
moved = 手动移动{ $card }
done-by-hand = 手动处理
change-total = { $who }：{ $old } › { $new }
change-turn = 轮到{ $who }
change-where = 回到：{ $where }
change-steps-lost = 后面{ $n }步要重新输入
record-cut = 规则改了：后面{ $n }步要重新输入
unreadable = 这一局在这里读不出来

## Matches told in sentences

made-by-itself = 只有一种选择：{ $what }
entry-undo = 收回
entry-splice = 更正
entry-adjust = 手动加分
entry-act = 手动处理

## Faults: what, colon, what to do

fault-reader-silent = 读不到卡片：请用屏幕
fault-reader-missing = 找不到读卡器：请打开SPI
fault-reader-busy = 读卡器被占用：请关闭另一个程序
fault-reader-software = 缺读卡器软件：请运行companion doctor
fault-reader-wiring = 读卡器应答不对：请检查接线
fault-pins = 按钮和灯不通：请用屏幕
fault-pin = 有个按钮或灯不通：请检查接线
fault-storage = 无法存档：请重启并检查存储卡
fault-storage-full = 空间已满，无法存档：请清出空间
fault-storage-read-only = 存储卡锁住，无法存档：请重启
fault-storage-newer = 存档来自新版：请更新程序
fault-storage-lost = 存档读不出来：已另外保留，重新开始
fault-storage-restored = 存档损坏：改用最近的备份
fault-storage-restored-without = 改用最近的备份：少了{ $n }个回答

## Screens

## screens

all-saved = 全部已保存。
another-way = 换一张牌，或改用触摸。
back-to-hand = 收回手牌
bind = 绑定
by-touch = 触摸
cannot-be-read = 无法读取
card-short = { $card }
choice = 选择
clocks-stand-still = 所有计时都已停止。
done = 完成
end-game = 结束牌局
from-to = { $low }到{ $high }
hold = 按住2秒
home = 首页
ignore = 略过
match-title = { $game }，{ $where }
more = 更多
no-reader = 没有读卡器
not-now = 现在不行
nothing-changed = 没有变动。
nothing-changed-for = 没有变动，仍轮到{ $who }。
nothing-yet = 还没有
ok = 好
one-of-these = 可以这样出
plays-next = 接着轮到{ $who }
reader = 读卡器
record = 记录
resume = 继续
settings = 设置
simulated = 模拟
stays-saved = 保留牌局
step-of = { $who } { $what }
to-play = 轮到{ $who }
to-play-after = 轮到{ $who }（上一手：{ $last }）
total = 总分
undo = 撤销
unknown-tag = 这个标签还没有对应的卡
unknown-tag-detail = 选出是哪张卡，之后就认得。
we-played-it = 已经这样出
which-game = 今晚玩哪个？
