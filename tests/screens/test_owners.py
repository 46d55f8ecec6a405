"""Tags of players and seats: bound from the screen, and what they do at set-up."""

from __future__ import annotations

import pytest

from companion.commands import BindPlayer, BindSeat, Remember
from companion.inputs import Tap
from screens.owners import Owners
from screens.screen import Push
from screens.settings import Settings
from tests.core.test_what_does_not_work import no_room, room_again
from tests.pilot import Pilot

TAG, OTHER = bytes.fromhex("04DEADBEEF0001"), bytes.fromhex("04DEADBEEF0002")


@pytest.fixture
def pilot(device):
    for name in ("Cleo", "Ben", "Ann"):
        device.do(Remember(name))
    return Pilot(device)


def tap(pilot, uid, text=None):
    pilot.sitting.do(Tap(uid, text))
    pilot.look()


def said(pilot):
    return pilot.words.replace("\n", " ")


def bound(pilot):
    return [step for step in pilot.sent if isinstance(step, BindPlayer | BindSeat)]


def test_an_unknown_tag_at_home_becomes_a_players(pilot):
    tap(pilot, TAG)
    pilot.touch("A player or seat", "Ben")
    assert bound(pilot) == [BindPlayer("04DEADBEEF0001", "Ben")]
    assert "Which game tonight?" in pilot.words


def test_an_unknown_tag_at_home_becomes_a_new_players(pilot):
    tap(pilot, TAG)
    pilot.touch("A player or seat", "New name", "E", "v", "a", "Take a seat")
    assert bound(pilot) == [BindPlayer("04DEADBEEF0001", "Eva")]
    assert pilot.sitting.journal.players()[0] == "Eva"


def test_an_unknown_tag_can_still_be_left_unknown(pilot):
    tap(pilot, TAG)
    pilot.touch("A player or seat", "Back")
    assert bound(pilot) == []
    assert pilot.sitting.model.unbound is None
    assert "Which game tonight?" in pilot.words


def test_from_settings_the_tag_is_asked_for(pilot):
    pilot.stack.do(Push(Settings()), pilot.sitting.model)
    pilot.touch("Tags", "Players and seats", "Ann")
    assert "Tap the tag of Ann" in pilot.words
    tap(pilot, TAG)
    assert bound(pilot) == [BindPlayer("04DEADBEEF0001", "Ann")]
    assert "Whose tag is it?" in pilot.words, "and the next one can be named"


def test_on_a_full_disk_the_tag_is_still_asked_for_and_the_screen_says_why(pilot):
    pilot.stack.do(Push(Owners()), pilot.sitting.model)
    pilot.touch("Ann")
    pilot.look()
    no_room(pilot.sitting.journal)
    tap(pilot, TAG)
    pilot.touch("Go on")
    assert "Tap the tag of Ann" in pilot.words
    assert "nothing is saved" in said(pilot)
    room_again(pilot.sitting.journal)
    tap(pilot, TAG)
    assert "Whose tag is it?" in pilot.words


def test_a_seat_is_known_by_its_emblem(pilot):
    pilot.stack.do(Push(Owners()), pilot.sitting.model)
    seats = [hit for hit in pilot.look().hits if hit.does.__class__.__name__ == "Own" and hit.does.what == "seat"]
    assert len(seats) == 7
    pilot._do(seats[3])
    assert "Tap the tag of Seat 4" in pilot.words
    tap(pilot, TAG)
    assert bound(pilot) == [BindSeat("04DEADBEEF0001", 3)]


def test_a_tag_that_already_means_something_is_asked_about(pilot):
    """Fault 15: move or keep, never both."""
    tap(pilot, OTHER, "toy:c3")
    pilot.stack.do(Push(Owners()), pilot.sitting.model)
    pilot.touch("Ann")
    pilot.look()
    tap(pilot, OTHER, "toy:c3")
    assert "This tag is already toy-card-c3" in pilot.words.replace("\n", " ")
    pilot.touch("Keep it")
    assert bound(pilot) == []
    tap(pilot, OTHER, "toy:c3")
    pilot.touch("Move it")
    assert bound(pilot) == [BindPlayer("04DEADBEEF0002", "Ann")]
    tap(pilot, OTHER, "toy:c3")
    assert pilot.sitting.model.tapped.means == "player:Ann"


def test_a_tag_that_is_already_theirs_changes_nothing(pilot):
    pilot.sitting.do(BindPlayer("04DEADBEEF0001", "Ann"))
    pilot.stack.do(Push(Owners()), pilot.sitting.model)
    pilot.touch("Ann")
    pilot.look()
    tap(pilot, TAG)
    assert bound(pilot) == []
    assert "Whose tag is it?" in pilot.words


# -- set-up


@pytest.fixture
def setting_up(device):
    """Nobody is known yet, and everybody has a tag."""
    for number, name in enumerate(("Ann", "Ben", "Cleo")):
        device.do(BindPlayer(f"04DEADBEEF000{number}", name))
    for seat in range(3):
        device.do(BindSeat(f"04DEADBEEF001{seat}", seat))
    pilot = Pilot(device)
    pilot.touch_game("toy")
    pilot.look()
    return pilot


def player(number):
    return bytes.fromhex(f"04DEADBEEF000{number}")


def seat(number):
    return bytes.fromhex(f"04DEADBEEF001{number}")


def seated(pilot):
    return pilot.stack.top._names


def test_players_sign_in_by_tapping_their_tags(setting_up):
    for number in (2, 0, 1):
        tap(setting_up, player(number))
    assert seated(setting_up) == ["Cleo", "Ann", "Ben"]
    assert setting_up.touches == 1, "the game alone was touched"


def test_signing_in_twice_sits_down_once(setting_up):
    for number in (0, 1, 0, 0):
        tap(setting_up, player(number))
    assert seated(setting_up) == ["Ann", "Ben"]


def test_a_seats_tag_says_where_the_next_one_sits(setting_up):
    for uid in (player(0), player(1), seat(0), player(2)):
        tap(setting_up, uid)
    assert seated(setting_up) == ["Cleo", "Ben"]


def test_a_seats_tag_beyond_the_last_player_is_the_first_empty_seat(setting_up):
    for uid in (player(0), seat(2), player(1)):
        tap(setting_up, uid)
    assert seated(setting_up) == ["Ann", "Ben"]
