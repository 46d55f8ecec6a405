# Words of Chronicle. Names marked in RULES.md as ours may be renamed by the owner of the deck.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-power = 力
mark-wisdom = 智
mark-love = 爱
mark-wild = 万
mark-history = 史
mark-name-power = 力量
mark-name-wisdom = 智慧
mark-name-love = 爱
mark-name-wild = 万用牌
mark-name-history = 历史牌
mark-name-evil = 邪恶
mark-name-fame = 名声
mark-name-crown = 领先
suit-power = 力量
suit-wisdom = 智慧
suit-love = 爱

## Characters.

card-power_01 = 刺客
card-power_02 = 王子
card-power_03 = 警官
card-power_04 = 野蛮人
card-power_05 = 猎人
card-power_06 = 角斗士
card-power_07 = 佣兵
card-power_08 = 骑士
card-power_09 = 船长
card-power_10 = 将军
card-wisdom_01 = 幽灵法师
card-wisdom_02 = 皇后
card-wisdom_03 = 商人
card-wisdom_04 = 算命师
card-wisdom_05 = 盗贼
card-wisdom_06 = 医生
card-wisdom_07 = 隐士
card-wisdom_08 = 学者
card-wisdom_09 = 长老
card-wisdom_10 = 魔术师
card-love_01 = 女巫
card-love_02 = 公主
card-love_03 = 侍者
card-love_04 = 娼妇
card-love_05 = 妖精
card-love_06 = 诗人
card-love_07 = 舞者
card-love_08 = 僧侣
card-love_09 = 贵族
card-love_10 = 主教
card-wild_sage = 贤者
card-wild_fool = 愚者
card-wild_angel = 天使
card-wild_demon = 恶魔
card-wild_king = 国王
card-wild_dragon = 龙

## History cards.

card-monster_attack = 怪物袭击
card-bloody_rebellion = 血腥叛乱
card-round_table = 圆桌会议
card-political_intrigue = 政治阴谋
card-natural_disaster = 天然灾害
card-moral_decay = 堕落腐败
card-compile_annals = 史书编纂
card-founding_festival = 建国庆典
card-dark_age = 黑暗时刻
card-angel_advent = 天使降临
card-talk_with_dragon = 与龙交谈
card-coronation = 加冕国王

## How far the match is.

where = 第{ $round }回合 · 第{ $trick }墩
where-round = 第{ $round }回合
where-end = 第{ $round }回合结束
round = 第{ $n }回合
trick = 第{ $trick }墩

## Preparing a round.

turn-up-history = 翻开一张历史牌
turn-up-further = 再翻开{ $n }张历史牌
tap-it = 感应这张牌
in-force-together = 所有条件同时有效。
set-aside = { $card }：放一旁，另翻一张
shuffle-back = 把放一旁的牌洗回历史牌堆
shuffle-history = 把用过的历史牌洗成新牌堆
remove-a-card = 翻开一张牌并移除
remove-another = 另翻一张牌并移除
put-back = { $card }是起始牌：洗回牌堆
deal = 每人发{ $n }张，持有者先出。
who-shows = 谁亮出{ $card }？
does-not-lead = 亮出即可，不由此人先出。

## A trick.

lead-any = { $who }：任出一张牌
play-any = { $who }：任出一张牌
follow = { $who }：跟{ $suit }或出万用牌
is-in-hand = { $card }在手上。
turn-up-slough = 翻开{ $who }的垫牌
target-take-ally = { $who }：拿谁的盟友？
target-recall = { $who }：收回谁的牌？
target-force-discard = { $who }：谁弃一张手牌？
target-sage = { $who }：把谁的盟友收进手牌？
target-fool = { $who }：谁弃三张盟友？
ally-take-ally = { $who }：感应要拿的{ $owner }盟友
ally-ally-to-hand = { $who }：感应要收回手牌的盟友
ally-discard-ally = { $who }：感应要弃掉的盟友
ally-sage = { $who }：感应{ $owner }的一张盟友
hand-to-allies = { $who }：感应一张手牌加入盟友
discard-target-chooses-face-up = { $who }：弃一张手牌
discard-target-chooses-face-down = { $who }：牌面朝下弃一张手牌
discard-random = { $who }：让人抽一张手牌弃掉
give-up = { $who }：弃{ $owner }的一张盟友
was-played = { $who }出了{ $card }。

## What happened by itself, and what hands have to do.

