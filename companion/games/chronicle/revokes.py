"""A missed follow-suit is found once both cards lie open; then the table lets it stand, or corrects it from there."""

from __future__ import annotations

from companion.engine import Msg, Option, PickOne, TurnBack
from companion.games.chronicle.box import suit_of
from companion.games.chronicle.state import Chronicle, Revoke, Round, Shown, Slough


def find_revoke(round: Round) -> tuple[Slough, Shown] | None:
    """The earliest false slough that is proven and not yet judged, and the card that proves it."""
    for slough in round.sloughs:
        # While it lies face down nobody may learn anything from it; once taken back it lies nowhere.
        if slough.stands or slough.played.lies_face_down:
            continue
        for shown in round.shown:
            if proves_false(shown, slough):
                return slough, shown
    return None


def proves_false(shown: Shown, slough: Slough) -> bool:
    """Whether a card of the suit was in the hand when it was claimed to hold none.

    A card that came to the hand since, by a 6, a 7, the Sage or the table's own doing, proves nothing.
    """
    return (
        shown.seat == slough.seat
        and suit_of(shown.card) == slough.suit
        and shown.held_since < slough.moment < shown.moment
    )


async def judge_revokes(state: Chronicle) -> None:
    """Put every proven revoke to the table, the earliest first."""
    round = state.round
    while (found := find_revoke(round)) is not None:
        slough, shown = found
        laid = slough.played.card if slough.played.lies_open else None
        round.revoke = Revoke(slough.seat, slough.suit, laid, slough.trick, shown.card, shown.trick)
        verdict = await revoke_question(round.revoke)
        round.revoke = None
        state.turn_page()
        if verdict == "correct":
            await TurnBack(slough.place)
        slough.stands = True


def revoke_question(revoke: Revoke) -> PickOne:
    """Let it stand, or take the match back to the trick in which the suit was not followed."""
    return PickOne(
        key="chronicle-revoke",
        among=(
            Option("stand", Msg("chronicle-let-stand"), Msg("chronicle-play-on")),
            Option(
                "correct", Msg("chronicle-correct"), Msg("chronicle-from-trick", trick=revoke.in_trick), turns_back=True
            ),
        ),
    )
