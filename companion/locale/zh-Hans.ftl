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
resume-first = 暂停中：先继续，再感应一次
enter-by-hand = 这里算不出来：请手动输入

## Tags

one-at-a-time = 一次放一张牌
two-cards = { $cards }：一次一张
phone = 这是手机或银行卡：请感应游戏牌
other-game = { $card }是《{ $game }》的牌：请感应《{ $own }》的牌
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
look = 翻看
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
resume-which = 继续哪一局？
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

## screens: set-up, record, result, tags, settings

about-fonts = 字体：Atkinson Hyperlegible、Noto Sans CJK，均为OFL授权。
about-licence = 自由软件，采用GNU GPL第3版或更新版授权，不附任何担保。
about-software = 使用Python、pygame、gpiozero、mfrc522、msgspec、fluent.runtime、segno、platformdirs。
about-title = 桌边伙伴 { $version }
about-what = 实体纸牌游戏的裁判、时钟和记账员。
back = 返回
card-times = { $card }×{ $n }
fault-go-on = 继续
fault-look = 继续之前，先看看记录。
fault-title = 请先看这里
language-title = 用哪种语言？
name-empty = 请输入名字
name-full = 最多40字
name-rub = 删一字
name-sit = 入座
name-space = 空格
name-taken = 已经在座
name-title = 新名字
names-choose = 先选名字
names-forget = 删掉
names-none = 还没有名字。
names-title = 认得的名字
next = 下一步
notices-count = { $n }件要看
notices-none = 一切正常。
notices-title = 哪里不对
notices-well = 一切正常
off = 关
on = 开
picker-nothing = 现在不用牌。
picker-seen = 在这里选的牌，大家都看得到。
picker-title = 哪张牌？
players = { $n }人
record-after-change = 改了之后
record-after-insert = 补上之后
record-after-remove = 去掉这步之后
record-after-undo = 收回之后
record-change = 改成
record-do-change = 照这样改
record-do-insert = 补上
record-do-remove = 去掉
record-empty = 还没有任何步骤。
record-face-down = 盖牌
record-fits = 后面的步骤都对得上
record-fixed = 这步不能
record-insert = 补一步
record-misfit = 对不上：{ $step }
record-missed = 漏掉的
record-more = 另有{ $n }项
record-no-change = 其他都不变。
record-no-place = 放不进那里
record-other-question = 那里问的是别的。
record-remove = 去掉这一步
record-rest-goes = 后面的去掉
record-rest-stays = 其余不变
record-steps = { $n }步
record-title = 收回哪一步？
record-to-another = 别的
record-trying = 请稍候
record-which-change = 不是{ $step }，是什么？
record-which-insert = { $step }之前漏了什么？
result-again = 再来一局
result-nobody = 没有人获胜
result-shared = { $who }并列第一
result-shared-by = { $n }人并列第一
result-wins = { $who }获胜
result-wins-with = { $who }以{ $n }分获胜
rules-defaults = 照默认
rules-none = 这个游戏只有一种玩法。
rules-of-seat = { $who }：{ $what }
rules-start = 开始
rules-title = { $game }：本桌规则
rules-unchanged = 没有改动
settings-about = 关于
settings-language = 语言
settings-names = 认得的名字
settings-notices = 状况
settings-sound = 声音
settings-tags = 登记一副牌
settings-title = 设置
settings-volume = 音量 { $n }
setup-choose-seat = 先选座位
setup-empty = 空出座位
setup-first = 先手
setup-flat = 平放
setup-guest = 客人{ $n }
setup-new-name = 新名字
setup-players = { $least }到{ $most }人
setup-rules = 规则
setup-screen = 屏幕
setup-seats = 座位
setup-tap-name = 点一个名字
setup-title = 谁坐哪里？
setup-wedge = 斜放
sum-rules = 本桌规则：{ $rules }
sum-title = { $who }：{ $what } { $n }
table = 全桌
tags-again = 从头再来
tags-clash = 这个标签已是：{ $card }
tags-done = { $n }张牌都认得了
tags-first = 第一张
tags-keep = 保留
tags-keep-detail = 换一张感应
tags-means = { $what }
tags-move = 改成这张
tags-one-back = 上一张
tags-progress = 第{ $n }张，共{ $of }张
tags-skip = 跳过
tags-stop = 停
tags-stop-detail = 之后再继续
tags-tap = 感应{ $card }
tags-which-card = 这是哪张牌？
tags-which-deck = 哪一副牌？
tags-which-game = 新标签：哪个游戏？
tally-nothing = 这里没有计分。
tally-other = 其他
tray-empty = 开局后，牌会放在这里。
tray-lift = 拿起
tray-unknown = 未知标签
