"""The house rules of the setup form. RULES.md says which ruling each one changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine import Field, complete_options

FORM = (
    Field("multi_bird_cards", ("indivisible", "partial_kill_allowed_with_counter")),
    Field("bats_first_plectrum", ("yes", "no")),
    Field("casting_net_with_bats", ("net_takes_bats_only", "bats_die_then_also_one_kind")),
    Field("bell_on_whistle", ("hour_advances", "no_effect")),
    Field("bell_on_trap_net", ("no_effect", "hour_advances")),
    Field("bell_draw", ("counts_as_a_draw", "draw_replacement")),
    Field("whistle_reaction", ("before_cards_are_seen", "after_cards_are_seen")),
    Field("mirror_redirect_source", ("attacker_stays_source", "mirror_player_becomes_source")),
    Field("mirror_copies_mirror_or_door", ("nothing", "look_one_card_deeper")),
    Field("hand_limit_timing", ("after_surviving_judgement", "before_judgement")),
    Field("judge_all_players", ("no", "yes")),
)


@dataclass(frozen=True, kw_only=True, slots=True)
class HouseRules:
    """The rules this table plays by: one field for each of the form, so that a misspelt one cannot be asked for."""

    multi_bird_cards: str
    bats_first_plectrum: str
    casting_net_with_bats: str
    bell_on_whistle: str
    bell_on_trap_net: str
    bell_draw: str
    whistle_reaction: str
    mirror_redirect_source: str
    mirror_copies_mirror_or_door: str
    hand_limit_timing: str
    judge_all_players: str


def house_rules(options: Mapping[str, Any]) -> HouseRules:
    """The chosen rules, the first value standing for what was not chosen. Raises BadInput for any other."""
    return HouseRules(**complete_options(FORM, options))
