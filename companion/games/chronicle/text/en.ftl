# Words of Chronicle. Names marked in RULES.md as ours may be renamed by the owner of the deck.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-power = P
mark-wisdom = W
mark-love = L
mark-wild = J
mark-history = H
mark-name-power = Power
mark-name-wisdom = Wisdom
mark-name-love = Love
mark-name-wild = wild
mark-name-history = history
mark-name-evil = evil
mark-name-fame = fame
mark-name-crown = leading
suit-power = Power
suit-wisdom = Wisdom
suit-love = Love

## Characters.

card-power_01 = Assassin
card-power_02 = Prince
card-power_03 = Constable
card-power_04 = Barbarian
card-power_05 = Hunter
card-power_06 = Gladiator
card-power_07 = Mercenary
card-power_08 = Knight
card-power_09 = Captain
card-power_10 = General
card-wisdom_01 = Phantom Mage
card-wisdom_02 = Queen
card-wisdom_03 = Merchant
card-wisdom_04 = Fortune Teller
card-wisdom_05 = Thief
card-wisdom_06 = Doctor
card-wisdom_07 = Hermit
card-wisdom_08 = Scholar
card-wisdom_09 = Elder
card-wisdom_10 = Wizard
card-love_01 = Witch
card-love_02 = Princess
card-love_03 = Attendant
card-love_04 = Courtesan
card-love_05 = Fairy
card-love_06 = Poet
card-love_07 = Dancer
card-love_08 = Monk
card-love_09 = Noble
card-love_10 = Bishop
card-wild_sage = Sage
card-wild_fool = Fool
card-wild_angel = Angel
card-wild_demon = Demon
card-wild_king = King
card-wild_dragon = Dragon

## History cards.

card-monster_attack = Monster Attack
card-bloody_rebellion = Bloody Rebellion
card-round_table = Round Table
card-political_intrigue = Political Intrigue
card-natural_disaster = Natural Disaster
card-moral_decay = Corruption
card-compile_annals = Compiling the Annals
card-founding_festival = Founding Festival
card-dark_age = Dark Age
card-angel_advent = Advent of the Angel
card-talk_with_dragon = Talk with the Dragon
card-coronation = Coronation

## How far the match is.

where = Round { $round } · trick { $trick }
where-round = Round { $round }
where-end = After round { $round }
round = Round { $n }
trick = Trick { $trick }

## Preparing a round.

turn-up-history = Turn up a history card
turn-up-further =
    Turn up { $n } more history { $n ->
        [one] card
       *[other] cards
    }
tap-it = Tap it
in-force-together = All conditions hold together.
set-aside = { $card }: set aside, turn up another
shuffle-back = Shuffle the set-aside card back into the deck
shuffle-history = Shuffle the used history cards into a new deck
remove-a-card = Turn up a card and remove it
remove-another = Turn up another card to remove
put-back = { $card } starts: shuffle it back
deal = Deal { $n } cards each. The holder leads.
who-shows = Who shows { $card }?
does-not-lead = It is shown, but does not lead.

## A trick.

lead-any = { $who }: lead any card
play-any = { $who }: play any card
follow = { $who }: follow { $suit } or play a wild
is-in-hand = { $card } is in hand.
turn-up-slough = Turn up { $who }’s face-down card
target-take-ally = { $who }: take an ally from whom?
target-recall = { $who }: whose card goes back?
target-force-discard = { $who }: who discards a hand card?
target-sage = { $who }: take whose ally in hand?
target-fool = { $who }: who discards three allies?
ally-take-ally = { $who }: tap an ally of { $owner } to take
ally-ally-to-hand = { $who }: tap your ally to take in hand
ally-discard-ally = { $who }: tap your ally to discard
ally-sage = { $who }: tap an ally of { $owner }
hand-to-allies = { $who }: tap a hand card for your allies
discard-target-chooses-face-up = { $who }: discard a hand card
discard-target-chooses-face-down = { $who }: discard a hand card face down
discard-random = { $who }: let a hand card be drawn
give-up = { $who }: discard an ally of { $owner }
was-played = { $who } played { $card }.

## What happened by itself, and what hands have to do.

