### The words of the app itself. A game's words lie in its own folder.

## Names, lists and numbers

card = { $sign } { $name }
who = { $who }
seat = Seat { $n }
list-more = { $before }, { $next }
list-last = { $before } and { $last }
number = { $n }
as-is = { $what }
face-down = a card, face down
closed = Closed

## Refusals

asked-for-tap = Tap a card: that is what is asked
asked-for-choose = Choose on the screen: no card is asked for
asked-for-number = Give a number: that is what is asked
asked-for-each = This player is asked something else
asked-for-first = That does not answer the question
not-wanted = This card cannot be played now
no-such-choice = That cannot be chosen now
out-of-range = From { $low } to { $high }
not-your-turn = { $who } is to answer
not-asked = Nothing is asked of this seat now
not-all-in = Somebody has not answered yet
not-the-default = When time is up, another answer counts
game-over = The game is over
nothing-to-undo = Nothing to take back
no-such-step = The record has no such step
no-such-seat = Nobody sits there
no-such-action = This game has no such action: { $what }
correction-does-not-fit = A later step would not fit: { $why }
record-does-not-fit = Recorded for another question: { $was }, now { $now }
bad-line = Not understood: { $what }
paused = Paused
resume-first = Paused: resume, then tap again
enter-by-hand = This cannot be scored here: enter it by hand

## Tags

one-at-a-time = One card at a time
two-cards = { $cards }: one at a time
phone = A phone or bank card: tap a game card
other-game = { $card } belongs to { $game }: tap a card of { $own }
not-at-this-table = { $name } is not at this table
tag-bound = Card known from now on

## What was saved

saved = Saved
saved-card = { $card } saved
taken-back = Taken back
corrected = Corrected

## The record

last = { $who }: { $what }
last-of-table = { $what }
adjusted = { $who }, points by hand: { $points }
because = { $what } ({ $why })
noted = Note: { $text }
moved = { $card } moved by hand
done-by-hand = Done by hand
change-total = { $who }: { $old } › { $new }
change-turn = { $who } is to play
change-where = Back at: { $where }
change-steps-lost =
    { $n ->
        [one] { $n } later step to enter again
       *[other] { $n } later steps to enter again
    }
record-cut =
    { $n ->
        [one] Rules have changed: { $n } later step to enter again
       *[other] Rules have changed: { $n } later steps to enter again
    }
unreadable = This match cannot be read here

## Matches told in sentences

made-by-itself = Only one choice: { $what }
entry-undo = Taken back
entry-splice = Corrected
entry-adjust = Points given by hand
entry-act = Done by hand

## Faults: what, colon, what to do

fault-reader-silent = Cards not read: use the screen
fault-reader-missing = No reader found: switch SPI on
fault-reader-busy = Reader in use: close the other program
fault-reader-software = Reader software missing: run companion doctor
fault-reader-wiring = Reader answers wrongly: check its wires
fault-pins = Buttons and lights off: use the screen
fault-pin = One button or light off: check its wire
fault-storage = Nothing is saved: restart, check the SD card
fault-storage-full = No room, nothing is saved: free some space
fault-storage-read-only = SD card locked, nothing is saved: restart
fault-storage-newer = Saved by a newer version: update this one
fault-storage-lost = Saved matches unreadable: kept aside, begun anew
fault-storage-restored = Saved matches damaged: last copy in use
fault-storage-restored-without =
    { $n ->
        [one] Last copy in use: { $n } answer is missing
       *[other] Last copy in use: { $n } answers are missing
    }

## Screens

## screens

all-saved = Everything is saved.
another-way = Try another card, or go on by touch.
back-to-hand = back to hand
bind = Name it
by-touch = By touch
cannot-be-read = cannot be read
card-short = { $card }
choice = choice
clocks-stand-still = All clocks stand still.
done = Done
end-game = End game
from-to = { $low } to { $high }
hold = hold 2 s
home = Home
ignore = Leave it
look = Look
match-title = { $game }, { $where }
more = More
no-reader = No reader
not-now = not now
nothing-changed = Nothing changed.
nothing-changed-for = Nothing changed. { $who } is still to play.
nothing-yet = nothing yet
ok = OK
one-of-these = Play one of these
plays-next = { $who } plays next
reader = Reader
record = Record
resume = Resume
resume-which = Which match goes on?
settings = Settings
simulated = Simulated
stays-saved = stays saved
step-of = { $who } { $what }
to-play = { $who } to play
to-play-after = { $who } to play, after { $last }
total = total
undo = Undo
unknown-tag = This tag has no card yet
unknown-tag-detail = Say which card it is: from then on it is known.
we-played-it = We played it
which-game = Which game tonight?

