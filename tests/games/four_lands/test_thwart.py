"""Who may thwart whom, for all tables; single rules are told in tests/situations/four_lands/thwart.yaml."""

from __future__ import annotations

from itertools import combinations

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.verdict import OK
from tests.support import rule

# for each side two Agents that together cover The Great Feast 2 (Deals, Intrigue, Romance 2), and one with Deals
CASTS = {
    "north": (["imperial_envoy", "skald_eyrik"], "jarl_hroald"),
    "storms": (["shipowners_daughter", "minstrel"], "craftsmen"),
    "sun": (["queen_ailne", "harpist_lenn"], "guild_master"),
    "south": (["whisperer", "princess_orwen"], "vineyard_steward"),
}
ALLIES = [{"north", "storms"}, {"sun", "south"}]
TABLES = [
    ("competitive", ["north", "sun"]),
    ("competitive", ["storms", "south"]),
    *[(scenario, list(sides)) for scenario in ("competitive", "cooperative") for sides in combinations(CASTS, 3)],
    ("competitive", list(CASTS)),
    ("cooperative", list(CASTS)),
]
PAIRS = [(scenario, seats, by, other) for scenario, seats in TABLES for by in seats for other in seats if by != other]


@rule("FL-THWART-01")
@pytest.mark.parametrize(("scenario", "seats", "by", "other"), PAIRS)
def test_all_rivals_thwart_and_allies_only_in_competitive_mode(
    scenario: str, seats: list[str], by: str, other: str
) -> None:
    state = find("four_lands").start(make_setup("four_lands", scenario, seats, 1))
    workers, opponent = CASTS[by][0], CASTS[other][1]
    state.game.situate(
        state,
        {
            "phase": "tasks",
            "initiative": by,
            "seat": {other: {"hand": ["attack"]}},  # so that it is asked in any case
            "party": {
                by: {"I": {"field": "blixhamn", "agents": workers}},
                other: {"I": {"field": "blixhamn", "agents": [opponent]}},
            },
            "field": {"blixhamn": {"task": "feast_2"}},
        },
    )
    state.apply(state.parse("task I"))
    state.apply(state.parse("all"))
    assert seats[state.to_act()] == other
    allowed = {by, other} not in ALLIES or scenario == "competitive"
    action = state.parse(f"thwart {opponent} deals")
    assert (action in state.legal()) == (state.check(action) == OK) == allowed
    if not allowed:
        assert state.game.reasons.of(state.check(action)).rule == "FL-MODE-03"
