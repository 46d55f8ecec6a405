"""The house rules of the setup form. RULES.md says which ruling each one changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine import Field, complete_options

FORM = (
    Field("experience_alone", ("never", "allowed_while_holding_druid_cards")),
    Field("goal_gives_parts", ("printed_number", "nothing")),
    Field("overshoot", ("stop_at_goal", "exact_only")),
    Field("altar_deadline", ("next_turn", "any_time_this_round")),
    Field("altar_card", ("trust", "private_tap")),
    Field("end_on_supply", ("stacks_and_discard_empty", "when_display_cannot_be_filled")),
    Field("final_refill", ("after_each_player", "after_each_action")),
    Field("final_order", ("left_of_ender", "start_with_ender")),
    Field("ruin_choice", ("owner", "none", "opponent")),
)


@dataclass(frozen=True, kw_only=True, slots=True)
class HouseRules:
    """The rules this table plays by: one field for each of the form, so that a misspelt one cannot be asked for."""

    experience_alone: str
    goal_gives_parts: str
    overshoot: str
    altar_deadline: str
    altar_card: str
    end_on_supply: str
    final_refill: str
    final_order: str
    ruin_choice: str


def house_rules(options: Mapping[str, Any]) -> HouseRules:
    """The chosen rules, the first value standing for what was not chosen. Raises BadInput for any other."""
    return HouseRules(**complete_options(FORM, options))
