"""The bot that thinks a whole turn through."""

from __future__ import annotations

import gc
import os
import subprocess
import sys

import pytest

from hexfarer import bots, native
from hexfarer.arena import play
from hexfarer.bots import seeker
from hexfarer.bots.greedy import Greedy
from hexfarer.bots.seeker import Seeker
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State, fingerprint
from tests.toy import Toy

NODES = 1500  # enough to think with, little enough for the interpreted engine


def start(scenario: str, seed: int, seats: list[str]) -> State:
    return find("mage_knight").start(make_setup("mage_knight", scenario, seats, seed))


def played(nodes: int, decisions: int, seed: int = 4) -> list[str]:
    state = start("first_reconnaissance", seed, ["tovak"])
    bot = Seeker(seed, nodes)
    line: list[str] = []
    for _ in range(decisions):
        line.append(state.format(bot.choose(state)))
        state.apply(state.parse(line[-1]))
    return line


def test_where_a_game_has_no_mind_it_plays_like_greedy(toy: Toy) -> None:
    state = find("euthia").start(make_setup("euthia", seed=6, count=2))
    chance = bots.find("random")(6)
    for number in range(120):
        if number % 29:
            state.apply(chance.choose(state))
            continue
        one, other = Seeker(number), Greedy(number)
        assert one.choose(state) == other.choose(state)
        assert one.reason is not None
        assert other.reason is not None
        assert one.reason.key == other.reason.key
        state.apply(chance.choose(state))
    assert play(make_setup("toy", seed=1), ["seeker", "greedy"]).rounds >= 0


def test_the_same_number_of_positions_makes_the_same_game() -> None:
    line = played(NODES, 20)
    assert line == played(NODES, 20)
    assert line != played(40, 20)


def test_it_answers_legally_leaves_the_position_alone_and_tells_why() -> None:
    state = start("full_conquest", 2, ["tovak", "arythea"])
    players = [Seeker(seat, 400) for seat in range(2)]
    reasons = set()
    for _ in range(40):
        before = fingerprint(state)
        bot = players[state.to_act()]
        action = bot.choose(state)
        assert action in state.legal()
        assert fingerprint(state) == before
        assert bot.reason is not None
        reasons.add(bot.reason.key)
        state.apply(action)
    assert reasons <= {"bot-only", "bot-best"}
    assert "bot-best" in reasons


def test_it_plans_the_same_turn_whatever_it_cannot_see() -> None:
    state = start("full_conquest", 5, ["tovak", "arythea"])
    players = [Seeker(seat, 400) for seat in range(2)]
    for number in range(16):
        seat = state.to_act()
        other = state.determinize(seat, seeded(number))
        assert Seeker(7, 400).choose(state) == Seeker(7, 400).choose(other)
        state.apply(players[seat].choose(state))


@pytest.mark.parametrize("name", ["greedy", "seeker"])
@pytest.mark.parametrize("on", [True, False])
def test_the_collector_is_as_it_was_whatever_is_raised(name: str, on: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    def broken(*_: object) -> list[int]:
        seen.append(gc.isenabled())
        raise RuntimeError("a thought too far")

    monkeypatch.setattr("hexfarer.bots.seeker.think", broken)
    monkeypatch.setattr("hexfarer.bots.planner.Planner.search", broken)
    state = start("first_reconnaissance", 1, ["tovak"])
    was = gc.isenabled()
    try:
        gc.enable() if on else gc.disable()
        with pytest.raises(RuntimeError):
            bots.find(name)(1).choose(state)
        assert seen == [False]
        assert gc.isenabled() == on
    finally:
        gc.enable() if was else gc.disable()


def test_seconds_are_kept_however_often_it_has_to_think_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a hundredth of a second whenever it is looked at."""
    now = [0.0]

    def tick() -> float:
        now[0] += 0.01
        return now[0]

    monkeypatch.setattr(seeker, "perf_counter", tick)
    state = start("first_reconnaissance", 3, ["tovak"])
    bot = Seeker(3, seconds=1.0)
    turns: dict[int, float] = {}
    searches: dict[int, int] = {}
    for _ in range(30):
        turn, before = state.game.turn_of(state), now[0]
        action = bot.choose(state)
        turns[turn] = turns.get(turn, 0.0) + now[0] - before
        searches[turn] = searches.get(turn, 0) + (now[0] > before)
        state.apply(action)
    assert max(turns.values()) > 0.3  # it does think
    for turn, spent in turns.items():
        assert spent < 1.0 + 0.15 * searches[turn]


def test_a_turn_is_given_its_positions_once() -> None:
    """Thinking again in the same turn takes what is left of them."""
    state = start("first_reconnaissance", 4, ["tovak"])
    bot = Seeker(4, 8000)
    turn = -1
    left = 0.0
    for _ in range(25):
        action = bot.choose(state)
        if bot.turn == turn:
            assert bot.left <= left
        turn, left = bot.turn, bot.left
        state.apply(action)


def test_it_gets_on_where_chance_does_not() -> None:
    setup = make_setup("mage_knight", "first_reconnaissance", ["tovak"], 912)
    assert play(setup, ["seeker"], 8000).scores[0] > play(setup, ["random"]).scores[0] + 5


def test_it_is_on_the_list() -> None:
    assert bots.find("seeker") is Seeker


THINK = """
from hexfarer.native import mode
from tests.bots.test_seeker import played
print(mode(), *played(600, 14), sep="\\n")
"""


@pytest.mark.skipif(native.home() is None, reason="the engine is not compiled: make native")
def test_it_thinks_the_same_compiled_and_interpreted() -> None:
    ran = []
    for pure in ("1", ""):
        environment = {**os.environ, "HEXFARER_PURE": pure}
        done = subprocess.run(
            [sys.executable, "-c", THINK], env=environment, capture_output=True, text=True, check=True
        )
        ran.append(done.stdout.splitlines())
    (first, *slow), (second, *fast) = ran
    assert (first, second) == (native.INTERPRETED, native.COMPILED)
    assert fast == slow
