# Words of 7 Wonders. Names marked in RULES.md as ours may be renamed by the owner of the deck.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-raw = 原
mark-made = 工
mark-civil = 民
mark-trade = 商
mark-war = 軍
mark-science = 科
mark-guild = ギ
mark-wood = 木
mark-stone = 石
mark-ore = 鉱
mark-clay = 土
mark-glass = 硝
mark-papyrus = 紙
mark-loom = 布
mark-name-raw = 茶色の札
mark-name-made = 灰色の札
mark-name-civil = 青い札
mark-name-trade = 黄色い札
mark-name-war = 赤い札
mark-name-science = 緑の札
mark-name-guild = ギルド
mark-name-coin = コイン
mark-name-stage = 段階
mark-name-defeat = 敗北
mark-name-compass = 数学
mark-name-gear = 工学
mark-name-tablet = 文字

## Structures.

card-lumber_yard = 木材置場
card-stone_pit = 石切場
card-clay_pool = 粘土採掘場
card-ore_vein = 鉱脈
card-tree_farm = 植林場
card-excavation = 採掘場
card-clay_pit = 粘土坑
card-timber_yard = 製材場
card-forest_cave = 森の洞窟
card-mine = 鉱山
card-loom = 織物工房
card-glassworks = ガラス工房
card-press = 製紙工房
card-pawnshop = 質屋
card-baths = 浴場
card-altar = 祭壇
card-theater = 劇場
card-tavern = 居酒屋
card-east_trading_post = 東交易所
card-west_trading_post = 西交易所
card-marketplace = 市場
card-stockade = 防御柵
card-barracks = 兵舎
card-guard_tower = 物見の塔
card-apothecary = 薬屋
card-workshop = 工房
card-scriptorium = 写本室
card-sawmill = 製材所
card-quarry = 採石場
card-brickyard = 煉瓦工場
card-foundry = 鋳造所
card-aqueduct = 水道橋
card-temple = 神殿
card-statue = 彫像
card-courthouse = 裁判所
card-forum = 公共広場
card-caravansery = 隊商宿
card-vineyard = ぶどう園
card-bazar = バザール
card-walls = 城壁
card-training_ground = 訓練場
card-stables = 厩舎
card-archery_range = 射撃場
card-dispensary = 施薬院
card-laboratory = 研究室
card-library = 図書館
card-school = 学校
card-pantheon = 万神殿
card-gardens = 庭園
card-town_hall = 市庁舎
card-palace = 宮殿
card-senate = 元老院
card-haven = 港
card-lighthouse = 灯台
card-chamber_of_commerce = 商工会議所
card-arena = 闘技場
card-fortifications = 要塞
card-circus = 円形競技場
card-arsenal = 兵器庫
card-siege_workshop = 攻城兵器工房
card-lodge = 集会所
card-observatory = 天文台
card-university = 大学
card-academy = 学院
card-study = 書斎
card-workers_guild = 労働者ギルド
card-craftsmens_guild = 職人ギルド
card-traders_guild = 商人ギルド
card-philosophers_guild = 哲学者ギルド
card-spies_guild = スパイギルド
card-strategists_guild = 戦略家ギルド
card-shipowners_guild = 船主ギルド
card-scientists_guild = 科学者ギルド
card-magistrates_guild = 行政官ギルド
card-builders_guild = 建築家ギルド

## How far the match is.

where = 第{ $age }世代 · 6手番中{ $turn }
where-age = 第{ $age }世代
where-end = 最終決算
seat-name-2 = 自由都市

## A turn.

tap-your-card = 全員：札をタッチ
keep-face-down = 裏向きのまま。そろえば公開。
tap-again = { $who }：もう一度タッチ
too-many-told = 同じ札が多すぎる。
reveal = 公開
all-at-once = 一斉に
which-stage = { $who }：段階を建てる？
sealed-too = 公開前に決める。
no-stage = 建てない
use-all = 建てるか、他の使い方
use-one = { $who }：建てるか選ぶ
silence-builds = 何もしなければ建設、無理なら売却。
pay-all = 支払い先を選ぶ
pay-one = { $who }：誰に払う？
silence-pays = 何もしなければ最安で払う。
done = 完了
closes-turn = 手番を閉じる
use-build = 建設
use-build-free = 無料で建設
use-stage = 第{ $n }段階
use-sell = 売る
for-coins = { $n }コイン
costs = { $n }コイン払う
for-nothing = 無料
by-chain = 連鎖で無料
payment = { $to }
paid-to = { $who }に{ $n }
pays-nobody = 払わない
card-for-free-city = { $who }：自由都市の札
one-it-can-use = 使える札があればそれを。
seventh-card = { $who }：7枚目をタッチ
build-stage-or-sell = 建設、段階、または売却。
dig = { $who }：捨て札から1枚
unseen-there = 無料で建設。未公開{ $n }枚もある。
builds-nothing = 建てない
pass-left = 次は手札を左（時計回り）へ
pass-right = 次は手札を右（反時計回り）へ
holds-free-city = { $who }が自由都市札を持つ。次に手札交換

