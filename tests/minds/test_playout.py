"""Playing answers on with plain ones, in the games in which a bot chooses so."""

from __future__ import annotations

import pytest

from hexfarer import bots
from hexfarer.bots.seeker import Seeker
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State, fingerprint
from hexfarer.minds import find as mind_of
from hexfarer.minds.playout import Forward
from hexfarer.minds.trial import LEAVES

GAMES = ["four_lands"]
NODES = 1500


def start(game: str, seed: int) -> State:
    return find(game).start(make_setup(game, seed=seed, count=2))


def positions(game: str, seed: int, every: int, most: int = 240) -> list[State]:
    """Positions of a game that is played at random, in which there is something to choose."""
    state = start(game, seed)
    bot = bots.find("random")(seed)
    found: list[State] = []
    for number in range(most):
        if state.over:
            break
        if number % every == 0 and len(state.legal()) > 1:
            found.append(state.copy())
        state.apply(bot.choose(state))
    assert len(found) > 3
    return found


def mind(s: State) -> Forward:
    make = mind_of(s.game.id)
    assert make is not None
    found = make(s, s.to_act())
    assert isinstance(found, Forward)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_plain_answer_looks_best_at_once(game: str) -> None:
    for s in positions(game, 3, 23):
        judge = mind(s)
        seat = s.to_act()
        looks = {action: judge.after(s, action, seat) for action in judge.answers(s)}
        assert looks[judge.plain(s)] == max(looks.values())


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_played_on_to_the_end_of_the_matter(game: str) -> None:
    for s in positions(game, 5, 41):
        judge = mind(s)
        before = fingerprint(s)
        action = s.legal()[-1]
        s_end = s.copy()
        s_end.apply(action)
        while not s_end.over and not judge.far_enough(s_end):
            s_end.apply(judge.plain(s_end))
        assert judge.value(s, action, LEAVES) == judge.judge(s_end)
        assert fingerprint(s) == before


@pytest.mark.parametrize("game", GAMES)
def test_seeker_never_peeks(game: str) -> None:
    """What it cannot see may be anything else: it chooses the same."""
    for number, s in enumerate(positions(game, 8, 37)):
        other = s.determinize(s.to_act(), seeded(1000 + number))
        assert Seeker(number, NODES).choose(s) == Seeker(number, NODES).choose(other)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_number_of_positions_makes_the_same_game(game: str) -> None:
    def played() -> list[str]:
        state = start(game, 4)
        players = [Seeker(seat, NODES) for seat in range(2)]
        line: list[str] = []
        for _ in range(16):
            action = players[state.to_act()].choose(state)
            assert action in state.legal()
            line.append(state.format(action))
            state.apply(action)
        return line

    assert played() == played()
