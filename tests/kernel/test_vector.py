"""Many games, stepped together."""

from __future__ import annotations

import pytest

import hexfarer
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import find, games, make_setup
from hexfarer.kernel.rng import derived, seeded
from hexfarer.kernel.state import fingerprint
from hexfarer.kernel.vector import Ended, Vector


def random_steps(many: Vector, steps: int, seed: int = 0) -> tuple[list[Ended], list[list[int]]]:
    """The games that ended, and the actions of each step."""
    chance = seeded(seed)
    ended: list[Ended] = []
    taken: list[list[int]] = []
    for _ in range(steps):
        taken.append([legal[chance.next(len(legal))] if legal else 0 for legal in many.legal()])
        ended += many.step(taken[-1])
    return ended, taken


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_each_game_goes_as_it_would_alone(game: str) -> None:
    many = hexfarer.vector(game, 3, seed=7, again=False)
    _, taken = random_steps(many, 60)
    for i in range(3):
        alone = find(game).start(make_setup(game, seed=derived(7, i)))
        for actions in taken:
            if not alone.over:
                alone.apply(actions[i])
        assert fingerprint(many.states[i]) == fingerprint(alone)
    assert len({fingerprint(state) for state in many.states}) == 3
    assert many.to_act() == [state.to_act() for state in many.states]


def test_where_a_game_ends_the_next_one_begins() -> None:
    many = hexfarer.vector("mage_knight", 4, seed=1)
    ended, _ = random_steps(many, 500)
    assert len(ended) >= 8
    assert many.begun == 4 + len(ended)
    assert sorted({game.number for game in ended} & set(range(4))) == [0, 1, 2, 3]
    assert all(game.seed == derived(1, game.number) for game in ended)
    assert all(50 < game.actions < 500 and len(game.outcome.scores) == 1 for game in ended)
    assert not any(state.over for state in many.states)


def test_a_game_that_is_over_stays_so_when_none_shall_follow() -> None:
    many = hexfarer.vector("mage_knight", 2, seed=1, again=False)
    ended, _ = random_steps(many, 600)
    assert sorted(game.number for game in ended) == [0, 1]
    assert many.to_act() == [-1, -1]
    assert many.legal() == [[], []]
    assert many.step([0, 0]) == []


def test_one_illegal_action_moves_no_game() -> None:
    many = hexfarer.vector("four_lands", 3, seed=2)
    random_steps(many, 5)
    before = [fingerprint(state) for state in many.states]
    actions = [legal[0] for legal in many.legal()]
    with pytest.raises(Problem, match=r"Game 2 refuses the action 0: .* No game has moved"):
        many.step([actions[0], actions[1], 0])
    with pytest.raises(Problem, match="one action for each of the 3 games; 2 were given"):
        many.step(actions[:2])
    assert [fingerprint(state) for state in many.states] == before


def test_no_games_are_no_vector() -> None:
    with pytest.raises(Problem, match="at least one game; 0 were asked for"):
        hexfarer.vector("four_lands", 0)