## screens: set-up, record, result, tags, settings

about-fonts = Letters: Atkinson Hyperlegible, Noto Sans CJK, both under the OFL.
about-licence = Free software: GNU GPL 3 or later, without any warranty.
about-software = On Python, pygame, gpiozero, mfrc522, msgspec, fluent.runtime, segno, platformdirs.
about-title = Table companion { $version }
about-what = Referee, clock and bookkeeper of real card games.
back = Back
card-times = { $card } ×{ $n }
fault-go-on = Go on
fault-look = Look through the record before you play on.
fault-title = Read this first
language-title = Which language?
name-empty = type a name
name-full = 40 letters
name-rub = Rub out
name-sit = Take a seat
name-space = Space
name-taken = sits here already
name-title = New name
names-choose = choose a name
names-forget = Forget
names-none = No names yet.
names-title = Known names
next = Next
notices-count = { $n } to look at
notices-none = Everything works.
notices-title = What does not work
notices-well = all well
off = off
on = on
picker-nothing = No card is asked for now.
picker-seen = A card chosen here is seen by all.
picker-title = Which card?
players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
record-after-change = After the change
record-after-insert = With the missed tap
record-after-remove = Without this step
record-after-undo = After undo
record-change = Change
record-do-change = Change it
record-do-insert = Put it in
record-do-remove = Remove it
record-empty = Nothing has been told yet.
record-face-down = face down
record-fits = All later steps still fit
record-fixed = not this step
record-insert = Insert
record-misfit = No longer fits: { $step }
record-missed = missed tap
record-more = and { $n } more
record-no-change = Nothing else changes.
record-no-place = does not fit there
record-other-question = Something else is asked there.
record-remove = Remove step
record-rest-goes = later steps go
record-rest-stays = the rest stays
record-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
record-title = Take back which step?
record-to-another = to another
record-trying = one moment
record-which-change = What was it, not { $step }?
record-which-insert = What came before { $step }?
result-again = Again
result-nobody = Nobody wins
result-shared = { $who } share the win
result-shared-by = { $n } share the win
result-wins = { $who } wins
result-wins-with = { $who } wins with { $n }
rules-defaults = As usual
rules-none = This game is played in one way only.
rules-of-seat = { $who }: { $what }
rules-start = Start
rules-title = { $game }: house rules
rules-unchanged = nothing changed
settings-about = About
settings-language = Language
settings-names = Known names
settings-notices = Health
settings-sound = Sound
settings-tags = Name a deck’s tags
settings-title = Settings
settings-volume = Volume { $n }
setup-choose-seat = choose a seat
setup-empty = Empty seat
setup-first = 1st
setup-flat = flat
setup-guest = Guest { $n }
setup-new-name = New name
setup-players = { $least } to { $most } players
setup-rules = rules
setup-screen = Screen
setup-seats = Seats
setup-tap-name = Tap a name
setup-title = Who sits where?
setup-wedge = wedge
sum-rules = House rules: { $rules }
sum-title = { $who }: { $what } { $n }
table = table
tags-again = From the first
tags-clash = This tag is already { $card }
tags-done = All { $n } cards are known
tags-first = the first card
tags-keep = Keep it
tags-keep-detail = tap another
tags-means = { $what }
tags-move = Move it here
tags-one-back = One back
tags-progress = Card { $n } of { $of }
tags-skip = Skip
tags-stop = Stop
tags-stop-detail = go on later
tags-tap = Tap { $card }
tags-which-card = Which card is it?
tags-which-deck = Which deck?
tags-which-game = A new tag: which game?
tally-nothing = Nothing was counted here.
tally-other = other
tray-empty = Cards lie here once a game is on.
tray-lift = Lift
tray-unknown = Unknown tag
