# Words of 7 Wonders. Names marked in RULES.md as ours may be renamed by the owner of the deck.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-raw = R
mark-made = M
mark-civil = C
mark-trade = T
mark-war = W
mark-science = S
mark-guild = G
mark-wood = W
mark-stone = S
mark-ore = O
mark-clay = C
mark-glass = G
mark-papyrus = P
mark-loom = L
mark-name-raw = brown cards
mark-name-made = grey cards
mark-name-civil = blue cards
mark-name-trade = yellow cards
mark-name-war = red cards
mark-name-science = green cards
mark-name-guild = guilds
mark-name-coin = coins
mark-name-stage = stages
mark-name-defeat = defeats
mark-name-compass = compass
mark-name-gear = gear
mark-name-tablet = tablet

## Structures.

card-lumber_yard = Lumber Yard
card-stone_pit = Stone Pit
card-clay_pool = Clay Pool
card-ore_vein = Ore Vein
card-tree_farm = Tree Farm
card-excavation = Excavation
card-clay_pit = Clay Pit
card-timber_yard = Timber Yard
card-forest_cave = Forest Cave
card-mine = Mine
card-loom = Loom
card-glassworks = Glassworks
card-press = Press
card-pawnshop = Pawnshop
card-baths = Baths
card-altar = Altar
card-theater = Theater
card-tavern = Tavern
card-east_trading_post = East Trading Post
card-west_trading_post = West Trading Post
card-marketplace = Marketplace
card-stockade = Stockade
card-barracks = Barracks
card-guard_tower = Guard Tower
card-apothecary = Apothecary
card-workshop = Workshop
card-scriptorium = Scriptorium
card-sawmill = Sawmill
card-quarry = Quarry
card-brickyard = Brickyard
card-foundry = Foundry
card-aqueduct = Aqueduct
card-temple = Temple
card-statue = Statue
card-courthouse = Courthouse
card-forum = Forum
card-caravansery = Caravansery
card-vineyard = Vineyard
card-bazar = Bazar
card-walls = Walls
card-training_ground = Training Ground
card-stables = Stables
card-archery_range = Archery Range
card-dispensary = Dispensary
card-laboratory = Laboratory
card-library = Library
card-school = School
card-pantheon = Pantheon
card-gardens = Gardens
card-town_hall = Town Hall
card-palace = Palace
card-senate = Senate
card-haven = Haven
card-lighthouse = Lighthouse
card-chamber_of_commerce = Chamber of Commerce
card-arena = Arena
card-fortifications = Fortifications
card-circus = Circus
card-arsenal = Arsenal
card-siege_workshop = Siege Workshop
card-lodge = Lodge
card-observatory = Observatory
card-university = University
card-academy = Academy
card-study = Study
card-workers_guild = Workers Guild
card-craftsmens_guild = Craftsmens Guild
card-traders_guild = Traders Guild
card-philosophers_guild = Philosophers Guild
card-spies_guild = Spies Guild
card-strategists_guild = Strategists Guild
card-shipowners_guild = Shipowners Guild
card-scientists_guild = Scientists Guild
card-magistrates_guild = Magistrates Guild
card-builders_guild = Builders Guild

## How far the match is.

where =
    Age { $age ->
        [1] I
        [2] II
       *[other] III
    } · turn { $turn } of 6
where-age =
    Age { $age ->
        [1] I
        [2] II
       *[other] III
    }
where-end = The final count
seat-name-2 = Free City

## A turn.

tap-your-card = Everybody: tap your card
keep-face-down = Keep it face down. Then reveal.
tap-again = { $who }: tap again
too-many-told = More of one card were told than there are.
reveal = Reveal
all-at-once = all at once
which-stage = { $who }: mean a stage?
sealed-too = Sealed before the cards are turned up.
no-stage = No stage
use-all = Build, or choose another use
use-one = { $who }: build, or choose
silence-builds = No answer builds, or else sells.
pay-all = Choose whom to pay
pay-one = { $who }: pay whom?
silence-pays = Silence pays the least.
done = Done
closes-turn = closes the turn
use-build = Build
use-build-free = Build free
use-stage = Stage { $n }
use-sell = Sell
for-coins = { $n } coins
costs = costs { $n }
for-nothing = for nothing
by-chain = by a chain
payment = { $to }
paid-to = { $n } to { $who }
pays-nobody = Nobody
card-for-free-city = { $who }: card for the free city
one-it-can-use = One that it can use, if there is one.
seventh-card = { $who }: tap the seventh card
build-stage-or-sell = Build it, put it under a stage, or sell it.
dig = { $who }: tap a discarded card
unseen-there = For nothing. { $n } more lie there unseen.
builds-nothing = Build nothing
pass-left = Then pass hands left, clockwise
pass-right = Then pass hands right
holds-free-city = { $who } has the free city; swap hands

