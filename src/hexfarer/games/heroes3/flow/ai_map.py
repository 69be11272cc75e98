"""AI heroes on the map: their turns, their ways, and the combats that they begin (H3-AI-050 to -059, -065)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from hexfarer.games.heroes3 import events
from hexfarer.games.heroes3.asking import Course
from hexfarer.games.heroes3.battle import DEFENDER, HERO, PLACE, Battle
from hexfarer.games.heroes3.content.scenario_card import ROAMING, STANDARD
from hexfarer.games.heroes3.content.scenarios import card_of
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.flow.ai_combat import against_foe
from hexfarer.games.heroes3.flow.walking import TurnTile, take_up
from hexfarer.games.heroes3.player import MAIN, MOVES
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.tale import Foe
from hexfarer.games.heroes3.terms import (
    BLOCKED,
    NONE,
    OBELISK,
    SANCTUARY,
    SETTLEMENT,
    TOWN,
    UTOPIA,
    VISITABLE,
    mark_of,
    mined,
)
from hexfarer.kernel.hexes import NE, NW, SE, SW, E, W

PREFERRED: Final[list[int]] = [NE, E, SE, SW, W, NW]  # of equal ways, step by step (H3-AI-055)
NO_WAY: Final = 1 << 20


# -- turns --


class FoeTurns(Course):
    """After the players the AI heroes act, one after the other (H3-AI-050)."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int = 0) -> None:
        super().__init__(seat)
        self.number = number

    def ready(self, s: Heroes3) -> bool:
        number = self.number
        self.number += 1
        if number >= len(s.tale.foes) or s.over:
            s.pop()
            return False
        foe, card = s.tale.foes[number], card_of(s).foes[number]
        if foe.beaten or foe.at == NONE or card.movement != STANDARD or s.round < card.starts:
            return False
        foe.mp = MOVES[MAIN]
        s.tell(events.FOE_TURN, [number])
        s.push(FoeTurn(self.seat, number))
        return False

    def copy(self) -> FoeTurns:
        return FoeTurns(self.seat, self.number)


