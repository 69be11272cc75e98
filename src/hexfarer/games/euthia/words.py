"""Names, labels and notation: the border between numbers and words."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.board import CENTRE, i_of, j_of, place_at, place_of
from hexfarer.games.euthia.components import (
    BOARDS,
    DRAGON_ATTACK_IDS,
    EVENT_IDS,
    LEGEND_IDS,
    MAP_TILE_IDS,
    MONSTER_IDS,
    QUEST_IDS,
    RAGE_IDS,
    TILE_IDS,
    TILES,
)
from hexfarer.games.euthia.costs import ways_of
from hexfarer.games.euthia.fight import Fight
from hexfarer.games.euthia.flow.fighting import health_of, result_of
from hexfarer.games.euthia.pieces import tile_of
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    ANY_TIME,
    ATTACK,
    CARDS,
    ELEMENTAL,
    ELEMENTS,
    ELITE,
    ENCOUNTER,
    ENCOUNTERS,
    FARRUG,
    FIELD_KINDS,
    FIRST,
    FOES,
    GEMS,
    GOLEM,
    HEALING,
    HERO_PRE,
    HEROES,
    MONSTER_POST,
    MONSTER_PRE,
    NONE,
    OUTSIDE,
    ROLLED,
    SETUP,
    SLOTS,
    TILE_KINDS,
    TOKENS,
)
from hexfarer.kernel.decision import Total
from hexfarer.kernel.hexes import at, q_of, r_of
from hexfarer.kernel.phrase import Phrase, Problem, unknown

_LISTS: Final[dict[str, list[str]]] = {
    "tile": TILE_IDS,
    "gem": GEMS,
    "essence": ELEMENTS,
    "card": CARDS,
    "monster": MONSTER_IDS,
    "token": [*TOKENS, "saved"],
    "foe": FOES,
    "quest": QUEST_IDS,
    "maptile": MAP_TILE_IDS,
    "slot": [],
}


def slots(s: Euthia) -> list[str]:
    """The ids of the fields of a Hero board, the same on all."""
    return [field.id for field in BOARDS[0].fields]


def write(s: Euthia, kind: str, value: int) -> str:
    """An argument of an action as a word of the notation."""
    if kind == "slot":
        return slots(s)[value]
    if kind in _LISTS:
        return _LISTS[kind][value]
    if kind == "piece":
        return piece_word(s, value)
    if kind == "field":
        return field_word(s, value)
    if kind == "place":
        i, j = i_of(value), j_of(value)
        return f"{i + 2 * j},{i - j}"
    return str(value)


def piece_word(s: Euthia, i: int) -> str:
    """The tile of a piece, with a number if it is not the first one of that name."""
    pieces = s.players[s.to_act()].pieces
    if i >= len(pieces):
        return f"#{i}"
    number = tile_of(pieces[i])
    before = len([p for p in pieces[:i] if tile_of(p) == number])
    return TILE_IDS[number] + (f":{before + 1}" if before else "")


def field_word(s: Euthia, field: int) -> str:
    """q,r, and for a centre c with the hex of its field a; "" for nowhere."""
    if field == NONE:
        return ""
    board = s.board
    if field >= len(board.hexes):
        return f"#{field}"
    hex_ = board.hexes[field - field % 4]
    if field % 4 == CENTRE:
        return f"c{q_of(hex_)},{r_of(hex_)}"
    return f"{q_of(board.hexes[field])},{r_of(board.hexes[field])}"


def read(s: Euthia, kind: str, word: str) -> int:
    """The argument that a word means."""
    known = slots(s) if kind == "slot" else _LISTS.get(kind)
    if known is not None:
        if word not in known:
            raise unknown(kind, word, known)
        return known.index(word)
    if kind == "piece":
        return read_piece(s, word)
    if kind in ("field", "place"):
        return read_hex(s, kind, word)
    if kind in ("number", "seat") and word.isdecimal() and int(word) < 4096 and str(int(word)) == word:
        return int(word)
    raise Problem("problem-eu-word", {"kind": kind, "given": word})


def read_piece(s: Euthia, word: str) -> int:
    """The piece that a word means; of pieces that are alike in every way the first, by which answers name them all."""
    if word.startswith("#") and word[1:].isdecimal():
        return int(word[1:])
    id, _, ordinal = word.partition(":")
    pieces = s.players[s.to_act()].pieces
    if id not in TILE_IDS:
        raise unknown("tile", id, TILE_IDS)
    found = [i for i, p in enumerate(pieces) if TILE_IDS[tile_of(p)] == id]
    number = int(ordinal) if ordinal.isdecimal() else 1
    if not 1 <= number <= len(found):
        raise Problem("problem-eu-not-owned", {"given": word})
    return pieces.index(pieces[found[number - 1]])


def read_hex(s: Euthia, kind: str, word: str) -> int:
    if word.startswith("#") and word[1:].isdecimal():
        return int(word[1:])
    centre = word.startswith("c")
    left, _, right = word.removeprefix("c").partition(",")
    try:
        q, r = int(left), int(right)
    except ValueError:
        raise Problem("problem-eu-word", {"kind": kind, "given": word}) from None
    if kind == "place":
        place = place_of(at(q, r))
        i, j = i_of(place), j_of(place)
        if (i + 2 * j, i - j) != (q, r):
            raise Problem("problem-eu-word", {"kind": kind, "given": word})
        return place_at(i, j)
    field = s.board.index.get(at(q, r), -1)
    if field < 0:
        raise Problem("problem-eu-no-field", {"given": word})
    return field - field % 4 + CENTRE if centre else field


def tile_name(tile: int) -> Phrase:
    """A tile by its name: a Hero's own, or an Item."""
    return Phrase(("eu-tile-" if TILES[tile].is_own() else "eu-item-") + TILE_IDS[tile])


