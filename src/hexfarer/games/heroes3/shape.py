"""The shape of what `view` hands out. Only types: the page's are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Resource = Literal["gold", "building_materials", "valuables"]
HeroOf = Literal["main", "second"]
TileKind = Literal["starting", "far", "near", "centre"]
Side = Literal["few", "pack"]
Tier = Literal["bronze", "silver", "gold", "azure"]
UnitType = Literal["ground", "flying", "ranged"]
Army = Literal["attacker", "defender"]


class Nothing(TypedDict):
    """There is none."""


# -- the map --


class PlaceView(TypedDict):
    """A tile on the table; `tile` is empty while it lies face down."""

    id: str
    kind: TileKind
    q: int
    r: int
    tile: str
    turned: int


class StandingView(TypedDict):
    """A hero on a field."""

    seat: int
    hero: HeroOf


class FieldView(TypedDict):
    q: int
    r: int
    location: str
    difficulty: int
    guarded: bool
    guards: NotRequired[list[int]]  # neutral units that are drawn: bronze, silver, golden, azure
    dice: NotRequired[int]
    borders: NotRequired[list[str]]  # edges that cannot be crossed: E, NE, NW, W, SW, SE
    flag: NotRequired[int]
    black: NotRequired[bool]
    ever: NotRequired[bool]
    marker: NotRequired[Resource]
    obelisk: NotRequired[list[int]]
    heroes: NotRequired[list[StandingView]]
    grail: NotRequired[bool]
    theirs: NotRequired[bool]  # it has a cube of the AI
    foe: NotRequired[int]  # the AI hero or wandering army that stands there


class GrailView(TypedDict):
    seat: int
    hero: HeroOf | Literal[""]
    at: str
    dug: int
    digger: int


# -- units --


class UnitFace(TypedDict):
    """One side of a unit card."""

    unit: str
    side: Side
    tier: Tier
    type: UnitType
    attack: int
    defence: int
    health: int
    initiative: int
    traits: list[str]


class HelpView(TypedDict):
    """A card of the hand that brings resources now."""

    card: str
    mode: int
    expert: bool
    gain: dict[Resource, int]


class UnitView(UnitFace):
    """A unit of an army, or one that can be recruited. `short`: what is missing of its price; `cover`: the cards that
    bring something of it, those that bring all of it first; `dwelling`: the building it still needs."""

    reinforce: NotRequired[dict[Resource, int]]
    can_reinforce: NotRequired[bool]
    recruit: NotRequired[dict[Resource, int]]
    can_recruit: NotRequired[bool]
    short: NotRequired[dict[Resource, int]]
    cover: NotRequired[list[HelpView]]
    dwelling: NotRequired[str]


# -- decks and the AI --


class Deck(TypedDict):
    size: int
    discard: list[str]


class FoeView(TypedDict):
    """An AI hero, or an army that wanders."""

    id: str
    at: str
    army: list[UnitFace]
    mp: int
    beaten: bool


class AiView(TypedDict):
    """The AI's decks, its open cards, and what the scenario counts."""

    heroes: Deck
    guards: Deck
    spells: Deck
    skills: list[str]
    theirs: list[str]
    growth: int
    waves: int
    shared: list[str]
    foe: int  # which AI hero fights


# -- players --


class BuildingView(TypedDict):
    id: str
    built: bool
    cost: dict[Resource, int]
    needs: str
    can_build: bool
    short: dict[Resource, int]
    cover: list[HelpView]  # cards of one's own that bring something of it


class TokensView(TypedDict):
    """Which tokens of the town board are still to be used this round."""

    build: bool
    population: bool
    spell_book: bool


class SeatView(TypedDict):
    hero: str
    faction: str
    eliminated: bool
    homeless: int
    home: str
    xp: int
    level: int
    hand_limit: int
    experts: int
    resources: dict[Resource, int]
    income: dict[Resource, int]
    morale: int
    hand_lost: bool
    hand_size: int
    deck_size: int
    discard_size: int
    discard_top: str
    ongoing: list[str]
    playing: list[str]
    units: list[UnitView]
    recruits: list[UnitView]
    buildings: dict[str, BuildingView]
    spell_price: int
    tokens: TokensView
    at: dict[HeroOf, str]
    mp: dict[HeroOf, int]
    mp_max: dict[HeroOf, int]
    pool: int
    cubes: list[int]
    used: list[str]
    luck: list[str]
    cuts: list[int]
    flies: HeroOf | Literal[""]
    passing: HeroOf | Literal[""]
    free_steps: int
    points: NotRequired[dict[str, int]]  # by what they are for, where players play against each other
    hand: NotRequired[list[str]]  # this and the rest: one's own
    deck: NotRequired[list[str]]
    discard: NotRequired[list[str]]


# -- combat --


class FighterView(UnitFace):
    number: int
    army: Army
    at: str  # `b2`, "tower", or empty off the board
    damage: int
    left: int
    done: bool
    moved: bool
    retaliated: bool
    tokens: list[str]


class ArmyView(TypedDict):
    seat: int
    controller: int
    hero: HeroOf | Literal[""]
    cards: bool
    spells: int
    spell_limit: int
    archery: int
    no_flight: bool


