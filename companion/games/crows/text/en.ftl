# Words of Crows Overkill. Names marked in RULES.md as ours may be renamed by the owner of the deck.

## Marks: the letter on the sign, and the name of the sign where it is read out.

mark-crow = C
mark-rooster = R
mark-warbler = W
mark-owl = O
mark-bat = B
mark-bell = G
mark-name-crow = crow
mark-name-rooster = rooster
mark-name-warbler = warbler
mark-name-owl = owl
mark-name-bat = bat
mark-name-bell = gong
mark-name-shamisen = hand
mark-name-hour_1 = 2:00
mark-name-hour_2 = 4:00
mark-name-hour_3 = 6:00
mark-name-hour_4 = 8:00

## Bird cards.

card-bat_1 = Bat
card-crow_1 = Crow
card-crow_2 = Crow ×2
card-crow_3 = Crow ×3
card-rooster_1 = Rooster
card-rooster_2 = Rooster ×2
card-warbler_1 = Warbler
card-owl_1 = Owl
card-bell = Gong

## Shamisen cards.

card-stone = Stone
card-blowgun = Blowgun
card-water_gun = Water Gun
card-scarecrow = Scarecrow
card-casting_net = Casting Net
card-trap_net = Mist Net
card-door = Door
card-mirror = Mirror
card-singing = Singing
card-scissors = Scissors
card-plectrum = Plectrum
card-room_swap = Room Change
card-whistle = Whistle
card-nightjar = Nightjar

## Hours.

card-ushi = 2:00
card-tora = 4:00
card-u = 6:00
card-tatsu = 8:00

## Birds by kind and number.

birds-crow =
    { $n ->
        [one] { $n } crow
       *[other] { $n } crows
    }
kinds-crow = crows
move-crow = crows move
birds-rooster =
    { $n ->
        [one] { $n } rooster
       *[other] { $n } roosters
    }
kinds-rooster = roosters
move-rooster = roosters move
birds-warbler =
    { $n ->
        [one] { $n } warbler
       *[other] { $n } warblers
    }
kinds-warbler = warblers
move-warbler = warblers move
birds-owl =
    { $n ->
        [one] { $n } owl
       *[other] { $n } owls
    }
kinds-owl = owls
move-owl = owls move
birds-bat =
    { $n ->
        [one] { $n } bat
       *[other] { $n } bats
    }
kinds-bat = bats
move-bat = bats move
birds-move = birds move
cards-move = a card moves

## How far the match is.

where-deal = Setting up
where = { $hour } · turn { $turn }

## Preparing.

deal-to = { $who }: tap your three birds
prepare = Gongs out; deal 2 shamisen each
halves = Gongs: one into { $upper } birds, one into { $lower }, then stack
n-of = { $n } of { $of }

## A turn.

draw-a-bird = { $who }: draw a bird card
play-or-judge = { $who }: play a card or be judged
in-hand = In hand: { $n }
in-hand-and-top = In hand: { $n } · discard top: { $card }
effect-or-kill = { $who }: { $card }, effect or kill?
would-copy = It would copy { $card }.
use-effect = Effect
use-kill = Kill
kills-one = one bird
does-stone = kill 2 birds
does-blowgun = kill any 1 bird
does-water_gun = send 2 birds
does-scarecrow = send 1 card
does-casting_net = kill one kind
does-trap_net = flip, kill its kind
does-mirror = copy the top
does-singing = draw 2 cards
does-scissors = take a card
does-plectrum = swap one kind
does-room_swap = swap all birds
does-whistle = call 2 birds
does-nightjar = deal birds out
does-door = nothing
which-kind = { $who }: { $card } for which birds?
all-of-it = All birds of that kind.
tap-to-kill = { $who }: tap a bird to kill
tap-to-send = { $who }: tap a bird to send away
one-card = One card of any size
birds-left = Birds still to pick: { $n }
birds-left-bats-first = Birds still to pick: { $n }, bats first
done = Done
nothing-happens = nothing happens
at-whom = { $who }: { $card } on whom?
nothing-to-steal = No cards in hand: { $who }
flip = { $card }: flip a bird card
its-kind-dies = All of its kind die.
whistle = Whistle: draw a bird card for { $who }
nightjar = Nightjar: deal a bird to { $who }
judge = Judge
would-be-out = you would be out
safe-now = no bird cries
drop-to-limit = { $who }: discard down to { $n } cards
drop-all = { $who }: discard your whole hand
to-go = { $n } to go
game-over = { $who } sleeps until morning

## Answering an attack.

answer = { $who }: answer { $card }
threat-send = { $who } sends you { $cards }
threat-steal = { $who } takes a card from your hand
threat-swap-kind = { $who } swaps { $kind } with you
threat-swap-all = { $who } swaps all birds with you
threat-send-drawn = { $who } calls 2 birds to you
accept = Accept
stops-it = stop it
turns-it = send on
turn-on-whom = { $who }: turn { $card } on whom?

## What happened by itself, and what hands have to do.

draws-shamisen =
    { $n ->
        [one] { $who } draws { $n } shamisen card
       *[other] { $who } draws { $n } shamisen cards
    }
shuffle-birds = Shuffle the bird discard into a new deck
shuffle-shamisen = Shuffle the shamisen discard into a new deck
bell-rings = The gong rings: it is { $hour }
bell-unheard = The gong has no effect
last-hour-stays = The gong rings: { $hour } stays
kills = { $who } kills { $birds }
counter = Counter on { $who }’s { $card }: { $birds } left
nothing-to-copy = Nothing to copy: no effect
sends = { $who } to { $target }: { $cards }
whistled = Birds for { $who }: { $cards }
steals = { $who } takes a card from { $owner }’s hand
empty-hand = { $who } has no card in hand
door-stops = { $who }’s door stops { $card }
mirror-turns = { $who }’s mirror turns { $card } on { $target }
goes-home = { $who } is out: birds cried at { $hour }
left-early = { $who } left: discard birds, hand under the deck

