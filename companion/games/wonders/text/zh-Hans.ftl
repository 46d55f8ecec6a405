# Words of 7 Wonders. Names marked in RULES.md as ours may be renamed by the owner of the deck.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-raw = 原
mark-made = 工
mark-civil = 民
mark-trade = 商
mark-war = 军
mark-science = 科
mark-guild = 会
mark-wood = 木
mark-stone = 石
mark-ore = 矿
mark-clay = 砖
mark-glass = 玻
mark-papyrus = 纸
mark-loom = 丝
mark-name-raw = 棕色牌
mark-name-made = 灰色牌
mark-name-civil = 蓝色牌
mark-name-trade = 黄色牌
mark-name-war = 红色牌
mark-name-science = 绿色牌
mark-name-guild = 公会牌
mark-name-coin = 金币
mark-name-stage = 阶段
mark-name-defeat = 战败
mark-name-compass = 数学
mark-name-gear = 工业
mark-name-tablet = 文字

## Structures.

card-lumber_yard = 伐木场
card-stone_pit = 采石坑
card-clay_pool = 黏土池
card-ore_vein = 矿脉
card-tree_farm = 林场
card-excavation = 挖掘场
card-clay_pit = 黏土场
card-timber_yard = 木料场
card-forest_cave = 森林洞穴
card-mine = 矿场
card-loom = 织布坊
card-glassworks = 玻璃坊
card-press = 造纸坊
card-pawnshop = 当铺
card-baths = 浴场
card-altar = 祭坛
card-theater = 剧院
card-tavern = 酒馆
card-east_trading_post = 东贸易站
card-west_trading_post = 西贸易站
card-marketplace = 市场
card-stockade = 栅栏
card-barracks = 兵营
card-guard_tower = 哨塔
card-apothecary = 药房
card-workshop = 工坊
card-scriptorium = 抄写室
card-sawmill = 锯木厂
card-quarry = 采石场
card-brickyard = 砖厂
card-foundry = 铸造厂
card-aqueduct = 水道桥
card-temple = 神庙
card-statue = 雕像
card-courthouse = 法院
card-forum = 广场
card-caravansery = 商旅驿站
card-vineyard = 葡萄园
card-bazar = 市集
card-walls = 城墙
card-training_ground = 训练场
card-stables = 马厩
card-archery_range = 射箭场
card-dispensary = 诊所
card-laboratory = 实验室
card-library = 图书馆
card-school = 学校
card-pantheon = 万神殿
card-gardens = 花园
card-town_hall = 市政厅
card-palace = 宫殿
card-senate = 城市议会
card-haven = 港口
card-lighthouse = 灯塔
card-chamber_of_commerce = 商会
card-arena = 竞技场
card-fortifications = 防御工事
card-circus = 圆形竞技场
card-arsenal = 兵工厂
card-siege_workshop = 攻城工坊
card-lodge = 集会所
card-observatory = 天文台
card-university = 大学
card-academy = 学院
card-study = 书房
card-workers_guild = 工人公会
card-craftsmens_guild = 工匠公会
card-traders_guild = 商人公会
card-philosophers_guild = 哲学家公会
card-spies_guild = 间谍公会
card-strategists_guild = 战略家公会
card-shipowners_guild = 船主公会
card-scientists_guild = 科学家公会
card-magistrates_guild = 地方官公会
card-builders_guild = 建筑师公会

## How far the match is.

where = 第{ $age }时期 · 第{ $turn }回合，共6回合
where-age = 第{ $age }时期
where-end = 最后计分
seat-name-2 = 自由城邦

## A turn.

tap-your-card = 每人感应一张牌
keep-face-down = 牌面朝下，全部到齐后揭示。
tap-again = { $who }：再感应一次
too-many-told = 同一张牌说多了。
reveal = 揭示
all-at-once = 一起翻开
which-stage = { $who }：要盖哪一阶段？
sealed-too = 翻牌之前就要决定。
no-stage = 不盖阶段
use-all = 建造，或选其他用法
use-one = { $who }：建造，或另选用法
silence-builds = 不说就建造；盖不起就卖掉。
pay-all = 选择付给谁
pay-one = { $who }：付给谁？
silence-pays = 不说就付最少。
done = 完成
closes-turn = 结束回合
use-build = 建造
use-build-free = 免费建造
use-stage = 第{ $n }阶段
use-sell = 卖掉
for-coins = 得{ $n }元
costs = 花{ $n }元
for-nothing = 免费
by-chain = 连锁免费
payment = { $to }
paid-to = 付{ $who }{ $n }元
pays-nobody = 谁都不付
card-for-free-city = { $who }：自由城邦的牌
one-it-can-use = 有能用的就必须给能用的。
seventh-card = { $who }：感应第七张牌
build-stage-or-sell = 建造、盖阶段或卖掉。
dig = { $who }：从弃牌堆选一张
unseen-there = 免费建造。另有{ $n }张没看过的牌。
builds-nothing = 不建造
pass-left = 之后手牌传给左边（顺时针）
pass-right = 之后手牌传给右边（逆时针）
holds-free-city = { $who }持自由城邦卡，之后交换手牌

