"""Tasks: what they need now, thwarting, and what completing one brings (FL-TASK, FL-THWART, FL-VP)."""

from __future__ import annotations

from hexfarer.games.four_lands import events, reasons
from hexfarer.games.four_lands.act import Act
from hexfarer.games.four_lands.content.map import FIELD_CLIMATES
from hexfarer.games.four_lands.content.tasks import TASK_ARTEFACT, TASK_CLIMATE, TASK_NEEDS
from hexfarer.games.four_lands.flow.cover import Cover, is_triple_trait
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    HIENDALL,
    INTRIGUE,
    MAGIC,
    MYSTERY,
    NO_VP_AP,
    NONE,
    TASK,
    TRAITS,
    WAR,
    ally_of,
    are_rivals,
    side_of,
)
from hexfarer.kernel.verdict import OK, refuse


def requirement(s: FourLands, task: int, thwarts: list[int]) -> list[int]:
    """Printed symbols, Complications and thwarts (FL-TASK-08)."""
    need = TASK_NEEDS[task][:]
    need[INTRIGUE] += len(s.complications)
    for trait, count in enumerate(thwarts):
        need[trait] += count
    return need


def pool(s: FourLands, party: int, workers: list[int]) -> list[int]:
    """The workers' symbols, with Hiendall's if the Party holds it (FL-TASK-07)."""
    counts = [0] * len(TRAITS)
    for agent in workers:
        for trait, count in enumerate(s.traits(agent)):
            counts[trait] += count
    if s.artefact_party[HIENDALL] == party:
        counts[WAR] += 1
        counts[MYSTERY] += 1
    return counts


def cover_of(s: FourLands, party: int, workers: list[int], thwarts: list[int]) -> Cover:
    """How the workers stand against the Task on their Party's field, which must have one."""
    task = s.field_task[s.party_field[party]]
    return Cover(requirement(s, task, thwarts), pool(s, party, workers))


def uncovered(s: FourLands, party: int, workers: list[int]) -> int:
    """The verdict on workers that do not cover the Task: what is needed, what is there, what is open."""
    task = s.field_task[s.party_field[party]]
    need = requirement(s, task, [])
    have = pool(s, party, workers)
    missing = 0
    for trait in range(len(TRAITS)):
        missing |= min(3, max(0, need[trait] - have[trait])) << 2 * trait
    total = sum(need)
    return refuse(reasons.NOT_COVERED, total, total - Cover(need, have).short(), missing)


def workers_of(s: FourLands, item: Act) -> list[int]:
    """The workers that are still in the Party that performs the Task."""
    return [agent for agent in item.agents if s.party_of[agent] == item.party]


def may_perform(s: FourLands, party: int) -> int:
    """FL-TASK-04, but for the cover."""
    field = s.party_field[party]
    if s.imprisoned(party):
        return refuse(reasons.CIRCLE_FORBIDS_TASK, party)
    if s.field_task[field] == NONE:
        return refuse(reasons.NO_TASK_HERE, field)
    if not s.has_upright(party):
        return refuse(reasons.NOBODY_UPRIGHT, party)
    return OK


# -- thwarting --


def may_thwart_side(s: FourLands, item: Act, side: int) -> int:
    """FL-THWART-01: Rivals always, the performer's Ally only in competitive mode."""
    performer = side_of(item.party)
    if side == performer:
        return refuse(reasons.OWN_TASK)
    if not are_rivals(side, performer) and s.cooperative:
        return refuse(reasons.ALLY_NOT_THWARTED)
    return OK


def thwartable(s: FourLands, item: Act) -> list[bool]:
    """Which Traits may be named against the performance now (FL-THWART-04); none if it has no Task any more."""
    task = s.field_task[item.place]
    if task == NONE:
        return [False] * len(TRAITS)
    need = requirement(s, task, item.thwarts)
    have = pool(s, item.party, workers_of(s, item))
    cover = Cover(need, have)
    found = [count > 0 for count in need]
    if cover.needs_magic():
        found[MAGIC] = True
    if cover.needs_triple():
        for trait in range(MAGIC):
            if is_triple_trait(trait, need, have):
                found[trait] = True
    return found