## What happened by itself, and what hands have to do.

builds = { $who } builds { $card }
builds-stage = { $who } builds stage { $n }
sells = { $who } sells { $card }
takes-coins = { $who } takes { $n } coins
pays-bank = { $who } pays { $n } to the bank
pays = { $who } pays { $n } to { $to }
loses-coins = { $who } loses { $n } coins
builds-dug-up = { $who } builds { $card } from the discards
nothing-to-dig = { $who }: nothing to build from the discards
seventh-cards = Discard what is left in hand, for nothing

## War.

war = Hand out war tokens
war-worth =
    Age { $age ->
        [1] I
        [2] II
       *[other] III
    }: a win is worth { $n }, a defeat −1
war-total = sum { $n }
takes-no-part = no part
tokens-taken = Tokens taken
then-age =
    start Age { $age ->
        [1] I
        [2] II
       *[other] III
    }
then-count = final count

## Counting by hand.

how-many-shields = { $who }: how many shields?
type-or-tap-red =
    Age { $age ->
        [1] I
        [2] II
       *[other] III
    }: type it, or tap red cards: { $n }
as-counted = As counted
shields-counted = { $n } shields
tap-all-cards = { $who }: tap every card
cards-told = { $n } cards so far. Not those under stages.
which-stages = { $who }: which stages stand?
then-all-told = A later one stands on those before it.
how-many-coins = { $who }: how many coins?
which-tokens = { $who }: which war tokens?
tokens-so-far = So far: { $tokens }
no-tokens-so-far = None so far.
token = { $n }
no-tokens = None at all
all-told = All told
game-over = The wonders stand

## Refusals.

cannot-be-in-hand = That card cannot be in hand now: tap another
of-another-age = { $card } is of another age: tap one of this age
no-copy-left = { $card }: all copies are told, tap another
stands-already = { $card } stands in { $who }’s city already: tap another
not-discarded = { $card } is not among the discards: tap another
no-shields = { $card } has no shields: tap red cards

## What the table does by hand.

nothing-to-move = The match is over: nothing moves
no-such-mode = Only counting by hand can follow
move-from-to = Say what, where from and where to
no-such-zone = { $zone } is no place for it
not-there = { $card } does not lie there
nothing-like-it = Nothing like it lies or fits there
not-so-many = There are not so many coins

## The tally.

category-military = Military
category-treasury = Treasury
category-wonder = Wonder
category-civilian = Civilian
category-science = Science
category-commerce = Commerce
category-guilds = Guilds
by-hand = By hand
adjusted = By hand: { $why }
why-tokens = { $n } × { $token }
why-coins = { $n } coins, 1 for every 3
why-stage = stage { $n }
why-squared = { $n } { $symbol } squared
why-wild = { $n } { $symbol } squared, { $wild } of them wild
why-sets = { $n } × all three kinds
why-counted = { $card }: { $n } { $of }
why-copied = { $card } of { $owner }: { $n } { $of }
why-other-way = { $why } ({ $n } if read the other way)

## House rules.