def monster_name(number: int) -> Phrase:
    id = MONSTER_IDS[number]
    return Phrase("eu-monster-" + ("farrug" if id.startswith("farrug") else id))


def seat_name(s: Euthia, seat: int) -> Phrase:
    return Phrase("eu-hero-" + HEROES[s.players[seat].hero]) if 0 <= seat < s.seats else Phrase("eu-nobody")


def field_name(s: Euthia, field: int) -> Phrase:
    """A field by what it is and where it lies."""
    if not s.board.exists(field):
        return Phrase("eu-at-nowhere")
    printed = s.board.at(field)
    what = Phrase("eu-field-" + FIELD_KINDS[printed.kind])
    if printed.kind == ENCOUNTER and printed.sub != NONE:
        what = Phrase("eu-encounter-" + ENCOUNTERS[printed.sub])
    elif printed.kind == ELEMENTAL:
        what = Phrase("eu-element-" + ELEMENTS[printed.sub])
    return Phrase("eu-at", {"what": what, "field": field_word(s, field)})


_WHEN: Final[list[tuple[int, str]]] = [
    (ANY_TIME, "any"),
    (HEALING | OUTSIDE, "healing"),
    (MONSTER_PRE | MONSTER_POST, "monster-pre-post"),
    (OUTSIDE, "outside"),
    (SETUP, "setup"),
    (MONSTER_PRE, "monster-pre"),
    (MONSTER_POST, "monster-post"),
    (HERO_PRE, "hero-pre"),
    (ROLLED, "rolled"),
    (FIRST, "first"),
    (ATTACK, "attack"),
]


def when_words(when: int) -> Phrase:
    """The moments of a mask."""
    for mask, key in _WHEN:
        if when == mask:
            return Phrase("eu-when-" + key)
    return Phrase("eu-when-permanent")


_DRAWN: Final = ("tile", "gem", "essence", "card", "monster", "quest", "maptile")
_NAMED: Final[dict[str, str]] = {"gem": "eu-gem-", "essence": "eu-essence-", "card": "eu-card-", "quest": "eu-quest-"}
SUITS: Final[list[str]] = ["silver", "gold"]