## What happened by itself, and what hands have to do.

builds = { $who }建造{ $card }
builds-stage = { $who }完成第{ $n }阶段
sells = { $who }卖掉{ $card }
takes-coins = { $who }拿{ $n }元
pays-bank = { $who }付银行{ $n }元
pays = { $who }付{ $to }{ $n }元
loses-coins = { $who }失去{ $n }元
builds-dug-up = { $who }从弃牌堆建造{ $card }
nothing-to-dig = { $who }：弃牌堆没有可建造的
seventh-cards = 剩下的手牌弃掉，不拿钱

## War.

war = 发放战争指示物
war-worth = 第{ $age }时期：胜{ $n }分，败−1分
war-total = 合计{ $n }
takes-no-part = 不参战
tokens-taken = 已拿指示物
then-age = 开始第{ $age }时期
then-count = 最后计分

## Counting by hand.

how-many-shields = { $who }：有几个盾？
type-or-tap-red = 第{ $age }时期：输入或感应红牌：{ $n }
as-counted = 照感应的
shields-counted = { $n }个盾
tap-all-cards = { $who }：感应每张牌
cards-told = 已{ $n }张，不含阶段下的牌。
which-stages = { $who }：盖了哪些阶段？
then-all-told = 后面的含前面的。
how-many-coins = { $who }：有几元？
which-tokens = { $who }：有哪些战争指示物？
tokens-so-far = 目前：{ $tokens }
no-tokens-so-far = 目前没有。
token = { $n }
no-tokens = 都没有
all-told = 说完了
game-over = 奇迹已成

## Refusals.

cannot-be-in-hand = 这张牌现在不可能在手上：感应别张
of-another-age = { $card }不是这时期的：感应本时期的牌
no-copy-left = { $card }：都出现过了，感应别张
stands-already = { $card }已在{ $who }的城市：感应别张
not-discarded = { $card }不在弃牌堆：感应别张
no-shields = { $card }没有盾：感应红牌

## What the table does by hand.

nothing-to-move = 对局已结束：不能移动
no-such-mode = 只能改成手动计分
move-from-to = 要说什么、从哪里到哪里
no-such-zone = { $zone }不是可放的地方
not-there = { $card }不在那里
nothing-like-it = 那里没有，也放不下
not-so-many = 没有那么多钱

## The tally.

category-military = 军事
category-treasury = 金库
category-wonder = 奇迹
category-civilian = 市政
category-science = 科技
category-commerce = 商业
category-guilds = 公会
by-hand = 手动
adjusted = 手动：{ $why }
why-tokens = { $n } × { $token }
why-coins = { $n }元，每3元1分
why-stage = 第{ $n }阶段
why-squared = { $symbol }{ $n }个的平方
why-wild = { $symbol }{ $n }个的平方，其中{ $wild }个任选
why-sets = 三种一套 × { $n }
why-counted = { $card }：{ $of }{ $n }
why-copied = { $owner }的{ $card }：{ $of }{ $n }
why-other-way = { $why }（另一种读法为{ $n }）

## House rules.