## What happened by itself, and what hands have to do.

builds = { $who }が{ $card }を建設
builds-stage = { $who }が第{ $n }段階を建設
sells = { $who }が{ $card }を売却
takes-coins = { $who }が{ $n }コイン取る
pays-bank = { $who }が銀行に{ $n }払う
pays = { $who }が{ $to }に{ $n }払う
loses-coins = { $who }が{ $n }コイン失う
builds-dug-up = { $who }が捨て札の{ $card }を建設
nothing-to-dig = { $who }：捨て札に建てられる物なし
seventh-cards = 残った手札は無償で捨てる

## War.

war = 軍事トークンを配る
war-worth = 第{ $age }世代：勝ち{ $n }、負け−1
war-total = 計{ $n }
takes-no-part = 不参加
tokens-taken = 配り終えた
then-age = 第{ $age }世代へ
then-count = 決算へ

## Counting by hand.

how-many-shields = { $who }：盾はいくつ？
type-or-tap-red = 第{ $age }世代：入力か赤札をタッチ：{ $n }
as-counted = 数えた通り
shields-counted = 盾{ $n }
tap-all-cards = { $who }：札を全てタッチ
cards-told = 今{ $n }枚。段階の下の札は除く。
which-stages = { $who }：建った段階は？
then-all-told = 後の段階は前の段階を含む。
how-many-coins = { $who }：コインはいくつ？
which-tokens = { $who }：軍事トークンは？
tokens-so-far = 今：{ $tokens }
no-tokens-so-far = まだなし。
token = { $n }
no-tokens = なし
all-told = 以上
game-over = 七不思議、ここに成る

## Refusals.

cannot-be-in-hand = 今その札は手札にない：別の札を
of-another-age = { $card }は別の世代：この世代の札を
no-copy-left = { $card }：全て既出、別の札を
stands-already = { $card }は{ $who }の都市にある：別の札を
not-discarded = { $card }は捨て札にない：別の札を
no-shields = { $card }に盾はない：赤札を

## What the table does by hand.

nothing-to-move = 対戦は終了：動かせない
no-such-mode = 手動計算への変更のみ
move-from-to = 何をどこからどこへ
no-such-zone = { $zone }には置けない
not-there = { $card }はそこにない
nothing-like-it = そこにはない、または置けない
not-so-many = そんなにコインはない

## The tally.

category-military = 軍事
category-treasury = 財産
category-wonder = 奇跡
category-civilian = 市民
category-science = 科学
category-commerce = 商業
category-guilds = ギルド
by-hand = 手動
adjusted = 手動：{ $why }
why-tokens = { $n } × { $token }
why-coins = { $n }コイン、3枚で1点
why-stage = 第{ $n }段階
why-squared = { $symbol }{ $n }の二乗
why-wild = { $symbol }{ $n }の二乗（うち万能{ $wild }）
why-sets = 三種一組 × { $n }
why-counted = { $card }：{ $of }{ $n }
why-copied = { $owner }の{ $card }：{ $of }{ $n }
why-other-way = { $why }（別の読みなら{ $n }）

## House rules.

