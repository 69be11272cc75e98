"""The heroes: their decks, and their crystals when they are the dummy player."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.content.basic_actions import BASIC_ACTIONS
from hexfarer.games.mage_knight.terms import BLUE, GREEN, RED, WHITE

_STANDARD: Final[list[str]] = [
    "rage",
    "rage",
    "determination",
    "swiftness",
    "swiftness",
    "march",
    "march",
    "stamina",
    "stamina",
    "tranquility",
    "promise",
    "threaten",
    "crystallize",
    "mana_draw",
    "concentration",
    "improvisation",
]

# By hero: the card that is left out, and the one that takes its place.
_OWN: Final[list[tuple[str, str]]] = [
    ("rage", "battle_versatility"),
    ("concentration", "will_focus"),
    ("promise", "noble_manners"),
    ("determination", "cold_toughness"),
]

DUMMY_CRYSTALS: Final[list[list[int]]] = [
    [RED, RED, WHITE],
    [GREEN, GREEN, BLUE],
    [WHITE, WHITE, GREEN],
    [BLUE, BLUE, RED],
]


def hero_deck(hero: int) -> list[int]:
    """The sixteen cards of a hero, as numbers among all cards (the wound is 0)."""
    out, instead = _OWN[hero]
    names = _STANDARD[:]
    names[names.index(out)] = instead
    numbers = {deed.id: number + 1 for number, deed in enumerate(BASIC_ACTIONS)}
    return sorted(numbers[name] for name in names)


HERO_DECKS: Final[list[list[int]]] = [hero_deck(hero) for hero in range(4)]
