"""Learn as you play: who is told what, and that every question of every game has its words in four languages."""

from __future__ import annotations

import random
import re

import pytest

from companion.commands import Leave, Resume, SetSetting, Start, TakeBack
from companion.demo import Players, demo_setup
from companion.engine import Msg, Setup
from companion.games import find_games
from companion.model import LANGUAGES
from companion.text import Text
from tests.pilot import Pilot
from tests.words import messages

GAMES = find_games()
# The questions of each game that records name; a star where a seat is asked. Further ones are found by playing.
QUESTIONS = {
    "chronicle": "history removed lead play* turned_up target* ally* hand* discard* give_up* leftover* left_card*"
    " revoke tie",
    "crows": "deal* draw_bird* play* use* kind* bird* target* redirect* answer* flip whistle_bird nightjar_card drop*",
    "chronos": "preplace* select* order sheet* pocket* turn* return* lock* era number arrow berserker",
    "celtica": "display refill start_part* play* place place_n steps part* lose* altar* altar_played* final*",
    "wonders": "seal* use* pay* last* dug* free_city* war tally_shields* tally_card* tally_stages* tally_coins*"
    " tally_tokens*",
}


def asked(game: str) -> dict[str, bool]:
    """Every question of a game by its name: whether a seat is asked."""
    found = {name.rstrip("*"): name.endswith("*") for name in QUESTIONS.get(game, "").split()}
    for seats in GAMES[game].seats:
        for seed in range(3):
            options = {rule.id: random.Random(f"{seed}{rule.id}").choice(rule.values) for rule in GAMES[game].form}
            players = Players(GAMES[game], demo_setup(GAMES[game], seats, seed, options), seed)
            while not players.finished:
                ask = players.history.match.ask
                name = ask.key.removeprefix(f"{game}-")
                found[name] = found.get(name, False) or players.history.match.next_seat() is not None
                players.act()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_name_a_card_of_rules_and_a_lesson(game):
    missing = [
        f"{lang}: {what}-{name}"
        for name, of_a_seat in asked(game).items()
        for lang in LANGUAGES
        for what in ("phase", "rules", *(("learn",) if of_a_seat else ()))
        if f"{what}-{name}" not in messages(lang, game)
    ]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_one_line_a_card_of_rules_a_paragraph_and_a_phase_a_few_words(game, lang):
    words = Text(GAMES).words(lang, game)
    most = {"learn": 62, "rules": 300, "phase": 24} if lang == "en" else {"learn": 32, "rules": 150, "phase": 12}
    long = []
    for key in messages(lang, game):
        what = key.partition("-")[0]
        if what in most:
            said = words.say(Msg(f"{game}-{key}"))
            # A Latin letter is about half as wide as a Chinese one.
            width = len(said) if lang == "en" else len(re.sub(r"[ -~]{2}", "x", said))
            long += [f"{key} ({width}): {said}"] if width > most[what] else []
    assert long == []


# -- who is told


def start(device, *names: str) -> None:
    device.do(Start("toy", Setup(seats=names)))


def finish(device) -> None:
    device.choose("yes", "no", 2, "end")


def test_in_a_first_game_each_question_is_explained_once_to_each_player(device):
    start(device, "Ann", "Ben")
    told = [device.table.explain]
    device.tap("c0")
    told.append(device.table.explain)
    device.do(TakeBack())
    told.append(device.table.explain)
    device.tap("c0", "c1")
    device.choose("yes", seat=1)
    told.append(device.table.explain)
    assert told == [True, True, True, True]
    device.choose("yes", seat=0)
    assert not device.table.explain, "the table itself is told nothing"


def test_asked_the_same_again_it_is_not_explained_again(device):
    start(device, "Ann", "Ben")
    device.tap("c0", "c1")
    device.choose("yes", seat=0)
    assert device.table.explain
    device.choose("no", seat=0)
    device.choose("yes", seat=1)
    device.choose(2, "back")
    assert device.table.asked.key == "toy-tap"
    assert device.table.explain, "the steps were taken back with what had been told"


def test_whoever_has_finished_a_game_is_told_no_more_and_a_newcomer_is(device):
    start(device, "Ann", "Ben")
    device.tap("c0", "c1")
    finish(device)
    device.do(Leave())
    start(device, "Ann", "Zoe")
    assert not device.table.explain
    device.tap("c0")
    assert device.table.explain
    match = device.table.match
    device.restart()
    device.do(Resume(match))
    assert device.table.explain


def test_a_game_that_was_not_finished_taught_nobody(device):
    start(device, "Ann", "Ben")
    device.tap("c0")
    device.do(Leave())
    start(device, "Ann", "Ben")
    assert device.table.explain


def test_a_first_line_that_cannot_be_read_keeps_nobody_from_beginning_or_going_on(device):
    for names in (("Ann", "Ben"), ("Cleo", "Dan")):
        start(device, *names)
        device.tap("c0", "c1")
        finish(device)
        device.do(Leave())
    device.journal._db.execute("UPDATE match SET header = 'torn' WHERE n = 1")
    start(device, "Cleo", "Ann")
    assert not device.table.explain
    device.tap("c0")
    assert device.table.explain, "what Ann played cannot be read"
    match = device.table.match
    device.restart()
    device.do(Resume(match))
    assert device.table.match == match


def test_another_game_is_learned_anew(device):
    start(device, "Ann", "Ben")
    device.tap("c0", "c1")
    finish(device)
    device.do(Leave())
    device.do(Start("other", Setup(seats=("Ann", "Ben"))))
    assert device.table.explain


# -- what is seen of it


@pytest.fixture
def pilot(table_of):
    return Pilot(table_of("chronicle", "Ann", "Ben", "Cleo"))


def at_a_trick(pilot):
    sitting = pilot.sitting
    sitting.tap("monster_attack")
    sitting.choose("seat:1")
    return pilot


def test_a_newcomer_reads_what_a_trick_is_and_others_do_not(pilot):
    at_a_trick(pilot)
    assert "One card each" in pilot.words
    pilot.sitting.do(SetSetting("learn", "off"))
    assert "One card each" not in pilot.words


def test_the_card_of_rules_is_one_touch_away_and_one_back(pilot):
    at_a_trick(pilot)
    pilot.touch("rules")
    assert pilot.touches == 1
    assert "The trick" in pilot.words
    assert "highest card of the suit led" in pilot.words.replace("\n", " ")
    pilot.touch("Back")
    assert "One card each" in pilot.words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_of_rules_is_there_in_every_language(table_of, lang):
    pilot = Pilot(table_of("chronicle", "Ann", "Ben", "Cleo"), lang=lang)
    pilot.touch("rules")
    words = Text(GAMES).words(lang, "chronicle").say(Msg("chronicle-rules-history"))
    assert pilot.words.replace("\n", "").replace(" ", "").count(words.replace(" ", "")[:30]) == 1


def test_a_game_without_a_card_of_rules_offers_none(table_of):
    pilot = Pilot(table_of("toy", "Ann", "Ben"))
    assert "rules" not in pilot.offers
