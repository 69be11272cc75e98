"""The shape of what `view` hands out. Only types: the page's are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Time = Literal["day", "night"]
Fate = Literal["pending", "blocked", "cancelled", "dealt"]


class Nothing(TypedDict):
    """There is none."""


# -- the map --


class TileView(TypedDict):
    tile: str
    slot: list[int]  # two numbers
    turned: int


class SpaceView(TypedDict):
    terrain: str
    site: str
    enemies: NotRequired[list[str]]
    shields: NotRequired[list[int]]
    glade: NotRequired[list[int]]
    ruin: NotRequired[str]
    heroes: NotRequired[list[int]]
    mine: NotRequired[str]
    deep: NotRequired[list[str]]  # the colours of a deep mine
    paths: NotRequired[dict[str, int]]  # whose shield lies on which path of a maze
    walls: NotRequired[list[str]]  # the spaces next to it behind a wall


class CityView(TypedDict):
    colours: list[str]
    level: int
    spaces: list[str]
    garrison: list[str]
    shields: list[int]
    conquered: bool
    leader: int


# -- players --


class UnitView(TypedDict):
    unit: str
    ready: bool
    wounds: int
    banner: str
    banner_down: bool
    banner_as: str
    bonded: bool
    level: int
    armor: int
    resists: list[str]
    along: NotRequired[bool]  # into a maze
    mana: NotRequired[str]
    stands_before: NotRequired[int]


class PeekView(TypedDict):
    """A face-down enemy that the player has looked at: where it lies, and what it is."""

    place: str
    enemy: str


class RewardsView(TypedDict):
    """How many of each are still to be taken."""

    artifacts: int
    spells: int
    actions: int
    units: int
    crystals: int
    crystal_sets: int
    dungeons: int
    chosen_crystals: int


class SeatView(TypedDict):
    hero: str
    team: int
    fame: int
    level: int
    reputation: int
    armor: int
    hand_limit: int
    limit_extra: int  # for the next draw
    command: int
    place: str
    order_down: bool
    eliminated: bool
    hand_size: int
    deck_size: int
    discard: list[str]
    play: list[str]  # the cards played this turn
    set_aside: list[str]
    stash: int
    drafted: list[str] | int  # one's own, of others how many
    units: list[UnitView]
    crystals: dict[str, int]
    mana: dict[str, int]
    skills: dict[str, str]
    box: str
    tactic: str
    tactic_used: bool
    stored_die: str
    move: int
    influence: int
    heal: int
    acted: bool  # it has taken its action this turn
    played: bool  # it has played a card this turn
    rewards: RewardsView
    puppets: NotRequired[list[str]]  # this and the next: in the Ultimate Edition
    wheel: NotRequired[str]
    hand: NotRequired[list[str]]  # this and the rest: one's own
    peeked: NotRequired[list[PeekView]]
    deck_top: NotRequired[list[str]]
    pack: NotRequired[list[str]]


class DummyView(TypedDict):
    hero: str
    deck_size: int
    discard: list[str]
    crystals: dict[str, int]
    tactic: str


# -- fights --


class BlowView(TypedDict):
    """One attack of an enemy."""

    attack: int
    element: str
    need: int
    damage: int
    abilities: list[str]
    state: Fate


class FoeView(TypedDict):
    enemy: str
    armor: int
    attack: int
    element: str
    abilities: list[str]
    fortifications: int
    fame: int
    rampages: bool
    defends: bool
    master: int
    defender: int  # the enemy that defends it, from 1; 0: none
    blocked: bool
    stopped: bool
    dealt: bool
    defeated: bool
    attacks: list[BlowView]  # none if it only summons
    bolt: NotRequired[int]


class CombatView(TypedDict):
    seat: int
    context: str
    space: str
    units_allowed: bool
    night: bool
    foes: list[FoeView]
    targets: list[int]
    blocking: int
    blow: int  # which attack of that enemy, from 1
    attack: dict[str, int]
    block: dict[str, int]
    skipped: bool
    attack_total: NotRequired[int]
    attack_need: NotRequired[int]
    block_total: NotRequired[int]
    block_need: NotRequired[int]
    damage: NotRequired[int]  # still to be assigned
    damage_from: NotRequired[int]
    damage_blow: NotRequired[int]
    die: NotRequired[str]


class DuelView(TypedDict):
    """A fight between two heroes."""

    aggressor: int
    defender: int
    full: bool
    melee: bool
    attacker: int
    damage: int
    attack: int
    block: int


class WaitingView(TypedDict):
    """Cards and tokens that wait for a choice; of artifacts that another one drew, how many."""

    cards: NotRequired[list[str] | int]
    skills: NotRequired[list[str]]


# -- the whole --


class DecksView(TypedDict):
    actions: int
    spells: int
    artifacts: int
    regular: int
    elite: int
    tiles: int


class View(TypedDict):
    scenario: str
    round: int
    rounds: int
    time: Time
    moment: str
    asked: int
    active: int
    order: list[int]
    announced: int
    end_met: bool
    turns_left: list[int]
    over: bool
    source: list[str]
    dice_away: list[str]
    tactics: list[str]
    tactics_gone: list[str]
    unit_offer: list[str]
    monastery_offer: list[str]
    action_offer: list[str]
    spell_offer: list[str]
    decks: DecksView
    next_tile: str
    piles: dict[str, int]
    discarded: dict[str, list[str]]
    common_skills: list[str]
    centre: list[str]
    marks: dict[str, str]
    removed: list[str]
    tiles: list[TileView]
    space: dict[str, SpaceView]
    city: dict[str, CityView]
    seat: dict[str, SeatView]
    dummy: DummyView | Nothing
    combat: CombatView | Nothing
    duel: DuelView | Nothing
    waiting: WaitingView
    centre_mana: NotRequired[list[str]]  # on Mana Suppression
    chosen: NotRequired[list[int]]
