# Words of 7 Wonders. Names marked in RULES.md as ours may be renamed by the owner of the deck.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-raw = 原
mark-made = 工
mark-civil = 民
mark-trade = 商
mark-war = 軍
mark-science = 科
mark-guild = 會
mark-wood = 木
mark-stone = 石
mark-ore = 礦
mark-clay = 磚
mark-glass = 玻
mark-papyrus = 紙
mark-loom = 絲
mark-name-raw = 棕色牌
mark-name-made = 灰色牌
mark-name-civil = 藍色牌
mark-name-trade = 黃色牌
mark-name-war = 紅色牌
mark-name-science = 綠色牌
mark-name-guild = 公會牌
mark-name-coin = 金幣
mark-name-stage = 階段
mark-name-defeat = 戰敗
mark-name-compass = 數學
mark-name-gear = 工業
mark-name-tablet = 文字

## Structures.

card-lumber_yard = 伐木場
card-stone_pit = 採石坑
card-clay_pool = 黏土池
card-ore_vein = 礦脈
card-tree_farm = 林場
card-excavation = 挖掘場
card-clay_pit = 黏土場
card-timber_yard = 木料場
card-forest_cave = 森林洞穴
card-mine = 礦場
card-loom = 織布坊
card-glassworks = 玻璃坊
card-press = 造紙坊
card-pawnshop = 當舖
card-baths = 浴場
card-altar = 祭壇
card-theater = 劇院
card-tavern = 酒館
card-east_trading_post = 東貿易站
card-west_trading_post = 西貿易站
card-marketplace = 市場
card-stockade = 柵欄
card-barracks = 兵營
card-guard_tower = 哨塔
card-apothecary = 藥房
card-workshop = 工坊
card-scriptorium = 抄寫室
card-sawmill = 鋸木廠
card-quarry = 採石場
card-brickyard = 磚廠
card-foundry = 鑄造廠
card-aqueduct = 水道橋
card-temple = 神廟
card-statue = 雕像
card-courthouse = 法院
card-forum = 廣場
card-caravansery = 商旅驛站
card-vineyard = 葡萄園
card-bazar = 市集
card-walls = 城牆
card-training_ground = 訓練場
card-stables = 馬廄
card-archery_range = 射箭場
card-dispensary = 診所
card-laboratory = 實驗室
card-library = 圖書館
card-school = 學校
card-pantheon = 萬神殿
card-gardens = 花園
card-town_hall = 市政廳
card-palace = 宮殿
card-senate = 城市議會
card-haven = 港口
card-lighthouse = 燈塔
card-chamber_of_commerce = 商會
card-arena = 競技場
card-fortifications = 防禦工事
card-circus = 圓形競技場
card-arsenal = 兵工廠
card-siege_workshop = 攻城工坊
card-lodge = 集會所
card-observatory = 天文臺
card-university = 大學
card-academy = 學院
card-study = 書房
card-workers_guild = 工人公會
card-craftsmens_guild = 工匠公會
card-traders_guild = 商人公會
card-philosophers_guild = 哲學家公會
card-spies_guild = 間諜公會
card-strategists_guild = 戰略家公會
card-shipowners_guild = 船主公會
card-scientists_guild = 科學家公會
card-magistrates_guild = 地方官公會
card-builders_guild = 建築師公會

## How far the match is.

where = 第{ $age }時期 · 第{ $turn }回合，共6回合
where-age = 第{ $age }時期
where-end = 最後計分
seat-name-2 = 自由城邦

## A turn.

tap-your-card = 每人感應一張牌
keep-face-down = 牌面朝下，全部到齊後揭示。
tap-again = { $who }：再感應一次
too-many-told = 同一張牌說多了。
reveal = 揭示
all-at-once = 一起翻開
which-stage = { $who }：要蓋哪一階段？
sealed-too = 翻牌之前就要決定。
no-stage = 不蓋階段
use-all = 建造，或選其他用法
use-one = { $who }：建造，或另選用法
silence-builds = 不說就建造；蓋不起就賣掉。
pay-all = 選擇付給誰
pay-one = { $who }：付給誰？
silence-pays = 不說就付最少。
done = 完成
closes-turn = 結束回合
use-build = 建造
use-build-free = 免費建造
use-stage = 第{ $n }階段
use-sell = 賣掉
for-coins = 得{ $n }元
costs = 花{ $n }元
for-nothing = 免費
by-chain = 連鎖免費
payment = { $to }
paid-to = 付{ $who }{ $n }元
pays-nobody = 誰都不付
card-for-free-city = { $who }：自由城邦的牌
one-it-can-use = 有能用的就必須給能用的。
seventh-card = { $who }：感應第七張牌
build-stage-or-sell = 建造、蓋階段或賣掉。
dig = { $who }：從棄牌堆選一張
unseen-there = 免費建造。另有{ $n }張沒看過的牌。
builds-nothing = 不建造
pass-left = 之後手牌傳給左邊（順時針）
pass-right = 之後手牌傳給右邊（逆時針）
holds-free-city = { $who }持自由城邦卡，之後交換手牌

