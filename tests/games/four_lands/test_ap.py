"""Action Points over whole games: never below 0, and gained only where a rule says so."""

from __future__ import annotations

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.four_lands.state import FourLands
from hexfarer.kernel.registry import new
from hexfarer.kernel.rng import seeded
from tests.support import rule

# The events that bring AP, each with the place of its amount: exchange, trade, Task without VP, outnumbered
GAINS = {"swapped": 2, "traded": 2, "got-no-trophy": 2, "outnumbered": 1}
AMOUNTS = {"swapped": 1, "traded": 3, "got-no-trophy": 1, "outnumbered": 1}


def expected(state: FourLands, told: list[tuple[str, list[int]]], before: list[int]) -> list[int]:
    """The AP after a step, from what it told."""
    ap = before[:]
    keys = [key for key, _ in told]
    for key, args in told:
        if key == "paid-ap":
            ap[args[0]] -= args[1]
        elif key == "salary":
            assert "round-began" in keys
            assert state.collected >= 6
            ap = [have + 1 for have in ap]
        elif key in GAINS:
            assert args[GAINS[key]] == AMOUNTS[key]
            ap[args[0]] += AMOUNTS[key]
        elif key == "got-ap":
            assert "amulet-spent" in keys, "after Round 1 only a Task spoilt by an Amulet pays so"
            assert args[1] == 1
            ap[args[0]] += 1
    return ap


@rule("FL-AP-01", "FL-AP-02")
@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("competitive", ["north", "sun"]),
        ("competitive", ["storms", "south"]),
        ("cooperative", ["north", "sun", "south"]),
        ("competitive", ["north", "sun", "storms", "south"]),
        ("cooperative", ["north", "sun", "storms", "south"]),
    ],
)
def test_ap_never_fall_below_0_and_come_only_from_what_the_rules_name(mode: str, seats: list[str]) -> None:
    seen: set[str] = set()
    for seed in range(8):
        state = new("four_lands", mode, seats, seed)
        assert isinstance(state, FourLands)
        rng = seeded(seed + 100)
        for _ in range(1500):
            if state.over:
                break
            state.log = []
            before = state.ap[:]
            actions = state.legal()
            state.apply(actions[rng.next(len(actions))])
            told = [(state.game.tellings.of(event).key, list(event.args)) for event in state.log]
            seen.update(key for key, _ in told)
            assert state.ap == expected(state, told, before)
            assert min(state.ap) >= 0
    assert {"paid-ap", "swapped", "got-no-trophy"} <= seen  # else the games were too tame