reversed = 这一墩数字小的赢
trick-ends = 这一墩到此结束
no-effect = 没有目标：无效果
goes-to-allies = { $card }加入{ $who }的盟友
goes-to-hand = { $card }收进{ $who }的手牌
goes-back-unseen = { $who }把垫牌收回手牌
discarded-unseen = { $who }牌面朝下弃了一张
goes-out = { $card }离开本回合
takes-trick = { $who }赢得这一墩：{ $cards }
trick-goes-out = 无人得墩，全部弃掉：{ $cards }
angel-casts-out = { $who }的天使：弃掉{ $card }
scores = { $who }得{ $n }点名声
nobody-scored = 本回合无人得名声

## The end of a round.

leftover = { $who }：{ $n }张手牌加入盟友？
all-or-none = 全部加入，或全不加入。
add-all = 全部加入
keep-out = 不加入
cards = { $n }张
left-card = { $who }：感应剩下的手牌
still-to-tap = 还有{ $n }张
twos = { $who }：数字2算几张？
as-three = 三张
as-one = 一张
tie = { $history }：平手谁得分？
tie-table = 由全桌决定。
all-score = 全部得分
nobody-scores = 无人得分
game-over = 编年史写成了

## A suit that was not followed.

revoke = { $who }第{ $trick }墩手上有{ $suit }
revoke-shown = 第{ $trick }墩亮出{ $card }。
shown-by = { $who }没有跟牌
let-stand = 照旧
play-on = 继续进行
correct = 更正
from-trick = 回到第{ $trick }墩

## Refusals.

must-follow = { $card }在手上：跟{ $suit }或出万用牌
lies-face-down = 这张牌已经盖着：请感应别张
lies-in-allies = { $card }在{ $who }的盟友中：请出手牌
lies-in-trick = { $card }已在这一墩里：请感应别张
lies-in-out = { $card }已离开本回合：请感应别张
lies-in-hand = { $card }在{ $who }手上：请感应别张
not-in-that-hand = { $who }的手牌都已知：请感应其中一张
tap-an-ally = 请感应{ $who }盟友中的牌
no-ally-of = { $card }不是{ $who }的盟友：请感应盟友
wild-lies-open = { $card }是万用牌：不能垫牌
suit-lies-open = { $card }：这一墩先出{ $suit }，须正面朝上
history-used = { $card }已用过：另翻一张
history-up = { $card }已翻开：另翻一张
no-history = 请感应历史牌
no-character = { $card }是历史牌：请感应角色牌
tap-a-character = 请感应角色牌
start-card-stays = { $card }是起始牌：移除别张

## Ways on.

card = { $card }
way-any = 任一张牌
way-from-hand = 从手牌
way-sets-suit = 其花色为准
way-any-number = 任何数字
way-wild = 万用牌
way-any-time = 随时可出
way-in-hand = 在手上
way-if-none = 没有{ $suit }时
way-other-suit = 别的花色
face-down = 垫牌
no-suit = 没有{ $suit }
must-be-played = 手上有{ $suit }

## What the table does by hand.

nothing-to-move = 没有可以移动的牌
move-from-to = 请指明哪张牌、从哪里到哪里
no-such-zone = { $zone }不是可用的位置
not-there = { $card }没有公开放在那里
hands-only = 未知的牌只能在手牌之间移动
trick-began = 这一墩已开始：请改移整墩

## What there is to see.

rewards-most = { $history }：{ $suit }最多者得1{ $fame }
rewards-fewest = { $history }：{ $suit }最少者得1{ $fame }
rewards-most-cards = { $history }：牌最多者得1{ $fame }
rewards-fewest-cards = { $history }：牌最少者得1{ $fame }
rewards-evil = { $history }：有{ $evil }者得1{ $fame }
rewards-no-evil = { $history }：无{ $evil }者得1{ $fame }
four-evil = { $who }集齐4张{ $evil }：得2{ $fame }，其他人不得分
allies-of = { $who }的盟友
led = 先出
taken-back = 已收回
smaller-wins = 小的赢

## The tally.

by-hand = 手动
adjusted = 手动：{ $why }
why-most = { $history }：{ $suit }最多，{ $n }张
why-fewest = { $history }：{ $suit }最少，{ $n }张
why-most-cards = { $history }：牌最多，{ $n }张
why-fewest-cards = { $history }：牌最少，{ $n }张
why-evil = { $history }：有邪恶牌
why-no-evil = { $history }：无邪恶牌
why-monopoly = 四张邪恶牌齐全
why-together = 符合所有条件

## House rules.

