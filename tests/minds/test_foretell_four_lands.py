"""What is foretold of fights of Agents."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hexfarer.bots.foretelling import foretell
from hexfarer.games.four_lands.state import FourLands
from hexfarer.kernel import situation
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import new
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import fingerprint
from hexfarer.minds.four_lands.foretell import reply
from tests.support import pick

ANSWERS = 1500
FIGHT = Path(__file__).parents[1] / "e2e" / "four_lands_fight.yaml"


def fight() -> FourLands:
    s = situation.position(situation.load(FIGHT))
    assert isinstance(s, FourLands)
    return s


def told(s: FourLands, *before: str) -> Any:
    return foretell(s, "fight", list(before), ANSWERS)["fight"]


def test_magic_that_saves_an_agent_is_told_of() -> None:
    s = fight()
    found = told(s)
    assert found["attackers"] + found["even"] + found["defenders"] in (99, 100, 101)
    assert set(found["falls"]) == {f"north.II#{i}" for i in (1, 2, 3)} | {f"sun.II#{i}" for i in (1, 2, 3)}
    assert found["falls"]["north.II#1"] == 0  # 1 against 3: no Magic is enough
    mage = "north.II#3"
    with_defence, with_attack = told(s, f"support {mage} defence 3"), told(s, f"support {mage} attack 2")
    assert with_defence["falls"][mage] < with_attack["falls"][mage]


def test_nothing_is_touched_and_the_same_is_told_each_time() -> None:
    s = fight()
    before = fingerprint(s)
    first = told(s)
    assert fingerprint(s) == before
    for chance in range(3):
        other = s.determinize(0, seeded(chance))
        assert isinstance(other, FourLands)
        assert told(other) == first


def test_what_is_no_fight_is_refused() -> None:
    with pytest.raises(Problem):
        foretell(fight(), "field:cirth", [], ANSWERS)
    with pytest.raises(Problem):
        foretell(new("four_lands", "competitive", seed=1), "fight", [], ANSWERS)


def calibrated(games: int) -> tuple[float, float, int]:
    """The share of Agents that was forecast to fall, the share that fell, and how many fought, with plain answers."""
    forecast = fell = 0.0
    count = 0
    for seed in range(games):
        s = new("four_lands", "competitive", seed=seed)
        assert isinstance(s, FourLands)
        chance, rng = Random(seed), seeded(seed)
        looked: list[tuple[int, int]] = []
        before = None
        for _ in range(4000):
            if s.over:
                break
            fight = s.fight
            if fight is not None and fight is not before and fight.groups == [] and fight.attackers and fight.defenders:
                before = fight
                found = told(s)["falls"]
                members = [(agent, f"{s.game.write(s, 'agent', s.handle(agent))}") for agent in fight.agents()]
                looked = [(agent, found[handle]) for agent, handle in members if handle in found]
            s.apply(reply(s, rng) if s.fight is not None else pick(chance, s))
            if looked and s.fight is not before:
                forecast += sum(part for _, part in looked) / 100
                fell += sum(s.party_of[agent] < 0 for agent, _ in looked)
                count += len(looked)
                looked = []
    return forecast / count, fell / count, count


def test_forecasts_come_true_as_often_as_they_say() -> None:
    forecast, fell, count = calibrated(6)
    assert count > 20
    assert abs(forecast - fell) < 3 * (forecast * (1 - forecast) / count) ** 0.5 + 0.02


@pytest.mark.long
def test_forecasts_come_true_over_three_hundred_games() -> None:
    forecast, fell, count = calibrated(300)
    assert count > 1000
    assert abs(forecast - fell) < 3 * (forecast * (1 - forecast) / count) ** 0.5 + 0.01
