"""The end of a match: who has won, and why each number is what it is."""

from __future__ import annotations

import re

import pytest

from companion.commands import Leave, Start
from companion.engine import Column, Msg, Part, ScoreSheet, SeatScore
from screens.explain import Sum, Term, columns_of, parts_of
from screens.result import winner_words
from screens.screen import Own
from screens.tally import columns_a_page
from tests.pilot import Pilot, play_on
from tests.screens.rooms import painted, sheet


@pytest.fixture
def pilot(table_of):
    sitting = table_of("chronicle", "Ann", "Ben", "Cleo", "Dan")
    play_on(sitting, seed=3)
    return Pilot(sitting)


def best(pilot):
    return min(pilot.sitting.table.tally.lines, key=lambda line: line.rank)


def test_the_winner_is_named_with_the_total(pilot):
    line = best(pilot)
    name = pilot.sitting.table.names[line.seat]
    assert f"{name} wins with {line.total}" in pilot.words


def test_a_total_opens_into_its_cards_and_reasons_in_two_touches(pilot):
    line = best(pilot)
    pilot.touch_that(Own("open", (line.seat, None)))
    assert f"total {line.total}" in pilot.words
    pilot.touch("›")
    assert pilot.touches <= 2
    reasons = [pilot.canvas.say(part.why) for part in line.parts if part.why is not None]
    shown = re.sub(r"\[\w+\]", "", pilot.words)
    assert reasons
    assert all(reason.split(":")[0] in shown for reason in reasons[:4])


def test_a_second_touch_closes_the_number(pilot):
    seat = best(pilot).seat
    pilot.touch_that(Own("open", (seat, None)))
    assert "›" in pilot.offers
    pilot.touch_that(Own("open", (seat, None)))
    assert "›" not in pilot.offers


def test_rows_stand_by_rank_and_after_a_touch_on_a_name_by_seat(pilot):
    def order() -> list[str]:
        names = [text for text in pilot.look().texts if text.words in pilot.sitting.table.names]
        return [text.words for text in sorted(names, key=lambda text: text.box.y)]

    lines = sorted(pilot.sitting.table.tally.lines, key=lambda line: (line.rank, line.seat))
    by_rank = [pilot.sitting.table.names[line.seat] for line in lines]
    assert order() == by_rank
    pilot.touch_that(Own("order"))
    assert order() == ["Ann", "Ben", "Cleo", "Dan"]
    pilot.touch_that(Own("order"))
    assert order() == by_rank


def test_done_goes_home(pilot):
    pilot.touch("Done")
    assert pilot.sent == [Leave()]
    assert pilot.sitting.model.table is None


def test_again_is_the_same_people_by_the_same_rules(pilot):
    setup = pilot.sitting.table.setup
    pilot.touch("Again")
    assert pilot.sent == [Start("chronicle", setup)]
    assert not pilot.sitting.table.finished
    assert pilot.sitting.table.record == ()


def test_the_last_answer_can_still_be_taken_back_from_the_result(pilot):
    pilot.touch("Record", "Undo")
    assert not pilot.sitting.table.finished


# -- any sheet


def seat_score(seat, parts, *, rank=1, winner=False):
    return SeatScore(seat, tuple(parts), rank, winner)


def test_what_a_game_counts_under_no_category_is_shown_under_other():
    lines = (seat_score(0, [Part("a", 2, column="fame"), Part("adjust", -1)]),)
    tally = ScoreSheet(lines, (Column("fame", Msg("f")),))
    shown = [sum(part.points for part in parts_of(tally, lines[0], column.id)) for column in columns_of(tally)]
    assert shown == [2, -1]
    assert sum(shown) == lines[0].total


@pytest.mark.parametrize("seed", range(8))
def test_the_shown_numbers_are_always_the_total(table_of, seed):
    sitting = table_of("chronicle", *("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")[: 3 + seed % 4])
    play_on(sitting, seed=seed)
    tally = sitting.table.tally
    for line in tally.lines:
        shown = [Sum(tally, line, column.id).value for column in columns_of(tally)]
        assert sum(shown) == line.total == Sum(tally, line, None).value


def test_many_terms_are_summed_up_so_that_the_sum_stays_whole():
    words = "".join(text.words for text in painted("result-many-parts", (800, 480)).texts)
    terms = re.search(r"= ?(.*?)(?:w1|W1)", words)
    assert terms is not None
    numbers = [int(number) for number in re.findall(r"\d+", terms[1].replace("…", " "))]
    assert sum(numbers) == 45


@pytest.mark.parametrize(
    ("winners", "points", "key"),
    [
        ((), True, "app-result-nobody"),
        ((0,), True, "app-result-wins-with"),
        ((0,), False, "app-result-wins"),
        ((0, 2), True, "app-result-shared"),
    ],
)
def test_winners_are_named_as_they_won(winners, points, key):
    lines = tuple(seat_score(seat, [Part("a", 3)], winner=seat in winners) for seat in range(3))
    assert winner_words(ScoreSheet(lines, points=points))[0].key == key


def test_a_game_without_points_shows_ranks_and_reasons_but_no_numbers():
    canvas = painted("result-ranks", (800, 480))
    assert not [hit for hit in canvas.hits if isinstance(hit.does, Own)]
    assert sum("amulets" in text.words for text in canvas.texts) == 4


def test_every_column_of_a_long_match_can_be_reached():
    canvas = painted("result-rounds", (800, 480))
    tally = sheet(4, 12, words=True)
    assert columns_a_page(canvas, canvas.sheet, tally) < 12
    assert [hit for hit in canvas.hits if hit.does == Own("page", 1)]


def test_an_opened_number_covers_no_row_by_half():
    for name in ("result-seven-open", "result-five"):
        canvas = painted(name, (800, 480))
        panel = next(hit for hit in canvas.hits if hit.name == "›").zone
        assert not [hit.name for hit in canvas.hits if hit.name != "›" and hit.zone.meets(panel)]


def test_a_term_may_carry_a_mark_or_words():
    assert Term(3) == Term(3, None, None)
