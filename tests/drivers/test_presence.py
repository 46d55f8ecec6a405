"""One tap per placement, from sightings alone."""

from __future__ import annotations

from companion.inputs import Tap, Together
from drivers.presence import LOOKS, Presence, Sighting, is_random_uid

A, B, C = (bytes.fromhex(uid) for uid in ("04A3C6112233FF", "DEADBEEF", "11223344"))
NOTHING = Sighting()
GARBLED = Sighting(garbled=True)
COLLIDED = Sighting(garbled=True, collided=True)


def seeing(*uids: bytes) -> Sighting:
    return Sighting(dict.fromkeys(uids))


def taps(presence, ticks):
    """What each tick reports; a tick is the looks it would get, the last one going on."""
    reports = []
    for looks in ticks:
        queue = [looks] if isinstance(looks, Sighting) else list(looks)
        change = presence.tick(lambda _, queue=queue: queue.pop(0) if len(queue) > 1 else queue[0])
        if change.tap is not None:
            reports.append(change.tap)
    return reports


def test_a_resting_card_is_one_tap():
    assert taps(Presence(), [seeing(A)] * 600) == [Tap(A)]


def test_a_reader_that_answers_yes_no_yes_no_for_five_minutes_tells_one_tap():
    """Fault 1, with every other tick wholly missed."""
    assert taps(Presence(), [seeing(A), NOTHING] * 1_500) == [Tap(A)]


def test_a_sparse_miss_is_no_removal():
    """Fault 2: seventeen times yes and one miss, for ten minutes."""
    presence = Presence()
    assert taps(presence, ([seeing(A)] * 17 + [NOTHING]) * 333) == [Tap(A)]
    assert presence.tick(lambda _: seeing(A)).lifted == ()


def test_a_card_is_gone_after_three_ticks_and_a_new_tap_after_it():
    presence = Presence()
    assert taps(presence, [seeing(A), NOTHING, NOTHING, seeing(A)]) == [Tap(A)]
    assert taps(presence, [NOTHING, NOTHING, NOTHING, seeing(A)]) == [Tap(A)]


def test_a_missed_card_is_looked_for_again_in_the_same_tick():
    presence = Presence()
    looks = []
    taps(presence, [seeing(A)])

    def look(_):
        looks.append(1)
        return NOTHING

    presence.tick(look)
    assert len(looks) == LOOKS


def test_an_empty_reader_is_looked_at_once():
    looks = []

    def look(_):
        looks.append(1)
        return NOTHING

    Presence().tick(look)
    assert len(looks) == 1


def test_noise_is_no_removal_but_the_silence_after_it_is():
    """Fault 3."""
    presence = Presence()
    assert taps(presence, [seeing(A)] + [GARBLED] * 50) == [Tap(A)]
    lifted = [presence.tick(lambda _: NOTHING).lifted for _ in range(3)]
    assert lifted == [(), (), (A,)]


def test_an_unknown_card_between_does_not_make_a_resting_card_count_again():
    """Fault 6: A rests, U comes and goes, A is still the same placement."""
    assert taps(Presence(), [seeing(A), seeing(A, B), seeing(A, B), seeing(A)]) == [Tap(A), Tap(B)]


def test_two_cards_at_once_are_both_named():
    """Fault 12."""
    sighting = Sighting({A: "chronicle:power_06", B: None})
    assert taps(Presence(), [sighting] * 5) == [Together((A, B), texts=("chronicle:power_06", None))]


def test_three_cards_at_once_are_one_at_a_time():
    assert taps(Presence(), [seeing(A, B, C)] * 5) == [Together((A, B, C), complete=False, texts=(None,) * 3)]


def test_a_second_card_that_could_not_be_read_makes_two_of_one():
    assert taps(Presence(), [Sighting({A: None}, garbled=True, collided=True)]) == [
        Together((A,), complete=False, texts=(None,))
    ]


def test_cards_that_cannot_be_told_apart_are_said_once_when_they_stay():
    presence = Presence()
    assert taps(presence, [COLLIDED] * 2) == []
    assert taps(presence, [COLLIDED] * 20) == [Together((), complete=False)]
    assert taps(presence, [NOTHING] + [COLLIDED] * 3) == [Together((), complete=False)]


def test_a_garbled_first_look_is_looked_at_again_before_anything_is_said():
    assert taps(Presence(), [(Sighting({A: None}, garbled=True), seeing(A, B))]) == [
        Together((A, B), texts=(None, None))
    ]


def test_the_text_of_a_tag_comes_with_its_tap():
    assert taps(Presence(), [Sighting({A: "chronicle:power_06"})]) == [Tap(A, "chronicle:power_06")]


def test_a_phone_is_one_tap_however_often_its_uid_changes():
    """Fault 11: 08… is drawn anew with each field."""
    phone = [seeing(bytes((8, 0, 0, n))) for n in range(100)]
    assert taps(Presence(), phone) == [Tap(bytes((8, 0, 0, 0)))]
    assert is_random_uid(bytes((8, 0, 0, 0)))
    assert not is_random_uid(bytes((8, 0, 0, 0, 0, 0, 0)))


def test_a_card_that_was_reported_before_the_process_was_replaced_is_no_new_tap():
    presence = Presence(resting=(A,))
    assert taps(presence, [seeing(A)] * 3) == []
    assert taps(presence, [NOTHING] * 3 + [seeing(A)]) == [Tap(A)]
