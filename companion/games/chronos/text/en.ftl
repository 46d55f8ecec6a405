# Words of Chronos-Record. Names marked in RULES.md as ours may be renamed by the owner of the cards.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-red = R
mark-blue = B
mark-green = G
mark-name-red = Red
mark-name-blue = Blue
mark-name-green = Green
mark-name-era = era

## Characters, in each colour.

card-red_knight = Knight
card-red_noble = Noble
card-red_black_mage = Black Mage
card-red_white_mage = White Mage
card-red_contract_demon = Contract Demon
card-red_jester = Jester
card-red_princess = Princess
card-red_dragon = Dragon
card-red_traveller = Traveller
card-red_berserker = Berserker
card-blue_knight = Knight
card-blue_noble = Noble
card-blue_black_mage = Black Mage
card-blue_white_mage = White Mage
card-blue_contract_demon = Contract Demon
card-blue_jester = Jester
card-blue_princess = Princess
card-blue_dragon = Dragon
card-blue_traveller = Traveller
card-blue_berserker = Berserker
card-green_knight = Knight
card-green_noble = Noble
card-green_black_mage = Black Mage
card-green_white_mage = White Mage
card-green_contract_demon = Contract Demon
card-green_jester = Jester
card-green_princess = Princess
card-green_dragon = Dragon
card-green_traveller = Traveller
card-green_berserker = Berserker

## Era cards.

card-era_1 = Era 1
card-era_2 = Era 2
card-era_3 = Era 3
card-era_4 = Era 4

## Kinds of card, in full and on a small pocket.

kind-knight = Knight
kind-noble = Noble
kind-black_mage = Black Mage
kind-white_mage = White Mage
kind-contract_demon = Contract Demon
kind-jester = Jester
kind-princess = Princess
kind-dragon = Dragon
kind-traveller = Traveller
kind-berserker = Berserker
kind-contract_demon-next = Contract Demon, next player’s colour
short-knight = Kn
short-noble = No
short-black_mage = BM
short-white_mage = WM
short-contract_demon = CD
short-jester = Je
short-princess = Pr
short-dragon = Dr
short-traveller = Tr
short-berserker = Be

## How far the match is, sheets, pages and pockets.

where = Round { $round } of { $of }
where-before = Before round 1
where-end = After all { $of } rounds
round-page = Round { $round }, page { $page }
page = Page { $n }
sheet = Sheet { $n }
place-r1c1 = Top left
place-r1c2 = Top middle
place-r1c3 = Top right
place-r2c1 = Middle left
place-r2c2 = Centre
place-r2c3 = Middle right
place-r3c1 = Bottom left
place-r3c2 = Bottom middle
place-r3c3 = Bottom right
seen = { $n } seen
cards-left =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
card = { $card }

## A set of the table’s own.

own-card = Everybody’s hand: card { $n } of { $of }
same-hand = The same eight for everybody.
own-preplaced = Which card lies in a pocket from the start?
in-own-colour = One for each player, in their own colour.
none-more = None
own-sheet = On which sheet?
own-pocket = { $card }: pocket { $n } of { $of }
own-turn = { $place }: which way up?

## Before the first round.

preplace = { $who }: choose your pocket
goes-in = { $card } on sheet { $n }
preplaced = { $place } of sheet { $sheet }: { $card }
preplaced-turned = { $place } of sheet { $sheet }: { $card }, upside down

## A round: cards are laid face down and revealed.

select = Tap a card face down
select-first-of-two = { $who }: first card face down
draw-up-to =
    { $n ->
        [one] Draw up to { $n } card
       *[other] Draw up to { $n } cards
    }
revealed = Revealed: { $cards }
contract-kept = { $who } gains { $n } by contract
power-first = Whose power is used first?
table-decides = The table decides.
order =
    { $n ->
        [1] Jester: who places first?
        [2] Jester: who places second?
       *[other] Jester: who places third?
    }
read-jester = Read the card for the new order.

## A round: cards go into the binder.

choose-sheet = { $who }: choose a sheet
to-place = { $card } goes into the binder.
choose-pocket = { $who }: choose a pocket
card-on-sheet = { $card } on sheet { $n }
which-way = { $who }: which way up?
upright = Upright
turned = Upside down
nowhere-free = { $card }: nothing free, back to { $who }’s hand
take-back = { $who }: tap the card the dragon returns
own-colour-on = Your own colour, sheet { $n }.
which = { $who }: which of them?
returns = { $card } goes back to { $who }’s hand
dragon-returns = No other own card there: { $card } back to { $who }’s hand
lock = Princess: how long is sheet { $n } locked?
read-princess = Read the card; it binds the others.
until-this_round = This round
until-next_round = Next round too
until-game = To the end
until-none = Not at all
locked = Sheet { $sheet } is { $who }’s alone for now

## A round: a page is opened and counted.

draw-era = { $who }: draw an era card and tap it
read-number = Which number is on the { $card }?
read-arrows = Where does the { $card } point?
as-upright = As it lies upright; asked once.
way-n = Up
way-ne = Up right
way-e = Right
way-se = Down right
way-s = Down
way-sw = Down left
way-w = Left
way-nw = Up left
read-berserker = Berserker: what does the card bring?
enter-points = Enter points as it says, or go on.
plus = { $who } +1
minus = { $who } −1
has = has { $n }
scores = { $who } { $n }
counted = Page { $page }: { $scores }
play-off = Who won the play-off?
game-over = The record is closed

## Refusals.

