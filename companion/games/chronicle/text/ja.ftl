# Words of Chronicle. Names marked in RULES.md as ours may be renamed by the owner of the deck.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-power = 力
mark-wisdom = 智
mark-love = 愛
mark-wild = 万
mark-history = 史
mark-name-power = 力
mark-name-wisdom = 智慧
mark-name-love = 愛
mark-name-wild = 万能札
mark-name-history = 歴史札
mark-name-evil = 邪悪
mark-name-fame = 名声
mark-name-crown = 首位
suit-power = 力
suit-wisdom = 智慧
suit-love = 愛

## Characters.

card-power_01 = 暗殺者
card-power_02 = 王子
card-power_03 = 警官
card-power_04 = 蛮族
card-power_05 = 狩人
card-power_06 = 剣闘士
card-power_07 = 傭兵
card-power_08 = 騎士
card-power_09 = 船長
card-power_10 = 将軍
card-wisdom_01 = 幽霊術師
card-wisdom_02 = 王妃
card-wisdom_03 = 商人
card-wisdom_04 = 占い師
card-wisdom_05 = 盗賊
card-wisdom_06 = 医者
card-wisdom_07 = 隠者
card-wisdom_08 = 学者
card-wisdom_09 = 長老
card-wisdom_10 = 魔術師
card-love_01 = 魔女
card-love_02 = 王女
card-love_03 = 侍者
card-love_04 = 娼婦
card-love_05 = 妖精
card-love_06 = 詩人
card-love_07 = 踊り子
card-love_08 = 僧侶
card-love_09 = 貴族
card-love_10 = 司教
card-wild_sage = 賢者
card-wild_fool = 愚者
card-wild_angel = 天使
card-wild_demon = 悪魔
card-wild_king = 王
card-wild_dragon = 竜

## History cards.

card-monster_attack = 魔物の襲来
card-bloody_rebellion = 血の反乱
card-round_table = 円卓会議
card-political_intrigue = 政治の陰謀
card-natural_disaster = 天災
card-moral_decay = 腐敗と堕落
card-compile_annals = 史書の編纂
card-founding_festival = 建国祭
card-dark_age = 暗黒時代
card-angel_advent = 天使の降臨
card-talk_with_dragon = 竜との邂逅
card-coronation = 戴冠の儀

## How far the match is.

where = 第{ $round }ラウンド · 第{ $trick }トリック
where-round = 第{ $round }ラウンド
where-end = 第{ $round }ラウンド終了
round = 第{ $n }R
trick = 第{ $trick }

## Preparing a round.

turn-up-history = 歴史札を1枚めくる
turn-up-further = 歴史札をあと{ $n }枚めくる
tap-it = その札をタッチ
in-force-together = 条件はすべて同時に有効。
set-aside = { $card }：脇に置き、もう1枚めくる
shuffle-back = 脇の札を山札に戻して切る
shuffle-history = 使った歴史札を切って新しい山札に
remove-a-card = 1枚めくって取り除く
remove-another = 別の1枚をめくって取り除く
put-back = { $card }は開始札：戻して切る
deal = { $n }枚ずつ配る。持つ人が先手。
who-shows = { $card }を見せるのは？
does-not-lead = 見せるだけで、先手ではない。

## A trick.

lead-any = { $who }：好きな札で始める
play-any = { $who }：どの札でも出せる
follow = { $who }：{ $suit }か万能札を出す
is-in-hand = { $card }が手札にある。
turn-up-slough = { $who }の裏向きの札を表にする
target-take-ally = { $who }：誰の配下を取る？
target-recall = { $who }：誰の札を戻す？
target-force-discard = { $who }：手札を捨てるのは誰？
target-sage = { $who }：誰の配下を手札に？
target-fool = { $who }：配下3枚を捨てるのは誰？
ally-take-ally = { $who }：取る{ $owner }の配下をタッチ
ally-ally-to-hand = { $who }：手札に戻す配下をタッチ
ally-discard-ally = { $who }：捨てる配下をタッチ
ally-sage = { $who }：{ $owner }の配下をタッチ
hand-to-allies = { $who }：配下に加える手札をタッチ
discard-target-chooses-face-up = { $who }：手札を1枚捨てる
discard-target-chooses-face-down = { $who }：手札を裏向きで1枚捨てる
discard-random = { $who }：手札を1枚引かせて捨てる
give-up = { $who }：{ $owner }の配下を1枚捨てる
was-played = { $who }が{ $card }を出した。

## What happened by itself, and what hands have to do.

