"""The house rules of the setup form. RULES.md says which ruling each one changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine import Field, complete_options

FORM = (
    Field("direction", ("clockwise", "counter_clockwise")),
    Field("noble_bonus_per_card", ("yes", "once_per_colour")),
    Field("bonus_three_way_tie", ("1_each", "0_each", "2_each")),
    Field("bonus_zero_cards", ("none", "may_be_second")),
    Field("left_page_arrows", ("no_effect", "mirrored_effect")),
    Field("onplay_order", ("from_start_player", "table_decides")),
    Field("final_tie", ("shared", "most_cards_visible_on_page_4", "play_off")),
)


@dataclass(frozen=True, kw_only=True, slots=True)
class HouseRules:
    """The rules this table plays by: one field for each of the form, so that a misspelt one cannot be asked for."""

    direction: str
    noble_bonus_per_card: str
    bonus_three_way_tie: str
    bonus_zero_cards: str
    left_page_arrows: str
    onplay_order: str
    final_tie: str


def house_rules(options: Mapping[str, Any]) -> HouseRules:
    """The chosen rules, the first value standing for what was not chosen. Raises BadInput for any other."""
    return HouseRules(**complete_options(FORM, options))