## What happened by itself, and what hands have to do.

builds = { $who }建造{ $card }
builds-stage = { $who }完成第{ $n }階段
sells = { $who }賣掉{ $card }
takes-coins = { $who }拿{ $n }元
pays-bank = { $who }付銀行{ $n }元
pays = { $who }付{ $to }{ $n }元
loses-coins = { $who }失去{ $n }元
builds-dug-up = { $who }從棄牌堆建造{ $card }
nothing-to-dig = { $who }：棄牌堆沒有可建造的
seventh-cards = 剩下的手牌棄掉，不拿錢

## War.

war = 發放戰爭指示物
war-worth = 第{ $age }時期：勝{ $n }分，敗−1分
war-total = 合計{ $n }
takes-no-part = 不參戰
tokens-taken = 已拿指示物
then-age = 開始第{ $age }時期
then-count = 最後計分

## Counting by hand.

how-many-shields = { $who }：有幾個盾？
type-or-tap-red = 第{ $age }時期：輸入或感應紅牌：{ $n }
as-counted = 照感應的
shields-counted = { $n }個盾
tap-all-cards = { $who }：感應每張牌
cards-told = 已{ $n }張，不含階段下的牌。
which-stages = { $who }：蓋了哪些階段？
then-all-told = 後面的含前面的。
how-many-coins = { $who }：有幾元？
which-tokens = { $who }：有哪些戰爭指示物？
tokens-so-far = 目前：{ $tokens }
no-tokens-so-far = 目前沒有。
token = { $n }
no-tokens = 都沒有
all-told = 說完了
game-over = 奇蹟已成

## Refusals.

cannot-be-in-hand = 這張牌現在不可能在手上：感應別張
of-another-age = { $card }不是這時期的：感應本時期的牌
no-copy-left = { $card }：都出現過了，感應別張
stands-already = { $card }已在{ $who }的城市：感應別張
not-discarded = { $card }不在棄牌堆：感應別張
no-shields = { $card }沒有盾：感應紅牌

## What the table does by hand.

nothing-to-move = 對局已結束：不能移動
no-such-mode = 只能改成手動計分
move-from-to = 要說什麼、從哪裡到哪裡
no-such-zone = { $zone }不是可放的地方
not-there = { $card }不在那裡
nothing-like-it = 那裡沒有，也放不下
not-so-many = 沒有那麼多錢

## The tally.

category-military = 軍事
category-treasury = 金庫
category-wonder = 奇蹟
category-civilian = 市政
category-science = 科技
category-commerce = 商業
category-guilds = 公會
by-hand = 手動
adjusted = 手動：{ $why }
why-tokens = { $n } × { $token }
why-coins = { $n }元，每3元1分
why-stage = 第{ $n }階段
why-squared = { $symbol }{ $n }個的平方
why-wild = { $symbol }{ $n }個的平方，其中{ $wild }個任選
why-sets = 三種一套 × { $n }
why-counted = { $card }：{ $of }{ $n }
why-copied = { $owner }的{ $card }：{ $of }{ $n }
why-other-way = { $why }（另一種讀法為{ $n }）

## House rules.