option-mode = How it is used
option-mode-referee = Referee every turn
option-mode-tally = Count only
option-boards = wonder board
option-boards-alexandria-A = Alexandria A
option-boards-alexandria-B = Alexandria B
option-boards-babylon-A = Babylon A
option-boards-babylon-B = Babylon B
option-boards-ephesos-A = Ephesos A
option-boards-ephesos-B = Ephesos B
option-boards-gizah-A = Gizah A
option-boards-gizah-B = Gizah B
option-boards-halikarnassos-A = Halikarnassos A
option-boards-halikarnassos-B = Halikarnassos B
option-boards-olympia-A = Olympia A
option-boards-olympia-B = Olympia B
option-boards-rhodos-A = Rhodos A
option-boards-rhodos-B = Rhodos B
option-boards-great_wall-A = Great Wall A
option-boards-great_wall-B = Great Wall B
option-chain_source = A chain comes from
option-chain_source-possession = Any own structure
option-chain_source-earlier_age = Earlier ages only
option-babylon_before_discard_builds = Babylon before discards
option-babylon_before_discard_builds-yes = Yes
option-babylon_before_discard_builds-no = No, after
option-babylon_uses_turn_6 = Turn 6 pays Babylon’s last
option-babylon_uses_turn_6-no = No
option-babylon_uses_turn_6-yes = Yes
option-two_discard_builders = Discards: who is first
option-two_discard_builders-halikarnassos_first = Halikarnassos
option-two_discard_builders-great_wall_first = Great Wall
option-buy_what_you_make = Buy what you make
option-buy_what_you_make-no = No
option-buy_what_you_make-yes = Yes
option-great_wall_loss = Great Wall’s 2-coin loss
option-great_wall_loss-after_coins_arrive = After coins arrive
option-great_wall_loss-before_coins_arrive = Before coins arrive
option-either_or_counts_as_made = Great Wall: either/or makes
option-either_or_counts_as_made-both = Both goods
option-either_or_counts_as_made-neither = Neither
option-copied_shipowners_counts_itself = Copied Shipowners counts itself
option-copied_shipowners_counts_itself-yes = Yes
option-copied_shipowners_counts_itself-no = No
option-copied_guild_feeds_shipowners = Copied guild feeds Shipowners
option-copied_guild_feeds_shipowners-no = No
option-copied_guild_feeds_shipowners-yes = Yes
option-free_city_first_holder = Free city: first holder
option-free_city_first_holder-left = Left of it
option-free_city_first_holder-right = Right of it
option-free_city_card_order = Free city: whose card first
option-free_city_card_order-holder_first = The holder’s
option-free_city_card_order-free_city_first = The free city’s
option-free_city_may_win = Free city may win
option-free_city_may_win-no = No
option-free_city_may_win-yes = Yes

## Lessons, told once in a player’s first game, and cards of rules, by the question.

phase-seal = Choosing a card
rules-seal = Everybody chooses one card of their hand and taps it face down. Once all are in, the cards are revealed together; the hands go on to the neighbours.
phase-use = Using the card
rules-use = Build the card, put it under your wonder as its next stage, or sell it for 3 coins. The same card is never built twice in a city.
phase-pay = Paying
rules-pay = What you lack is bought from the two neighbours, 2 coins a good, less with some yellow cards. They cannot refuse, and keep their goods.
phase-dug = From the discards
rules-dug = A wonder’s stage lets you build one card from the discards for nothing, even one that was sold face down.
phase-free_city = The free city
rules-free_city = With two players the free city is a third one. Whoever holds its card plays for it, turn and turn about.
phase-war = War
rules-war = At the end of an age compare shields with both neighbours. A win is worth 1, 3 and 5 points in the three ages, a defeat −1, a draw nothing.
phase-tally_shields = The final count
rules-tally_shields = Points come from war tokens, coins (1 for 3), stages of the wonder, and the cards: blue, yellow, green by symbols, purple by what it counts.
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
learn-seal = Choose one card; the rest goes on to your neighbour.
learn-stage = A card meant for a stage is sealed as well.
learn-use = Build it, make a stage of it, or sell it for 3 coins.
learn-pay = Neighbours sell you their goods, 2 coins each.
learn-last = This wonder plays its seventh card as well.
learn-dug = One card from the discards is built for nothing.
learn-free_city = Whoever holds its card plays for the free city.
learn-tally_shields = Count every shield of your city.
learn-tally_card = Tap the cards before you, one by one.
learn-tally_stages = Say which stages of your wonder stand.
learn-tally_coins = Three coins are worth a point.
learn-tally_tokens = Give every war token that you have.
