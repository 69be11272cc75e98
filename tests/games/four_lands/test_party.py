"""Parties over many positions; single rules are told in tests/situations/four_lands/party.yaml."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.registry import find, make_setup
from tests.support import rule

TABLES = [
    ("competitive", ["north", "sun"]),
    ("competitive", ["storms", "south", "sun"]),
    ("cooperative", ["storms", "south", "sun"]),
    ("competitive", ["north", "sun", "storms", "south"]),
    ("cooperative", ["north", "sun", "storms", "south"]),
]
every_table = pytest.mark.parametrize(("scenario", "seats"), TABLES)


def positions(scenario: str, seats: list[str], seed: int, answers: int = 700) -> Iterator[Any]:
    """What lies on the table after each answer of a game played at random, passing seldom."""
    chance = Random(seed)
    state = find("four_lands").start(make_setup("four_lands", scenario, seats, seed))
    for _ in range(answers):
        if state.over:
            return
        legal = state.legal()
        if len(legal) > 1 and chance.random() < 0.7:
            legal = [action for action in legal if state.format(action) not in ("pass", "stop", "keep")] or legal
        kind = chance.choice(sorted({kind_of(action) for action in legal}))
        state.apply(chance.choice([action for action in legal if kind_of(action) == kind]))
        yield state.game.dump(state)


@rule("FL-PARTY-01", "FL-PARTY-02", "FL-PARTY-03")
@every_table
def test_in_play_a_side_has_at_most_four_parties_each_on_a_field_and_with_an_agent(
    scenario: str, seats: list[str]
) -> None:
    most = 0
    freed = 0
    for seed in range(3):
        before: set[str] = set()
        for position in positions(scenario, seats, seed):
            standing: set[str] = set()
            cards: list[tuple[str, str]] = []
            for side, parties in position["party"].items():
                assert side in seats
                assert set(parties) <= {"I", "II", "III", "IV"}
                most = max(most, len(parties))
                for numeral, party in parties.items():
                    assert party["field"]
                    assert party["agents"]
                    standing.add(f"{side}.{numeral}")
                    cards += [(agent["owner"], agent["card"]) for agent in party["agents"]]
            for owner, card in set(cards):  # nobody is in two Parties; there are two Mages of Cirth
                assert cards.count((owner, card)) <= (2 if card == "mage_of_cirth" else 1)
            freed += len(before - standing)
            before = standing
    assert most == 4
    assert freed > 3
