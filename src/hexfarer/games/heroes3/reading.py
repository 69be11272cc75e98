"""Reading what situations say about cards, fields, units and heroes."""

from __future__ import annotations

from typing import Any

from hexfarer.games.heroes3.battle import SPACES, TOWER_AT
from hexfarer.games.heroes3.board import LETTERS
from hexfarer.games.heroes3.components import CARD_IDS
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.content.units import UNIT_IDS, UNITS
from hexfarer.games.heroes3.player import HEROES_OF_SEAT
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NEUTRAL, NONE, PACK, RESOURCES, SIDES
from hexfarer.kernel.phrase import Problem, unknown
from hexfarer.kernel.reading import index_in, items, mapping, number


def cards_of(value: object, where: str) -> list[int]:
    return [index_in("card", id, CARD_IDS) for id in items(value, where)]


def resources(value: object, where: str, before: list[int]) -> list[int]:
    """Amounts by resource; what is not named stays."""
    found = before[:]
    for id, amount in mapping(value, where, RESOURCES).items():
        found[RESOURCES.index(id)] = number(amount, f"{where}.{id}")
    return found


def seat_of(s: Heroes3, word: object, where: str) -> int:
    """A seat by its number, or -1 for nobody."""
    seat = number(word, where)
    if not NONE <= seat < s.seats:
        raise Problem("problem-h3-seat", {"where": where, "given": seat})
    return seat


def field_of(s: Heroes3, word: object, where: str) -> int:
    """A field of the map as it is; "" is none."""
    if word in ("", None):
        return NONE
    text = str(word)
    if len(text) == 2 and text[0] in LETTERS[: len(s.board.centres)] and text[1] in "0123456":
        return LETTERS.index(text[0]) * FIELDS + int(text[1])
    raise Problem("problem-h3-field", {"where": where, "given": text, "last": LETTERS[len(s.board.centres) - 1]})


def space_of(word: object, where: str) -> int:
    """A space of the combat board; "" is off the board, `tower` beside it."""
    text = str(word)
    if text == "":
        return NONE
    if text == "tower":
        return TOWER_AT
    if len(text) == 2 and text[0] in "abcd" and text[1] in "12345":
        space = (int(text[1]) - 1) * 4 + "abcd".index(text[0])
        assert space < SPACES
        return space
    raise Problem("problem-h3-space", {"where": where, "given": text})


def unit_of(word: object) -> int:
    """A unit: `griffins`, `griffins:pack`; a neutral one may be written without `neutral_` if nothing else is meant."""
    id, _, side = str(word).partition(":")
    if id not in UNIT_IDS and "neutral_" + id in UNIT_IDS:
        id = "neutral_" + id
    if id not in UNIT_IDS:
        raise unknown("unit", id, UNIT_IDS)
    card = UNIT_IDS.index(id)
    which = index_in("unit", side, SIDES) if side else 0
    if which == PACK and UNITS[card].faction == NEUTRAL:
        raise unknown("unit", str(word), [id])
    return card * 2 + which


def units_of(value: object, where: str) -> list[int]:
    return [unit_of(word) for word in items(value, where)]


def by_hero(value: object, where: str) -> dict[int, Any]:
    """What is said about heroes: `{main: …, second: …}`, or of the Main Hero alone."""
    if not isinstance(value, dict):
        return {0: value}
    return {HEROES_OF_SEAT.index(id): part for id, part in mapping(value, where, HEROES_OF_SEAT).items()}
