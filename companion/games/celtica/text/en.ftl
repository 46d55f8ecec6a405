# Words of Celtica. Druid names and colours as the table says them; part names are ours.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-red = R
mark-grey = G
mark-white = W
mark-brown = B
mark-black = K
mark-exp_red = R
mark-exp_grey = G
mark-exp_white = W
mark-exp_brown = B
mark-exp_black = K
mark-name-red = red
mark-name-grey = grey
mark-name-white = white
mark-name-brown = brown
mark-name-black = black
mark-name-exp_red = red experience
mark-name-exp_grey = grey experience
mark-name-exp_white = white experience
mark-name-exp_brown = brown experience
mark-name-exp_black = black experience
mark-name-amulet = amulet
mark-name-part_centre = centre
mark-name-part_outer_1 = disc, large
mark-name-part_outer_2 = disc, small
mark-name-part_outer_3 = diamond, large
mark-name-part_outer_4 = diamond, small
mark-name-part_outer_5 = square, large
mark-name-part_outer_6 = square, small
mark-name-part_outer_7 = triangle, large
mark-name-part_outer_8 = triangle, small

## Cards and parts.

card-card_red = Red druid card
card-card_grey = Grey druid card
card-card_white = White druid card
card-card_brown = Brown druid card
card-card_black = Black druid card
card-exp_red = Red experience
card-exp_grey = Grey experience
card-exp_white = White experience
card-exp_brown = Brown experience
card-exp_black = Black experience
card-part_centre = Centre
card-part_outer_1 = Large disc
card-part_outer_2 = Small disc
card-part_outer_3 = Large diamond
card-part_outer_4 = Small diamond
card-part_outer_5 = Large square
card-part_outer_6 = Small square
card-part_outer_7 = Large triangle
card-part_outer_8 = Small triangle
card = { $card }

## Druids and places.

druid-red = red druid
druid-grey = grey druid
druid-white = white druid
druid-brown = brown druid
druid-black = black druid
kind-village = village
kind-castle = castle
kind-monastery = monastery
kind-ruin = ruin
kind-altar = altar
kind-goal = goal
place = { $kind } { $n }
unknown = not known yet

## How far the match is.

where = Round { $n }
where-last = Round { $n }, the last
where-begins = Setting out
where-final = Last exchange
where-end = After round { $n }
last-round = Last round: a druid is at the goal

## Preparing the game, and the display.

lay-display = Lay 9 parts face up
refill = Fill up the display
draw-parts = { $who }: draw 2 parts
to-go = Tap each, { $n } to go.
deal = Deal { $n } druid cards to everybody
shuffle-druids = Shuffle the druid discard into a new deck
shuffle-experience = Shuffle the experience discard into a new deck
shuffle-parts = Shuffle the discarded parts into new stacks

## A turn.

play-cards = { $who }: play one colour
any-number = Tap each card; any number of them.
goes = { $who }: { $druid } goes { $n }
leads-to = To place { $n }: { $place }
goes-nowhere = { $who }: { $druid } is at the goal
move = Move { $n }
discard = Discard
altar-card-now = The altar card must be among them.
altar-played = { $who }: was the altar card among them?
yes = Yes
no = No
altar-broken = { $who } kept the altar card
is-at-goal = The { $druid } is at the goal: discarded, no effect
steps-lost = The { $druid } is at the goal, steps lost: { $n }
reached = The { $druid } reached: { $place }
take-parts =
    { $who }: take { $n } { $n ->
        [one] part
       *[other] parts
    }
give-up =
    { $who }: give up { $n } { $n ->
        [one] part
       *[other] parts
    }
draw-loss = { $who }: { $n } of your parts, drawn unseen
choose-loss = { $who }: { $owner } loses { $n }, you choose
draw-experience = { $who } draws an experience card
no-experience-left = No experience card is left to draw
altar = { $who }: draw a druid card?
must-be-next = It must be played next turn.
must-be-this-round = It is played this round.
draw = Draw
leave-it = Leave it
no-druid-cards-left = No druid card is left to draw
tap-altar-card = { $who }: tap the altar card, face down
nobody-sees = Nobody gets to see it.
untold = Do not tell
round-over = Round over: { $who } starts the next
all-arrived = All five druids are at the goal: the game ends
no-parts-left = No amulet part is left to draw: the game ends

## The board.

what-is-printed = What is printed at place { $n }?
which-number = Which number is at place { $n }?
has-come-there = The { $druid } has come there.
known-as = Known so far: { $place }.
walk-the-path = Count from the start, up to the goal.
how-many-steps = How far did the { $druid } go?
surplus-lost = { $n } laid; steps beyond the goal are lost.
what-is-right = Place { $n }: which is right?
known-otherwise = It was known otherwise.
known-beyond = Beyond it is place { $n }, { $place }.
as-told = as told now
as-known = as known
druid-elsewhere = Druid elsewhere
where-stands = Where is the { $druid }?
from-the-start = Steps from the start; 0 is the start.
stands-now = The { $druid } stands at place { $n }
goal-is-elsewhere = Goal after { $n } steps: most boards have 18
number-is-unusual = Place { $n }, { $place }: numbers are mostly 1 to 3
fix-place = Fix place
tell-path = Tell the path
from-place = from place { $n } on
enough = Enough
learn-later = learn as we play

## The end.

