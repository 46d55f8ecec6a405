"""The words of sound: short, soft, different, and the same for every card and seat."""

from __future__ import annotations

import inspect
from array import array
from itertools import pairwise

import pytest

from companion.ports import Cue
from drivers.sounds import LOUDEST, RATE, WORDS, Sounds, samples

HEARD = [cue for cue in Cue if WORDS[cue]]


def wave(cue):
    return array("h", samples(cue))


@pytest.mark.parametrize("cue", HEARD)
def test_a_word_lasts_60_to_250_milliseconds(cue):
    assert 0.059 < len(wave(cue)) / RATE < 0.251


@pytest.mark.parametrize("cue", HEARD)
def test_a_word_begins_and_ends_without_a_click(cue):
    sound = wave(cue)
    steps = [abs(later - earlier) for earlier, later in pairwise(sound)]
    assert abs(sound[0]) < 0.02 * LOUDEST
    assert abs(sound[-1]) < 0.02 * LOUDEST
    assert max(steps) < 0.5 * LOUDEST
    assert max(map(abs, sound)) <= LOUDEST


def test_no_two_words_sound_alike():
    assert len({samples(cue) for cue in HEARD}) == len(HEARD)


def test_every_word_has_a_sound_or_is_silent_on_purpose():
    assert set(WORDS) == set(Cue)
    assert [cue for cue in Cue if not WORDS[cue]] == [Cue.YOUR_TURN, Cue.CONFIRM, Cue.OUT]


def test_a_sound_depends_on_its_word_alone():
    """Nothing about a card, a seat or a game can reach it."""
    assert list(inspect.signature(samples).parameters) == ["cue"]


def test_accepted_is_higher_than_refused():
    assert min(hertz for hertz, _ in WORDS[Cue.ACCEPTED]) > 2 * max(hertz for hertz, _ in WORDS[Cue.REFUSED])


def test_a_reveal_rises_and_an_undo_falls():
    assert WORDS[Cue.REVEAL][0][0] < WORDS[Cue.REVEAL][1][0]
    assert WORDS[Cue.UNDO][0][0] > WORDS[Cue.UNDO][1][0]


def test_without_a_sound_device_it_is_silent_and_never_fails(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sounds = Sounds(on=True, volume=30)
    assert not sounds.works
    for cue in Cue:
        sounds.cue(cue, 0)
    sounds.hear(on=False, volume=0)
    sounds.stop()


@pytest.fixture
def sounds(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds(on=True, volume=30)
    yield sounds
    sounds.stop()


def test_with_a_sound_device_every_word_is_played(sounds):
    assert sounds.works
    for cue in Cue:
        sounds.cue(cue, 3)
    assert sounds._words[Cue.ACCEPTED].get_num_channels() == 1
    sounds.stop()
    sounds.cue(Cue.ACCEPTED)


def test_silent_mode_plays_nothing(sounds):
    sounds.hear(on=False, volume=80)
    sounds.cue(Cue.ACCEPTED)
    assert sounds._words[Cue.ACCEPTED].get_num_channels() == 0


def test_the_volume_is_that_of_every_word(sounds):
    sounds.hear(on=True, volume=150)
    assert {word.get_volume() for word in sounds._words.values()} == {1.0}
    sounds.hear(on=True, volume=50)
    assert {word.get_volume() for word in sounds._words.values()} == {0.5}


def test_a_word_that_is_left_out_is_not_heard_and_the_others_are(sounds):
    sounds.leave_out(sounds=frozenset({Cue.ACCEPTED}), lights=frozenset())
    sounds.cue(Cue.ACCEPTED)
    sounds.cue(Cue.REFUSED)
    assert sounds._words[Cue.ACCEPTED].get_num_channels() == 0
    assert sounds._words[Cue.REFUSED].get_num_channels() == 1
