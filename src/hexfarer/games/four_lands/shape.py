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


class CoverView(TypedDict):
    """A Party against a Task: what covers each symbol (a Trait of its own, three of another, Magic, or nothing)."""

    short: int
    slots: dict[str, list[str]]
    steps: int  # how far away the Party stands; -1: no way leads there
    ap: int  # what one move there costs; -1: it cannot go there in one


class TaskView(TypedDict):
    """A Task on the map."""

    field: str
    need: dict[str, int]
    worth: list[str]  # the sides to which it is worth a VP
    thwarters: list[str]  # Parties there that may get in the viewer's way
    cover: dict[str, CoverView]  # by the viewer's own Parties


class WorkView(TypedDict):
    """A Task that is being performed, as if nobody answered any more."""

    short: int
    need: dict[str, int]
    slots: dict[str, list[str]]
    spare: dict[str, int]
    vp: list[int]  # of who performs it, now and then
    artefact: NotRequired[str]


class ItemView(TypedDict):
    """Something on the stack, and what it is aimed at."""

    number: int
    kind: str
    by: str
    hits: list[str]  # sides whose own it is aimed at
    passed: NotRequired[list[str]]  # of the item on top, while it may be answered: who let it pass,
    to_come: NotRequired[list[str]]  # who is still asked, in order,
    unable: NotRequired[list[str]]  # and who has no answer, as all can see
    work: NotRequired[WorkView]
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
    # With Magic and all that helps: attackers' attack against defenders' defence, defenders' attack against attackers'
    sums: list[int]
    falls: list[str]  # "attackers", "defenders": who is beaten as things stand


class HelperView(TypedDict):
    """An Agent that may still give its Magic in a fight, and to which groups, from 1."""

    agent: str
    by: str
    groups: list[int]


class SupportView(TypedDict):
    """What the Magic of an Agent would do for its side of a group."""

    agent: str
    group: int
    stat: str
    value: int  # its Attack or Defence then
    falls: list[str]


class FightView(TypedDict):
    by: str
    target: str
    duel: bool
    attackers: list[str]
    defenders: list[str]
    groups: list[GroupView]
    shimmering_air: list[str]
    supported: list[str]
    field: str
    step: str  # attack, aid, air, pairs, last, support, result
    steps: list[str]  # those that this fight has, in order
    helpers: list[HelperView]
    support: list[SupportView]  # what the seat that is asked can do


class View(TypedDict):
    mode: str
    round: int
    phase: str
    initiative: str
    asked: str
    seat: dict[str, SideView]
    party: dict[str, dict[str, PartyView]]
    field: dict[str, FieldView]
    task: dict[str, TaskView]
    unseen: dict[str, list[str]]  # of each other side's deck, the Agents that the viewer does not see in play
    task_deck_size: int
    complications: list[str]
    stack: list[ItemView]
    fight: FightView | Nothing
    collected: int
    over: bool
    victory: str


class FightChances(TypedDict):
    """In how many of a hundred fights like this one …"""

    times: int  # that were played out
    attackers: int  # more fall on the other side than on theirs
    even: int
    defenders: int
    falls: dict[str, int]  # an Agent falls
    by: str  # the side that attacks


class Forecast(TypedDict):
    """What may come of a fight."""

    fight: FightChances
