"""Several steps at once: where a hero can ride, and by which way (H3-MOVE-003).

A ride is nothing but its steps. It ends early where somebody is asked, or where something comes to light.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import reasons, verbs
from hexfarer.games.heroes3.board import field_name
from hexfarer.games.heroes3.flow.visiting import enemy_place, guarded
from hexfarer.games.heroes3.flow.walking import grail_lock, may_stop, move_verdict, steps_from
from hexfarer.games.heroes3.player import HEROES_OF_SEAT
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import (
    BLOCKED,
    EMPTY,
    MINE_VALUABLES,
    NONE,
    SANCTUARY,
    SETTLEMENT,
    STABLES,
    TEMPLE,
    TOWN,
    WATER_WHEEL,
    WINDMILL,
)
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Way
from hexfarer.kernel.verdict import OK, refuse

FAR: Final = 99  # steps: more than anybody has
_CALM: Final = (EMPTY, WATER_WHEEL, WINDMILL, TEMPLE, STABLES, SANCTUARY)  # a visit asks nothing and shows nothing


def ways(s: Heroes3, seat: int, hero: int, steps: int, through: bool = False) -> dict[int, list[int]]:
    """For every field on which a hero can end so many steps, or fewer: the shortest way there; of several, the one with
    the fewest fields where it would be held up. No way leads on `through` a fight, except over it with wings."""
    start = s.players[seat].at[hero]
    if start == NONE:
        return {}
    flies = s.players[seat].wings == hero
    held = {start: 0}
    found: dict[int, list[int]] = {start: []}
    edge = [start]
    for _ in range(steps):
        beyond: dict[int, int] = {}  # the next fields, and from where
        for at in edge:
            for other in steps_from(s, seat, hero, at):
                if other in found:
                    continue
                if other in beyond:
                    if held[at] < held[beyond[other]]:
                        beyond[other] = at
                elif grail_lock(s, seat, other) == OK:
                    beyond[other] = at
        edge = []
        for field, at in beyond.items():
            found[field] = [*found[at], field]
            held[field] = held[at]
            if flies:
                edge.append(field)
            elif through or not fought_for(s, seat, field):
                held[field] += int(holds_up(s, seat, field))
                edge.append(field)
        if not edge:
            break
    del found[start]
    return {field: way for field, way in found.items() if may_stop(s, seat, field) == OK}


def fought_for(s: Heroes3, seat: int, field: int) -> bool:
    """Must a hero that enters a field fight there (H3-MOVE-007)?"""
    there = s.hero_on(field)
    if there != NONE and not s.ours(seat, there // 2):
        return True
    return s.tale.foe_on(field) != NONE or guarded(s, field) or enemy_place(s, seat, field)


def holds_up(s: Heroes3, seat: int, field: int) -> bool:
    """May a visit ask something, or bring something to light?"""
    if s.hero_on(field) != NONE:  # of the own side: nobody stops there
        return False
    location = s.board.location[field]
    if location in _CALM or s.black[field]:
        return False
    if TOWN <= location <= MINE_VALUABLES:
        return location == SETTLEMENT and not s.ours(seat, s.flag[field])
    return True


def rides(s: Heroes3, seat: int) -> list[int]:
    """The rides of all own heroes, as answers. One step alone is no ride."""
    player = s.players[seat]
    found: list[int] = []
    for hero in range(len(HEROES_OF_SEAT)):
        if player.mp[hero] > 1 and player.at[hero] != NONE:
            for field, way in ways(s, seat, hero, player.mp[hero]).items():
                if len(way) > 1:
                    found.append(pack(verbs.RIDE, hero, field))
    return found


def ride_verdict(s: Heroes3, seat: int, hero: int, field: int) -> int:
    """May a hero ride to a field now?"""
    player = s.players[seat]
    at = player.at[hero]
    if at == NONE:
        return refuse(reasons.NO_HERO, hero)
    if field == at:
        return refuse(reasons.STANDS_THERE, hero, field)
    if field >= len(s.board.location):
        return refuse(reasons.NOT_NEXT, field)
    if field in s.board.map.around(at):
        return move_verdict(s, seat, hero, field) or refuse(reasons.ONE_STEP, field)
    if not s.board.is_up(field):
        return refuse(reasons.FACE_DOWN, field)
    if s.board.location[field] == BLOCKED and player.wings != hero:
        return refuse(reasons.BLOCKED, field)
    why = grail_lock(s, seat, field) or may_stop(s, seat, field)
    if why != OK:
        return why
    found = ways(s, seat, hero, FAR)
    if field not in found:
        fights = field in ways(s, seat, hero, FAR, True)
        return refuse(reasons.WAY_FOUGHT if fights else reasons.NO_WAY, field)
    need, have = len(found[field]), player.mp[hero]
    return OK if have >= need else refuse(reasons.TOO_FAR, need, have)


def way(s: Heroes3, action: int, seat: int, after: Heroes3) -> Way | None:
    """Where a hero goes with an action, and where it stands `after` it."""
    kind, hero, field = kind_of(action), a_of(action), b_of(action)
    player = s.players[seat]
    if kind == verbs.MOVE:
        path = [field]
    elif kind == verbs.RIDE:
        path = ways(s, seat, hero, player.mp[hero])[field]
    else:
        return None
    price = 1 if player.mp[hero] > 0 else 0  # a step of a gift costs nothing
    found = Way(["field:" + field_name(one) for one in path], [price] * len(path), player.mp[hero])
    end = after.players[seat].at[hero]
    if end in path[:-1]:
        found.stop = "field:" + field_name(end)
    return found
