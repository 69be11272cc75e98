"""Parties on the map: forming, joining, leaving, dissolving, and what they carry (FL-PARTY, FL-AGENT-11)."""

from __future__ import annotations

from hexfarer.games.four_lands import events, reasons
from hexfarer.games.four_lands.act import Fight
from hexfarer.games.four_lands.content.decks import KIND
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import ATTACK, NONE, ally_of, side_of
from hexfarer.kernel.verdict import OK, refuse


def arrive(s: FourLands, field: int) -> None:
    """A Party came to stand on a field: turn up a Task where there is none and none was done (FL-TASK-01)."""
    if s.field_task[field] == NONE and not s.field_used[field] and s.task_deck:
        task = s.task_deck.pop()
        s.field_task[field] = task
        s.reveal(events.TASK_TURNED_UP)
        s.tell(events.TASK_TURNED_UP, [task, field])


def guest_verdict(s: FourLands, seat: int, party: int, foreign: int) -> int:
    """May Agents of the seat be in this Party? `foreign` is the reason if it is a Rival's."""
    if s.may_join(seat, party):
        return OK
    allied = side_of(party) == ally_of(s.sides[seat])
    return refuse(reasons.NO_MIXED_PARTIES if allied else foreign, party)


def form(s: FourLands, side: int, field: int) -> int:
    """Put a free Party card of the side on a field; Agents must follow at once."""
    party = s.free_party(side)
    s.party_field[party] = field
    s.extra_moved[party] = 0
    s.tell(events.FORMED_PARTY, [party, field])
    return party


def enter(s: FourLands, agent: int, party: int) -> None:
    """Add an Agent to a Party, at the end of its row."""
    last = 0
    for other in s.members[party]:
        last = max(last, s.slot[other])
    s.members[party].append(agent)
    s.party_of[agent] = party
    s.slot[agent] = last + 1


def look(s: FourLands, agent: int, before: int) -> None:
    """Who commands an Agent now looks at its card (FL-ALLY-04); `before` is the seat that did until now."""
    if not s.revealed[agent] and s.commander(agent) not in (before, s.owner(agent)):
        s.reveal(events.REVEALED)


def leave(s: FourLands, agent: int) -> None:
    s.members[s.party_of[agent]].remove(agent)
    s.party_of[agent] = NONE


def redeal(s: FourLands, party: int) -> None:
    """Mix the face-down Agents of a Party so that nobody can follow a card through it (FL-HIDDEN-04)."""
    shown = [agent for agent in s.members[party] if s.revealed[agent]]
    hidden = sorted(agent for agent in s.members[party] if not s.revealed[agent])
    shown.sort(key=lambda agent: s.slot[agent])
    s.rng.shuffle(hidden)
    s.members[party] = shown + hidden
    for i, agent in enumerate(s.members[party]):
        s.slot[agent] = i + 1


def hand_over(s: FourLands, party: int, to: int) -> None:
    """Everything a Party carries goes to another one, or out of play if there is none (FL-PARTY-12 to -14)."""
    for i, holder in enumerate(s.artefact_party):
        if holder == party:
            s.artefact_party[i] = to
            s.tell(events.GOT_ARTEFACT if to != NONE else events.LOST_ARTEFACT, [to, i] if to != NONE else [i])
    for card, holder in s.amulets[:]:
        if holder == party:
            s.amulets.remove((card, holder))
            if to != NONE:
                s.amulets.append((card, to))
                s.tell(events.ATTACHED, [KIND[card], to])
            else:
                take_back(s, card)


def take_back(s: FourLands, card: int) -> None:
    """A card that lay on a Party or an Agent goes into its owner's deck (FL-COMP-09)."""
    s.tell(events.CARD_LEFT, [s.owner(card), KIND[card]])
    s.to_deck(card)


def dissolve(s: FourLands, party: int, heir: int) -> None:
    """A Party without Agents is gone; its card is free again (FL-PARTY-03, -15)."""
    hand_over(s, party, heir)
    for card, holder in s.circles[:]:
        if holder == party:
            s.circles.remove((card, holder))
            take_back(s, card)
    s.party_field[party] = NONE
    s.extra_moved[party] = 0
    # its card may be used again at once, but nothing that was announced with or against it means the new Party
    for item in s.items:
        if party in (item.party, item.join) or (item.kind == ATTACK and item.target == party):
            item.void = True
        if item.home == party:
            item.home = NONE
    if s.fight is not None and party in (s.fight.by, s.fight.target):
        s.fight.gone.append(party)
    s.tell(events.DISSOLVED, [party])


def eliminate(s: FourLands, agent: int) -> None:
    """An Agent goes back into its owner's deck, with the Armour it wore into that of who played it (FL-AGENT-11)."""
    if s.log is not None:
        s.tell(events.ELIMINATED, [s.tag(agent)])
    leave(s, agent)
    if s.fight is not None:
        drop_out(s.fight, agent)
    for card, wearer in s.armours[:]:
        if wearer == agent:
            s.armours.remove((card, wearer))
            take_back(s, card)
    s.changes = [change for change in s.changes if change[0] != agent]
    s.turned[agent] = 0
    s.revealed[agent] = 0
    s.cast[agent] = 0
    s.regrouped[agent] = 0
    s.slot[agent] = 0
    s.to_deck(agent)


def drop_out(fight: Fight, agent: int) -> None:
    """An Agent that is gone leaves its group; nobody is rearranged (FL-ATTACK-22)."""
    for row in (fight.attackers, fight.defenders):
        if agent in row:
            row.remove(agent)
    for group in fight.groups:
        for row in (group.attackers, group.defenders):
            if agent in row:
                row.remove(agent)


def transfer(s: FourLands, agents: list[int], target: int, takes: int) -> None:
    """Agents of one Party pass into another that stands on the map; `takes` says which artefacts go along.

    When all leave, everything goes with them and the old Party is dissolved (FL-PARTY-09).
    """
    source = s.party_of[agents[0]]
    commander = s.commander(agents[0])
    for agent in agents:
        leave(s, agent)
        enter(s, agent, target)
        look(s, agent, commander)
    if s.members[source]:
        for i, holder in enumerate(s.artefact_party):
            if holder == source and takes >> i & 1:
                s.artefact_party[i] = target
        redeal(s, source)
    else:
        dissolve(s, source, target)
    redeal(s, target)


def send(s: FourLands, agents: list[int], field: int, join: int, takes: int, side: int) -> int:
    """Agents of one Party go to a field: with their Party if all go, else as a new one, or into one that is there.

    `join` is the Party to join or NEW. Returns the Party they are in afterwards.
    """
    source = s.party_of[agents[0]]
    whole = len(agents) == len(s.members[source])
    if join < len(s.party_field):
        target = join
        transfer(s, agents, target, takes)
    elif whole and (source >> 2) == side:
        target = source
        s.party_field[source] = field
    else:
        target = form(s, side, field)
        transfer(s, agents, target, takes)
    arrive(s, field)
    return target
