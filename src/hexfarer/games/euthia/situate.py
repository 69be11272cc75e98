"""Situations: a position from a `given` block (docs/situations/euthia.md)."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.games.euthia.board import CENTRE, FIELDS, HOME, Board, hexes_of, place_of
from hexfarer.games.euthia.components import (
    BOARDS,
    EVENT_IDS,
    EVENTS,
    FIRST_ELITE,
    LEGEND_IDS,
    MAP_TILE_IDS,
    MAP_TILES,
    MONSTER_IDS,
    MONSTERS,
    QUEST_IDS,
    START,
    TILE_IDS,
    TILES,
)
from hexfarer.games.euthia.dump import RUBBLE, thaw_state
from hexfarer.games.euthia.flow.rounds import TURNS, Rounds
from hexfarer.games.euthia.moments import FIGHT_KEYS, MOMENTS, ROLL_KEYS, TRADE_KEYS, lay_moment
from hexfarer.games.euthia.pieces import flipped, gem_at, piece, tile_of, with_essence, with_gem
from hexfarer.games.euthia.piles import QUEST_KEYS, SUIT_KEYS, lay_piles, take_card, take_from, take_monster, take_tile
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    CARDS,
    ELEMENTS,
    GEMS,
    HEROES,
    NONE,
    TOKENS,
    USUAL,
    is_gold,
)
from hexfarer.kernel.dump import lay_chance
from hexfarer.kernel.hexes import at as hex_at
from hexfarer.kernel.phrase import Problem, unknown
from hexfarer.kernel.reading import anything, index_in, items, mapping, number, numbers
from hexfarer.kernel.rng import is_written

KEYS: Final[list[str]] = [
    "round",
    "first",
    "current",
    "tiles",
    "map_stack",
    "field",
    "seat",
    "offers",
    "stacks",
    "discards",
    "monsters",
    "cards",
    "bank",
    "quests",
    "elite",
    "bounties",
    "waiting",
    "control",
    "combat",
    "event",
    "events",
    "legends",
    "badges",
    "attacks",
    "rages",
    "farrug",
    "golem",
    "gone",
    "moment",
    "fight",
    "roll",
    "dice",
    "chance",
    "pending",
]
SEAT_KEYS: Final[list[str]] = [
    "hero",
    "health",
    "rep",
    "gold",
    "gaar",
    "dwurt",
    "dwurt_die",
    "gems",
    "essences",
    "pieces",
    "known",
    "trophies",
    "unlocked",
    "hand",
    "controls",
    "tokens",
    "saved",
    "move",
    "at",
    "gates",
    "spoils",
    "turns",
    "quests",
    "bounties",
    "kills",
    "deaths",
    "delivered",
]
DIE_FACES: Final[list[str]] = ["1", "2", "3", "4", "5", "6"]
FIELD_KEYS: Final[list[str]] = ["claim", "trade", "digs", "summons", "rubble", "legend"]
FARRUG_KEYS: Final[list[str]] = ["stage", "at", "damage"]
GOLEM_KEYS: Final[list[str]] = ["at", "from", "damage"]


def situate(s: Euthia, given: dict[str, object]) -> None:
    """Change a position as `given` says, ready to act."""
    block = mapping(given, "", KEYS)
    s.changed()
    s.over = False
    if "pending" in block:
        thaw_pending(s, block["pending"])
        return
    if "tiles" in block:
        lay_tiles(s, items(block["tiles"], "tiles"))
    lay_time(s, block)
    lay_map(s, block)
    lay_seats(s, block)
    lay_piles(s, block)
    lay_scenario(s, block)
    s.fight, s.roll, s.seen = None, None, []
    s.loaded = dice(items(block.get("dice", []), "dice"))
    s.stack = []
    s.push(Rounds(s.first, TURNS + 1 + s.order().index(s.current)))
    lay_moment(s, block)
    s.settle()
    if "chance" in block:
        words = numbers(block["chance"], "chance")
        if not is_written(words[:-2]):
            raise Problem("problem-given-list", {"where": "chance", "given": str(words)})
        lay_chance(s, words)


def thaw_pending(s: Euthia, value: object) -> None:
    if not isinstance(value, dict):
        raise Problem("problem-given-mapping", {"where": "pending", "given": str(value)})
    try:
        thaw_state(s, value)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Problem("problem-given-pending", {"why": str(error)}) from None


# -- time --


def seat_of(s: Euthia, word: object, where: str) -> int:
    seat = number(word, where)
    if not 0 <= seat < s.seats:
        raise Problem("problem-eu-seat", {"where": where, "given": seat})
    return seat


def lay_time(s: Euthia, block: dict[str, Any]) -> None:
    s.round = max(1, number(block.get("round", s.round), "round"))
    s.first = seat_of(s, block.get("first", 0), "first")  # whoever began: a situation should not hang on the seed
    s.current = seat_of(s, block.get("current", s.first), "current")


# -- the map --


def hex_of(word: object, where: str) -> int:
    left, _, right = str(word).partition(",")
    if not left.removeprefix("-").isdecimal() or not right.removeprefix("-").isdecimal():
        raise Problem("problem-eu-field", {"where": where, "given": str(word)})
    try:
        return hex_at(int(left), int(right))
    except ValueError:
        raise Problem("problem-eu-field", {"where": where, "given": str(word)}) from None


def field_of(s: Euthia, word: object, where: str) -> int:
    """A field as `q,r`, a centre as `cq,r` with the hex of its field a; "" is none."""
    if word in ("", None):
        return NONE
    text = str(word)
    field = s.board.index.get(hex_of(text.removeprefix("c"), where), NONE)
    if field == NONE:
        raise Problem("problem-eu-field", {"where": where, "given": text})
    if text.startswith("c"):
        field = field - field % FIELDS + CENTRE
        if not s.board.exists(field):
            raise Problem("problem-eu-field", {"where": where, "given": text})
    return field


def lay_tiles(s: Euthia, words: list[Any]) -> None:
    """The whole map anew, each tile as `I-03 1,-2` (the hex of its field a); the Start tile first."""
    stack = s.map_stack + s.board.tiles
    s.board = Board()
    s.claims, s.tokens, s.digs, s.summons, s.rubble, s.legend_at = [], [], [], [], [], []
    for player in s.players:
        player.at = NONE
    for line in words:
        parts = str(line).split()
        tile = index_in("maptile", parts[0] if parts else "", MAP_TILE_IDS)
        hex_ = hex_of(parts[1] if len(parts) > 1 else "", "tiles")
        place = place_of(hex_)
        if hexes_of(place)[0] != hex_ or place in s.board.places or tile in s.board.tiles:
            raise Problem("problem-eu-place", {"given": str(line)})
        s.place_tile(tile, place)
    if not s.board.places or s.board.places[0] != HOME or MAP_TILES[s.board.tiles[0]].group != START:
        raise Problem("problem-eu-start", {"given": str(words[0]) if words else ""})
    s.map_stack = [tile for tile in stack if tile not in s.board.tiles]


def lay_map(s: Euthia, block: dict[str, Any]) -> None:
    if "map_stack" in block:  # the whole stack, its top first
        wanted = [index_in("maptile", id, MAP_TILE_IDS) for id in items(block["map_stack"], "map_stack")]
        for tile in wanted:
            if tile in s.board.tiles or wanted.count(tile) > 1:
                raise Problem("problem-eu-place", {"given": MAP_TILE_IDS[tile]})
        s.map_stack = wanted[::-1]
    for id, value in anything(block.get("field", {}), "field").items():
        field = field_of(s, id, "field")
        lay_field(s, field, mapping(value, f"field.{id}", FIELD_KEYS), f"field.{id}")


def lay_field(s: Euthia, field: int, facts: dict[str, Any], where: str) -> None:
    if "claim" in facts:
        s.claims[field] = seat_of(s, facts["claim"], where + ".claim")
    if "trade" in facts:
        s.tokens[field] = seat_of(s, facts["trade"], where + ".trade")
    for seat, count in anything(facts.get("digs", {}), where + ".digs").items():
        s.set_digs(field, seat_of(s, int(seat) if seat.isdecimal() else seat, where), number(count, where + ".digs"))
    for caller in numbers(facts.get("summons", []), where + ".summons"):
        s.summons[field] |= 1 << seat_of(s, caller, where + ".summons")
    if "rubble" in facts:
        s.rubble[field] = index_in("key", facts["rubble"], RUBBLE)
    if "legend" in facts:
        legend = index_in("legend", facts["legend"], LEGEND_IDS)
        s.legend_at[field] = legend
        if legend in s.legend_deck:
            s.legend_deck.remove(legend)


# -- seats --


def lay_seats(s: Euthia, block: dict[str, Any]) -> None:
    seats = anything(block.get("seat", {}), "seat")
    for word in seats:
        if not word.isdecimal() or int(word) >= s.seats:
            raise unknown("key", f"seat.{word}", [f"seat.{seat}" for seat in range(s.seats)])
    for seat in range(s.seats):
        facts = mapping(seats.get(str(seat), {}), f"seat.{seat}", SEAT_KEYS)
        lay_seat(s, seat, facts)


def lay_seat(s: Euthia, seat: int, given: dict[str, Any]) -> None:
    player = s.players[seat]
    where = f"seat.{seat}"
    if given.get("hero", HEROES[player.hero]) != HEROES[player.hero]:
        raise Problem("problem-eu-given-hero", {"given": str(given["hero"]), "seat": seat})
    lay_board(s, player, given, where)
    for key in ("rep", "gold", "gaar", "dwurt", "dwurt_die", "move", "kills", "deaths"):
        setattr(player, key, number(given.get(key, getattr(player, key)), f"{where}.{key}"))
    if "gems" in given:
        player.gems = amounts(given["gems"], where + ".gems", GEMS)
    if "essences" in given:
        player.essences = amounts(given["essences"], where + ".essences", ELEMENTS)
    player.health = number(given.get("health", player.max_health()), where + ".health")
    if not 0 < player.health <= player.max_health():
        raise Problem("problem-eu-health", {"given": player.health, "most": player.max_health()})
    lay_hand(s, player, given, where)
    if "controls" in given:
        lay_controls(s, seat, number(given["controls"], where + ".controls"))
    lay_trophies(s, player, given, where)
    if "tokens" in given:
        player.tokens = sum(1 << index_in("token", id, TOKENS) for id in items(given["tokens"], where + ".tokens"))
    if "saved" in given:
        player.saved = index_in("token", given["saved"], TOKENS) if given["saved"] else NONE
    lay_figure(s, player, given, where)


def amounts(value: object, where: str, known: list[str]) -> list[int]:
    """What is there, by kind."""
    found = [0] * len(known)
    for id, amount in mapping(value, where, known).items():
        found[known.index(id)] = number(amount, f"{where}.{id}")
    return found


def lay_figure(s: Euthia, player: Player, given: dict[str, Any], where: str) -> None:
    """Where the Hero stands, and what he has done."""
    if "at" in given:
        player.at = field_of(s, given["at"], where + ".at")
    elif player.at == NONE:
        player.at = s.board.church()
    if "gates" in given:
        player.gates = [field_of(s, word, where + ".gates") for word in items(given["gates"], where + ".gates")]
    player.spoils = field_of(s, given.get("spoils", ""), where + ".spoils")
    player.turns = number(given.get("turns", player.turns), where + ".turns")
    if "quests" in given:
        player.quests = [index_in("quest", id, QUEST_IDS) for id in items(given["quests"], where + ".quests")]
    if "bounties" in given:
        player.bounties = [index_in("monster", id, MONSTER_IDS) for id in items(given["bounties"], where + ".bounties")]
        s.bounty_stack = [number_ for number_ in s.bounty_stack if number_ not in player.bounties]
    if "delivered" in given:
        player.delivered = sum(1 << level for level in numbers(given["delivered"], where + ".delivered"))


def piece_of(word: object) -> int:
    """`slayers_plate_helmet worn spent ruby opal:off holds:fire`."""
    words = str(word).split()
    made = piece(index_in("tile", words[0] if words else "", TILE_IDS))
    for part in words[1:]:
        name, _, off = part.partition(":")
        if part == "worn":
            made = piece(tile_of(made), True, False)
        elif part == "spent":
            made |= piece(0, False, True)
        elif name == "holds":
            made = with_essence(made, index_in("essence", off, ELEMENTS))
        else:
            made = with_gem(made, index_in("gem", name, GEMS))
            if off == "off":
                made = flipped(made, 1 if gem_at(made, 1) >= 0 else 0)
    return made


def lay_board(s: Euthia, player: Player, given: dict[str, Any], where: str) -> None:
    """The tiles of a Hero: what is named is taken from where it lies, the rest goes back."""
    if "unlocked" in given:
        ids = [field.id for field in BOARDS[player.hero].fields]
        player.unlocked = sum(1 << index_in("slot", id, ids) for id in items(given["unlocked"], where + ".unlocked"))
    if "pieces" not in given and "known" not in given:
        return
    pieces = [piece_of(word) for word in items(given["pieces"], where)] if "pieces" in given else player.pieces[:]
    known = [piece_of(word) for word in items(given["known"], where)] if "known" in given else player.known[:]
    for tile in [tile_of(p) for p in player.pieces + player.known]:
        if TILES[tile].is_own():
            player.stack.append(tile)
        else:
            s.stacks[TILES[tile].home].insert(0, tile)
    player.pieces, player.known = [], []
    for p in pieces + known:
        take_tile(s, player, tile_of(p))
    player.pieces, player.known = sorted(pieces), known
    starting = [tile for tile in player.stack if TILES[tile].rep == NONE]
    s.box += starting  # not named: gone
    player.stack = sorted(tile for tile in player.stack if TILES[tile].rep != NONE)


def lay_hand(s: Euthia, player: Player, given: dict[str, Any], where: str) -> None:
    if "hand" not in given:
        return
    for card in player.hand:
        s.cards[1 if is_gold(card) else 0].insert(0, card)
    player.hand = []
    for id in items(given["hand"], where + ".hand"):
        player.take_card(take_card(s, index_in("card", id, CARDS)))


def lay_controls(s: Euthia, seat: int, count: int) -> None:
    """Own Control cards in the hand, from the deck or its discard pile."""
    player = s.players[seat]
    s.controls[:0] = [seat] * player.controls
    player.controls = count
    for _ in range(count):
        take_from([s.controls, s.control_used], seat, f"control {seat}")


def lay_trophies(s: Euthia, player: Player, given: dict[str, Any], where: str) -> None:
    if "trophies" not in given:
        return
    for number_ in player.trophies:
        if number_ < FIRST_ELITE:
            s.monsters[MONSTERS[number_].level - 1].insert(0, number_)
    player.trophies = []
    for id in items(given["trophies"], where + ".trophies"):
        number_ = index_in("monster", id, MONSTER_IDS)
        if number_ < FIRST_ELITE:
            take_monster(s, number_)
        player.trophies.append(number_)


# -- the scenario's own part --


def lay_scenario(s: Euthia, block: dict[str, Any]) -> None:
    if "bounties" in block:
        s.bounty_stack = [index_in("monster", id, MONSTER_IDS) for id in items(block["bounties"], "bounties")][::-1]
    if "elite" in block:
        s.elite = index_in("monster", block["elite"], MONSTER_IDS) if block["elite"] else NONE
        s.bounty_stack = [elite for elite in s.bounty_stack if elite != s.elite]
    if "waiting" in block:
        s.waiting = [index_in("monster", id, MONSTER_IDS) for id in items(block["waiting"], "waiting")]
        for number_ in s.waiting:
            if number_ not in s.bounty_stack:
                raise Problem("problem-eu-not-there", {"what": MONSTER_IDS[number_]})
    if "events" in block:
        s.event_deck = [index_in("event", id, EVENT_IDS) for id in items(block["events"], "events")][::-1]
    if "event" in block:
        s.event = index_in("event", block["event"], EVENT_IDS) if block["event"] else NONE
        s.rules = USUAL[:]
        if s.event != NONE:
            for key, value in EVENTS[s.event].rules:
                s.rules[key] = value
            s.event_deck = [event for event in s.event_deck if event != s.event]
    if "legends" in block:
        s.legend_deck = [index_in("legend", id, LEGEND_IDS) for id in items(block["legends"], "legends")][::-1]
    if "badges" in block:
        s.badges = numbers(block["badges"], "badges")
    if "farrug" in block:
        facts = mapping(block["farrug"], "farrug", FARRUG_KEYS)
        s.farrug = number(facts.get("stage", 1), "farrug.stage") - 1
        s.dragon_at = field_of(s, facts.get("at", "0,0"), "farrug.at")
        s.dragon_damage = number(facts.get("damage", 0), "farrug.damage")
    if "golem" in block:
        facts = mapping(block["golem"], "golem", GOLEM_KEYS)
        s.golem_at = field_of(s, facts.get("at", ""), "golem.at")
        s.golem_from = field_of(s, facts.get("from", facts.get("at", "")), "golem.from")
        s.golem_damage = number(facts.get("damage", 0), "golem.damage")


def dice(words: list[object]) -> list[int]:
    """Faces of dice, from 1 to 6."""
    return [index_in("key", str(word), DIE_FACES) + 1 for word in words]


def vocabulary() -> dict[str, list[str]]:
    return {
        "`given`": KEYS,
        "`seat.S`": SEAT_KEYS,
        "`field.ID`": FIELD_KEYS,
        "`farrug`": FARRUG_KEYS,
        "`golem`": GOLEM_KEYS,
        "`fight`": FIGHT_KEYS,
        "`roll`": ROLL_KEYS,
        "`cards`, `bank`": SUIT_KEYS,
        "`quests.ID`": QUEST_KEYS,
        "values of `map_stack`, and of `tiles` with a place": MAP_TILE_IDS,
        "values of `moment`": MOMENTS,
        "words after `trade` as a moment": TRADE_KEYS,
    }
