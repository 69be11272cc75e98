"""The shape of what `view` hands out. Only types: the page's are made from these."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Nothing(TypedDict):
    """There is none."""


class SideView(TypedDict):
    side: str
    ap: int
    funds: int
    vp: int
    trophies: list[str]
    hand_size: int
    deck_size: int
    draws_bought: int
    agents_played: int
    hand: NotRequired[list[str]]  # one's own
    deck: NotRequired[list[str]]  # what is in one's own, not its order


class AgentMarks(TypedDict):
    """What everybody sees of an Agent, face down or not."""

    owner: str
    turned: bool
    revealed: bool
    cast: bool
    regrouped: bool


class AgentBack(AgentMarks):
    """The same of an Agent in a Party."""

    handle: str
    armour: int


class AgentView(AgentBack):
    card: NotRequired[str]  # this and the rest only if it is known
    traits: NotRequired[dict[str, int]]
    defence_plus: NotRequired[int]


class PartyFacts(TypedDict):
    """What everybody sees of a Party beside its Agents."""

    field: str
    artefacts: list[str]
    amulet: bool
    circle: bool
    extra_moved: bool


class PartyView(PartyFacts):
    agents: list[AgentView]


class FieldView(TypedDict):
    """A field on which something lies."""

    task: NotRequired[str]
    used: NotRequired[bool]


class ItemView(TypedDict):
    """Something on the stack, and what it is aimed at."""

    kind: str
    by: str
    card: NotRequired[str]
    caster: NotRequired[str]
    party: NotRequired[str]
    field: NotRequired[str]
    agents: NotRequired[list[str]]
    target: NotRequired[str | int]  # a Party, an Agent, or a place on the stack, from 1; 0: it is gone
    to: NotRequired[str]
    fields: NotRequired[list[str]]
    thwarts: NotRequired[dict[str, int]]


class GroupView(TypedDict):
    attackers: list[str]
    defenders: list[str]
    # Magic given: attackers' attack, attackers' defence, defenders' attack, defenders' defence
    plus: list[int]


class FightView(TypedDict):
    by: str
    target: str
    duel: bool
    attackers: list[str]
    defenders: list[str]
    groups: list[GroupView]
    shimmering_air: list[str]
    supported: list[str]


class View(TypedDict):
    mode: str
    round: int
    phase: str
    initiative: str
    asked: str
    seat: dict[str, SideView]
    party: dict[str, dict[str, PartyView]]
    field: dict[str, FieldView]
    task_deck_size: int
    complications: list[str]
    stack: list[ItemView]
    fight: FightView | Nothing
    collected: int
    over: bool
    victory: str