reversed = このトリックは小さい数が勝つ
trick-ends = トリックはここで終わり
no-effect = 対象なし：効果なし
goes-to-allies = { $card }は{ $who }の配下に
goes-to-hand = { $card }は{ $who }の手札に
goes-back-unseen = { $who }は裏向きの札を手札に戻す
discarded-unseen = { $who }が1枚裏向きで捨てた
goes-out = { $card }はこのラウンドから外れる
takes-trick = { $who }がトリックを取る：{ $cards }
trick-goes-out = 誰も取らず、捨てる：{ $cards }
angel-casts-out = { $who }の天使：{ $card }を捨てる
scores = { $who }は名声{ $n }点
nobody-scored = このラウンドの名声はなし

## The end of a round.

leftover = { $who }：手札{ $n }枚を配下に？
all-or-none = 全部か、加えないか。
add-all = 全部加える
keep-out = 加えない
cards = { $n }枚
left-card = { $who }：残りの手札をタッチ
still-to-tap = あと{ $n }枚
twos = { $who }：2は何枚と数える？
as-three = 3枚
as-one = 1枚
tie = { $history }：同点は誰の得点？
tie-table = 卓の全員で決める。
all-score = 全員
nobody-scores = なし
game-over = クロニクルは完成した

## A suit that was not followed.

revoke = { $who }は第{ $trick }トリックで{ $suit }を持っていた
revoke-shown = 第{ $trick }トリックで{ $card }が出た。
shown-by = { $who }はフォローしなかった
let-stand = このまま
play-on = 続ける
correct = 直す
from-trick = 第{ $trick }トリックに戻る

## Refusals.

must-follow = { $card }が手札にある：{ $suit }か万能札を出す
lies-face-down = その札はもう伏せてある：別の札をタッチ
lies-in-allies = { $card }は{ $who }の配下：手札から出す
lies-in-trick = { $card }はもう場にある：別の札をタッチ
lies-in-out = { $card }はこのラウンドにない：別の札をタッチ
lies-in-hand = { $card }は{ $who }の手札：別の札をタッチ
not-in-that-hand = { $who }の手札は全部わかっている：その1枚をタッチ
tap-an-ally = { $who }の配下の札をタッチ
no-ally-of = { $card }は{ $who }の配下でない：配下をタッチ
wild-lies-open = { $card }は万能札：裏向きには出せない
suit-lies-open = { $card }：台札は{ $suit }、表向きで出す
history-used = { $card }は使用済み：別の札をめくる
history-up = { $card }はもう表：別の札をめくる
no-history = 歴史札をタッチ
no-character = { $card }は歴史札：人物札をタッチ
tap-a-character = 人物札をタッチ
start-card-stays = { $card }は開始札：別の札を取り除く

## Ways on.

card = { $card }
way-any = どの札でも
way-from-hand = 手札から
way-sets-suit = そのスートが台札
way-any-number = 数は自由
way-wild = 万能札
way-any-time = いつでも
way-in-hand = 手札にある
way-if-none = { $suit }がなければ
way-other-suit = 別のスート
face-down = 裏向き
no-suit = { $suit }なし
must-be-played = { $suit }が手札にある

## What the table does by hand.

nothing-to-move = 動かせる札がない
move-from-to = 札と、どこからどこへかを示す
no-such-zone = { $zone }には置けない
not-there = { $card }はそこに表向きで置かれていない
hands-only = 未知の札は手札の間だけで動かせる
trick-began = もう始まっている：トリックごと動かす

## What there is to see.

rewards-most = { $history }：{ $suit }最多で{ $fame }1
rewards-fewest = { $history }：{ $suit }最少で{ $fame }1
rewards-most-cards = { $history }：札が最多で{ $fame }1
rewards-fewest-cards = { $history }：札が最少で{ $fame }1
rewards-evil = { $history }：{ $evil }があれば{ $fame }1
rewards-no-evil = { $history }：{ $evil }がなければ{ $fame }1
four-evil = { $who }が{ $evil }4枚：{ $fame }2、ほかはなし
allies-of = { $who }の配下
led = 台札
taken-back = 手札に戻る
smaller-wins = 小さい数が勝つ

## The tally.

by-hand = 手動
adjusted = 手動：{ $why }
why-most = { $history }：{ $suit }最多、{ $n }枚
why-fewest = { $history }：{ $suit }最少、{ $n }枚
why-most-cards = { $history }：札が最多、{ $n }枚
why-fewest-cards = { $history }：札が最少、{ $n }枚
why-evil = { $history }：邪悪の札あり
why-no-evil = { $history }：邪悪の札なし
why-monopoly = 邪悪の札4枚すべて
why-together = すべての条件を満たす