option-mode = 使用方式
option-mode-referee = 每回合裁判
option-mode-tally = 只计分
option-boards = 奇迹板
option-boards-alexandria-A = 亚历山大 A
option-boards-alexandria-B = 亚历山大 B
option-boards-babylon-A = 巴比伦 A
option-boards-babylon-B = 巴比伦 B
option-boards-ephesos-A = 以弗所 A
option-boards-ephesos-B = 以弗所 B
option-boards-gizah-A = 吉萨 A
option-boards-gizah-B = 吉萨 B
option-boards-halikarnassos-A = 哈利卡纳苏斯 A
option-boards-halikarnassos-B = 哈利卡纳苏斯 B
option-boards-olympia-A = 奥林匹亚 A
option-boards-olympia-B = 奥林匹亚 B
option-boards-rhodos-A = 罗得岛 A
option-boards-rhodos-B = 罗得岛 B
option-boards-great_wall-A = 万里长城 A
option-boards-great_wall-B = 万里长城 B
option-chain_source = 连锁来源
option-chain_source-possession = 自己有的建筑
option-chain_source-earlier_age = 只算先前时期
option-babylon_before_discard_builds = 巴比伦先于弃牌堆
option-babylon_before_discard_builds-yes = 是
option-babylon_before_discard_builds-no = 否，在后
option-babylon_uses_turn_6 = 第6回合可付第七张
option-babylon_uses_turn_6-no = 否
option-babylon_uses_turn_6-yes = 是
option-two_discard_builders = 弃牌堆谁先
option-two_discard_builders-halikarnassos_first = 哈利卡纳苏斯
option-two_discard_builders-great_wall_first = 万里长城
option-buy_what_you_make = 可买自产的
option-buy_what_you_make-no = 否
option-buy_what_you_make-yes = 是
option-great_wall_loss = 长城使人失2元
option-great_wall_loss-after_coins_arrive = 进账之后
option-great_wall_loss-before_coins_arrive = 进账之前
option-either_or_counts_as_made = 长城：二选一算产出
option-either_or_counts_as_made-both = 两种都算
option-either_or_counts_as_made-neither = 都不算
option-copied_shipowners_counts_itself = 复制船主算自己
option-copied_shipowners_counts_itself-yes = 是
option-copied_shipowners_counts_itself-no = 否
option-copied_guild_feeds_shipowners = 复制公会算进船主
option-copied_guild_feeds_shipowners-no = 否
option-copied_guild_feeds_shipowners-yes = 是
option-free_city_first_holder = 自由城邦：先持者
option-free_city_first_holder-left = 其左边
option-free_city_first_holder-right = 其右边
option-free_city_card_order = 自由城邦：谁先出牌
option-free_city_card_order-holder_first = 持有者
option-free_city_card_order-free_city_first = 自由城邦
option-free_city_may_win = 自由城邦可获胜
option-free_city_may_win-no = 否
option-free_city_may_win-yes = 是

## 第一次玩时的说明，以及各问题的规则卡。

phase-seal = 选牌
rules-seal = 每人从手牌选一张，牌面朝下感应。全部到齐后一起揭示，手牌再传给邻居。
phase-use = 用这张牌
rules-use = 建造这张牌，或垫在奇迹下盖下一阶段，或卖掉得3元。同一座城不能建造两张同名的牌。
phase-pay = 付钱
rules-pay = 缺少的资源向左右邻居买，每个2元，有些黄牌更便宜。邻居不能拒绝，资源也不会减少。
phase-dug = 从弃牌堆
rules-dug = 奇迹的阶段让你从弃牌堆免费建造一张，盖着卖掉的牌也可以。
phase-free_city = 自由城邦
rules-free_city = 两人游戏时，自由城邦是第三座城。持有它的卡的人替它出牌，两人轮流。
phase-war = 战争
rules-war = 每个时期结束时，和左右邻居比盾。胜利在三个时期各得1、3、5分，失败−1分，平手不计。
phase-tally_shields = 最后计分
rules-tally_shields = 分数来自战争指示物、钱（3元1分）、奇迹阶段，以及牌：蓝牌、黄牌、依符号计的绿牌、依条件计的紫牌。
phase-stage = { phase-seal }
rules-stage = { rules-seal }
phase-last = { phase-use }
rules-last = { rules-use }
phase-tally_card = { phase-tally_shields }
rules-tally_card = { rules-tally_shields }
phase-tally_stages = { phase-tally_shields }
rules-tally_stages = { rules-tally_shields }
phase-tally_coins = { phase-tally_shields }
rules-tally_coins = { rules-tally_shields }
phase-tally_tokens = { phase-tally_shields }
rules-tally_tokens = { rules-tally_shields }
learn-seal = 选一张牌，其余传给邻居。
learn-stage = 要盖阶段的牌也先封好。
learn-use = 建造、盖阶段，或卖掉得3元。
learn-pay = 邻居把资源卖给你，每个2元。
learn-last = 这座奇迹连第七张牌也能用。
learn-dug = 从弃牌堆免费建造一张。
learn-free_city = 持有卡的人替自由城邦出牌。
learn-tally_shields = 数你的城里所有的盾。
learn-tally_card = 把面前的牌逐张感应。
learn-tally_stages = 说出奇迹盖好的阶段。
learn-tally_coins = 3元值1分。
learn-tally_tokens = 把战争指示物全部说出。
