"""Names, labels and notation: the border between numbers and words."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.board import LETTERS, field_name
from hexfarer.games.heroes3.components import CARD_IDS
from hexfarer.games.heroes3.content.ai_cards import AI_CARD_IDS
from hexfarer.games.heroes3.content.heroes import HEROES
from hexfarer.games.heroes3.content.scenarios import card_of
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.content.units import UNIT_IDS
from hexfarer.games.heroes3.flow.turn import POWERS
from hexfarer.games.heroes3.player import BUILDINGS, HEROES_OF_SEAT
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE, RESOURCES, SIDES
from hexfarer.games.heroes3.verbs import VERBS
from hexfarer.kernel.action import arg_of
from hexfarer.kernel.decision import Label, Total
from hexfarer.kernel.phrase import Phrase, Problem, unknown

_LISTS: Final[dict[str, list[str]]] = {
    "card": CARD_IDS,
    "resource": RESOURCES,
    "hero": HEROES_OF_SEAT,
    "building": BUILDINGS,
    "power": POWERS,
    "aicard": AI_CARD_IDS,
}


def write(s: Heroes3, kind: str, value: int) -> str:
    """An argument of an action as a word of the notation."""
    if kind in _LISTS:
        return _LISTS[kind][value]
    if kind == "unit":
        return f"{UNIT_IDS[value >> 1]}:{SIDES[value & 1]}"
    if kind == "field":
        return field_name(value)
    if kind == "place":
        return LETTERS[value]
    if kind == "space":
        return f"{'abcd'[value % 4]}{value // 4 + 1}"
    return str(value)


def read(s: Heroes3, kind: str, word: str) -> int:
    """The argument that a word means."""
    if kind in _LISTS:
        if word not in _LISTS[kind]:
            raise unknown(kind, word, _LISTS[kind])
        return _LISTS[kind].index(word)
    if kind == "unit":
        id, _, side = word.partition(":")
        if id not in UNIT_IDS or side not in SIDES:
            raise unknown("unit", word, [f"{name}:{side}" for name in UNIT_IDS for side in SIDES])
        return UNIT_IDS.index(id) * 2 + SIDES.index(side)
    if kind == "field" and len(word) == 2 and word[0] in LETTERS and word[1] in "0123456":
        return LETTERS.index(word[0]) * FIELDS + int(word[1])
    if kind == "place" and len(word) == 1 and word in LETTERS:
        return LETTERS.index(word)
    if kind == "space" and len(word) == 2 and word[0] in "abcd" and word[1] in "12345":
        return (int(word[1]) - 1) * 4 + "abcd".index(word[0])
    if kind in ("number", "fighter", "seat") and word.isdecimal() and int(word) < 4096 and str(int(word)) == word:
        return int(word)
    raise Problem("problem-h3-word", {"kind": kind, "given": word})


def seat_name(s: Heroes3, seat: int) -> Phrase:
    return Phrase("h3-hero-" + HEROES[s.players[seat].hero].id)


def name(s: Heroes3, kind: str, value: int, viewer: int) -> object:
    """What an argument is called for a viewer."""
    if kind == "seat":
        return seat_name(s, value) if 0 <= value < s.seats else Phrase("h3-nobody")
    if kind == "foe":
        return Phrase("h3-foe-" + card_of(s).foes[value].id)
    if kind == "card":
        return Phrase("h3-card-" + CARD_IDS[value])
    if kind == "fighter":
        return fighter_name(s, value)
    if kind == "unit":
        return Phrase("h3-unit-" + UNIT_IDS[value >> 1])
    if kind in ("field", "space", "place"):
        return write(s, kind, value)
    if kind in _LISTS:
        return Phrase(f"h3-{kind}-" + _LISTS[kind][value].replace("_", "-"))
    return value


def fighter_name(s: Heroes3, i: int) -> Phrase:
    battle = s.battle
    if battle is None or i >= len(battle.fighters) or battle.fighters[i].is_tower():
        return Phrase("h3-tower")
    return Phrase("h3-unit-" + UNIT_IDS[battle.fighters[i].unit >> 1])


def thing_of(s: Heroes3, kind: str, value: int) -> str:
    """The id of the thing that an argument means; "" if it is none."""
    if kind in ("card", "unit", "fighter", "field", "space", "building"):
        return f"{kind}:{write(s, kind, value)}"
    return ""


def label(s: Heroes3, action: int) -> Label:
    verb = VERBS.of(action)
    things: list[str] = []
    args: dict[str, object] = {}
    for i, (word, kind) in enumerate(zip(verb.names, verb.args)):
        value = arg_of(action, i)
        args[word] = name(s, kind, value, s.to_act())
        thing = thing_of(s, kind, value)
        if thing:
            things.append(thing)
    return Label(Phrase("do-" + verb.key, args), things, verb.key, "H3-TURN-006")


def totals(s: Heroes3, seat: int) -> list[Total]:
    """The running numbers of a seat."""
    if not 0 <= seat < s.seats:
        return []
    player = s.players[seat]
    found = [
        Total(Phrase("h3-resource-" + id.replace("_", "-")), player.resources[i]) for i, id in enumerate(RESOURCES)
    ]
    for hero, id in enumerate(HEROES_OF_SEAT):
        if player.at[hero] != NONE:
            found.append(Total(Phrase("h3-mp-" + id), player.mp[hero]))
    return found