final = { $who }: use experience cards?
experience-held = Experience cards: { $n }
swap = Swap a part
take = Take a part
done = Done
for-one = for 1 card
for-two = for 2 cards
give-to-display = { $who }: give one part away
take-for-it = { $who }: take one part for it
take-last = { $who }: take one part
game-over = All amulets are counted

## Refusals.

tap-a-druid-card = Tap a druid or experience card
tap-a-part = Tap an amulet part
one-colour = { $card }: { $druid } moves this turn, one colour only
no-experience = { $card }: { $who } holds no experience card
druid-card-first = { $card }: lay a druid card first
no-druid-cards = { $who } has laid all druid cards: move
all-copies-seen = { $card }: all of them lie in the discard
not-that-card = All cards of that colour were played: tap another
not-in-display = { $card } is not in the display: take another
not-own = { $who } has no { $card }: tap another
all-copies-lie-open = { $card }: all 10 lie open, tap another

## Ways on.

way-first = first
way-any-druid = A druid card
way-one-colour = of one colour
way-same-colour = same colour
way-as-laid = as laid

## What the table does by hand.

nothing-to-move = The game is over: nothing can be moved
path-is-known = The whole path is known
no-such-place = Say a place from 1 on, such as place:7
beyond-known-goal = The goal is place { $n }: nothing lies beyond
move-from-to = Say what, where from and where to
not-their-turn = The turn passes before cards are laid, to who holds some
not-there = { $card } does not lie there
none-there = No such card there: { $zone }
no-such-zone = { $zone } is no place for it

## By hand, on the glass.

all-amulets = All amulets
do-place = Tell a place again
do-druid = Move a druid
do-part = Move a part
do-card = Move a card
do-turn = Pass the turn
place-number = Place { $n }
start = Start
zone-display = Display
zone-discard = Discard
zone-stacks = Stacks
zone-deck = Deck
druid-card = Druid card
experience-card = Experience card

## The tally.

complete = Complete
incomplete = Begun { $n }
by-hand = By hand
adjusted = By hand: { $why }
why-complete = Complete amulets
why-incomplete = Incomplete amulet

## House rules.

option-experience_alone = Experience alone
option-experience_alone-never = Never
option-experience_alone-allowed_while_holding_druid_cards = With druid cards in hand
option-goal_gives_parts = Parts at the goal
option-goal_gives_parts-printed_number = Printed number
option-goal_gives_parts-nothing = None
option-overshoot = Steps beyond the goal
option-overshoot-stop_at_goal = Are lost
option-overshoot-exact_only = Exact steps only
option-altar_deadline = Altar card is played
option-altar_deadline-next_turn = Next turn
option-altar_deadline-any_time_this_round = This round
option-altar_card = Altar card told
option-altar_card-trust = On trust
option-altar_card-private_tap = Tapped, face down
option-end_on_supply = Game ends by supply
option-end_on_supply-stacks_and_discard_empty = Nothing to draw
option-end_on_supply-when_display_cannot_be_filled = Display not full
option-final_refill = Refill at the end
option-final_refill-after_each_player = After each player
option-final_refill-after_each_action = After each action
option-final_order = Last exchange from
option-final_order-left_of_ender = Left of who ended it
option-final_order-start_with_ender = Who ended it
option-ruin_choice = Ruin: who chooses
option-ruin_choice-owner = The owner
option-ruin_choice-none = Nobody: drawn
option-ruin_choice-opponent = Left neighbour

## Lessons, told once in a player’s first game, and cards of rules, by the question.

phase-display = Setting out
rules-display = Nine amulet parts lie face up for all to take. Everybody starts with two. Nine different parts make an amulet; the most complete amulets win.
phase-play = A turn
rules-play = Play any number of druid cards of one colour: that druid goes so many places forward. Experience cards of its colour add steps, but never alone. Then do what the place says. Once a druid is at the goal, the round is the last.
phase-place = The path
rules-place = The path of your copy is learned as you play: what is printed at a place is asked once, when a druid first stands there.
phase-part = Taking parts
rules-part = A village, castle or monastery gives as many parts as it shows. Choose among the nine; a part that you have already begins another amulet. Then the display is filled up.
phase-lose = Ruins
rules-lose = A ruin costs as many parts as it shows, or all that you have. In any case you then draw an experience card.
phase-altar = The altar
rules-altar = At an altar you may draw a druid card. Whoever draws it must play it in the next turn.
phase-final = Last exchange
rules-final = At the end experience cards still help: one swaps a part of yours with the display, two take a part from it.
phase-start_part = { phase-display }
rules-start_part = { rules-display }
phase-refill = { phase-part }
rules-refill = { rules-part }
phase-place_n = { phase-place }
rules-place_n = { rules-place }
phase-steps = { phase-place }
rules-steps = { rules-place }
phase-druid_at = { phase-place }
rules-druid_at = { rules-place }
phase-which = { phase-place }
rules-which = { rules-place }
phase-altar_card = { phase-altar }
rules-altar_card = { rules-altar }
phase-altar_played = { phase-altar }
rules-altar_played = { rules-altar }
learn-start_part = Everybody starts with two amulet parts.
learn-play = One step for each card, all cards of one colour.
learn-part = A part that you have already begins another amulet.
learn-lose = A ruin costs parts and gives an experience card.
learn-altar = A card drawn here must be played next turn.
learn-altar_card = The altar card is known to its owner alone.
learn-altar_played = Only you know whether it was among them.
learn-final = One experience card swaps a part, two take one.