tap-a-character = Tap a character card
tap-an-era = Tap an era card: 1 to 4
lies-face-down = That card already lies face down: tap another
not-in-hand = That card is not in { $who }’s hand: tap another
choose-a-sheet = Choose one of the four sheets
choose-a-pocket = Choose a pocket of this sheet
sheet-full = Sheet { $n } has no free pocket: choose another
sheet-locked = Sheet { $n } is locked: choose another
pocket-taken = { $card } lies there: choose a free pocket
pocket-locked = That pocket is locked: choose another
other-than-dragon = Another own card lies there: return that one
not-on-that-sheet = { $card } cannot come back from there: tap another
way-from-hand = From the hand
free-pockets = { $n } free

## What the table does by hand.

nothing-to-do = Nothing can be done by hand now
move-from-to = Say the card, where from and where to
no-such-zone = { $zone } is no place for it
not-there = { $card } does not lie there
reveal-first = Cards lie face down: reveal first, then move
lock-what = Say the sheet or pocket, for whom, until when
order-all = Name every seat once
turn-what = Say the pocket of a card to turn
do-move = Move a card
do-turn = Turn a card round
do-lock = Lock a sheet
do-order = Order of placing
do-start = Who starts next
to-hand = { $who }’s hand
to-aside = Aside
in-sheet = { $n }: { $place }
played-by = to be placed by { $who }
all-but = All but { $who }
one-by-one = { $seats }

## The tally.

so-far = Score so far
column-cards = Cards
column-nobles = Nobles
column-contracts = Contracts
column-berserkers = Berserkers
column-bonus = Bonus
column-adjust = By hand
adjusted = By hand: { $why }
why-card = { $where }: { $card }
why-factors = { $where }: { $card }, { $n } { $factors }
factor-double = ×2 ({ $card }, { $place })
factor-minus = ×−1 ({ $card }, { $place })
why-noble = { $where }: most of { $colour } seen, { $n }
why-contract = Round { $round }: played { $card }
why-berserker = Round { $round }: the berserker’s text
why-bonus = Page { $page }: { $n } seen

## Set-up and house rules.

option-set = Set
option-set-first_game = New First Game
option-set-parallel_world = Parallel World
option-set-big_is_good = Big Is Good
option-set-evil_power = Evil Power
option-set-own = Our own
option-colours = Colour
option-colours-red = Red
option-colours-blue = Blue
option-colours-green = Green
option-direction = Turn order
option-direction-clockwise = Clockwise
option-direction-counter_clockwise = Counter-clockwise
option-noble_bonus_per_card = Noble’s 2 points
option-noble_bonus_per_card-yes = For each noble
option-noble_bonus_per_card-once_per_colour = Once a colour
option-bonus_three_way_tie = Bonus, all three tie
option-bonus_three_way_tie-1_each = 1 each
option-bonus_three_way_tie-0_each = Nothing
option-bonus_three_way_tie-2_each = 2 each
option-bonus_zero_cards = Bonus with no card seen
option-bonus_zero_cards-none = Nothing
option-bonus_zero_cards-may_be_second = May be second
option-left_page_arrows = Arrows on the left page
option-left_page_arrows-no_effect = No effect
option-left_page_arrows-mirrored_effect = Act mirrored
option-onplay_order = Powers on play
option-onplay_order-from_start_player = In turn order
option-onplay_order-table_decides = Table decides
option-final_tie = Tie at the end
option-final_tie-shared = Shared victory
option-final_tie-most_cards_visible_on_page_4 = Most seen on page 4
option-final_tie-play_off = Play-off

## Lessons, told once in a player’s first game, and cards of rules, by the question.

phase-preplace = Preparing the binder
rules-preplace = Four empty clear sheets lie in the binder. Cards that are there from the start go into their pockets. Everybody holds the same hand, each in one colour.
phase-select = Choosing a card
rules-select = Everybody lays a card face down; then all are turned up together. Some powers work right then. After that the cards go into the binder, from the start player on.
phase-pocket = Into a pocket
rules-pocket = Put your card into any free pocket of any sheet. The sheets are clear: from a page you see it and everything below that nothing covers.
phase-power = Powers
rules-power = Some cards have a power when they are revealed, others when they go into a pocket. It is used once, at that moment.
phase-era = Opening a page
rules-era = Turn up an era card and open the page of that number. Every card seen from there, also through the clear sheets, scores for its colour.
phase-number = Counting points
rules-number = Each card seen scores the number printed on it. Mages change the cards that their arrows point to. What is printed on your cards is asked once and then remembered.
phase-own_card = { phase-preplace }
rules-own_card = { rules-preplace }
phase-own_preplaced = { phase-preplace }
rules-own_preplaced = { rules-preplace }
phase-own_sheet = { phase-preplace }
rules-own_sheet = { rules-preplace }
phase-own_pocket = { phase-preplace }
rules-own_pocket = { rules-preplace }
phase-own_turn = { phase-preplace }
rules-own_turn = { rules-preplace }
phase-sheet = { phase-pocket }
rules-sheet = { rules-pocket }
phase-turn = { phase-pocket }
rules-turn = { rules-pocket }
phase-order = { phase-power }
rules-order = { rules-power }
phase-lock = { phase-power }
rules-lock = { rules-power }
phase-return = { phase-power }
rules-return = { rules-power }
phase-which = { phase-power }
rules-which = { rules-power }
phase-arrow = { phase-number }
rules-arrow = { rules-number }
phase-berserker = { phase-number }
rules-berserker = { rules-number }
phase-play_off = { phase-number }
rules-play_off = { rules-number }
learn-preplace = One of your cards lies in the binder from the start.
learn-select = Choose in secret; all cards are turned up together.
learn-sheet = Low sheets are seen from more pages.
learn-pocket = Any free pocket of that sheet will do.
learn-turn = Its arrows point the way the card lies.
learn-lock = No card goes into a locked sheet while it is locked.
learn-return = The Dragon takes a card out of the binder.
learn-which = Several cards look alike: say which one is meant.
