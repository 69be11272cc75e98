"""Carrying acts out: announcing items, resolving them, regrouping (FL-STACK, FL-PARTY)."""

from __future__ import annotations

from hexfarer.games.four_lands import events
from hexfarer.games.four_lands.act import Act
from hexfarer.games.four_lands.content.actions import action_card
from hexfarer.games.four_lands.content.decks import KIND
from hexfarer.games.four_lands.effects import CardEffect
from hexfarer.games.four_lands.flow.moving import move
from hexfarer.games.four_lands.flow.parties import arrive, transfer
from hexfarer.games.four_lands.flow.parties import form as form_party
from hexfarer.games.four_lands.flow.tasks import resolve_task
from hexfarer.games.four_lands.questions import field_of
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    ACTION,
    ATTACK,
    MOVE,
    NONE,
    PARTIES,
    REGROUP,
    REINFORCE,
    SPELL,
    TASK,
    TRAITS,
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
