"""The words of the game as small numbers: sides, Traits, phases."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Sides; a side's climate has the same number. Allies differ in the last bit, alliances in the one before it.
NORTH: Final = 0
STORMS: Final = 1
SUN: Final = 2
SOUTH: Final = 3
SIDES: Final[list[str]] = ["north", "storms", "sun", "south"]

# Traits
WAR: Final = 0
DEALS: Final = 1
INTRIGUE: Final = 2
GROWTH: Final = 3
MYSTERY: Final = 4
ROMANCE: Final = 5
MAGIC: Final = 6
TRAITS: Final[list[str]] = ["war", "deals", "intrigue", "growth", "mystery", "romance", "magic"]
LETTERS: Final = "WDIGYRX"

# Party cards: four a side, numbered side * 4 + 0 … 3
NUMERALS: Final[list[str]] = ["I", "II", "III", "IV"]
PARTIES: Final = 16
NEW: Final = 16  # "a new Party" where a Party is chosen

# Phases of a Round (FL-ROUND-11)
PLAY: Final = 0
ATTACKS: Final = 1
TASKS: Final = 2
MOVES: Final = 3
PHASES: Final[list[str]] = ["agents", "attacks", "tasks", "movement"]

# When an Action card may be played (FL-ACTION-01)
MAIN: Final = 1
RESPONSE: Final = 2
BEFORE_PAIRS: Final = 4
LAST_SPELLS: Final = 8
ATTACKING: Final = 16
ANY_WINDOW: Final = MAIN | RESPONSE | LAST_SPELLS

# Kinds of item on the stack (FL-STACK-01), and acts that are no items
ATTACK: Final = 0
TASK: Final = 1
SPELL: Final = 2
ACTION: Final = 3
MOVE: Final = 4
REGROUP: Final = 5
REINFORCE: Final = 6
AID: Final = 7
ACTS: Final[list[str]] = ["attack", "task", "spell", "action", "move", "regroup", "reinforce", "aid"]

START_AP: Final = 5
START_AP_LONE: Final = 7
START_HAND: Final = 5
START_HAND_LONE: Final = 7
EXTRA_COSTS: Final[list[int]] = [1, 2, 3]
EXTRA_MOVE_COST: Final = 1
SWAP_CARDS: Final = 3
SWAP_AP: Final = 1
TROPHY_AP: Final = 3
NO_VP_AP: Final = 1
OUTNUMBERED_AP: Final = 1
SALARY_FROM: Final = 6
SALARY_AP: Final = 1
UPKEEP: Final = 1
VICTORY_VP: Final = 6
BREAK_WAR: Final = 4
BREAK_MAGIC: Final = 2
IDLE_ROUNDS: Final = 8
LAST_ROUND: Final = 60

HIENDALL: Final = 0
BOOK: Final = 1
ARTEFACTS: Final[list[str]] = ["hiendall", "book_westmoor"]


def ally_of(side: int) -> int:
    return side ^ 1


def are_rivals(side: int, other: int) -> bool:
    return side >> 1 != other >> 1


def side_of(party: int) -> int:
    return party >> 2


def party_name(party: int) -> str:
    """A Party as the notation writes it: `north.II`."""
    return SIDES[party >> 2] + "." + NUMERALS[party & 3]
