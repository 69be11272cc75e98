"""The questions that are asked while an act is put together, and what can be named in answer."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.act import UNSET, Act
from hexfarer.games.four_lands.content.map import FIELDS
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import ATTACK, NEW, NONE, PARTIES

# What may be asked while an act is built
PRICE: Final = 0
CASTER: Final = 1
ON_AGENT: Final = 2
ON_PARTY: Final = 3
ON_ITEM: Final = 4
FIELD: Final = 5
JOIN: Final = 6
TWO_FIELDS: Final = 7
AGENTS: Final = 8
TAKES: Final = 9


def in_play(s: FourLands) -> list[int]:
    """All Agents on the map, Party by Party."""
    return [agent for members in s.members for agent in members]


def field_of(s: FourLands, agent: int) -> int:
    return s.party_field[s.party_of[agent]]


def agent_held(s: FourLands, agent: int) -> bool:
    """Is the Agent in an Attack on the stack or being fought, as an attacker or one attacked (FL-ATTACK-08)?"""
    for item in s.items:
        if item.kind == ATTACK and (agent in item.agents or item.target == s.party_of[agent]):
            return True
    return s.fight is not None and agent in s.fight.agents()


def party_held(s: FourLands, party: int) -> bool:
    """Is the Party, or one of its members, part of an Attack (FL-ATTACK-08)?"""
    for item in s.items:
        if item.kind == ATTACK and party in (item.party, item.target):
            return True
    fight = s.fight
    if fight is not None and party in (fight.by, fight.target) and party not in fight.gone:
        return True
    return any(agent_held(s, agent) for agent in s.members[party])


def answer(act: Act, question: int) -> int:
    """The act's answer to a question; UNSET while it is open."""
    if question == PRICE:
        return act.option
    if question == CASTER:
        return act.caster
    if question in (ON_AGENT, ON_ITEM):
        return act.target
    if question == ON_PARTY:
        return act.party
    if question == FIELD:
        return act.field
    if question == JOIN:
        return act.join
    if question == TWO_FIELDS:
        return UNSET if act.field == UNSET else act.field * FIELDS + act.other_field
    if question == AGENTS:
        return 1 if act.settled else UNSET
    return act.takes


def put(act: Act, question: int, value: int) -> None:
    """Answer a question of the act."""
    if question == PRICE:
        act.option = value
    elif question == CASTER:
        act.caster = value
    elif question in (ON_AGENT, ON_ITEM):
        act.target = value
    elif question == ON_PARTY:
        act.party = value
    elif question == FIELD:
        act.field = value
    elif question == JOIN:
        act.join = value
    elif question == TWO_FIELDS:
        act.field = UNSET if value == UNSET else value // FIELDS
        act.other_field = UNSET if value == UNSET else value % FIELDS


def candidates(s: FourLands, act: Act, question: int) -> list[int]:
    """Everything that could be named in answer, legal or not."""
    if question == CASTER:
        return [agent for agent in in_play(s) if s.owner(agent) == act.seat]
    if question == ON_AGENT:
        return in_play(s)
    if question == ON_PARTY:
        return [party for party in range(PARTIES) if s.party_field[party] != NONE]
    if question == ON_ITEM:
        return [item.number for item in s.items]
    if question == FIELD:
        return list(range(FIELDS))
    if question == JOIN:
        return [*s.parties_at(act.field), NEW]
    tasks = [field for field in range(FIELDS) if s.field_task[field] != NONE]
    return [a * FIELDS + b for a in tasks for b in tasks if a < b]


def place_of(s: FourLands, act: Act) -> int:
    """The field where the Spell is or was cast (FL-SPELL-07)."""
    return act.place if act.place != NONE else field_of(s, act.caster)