option-mode = 使用方式
option-mode-referee = 每回合裁判
option-mode-tally = 只計分
option-boards = 奇蹟板
option-boards-alexandria-A = 亞歷山卓 A
option-boards-alexandria-B = 亞歷山卓 B
option-boards-babylon-A = 巴比倫 A
option-boards-babylon-B = 巴比倫 B
option-boards-ephesos-A = 以弗所 A
option-boards-ephesos-B = 以弗所 B
option-boards-gizah-A = 吉薩 A
option-boards-gizah-B = 吉薩 B
option-boards-halikarnassos-A = 哈利卡納蘇斯 A
option-boards-halikarnassos-B = 哈利卡納蘇斯 B
option-boards-olympia-A = 奧林匹亞 A
option-boards-olympia-B = 奧林匹亞 B
option-boards-rhodos-A = 羅得島 A
option-boards-rhodos-B = 羅得島 B
option-boards-great_wall-A = 萬里長城 A
option-boards-great_wall-B = 萬里長城 B
option-chain_source = 連鎖來源
option-chain_source-possession = 自己有的建築
option-chain_source-earlier_age = 只算先前時期
option-babylon_before_discard_builds = 巴比倫先於棄牌堆
option-babylon_before_discard_builds-yes = 是
option-babylon_before_discard_builds-no = 否，在後
option-babylon_uses_turn_6 = 第6回合可付第七張
option-babylon_uses_turn_6-no = 否
option-babylon_uses_turn_6-yes = 是
option-two_discard_builders = 棄牌堆誰先
option-two_discard_builders-halikarnassos_first = 哈利卡納蘇斯
option-two_discard_builders-great_wall_first = 萬里長城
option-buy_what_you_make = 可買自產的
option-buy_what_you_make-no = 否
option-buy_what_you_make-yes = 是
option-great_wall_loss = 長城使人失2元
option-great_wall_loss-after_coins_arrive = 進帳之後
option-great_wall_loss-before_coins_arrive = 進帳之前
option-either_or_counts_as_made = 長城：二選一算產出
option-either_or_counts_as_made-both = 兩種都算
option-either_or_counts_as_made-neither = 都不算
option-copied_shipowners_counts_itself = 複製船主算自己
option-copied_shipowners_counts_itself-yes = 是
option-copied_shipowners_counts_itself-no = 否
option-copied_guild_feeds_shipowners = 複製公會算進船主
option-copied_guild_feeds_shipowners-no = 否
option-copied_guild_feeds_shipowners-yes = 是
option-free_city_first_holder = 自由城邦：先持者
option-free_city_first_holder-left = 其左邊
option-free_city_first_holder-right = 其右邊
option-free_city_card_order = 自由城邦：誰先出牌
option-free_city_card_order-holder_first = 持有者
option-free_city_card_order-free_city_first = 自由城邦
option-free_city_may_win = 自由城邦可獲勝
option-free_city_may_win-no = 否
option-free_city_may_win-yes = 是

## 第一次玩時的說明，以及各問題的規則卡。

phase-seal = 選牌
rules-seal = 每人從手牌選一張，牌面朝下感應。全部到齊後一起揭示，手牌再傳給鄰居。
phase-use = 用這張牌
rules-use = 建造這張牌，或墊在奇蹟下蓋下一階段，或賣掉得3元。同一座城不能建造兩張同名的牌。
phase-pay = 付錢
rules-pay = 缺少的資源向左右鄰居買，每個2元，有些黃牌更便宜。鄰居不能拒絕，資源也不會減少。
phase-dug = 從棄牌堆
rules-dug = 奇蹟的階段讓你從棄牌堆免費建造一張，蓋著賣掉的牌也可以。
phase-free_city = 自由城邦
rules-free_city = 兩人遊戲時，自由城邦是第三座城。持有它的卡的人替它出牌，兩人輪流。
phase-war = 戰爭
rules-war = 每個時期結束時，和左右鄰居比盾。勝利在三個時期各得1、3、5分，失敗−1分，平手不計。
phase-tally_shields = 最後計分
rules-tally_shields = 分數來自戰爭指示物、錢（3元1分）、奇蹟階段，以及牌：藍牌、黃牌、依符號計的綠牌、依條件計的紫牌。
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
learn-seal = 選一張牌，其餘傳給鄰居。
learn-stage = 要蓋階段的牌也先封好。
learn-use = 建造、蓋階段，或賣掉得3元。
learn-pay = 鄰居把資源賣給你，每個2元。
learn-last = 這座奇蹟連第七張牌也能用。
learn-dug = 從棄牌堆免費建造一張。
learn-free_city = 持有卡的人替自由城邦出牌。
learn-tally_shields = 數你的城裡所有的盾。
learn-tally_card = 把面前的牌逐張感應。
learn-tally_stages = 說出奇蹟蓋好的階段。
learn-tally_coins = 3元值1分。
learn-tally_tokens = 把戰爭指示物全部說出。
