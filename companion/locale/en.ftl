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
enter-by-hand = This cannot be scored here: enter it by hand

## Tags

one-at-a-time = One card at a time
two-cards = { $cards }: one at a time
phone = A phone or bank card: tap a game card
other-game = This card belongs to { $game }
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