def name(s: Euthia, kind: str, value: int, viewer: int) -> object:
    """What an argument is called for a viewer."""
    if kind == "seat":
        return seat_name(s, value)
    if kind == "tile":
        return tile_name(value)
    if kind == "piece":
        pieces = s.players[s.to_act()].pieces if not s.over else []
        return tile_name(tile_of(pieces[value])) if value < len(pieces) else Phrase("eu-nothing-there")
    if kind == "monster":
        return monster_name(value)
    if kind == "field":
        return field_name(s, value)
    if kind == "suit":
        return Phrase("eu-suit-" + SUITS[value])
    if kind == "token":
        return Phrase("eu-token-" + [*TOKENS, "saved"][value])
    if kind == "foe":
        return foe_name(s, value)
    if kind == "slot":
        return Phrase("eu-slot-" + SLOTS[BOARDS[0].fields[value].slot])
    if kind == "event":
        return Phrase("eu-event-" + EVENT_IDS[value])
    if kind == "legend":
        return Phrase("eu-legend-" + LEGEND_IDS[value])
    if kind == "attack":
        return Phrase("eu-attack-" + DRAGON_ATTACK_IDS[value])
    if kind == "rage":
        return Phrase("eu-rage-" + RAGE_IDS[value])
    if kind == "encounter":
        return Phrase("eu-encounter-" + ENCOUNTERS[value])
    if kind == "element":
        return Phrase("eu-element-" + ELEMENTS[value])
    if kind == "tilekind":
        return Phrase("eu-kind-" + TILE_KINDS[value])
    if kind == "when":
        return when_words(value)
    if kind == "ways":
        return ways_of(value).lacks(s, viewer)
    if kind in _NAMED:
        return Phrase(_NAMED[kind] + _LISTS[kind][value])
    if kind in ("place", "maptile"):
        return write(s, kind, value)
    return value


def drawn(s: Euthia, kind: str, value: int, viewer: int) -> list[str]:
    """What an argument of an event looks like: `monster:m1_dragonfly`, `field:c0,0`, `quest:enc_hermit_1`."""
    if kind == "field":
        return ["field:" + field_word(s, value)] if s.board.exists(value) else []
    if kind == "event":
        return ["event:" + EVENT_IDS[value]]
    if kind == "legend":
        return ["legend:" + LEGEND_IDS[value]]
    if kind == "encounter":
        return ["encounter:" + ENCOUNTERS[value]]
    if kind in _DRAWN:
        return [f"{kind}:{_LISTS[kind][value]}"]
    return [f"seat:{value}"] if kind == "seat" and 0 <= value < s.seats else []


def foe_name(s: Euthia, foe: int) -> Phrase:
    """An enemy that may be attacked, by its name."""
    if foe == ELITE and s.elite != NONE:
        return monster_name(s.elite)
    if foe == FARRUG:
        return Phrase("eu-monster-farrug")
    return Phrase("eu-monster-golem") if foe == GOLEM else Phrase("eu-foe-" + FOES[foe])


def totals(s: Euthia, seat: int) -> list[Total]:
    """Health, Gaar, Move points, gold and Reputation; in Combat the roll on the table with its result instead."""
    if not 0 <= seat < s.seats:
        return []
    player = s.players[seat]
    fight = s.fight
    if fight is not None and fight.monster != NONE:
        return fight_totals(s, fight, seat)
    found = [
        Total(Phrase("eu-total-health"), player.health, player.max_health()),
        Total(Phrase("eu-total-move"), player.move),
        Total(Phrase("eu-total-gold"), player.gold),
        Total(Phrase("eu-total-rep"), player.rep),
        Total(Phrase("eu-total-dwurt" if player.is_skoldur() else "eu-total-gaar"), gaar_of(player)),
    ]
    if s.roll is not None:
        found.append(Total(Phrase("eu-total-roll"), max(0, s.roll.total())))
    return found


def fight_totals(s: Euthia, fight: Fight, seat: int) -> list[Total]:
    """What counts in a Combat; the Monster-Player's own Hero does not."""
    player = s.players[seat]
    found: list[Total] = []
    if seat == fight.seat:
        found.append(Total(Phrase("eu-total-health"), player.health, player.max_health()))
        found.append(Total(Phrase("eu-total-dwurt" if player.is_skoldur() else "eu-total-gaar"), gaar_of(player)))
    if s.roll is not None:
        found.append(Total(Phrase("eu-total-roll"), max(0, s.roll.total())))
        found.append(Total(Phrase("eu-total-hits"), result_of(s, fight, s.roll.total())))
    elif fight.dice:
        found.append(Total(Phrase("eu-total-monster"), max(0, fight.value())))
        found.append(Total(Phrase("eu-total-wounds"), result_of(s, fight, fight.value())))
    found.append(Total(Phrase("eu-total-damage"), fight.damage, health_of(s, fight.monster)))
    found.append(Total(Phrase("eu-total-hope"), fight.hope))
    return found


def gaar_of(player: Player) -> int:
    return player.dwurt if player.is_skoldur() else player.gaar
