# Words of Chronicle. Names marked in RULES.md as ours may be renamed by the owner of the deck.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-power = 力
mark-wisdom = 智
mark-love = 愛
mark-wild = 萬
mark-history = 史
mark-name-power = 力量
mark-name-wisdom = 智慧
mark-name-love = 愛
mark-name-wild = 萬用牌
mark-name-history = 歷史牌
mark-name-evil = 邪惡
mark-name-fame = 名聲
mark-name-crown = 領先
suit-power = 力量
suit-wisdom = 智慧
suit-love = 愛

## Characters.

card-power_01 = 刺客
card-power_02 = 王子
card-power_03 = 警官
card-power_04 = 野蠻人
card-power_05 = 獵人
card-power_06 = 角鬥士
card-power_07 = 傭兵
card-power_08 = 騎士
card-power_09 = 船長
card-power_10 = 將軍
card-wisdom_01 = 幽靈法師
card-wisdom_02 = 皇后
card-wisdom_03 = 商人
card-wisdom_04 = 算命師
card-wisdom_05 = 盜賊
card-wisdom_06 = 醫生
card-wisdom_07 = 隱士
card-wisdom_08 = 學者
card-wisdom_09 = 長老
card-wisdom_10 = 魔術師
card-love_01 = 女巫
card-love_02 = 公主
card-love_03 = 侍者
card-love_04 = 娼婦
card-love_05 = 妖精
card-love_06 = 詩人
card-love_07 = 舞者
card-love_08 = 僧侶
card-love_09 = 貴族
card-love_10 = 主教
card-wild_sage = 賢者
card-wild_fool = 愚者
card-wild_angel = 天使
card-wild_demon = 惡魔
card-wild_king = 國王
card-wild_dragon = 龍

## History cards.

card-monster_attack = 怪物襲擊
card-bloody_rebellion = 血腥叛亂
card-round_table = 圓桌會議
card-political_intrigue = 政治陰謀
card-natural_disaster = 天然災害
card-moral_decay = 墮落腐敗
card-compile_annals = 史書編纂
card-founding_festival = 建國慶典
card-dark_age = 黑暗時刻
card-angel_advent = 天使降臨
card-talk_with_dragon = 與龍交談
card-coronation = 加冕國王

## How far the match is.

where = 第{ $round }回合 · 第{ $trick }墩
where-round = 第{ $round }回合
where-end = 第{ $round }回合結束
round = 第{ $n }回合
trick = 第{ $trick }墩

## Preparing a round.

turn-up-history = 翻開一張歷史牌
turn-up-further = 再翻開{ $n }張歷史牌
tap-it = 感應這張牌
in-force-together = 所有條件同時有效。
set-aside = { $card }：放一旁，另翻一張
shuffle-back = 把放一旁的牌洗回歷史牌堆
shuffle-history = 把用過的歷史牌洗成新牌堆
remove-a-card = 翻開一張牌並移除
remove-another = 另翻一張牌並移除
put-back = { $card }是起始牌：洗回牌堆
deal = 每人發{ $n }張，持有者先出。
who-shows = 誰亮出{ $card }？
does-not-lead = 亮出即可，不由此人先出。

## A trick.

lead-any = { $who }：任出一張牌
play-any = { $who }：任出一張牌
follow = { $who }：跟{ $suit }或出萬用牌
is-in-hand = { $card }在手上。
turn-up-slough = 翻開{ $who }的墊牌
target-take-ally = { $who }：拿誰的盟友？
target-recall = { $who }：收回誰的牌？
target-force-discard = { $who }：誰棄一張手牌？
target-sage = { $who }：把誰的盟友收進手牌？
target-fool = { $who }：誰棄三張盟友？
ally-take-ally = { $who }：感應要拿的{ $owner }盟友
ally-ally-to-hand = { $who }：感應要收回手牌的盟友
ally-discard-ally = { $who }：感應要棄掉的盟友
ally-sage = { $who }：感應{ $owner }的一張盟友
hand-to-allies = { $who }：感應一張手牌加入盟友
discard-target-chooses-face-up = { $who }：棄一張手牌
discard-target-chooses-face-down = { $who }：牌面朝下棄一張手牌
discard-random = { $who }：讓人抽一張手牌棄掉
give-up = { $who }：棄{ $owner }的一張盟友
was-played = { $who }出了{ $card }。

## What happened by itself, and what hands have to do.