option-mode = 使い方
option-mode-referee = 毎手番を審判
option-mode-tally = 計算だけ
option-boards = 奇跡ボード
option-boards-alexandria-A = アレクサンドリア A
option-boards-alexandria-B = アレクサンドリア B
option-boards-babylon-A = バビロン A
option-boards-babylon-B = バビロン B
option-boards-ephesos-A = エフェソス A
option-boards-ephesos-B = エフェソス B
option-boards-gizah-A = ギザ A
option-boards-gizah-B = ギザ B
option-boards-halikarnassos-A = ハリカルナッソス A
option-boards-halikarnassos-B = ハリカルナッソス B
option-boards-olympia-A = オリンピア A
option-boards-olympia-B = オリンピア B
option-boards-rhodos-A = ロードス A
option-boards-rhodos-B = ロードス B
option-boards-great_wall-A = 万里の長城 A
option-boards-great_wall-B = 万里の長城 B
option-chain_source = 連鎖の元
option-chain_source-possession = 持つ建物すべて
option-chain_source-earlier_age = 前の世代のみ
option-babylon_before_discard_builds = バビロンが捨て札より先
option-babylon_before_discard_builds-yes = はい
option-babylon_before_discard_builds-no = いいえ、後
option-babylon_uses_turn_6 = 6手番目の収入で7枚目
option-babylon_uses_turn_6-no = いいえ
option-babylon_uses_turn_6-yes = はい
option-two_discard_builders = 捨て札の先手
option-two_discard_builders-halikarnassos_first = ハリカルナッソス
option-two_discard_builders-great_wall_first = 万里の長城
option-buy_what_you_make = 自産品も買える
option-buy_what_you_make-no = いいえ
option-buy_what_you_make-yes = はい
option-great_wall_loss = 長城の2コイン損失
option-great_wall_loss-after_coins_arrive = 収入の後
option-great_wall_loss-before_coins_arrive = 収入の前
option-either_or_counts_as_made = 長城：選択札の産出
option-either_or_counts_as_made-both = 両方
option-either_or_counts_as_made-neither = どちらもなし
option-copied_shipowners_counts_itself = 写した船主は自身も数える
option-copied_shipowners_counts_itself-yes = はい
option-copied_shipowners_counts_itself-no = いいえ
option-copied_guild_feeds_shipowners = 写したギルドも船主に数える
option-copied_guild_feeds_shipowners-no = いいえ
option-copied_guild_feeds_shipowners-yes = はい
option-free_city_first_holder = 自由都市：最初の持ち主
option-free_city_first_holder-left = その左
option-free_city_first_holder-right = その右
option-free_city_card_order = 自由都市：札の順
option-free_city_card_order-holder_first = 持ち主
option-free_city_card_order-free_city_first = 自由都市
option-free_city_may_win = 自由都市も勝てる
option-free_city_may_win-no = いいえ
option-free_city_may_win-yes = はい

## 初めての人への説明と、質問ごとのルールカード。

phase-seal = 札選び
rules-seal = 全員が手札から1枚選び、裏向きにタッチする。そろったら一斉に公開し、手札を隣へ渡す。
phase-use = 札の使い方
rules-use = 札を建設するか、七不思議の次の段階に使うか、3コインで売る。同じ札は一つの都市に二度建てられない。
phase-pay = 支払い
rules-pay = 足りない資源は両隣から買う。1つ2コイン、黄色の札で安くなることもある。隣は断れず、資源も減らない。
phase-dug = 捨て札から
rules-dug = 七不思議の段階で、捨て札から1枚を無料で建てられる。裏向きで売られた札でもよい。
phase-free_city = 自由都市
rules-free_city = 2人では自由都市が3つ目の都市になる。その札を持つ人が代わりに札を使い、交代していく。
phase-war = 戦争
rules-war = 世代の終わりに、両隣と盾の数を比べる。勝ちは世代ごとに1・3・5点、負けは−1点、引き分けは0点。
phase-tally_shields = 最終決算
rules-tally_shields = 得点は、軍事トークン、コイン（3枚で1点）、段階、そして札から。青、黄、記号で数える緑、条件で数える紫。
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
learn-seal = 1枚選び、残りは隣へ渡す。
learn-stage = 段階に使う札も先に封じる。
learn-use = 建設するか、段階にするか、3コインで売る。
learn-pay = 隣から資源を1つ2コインで買う。
learn-last = この七不思議は7枚目の札も使える。
learn-dug = 捨て札から1枚を無料で建てる。
learn-free_city = 札を持つ人が自由都市の番をする。
learn-tally_shields = 都市の盾をすべて数える。
learn-tally_card = 前の札を1枚ずつタッチする。
learn-tally_stages = 完成した段階を選ぶ。
learn-tally_coins = 3コインで1点。
learn-tally_tokens = 軍事トークンをすべて入力する。
