"""How good a position looks for a seat: a readable sum, used by the greedy bot and the hint."""

from __future__ import annotations

from hexfarer.games.four_lands.content.decks import ATTACK_OF, IS_AGENT
from hexfarer.games.four_lands.flow.cover import Cover
from hexfarer.games.four_lands.flow.tasks import gives_vp, pool, requirement, symbol_set
from hexfarer.games.four_lands.content.map import STEPS
from hexfarer.games.four_lands.scoring import victory_points
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import NONE, are_rivals, side_of

VP = 1000
WON = 100_000
AP = 22
CARD = 12
AGENT = 40


def worth(s: FourLands, seat: int) -> int:
    """The seat's own standing, less the best of the others'; only what the seat sees may count."""
    if s.over:
        return WON if s.winner == seat else -WON
    own = standing(s, seat, seat)
    others = max(standing(s, other, seat) for other in range(s.seats) if other != seat)
    return own - others // 2


def standing(s: FourLands, seat: int, viewer: int) -> int:
    """What one seat has: points, means, Agents, and how near its Parties are to Tasks that pay."""
    total = VP * victory_points(s, seat) + AP * min(s.ap[seat], 8) + CARD * len(s.hands[seat])
    total += AGENT * sum(len(s.members[party]) for party in s.parties_of(seat))
    total += sum(prospects(s, party, viewer) for party in s.parties_of(seat))
    return total


def prospects(s: FourLands, party: int, viewer: int) -> int:
    """How near a Party is to a trophy: on its field, or one step away."""
    if s.imprisoned(party):
        return -60
    agents = [agent for agent in s.members[party] if s.sees(viewer, agent)]
    here = s.party_field[party]
    best = promise(s, party, agents, here, viewer)
    for field in STEPS[side_of(party)][here]:
        best = max(best, promise(s, party, agents, field, viewer) * 2 // 3)
    return best


def promise(s: FourLands, party: int, agents: list[int], field: int, viewer: int) -> int:
    """What the Task of a field promises to a Party that stands or comes there."""
    side = side_of(party)
    if s.field_used[field]:
        return 0
    task = s.field_task[field]
    if task == NONE:
        # a Task will be turned up there: abroad it is sure to pay
        return 60 if s.task_deck and gives_vp(s, side, symbol_set(0, field)) else 10
    pays = gives_vp(s, side, symbol_set(task, field))
    cover = Cover(requirement(s, task, []), pool(s, party, agents))
    short = cover.short()
    value = 420 - 110 * short if pays else 60 - 20 * short
    if short == 0:
        value += 12 * spare(cover)
        value -= 35 * thwarters(s, side, field)
    return max(0, value)


def spare(cover: Cover) -> int:
    """Symbols beyond what the Task needs, which make thwarting harder."""
    return min(3, cover.triples + cover.replaced - cover.missing)


def thwarters(s: FourLands, side: int, field: int) -> int:
    """Foreign Agents on the field that may get in the way."""
    return sum(len(s.members[party]) for party in s.parties_at(field) if are_rivals(side, side_of(party)))


def strength(s: FourLands, agents: list[int]) -> int:
    return sum(ATTACK_OF[agent] for agent in agents if IS_AGENT[agent])
