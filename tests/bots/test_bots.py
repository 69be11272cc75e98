"""The bots: they play legally, the same each time, without looking at what they may not see."""

from __future__ import annotations

import pytest

from hexfarer import bots
from hexfarer.arena import simulate
from hexfarer.bots.greedy import Greedy
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State, fingerprint
from tests.support import ALL
from tests.toy import Toy

FEW = 300  # positions that a bot looks at in a turn


def positions(seed: int, every: int, seats: int = 2) -> list[State]:
    """Positions of a random game."""
    state = find("four_lands").start(make_setup("four_lands", seed=seed, count=seats))
    bot = bots.find("random")(seed)
    found: list[State] = []
    number = 0
    while not state.over:
        if number % every == 0:
            found.append(state.copy())
        state.apply(bot.choose(state))
        number += 1
    return found


def test_a_bot_is_found_by_its_name() -> None:
    assert bots.names() == ["random", "greedy", "seeker", *bots.levels()]
    assert bots.find("greedy") is Greedy
    with pytest.raises(Problem, match=r"There is no bot “gready”\. The nearest name is “greedy”"):
        bots.find("gready")


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_answers_legally_and_leaves_the_position_alone(name: str, seats: int) -> None:
    for state in positions(seats, 23, seats):
        before = fingerprint(state)
        assert bots.find(name)(1, nodes=FEW).choose(state) in state.legal()
        assert fingerprint(state) == before


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_of_the_same_seed_chooses_the_same(name: str) -> None:
    one, two, other = [bots.find(name)(seed, nodes=FEW) for seed in (1, 1, 2)]
    states = positions(9, 13 if ALL or name in ("random", "greedy", "normal") else 40)  # the others take longer
    chosen = [one.choose(state) for state in states]
    assert chosen == [two.choose(state) for state in states]
    if name == "random":
        assert chosen != [other.choose(state) for state in states]


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_never_peeks(seats: int) -> None:
    """What it cannot see may be anything else: it chooses the same."""
    for number, state in enumerate(positions(5, 11 * seats, seats)):
        seat = state.to_act()
        other = state.determinize(seat, seeded(1000 + number))
        assert Greedy(number).choose(state) == Greedy(number).choose(other)


def test_greedy_tells_why() -> None:
    reasons = set()
    for number, state in enumerate(positions(4, 7)):
        bot = Greedy(number)
        action = bot.choose(state)
        assert bot.reason is not None
        reasons.add(bot.reason.key)
        if bot.reason.key == "bot-better":
            quiet = state.stack[-1].quiet(state)
            assert action != quiet
            gain = bot.reason.args["gain"]
            assert isinstance(gain, Phrase)
            assert gain.args["what"] == Phrase("total-vp")
            assert isinstance(gain.args["n"], int)
            assert gain.args["n"] > 0
    assert {"bot-better", "bot-hardly", "bot-best"} <= reasons


def test_greedy_plays_any_game(toy: Toy) -> None:
    report = simulate(make_setup("toy", seed=1), ["greedy", "random"], 2)
    assert len(report.games) == 2


@pytest.mark.parametrize("names", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_beats_random(names: list[str]) -> None:
    report = simulate(make_setup("four_lands", seed=11), names, 6)
    assert report.seats[names.index("greedy")].wins >= 5


def test_greedy_finds_the_city_in_mage_knight() -> None:
    """A whole turn is planned; a seeded game of the first scenario alone."""
    state = find("mage_knight").start(make_setup("mage_knight", "first_reconnaissance", ["tovak"], 1))
    bot = bots.find("greedy")(1)
    while not state.over:
        state.apply(bot.choose(state))
    outcome = state.outcome()
    assert outcome.kind == "success"
    assert outcome.scores[0] > 10


@pytest.mark.parametrize("hero", ["wolfhawk", "krang", "braevalar"])
def test_greedy_gets_on_with_the_heroes_of_the_ultimate_edition(hero: str) -> None:
    setup = make_setup("mage_knight", "first_reconnaissance", [hero], 3, edition="ultimate")
    state = find("mage_knight").start(setup)
    bot = bots.find("greedy")(3)
    while find("mage_knight").turn_of(state) < 4 and not state.over:
        state.apply(bot.choose(state))
    view = state.view(0)
    seats = view["seat"]
    assert isinstance(seats, dict)
    assert seats["0"]["fame"] > 0 or len(view["tiles"]) > 3  # type: ignore[arg-type]


def test_greedy_plans_the_same_turn_whatever_it_cannot_see() -> None:
    game = find("mage_knight")
    state = game.start(make_setup("mage_knight", "full_conquest", ["tovak", "arythea"], 5))
    bot = bots.find("greedy")(5)
    for number in range(14):
        seat = state.to_act()
        other = state.determinize(seat, seeded(number))
        assert bots.find("greedy")(7).choose(state) == bots.find("greedy")(7).choose(other)
        state.apply(bot.choose(state))