reversed = 這一墩數字小的贏
trick-ends = 這一墩到此結束
no-effect = 沒有目標：無效果
goes-to-allies = { $card }加入{ $who }的盟友
goes-to-hand = { $card }收進{ $who }的手牌
goes-back-unseen = { $who }把墊牌收回手牌
discarded-unseen = { $who }牌面朝下棄了一張
goes-out = { $card }離開本回合
takes-trick = { $who }贏得這一墩：{ $cards }
trick-goes-out = 無人得墩，全部棄掉：{ $cards }
angel-casts-out = { $who }的天使：棄掉{ $card }
scores = { $who }得{ $n }點名聲
nobody-scored = 本回合無人得名聲

## The end of a round.

leftover = { $who }：{ $n }張手牌加入盟友？
all-or-none = 全部加入，或全不加入。
add-all = 全部加入
keep-out = 不加入
cards = { $n }張
left-card = { $who }：感應剩下的手牌
still-to-tap = 還有{ $n }張
twos = { $who }：數字2算幾張？
as-three = 三張
as-one = 一張
tie = { $history }：平手誰得分？
tie-table = 由全桌決定。
all-score = 全部得分
nobody-scores = 無人得分
game-over = 編年史寫成了

## A suit that was not followed.

revoke = { $who }第{ $trick }墩手上有{ $suit }
revoke-shown = 第{ $trick }墩亮出{ $card }。
shown-by = { $who }沒有跟牌
let-stand = 照舊
play-on = 繼續進行
correct = 更正
from-trick = 回到第{ $trick }墩

## Refusals.

must-follow = { $card }在手上：跟{ $suit }或出萬用牌
lies-face-down = 這張牌已經蓋著：請感應別張
lies-in-allies = { $card }在{ $who }的盟友中：請出手牌
lies-in-trick = { $card }已在這一墩裡：請感應別張
lies-in-out = { $card }已離開本回合：請感應別張
lies-in-hand = { $card }在{ $who }手上：請感應別張
not-in-that-hand = { $who }的手牌都已知：請感應其中一張
tap-an-ally = 請感應{ $who }盟友中的牌
no-ally-of = { $card }不是{ $who }的盟友：請感應盟友
wild-lies-open = { $card }是萬用牌：不能墊牌
suit-lies-open = { $card }：這一墩先出{ $suit }，須正面朝上
history-used = { $card }已用過：另翻一張
history-up = { $card }已翻開：另翻一張
no-history = 請感應歷史牌
no-character = { $card }是歷史牌：請感應角色牌
tap-a-character = 請感應角色牌
start-card-stays = { $card }是起始牌：移除別張

## Ways on.

card = { $card }
way-any = 任一張牌
way-from-hand = 從手牌
way-sets-suit = 其花色為準
way-any-number = 任何數字
way-wild = 萬用牌
way-any-time = 隨時可出
way-in-hand = 在手上
way-if-none = 沒有{ $suit }時
way-other-suit = 別的花色
face-down = 墊牌
no-suit = 沒有{ $suit }
must-be-played = 手上有{ $suit }

## What the table does by hand.

nothing-to-move = 沒有可以移動的牌
move-from-to = 請指明哪張牌、從哪裡到哪裡
no-such-zone = { $zone }不是可用的位置
not-there = { $card }沒有公開放在那裡
hands-only = 未知的牌只能在手牌之間移動
trick-began = 這一墩已開始：請改移整墩

## What there is to see.

rewards-most = { $history }：{ $suit }最多者得1{ $fame }
rewards-fewest = { $history }：{ $suit }最少者得1{ $fame }
rewards-most-cards = { $history }：牌最多者得1{ $fame }
rewards-fewest-cards = { $history }：牌最少者得1{ $fame }
rewards-evil = { $history }：有{ $evil }者得1{ $fame }
rewards-no-evil = { $history }：無{ $evil }者得1{ $fame }
four-evil = { $who }集齊4張{ $evil }：得2{ $fame }，其他人不得分
allies-of = { $who }的盟友
led = 先出
taken-back = 已收回
smaller-wins = 小的贏

## The tally.

by-hand = 手動
adjusted = 手動：{ $why }
why-most = { $history }：{ $suit }最多，{ $n }張
why-fewest = { $history }：{ $suit }最少，{ $n }張
why-most-cards = { $history }：牌最多，{ $n }張
why-fewest-cards = { $history }：牌最少，{ $n }張
why-evil = { $history }：有邪惡牌
why-no-evil = { $history }：無邪惡牌
why-monopoly = 四張邪惡牌齊全
why-together = 符合所有條件

## House rules.

