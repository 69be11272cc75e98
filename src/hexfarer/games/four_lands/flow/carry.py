"""Carrying acts out: announcing items, resolving them, moving and regrouping (FL-STACK, FL-MOVE, FL-PARTY)."""

from __future__ import annotations

from hexfarer.games.four_lands import events
from hexfarer.games.four_lands.act import Act
from hexfarer.games.four_lands.content.actions import action_card
from hexfarer.games.four_lands.content.decks import KIND
from hexfarer.games.four_lands.content.map import SECOND_STEPS, STEPS
from hexfarer.games.four_lands.effects import CardEffect
from hexfarer.games.four_lands.flow.parties import arrive, send, transfer
from hexfarer.games.four_lands.flow.parties import form as form_party
from hexfarer.games.four_lands.flow.tasks import resolve_task
from hexfarer.games.four_lands.questions import field_of
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    ACTION,
    ATTACK,
    EXTRA_MOVE_COST,
    MOVE,
    NEW,
    NONE,
    PARTIES,
    REGROUP,
    REINFORCE,
    SPELL,
    TASK,
    TRAITS,
    side_of,
)


def effect_of(act: Act) -> CardEffect:
    """The effect of a card at the price that was chosen."""
    return action_card(KIND[act.card]).effects[act.option]


def carry(s: FourLands, act: Act) -> None:
    """A finished act: items are announced, everything else happens at once."""
    if act.kind in (ATTACK, TASK, SPELL, ACTION):
        announce(s, act)
    elif act.kind == MOVE:
        move(s, act)
    elif act.kind == REGROUP:
        regroup(s, act)
    elif act.kind == REINFORCE:
        reinforce(s, act)
    else:
        aid(s, act)


# -- items --


def announce(s: FourLands, act: Act) -> None:
    """Pay, turn and reveal, and put the item on the stack (FL-STACK-02)."""
    s.item_count = s.item_count % 4000 + 1
    act.number = s.item_count
    if act.card != NONE:
        s.hands[act.seat].remove(act.card)
        s.pay(act.seat, action_card(KIND[act.card]).prices[act.option])
    if act.kind in (ATTACK, TASK):
        act.place = s.party_field[act.party]
        for agent in act.agents:
            s.turn(agent)
            s.show(agent)
        if act.kind == TASK:
            act.thwarts = [0] * len(TRAITS)
            s.tell_agents(events.ANNOUNCED_TASK, [act.party, s.field_task[act.place]], act.agents)
        else:
            s.tell_agents(events.ANNOUNCED_ATTACK, [act.party, act.target], act.agents)
    else:
        s.reveal(events.PLAYED_CARD)
        if act.kind == SPELL:
            act.place = field_of(s, act.caster)
            act.home = s.party_of[act.caster]
            s.show(act.caster)
            s.cast[act.caster] = 1
            if s.log is not None:
                s.tell(events.CAST, [s.tag(act.caster), KIND[act.card]])
        else:
            s.tell(events.PLAYED_CARD, [act.seat, KIND[act.card]])
        effect_of(act).announce(s, act)
    s.items.append(act)


def carry_out(s: FourLands, item: Act) -> None:
    """An item that all have let pass resolves; it has left the stack (FL-STACK-09)."""
    if item.kind == TASK:
        resolve_task(s, item)
    elif item.kind == ATTACK:
        from hexfarer.games.four_lands.flow.fight import begin

        begin(s, item)
    else:
        resolve_card(s, item)


def resolve_card(s: FourLands, item: Act) -> None:
    """Run the card's effect; a card that failed or does not last goes into its owner's deck (FL-ACTION-04)."""
    effect = effect_of(item)
    stands = not item.void and effect.still_stands(s, item)
    if stands:
        s.acting = item
        effect.run(s, item.seat, item.card)
        s.acting = None
    else:
        s.tell(events.FAILED_CARD, [KIND[item.card]])
    if not stands or not effect.lasts():
        s.to_deck(item.card)


# -- what is no item --


def move_cost(s: FourLands, party: int, field: int) -> int:
    """0 for one edge, 1 AP for two, NONE if out of reach (FL-MOVE-03, -05)."""
    side = side_of(party)
    start = s.party_field[party]
    if field in STEPS[side][start]:
        return 0
    return EXTRA_MOVE_COST if field in SECOND_STEPS[side][start] else NONE


def reachable(s: FourLands, party: int) -> list[int]:
    """The fields one or two edges away, whether or not the second can be paid for."""
    side = side_of(party)
    start = s.party_field[party]
    return STEPS[side][start] + SECOND_STEPS[side][start]


def move(s: FourLands, act: Act) -> None:
    cost = move_cost(s, act.party, act.field)
    s.pay(act.seat, cost)
    if cost > 0:
        s.extra_moved[act.party] = 1
    extra = s.extra_moved[act.party]
    for agent in act.agents:
        s.turn(agent)
    s.tell(events.MOVED, [act.party, len(act.agents), act.field])
    if act.join != NEW:
        s.tell(events.JOINED_PARTY, [act.party, act.join])
    arrived = send(s, act.agents, act.field, act.join, max(0, act.takes) & 3, side_of(act.party))
    if act.join == NEW:
        s.extra_moved[arrived] = extra  # a Party that split off shares the mark


def regroup(s: FourLands, act: Act) -> None:
    """Agents pass to another Party on their field, or into a new one (FL-PARTY-07)."""
    source = act.party
    extra = s.extra_moved[source]
    target = act.join
    if target >= PARTIES:
        target = form_party(s, s.sides[act.seat], s.party_field[source])
        s.extra_moved[target] = extra
    for agent in act.agents:
        s.regrouped[agent] = 1
    s.tell(events.REGROUPED, [act.seat, len(act.agents), source, target])
    transfer(s, act.agents, target, max(0, act.takes) & 3)
    arrive(s, s.party_field[target])  # a Party that split off comes to stand there (FL-PARTY-04)


def reinforce(s: FourLands, act: Act) -> None:
    """Further Agents join the workers of the Task on top (FL-TASK-09)."""
    for agent in act.agents:
        s.turn(agent)
        s.show(agent)
    s.items[-1].agents.extend(act.agents)
    s.tell_agents(events.REINFORCED, [act.party], act.agents)


def aid(s: FourLands, act: Act) -> None:
    """Agents of an Ally join the fight (FL-ATTACK-11, -13)."""
    assert s.fight is not None
    for agent in act.agents:
        s.turn(agent)
        s.show(agent)
    if act.seat == s.ally_seat(s.fight.attack_seat):
        s.fight.attackers.extend(act.agents)
    else:
        s.fight.defenders.extend(act.agents)
    if act.agents:
        s.tell_agents(events.JOINED_FIGHT, [act.seat], act.agents)