## House rules.

option-evil_exclusion = 邪悪で失格
option-evil_exclusion-any_evil = 1枚でも
option-evil_exclusion-only_players_with_most_evil = 最多の人だけ
option-tie_policy = 条件の同点
option-tie_policy-all_tied_score = 全員得点
option-tie_policy-nobody = 得点なし
option-tie_policy-ask_table = 卓で決める
option-two_counts_3_in_totals = 総数でも2は3枚
option-two_counts_3_in_totals-yes = はい
option-two_counts_3_in_totals-no = いいえ
option-two_counts_3 = 2を3枚と数える
option-two_counts_3-always = 常に
option-two_counts_3-owner_chooses = 持ち主が選ぶ
option-sage_chooser = 賢者の札を選ぶ人
option-sage_chooser-player_of_sage = 賢者を出した人
option-sage_chooser-target = 対象の人
option-leftover_hand = 残った手札
option-leftover_hand-may_all = 加えてよい
option-leftover_hand-must_all = 必ず加える
option-recall_replay = 戻された人は再び出す
option-recall_replay-no = いいえ
option-recall_replay-yes_at_end_of_trick = トリックの最後に
option-recall_slough = 裏向きの札も戻せる
option-recall_slough-allowed = できる
option-recall_slough-not_allowed = できない
option-recall_cancels_reverse = 戻した3は無効
option-recall_cancels_reverse-no = いいえ
option-recall_cancels_reverse-yes = はい
option-discard_by_8 = 8による捨て札
option-discard_by_8-target_chooses_face_up = 選んで表向き
option-discard_by_8-target_chooses_face_down = 選んで裏向き
option-discard_by_8-random = 無作為
option-fool_chooser = 愚者の札を選ぶ人
option-fool_chooser-target = 対象の人
option-fool_chooser-player_of_fool = 愚者を出した人
option-multi_history_scoring = 複数の条件
option-multi_history_scoring-each_condition = それぞれ1点
option-multi_history_scoring-all_conditions_together = 全部で1点
option-dark_age_exemption = 暗黒時代の免除
option-dark_age_exemption-only_for_dark_age_point = その1点だけ
option-dark_age_exemption-lifts_ban_for_whole_round = ラウンド全体
option-angel_before_monopoly = 天使が先
option-angel_before_monopoly-yes = はい
option-angel_before_monopoly-no = いいえ、邪悪4枚が先
option-history_per_round = 1ラウンドの歴史札
option-history_per_round-1 = 1枚
option-history_per_round-2 = 2枚
option-end_tie = 最後の同点
option-end_tie-share = 勝利を分け合う
option-end_tie-play_on = 続ける

## 初めての人への説明と、質問ごとのルールカード。

phase-history = 新しいラウンド
rules-history = 歴史札が、このラウンドの名声の取り方を決める。札を配り、開始札を持つ人がそれを見せて最初のトリックを始める。
phase-play = トリック
rules-play = 先手は好きな札を出す。他の人は同じスートがあれば従い、万能札はいつでも出せる。なければ好きな札を裏向きで出すが、その札は勝てない。台札のスートで一番大きい札がトリックを取り、札は配下になる。
phase-target = 札の力
rules-target = 札の力は出した時に働く。4は他人の配下を取る。5でトリックが終わる。6は自分の配下を手札へ。7はトリックの札を1枚戻す。8は手札を捨てさせる。9は手札を配下に加える。10は自分の配下を捨てる。3の後は小さい数が勝つ。
phase-leftover = 残った手札
rules-leftover = 最後のトリックの後も手札が残ることがある。名声を数える前に配下に加えられる。全部か、加えないか。
phase-revoke = 従わなかったスート
rules-revoke = 裏向きの札は、そのスートがないという意味。ところが後から出てきた。そのままにするか、そのトリックに戻ってやり直す。
phase-tie = 名声の計算
rules-tie = 歴史札の条件を満たした人が名声を得る。悪の札（1と悪魔）を持つ人は得られない。名声3点で勝ち。
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
learn-play = 1枚ずつ：スートに従うか、万能札か、裏向き。
learn-target = この札の力は1人を狙う。
learn-ally = 配下とは、トリックで得て前に置いた札。
learn-hand = 手札から1枚、表向きで配下に加える。
learn-discard = 8を使われた。手札を1枚捨てる。
learn-give_up = 愚者で配下3枚を失う。1枚ずつタッチ。
learn-leftover = 残った手札は計算前に配下へ加えられる。
learn-left_card = 残った札を1枚ずつタッチすると数に入る。
learn-twos = 2は3枚にも1枚にも数えられる。