option-evil_exclusion = 邪惡牌排除
option-evil_exclusion-any_evil = 任一張邪惡牌
option-evil_exclusion-only_players_with_most_evil = 只限邪惡最多者
option-tie_policy = 條件平手
option-tie_policy-all_tied_score = 平手皆得分
option-tie_policy-nobody = 無人得分
option-tie_policy-ask_table = 全桌決定
option-two_counts_3_in_totals = 2在總數算3張
option-two_counts_3_in_totals-yes = 是
option-two_counts_3_in_totals-no = 否
option-two_counts_3 = 2算3張
option-two_counts_3-always = 必定
option-two_counts_3-owner_chooses = 持有者決定
option-sage_chooser = 賢者由誰選牌
option-sage_chooser-player_of_sage = 出賢者者
option-sage_chooser-target = 被指定者
option-leftover_hand = 剩餘手牌
option-leftover_hand-may_all = 可加入盟友
option-leftover_hand-must_all = 必須加入盟友
option-recall_replay = 被收回者再出牌
option-recall_replay-no = 否
option-recall_replay-yes_at_end_of_trick = 在該墩最後
option-recall_slough = 收回墊牌
option-recall_slough-allowed = 可以
option-recall_slough-not_allowed = 不可以
option-recall_cancels_reverse = 收回3取消反轉
option-recall_cancels_reverse-no = 否
option-recall_cancels_reverse-yes = 是
option-discard_by_8 = 8的棄牌
option-discard_by_8-target_chooses_face_up = 自選，正面朝上
option-discard_by_8-target_chooses_face_down = 自選，牌面朝下
option-discard_by_8-random = 隨機抽
option-fool_chooser = 愚者由誰選牌
option-fool_chooser-target = 被指定者
option-fool_chooser-player_of_fool = 出愚者者
option-multi_history_scoring = 多個條件
option-multi_history_scoring-each_condition = 各得1點
option-multi_history_scoring-all_conditions_together = 全部符合得1點
option-dark_age_exemption = 黑暗時刻豁免
option-dark_age_exemption-only_for_dark_age_point = 只限該點
option-dark_age_exemption-lifts_ban_for_whole_round = 整個回合
option-angel_before_monopoly = 天使先於集齊邪惡
option-angel_before_monopoly-yes = 是
option-angel_before_monopoly-no = 否，先看四張邪惡
option-history_per_round = 每回合歷史牌
option-history_per_round-1 = 1張
option-history_per_round-2 = 2張
option-end_tie = 終局平手
option-end_tie-share = 共同獲勝
option-end_tie-play_on = 繼續進行

## 第一次玩時的說明，以及各問題的規則卡。

phase-history = 新的回合
rules-history = 歷史牌決定本回合怎麼得名聲。發牌之後，持有起始牌的人亮出來，並且先出第一墩。
phase-play = 一墩牌
rules-play = 先出的人任出一張。其他人有同花色就要跟，萬用牌隨時可出。沒有同花色，就把任一張牌面朝下墊牌，墊牌不會贏。先出花色中最大的牌贏得這一墩，牌都成為盟友。
phase-target = 牌的能力
rules-target = 牌一出就發動能力。4拿別人的盟友，5結束這一墩，6把自己的盟友收回手牌，7讓這一墩的一張牌回到手上，8叫人棄一張手牌，9把手牌加入盟友，10棄自己的盟友。出3之後，數字小的贏。
phase-leftover = 剩下的手牌
rules-leftover = 最後一墩之後，有人可能還有手牌。計算名聲之前可以加入盟友：全部加入，或全不加入。
phase-revoke = 沒有跟的花色
rules-revoke = 牌面朝下墊牌，就是說手上沒有那個花色；現在卻出現了。大家可以讓它過去，或回到那一墩重新出牌。
phase-tie = 計算名聲
rules-tie = 符合歷史牌條件的人得到名聲。持有邪惡牌（1和惡魔）的人不能得。名聲滿3點就獲勝。
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
learn-play = 每人一張：跟花色、出萬用牌，或牌面朝下墊牌。
learn-target = 這張牌的能力要指定一位玩家。
learn-ally = 盟友是贏來的牌，放在各人面前。
learn-hand = 選一張手牌，正面朝上加入盟友。
learn-discard = 有人對你出8：你要棄一張手牌。
learn-give_up = 愚者要你棄三張盟友，逐張感應。
learn-leftover = 剩下的手牌，計算前可加入盟友。
learn-left_card = 剩下的手牌要逐張感應，才算數。
learn-twos = 2可以算三張，也可以算一張。
