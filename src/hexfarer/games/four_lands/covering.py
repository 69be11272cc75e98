"""How Parties stand against the Tasks on the map: what covers which symbol, how far away they are, what it is worth."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.act import Act
from hexfarer.games.four_lands.content.map import FIELD_IDS, FIELDS, STEPS
from hexfarer.games.four_lands.content.tasks import TASK_IDS
from hexfarer.games.four_lands.flow.cover import Cover
from hexfarer.games.four_lands.flow.moving import mover_verdict
from hexfarer.games.four_lands.flow.tasks import gives_vp, may_thwart_side, pool, requirement, symbol_set
from hexfarer.games.four_lands.shape import CoverView, TaskView
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    EXTRA_MOVE_COST,
    MAGIC,
    NONE,
    PLAY,
    SIDES,
    TASK,
    TASKS,
    TRAITS,
    party_name,
    side_of,
)
from hexfarer.kernel.verdict import OK


def _distances(side: int) -> list[list[int]]:
    """For every two fields how many steps lie between them, on ways that are open to the side."""
    found: list[list[int]] = []
    for start in range(FIELDS):
        row = [NONE] * FIELDS
        row[start] = 0
        edge = [start]
        while edge:
            at = edge.pop(0)
            for end in STEPS[side][at]:
                if row[end] == NONE:
                    row[end] = row[at] + 1
                    edge.append(end)
        found.append(row)
    return found


DISTANCE: Final[list[list[list[int]]]] = [_distances(side) for side in range(len(SIDES))]


def counts_of(numbers: list[int]) -> dict[str, int]:
    """Numbers by Trait, without those that are none."""
    return {TRAITS[trait]: count for trait, count in enumerate(numbers) if count > 0}


def slots(need: list[int], have: list[int]) -> dict[str, list[str]]:
    """What covers each symbol that is needed, by Trait: a Trait of its own, three of another one, Magic, or nothing."""
    cover = Cover(need, have)
    spare = [TRAITS[trait] for trait in range(MAGIC) for _ in range(max(0, have[trait] - need[trait]) // 3)]
    spare.extend([TRAITS[MAGIC]] * cover.replaced)
    found: dict[str, list[str]] = {}
    for trait, count in enumerate(need):
        if count:
            own = min(count, have[trait])
            row = [TRAITS[trait]] * own
            for _ in range(count - own):
                row.append(spare.pop(0) if spare and trait != MAGIC else "")
            found[TRAITS[trait]] = row
    return found


def left_over(need: list[int], have: list[int]) -> dict[str, int]:
    """What nothing is needed for yet and what could still stand for symbols: spare Magic, and three of a Trait."""
    return {
        TRAITS[trait]: count - need[trait]
        for trait, count in enumerate(have)
        if count - need[trait] >= (1 if trait == MAGIC else 3)
    }


def at_work(s: FourLands, party: int) -> list[int]:
    """Who of a Party can work when Tasks are next done: those upright now, or all after the next start of a Round."""
    return s.upright(party) if PLAY <= s.phase <= TASKS else s.members[party]


def price_of_way(s: FourLands, seat: int, party: int, steps: int) -> int:
    """What one move so far costs a Party; NONE if it cannot go there in one."""
    if steps not in (1, 2) or mover_verdict(s, seat, party) != OK:
        return NONE
    if steps == 1:
        return 0
    return NONE if s.extra_moved[party] else EXTRA_MOVE_COST


def thwarters(s: FourLands, side: int, field: int) -> list[int]:
    """The Parties on a field that may get in the way of a side that performs the Task there."""
    item = Act(TASK, s.seat_of[side])
    item.party = side * 4
    return [
        party
        for party in s.parties_at(field)
        if s.has_upright(party) and may_thwart_side(s, item, side_of(party)) == OK
    ]


def tasks_view(s: FourLands, seat: int) -> dict[str, TaskView]:
    """The Tasks on the map by id, as a seat sees them; its own Parties against each."""
    own = s.parties_of(seat) if seat >= 0 else []
    pools = [pool(s, party, at_work(s, party)) for party in own]
    found: dict[str, TaskView] = {}
    for field in range(FIELDS):
        task = s.field_task[field]
        if task == NONE:
            continue
        need = requirement(s, task, [])
        symbols = symbol_set(task, field)
        cover: dict[str, CoverView] = {}
        for i, party in enumerate(own):
            steps = DISTANCE[side_of(party)][s.party_field[party]][field]
            cover[party_name(party)] = {
                "short": Cover(need, pools[i]).short(),
                "slots": slots(need, pools[i]),
                "steps": steps,
                "ap": price_of_way(s, seat, party, steps),
            }
        found[TASK_IDS[task]] = {
            "field": FIELD_IDS[field],
            "need": counts_of(need),
            "worth": [SIDES[side] for side in s.sides if gives_vp(s, side, symbols)],
            "thwarters": [party_name(party) for party in thwarters(s, s.sides[seat], field)] if seat >= 0 else [],
            "cover": cover,
        }
    return found
