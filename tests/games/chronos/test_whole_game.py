"""Whole games by taps and touches: cards on the reader, everything else on the glass, nothing known beforehand."""

from __future__ import annotations

from random import Random

import pytest

from companion.commands import Leave, Start
from companion.engine import Setup, complete_options
from companion.games.chronos import GAME
from companion.inputs import Choice
from screens.screen import Own
from tests.pilot import Pilot

# Every card whose print nobody knows, so that the whole survey comes up.
UNKNOWN = {
    "preplaced": [{"sheet": 1, "row": row, "col": 2, "kind": "knight"} for row in (1, 2, 3)],
    "hand": ["contract_demon", "jester", "princess", "dragon", "traveller", "berserker", "white_mage", "black_mage"],
}


class Party:
    """Three people who play by the demo's whims, with their hands on cards and glass."""

    def __init__(self, device, chosen: object, seed: int) -> None:
        self.device = device
        device.game = GAME
        more = {"set": chosen, "colours": ["red", "blue", "green"]}
        setup = Setup(seats=("Ann", "Ben", "Cleo"), options=complete_options(GAME.form, {}), more=more)
        device.do(Start("chronos", setup))
        self.pilot = Pilot(device)
        self.history = device.core._table.history
        self.people = GAME.self_play(self.history.setup, Random(seed))
        self.read_off: list[str] = []
        self.touches: list[int] = []

    def play(self, rounds: int = 7) -> Party:
        while self.history.match.ask is not None and self.history.match.state.round.number <= rounds:
            self.act()
        return self

    def act(self) -> None:
        match = self.history.match
        ask, steps = match.ask, len(match.steps)
        answer = self.people.answer(match.state, ask)
        if ask.key in ("chronos-number", "chronos-arrow") and not match.state.arrows_told:
            self.read_off.append(str(GAME.public(match.state)["wanted"]))
        if ask.key == "chronos-sheet":
            self.pilot.touches = 0
        if answer.told == "tap":
            self.device.tap(str(answer.value))
        elif answer.told == "number":
            self.pilot.touch_that(*(Own("digit", figure) for figure in str(answer.value)), Own("ok"))
        else:
            self.pilot.touch_that(Choice("choose", answer.value))
        assert len(match.steps) == steps + 1, f"{answer}: {self.device.refusal}"
        if ask.key == "chronos-pocket":
            self.touches.append(self.pilot.touches)


def test_a_three_player_game_asks_for_each_printed_value_once_when_it_is_first_needed(device):
    party = Party(device, UNKNOWN, 4).play()
    assert device.table.finished
    assert len(party.read_off) == len(set(party.read_off))
    learned = GAME.learned(party.history.match.state)["printed"]
    told = [{"number": kind} for kind in learned["numbers"]] + [{"arrow": kind} for kind in learned["arrows"]]
    assert sorted(party.read_off) == sorted(map(str, told))
    assert len(party.read_off) >= 6, "a game of unknown cards needs most of them"
    device.do(Leave())
    second = Party(device, UNKNOWN, 5).play(rounds=3)
    assert second.read_off == [value for value in second.read_off if value not in party.read_off]


@pytest.mark.parametrize("chosen", ["first_game", "parallel_world", "big_is_good", "evil_power"])
def test_every_recommended_set_is_played_by_taps_and_touches(device, chosen):
    """After the taps a card is in its pocket with two touches: the tab of a sheet, and a pocket."""
    party = Party(device, chosen, 1).play(rounds=3)
    assert len(party.touches) >= 9
    assert max(party.touches) == 2