class LyingView(TypedDict):
    """A card whose effect lasts, and the fighter it lies on (-1: all)."""

    card: str
    army: Army
    on: int
    lasts: str


class Aftermath(TypedDict):
    """What an outcome leaves. `back`: the least and the most damage with which the target strikes back, or nothing."""

    falls: bool
    flips: bool
    back: list[int]


class OutcomeView(Aftermath):
    """One outcome of the dice of an attack. `die`: what they count for; `chance`: of a hundred; `least`: the damage
    when a defence token takes all that it may."""

    die: int
    chance: int
    damage: int
    least: int


class TargetView(TypedDict):
    """What the acting unit may attack, and what may come of it."""

    fighter: int
    dice: int
    attack: int
    defence: int
    low: int
    high: int
    outcomes: list[OutcomeView]


class AttackView(TypedDict):
    """The attack that is under way, with its numbers as they stand."""

    attacker: int
    target: int
    kind: str
    dice: list[int]
    counts: str
    die: int
    attack: int
    defence: int
    damage: int
    outcomes: list[OutcomeView]


class ChoicesView(TypedDict):
    """Of the unit that acts: spaces in its reach with the steps to them, and its targets."""

    reach: dict[str, int]
    targets: list[TargetView]
    lands: dict[str, list[str]]  # by the number of an enemy: the spaces from which to attack it, the nearest first


class PlacedView(TypedDict):
    """Where a unit was deployed, or is proposed to be."""

    unit: str
    space: str


class LineUpView(TypedDict):
    """Who is asked to deploy, as it did last time: for which field and in which round (0: this is a proposal)."""

    units: list[PlacedView]
    field: str
    round: int


class CombatView(ChoicesView):
    cause: str
    field: str
    difficulty: int
    round: int
    limited: bool
    idle_rounds: int
    attacker: ArmyView
    defender: ArmyView
    walls: dict[str, Literal["wall", "gate"]]
    fighters: list[FighterView]
    lying: list[LyingView]
    acting: int
    next: list[int]
    dice: list[int]
    attack: AttackView | Nothing
    line_up: LineUpView | Nothing


# -- what is under way --

# A spell that is being put together, for its caster; when it is cast, for all.
CastView = TypedDict("CastView", {"seat": int, "card": str, "power": int, "with": list[str], "announced": bool})


class SpotView(TypedDict):
    q: int
    r: int


class LeftView(TypedDict):
    near: int
    far: int


class WaitingView(TypedDict):
    """Things that lie on the table for a moment."""

    units: NotRequired[list[UnitFace]]  # neutral units that are shown
    cards: NotRequired[list[str] | int]  # that are looked at; for the others only their number
    die: NotRequired[str]
    dice: NotRequired[list[str]]
    tile: NotRequired[str]
    place: NotRequired[str]
    spots: NotRequired[list[SpotView]]
    left: NotRequired[LeftView]  # tiles still to be drawn while the players build the map of a tournament


# -- what anybody can reckon --


class PrizeView(TypedDict):
    """What the Main Hero wins on a guarded field: experience and the level it leads to, what a mine brings. `skips`:
    its level is higher, so that it need not fight."""

    skips: bool
    xp: int
    level: int
    gain: dict[Resource, int]
    income: dict[Resource, int]


class HappensView(TypedDict):
    """What a scenario says for a round."""

    kind: str
    amount: list[int]
    places: list[str]
    unit: str
    foe: int


class ComingView(TypedDict):
    """A round: does it bring income or an astrologers card, and what else?"""

    round: int
    income: bool
    stars: bool
    events: list[HappensView]


# -- the whole --


class View(TypedDict):
    scenario: str
    mode: str
    difficulty: str
    options: list[str]
    round: int
    rounds: int
    coming: list[ComingView]
    levels: list[int]  # the experience with which each level is reached
    asked: int
    current: int
    order: list[int]
    sign: str
    over: bool
    victory: str
    victors: list[int]
    places: list[PlaceView]
    field: dict[str, FieldView]
    ways: dict[HeroOf, dict[str, list[str]]]  # where one's heroes can go now: field by field
    prizes: dict[str, PrizeView]
    grail: GrailView
    seat: dict[str, SeatView]
    decks: dict[str, Deck]
    neutral: dict[str, Deck]
    astrologers: Deck
    removed: list[str]
    foes: list[FoeView]
    ai: AiView | Nothing
    combat: CombatView | Nothing
    cast: CastView | Nothing
    waiting: WaitingView


# -- forecasts --


class FightChances(TypedDict):
    """How a fight ends, in so many of 100: nothing is lost, a pack becomes few, a unit falls, or it is not `won`.
    `times`: how often it was played out; `fought`: is it a fight at all?"""

    unhurt: int
    flipped: int
    fallen: int
    driven: int
    won: int
    times: int
    fought: bool


class AddView(TypedDict):
    """A card that changes an attack, and what may come of it then."""

    notation: str
    label: str
    outcomes: list[OutcomeView]


class Forecast(TypedDict):
    """What may come of a fight, or of one attack with the cards that change it."""

    fight: NotRequired[FightChances]
    attack: NotRequired[TargetView]
    adds: NotRequired[list[AddView]]
