"""How good a position looks for a seat: a readable sum, used by the greedy bot and the hint."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.content.map import FIELD_CLIMATES, FIELDS, STEPS
from hexfarer.games.four_lands.flow.cover import Cover
from hexfarer.games.four_lands.flow.tasks import gives_vp, pool, requirement, symbol_set
from hexfarer.games.four_lands.scoring import victory_points
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import NONE, SIDES, are_rivals, side_of

WON: Final = 100_000
VP: Final = 1000
AP: Final = 22
AP_CAP: Final = 8  # more than this in reserve is worth no more
CARD: Final = 12
AGENT: Final = 40  # besides what it adds to the prospects of its Party
RIVAL_AGENT: Final = 100  # whose prospects are not looked at
IMPRISONED: Final = -60

# What a Task that pays promises to a Party that stands there, by the symbols still uncovered
PROMISE: Final[list[int]] = [420, 230, 110, 50, 20]
# The same for a field whose Task is not turned up yet, by the different Traits that the Party brings
UNKNOWN: Final[list[int]] = [10, 20, 40, 80, 140, 190, 230, 260]
NO_VP: Final = 6  # a Task that pays AP only promises so many times less
PER_SPARE: Final = 12  # more for every symbol beyond the need, at most three
PER_RIVAL: Final = 35  # less for every Agent there that may get in the way
NEARNESS: Final[list[int]] = [100, 70, 48, 32]  # percent of a promise that is so many steps away


def _ways(side: int) -> list[list[tuple[int, int]]]:
    """For every field the fields within reach, the nearest first, and how many steps away they are."""
    found: list[list[tuple[int, int]]] = []
    for start in range(FIELDS):
        steps = {start: 0}
        edge = [start]
        for distance in range(1, len(NEARNESS)):
            edge = [end for at in edge for end in STEPS[side][at] if end not in steps]
            steps.update(dict.fromkeys(edge, distance))
        found.append(list(steps.items()))
    return found


WAYS: Final[list[list[list[tuple[int, int]]]]] = [_ways(side) for side in range(len(SIDES))]
# Fields whose own climate makes any Task there worth a VP, by side
ABROAD: Final[list[list[bool]]] = [
    [any(are_rivals(side, climate) for climate in climates) for climates in FIELD_CLIMATES]
    for side in range(len(SIDES))
]


def worth(s: FourLands, seat: int) -> int:
    """The seat's means and prospects, less half the best means of the others; only what the seat sees counts."""
    if s.over:
        return WON if s.winner == seat else -WON
    total = means(s, seat, AGENT)
    aims: list[int] = []
    for party in s.parties_of(seat):
        total += IMPRISONED if s.imprisoned(party) else prospects(s, party, aims)
    others = max([means(s, other, RIVAL_AGENT) for other in range(s.seats) if other != seat])
    return total - others // 2


def means(s: FourLands, seat: int, agent: int) -> int:
    """What all can see that a seat has: points, AP, cards, Agents."""
    agents = sum([len(s.members[party]) for party in s.parties_of(seat)])
    return VP * victory_points(s, seat) + AP * min(s.ap[seat], AP_CAP) + CARD * len(s.hands[seat]) + agent * agents


def prospects(s: FourLands, party: int, aims: list[int]) -> int:
    """The best promise within reach of an own Party; two Parties do not aim at the same field."""
    side = side_of(party)
    have = pool(s, party, s.members[party])
    unknown = UNKNOWN[sum([1 for count in have if count])] if s.task_deck else 0
    best = 0
    aim = NONE
    for field, steps in WAYS[side][s.party_field[party]]:
        if best >= PROMISE[0] * NEARNESS[steps]:
            break  # nothing so far away can promise more
        if s.field_used[field] or field in aims:
            continue
        task = s.field_task[field]
        if task != NONE:
            value = promise(s, side, have, field, task)
        else:
            value = unknown if ABROAD[side][field] else unknown // NO_VP
        if value * NEARNESS[steps] > best:
            best = value * NEARNESS[steps]
            aim = field
    aims.append(aim)
    return best // 100


def promise(s: FourLands, side: int, have: list[int], field: int, task: int) -> int:
    """What a Task promises to a Party with these symbols, once it stands on the field."""
    cover = Cover(requirement(s, task, []), have)
    value = PROMISE[min(cover.short(), len(PROMISE) - 1)]
    if cover.covered():
        spare = cover.triples + cover.replaced - cover.missing
        value = max(0, value + PER_SPARE * min(3, spare) - PER_RIVAL * rivals(s, side, field))
    return value if gives_vp(s, side, symbol_set(task, field)) else value // NO_VP


def rivals(s: FourLands, side: int, field: int) -> int:
    """Foreign Agents on the field that may get in the way."""
    return sum([len(s.members[party]) for party in s.parties_at(field) if are_rivals(side, side_of(party))])
