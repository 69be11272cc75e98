"""Every scenario tells its goal, with parts that agree with how the game is won and depend on nothing hidden."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hexfarer.games.euthia.flow.ending import goal_met, medal
from hexfarer.games.euthia.plan import GOAL_FARRUG
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.heroes3.flow.scenarios import reached
from hexfarer.games.heroes3.flow.winning import finish
from hexfarer.games.heroes3.player import MAIN
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import GOLD
from hexfarer.games.mage_knight.flow.end import end_reached
from hexfarer.games.mage_knight.plan import BY_GOAL, TOGETHER
from hexfarer.games.mage_knight.state import City, MageKnight
from hexfarer.kernel.decision import Goal
from hexfarer.kernel.registry import find, games, make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State
from hexfarer.text import Speaker, languages
from tests.support import ALL, pick

TABLES = [
    pytest.param(game.id, scenario.id, count, id=f"{scenario.id}-{count}")
    for game in games()
    for scenario in game.scenarios
    for count in range(scenario.fewest, scenario.most + 1)
]
STEPS = 400 if ALL else 150
LOST_FOR_OTHER_REASONS = {"lost-church", "defeat"}  # although everything that must be done may be done


def start(game: str, scenario: str, count: int, seed: int = 5, **options: str) -> State:
    return find(game).start(make_setup(game, scenario, seed=seed, count=count, options=options))


def goal_of(s: State, seat: int) -> Goal:
    found = s.game.goal(s, seat)
    assert found is not None
    return found


def told(goal: Goal) -> object:
    """All that it says."""
    parts = [
        (repr(part.name), part.have, part.need, part.must, part.seat, part.icon, part.thing, repr(part.where))
        for part in goal.parts
    ]
    return repr(goal.sentence), goal.now, goal.last, parts


def done(goal: Goal, seat: int) -> bool:
    """Is everything done that a seat must do?"""
    return all(part.done for part in goal.parts if part.must and part.seat in (-1, seat))


def won(s: State, seat: int) -> bool | None:
    """What the rules say about the parts that must be done; None: nothing."""
    if isinstance(s, MageKnight) and (s.plan.solo or s.plan.result in (BY_GOAL, TOGETHER)):
        return None if s.plan.end == 0 else end_reached(s)
    if isinstance(s, Heroes3) and not s.plan.rivals():
        return reached(s, True)
    if isinstance(s, Euthia) and s.plan.alone() and s.plan.goal != GOAL_FARRUG:
        return medal(s) >= 0
    if isinstance(s, Euthia) and not s.plan.rivals():
        return goal_met(s)
    return None


@pytest.mark.parametrize(("game", "scenario", "count"), TABLES)
def test_every_table_tells_its_goal_whatever_is_hidden(game: str, scenario: str, count: int) -> None:
    s = start(game, scenario, count)
    chance = Random(4)
    speakers = [Speaker(lang) for lang in languages()]
    for step in range(STEPS):
        if step % 10 == 0 or s.over:
            things = {str(thing["id"]) for thing in s.game.things(s, -1)}
            for seat in range(-1, s.seats):
                goal = goal_of(s, seat)
                assert goal.parts
                assert goal.now <= goal.last
                assert {part.thing for part in goal.parts} - things <= {""}
                guess = s.determinize(max(0, seat), seeded(step))
                assert told(goal_of(guess, seat)) == told(goal)
                for words in speakers:  # strict: a message that is missing is an error
                    assert words.say(goal.sentence)
                    assert all(words.say(part.name) for part in goal.parts)
                    assert all(words.say(part.where) for part in goal.parts if part.where is not None)
                if won(s, seat) is not None:
                    assert done(goal, max(0, seat)) == won(s, seat)
        if s.over:
            break
        s.apply(pick(chance, s))
    if s.over and won(s, 0) is not None and s.outcome().kind not in LOST_FOR_OTHER_REASONS:
        assert done(goal_of(s, 0), 0) == (0 in s.outcome().winners)


# -- positions in which the goal is reached --


def found_city(s: State) -> None:
    assert isinstance(s, MageKnight)
    s.cities_revealed = 1


def flagged_all(s: State) -> None:
    assert isinstance(s, Heroes3)
    s.board.up = [True for _ in s.board.up]
    s.flag = [0 for _ in s.flag]


def beat_foe(s: State) -> None:
    assert isinstance(s, Heroes3)
    s.tale.foes[0].beaten = True


def brought_badges(s: State) -> None:
    assert isinstance(s, Euthia)
    s.badges = [1, 1, 1]


def beat_farrug(s: State) -> None:
    assert isinstance(s, Euthia)
    s.round = s.plan.farrug_round


def beat_golem(s: State) -> None:
    assert isinstance(s, Euthia)
    s.golem_from = 1


def earned_medal(s: State) -> None:
    assert isinstance(s, Euthia)
    s.players[0].rep += 30


REACHED: list[tuple[str, str, int, dict[str, str], Callable[[State], None]]] = [
    ("mage_knight", "first_reconnaissance", 1, {}, found_city),
    ("heroes3", "emerald_island", 1, {}, flagged_all),
    ("heroes3", "qg_1_greek_gift", 1, {}, beat_foe),
    ("euthia", "the_hunt", 2, {"mode": "coop"}, brought_badges),
    ("euthia", "the_hunt", 1, {}, earned_medal),
    ("euthia", "defence_of_the_realm", 2, {"mode": "coop"}, beat_farrug),
    ("euthia", "walking_destruction", 2, {"mode": "coop"}, beat_golem),
]


@pytest.mark.parametrize(("game", "scenario", "count", "options", "reach"), REACHED)
def test_when_the_goal_is_reached_every_part_that_must_be_done_is(
    game: str, scenario: str, count: int, options: dict[str, str], reach: Callable[[State], None]
) -> None:
    s = start(game, scenario, count, **options)
    assert won(s, 0) is False
    assert not done(goal_of(s, 0), 0)
    reach(s)
    assert won(s, 0)
    assert done(goal_of(s, 0), 0)


def test_cities_are_conquered_one_by_one_and_those_nobody_has_found_are_in_the_pile() -> None:
    s = start("mage_knight", "solo_conquest", 1)
    assert isinstance(s, MageKnight)
    assert [(part.have, part.thing) for part in goal_of(s, 0).parts] == [(0, ""), (0, "")]
    s.cities = [City(1 << colour, 5, [8 + colour], s.plan.cities) for colour in range(2)]
    for city, have in zip(s.cities, ([1, 0], [1, 1]), strict=True):
        city.conquered = True
        assert [part.have for part in goal_of(s, 0).parts] == have
        assert done(goal_of(s, 0), 0) == end_reached(s)
    assert [(part.icon, part.thing) for part in goal_of(s, 0).parts] == [
        ("city:red", "space:B1"),
        ("city:blue", "space:B2"),
    ]
    assert end_reached(s)


@pytest.mark.parametrize(
    ("scenario", "kind"),
    [
        ("brave_new_world", "cubes"),
        ("dwarven_gold", "gold"),
        ("search_for_the_grail", "grail"),
    ],
)
def test_whoever_wins_by_the_goal_of_a_clash_has_done_it(scenario: str, kind: str) -> None:
    s = start("heroes3", scenario, 2)
    assert isinstance(s, Heroes3)
    assert not done(goal_of(s, 1), 1)
    player = s.players[1]
    player.cubes[0] = 1
    player.resources[GOLD] = s.plan.gold_goal
    s.grail_with = 2 + MAIN
    player.at[MAIN] = player.home
    s.flag[player.home] = 1
    finish(s, [1], kind)
    assert done(goal_of(s, 1), 1)
    assert not done(goal_of(s, 0), 0)


def test_victory_points_are_counted_for_each_seat_the_own_first() -> None:
    s = start("four_lands", "competitive", 3)
    goal = goal_of(s, 1)
    assert [part.seat for part in goal.parts] == [1, 0, 2]
    assert [(part.have, part.need) for part in goal.parts] == [(0, 6)] * 3
