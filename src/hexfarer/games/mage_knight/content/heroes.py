"""The heroes: their decks, and their crystals when they are the dummy player."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import DEEDS, card_number
from hexfarer.games.mage_knight.terms import BLUE, GREEN, IN_BASE, RED, REPRINT, WHITE

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

# By hero: the cards that are left out, and those that take their places; the base edition has the first pair only.
_OWN: Final[list[list[tuple[str, str]]]] = [
    [("rage", "battle_versatility"), ("mana_draw", "mana_pull")],
    [("concentration", "will_focus"), ("crystallize", "crystal_joy")],
    [("promise", "noble_manners"), ("tranquility", "rejuvenate")],
    [("determination", "cold_toughness"), ("improvisation", "instinct")],
    [("swiftness", "swift_reflexes"), ("stamina", "tirelessness")],
    [("march", "savage_harvesting"), ("threaten", "ruthless_coercion")],
    [("march", "one_with_the_land"), ("stamina", "druidic_paths")],
]

DUMMY_CRYSTALS: Final[list[list[int]]] = [
    [RED, RED, WHITE],
    [GREEN, GREEN, BLUE],
    [WHITE, WHITE, GREEN],
    [BLUE, BLUE, RED],
    [WHITE, WHITE, BLUE],
    [RED, RED, GREEN],
    [BLUE, BLUE, GREEN],
]


_DECKS: Final[dict[int, list[int]]] = {}


def hero_deck(hero: int, box: int) -> list[int]:
    """The sixteen cards of a hero in an edition, as numbers among all cards."""
    key = hero << 2 | box
    if key not in _DECKS:
        _DECKS[key] = sorted(in_box(name, box) for name in hero_cards(hero, box))
    return _DECKS[key][:]


def hero_cards(hero: int, box: int) -> list[str]:
    names = _STANDARD[:]
    for out, instead in _OWN[hero][: 1 if box == IN_BASE else 2]:
        names[names.index(out)] = instead
    return names


def in_box(id: str, box: int) -> int:
    """The number of a card, or of its reprint where an edition has one."""
    number = card_number(id)
    return number if DEEDS[number].box & box else card_number(id + REPRINT)