option-evil_exclusion = 邪恶牌排除
option-evil_exclusion-any_evil = 任一张邪恶牌
option-evil_exclusion-only_players_with_most_evil = 只限邪恶最多者
option-tie_policy = 条件平手
option-tie_policy-all_tied_score = 平手皆得分
option-tie_policy-nobody = 无人得分
option-tie_policy-ask_table = 全桌决定
option-two_counts_3_in_totals = 2在总数算3张
option-two_counts_3_in_totals-yes = 是
option-two_counts_3_in_totals-no = 否
option-two_counts_3 = 2算3张
option-two_counts_3-always = 必定
option-two_counts_3-owner_chooses = 持有者决定
option-sage_chooser = 贤者由谁选牌
option-sage_chooser-player_of_sage = 出贤者者
option-sage_chooser-target = 被指定者
option-leftover_hand = 剩余手牌
option-leftover_hand-may_all = 可加入盟友
option-leftover_hand-must_all = 必须加入盟友
option-recall_replay = 被收回者再出牌
option-recall_replay-no = 否
option-recall_replay-yes_at_end_of_trick = 在该墩最后
option-recall_slough = 收回垫牌
option-recall_slough-allowed = 可以
option-recall_slough-not_allowed = 不可以
option-recall_cancels_reverse = 收回3取消反转
option-recall_cancels_reverse-no = 否
option-recall_cancels_reverse-yes = 是
option-discard_by_8 = 8的弃牌
option-discard_by_8-target_chooses_face_up = 自选，正面朝上
option-discard_by_8-target_chooses_face_down = 自选，牌面朝下
option-discard_by_8-random = 随机抽
option-fool_chooser = 愚者由谁选牌
option-fool_chooser-target = 被指定者
option-fool_chooser-player_of_fool = 出愚者者
option-multi_history_scoring = 多个条件
option-multi_history_scoring-each_condition = 各得1点
option-multi_history_scoring-all_conditions_together = 全部符合得1点
option-dark_age_exemption = 黑暗时刻豁免
option-dark_age_exemption-only_for_dark_age_point = 只限该点
option-dark_age_exemption-lifts_ban_for_whole_round = 整个回合
option-angel_before_monopoly = 天使先于集齐邪恶
option-angel_before_monopoly-yes = 是
option-angel_before_monopoly-no = 否，先看四张邪恶
option-history_per_round = 每回合历史牌
option-history_per_round-1 = 1张
option-history_per_round-2 = 2张
option-end_tie = 终局平手
option-end_tie-share = 共同获胜
option-end_tie-play_on = 继续进行

## 第一次玩时的说明，以及各问题的规则卡。

phase-history = 新的回合
rules-history = 历史牌决定本回合怎么得名声。发牌之后，持有起始牌的人亮出来，并且先出第一墩。
phase-play = 一墩牌
rules-play = 先出的人任出一张。其他人有同花色就要跟，万用牌随时可出。没有同花色，就把任一张牌面朝下垫牌，垫牌不会赢。先出花色中最大的牌赢得这一墩，牌都成为盟友。
phase-target = 牌的能力
rules-target = 牌一出就发动能力。4拿别人的盟友，5结束这一墩，6把自己的盟友收回手牌，7让这一墩的一张牌回到手上，8叫人弃一张手牌，9把手牌加入盟友，10弃自己的盟友。出3之后，数字小的赢。
phase-leftover = 剩下的手牌
rules-leftover = 最后一墩之后，有人可能还有手牌。计算名声之前可以加入盟友：全部加入，或全不加入。
phase-revoke = 没有跟的花色
rules-revoke = 牌面朝下垫牌，就是说手上没有那个花色；现在却出现了。大家可以让它过去，或回到那一墩重新出牌。
phase-tie = 计算名声
rules-tie = 符合历史牌条件的人得到名声。持有邪恶牌（1和恶魔）的人不能得。名声满3点就获胜。
phase-removed = { phase-history }
rules-removed = { rules-history }
phase-lead = { phase-history }
rules-lead = { rules-history }
phase-show = { phase-history }
rules-show = { rules-history }
phase-turned_up = { phase-play }
rules-turned_up = { rules-play }
phase-ally = { phase-target }
rules-ally = { rules-target }
phase-hand = { phase-target }
rules-hand = { rules-target }
phase-discard = { phase-target }
rules-discard = { rules-target }
phase-give_up = { phase-target }
rules-give_up = { rules-target }
phase-left_card = { phase-leftover }
rules-left_card = { rules-leftover }
phase-twos = { phase-tie }
rules-twos = { rules-tie }
learn-play = 每人一张：跟花色、出万用牌，或牌面朝下垫牌。
learn-target = 这张牌的能力要指定一位玩家。
learn-ally = 盟友是赢来的牌，放在各人面前。
learn-hand = 选一张手牌，正面朝上加入盟友。
learn-discard = 有人对你出8：你要弃一张手牌。
learn-give_up = 愚者要你弃三张盟友，逐张感应。
learn-leftover = 剩下的手牌，计算前可加入盟友。
learn-left_card = 剩下的手牌要逐张感应，才算数。
learn-twos = 2可以算三张，也可以算一张。
