"""The house rules of the setup form. RULES.md says which ruling each one changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine import Field, complete_options

FORM = (
    Field("evil_exclusion", ("any_evil", "only_players_with_most_evil")),
    Field("tie_policy", ("all_tied_score", "nobody", "ask_table")),
    Field("two_counts_3_in_totals", ("yes", "no")),
    Field("two_counts_3", ("always", "owner_chooses")),
    Field("sage_chooser", ("player_of_sage", "target")),
    Field("leftover_hand", ("may_all", "must_all")),
    Field("recall_replay", ("no", "yes_at_end_of_trick")),
    Field("recall_slough", ("allowed", "not_allowed")),
    Field("recall_cancels_reverse", ("no", "yes")),
    Field("discard_by_8", ("target_chooses_face_up", "target_chooses_face_down", "random")),
    Field("fool_chooser", ("target", "player_of_fool")),
    Field("multi_history_scoring", ("each_condition", "all_conditions_together")),
    Field("dark_age_exemption", ("only_for_dark_age_point", "lifts_ban_for_whole_round")),
    Field("angel_before_monopoly", ("yes", "no")),
    Field("history_per_round", ("1", "2")),
    Field("end_tie", ("share", "play_on")),
)


@dataclass(frozen=True, kw_only=True, slots=True)
class HouseRules:
    """The rules this table plays by: one field for each of the form, so that a misspelt one cannot be asked for."""

    evil_exclusion: str
    tie_policy: str
    two_counts_3_in_totals: str
    two_counts_3: str
    sage_chooser: str
    leftover_hand: str
    recall_replay: str
    recall_slough: str
    recall_cancels_reverse: str
    discard_by_8: str
    fool_chooser: str
    multi_history_scoring: str
    dark_age_exemption: str
    angel_before_monopoly: str
    history_per_round: str
    end_tie: str


def house_rules(options: Mapping[str, Any]) -> HouseRules:
    """The chosen rules, the first value standing for what was not chosen. Raises BadInput for any other."""
    return HouseRules(**complete_options(FORM, options))
