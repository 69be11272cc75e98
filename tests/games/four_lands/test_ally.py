"""Allies over many positions; single rules are told in tests/situations/four_lands/ally.yaml."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.state import State
from tests.support import rule

ALLY = {"north": "storms", "storms": "north", "sun": "south", "south": "sun"}
THREE = ["north", "sun", "south"]
FOUR = ["north", "sun", "storms", "south"]
SEEDS = range(4)


def played(scenario: str, seats: list[str], seed: int, answers: int = 500) -> Iterator[State]:
    """The positions of a game played at random, passing seldom."""
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
        yield state


def agents(state: State, viewer: int) -> Iterator[tuple[str, dict[str, object]]]:
    """The side of each Party with each of its Agents, as a seat sees them."""
    parties = state.view(viewer)["party"]
    assert isinstance(parties, dict)
    for side, rows in parties.items():
        for party in rows.values():
            for agent in party["agents"]:
                yield side, agent


@rule("FL-ALLY-10", "FL-MODE-01")
@pytest.mark.parametrize("seats", [["north", "sun"], THREE, FOUR])
def test_in_competitive_games_every_agent_is_in_a_party_of_its_own_side(seats: list[str]) -> None:
    seen = 0
    for seed in SEEDS:
        for state in played("competitive", seats, seed):
            for side, agent in agents(state, -1):
                seen += 1
                assert agent["owner"] == side
    assert seen > 1000


@rule("FL-ALLY-02", "FL-MODE-01")
@pytest.mark.parametrize("seats", [THREE, FOUR])
def test_in_cooperative_games_agents_are_in_parties_of_their_side_or_its_ally_and_of_nobody_else(
    seats: list[str],
) -> None:
    lent: set[tuple[str, object]] = set()
    for seed in SEEDS:
        for state in played("cooperative", seats, seed):
            for side, agent in agents(state, -1):
                assert agent["owner"] in (side, ALLY[side])
                if agent["owner"] != side:
                    lent.add((side, agent["owner"]))
    assert lent == {(side, ALLY[side]) for side in seats if ALLY[side] in seats}


@rule("FL-ALLY-04")
@pytest.mark.parametrize("seats", [THREE, FOUR])
def test_a_card_is_shown_to_the_agents_owner_and_the_partys_owner_and_to_others_once_revealed(
    seats: list[str],
) -> None:
    hidden_and_lent = 0
    for seed in SEEDS:
        for state in played("cooperative", seats, seed, 300):
            for viewer in range(-1, len(seats)):
                for side, agent in agents(state, viewer):
                    knows = viewer >= 0 and seats[viewer] in (side, agent["owner"])
                    assert ("card" in agent) == (knows or agent["revealed"])
                    hidden_and_lent += side != agent["owner"] and not agent["revealed"]
    assert hidden_and_lent > 100


@rule("FL-ALLY-11")
@pytest.mark.parametrize("seats", [THREE, FOUR])
def test_nobody_sees_the_hand_or_the_deck_of_an_ally(seats: list[str]) -> None:
    for seed in SEEDS:
        for state in played("cooperative", seats, seed, 300):
            for viewer in range(len(seats)):
                rows = state.view(viewer)["seat"]
                assert isinstance(rows, dict)
                for number, row in rows.items():
                    assert ("hand" in row) == ("deck" in row) == (int(number) == viewer)
