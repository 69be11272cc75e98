"""Scores: what situations cannot say, and sums over many tables."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.kernel.registry import new
from tests.support import rule

HEROES = ["tovak", "arythea", "goldyx", "norowas"]
SPELLS = [
    "fireball",
    "snowstorm",
    "expose",
    "tremor",
    "flame_wall",
    "mana_bolt",
    "whirlwind",
    "burning_shield",
    "chill",
    "demolish",
]
ACTIONS = [
    "fire_bolt",
    "ice_bolt",
    "swift_bolt",
    "agility",
    "blood_rage",
    "ice_shield",
    "intimidate",
    "ambush",
    "learning",
    "training",
]
ARTIFACTS = [
    "ruby_ring",
    "sapphire_ring",
    "diamond_ring",
    "emerald_ring",
    "horn_of_wrath",
    "golden_grail",
    "amulet_of_sun",
]
CATEGORIES = ["knowledge", "loot", "leader", "conqueror", "adventurer", "beating"]


def table(scenario: str, seats: int, given: dict[str, object], options: dict[str, str] | None = None) -> MageKnight:
    s = new("mage_knight", scenario, HEROES[:seats], 1, options)
    assert isinstance(s, MageKnight)
    s.game.situate(s, given)
    return s


def dealt(chance: Random, seats: int) -> dict[str, object]:
    """Random belongings at the end of the last round."""
    spells, actions, artifacts = SPELLS[:], ACTIONS[:], ARTIFACTS[:]
    seat: dict[str, object] = {}
    for number in range(seats):
        cards = [spells.pop() for _ in range(chance.randrange(3))]
        cards += [actions.pop() for _ in range(chance.randrange(3))]
        cards += [artifacts.pop() for _ in range(chance.randrange(2))]
        seat[str(number)] = {
            "fame": chance.randrange(60),
            "level": 7,
            "discard": cards,
            "hand": ["wound"] * chance.randrange(3),
            "crystals": {"red": chance.randrange(4), "green": chance.randrange(4)},
        }
    return {"begin": "round_end", "round": 6, "time": "night", "seat": seat}


@rule("MK-SCORE-01", "MK-SCORE-03", "MK-SCORE-04", "MK-SCORE-08", "MK-SCORE-09", "MK-SCORE-10", "MK-SCORE-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_titles_and_sums_hold_for_any_belongings(seats: int) -> None:
    chance = Random(seats)
    for _ in range(40):
        given = dealt(chance, seats)
        s = table("full_conquest", seats, given)
        assert s.over
        found = s.outcome()
        rows: list[Any] = found.breakdown
        owned: Any = given["seat"]
        for seat in range(seats):
            facts = owned[str(seat)]
            cards = facts["discard"]
            assert rows[seat]["knowledge"] == sum(2 * (c in SPELLS) + (c in ACTIONS) for c in cards)
            pairs = sum(facts["crystals"].values()) // 2
            assert rows[seat]["loot"] == 2 * sum(c in ARTIFACTS for c in cards) + pairs
            assert rows[seat]["beating"] == -2 * len(facts["hand"])
            titles = sum(rows[seat]["title_" + name] for name in CATEGORIES)
            assert found.scores[seat] == facts["fame"] + sum(rows[seat][name] for name in CATEGORIES) + titles
        for name in CATEGORIES:
            column = [row[name] for row in rows]
            best = min(column) if name == "beating" else max(column)
            holders = [seat for seat in range(seats) if column[seat] == best and best]
            prize = (3 if len(holders) == 1 else 1) * (-1 if name == "beating" else 1)
            assert [row["title_" + name] for row in rows] == [prize if s_ in holders else 0 for s_ in range(seats)]
        top = max(found.scores)
        assert found.winners == [seat for seat in range(seats) if found.scores[seat] == top]


@rule("MK-SCORE-18")
def test_thirty_points_for_each_round_that_was_not_started() -> None:
    for number in range(1, 7):
        given: dict[str, object] = {"begin": "round_end", "round": number, "end_met": True}
        rows: list[Any] = table("full_cooperation", 2, given).outcome().breakdown
        assert rows[0]["rounds_left"] == 30 * (6 - number)
    blitz: list[Any] = (
        table("blitz_cooperation", 2, {"begin": "round_end", "round": 3, "end_met": True}).outcome().breakdown
    )
    assert blitz[0]["rounds_left"] == 30


@rule("MK-SCORE-20")
@pytest.mark.parametrize("announced", [-1, 0, 1, 2])
def test_five_points_when_nobody_announced_the_end_of_the_last_round(announced: int) -> None:
    given: dict[str, object] = {"begin": "round_end", "round": 6, "time": "night", "announced": announced}
    rows: list[Any] = table("full_cooperation", 2, given).outcome().breakdown
    assert rows[0]["not_announced"] == (5 if announced < 0 else 0)


@rule("MK-SCORE-20")
def test_an_announcement_of_an_earlier_round_does_not_matter() -> None:
    s = table("full_cooperation", 2, {"begin": "round_end", "round": 5, "announced": 0})
    assert not s.over
    s.game.situate(s, {"begin": "round_end", "round": 6, "time": "night"})
    rows: list[Any] = s.outcome().breakdown
    assert rows[0]["not_announced"] == 5


@rule("MK-SCORE-02")
def test_drafted_cards_that_still_lie_aside_do_not_count() -> None:
    s = new("mage_knight", "full_conquest", HEROES[:2], 1, {"draft": "on"})
    assert isinstance(s, MageKnight)
    for _ in range(50):
        if not any(s.format(action).startswith("card ") for action in s.legal()):
            break
        s.apply(s.legal()[0])
    assert [len(player.draft) for player in s.players] == [3, 3]
    rows: list[Any] = s.outcome().breakdown
    assert [row["knowledge"] for row in rows] == [0, 0]


@rule("MK-SCORE-12", "MK-SCORE-23")
def test_titles_are_only_given_between_opponents() -> None:
    last: dict[str, object] = {"begin": "round_end", "round": 6, "time": "night"}
    for scenario, seats in (("solo_conquest", 1), ("full_cooperation", 2), ("full_cooperation", 3)):
        rows = table(scenario, seats, last).outcome().breakdown
        assert not any(name.startswith("title_") for name in rows[0])
    rows = table("full_conquest", 2, last).outcome().breakdown
    assert "title_knowledge" in rows[0]
