"""What hints remember from one position to the next changes nothing (outlook.py, pursuit.py)."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.bots.greedy import Greedy
from hexfarer.games.heroes3 import GAME, outlook, pursuit
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.registry import Scenario, Setup
from tests.games.heroes3.test_random_games import lively, started
from tests.support import ALL

GAMES = [  # of the same map, with guards of different strength
    (scenario, seats, difficulty, length)
    for scenario, seats in (
        ("brave_new_world", ["catherine", "sandro"]),
        ("qg_3_two_knights_defense", ["catherine"]),
    )
    for length in (8, 24)
    for difficulty in ("impossible", "easy", "hard", "normal")
]


def played(scenario: str, seats: list[str], difficulty: str, length: int) -> list[int]:
    """The answers of greedy bots, and what each position was worth to them."""
    state = GAME.start(Setup("heroes3", "base", scenario, seats, {"difficulty": difficulty}, 1))
    bots = [Greedy(seat) for seat in range(len(seats))]
    found: list[int] = []
    while not state.over and len(found) < 2 * length:
        found.append(GAME.worth(state, state.to_act()))
        found.append(bots[state.to_act()].choose(state))
        state.apply(found[-1])
    return found


def test_a_bot_plays_the_same_game_whatever_was_played_before() -> None:
    first = [played(*game) for game in GAMES]
    assert [played(*game) for game in reversed(GAMES)] == first[::-1]
    order = list(range(len(GAMES)))
    Random(1).shuffle(order)
    assert [played(*GAMES[i]) for i in order] == [first[i] for i in order]


@pytest.mark.parametrize("scenario", GAME.scenarios, ids=lambda scenario: scenario.id)
def test_positions_with_the_same_key_have_the_same_outlook(scenario: Scenario) -> None:
    """A key names everything that the outlook is worked out from: whoever has the same one has the same outlook."""
    state, chance = started(scenario.id, 2, 3)
    assert isinstance(state, Heroes3)
    outlooks: dict[tuple[object, ...], list[float]] = {}
    for _ in range(250 if ALL else 60):
        if state.over:
            break
        for seat, player in enumerate(state.players):
            for hero, at in enumerate(player.at):
                if at != NONE:
                    key = outlook.reckoned_from(state, seat, hero)
                    found = outlook.survey(state, seat, hero)
                    assert outlooks.setdefault(key, found) == found
        if pursuit.races(state):
            before = pursuit.way_of_foe(state)
            pursuit._WAYS.clear()
            assert pursuit.way_of_foe(state) == before
        state.apply(lively(state, chance))
