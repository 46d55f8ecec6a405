"""A number is typed the same way wherever one is asked for: at the table and where the record is corrected."""

from __future__ import annotations

import pytest

from companion.engine import Msg
from screens.picker import Answers, Picker
from screens.screen import Own
from tests.screens.rooms import sheet_of
from tests.screens.sample import model, table

BOUNDS = (-50, 9999)


class Typist:
    """Somebody at the picker of a number, with what was told at last."""

    def __init__(self, size=(800, 480)) -> None:
        self.told: list[object] = []
        self.picker = Picker(Msg("app-picker-title"), lambda _: Answers(bounds=BOUNDS), self._tell)
        self.model = model(table())
        self.canvas = sheet_of(size, "en", 1.0)

    def _tell(self, told, value):
        self.told.append((told, value))
        return ()

    def type(self, *signs: str) -> None:
        for sign in signs:
            self.picker.own(Own("digit", sign), self.model)

    def look(self):
        self.canvas.begin(now=100.0)
        self.picker.paint(self.canvas, self.model)
        return self.canvas

    @property
    def words(self) -> list[str]:
        return [text.words for text in self.look().texts]


@pytest.fixture
def typist():
    return Typist()


def test_a_number_below_zero_is_shown_with_a_minus_and_not_a_hyphen(typist):
    typist.type("-", "1", "2")
    assert "−12" in typist.words
    typist.picker.own(Own("ok"), typist.model)
    assert typist.told == [("number", -12)]


def test_no_more_digits_are_taken_than_a_number_can_have(typist):
    typist.type("-", *"12345")
    assert "−1234" in typist.words
    typist.picker.own(Own("rub"), typist.model)
    assert "−123" in typist.words


def test_upright_the_keys_stand_under_the_field_and_are_as_wide_as_the_screen():
    typist = Typist((480, 800))
    digits = [hit for hit in typist.look().hits if hit.does in [Own("digit", str(n)) for n in range(10)]]
    across = {round(hit.zone.x) for hit in digits}
    assert len(across) == 6
    assert max(hit.zone.right for hit in digits) - min(hit.zone.x for hit in digits) > 0.9 * typist.canvas.sheet.w
