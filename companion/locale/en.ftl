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
face-down-untold = The card lies face down, so the reason stays untold.
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
last-correction = correction
last-turned-back = turning back
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
record-altered =
    { $n ->
        [0] The set-up of this record was altered
       *[other] Record was altered from step { $n } on
    }
record-altered-cut =
    { $n ->
        [one] Record was altered: { $n } later step to enter again
       *[other] Record was altered: { $n } later steps to enter again
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
by-hand = By hand
by-hand-points = Points
by-hand-title = What was done by hand?
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
cards-by-touch = Cards by touch
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
about-software = On Python, pygame, gpiozero, mfrc522, msgspec, fluent.runtime, platformdirs.
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

## The device itself: check-up, tags, clock, power

check-again = Check again
check-title = How is the device?
check-name-reader = Reader
check-name-spi = SPI
check-name-pins = Pins
check-name-display = Display
check-name-touch = Touch
check-name-fonts = Letters
check-name-storage = Storage
check-name-clock = Clock
check-name-power = Power
check-name-sound = Sound
check-name-version = Version
check-broke = This check broke off
check-broke-do = Save a report and send it to us
check-held = In use by the running companion: see its Check-up
check-reader-well = Reader well: chip { $chip }, { $looks } looks/s, { check-reader-well.tag }
    .tag = { $tag ->
        [s] last tag { $ago } s ago
        [min] last tag { $ago } min ago
        [several] last tags lay together
       *[none] no tag yet
    }
check-reader-clone = Reader well: copied chip { $chip }, { $looks } looks/s, { check-reader-well.tag }
check-reader-as-configured = No real reader: so says the configuration
check-reader-missing = No reader found
check-reader-missing-do = Switch SPI on, then check the reader’s wires
check-reader-busy = Reader in use by another program
check-reader-busy-do = Look on the device’s own screen, or close the other program
check-reader-software = Reader software missing
check-reader-software-do = Install spidev and mfrc522 0.0.7
check-reader-wiring = Reader answers wrongly
check-reader-wiring-do = Check its wires, and that it gets 3.3 V
check-reader-silent = Reader does not answer
check-reader-silent-do = Check its wires, then switch off and on
check-spi-well = SPI is on: { $node }
check-spi-off = SPI is off: no { $node }
check-spi-off-do = Switch SPI on: raspi-config, Interface Options
check-spi-denied = { $node } may not be used
check-spi-denied-do = Add the user to the group spi
check-spi-not-needed = SPI is not needed: no real reader
check-pins-well = { $n } pins on { $chip }
check-pins-as-configured = No buttons or lights: so says the configuration
check-pins-missing = No pins of a Raspberry Pi here
check-pins-missing-do = Run this on a Raspberry Pi, or play by touch
check-pins-software = Pin library lgpio missing
check-pins-software-do = Install the package python3-lgpio
check-pins-collide = Pins cannot be so: { $what }
check-pins-collide-do = Correct the pins in companion.toml
check-pins-broken = Out of order: { $what }
check-pins-broken-do = Check its wire; play goes on without it
check-display-well = Display { $size }, driver { $driver }, turned { $turn }°
check-display-missing = No display: { $what }
check-display-missing-do = Connect a display, then start again
check-display-unseen = Driver { $driver } shows nothing
check-display-unseen-do = Connect a display, or install SDL with KMSDRM
check-display-small = Small display: keys of { $least } mm, not { $finger }
check-display-small-do = Use a 7-inch display, or correct its mm
check-touch-well = Touch panel found: { $name }
check-touch-missing = No touch panel found
check-touch-missing-do = Check its cable; buttons and mouse still work
check-touch-denied = { $name } may not be read
check-touch-denied-do = Add the user to the group input
check-fonts-well = Letters for all languages
check-fonts-missing = Letters only for { $languages }
check-fonts-missing-do = Install the package fonts-noto-cjk
check-storage-well = { $mb } MB free, one save takes { $ms } ms
check-storage-full = Only { $mb } MB free
check-storage-full-do = Free some space, or use a larger card
check-storage-slow = One save takes { $ms } ms
check-storage-slow-do = Use a faster SD card
check-storage-fleeting = Saved matches go when the power goes
check-storage-fleeting-do = Keep the data on a partition of its own
check-storage-denied = Nothing can be saved: { $what }
check-storage-denied-do = Check the SD card, and whose folder it is
check-clock-well = Clock is set: { $now }
check-clock-unset = Clock was never set
check-clock-unset-do = Set it here, or connect to a network
check-power-well = Power supply is strong enough
check-power-low = Supply voltage was too low
check-power-low-do = Use the official power supply and a short cable
check-power-hot = The board ran hot and slowed down
check-power-hot-do = Give it air, or a heat sink
check-power-unknown = Supply voltage is not measured here
check-sound-well = Sound device found
check-sound-as-configured = No sound: so says the configuration
check-sound-missing = No sound device
check-sound-missing-do = Connect a loudspeaker, or play by the lights
check-version = Companion { $version }, Python { $python }, { $pygame }
check-try-reader = Try a card
check-try-touch = Touch test
check-try-sound = Play a sound
check-try-clock = Set the clock
check-hold = Hold a card on the reader
check-last-tag = Last tag: { $what }
check-no-tag = Nothing was read yet.
check-taps = Reads: { $n }
check-touch-each = Touch every mark
check-touch-left = { $n } to go
check-touch-done = All { $n } marks touched
no-helper = Not possible here: no helper runs
not-done = Not done: try once more
no-stick = No stick found: plug one in
stick-not-read = Stick not read: use another
no-new-version = No newer version on the stick
not-written = Not written: is the stick full?
one-moment = One moment
sound-off = No sound: it is switched off in the settings
report-saved = Report saved: the stick can go
report-kept = Report kept: { $file }
share = Share result
share-scan = Scan with a phone: it goes to BG Stats
share-no-code = No code for this match: save it instead
share-stick = To the USB stick
share-keep = Save as files
result-saved = Result saved: the stick can go
result-kept = Result saved: { $file }
date-set = Date and time are set
upgrading = The new version is coming
upgraded = Version { $version } is here
upgrade-back = The new version did not start: { $version } runs again
upgrade-not-done = No new version: all stays as it was
upgrade-older = Version { $version } is older than the one that runs
wrote = Name written on the tag
write-locked = Tag is locked: nothing written
write-no-room = No room on this tag: nothing written
write-gone = Tag left too soon: hold it longer
write-unlike = Tag keeps something else: use another
settings-checkup = Check-up
settings-report = Save a report
settings-report-detail = to a USB stick
settings-off = Power off
settings-blank = Screen off
settings-blank-after = after { $n } min
settings-blank-never = never
settings-all-tags = Tags
settings-update = Update
date-title = What day and time is it?
date-why = The device has no battery for its clock.
date-skip = Skip
date-skip-detail = results without a date
date-do = Set it
date-year = year
date-month = month
date-day = day
date-hour = hour
date-minute = minute
tags-title = Tags
tags-check-deck = Check a deck
tags-check-deck-detail = what is missing?
tags-name-detail = card after card
tags-owners = Players and seats
tags-owners-detail = a tag of one’s own
tags-write = Write names
tags-owner = A player or seat
owners-title = Whose tag is it?
owners-await = Tap the tag of { $whose }
owners-move = Move it
owners-await-detail = Any tag that is not a card of a game.
audit-which = Check which deck?
audit-tap = Tap every card of the deck
audit-whole = The deck is whole
audit-count = { $n } of { $of } seen
audit-missing = missing
audit-twice = too many
audit-foreign = foreign
audit-list = By name
audit-list-title = { $missing } missing, { $twice } too many, { $foreign } foreign
audit-again = From the start
audit-stranger = Tag without a card
audit-of-another = { $card }, of { $game }
emblems-title = Seat emblems and labels for seat tags
emblems-scale = 50 mm, when printed at 100 %

## Time, sides, sounds and lessons

clock-bank = For the match
clock-both = { $mode }, { $kind }
clock-change = change a clock
clock-kind = Counts
clock-kind-title = How is time counted?
clock-kind-count_up = up, no limit
clock-kind-count_up-does = It shows how long a turn takes.
clock-kind-turn = per turn
clock-kind-turn-does = Each turn has its own time.
clock-kind-turn_bank = turn + bank
clock-kind-turn_bank-does = After its own time a turn uses the bank.
clock-kind-fischer = bank + bonus
clock-kind-fischer-does = Fischer: every turn played adds a bonus.
clock-kind-bronstein = bank + delay
clock-kind-bronstein-does = Bronstein: a turn’s first seconds come back.
clock-kind-hourglass = hourglass
clock-kind-hourglass-does = The time you use goes to the others.
clock-mode = Clock
clock-mode-off = off
clock-mode-advisory = advises
clock-mode-strict = strict
clock-of = { $who }’s clock
clock-reaction = For a reaction
clock-set = Set
clock-title = Clocks
clock-turn-limit = For a turn
clock-turn-fischer = Bonus a turn
clock-turn-bronstein = Delay a turn
clock-unchanged = not changed
learn = Explain
learn-first = in a first game
learn-never = never
sides-detail = who sits where
sides-fewer = Fewer
sides-more = More
sides-this-match = this match
sides-title = Sides
sides-usual = As usual
signal-accepted = Card counted
signal-confirm = Yours to choose
signal-fault = Device fault
signal-light = Light
signal-over = Time is over
signal-paused = Pause
signal-refused = Refused
signal-reveal = Reveal
signal-sound = Sound
signal-undo = Taken back
signal-warn-10 = 10 s left
signal-warn-30 = 30 s left
signal-your-turn = Your turn
signals-detail = each by itself
signals-title = Sounds and lights
table-time = Table time
table-time-detail = one shared clock
table-time-from = goes to the table
table-title = At this table
then = Then { $who }
times = Times
times-longest-turn = Longest turn: { $who } { $time }
times-longest = Longest turn: { $who } { $time }, { $where }
times-of = { $time }, { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
times-other = other
times-table = Table time: { $time }
times-title = Where the time went
turning = Screen turns
turning-locked = stays as it is
turning-turn = to who plays
turning-twice = sentence twice
