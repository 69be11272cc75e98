"""Far moves: the cheapest way, and that walking it does what its single steps would."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.euthia import verbs
from hexfarer.games.euthia.components import Field
from hexfarer.games.euthia.flow.turn import Turn
from hexfarer.games.euthia.flow.ways import ENDLESS, Ways
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import COMBAT, ELEMENTAL, FIRE, MERCHANT, NONE, PORTAL, WATER
from hexfarer.kernel.action import a_of, kind_of
from hexfarer.kernel.hexes import at as hex_at
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import fingerprint
from tests.games.euthia.map_table import begun, does, lay, options, stand, table, turn, why, word
from tests.support import ALL, pick

GAMES = 40 if ALL else 8
ANSWERS = 700


def ends_of(s: Euthia) -> list[int]:
    return [action for action in s.legal() if kind_of(action) == verbs.GO]


def walked(s: Euthia, legs: list[int]) -> Euthia:
    """The same in single steps, as long as nothing comes to light and nothing but the next step is asked."""
    now = s.copy()
    for leg in legs:
        now.apply(leg)
        if now.reveals != s.reveals or now.over or not isinstance(now.stack[-1], Turn):
            break
    return now


def cheapest(s: Euthia, seat: int) -> dict[int, tuple[int, int]]:
    """By brute force, taking every single step and Portal: the fewest Move points to each field, then the most Health.

    From fields on which something is asked or comes to light no way goes on, and none comes back to where it began,
    though that would open a Portal again.
    """
    start = s.players[seat].at
    best: dict[int, tuple[int, int]] = {}
    open_ = [(s, 0)]
    seen: set[tuple[int, int, int, tuple[int, ...]]] = set()
    while open_:
        now, used = open_.pop()
        for action in now.legal():
            if kind_of(action) not in (verbs.STEP, verbs.PORTAL) or a_of(action) == start:
                continue
            after = now.copy()
            after.apply(action)
            hero = after.players[seat]
            if hero.at != a_of(action) and hero.at == after.board.church():
                continue  # fell
            spent = used + now.players[seat].move - hero.move
            goal = a_of(action)
            found = (spent, -hero.health)
            calm = isinstance(after.stack[-1], Turn) and after.reveals == s.reveals
            if calm or goal not in best:
                best[goal] = min(best.get(goal, (ENDLESS, 0)), found)
            key = (hero.at, spent, hero.health, tuple(hero.gates))
            if calm and key not in seen:
                seen.add(key)
                open_.append((after, spent))
    return best


@pytest.mark.rule("EU-MOVE-02", "EU-PORTAL-04")
@pytest.mark.parametrize("seed", range(GAMES))
def test_going_far_does_what_the_single_steps_do(seed: int) -> None:
    chance = Random(seed)
    scenario = ("the_hunt", "defence_of_the_realm", "walking_destruction")[seed % 3]
    s = begun(scenario, 1 + seed % 3, seed)
    gone = 0
    for _ in range(ANSWERS):
        if s.over:
            break
        ends = ends_of(s)
        for action in chance.sample(ends, min(3, len(ends))):
            seat = s.to_act()
            legs = Ways(s, seat, s.players[seat].move).to(a_of(action))
            assert len(legs) > 1
            one, single = s.copy(), walked(s, legs)
            one.apply(action)
            assert fingerprint(one) == fingerprint(single), s.format(action)
            assert [str(frame) for frame in map(type, one.stack)] == [str(frame) for frame in map(type, single.stack)]
            gone += 1
        s.apply(pick(chance, s))
    assert gone > 5


@pytest.mark.parametrize("seed", range(GAMES // 2))
def test_no_way_is_cheaper(seed: int) -> None:
    """Where nothing comes to light, the way takes the fewest Move points, and of such ways it keeps the most Health."""
    chance = Random(seed)
    s = begun("the_hunt", 2, seed)
    compared = 0
    for _ in range(250):
        if s.over:
            break
        seat = s.to_act()
        if isinstance(s.stack[-1], Turn) and 2 <= s.players[seat].move <= 4 and chance.random() < 0.25:
            s.players[seat].health = s.players[seat].max_health()  # who is near death may have to heal on a way round
            s.changed()
            ways = Ways(s, seat, s.players[seat].move)
            for goal, (move, health) in cheapest(s, seat).items():
                way = ways.found[goal]
                assert way is not None
                assert way.move <= move
                if way.stops == 0 and way.move == move and not s.guarded(goal):
                    assert way.health >= -health, (s.format(s.legal()[0]), word(s, goal))
                compared += 1
        s.apply(pick(chance, s))
    assert compared > 5


def meadow() -> Euthia:
    """Around the Start tile a ring of plain fields."""
    s = table()
    for i, j in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
        lay(s, i, j)
    return s


def at(s: Euthia, q: int, r: int) -> int:
    return s.board.index[hex_at(q, r)]


def test_a_way_costs_a_move_point_a_field() -> None:
    s = meadow()
    stand(s, 0, at(s, 0, 0))
    s.players[0].move = 3
    s.changed()
    assert "go 3,-1" in options(s, "go")
    assert "go 1,0" not in options(s, "go")  # beside one: a step
    does(s, "go 3,-1")
    assert word(s, s.players[0].at) == "3,-1"
    assert s.players[0].move == 0


def test_water_is_worth_a_way_that_is_no_longer() -> None:
    s = meadow()
    start, goal = at(s, 0, 0), at(s, 1, 1)
    between = [field for field in s.board.near[start] if goal in s.board.near[field]]
    assert len(between) == 2
    for field in between:
        s2 = s.copy()
        s2.board.printed[field] = Field(ELEMENTAL, WATER)
        s2.board.elements[:] = [0] * len(s2.board.elements)
        s2.board.elements[field] = 1 << WATER
        stand(s2, 0, start)
        s2.players[0].move, s2.players[0].health = 2, 1
        s2.changed()
        does(s2, "go 1,1")
        assert s2.players[0].health == 3


def test_no_way_leads_through_fire_that_kills() -> None:
    s = meadow()
    start, goal = at(s, 0, 0), at(s, 1, 1)
    for field in s.board.near[start]:
        s.board.elements[field] = 1 << FIRE
    stand(s, 0, start)
    s.players[0].move, s.players[0].health = 4, 2
    s.changed()
    assert not options(s, "go")
    assert why(s, f"go {word(s, goal)}") == "way-burns"
    s.players[0].health = 3
    s.changed()
    assert f"go {word(s, goal)}" in options(s, "go")


def test_a_portal_costs_nothing_and_is_part_of_a_way() -> None:
    s = meadow()
    for q, r in ((2, 0), (-2, 1)):
        s.board.printed[at(s, q, r)] = Field(PORTAL)
    stand(s, 0, at(s, 1, 0))
    s.players[0].move = 2
    s.changed()
    assert "go -2,1" in options(s, "go")  # a step, and through
    assert "go -2,2" in options(s, "go")  # and a step more
    after = s.copy()
    does(after, "go -2,2")
    assert after.players[0].move == 0
    does(s, "go -2,1")
    assert s.players[0].move == 1
    assert s.players[0].gates == [at(s, 2, 0)]


def test_a_way_ends_before_a_monster_and_spends_the_combat_token() -> None:
    s = meadow()
    goal = at(s, 2, 0)
    s.board.printed[goal] = Field(MERCHANT, monster=1)
    stand(s, 0, at(s, 0, 0))
    player = turn(s, 0)
    player.move, player.tokens, player.saved = 4, 1 << COMBAT, NONE
    s.changed()
    assert "go 2,0" in options(s, "go")
    beyond = s.copy()
    assert all(way is None or way.before != goal for way in Ways(s, 0, 4).found)
    does(s, "go 2,0")
    assert player.tokens == 0
    player = turn(beyond, 0)
    player.tokens = 0
    beyond.changed()
    assert why(beyond, "go 2,0") == "no-combat-action"


def test_what_is_too_far_says_how_far() -> None:
    s = meadow()
    stand(s, 0, at(s, 0, 0))
    s.players[0].move = 1
    s.changed()
    assert why(s, "go 3,-1") == "few-move"
    s.players[0].tokens = 0
    s.changed()
    assert not options(s, "go")


@pytest.mark.parametrize("seed", range(4))
def test_the_ways_of_a_seat_depend_on_nothing_hidden(seed: int) -> None:
    chance = Random(seed)
    s = begun("defence_of_the_realm", 2, seed)
    for _ in range(200):
        if s.over:
            break
        seat = s.to_act()
        guess = s.determinize(seat, seeded(chance.randrange(1 << 30)))
        assert ends_of(guess) == ends_of(s)
        s.apply(pick(chance, s))
