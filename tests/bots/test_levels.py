"""The levels that people choose from, and what a hint says."""

from __future__ import annotations

import pytest

from hexfarer import bots
from hexfarer.bots.advice import Advice, advice, adviser
from hexfarer.bots.greedy import Greedy
from hexfarer.bots.levels import LEVELS, Easy
from hexfarer.bots.seeker import Seeker
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import new
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State
from hexfarer.server.reference import BOT_NAMES

GAMES = ["four_lands", "mage_knight", "heroes3", "euthia"]
FEW = 300  # positions in a turn


def test_the_menu_names_every_level_the_weakest_first() -> None:
    assert bots.levels() == ["easy", "normal", "hard", "ruthless", "patient"]
    assert [bot for bot in BOT_NAMES if bot in bots.levels()] == bots.levels()
    assert sorted(BOT_NAMES) == sorted(bots.names())


def test_a_higher_level_thinks_longer_and_never_in_haste() -> None:
    thinking = [level for level in LEVELS if level.thinks is Seeker]
    assert [level.haste for level in LEVELS if level is not Easy] == [0, 0, 0, 0]
    assert [level.positions for level in thinking] == sorted({level.positions for level in thinking})
    assert [level.patience for level in thinking] == sorted({level.patience for level in thinking})


def now(state: State) -> tuple[int, int]:
    return state.game.round_of(state), state.game.turn_of(state)


def test_haste_comes_as_often_as_it_should_and_lasts_for_a_turn() -> None:
    moods: list[bool] = []
    for seed in range(6):
        state, bot = new("four_lands", seed=seed), Easy(seed)
        while not state.over:
            at = now(state)
            before = bot.moods.get(at)
            state.apply(bot.choose(state))
            assert before in (None, bot.moods[at])
        moods += bot.moods.values()
    assert len(moods) > 30
    assert 0.3 < sum(moods) / len(moods) < 0.7


def test_in_haste_it_does_not_think() -> None:
    state = new("four_lands", seed=1)
    bot = Easy(1)
    bot.moods[now(state)] = True
    assert bot.choose(state) in state.legal()
    assert bot.reason is None
    bot.moods[now(state)] = False
    bot.choose(state)
    assert bot.reason is not None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_a_level_plays_legally_and_does_not_peek(game: str, level: str) -> None:
    state = new(game, seed=5)
    player = bots.find(level)(1, nodes=FEW)
    for step in range(40):
        if state.over:
            break
        if step % 8 == 0:
            other = state.determinize(state.to_act(), seeded(step))
            make = bots.find(level)
            assert make(step, nodes=FEW).choose(state) == make(step, nodes=FEW).choose(other)
        action = player.choose(state)
        assert action in state.legal()
        state.apply(action)


def test_hints_come_from_who_is_quick_enough() -> None:
    assert adviser(compiled=True) is Seeker
    assert adviser(compiled=False) is Greedy


def numbers(found: Advice) -> dict[str, tuple[int, int]]:
    return {change.what: (change.before, change.after) for change in found.changes}


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_its_steps_and_what_they_bring_by_what_the_seat_sees(game: str) -> None:
    state = new(game, seed=3)
    walker = bots.find("random")(2)
    brought = longer = 0
    for step in range(60):
        if state.over:
            break
        bot = Seeker(step, nodes=FEW)
        line = [bot.choose(state), *bot.line]
        found = advice(state, line, bot.reason)
        assert found.steps[0].action == line[0]
        assert [one.action for one in found.steps] == line[: len(found.steps)]
        other = advice(state.determinize(state.to_act(), seeded(step)), line, bot.reason)
        assert (other.steps, numbers(other), other.reason) == (found.steps, numbers(found), found.reason)
        longer += len(found.steps) > 1
        if found.changes:
            assert found.reason is not None
            assert found.reason.key in ("hint-brings", "hint-instead")
            brought += 1
        state.apply(walker.choose(state))
    assert brought
    assert longer or game != "mage_knight"  # elsewhere a turn may be a step


def test_a_hint_counts_only_what_is_sure() -> None:
    """What comes after something came to light belongs to another deal."""
    state = new("mage_knight", seed=3)
    state.apply(state.legal()[0])
    seat = state.to_act()
    before = state.game.stock(state, seat)
    play = next(action for action in state.legal() if state.format(action).startswith("play "))
    after = state.copy()
    after.apply(play)
    found = advice(state, [play], Phrase("bot-best"))
    stocks = [stock.id for stock in state.game.stocks()]
    now = after.game.stock(after, seat)
    assert numbers(found) == {name: (before[i], now[i]) for i, name in enumerate(stocks) if before[i] != now[i]}
