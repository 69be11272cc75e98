"""What is on the table while there is a combat: the board of 4 by 5 spaces, the units on it, walls and tower.

A space is row * 4 + column. Rows 0 and 1 are the attacker's (0 the back line), 3 and 4 the defender's (4 the back one).
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.content.units import TOWER_FACE, UNITS, Face, face_of
from hexfarer.games.heroes3.terms import AZURE, NEUTRAL, NONE, PACK, SILVER

COLUMNS: Final = 4
ROWS: Final = 5
SPACES: Final = COLUMNS * ROWS
MIDDLE: Final = 2
ATTACKER: Final = 0
DEFENDER: Final = 1
BACK_ROW: Final[list[int]] = [0, 4]
FRONT_ROW: Final[list[int]] = [1, 3]
MOST_DEPLOYED: Final = 5
MOST_INITIATIVE: Final = 64

TOWER: Final = -2  # in place of a unit's number: the arrow tower
TOLD_TOWER: Final = 4094  # … in the log
EVERY: Final = 60  # in place of a fighter's number: all of them
TOWER_AT: Final = SPACES  # where it stands: beside the board, next to nothing
WALL: Final = 1
GATE: Final = 2

# Which of the attack dice counts.
ONE: Final = 0
LOWER: Final = 1
HIGHER: Final = 2
SUM: Final = 3

# Why there is a fight.
GUARDS: Final = 0
HERO: Final = 1  # an enemy hero on an open field
PLACE: Final = 2  # a Town or Settlement, with or without a hero
CAUSES: Final[list[str]] = ["guards", "hero", "place"]


def row_of(space: int) -> int:
    return space // COLUMNS


def column_of(space: int) -> int:
    return space % COLUMNS


def _beside(space: int) -> list[int]:
    row, column = row_of(space), column_of(space)
    found: list[int] = []
    if row > 0:
        found.append(space - COLUMNS)
    if column > 0:
        found.append(space - 1)
    if column < COLUMNS - 1:
        found.append(space + 1)
    if row < ROWS - 1:
        found.append(space + COLUMNS)
    return found


# Orthogonal only (H3-COMBAT-002); nothing is beside the tower.
BESIDE: Final[list[list[int]]] = [_beside(space) for space in range(SPACES)] + [[]]


def apart(a: int, b: int) -> int:
    """Steps between two spaces on an empty board."""
    return abs(row_of(a) - row_of(b)) + abs(column_of(a) - column_of(b))


class Fighter:
    """A unit on the combat board, or the arrow tower."""

    __slots__ = (
        "antimagic",
        "at",
        "attack",
        "below",
        "blessed",
        "damage",
        "defence",
        "defends",
        "disabled",
        "done",
        "form",
        "guarded",
        "haste",
        "haste_later",
        "haste_round",
        "health",
        "moved",
        "paralysed",
        "retaliated",
        "shield",
        "side",
        "start",
        "unit",
    )

    def __init__(self, unit: int, side: int, at: int) -> None:
        self.unit = unit  # packed, or TOWER
        self.side = side
        self.at = at  # NONE: off the board
        self.damage = 0
        self.done = False  # has been activated this round
        self.retaliated = False
        self.paralysed = False
        self.defends = False  # has a defence token
        self.moved = False  # in this activation
        self.start = at  # where this activation began
        self.attack = 0  # bonus for the next attack (H3-DECK-027)
        self.defence = 0
        self.blessed = False  # the die of its next attack is ignored
        self.haste = 0  # change of Initiative for the combat
        self.haste_round = 0  # … for this combat round
        self.haste_later = 0  # … of which so much for the next one, too
        self.health = 0  # change of health for the combat
        self.disabled = False  # its abilities do not work (Disrupting Ray)
        self.antimagic = False
        self.shield = 0  # Fire Shield: damage to adjacent attackers, this round
        self.form = 0  # Sandro's cloak cards that lie on it, a number for each, the top one lowest: 0 none
        self.below: list[int] = []  # the damage of what lies below each of them
        self.guarded = 0  # AI: Defence for the next attack against it

    def copy(self) -> Fighter:
        new = Fighter(self.unit, self.side, self.at)
        new.damage, new.done, new.retaliated, new.paralysed = self.damage, self.done, self.retaliated, self.paralysed
        new.defends, new.moved, new.start = self.defends, self.moved, self.start
        new.attack, new.defence, new.blessed = self.attack, self.defence, self.blessed
        new.haste, new.haste_round, new.health = self.haste, self.haste_round, self.health
        new.disabled, new.antimagic, new.shield = self.disabled, self.antimagic, self.shield
        new.form, new.guarded, new.below = self.form, self.guarded, self.below[:]
        new.haste_later = self.haste_later
        return new

    def on_board(self) -> bool:
        return self.at != NONE

    def is_tower(self) -> bool:
        return self.unit == TOWER

    def face(self) -> Face:
        return TOWER_FACE if self.unit == TOWER else face_of(self.unit)

    def tier(self) -> int:
        return SILVER if self.unit == TOWER else UNITS[self.unit >> 1].tier

    def is_pack(self) -> bool:
        return self.unit != TOWER and self.unit & 1 == PACK

    def neutral(self) -> bool:
        return self.unit != TOWER and UNITS[self.unit >> 1].faction == NEUTRAL

    def trait(self, trait: int) -> bool:
        """Does an ability work? Not under a cloak, nor when it is disabled."""
        return not self.disabled and self.form == 0 and self.face().traits & trait != 0


class Lying:
    """A card whose effect lasts: whose it is, on which fighter (or EVERY one), how long, and where it goes then."""

    __slots__ = ("card", "lasts", "returns", "side", "target")

    def __init__(self, card: int, side: int, target: int, lasts: int, returns: bool) -> None:
        self.card = card
        self.side = side
        self.target = target
        self.lasts = lasts
        self.returns = returns  # to the hand


class Battle:
    """A combat."""

    __slots__ = (
        "acted",
        "acting",
        "boosted",
        "cause",
        "controllers",
        "difficulty",
        "entered_from",
        "fallen",
        "field",
        "fighters",
        "halted",
        "hero",
        "idle_rounds",
        "keep",
        "limited",
        "limits",
        "lying",
        "more",
        "no_flight",
        "played",
        "rescued",
        "rolled",
        "round",
        "saved",
        "seats",
        "spells",
        "target",
        "times",
        "walls",
        "winner",
        "with_cards",
    )

    def __init__(self, seat: int, hero: int, field: int, entered_from: int, cause: int) -> None:
        self.seats = [seat, NONE]  # attacker and defender; NONE: neutral units
        self.controllers = [seat, NONE]  # who decides for each side's units; NONE: the AI procedure
        self.hero = [hero, NONE]  # which hero fights; NONE: none is there
        self.with_cards = [False, False]
        self.field = field
        self.entered_from = entered_from
        self.cause = cause
        self.difficulty = 0  # of the guards
        self.fighters: list[Fighter] = []
        self.walls = [0, 0, 0, 0]  # by column, on the middle row
        self.round = 0
        self.idle_rounds = 0  # without a loss (H3-COMBAT-085)
        self.fallen = False  # something was lost this round
        self.acting = NONE
        self.target = NONE
        self.rolled: list[int] = []  # the attack dice on the table
        self.keep = ONE  # which of them counts
        self.halted = False  # the die of this attack is ignored
        self.spells = [0, 0]  # cast this round
        self.limits = [1, 1]
        self.boosted = [0, 0]  # Archery: the last round in which ranged units of the side have +1
        self.limited = False  # one round, more for movement points
        self.no_flight = [False, False]  # Shackles of War: that side may neither flee nor surrender
        self.saved = [False, False]  # the guardian of the side was used
        self.rescued = False  # the target of this attack was saved
        self.acted = [DEFENDER] * MOST_INITIATIVE  # by Initiative: the side that acted last at it, this round
        self.lying: list[Lying] = []
        self.played = 0  # cards, by either side
        self.more = 0  # Defence that dice have added in this attack
        self.times = 1  # what the die of this attack is multiplied by
        self.winner = NONE

    def copy(self) -> Battle:
        new = Battle(self.seats[0], self.hero[0], self.field, self.entered_from, self.cause)
        new.seats, new.controllers, new.hero = self.seats[:], self.controllers[:], self.hero[:]
        new.with_cards, new.difficulty = self.with_cards[:], self.difficulty
        new.fighters = [fighter.copy() for fighter in self.fighters]
        new.walls, new.round, new.idle_rounds, new.fallen = self.walls[:], self.round, self.idle_rounds, self.fallen
        new.acting, new.target, new.rolled = self.acting, self.target, self.rolled[:]
        new.spells, new.limits, new.boosted = self.spells[:], self.limits[:], self.boosted[:]
        new.limited, new.no_flight, new.saved = self.limited, self.no_flight[:], self.saved[:]
        new.rescued, new.keep, new.halted = self.rescued, self.keep, self.halted
        new.acted, new.winner = self.acted[:], self.winner
        new.lying = [Lying(x.card, x.side, x.target, x.lasts, x.returns) for x in self.lying]
        new.played, new.more, new.times = self.played, self.more, self.times
        return new

    def at(self, space: int) -> int:
        """The number of the fighter on a space, or NONE."""
        for i, fighter in enumerate(self.fighters):
            if fighter.at == space:
                return i
        return NONE

    def of_side(self, side: int) -> list[int]:
        """The fighters of a side that are on the board; the tower is not one of them (H3-COMBAT-079)."""
        return [
            i
            for i, fighter in enumerate(self.fighters)
            if fighter.side == side and fighter.at != NONE and not fighter.is_tower()
        ]

    def side_of(self, seat: int) -> int:
        """Whose side a seat fights on, or NONE."""
        return self.seats.index(seat) if seat in self.seats else NONE

    def has_azure(self) -> bool:
        """Are azure units among the guards (H3-XP-011)?"""
        return self.seats[DEFENDER] == NONE and any(
            fighter.side == DEFENDER and fighter.neutral() and fighter.tier() == AZURE for fighter in self.fighters
        )

    def may_flee(self, seat: int) -> bool:
        """From guards without azure units (H3-COMBAT-073)."""
        return self.cause == GUARDS and self.limited and self.seats[ATTACKER] == seat

    def may_cast(self, seat: int) -> bool:
        """Has the seat a spell left this round (H3-SPELL-007)?"""
        side = self.side_of(seat)
        return self.spells[side] < self.limits[side]

    def lying_on(self, i: int) -> list[Lying]:
        """The cards whose effect lasts on a fighter."""
        return [lying for lying in self.lying if lying.target == i]

    def told(self, i: int) -> int:
        """The number by which the log knows a fighter."""
        unit = self.fighters[i].unit
        return TOLD_TOWER if unit == TOWER else unit

    def wall_at(self, space: int) -> int:
        """The wall or gate that stands on a space."""
        return self.walls[column_of(space)] if row_of(space) == MIDDLE else 0