def thwart_verdict(s: FourLands, seat: int, agent: int, trait: int) -> int:
    if not s.items or s.items[-1].kind != TASK:
        return refuse(reasons.NO_TASK_ON_TOP)
    item = s.items[-1]
    if agent == NONE:
        return refuse(reasons.NO_SUCH_AGENT)
    handle = s.handle(agent)
    if s.commander(agent) != seat:
        return refuse(reasons.NOT_COMMANDED if s.owner(agent) == seat else reasons.NOT_YOUR_THWARTER, handle)
    why = may_thwart_side(s, item, s.sides[seat])
    if why != OK:
        return why
    if s.party_field[s.party_of[agent]] != item.place:
        return refuse(reasons.NOT_ON_TASK_FIELD, handle)
    if s.turned[agent]:
        return refuse(reasons.THWARTER_TURNED, handle)
    if s.traits(agent)[trait] <= 0:
        return refuse(reasons.THWARTER_LACKS, handle, trait)
    if not thwartable(s, item)[trait]:
        return refuse(reasons.TRAIT_NOT_USED, trait)
    return OK


def thwart(s: FourLands, agent: int, trait: int) -> None:
    s.items[-1].thwarts[trait] += 1
    s.turn(agent)
    s.show(agent)
    if s.log is not None:
        s.tell(events.THWARTED, [s.tag(agent), trait])


# -- completing --


def symbol_set(task: int, field: int) -> list[int]:
    """All climate symbols of the field and the card, repeats kept (FL-VP-01)."""
    found = FIELD_CLIMATES[field][:]
    if TASK_CLIMATE[task] != NONE:
        found.append(TASK_CLIMATE[task])
    return sorted(found)


def gives_vp(s: FourLands, side: int, symbols: list[int]) -> bool:
    """FL-VP-03 to -05: a foreign symbol; or two of the Ally's, in competitive mode or with the Ally absent."""
    if any(are_rivals(side, climate) for climate in symbols):
        return True
    ally_in_play = s.seat_of[ally_of(side)] != NONE
    return (not s.cooperative or not ally_in_play) and symbols.count(ally_of(side)) >= 2


def resolve_task(s: FourLands, item: Act) -> None:
    """Check the cover once more, against the Task that lies there now (FL-TASK-10)."""
    party = item.party
    task = s.field_task[item.place]
    if task == NONE or item.void or s.party_field[party] != item.place:
        s.tell(events.TASK_FAILED, [party, task if task != NONE else 255])
        return
    if not Cover(requirement(s, task, item.thwarts), pool(s, party, workers_of(s, item))).covered():
        s.tell(events.TASK_FAILED, [party, task])
        return
    complete(s, party, task, item.place)


def complete(s: FourLands, party: int, task: int, field: int) -> None:
    """The Task is done: used token, trophy, artefact or AP (FL-TASK-14, FL-VP)."""
    s.field_task[field] = NONE
    s.field_used[field] = 1
    s.completed += 1
    s.last_task_round = s.round
    s.tell(events.TASK_DONE, [party, task, field])
    side = side_of(party)
    seat = s.seat_of[side]
    symbols = symbol_set(task, field)
    vp = gives_vp(s, side, symbols)
    if s.has_amulet(party):
        spend_amulet(s, party, task)
        if not vp:
            s.earn(seat, NO_VP_AP)
        return
    artefact = TASK_ARTEFACT[task]
    s.trophy_symbols[task] = symbols
    if artefact != NONE:
        s.artefact_party[artefact] = party
        s.artefact_symbols[artefact] = symbols
        s.tell(events.GOT_ARTEFACT, [party, artefact])
    if vp:
        s.collected += 1
        if artefact == NONE:
            s.trophies[seat].append(task)
        s.tell(events.GOT_TROPHY, [seat, task])
    else:
        s.tell(events.GOT_NO_TROPHY, [seat, task, NO_VP_AP])
        s.ap[seat] += NO_VP_AP


def spend_amulet(s: FourLands, party: int, task: int) -> None:
    """The Amulet takes the trophy with it out of the game (FL-ACTION-AMULET-03)."""
    for card, holder in s.amulets[:]:
        if holder == party:
            s.amulets.remove((card, holder))
            s.removed.append(card)
    s.tell(events.AMULET_SPENT, [party, task])