reversed = Smaller numbers win this trick
trick-ends = The trick ends here
no-effect = Nothing to aim at: no effect
goes-to-allies = { $card } joins { $who }’s allies
goes-to-hand = { $card } goes to { $who }’s hand
goes-back-unseen = { $who } takes the face-down card back
discarded-unseen = { $who } discarded a card face down
goes-out = { $card } is out of the round
takes-trick = { $who } takes the trick: { $cards }
trick-goes-out = Nobody takes the trick, discard: { $cards }
angel-casts-out = { $who }’s Angel: discard { $card }
scores = { $who } gains { $n } fame
nobody-scored = Nobody gains fame this round

## The end of a round.

leftover =
    { $who }: add { $n } hand { $n ->
        [one] card
       *[other] cards
    } to allies?
all-or-none = All of them, or none.
add-all = Add all
keep-out = Keep out
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
left-card = { $who }: tap the cards left in hand
still-to-tap = { $n } to go
twos = { $who }: what does a 2 count for?
as-three = Three
as-one = One
tie = { $history }: who scores the tie?
tie-table = The table decides.
all-score = All of them
nobody-scores = Nobody
game-over = The chronicle is written

## A suit that was not followed.

revoke = { $who } had { $suit } in trick { $trick }
revoke-shown = { $card } was shown in trick { $trick }.
shown-by = { $who } did not follow suit
let-stand = Let it stand
play-on = play on
correct = Correct it
from-trick = back to trick { $trick }

## Refusals.

must-follow = { $card } is in hand: follow { $suit } or play a wild
lies-face-down = That card already lies face down: tap another
lies-in-allies = { $card } lies among { $who }’s allies: play from hand
lies-in-trick = { $card } already lies in the trick: tap another
lies-in-out = { $card } is out of this round: tap another
lies-in-hand = { $card } went to { $who }’s hand: tap another
not-in-that-hand = All of { $who }’s cards are known: tap one of them
tap-an-ally = Tap a card that lies among { $who }’s allies
no-ally-of = { $card } is not { $who }’s ally: tap an ally
wild-lies-open = { $card } is wild: it cannot lie face down
suit-lies-open = { $card }: { $suit } was led, it must lie face up
history-used = { $card } was used: turn up another
history-up = { $card } is turned up already: turn up another
no-history = Tap a history card
no-character = { $card } is a history card: tap a character
tap-a-character = Tap a character card
start-card-stays = { $card } starts the round: remove another

## Ways on.

card = { $card }
way-any = Any card
way-from-hand = from your hand
way-sets-suit = its suit is led
way-any-number = any number
way-wild = A wild
way-any-time = any time
way-in-hand = it is in hand
way-if-none = if no { $suit }
way-other-suit = Another suit
face-down = Face down
no-suit = no { $suit }
must-be-played = { $suit } is in hand

## What the table does by hand.

nothing-to-move = Nothing lies there to be moved
move-from-to = Say the card, where from and where to
no-such-zone = { $zone } is no place for it
not-there = { $card } does not lie there openly
hands-only = An unknown card moves from hand to hand only
trick-began = The trick has begun: move the trick instead

## What there is to see.

rewards-most = { $history }: most { $suit } wins 1 { $fame }
rewards-fewest = { $history }: fewest { $suit } wins 1 { $fame }
rewards-most-cards = { $history }: most cards wins 1 { $fame }
rewards-fewest-cards = { $history }: fewest cards wins 1 { $fame }
rewards-evil = { $history }: any { $evil } wins 1 { $fame }
rewards-no-evil = { $history }: no { $evil } wins 1 { $fame }
four-evil = { $who } has all 4 { $evil }: 2 { $fame }, others none
allies-of = { $who }’s allies
led = led
taken-back = taken back
smaller-wins = Smaller wins

## The tally.

by-hand = By hand
adjusted = By hand: { $why }
why-most = { $history }: most { $suit }, { $n }
why-fewest = { $history }: fewest { $suit }, { $n }
why-most-cards = { $history }: most cards, { $n }
why-fewest-cards = { $history }: fewest cards, { $n }
why-evil = { $history }: holds evil
why-no-evil = { $history }: no evil
why-monopoly = All four evil cards
why-together = All conditions met

