"""The shape of what `view` hands out, and of the facts of things. Only types: the page's are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Token = Literal["mining", "trade", "combat"]
Shop = Literal["merchant", "alchemist", "slayers"]
Element = Literal["fire", "water", "earth", "air"]
Mode = Literal["competitive", "coop", "solo"]


class Nothing(TypedDict):
    """There is none."""


class PrizeView(TypedDict):
    """Part of what an effect gives: `rep`, `gold`, `gem:ruby`, `essence:any`, `treasure:2` … and how much of it."""

    what: str
    n: int


class NeedView(TypedDict):
    """Part of what is asked for: `trophy:1`, `gem:any`, `gold` …; `have`: how much of it one has, -1 for watchers."""

    what: str
    n: int
    have: int
    either: bool  # one of these is enough
    kept: bool  # it must be there and stays


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
    loot: NotRequired[list[PrizeView]]  # of the Monster that guards it
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
    gaar_fields: int  # what has no field of its own fills Sacks
    dwurt_fields: int
    gem_fields: int
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
    parts: dict[str, int]  # of the score
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
    """A Monster deck; without what the back of its top card says where it is empty."""

    size: int
    health: NotRequired[int]
    limit: NotRequired[int]
    minimum: NotRequired[int]
    reward: NotRequired[list[PrizeView]]
    barred: NotRequired[bool]  # the Reputation of who looks is too high for the Reward


class BountiesView(TypedDict):
    """The Elites: how many Bounties are left, and who waits."""

    left: int
    waiting: NotRequired[list[str]]


class EliteView(BountiesView, MonsterView):
    """The same, with the one whose Bounty is open."""


class StrikeView(TypedDict):
    """What the end of a round may bring: a card that was not turned up yet, where it would lead, whom it would hit."""

    card: str
    at: str
    seats: list[int]


class GiantView(TypedDict):
    """Farrug or the Golem."""

    stage: NotRequired[int]
    stages: NotRequired[int]
    at: str
    damage: int
    health: int
    far: int  # steps to the tile of the Church
    toll: int  # Reputation that all lose if it stays, or comes to the Church
    reward: list[PrizeView]
    coming: list[StrikeView]


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
    books: list[int]  # the Reputation at which Hero tiles can be revealed
    badges: list[int]  # how many were given, by level
    badge_worth: list[list[int]]  # Reputation for the first and the second, by level, where there are any
    farrug: GiantView | Nothing
    golem: GiantView | Nothing
    fight: FightView | MeetingView | Nothing
    roll: RollView | Nothing


# -- facts of things, besides those of the view --


class LegFacts(TypedDict):
    """A part of a way: to which field, through a Portal or with a step, with how much Health then."""

    field: str
    portal: bool
    health: int


class WayFacts(TypedDict):
    """The cheapest way to a field: Move points, how often something comes to light before its end, whether there are
    Move points enough, and then its parts."""

    move: int
    stops: int
    open: bool
    legs: list[LegFacts]


class KeyFacts(TypedDict):
    """What opens a locked field of the board."""

    gold: NotRequired[int]
    essence: NotRequired[Element | Literal["any"]]


class OfferFacts(TypedDict):
    """What a tile on offer, or a revealed Hero tile, means to a seat."""

    short: int  # gold that is missing
    room: Literal["none", "free", "swap", "locked", "full"]  # its field of the board; none: it takes none
    keys: list[KeyFacts]  # the cheapest ways to open a field for it
    beside: list[str]  # the tiles of its kind that one wears
    hit: NotRequired[int]  # Damage on average, in hundredths, of this …
    hit_now: NotRequired[int]  # … and of the best that one wears
    alike: NotRequired[int]  # pieces of its material that one would wear
    works: NotRequired[bool]  # is the Armour set that it needs worn?


class UseFacts(TypedDict):
    """What a thing is good for: a quest, a Badge, a socket, a field that it opens, to be worn, to be used up."""

    what: Literal["quest", "badge", "socket", "open", "wear", "use"]
    of: str
    prize: list[PrizeView]


class GoodFacts(TypedDict):
    """What one of a seat's things brings if it is sold, and what it is good for otherwise; nothing: it is surplus."""

    gold: int
    sides: list[list[PrizeView]]
    use: UseFacts | Nothing


class QuestFacts(TypedDict):
    """A quest that lies open; `can`: who looks could fulfil it where it lies."""

    encounter: str
    at: str
    needs: list[NeedView]
    prize: list[PrizeView]
    can: bool


class Facts(TypedDict):
    """What things tell besides, each kind under its own name."""

    way: NotRequired[WayFacts]  # fields
    offer: NotRequired[OfferFacts]  # tiles
    good: NotRequired[GoodFacts]  # pieces, Gems, Essences, Trophies
    quest: NotRequired[QuestFacts]  # quests
