"""The shape of what `view` hands out. Only types: the page's are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Token = Literal["mining", "trade", "combat"]
Shop = Literal["merchant", "alchemist", "slayers"]
Element = Literal["fire", "water", "earth", "air"]
Mode = Literal["competitive", "coop", "solo"]


class Nothing(TypedDict):
    """There is none."""


# -- the map --


class MapView(TypedDict):
    left: int
    next: str
    boundary: int


class TileView(TypedDict):
    """A tile on the table; q, r are those of its field a."""

    id: str
    chapter: str
    q: int
    r: int
    special: bool


class FieldView(TypedDict):
    """A field; q, r of a centre are those of field a of its tile."""

    q: int
    r: int
    kind: str
    centre: NotRequired[bool]  # in the middle of a Special tile
    closed: NotRequired[bool]
    element: NotRequired[Element]
    encounter: NotRequired[str]
    level: NotRequired[int]
    monster: NotRequired[int]
    guarded: NotRequired[bool]
    claim: NotRequired[int]
    trade: NotRequired[int]
    digs: NotRequired[dict[str, int]]
    summons: NotRequired[list[int]]
    rubble: NotRequired[str]
    legend: NotRequired[str]
    lair: NotRequired[bool]
    powers: NotRequired[list[Element]]
    heroes: NotRequired[list[int]]
    farrug: NotRequired[bool]
    golem: NotRequired[bool]


# -- players --

ResultRow = TypedDict("ResultRow", {"from": int, "to": int, "n": int})  # of a table; `to` is -1 where it is open


class GemView(TypedDict):
    gem: str
    active: bool


class PieceView(TypedDict):
    """A tile that a Hero has: on the board, or in a Sack."""

    tile: str
    kind: str
    slot: str
    worn: bool
    spent: bool
    gems: NotRequired[list[GemView]]
    essences: NotRequired[list[Element]]
    table: NotRequired[list[ResultRow]]


class SocketView(TypedDict):
    """A field of the Hero board: icon, and what is left to pay for it."""

    id: str
    slot: str
    locked: NotRequired[bool]
    gold: NotRequired[int]
    essence: NotRequired[Element | Literal["any"]]


class SeatView(TypedDict):
    hero: str
    health: int
    max_health: int
    rep: int
    gold: int
    gaar: int
    dwurt: int
    dwurt_die: int
    gems: dict[str, int]
    essences: dict[str, int]
    pieces: list[PieceView]
    worn: list[str]
    stowed: list[str]
    trophies: list[str]
    sacks: int
    sacks_used: int
    set: int
    board: list[SocketView]
    known: list[str]
    stack: list[str]
    tokens: list[Token]
    saved: Token | Literal[""]
    move: int
    at: str
    silver: int
    gold_cards: int
    controls: int
    quests: list[str]
    bounties: list[str]
    kills: int
    deaths: int
    delivered: list[int]
    score: int
    hand: NotRequired[list[str]]  # one's own


# -- Monsters and Encounters --


class MonsterView(TypedDict):
    """What a Monster card says on its face. `special`: the Battle Values from which its special effects work, in the
    order of its text."""

    id: str
    level: int
    health: int
    penalty: int
    table: list[ResultRow]
    minimum: int
    chaos: int
    gaar: int
    silver: int
    gold: int
    immune: bool
    regenerates: int
    special: list[int]


class DeckView(TypedDict):
    """A Monster deck; without the numbers of its top card where it is empty."""

    size: int
    health: NotRequired[int]
    limit: NotRequired[int]
    minimum: NotRequired[int]


class BountiesView(TypedDict):
    """The Elites: how many Bounties are left, and who waits."""

    left: int
    waiting: NotRequired[list[str]]


class EliteView(BountiesView, MonsterView):
    """The same, with the one whose Bounty is open."""


class GiantView(TypedDict):
    """Farrug or the Golem."""

    stage: NotRequired[int]
    at: str
    damage: int
    health: int


class EncounterView(TypedDict):
    deck: int
    open: list[str]


class CardsView(TypedDict):
    """Numbers of cards; what was turned up lies open, the last on top."""

    silver: int
    gold: int
    silver_bank: int
    gold_bank: int
    control: int
    combat: int
    combat_used: list[int]
    attacks_used: list[str]
    rages_used: list[str]


# -- Combat --


class PlayedView(TypedDict):
    card: str
    n: int


class RerollView(TypedDict):
    value: int
    n: int


class AheadView(TypedDict):
    """How many of the possible rolls lead to each Battle Value."""

    monster: dict[str, int]
    hero: dict[str, int]


class CombatCardView(TypedDict):
    left: int
    right: int
    gaar: int
    chaos: int


class MeetingView(TypedDict):
    """A Combat whose Monster has not been met yet."""

    foe: str
    seat: int
    field: str


class FightView(MeetingView):
    monster: MonsterView
    master: int
    round: int
    rounds: int  # after so many Combat Rounds it is over and the Damage stays; -1 if it goes on to the end
    step: str  # opening, first_strike, heal, monster_before …
    total: int
    hope: int
    hope_most: int
    hope_shut: bool
    damage: int
    chaos: int
    gaar: int
    air: bool
    earth: bool
    regrowth: int
    played: list[PlayedView]
    lasting: list[PlayedView]
    dice: list[int]
    bonus: int
    value: int
    wound_plus: int
    wound_minus: int
    attack: str
    boosted: bool
    hero_now: int
    hero_next: int
    clover: int
    damage_plus: int
    damage_minus: int
    dealt: int  # Damage to the Monster in this Combat
    earned: int  # the Reputation that it brings if the Damage stays
    health: int  # of the Monster, at the beginning
    stop: int  # what comes of the roll on the table as it stands: Wounds or Damage; -1 without a roll
    rerolls: list[list[RerollView]]  # for each die what a Gaar could make of the roll, by the new face
    ahead: AheadView | Nothing  # until dice are cast
    table: list[ResultRow]  # the Damage of the attack under way
    card: NotRequired[CombatCardView]


class RollView(TypedDict):
    dice: list[int]
    bonus: int
    total: int


# -- the whole --


class View(TypedDict):
    scenario: str
    mode: Mode
    round: int
    rounds: int
    asked: int
    current: int
    first: int
    over: bool
    victory: str
    victors: list[int]
    map: MapView
    tiles: list[TileView]
    field: dict[str, FieldView]
    seat: dict[str, SeatView]
    offers: dict[Shop, list[str]]
    stacks: dict[str, int]
    seen: list[str]  # tiles that somebody looks at to keep some
    monsters: dict[str, DeckView]
    elite: EliteView | BountiesView | Nothing
    encounters: dict[str, EncounterView]
    cards: CardsView
    event: str
    rules: dict[str, int]
    badges: list[int]
    farrug: GiantView | Nothing
    golem: GiantView | Nothing
    fight: FightView | MeetingView | Nothing
    roll: RollView | Nothing