## House rules.

option-evil_exclusion = Evil shuts out
option-evil_exclusion-any_evil = Any evil card
option-evil_exclusion-only_players_with_most_evil = Only most evil
option-tie_policy = Tied condition
option-tie_policy-all_tied_score = All tied score
option-tie_policy-nobody = Nobody scores
option-tie_policy-ask_table = Table decides
option-two_counts_3_in_totals = 2 counts 3 in totals
option-two_counts_3_in_totals-yes = Yes
option-two_counts_3_in_totals-no = No
option-two_counts_3 = 2 counts as 3
option-two_counts_3-always = Always
option-two_counts_3-owner_chooses = Owner chooses
option-sage_chooser = Sage: who picks
option-sage_chooser-player_of_sage = Sage’s player
option-sage_chooser-target = The target
option-leftover_hand = Cards left in hand
option-leftover_hand-may_all = May be added
option-leftover_hand-must_all = Must be added
option-recall_replay = Recalled plays again
option-recall_replay-no = No
option-recall_replay-yes_at_end_of_trick = At the trick’s end
option-recall_slough = Recall face-down card
option-recall_slough-allowed = Allowed
option-recall_slough-not_allowed = Not allowed
option-recall_cancels_reverse = Recalled 3 undone
option-recall_cancels_reverse-no = No
option-recall_cancels_reverse-yes = Yes
option-discard_by_8 = Discard by an 8
option-discard_by_8-target_chooses_face_up = Chosen, face up
option-discard_by_8-target_chooses_face_down = Chosen, face down
option-discard_by_8-random = Drawn at random
option-fool_chooser = Fool: who picks
option-fool_chooser-target = The target
option-fool_chooser-player_of_fool = Fool’s player
option-multi_history_scoring = Several conditions
option-multi_history_scoring-each_condition = Each scores 1
option-multi_history_scoring-all_conditions_together = All for 1
option-dark_age_exemption = Dark Age spares evil
option-dark_age_exemption-only_for_dark_age_point = For its own point
option-dark_age_exemption-lifts_ban_for_whole_round = For the whole round
option-angel_before_monopoly = Angel first
option-angel_before_monopoly-yes = Yes
option-angel_before_monopoly-no = No, four evil first
option-history_per_round = History cards a round
option-history_per_round-1 = 1
option-history_per_round-2 = 2
option-end_tie = Tie at the end
option-end_tie-share = Shared victory
option-end_tie-play_on = Play on

## Lessons, told once in a player’s first game, and cards of rules, by the question.

phase-history = A new round
rules-history = A history card says how this round wins fame. Deal the cards. Whoever holds the start card shows it and leads the first trick.
phase-play = The trick
rules-play = Whoever leads lays any card. The others follow its suit if they can; a wild card may always be played. Without that suit, lay any card face down: it cannot win. The highest card of the suit led takes the trick, and its cards become allies.
phase-target = A card’s power
rules-target = A power works as its card is played. 4 takes an ally from another, 5 ends the trick, 6 takes an own ally in hand, 7 sends a card of the trick back, 8 makes somebody discard, 9 adds a hand card to your allies, 10 discards an own ally. After a 3 small numbers win.
phase-leftover = Cards left in hand
rules-leftover = After the last trick some still hold cards. Before fame is counted these may join the allies: all of them, or none.
phase-revoke = A suit not followed
rules-revoke = A card laid face down said: none of that suit in hand. Now one was shown. The table lets it stand, or goes back to that trick and plays it again.
phase-tie = The count
rules-tie = Whoever meets the history card gains its fame. Evil cards, the 1s and the Demon, shut their owner out. Three fame wins the game.
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
learn-play = One card each: follow suit, play a wild, or lay face down.
learn-target = This card’s power aims at one player.
learn-ally = Allies are cards won in tricks, lying before their owner.
learn-hand = A card from your hand joins your allies, face up.
learn-discard = An 8 was played at you: one card of your hand goes.
learn-give_up = The Fool costs three allies: tap them one by one.
learn-leftover = Cards left in hand may join your allies before the count.
learn-left_card = Tap each card that is left, so that it counts.
learn-twos = A 2 counts as three cards or as one, as you like.