class FoeTurn(Course):
    """One AI hero moves, a movement point at a time; everything is judged anew after each (H3-AI-051)."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def ready(self, s: Heroes3) -> bool:
        foe = s.tale.foes[self.number]
        step = next_step(s, self.number) if foe.mp > 0 and not foe.beaten and not s.over else NONE
        if step == NONE:
            s.pop()  # H3-AI-065
            return False
        foe.mp -= 1
        place = step // FIELDS
        if not s.board.up[place]:  # H3-AI-053
            tile = take_up(s, place)
            s.reveal(events.DISCOVERED)
            s.tell(events.FOE_FOUND, [self.number, tile])
            s.push(TurnTile(self.seat, place, tile))
            return False
        if step == foe.at:  # a hero was placed on its own field
            foe_enters(s, self.number, step)
            return False
        foe.came_from = foe.at
        foe.at = step
        s.tell(events.FOE_MOVED, [self.number, step])
        foe_enters(s, self.number, step)
        return False

    def copy(self) -> FoeTurn:
        return FoeTurn(self.seat, self.number)


def next_step(s: Heroes3, number: int) -> int:
    """The field that an AI hero goes to next, or NONE (H3-AI-051, -065)."""
    foe = s.tale.foes[number]
    tile = foe.at // FIELDS
    heroes = [field for field in heroes_on_map(s) if field // FIELDS == tile and s.board.location[field] != SANCTUARY]
    step = step_to(s, foe, heroes)
    if step != NONE:
        return step
    step = step_to(s, foe, nearest_sites(s, foe))
    if step != NONE:
        return step
    return step_to(s, foe, goals(s, number))


def heroes_on_map(s: Heroes3) -> list[int]:
    return [field for player in s.players for field in player.at if field != NONE and not player.eliminated]


def nearest_sites(s: Heroes3, foe: Foe) -> list[int]:
    """Mines and settlements of its tile that it can flag; of equally near ones a settlement (H3-AI-056)."""
    first = foe.at // FIELDS * FIELDS
    found = [
        field
        for field in range(first, first + FIELDS)
        if field not in s.tale.theirs
        and (s.board.location[field] == SETTLEMENT or mined(s.board.location[field]) != NONE)
    ]
    ways = [ways_to(s, foe, [field])[foe.at] for field in found]
    near = [field for field, way in zip(found, ways) if way == min(ways) and way < NO_WAY]
    settlements = [field for field in near if s.board.location[field] == SETTLEMENT]
    return settlements or near


def goals(s: Heroes3, number: int) -> list[int]:
    """Where an AI hero wants to go: its goal, or the nearest Town of a player (H3-AI-051, -057)."""
    goal = card_of(s).foes[number].goal
    if goal != NONE:
        there = [field for field, location in enumerate(s.board.location) if location == goal]
        if there and s.tale.foes[number].at not in there:
            return there
    foe = s.tale.foes[number]
    best, found = NO_WAY, NONE
    for player in s.players:
        home = player.home
        if home != NONE and s.flag[home] != NONE:
            way = ways_to(s, foe, [home])[foe.at]
            if way < best:
                best, found = way, home
    return [found] if found != NONE else []


def step_to(s: Heroes3, foe: Foe, ends: list[int]) -> int:
    """The first step of the shortest way to one of these fields, or NONE; the field itself if the hero is there."""
    if foe.at in ends:
        return foe.at if s.hero_on(foe.at) != NONE else NONE
    if not ends:
        return NONE
    ways = ways_to(s, foe, ends)
    best, found = NO_WAY, NONE
    for d in PREFERRED:
        other = s.board.map.links[6 * foe.at + d]
        if other >= 0 and can_step(s, foe, foe.at, d) and ways[other] + cost(s, other, foe.at) < best:
            best, found = ways[other] + cost(s, other, foe.at), other
    return found


def can_step(s: Heroes3, foe: Foe, field: int, d: int) -> bool:
    """May an AI hero go in a direction? Face-down tiles count as fields that can be passed (H3-AI-054)."""
    other = s.board.map.links[6 * field + d]
    if other < 0:
        return False
    if s.board.is_up(other) and s.board.is_up(field):
        if not s.board.crossable(field, d):
            return False
    elif s.board.is_up(other) and s.board.location[other] == BLOCKED:
        return False
    if s.tale.foe_on(other) != NONE:
        return False
    return not (s.board.is_up(other) and s.board.location[other] == SANCTUARY and s.hero_on(other) != NONE)


def cost(s: Heroes3, field: int, before: int) -> int:
    """Movement points for a step; one more where it leads onto a face-down tile."""
    hidden = not s.board.is_up(field) and field // FIELDS != before // FIELDS
    return 2 if hidden else 1


def ways_to(s: Heroes3, foe: Foe, ends: list[int]) -> list[int]:
    """By field: the movement points from there to the nearest of these fields."""
    ways = [NO_WAY] * len(s.board.location)
    heap: list[tuple[int, int]] = []
    for end in ends:
        ways[end] = 0
        heappush(heap, (0, end))
    while heap:
        way, field = heappop(heap)
        if way > ways[field]:
            continue
        for d in range(6):
            other = s.board.map.links[6 * field + d]
            if other < 0 or not can_leave(s, foe, other, (d + 3) % 6):
                continue
            longer = way + cost(s, field, other)
            if longer < ways[other]:
                ways[other] = longer
                heappush(heap, (longer, other))
    return ways


def can_leave(s: Heroes3, foe: Foe, field: int, d: int) -> bool:
    """… as seen from the field before."""
    if s.board.is_up(field) and s.board.location[field] == BLOCKED:
        return False
    return can_step(s, foe, field, d)


# -- entering --


def foe_enters(s: Heroes3, number: int, field: int) -> None:
    """An AI hero is on a field: it attacks a hero or a place of a player, or marks the field (H3-AI-052, -058)."""
    there = s.hero_on(field)
    location = s.board.location[field]
    owner = s.flag[field]
    if there != NONE and location != SANCTUARY:
        begin_attack(s, number, field, there // 2, there % 2)
    elif location in (TOWN, SETTLEMENT) and owner != NONE:
        begin_siege(s, number, field, owner)
    else:
        foe_marks(s, number, field)


def foe_marks(s: Heroes3, number: int, field: int) -> None:
    """What an AI hero passes is flagged or visited, without any gain; guards give way (H3-AI-052, -059)."""
    from hexfarer.games.heroes3.flow.scenarios import foe_reaches

    if not s.board.is_up(field):
        return
    location = s.board.location[field]
    if location in (TOWN, SETTLEMENT, UTOPIA) or mined(location) != NONE:
        if field not in s.tale.theirs:
            take_from_player(s, field)
            s.tell(events.FOE_FLAGGED, [number, field])
    elif mark_of(location) == VISITABLE and location != OBELISK:
        s.black[field] = 1
    foe_reaches(s, number, field)


def take_from_player(s: Heroes3, field: int) -> None:
    """A field loses its cube to the AI, and its owner the income (H3-AI-059)."""
    owner = s.flag[field]
    location = s.board.location[field]
    s.ever[field] = 1
    if owner != NONE:
        resource = mined(location) if mined(location) != NONE else s.marker[field]
        if resource != NONE and location != TOWN:
            from hexfarer.games.heroes3.flow.visiting import change_income

            change_income(s, owner, resource, -1)
        if location == TOWN:
            s.tell(events.TOWN_LOST, [owner, field])
    s.flag[field] = s.marker[field] = NONE
    if field not in s.tale.theirs:
        s.tale.theirs.append(field)


def begin_attack(s: Heroes3, number: int, field: int, seat: int, hero: int) -> None:
    """An AI hero attacks a hero (H3-AI-051)."""
    from hexfarer.games.heroes3.flow.combat import Combat

    battle = attack_of_foe(s, number, field, seat)
    battle.hero[DEFENDER] = hero
    battle.with_cards[DEFENDER] = hero == MAIN
    if s.board.is_up(field) and s.board.location[field] in (TOWN, SETTLEMENT) and s.flag[field] == seat:
        battle.cause = PLACE
    s.tell(events.FOE_ATTACKS, [number, seat, field])
    s.push(Combat(seat))


def begin_siege(s: Heroes3, number: int, field: int, owner: int) -> None:
    """An AI hero enters an empty Town or Settlement: its owner may pay to defend it (H3-AI-058, H3-SIEGE-001)."""
    from hexfarer.games.heroes3.flow.combat import Combat

    attack_of_foe(s, number, field, owner).cause = PLACE
    s.tell(events.FOE_ATTACKS, [number, owner, field])
    s.push(Combat(owner))


def attack_of_foe(s: Heroes3, number: int, field: int, seat: int) -> Battle:
    battle = Battle(NONE, NONE, field, s.tale.foes[number].came_from, HERO)
    battle.seats[DEFENDER] = battle.controllers[DEFENDER] = seat
    s.battle = battle
    against_foe(s, number)
    return battle


# -- an army that wanders --


class Wander(Course):
    """At the end of a round the wandering army moves by two attack dice (scenario rule of the Wandering Dragons)."""

    __slots__ = ("number", "steps")

    def __init__(self, seat: int, number: int, steps: int = NO_WAY) -> None:
        super().__init__(seat)
        self.number = number
        self.steps = steps  # that are left; below 0: one field back towards the Utopia

    def ready(self, s: Heroes3) -> bool:
        foe = s.tale.foes[self.number]
        if foe.beaten or s.over or card_of(s).foes[self.number].movement != ROAMING:
            s.pop()
            return False
        if self.steps == NO_WAY:
            dice = [s.attack_die(), s.attack_die()]
            s.reveal(events.ATTACK_ROLL)
            for die in dice:
                s.tell(events.ATTACK_ROLL, [die + 1])
            self.steps = sum(dice) + 1 + s.tale.swifter
            s.tale.swifter = 0
            s.tell(events.FOE_ROLL, [self.number, abs(self.steps)])
            return False
        if self.steps == 0:
            s.pop()
            return False
        path = flight(s, foe, wanted(s, foe, self.steps < 0), abs(self.steps))
        s.pop()
        if path != NONE:
            foe.came_from = foe.at
            foe.at = path
            s.tell(events.FOE_MOVED, [self.number, path])
            land(s, self.number, path)
        return False

    def copy(self) -> Wander:
        return Wander(self.seat, self.number, self.steps)


def assets(s: Heroes3) -> list[list[int]]:
    """Heroes, Towns, Settlements of players: what the army goes for, in this order among equally near ones."""
    towns = [field for field, owner in enumerate(s.flag) if owner != NONE and s.board.location[field] == TOWN]
    places = [field for field, owner in enumerate(s.flag) if owner != NONE and s.board.location[field] == SETTLEMENT]
    return [heroes_on_map(s), towns, places]


def air_ways(s: Heroes3, start: int) -> list[int]:
    """By field: steps over any field, face down, blocked or behind a border."""
    steps = [NO_WAY] * len(s.board.location)
    steps[start] = 0
    ring = [start]
    while ring:
        further: list[int] = []
        for field in ring:
            for other in s.board.map.around(field):
                if other >= 0 and steps[other] == NO_WAY:
                    steps[other] = steps[field] + 1
                    further.append(other)
        ring = further
    return steps


def wanted(s: Heroes3, foe: Foe, home: bool) -> int:
    """The field that the army goes for, or NONE; of equal ones a random one."""
    steps = air_ways(s, foe.at)
    if home:
        return foe.place * FIELDS  # the Utopia lies in the middle of the tile where it began
    kinds = assets(s)
    best = min([steps[field] for kind in kinds for field in kind], default=NO_WAY)
    for kind in kinds:
        near = [field for field in sorted(set(kind)) if steps[field] == best]
        if near and best < NO_WAY:
            return near[s.rng.next(len(near))] if len(near) > 1 else near[0]
    return NONE


def flight(s: Heroes3, foe: Foe, end: int, most: int) -> int:
    """Where the army comes to rest after at most so many steps towards a field; not on a blocked one."""
    if end in (NONE, foe.at):
        return foe.at if end == foe.at and s.hero_on(foe.at) != NONE else NONE
    ways = air_ways(s, end)
    at, rest = foe.at, NONE
    for _ in range(most):
        if at == end:
            break
        for d in PREFERRED:
            other = s.board.map.links[6 * at + d]
            if other >= 0 and ways[other] == ways[at] - 1:
                at = other
                break
        if s.board.location[at] != BLOCKED:
            rest = at
    return rest


def land(s: Heroes3, number: int, field: int) -> None:
    """The army attacks heroes and Towns; a Settlement without a hero only loses its cube."""
    there = s.hero_on(field)
    location = s.board.location[field]
    if there != NONE and location != SANCTUARY:
        begin_attack(s, number, field, there // 2, there % 2)
    elif s.flag[field] != NONE and location == TOWN:
        begin_siege(s, number, field, s.flag[field])
    elif s.flag[field] != NONE and location == SETTLEMENT:
        take_from_player(s, field)
        s.tale.theirs.remove(field)
        s.tell(events.FOE_FLAGGED, [number, field])