## What there is to see.

cry-at = cry at { $n }
from = ≥{ $n }
has = { $who } has { $n }: { $birds } cry at { $limit }
would-have = { $who } would have { $n }: { $birds } cry at { $limit }
by-hand = By hand
adjusted = By hand: { $why }

## Refusals.

bells-come-later = Gongs come into the deck later: deal a bird
tap-a-bird-card = Tap a bird card
tap-a-shamisen-card = Tap a shamisen card
no-cards-left = { $who } has no card in hand: judge
door-needs-a-bird = { $card }: no bird it could kill, keep it
not-in-front = { $card } does not lie before { $who }: tap another
bats-first = { $card }: bats go first, tap a bat
too-many-birds = { $card }: too many birds on it, at most { $n }
no-answer = { $card } is no answer: Door, Mirror or accept
not-in-the-nightjar = { $card } is not being dealt: tap another
hours-follow-bells = Hours follow the gongs: no need to tap them
lies-in-front = { $card } lies before { $who }: tap another
lies-birds = { $card } lies on the bird discard: tap another
lies-shamisen = { $card } lies on the shamisen discard: tap another
lies-table = { $card } is being played: tap another
card = { $card }

## What the table does by hand.

move-from-to = Say the card, where from and where to
no-such-zone = { $zone } is no place for it
not-there = { $card } does not lie there
nothing-there = No card is there

## House rules.

option-multi_bird_cards = Cards with 2 or 3 birds
option-multi_bird_cards-indivisible = Stay whole
option-multi_bird_cards-partial_kill_allowed_with_counter = Killed in part
option-bats_first_plectrum = Plectrum: bats first
option-bats_first_plectrum-yes = Yes
option-bats_first_plectrum-no = No
option-casting_net_with_bats = Casting net and bats
option-casting_net_with_bats-net_takes_bats_only = Bats only
option-casting_net_with_bats-bats_die_then_also_one_kind = Bats and one kind
option-bell_on_whistle = Gong by whistle
option-bell_on_whistle-hour_advances = Hour goes on
option-bell_on_whistle-no_effect = No effect
option-bell_on_trap_net = Gong by mist net
option-bell_on_trap_net-no_effect = No effect
option-bell_on_trap_net-hour_advances = Hour goes on
option-bell_draw = Drawn gong
option-bell_draw-counts_as_a_draw = Counts as a draw
option-bell_draw-draw_replacement = Draw another
option-whistle_reaction = Answer a whistle
option-whistle_reaction-before_cards_are_seen = Before cards are seen
option-whistle_reaction-after_cards_are_seen = After cards are seen
option-mirror_redirect_source = Mirrored attack
option-mirror_redirect_source-attacker_stays_source = Stays the attacker’s
option-mirror_redirect_source-mirror_player_becomes_source = Becomes one’s own
option-mirror_copies_mirror_or_door = Mirror on door, mirror
option-mirror_copies_mirror_or_door-nothing = Nothing
option-mirror_copies_mirror_or_door-look_one_card_deeper = One card deeper
option-hand_limit_timing = Hand limit
option-hand_limit_timing-after_surviving_judgement = After judgement
option-hand_limit_timing-before_judgement = Before judgement
option-judge_all_players = Everybody is judged
option-judge_all_players-no = No
option-judge_all_players-yes = Yes

## Lessons, told once in a player’s first game, and cards of rules, by the question.

phase-deal = Setting up
rules-deal = Everybody gets 2 shamisen cards and 3 birds, which lie face up by kind. Then the gongs go into the deck. Whoever stays to the end, while the others’ birds cry, wins.
phase-draw_bird = Drawing
rules-draw_bird = Take 2 shamisen cards in hand, then draw 3 bird cards and lay them before you by kind. A gong brings the next hour: from then on fewer birds are enough to cry.
phase-play = Playing cards
rules-play = Play as many shamisen cards as you like, one by one: use the effect, or kill one bird instead. Bats go first unless the card says otherwise. Then be judged: too many birds of a kind, or any owl, and you are out.
phase-answer = Answering
rules-answer = A card was played at you. { card-door } stops it. { card-mirror } turns it on another player, who cannot answer in turn. Or you accept it.
phase-drop = The hand limit
rules-drop = When your turn ends at most 5 shamisen cards stay in hand. Whoever is out discards the whole hand and all birds.
phase-use = { phase-play }
rules-use = { rules-play }
phase-kind = { phase-play }
rules-kind = { rules-play }
phase-bird = { phase-play }
rules-bird = { rules-play }
phase-target = { phase-play }
rules-target = { rules-play }
phase-flip = { phase-play }
rules-flip = { rules-play }
phase-whistle_bird = { phase-play }
rules-whistle_bird = { rules-play }
phase-nightjar_card = { phase-play }
rules-nightjar_card = { rules-play }
phase-redirect = { phase-answer }
rules-redirect = { rules-answer }
learn-deal = These three birds lie before you from the start.
learn-draw_bird = Draw three bird cards; a gong brings the next hour.
learn-play = Drive birds away with cards; then the hour judges you.
learn-use = Any card may kill one bird instead of its effect.
learn-kind = The card works on all birds of one kind.
learn-bird = Tap the bird cards one by one; bats go first.
learn-target = Whoever you choose may answer once.
learn-redirect = It may go to anybody, even to whoever played it.
learn-answer = { card-door } stops it, { card-mirror } turns it away; or accept.
learn-drop = At most five cards stay in hand.
