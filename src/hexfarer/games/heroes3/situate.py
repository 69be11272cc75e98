"""Situations: a position from a `given` block (docs/situations/heroes3.md)."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.games.heroes3.board import LETTERS, Board
from hexfarer.games.heroes3.components import CARD_IDS, CARDS, SPECIALTY, STATISTIC
from hexfarer.games.heroes3.content import towns
from hexfarer.games.heroes3.content.ai_cards import AI_CARD_IDS
from hexfarer.games.heroes3.content.heroes import HERO_IDS
from hexfarer.games.heroes3.content.tiles import FIELDS, TILE_IDS, TILES
from hexfarer.games.heroes3.content.units import UNIT_IDS, UNITS, is_neutral
from hexfarer.games.heroes3.dump import AI_PILES, TALE_NUMBERS, TALE_UNITS, thaw_state
from hexfarer.games.heroes3.flow.rounds import Round
from hexfarer.games.heroes3.flow.tournament import as_it_comes
from hexfarer.games.heroes3.flow.turn import Free, Refresh, Turn, TurnStart
from hexfarer.games.heroes3.flow.visiting import Visit, enter
from hexfarer.games.heroes3.flow.walking import TurnTile, add_place
from hexfarer.games.heroes3.library import FACES
from hexfarer.games.heroes3.player import BUILDINGS, EXPERT_USES, HEROES_OF_SEAT, MAIN, MOST_XP, MOVES, Player
from hexfarer.games.heroes3.reading import by_hero, cards_of, field_of, resources, seat_of, space_of, unit_of, units_of
from hexfarer.games.heroes3.signs import SIGNS
from hexfarer.games.heroes3.situate_combat import COMBAT_KEYS, FIGHTER_KEYS, LYING_KEYS, lay_combat
from hexfarer.games.heroes3.state import ATTACK_FACES, DECKS, Heroes3
from hexfarer.games.heroes3.tale import Foe
from hexfarer.games.heroes3.terms import NONE, RESOURCES, TIERS
from hexfarer.games.heroes3.view import LUCK, USED
from hexfarer.kernel.dump import lay_chance
from hexfarer.kernel.hexes import at as hex_at
from hexfarer.kernel.phrase import Problem, unknown
from hexfarer.kernel.reading import anything, flag, index_in, items, mapping, mask_of, number, numbers
from hexfarer.kernel.rng import is_written, loaded

KEYS: Final[list[str]] = [
    "round",
    "order",
    "current",
    "last_finished",
    "at",
    "sign",
    "first_stars",
    "astrologers",
    "places",
    "place",
    "field",
    "grail",
    "decks",
    "neutral",
    "removed",
    "seat",
    "foe",
    "ai",
    "combat",
    "dice",
    "chance",
    "victors",
    "victory",
    "pending",
]
SEAT_KEYS: Final[list[str]] = [
    "hero",
    "xp",
    "level",
    "resources",
    "income",
    "morale",
    "hand_lost",
    "experts",
    "raised_limit",
    "hand",
    "deck",
    "discard",
    "ongoing",
    "plays",
    "units",
    "start_units",
    "buildings",
    "guild_round",
    "tokens",
    "at",
    "came_from",
    "mp",
    "home",
    "homeless",
    "eliminated",
    "pool",
    "cubes",
    "beaten",
    "gone_artifacts",
    "used",
    "luck",
    "cuts",
    "wisdom",
    "flies",
    "passing",
    "free_steps",
    "turns",
    "line_up",
]
LINE_UP_KEYS: Final[list[str]] = ["field", "round", "units"]
PLACE_KEYS: Final[list[str]] = ["tile", "turned", "up"]
FIELD_KEYS: Final[list[str]] = ["flag", "black", "ever", "marker", "obelisk"]
GRAIL_KEYS: Final[list[str]] = ["seat", "hero", "at", "dug", "digger"]
FOE_KEYS: Final[list[str]] = ["at", "came_from", "place", "army", "mp", "beaten"]
AI_KEYS: Final[list[str]] = ["theirs", *AI_PILES, "spells", "spell_discard", "skills", *TALE_NUMBERS, *TALE_UNITS]
BEATEN_KEYS: Final[list[str]] = ["main", "seconds"]
DECK_KEYS: Final[list[str]] = ["deck", "discard"]
TOKEN_KEYS: Final[list[str]] = ["build", "population", "spell_book"]

# Where the turn is: which step of Turn comes next.
MOMENTS: Final[list[str]] = ["beginning", "refresh", "start", "turn", "enter", "visit", "end", "after", "round"]
AFTER_REFRESH: Final = 1
AFTER_START: Final = 2  # the buildings that work at the beginning of a turn
AFTER_FREE: Final = 3  # the free part of a turn is on
TOWNS_OF_OTHERS: Final = 5
FIRST_TURN: Final = 5  # of Round, while the first player has the turn


def situate(s: Heroes3, given: dict[str, object]) -> None:
    """Change a position as `given` says, ready to act."""
    block = mapping(given, "", KEYS)
    s.changed()
    s.over = False
    if "pending" in block:
        thaw_pending(s, block["pending"])
        return
    begun = s.round > 0
    as_it_comes(s)
    for frame in s.stack:
        if isinstance(frame, TurnTile):  # the tile in hand lies face down again
            s.under[frame.place] = frame.tile
    if "places" in block:
        lay_places(s, items(block["places"], "places"))
    for id, value in anything(block.get("place", {}), "place").items():
        lay_place(s, id, value)
    if not begun:
        begin(s)
    lay_time(s, block)
    lay_map(s, block)
    lay_cards(s, block)
    lay_ai(s, block)
    lay_stack(s, block)
    s.settle()
    if "chance" in block:
        words = numbers(block["chance"], "chance")
        if not is_written(words[:-2]):
            raise Problem("problem-given-list", {"where": "chance", "given": str(words)})
        lay_chance(s, words)


def thaw_pending(s: Heroes3, value: object) -> None:
    if not isinstance(value, dict):
        raise Problem("problem-given-mapping", {"where": "pending", "given": str(value)})
    try:
        thaw_state(s, value)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Problem("problem-given-pending", {"why": str(error)}) from None


def begin(s: Heroes3) -> None:
    """What set-up and the first round would have done: homes are up, heroes stand there, everything is fresh."""
    s.round = 1
    for player in s.players:
        if player.home != NONE:
            place = player.home // FIELDS
            if not s.board.up[place]:
                turn_up(s, place, s.under[place], 0)
            if player.at[MAIN] == NONE:
                player.at[MAIN] = player.home
                player.came_from[MAIN] = player.home
        player.mp = MOVES[:]


# -- time --


def lay_time(s: Heroes3, block: dict[str, Any]) -> None:
    s.round = number(block.get("round", s.round), "round")
    if "order" in block:
        order = numbers(block["order"], "order")
        if sorted(order) != list(range(s.seats)):
            raise Problem("problem-h3-order", {"given": str(order)})
        s.order = order
    else:
        s.order = list(range(s.seats))  # whoever began: a situation should not hang on the seed
    s.current = seat_of(s, block.get("current", s.order[0]), "current")
    s.last_finished = seat_of(s, block.get("last_finished", s.last_finished), "last_finished")
    s.first_stars = flag(block.get("first_stars", s.round < 2), "first_stars")
    if "sign" in block:
        lay_sign(s, block["sign"])
    facts = mapping(block.get("astrologers", {}), "astrologers", DECK_KEYS)
    if "discard" in facts:
        wanted = [index_in("astrologers", id, SIGNS) for id in items(facts["discard"], "astrologers.discard")]
        s.astrologers += [sign for sign in s.astrologers_discard if sign not in wanted]
        s.astrologers = [sign for sign in s.astrologers if sign not in wanted]
        s.astrologers_discard = wanted
    if "deck" in facts:
        top = [index_in("astrologers", id, SIGNS) for id in items(facts["deck"], "astrologers.deck")]
        s.astrologers_discard = [sign for sign in s.astrologers_discard if sign not in top]
        s.astrologers = [sign for sign in s.astrologers if sign not in top] + top[::-1]


def lay_sign(s: Heroes3, word: object) -> None:
    """The astrologers card in force; what it does at once has been done."""
    if s.sign != NONE:
        s.astrologers.insert(0, s.sign)
        s.sign = NONE
    if word:
        s.sign = index_in("astrologers", word, SIGNS)
        for pile in (s.astrologers, s.astrologers_discard):
            if s.sign in pile:
                pile.remove(s.sign)


# -- the map --


def lay_places(s: Heroes3, words: list[Any]) -> None:
    """The whole map anew, each place as `F4 2,-4 3` (turned by three sixths) or `F4 2,-4 down`."""
    open_borders = s.board.open_borders
    s.board = Board()
    s.board.open_borders = open_borders
    s.under, s.black, s.flag, s.ever, s.marker, s.obelisks = [], [], [], [], [], []
    ups: list[tuple[int, int, int]] = []
    seen: list[int] = []
    for place, line in enumerate(words):
        parts = str(line).split()
        tile = index_in("tile", parts[0] if parts else "", TILE_IDS)
        q, _, r = parts[1].partition(",") if len(parts) > 1 else ("", "", "")
        how = parts[2] if len(parts) > 2 else "0"
        sound = q.removeprefix("-").isdecimal() and r.removeprefix("-").isdecimal() and tile not in seen
        if not sound or how not in ("down", "0", "1", "2", "3", "4", "5") or len(parts) > 3:
            raise Problem("problem-h3-place", {"given": str(line)})
        seen.append(tile)
        try:
            add_place(s, hex_at(int(q), int(r)), tile)
        except ValueError:  # too far out, or over another tile
            raise Problem("problem-h3-place", {"given": str(line)}) from None
        if how != "down":
            ups.append((place, tile, int(how)))
    for place, tile, turn in ups:
        turn_up(s, place, tile, turn)
    fresh = [i for i, tile in enumerate(TILES) if tile.kind == 1 and i not in seen]
    for seat, player in enumerate(s.players):
        player.pool = [fresh.pop(0) for _ in player.pool if fresh]
        if player.home >= len(s.flag):
            raise Problem("problem-h3-home", {"seat": seat})
        if player.home != NONE:
            s.flag[player.home] = seat
            s.ever[player.home] = 1


def turn_up(s: Heroes3, place: int, tile: int, turn: int) -> None:
    s.board = s.board.with_tile_up(place, tile, turn)
    s.under[place] = NONE


def lay_place(s: Heroes3, id: str, value: object) -> None:
    """One place: `C: F4`, `C: F4 3`, or `C: {tile: F4, turned: 3, up: true}`. Tiles change places with each other."""
    if id not in LETTERS[: len(s.board.centres)]:
        raise unknown("key", f"place.{id}", [f"place.{letter}" for letter in LETTERS[: len(s.board.centres)]])
    place = LETTERS.index(id)
    if isinstance(value, str):
        words = [*value.split(), "0"]
        facts: dict[str, Any] = {"tile": words[0], "turned": int(words[1]) if words[1].isdecimal() else words[1]}
    else:
        facts = mapping(value, f"place.{id}", PLACE_KEYS)
    here = s.board.tiles[place] if s.board.up[place] else s.under[place]
    tile = index_in("tile", facts.get("tile", TILE_IDS[here]), TILE_IDS)
    if TILES[tile].kind != s.board.kinds[place]:
        raise Problem("problem-h3-back", {"tile": TILE_IDS[tile], "place": id})
    if tile != here:
        exchange(s, tile, here)
    turn = number(facts.get("turned", 0), f"place.{id}.turned")
    if flag(facts.get("up", True), f"place.{id}.up"):
        turn_up(s, place, tile, turn % 6)
    elif s.board.up[place]:
        raise Problem("problem-h3-place", {"given": f"{id}: up"})
    else:
        s.under[place] = tile


def exchange(s: Heroes3, tile: int, other: int) -> None:
    """Where a tile lay, another one lies from now on."""
    for place in range(len(s.under)):
        if s.board.up[place] and s.board.tiles[place] == tile:
            s.board = s.board.with_tile_up(place, other, s.board.turns[place])
        elif s.under[place] == tile:
            s.under[place] = other
    for player in s.players:
        player.pool = [other if one == tile else one for one in player.pool]


def lay_map(s: Heroes3, block: dict[str, Any]) -> None:
    if "places" in block and "field" in block:  # the block says all that lies on the map
        for field in range(len(s.flag)):
            s.flag[field], s.black[field], s.ever[field] = NONE, 0, 0
            s.marker[field], s.obelisks[field] = NONE, 0
    for id, value in anything(block.get("field", {}), "field").items():
        field = field_of(s, id, "field")
        if field == NONE or not s.board.is_up(field):
            raise Problem("problem-h3-down", {"field": id})
        lay_field(s, field, mapping(value, f"field.{id}", FIELD_KEYS), f"field.{id}")
    facts = mapping(block.get("grail", {}), "grail", GRAIL_KEYS)
    if "seat" in facts:
        seat = seat_of(s, facts["seat"], "grail.seat")
        hero = HEROES_OF_SEAT.index(facts["hero"]) if facts.get("hero") in HEROES_OF_SEAT else 0
        s.grail_with = NONE if seat == NONE else seat * 2 + hero
    if "at" in facts:
        s.grail_at = field_of(s, facts["at"], "grail.at")
    s.grail_dug = number(facts.get("dug", s.grail_dug), "grail.dug")
    if "digger" in facts:
        seat_word, _, hero_word = str(facts["digger"]).partition(" ")
        s.grail_digger = NONE
        if seat_word:
            s.grail_digger = read_seat(s, seat_word) * 2 + index_in("hero", hero_word or "main", HEROES_OF_SEAT)


def lay_field(s: Heroes3, field: int, facts: dict[str, Any], where: str) -> None:
    if "flag" in facts:
        s.flag[field] = seat_of(s, facts["flag"], where + ".flag")
        s.ever[field] = 1
    if "black" in facts:
        s.black[field] = int(flag(facts["black"], where + ".black"))
    if "ever" in facts:
        s.ever[field] = int(flag(facts["ever"], where + ".ever"))
    if "marker" in facts:
        s.marker[field] = index_in("resource", facts["marker"], RESOURCES) if facts["marker"] else NONE
    if "obelisk" in facts:
        s.obelisks[field] = 0
        for seat in numbers(facts["obelisk"], where + ".obelisk"):
            s.obelisks[field] |= 1 << seat


# -- cards and armies --


def shared_deck(card: int) -> int:
    """The shared deck that a card belongs to, or NONE."""
    kind = CARDS[card].kind
    return NONE if kind in (STATISTIC, SPECIALTY) else kind - 1


def take(s: Heroes3, seat: int, card: int) -> None:
    """Take a copy of a card from wherever it is, the own cards first. Statistics and specialties come from the box."""
    zones: list[list[int]] = []
    if seat != NONE:
        zones += [s.players[seat].deck, s.players[seat].discard]
    deck = shared_deck(card)
    if deck != NONE:
        zones += [s.decks[deck], s.deck_discards[deck], s.removed]
        for player in s.players:
            zones += [player.deck, player.discard]
    for zone in zones:
        if card in zone:
            zone.remove(card)
            return
    if deck != NONE:
        raise Problem("problem-h3-given-card", {"card": CARD_IDS[card]})


def go_home(s: Heroes3, cards: list[int]) -> None:
    """Cards that nobody has any more lie under their shared deck, or in the box."""
    for card in cards:
        deck = shared_deck(card)
        if deck != NONE:
            s.decks[deck].insert(0, card)


def lay_cards(s: Heroes3, block: dict[str, Any]) -> None:
    facts: dict[int, dict[str, Any]] = {}
    for id, value in anything(block.get("seat", {}), "seat").items():
        seat = read_seat(s, id)
        facts[seat] = mapping(value, f"seat.{id}", SEAT_KEYS)
    shared = mapping(block.get("decks", {}), "decks", DECKS)
    for seat, given in facts.items():
        for zone in ("hand", "discard", "ongoing"):
            if zone in given:
                s.players[seat].deck[:0] = getattr(s.players[seat], zone)
                setattr(s.players[seat], zone, [])
    if "removed" in block:
        go_home(s, s.removed)
        s.removed = []
    for id, value in shared.items():
        deck = DECKS.index(id)
        if "discard" in mapping(value, f"decks.{id}", DECK_KEYS):
            s.decks[deck][:0] = s.deck_discards[deck]
            s.deck_discards[deck] = []
    for seat, given in facts.items():
        for zone in ("hand", "discard", "ongoing"):
            if zone in given:
                cards = cards_of(given[zone], f"seat.{seat}.{zone}")
                for card in cards:
                    take(s, seat, card)
                setattr(s.players[seat], zone, sorted(cards) if zone == "hand" else cards)
    if "removed" in block:
        s.removed = cards_of(block["removed"], "removed")
        for card in s.removed:
            take(s, NONE, card)
    for seat, given in facts.items():
        if "deck" in given:
            lay_deck(s, seat, cards_of(given["deck"], f"seat.{seat}.deck"))
    for id, value in shared.items():
        lay_shared(s, DECKS.index(id), value, f"decks.{id}")
    lay_armies(s, block, facts)
    for seat, given in facts.items():
        lay_seat(s, seat, given)


def lay_deck(s: Heroes3, seat: int, wanted: list[int]) -> None:
    """The whole deck, its top first."""
    player = s.players[seat]
    rest = player.deck
    player.deck = []
    for card in wanted:
        if card in rest:
            rest.remove(card)
        else:
            take(s, NONE, card)
    go_home(s, rest)
    player.deck = wanted[::-1]


def lay_shared(s: Heroes3, deck: int, value: object, where: str) -> None:
    facts = mapping(value, where, DECK_KEYS)
    if "discard" in facts:
        wanted = cards_of(facts["discard"], where + ".discard")
        for card in wanted:
            take(s, NONE, card)
        s.deck_discards[deck] = wanted
    if "deck" in facts:
        top = cards_of(facts["deck"], where + ".deck")
        for card in top:
            take(s, NONE, card)
        s.decks[deck] += top[::-1]


def read_seat(s: Heroes3, word: str) -> int:
    """A seat by its number or its hero."""
    heroes = [HERO_IDS[player.hero] for player in s.players]
    if word in heroes:
        return heroes.index(word)
    if not word.isdecimal() or int(word) >= s.seats:
        raise unknown("key", f"seat.{word}", [f"seat.{seat}" for seat in [*range(s.seats), *heroes]])
    return int(word)


def take_neutral(s: Heroes3, unit: int) -> None:
    tier = UNITS[unit >> 1].tier
    for zone in (s.neutral_decks[tier], s.neutral_discards[tier]):
        if unit in zone:
            zone.remove(unit)
            return
    raise Problem("problem-h3-given-unit", {"unit": UNIT_IDS[unit >> 1]})


def lay_armies(s: Heroes3, block: dict[str, Any], facts: dict[int, dict[str, Any]]) -> None:
    neutral = mapping(block.get("neutral", {}), "neutral", TIERS)
    for id, value in neutral.items():
        tier = TIERS.index(id)
        if "discard" in mapping(value, f"neutral.{id}", DECK_KEYS):
            s.neutral_decks[tier][:0] = s.neutral_discards[tier]
            s.neutral_discards[tier] = []
    for seat, given in facts.items():
        player = s.players[seat]
        if "units" in given:
            for unit in player.units:
                if is_neutral(unit):
                    s.neutral_decks[UNITS[unit >> 1].tier].insert(0, unit)
            player.units = []
    for seat, given in facts.items():
        if "units" in given:
            s.players[seat].units = units_of(given["units"], f"seat.{seat}.units")
            for unit in s.players[seat].units:
                if is_neutral(unit):
                    take_neutral(s, unit)
    for id, value in neutral.items():
        tier = TIERS.index(id)
        given = mapping(value, f"neutral.{id}", DECK_KEYS)
        if "discard" in given:
            wanted = [unit_of("neutral_" + str(word).removeprefix("neutral_")) for word in items(given["discard"], id)]
            for unit in wanted:
                take_neutral(s, unit)
            s.neutral_discards[tier] = wanted
        if "deck" in given:
            top = [unit_of("neutral_" + str(word).removeprefix("neutral_")) for word in items(given["deck"], id)]
            for unit in top:
                take_neutral(s, unit)
            s.neutral_decks[tier] += top[::-1]


# -- the AI --


def lay_ai(s: Heroes3, block: dict[str, Any]) -> None:
    """AI heroes with their armies, the AI's cards, and what the scenario has counted."""
    for id, value in anything(block.get("foe", {}), "foe").items():
        if not id.isdecimal() or int(id) >= len(s.tale.foes):
            raise unknown("key", f"foe.{id}", [f"foe.{number}" for number in range(len(s.tale.foes))])
        lay_foe(s, s.tale.foes[int(id)], mapping(value, f"foe.{id}", FOE_KEYS), f"foe.{id}")
    facts = mapping(block.get("ai", {}), "ai", AI_KEYS)
    tale = s.tale
    if "theirs" in facts:
        tale.theirs = [field_of(s, word, "ai.theirs") for word in items(facts["theirs"], "ai.theirs")]
    for pile, word in enumerate(AI_PILES):
        given = mapping(facts.get(word, {}), "ai." + word, DECK_KEYS)
        for zone, piles in (("deck", tale.decks), ("discard", tale.discards)):
            if zone in given:
                cards = [index_in("card", id, AI_CARD_IDS) for id in items(given[zone], f"ai.{word}.{zone}")]
                piles[pile] = cards[::-1] if zone == "deck" else cards
    for zone in ("spells", "spell_discard", "skills"):
        if zone in facts:
            go_home(s, getattr(tale, zone))
            setattr(tale, zone, [])
    for zone in ("spells", "spell_discard", "skills"):
        if zone in facts:
            cards = cards_of(facts[zone], "ai." + zone)
            for card in cards:
                take(s, NONE, card)
            setattr(tale, zone, cards[::-1] if zone == "spells" else cards)
    for key in TALE_NUMBERS:
        if key in facts:
            setattr(tale, key, number(facts[key], "ai." + key))
    for key in TALE_UNITS:
        if key in facts:
            setattr(tale, key, units_anew(s, getattr(tale, key), units_of(facts[key], "ai." + key)))


def lay_foe(s: Heroes3, foe: Foe, facts: dict[str, Any], where: str) -> None:
    if "at" in facts:
        foe.at = field_of(s, facts["at"], where + ".at")
        foe.came_from = foe.at
    if "came_from" in facts:
        foe.came_from = field_of(s, facts["came_from"], where + ".came_from")
    if "place" in facts:
        foe.place = index_in("key", facts["place"], list(LETTERS[: len(s.board.centres)]))
    foe.mp = number(facts.get("mp", foe.mp), where + ".mp")
    foe.beaten = flag(facts.get("beaten", foe.beaten), where + ".beaten")
    if "army" in facts:
        foe.army = units_anew(s, foe.army, units_of(facts["army"], where + ".army"))


def units_anew(s: Heroes3, old: list[int], new: list[int]) -> list[int]:
    """Units of the AI: neutral ones go back to their decks and come from there, as far as they were taken from them."""
    for unit in old:
        tier = UNITS[unit >> 1].tier
        if (
            is_neutral(unit)
            and (s.neutral_decks[tier] + s.neutral_discards[tier]).count(unit) < UNITS[unit >> 1].copies
        ):
            s.neutral_decks[tier].insert(0, unit)
    for unit in new:
        tier = UNITS[unit >> 1].tier
        if is_neutral(unit) and unit in s.neutral_decks[tier] + s.neutral_discards[tier]:
            take_neutral(s, unit)
    return new


# -- seats --


def lay_seat(s: Heroes3, seat: int, given: dict[str, Any]) -> None:
    player = s.players[seat]
    where = f"seat.{seat}"
    if given.get("hero", HERO_IDS[player.hero]) != HERO_IDS[player.hero]:
        raise Problem("problem-h3-given-hero", {"given": str(given["hero"]), "seat": seat})
    lay_hero_board(player, given, where)
    if "resources" in given:
        player.resources = resources(given["resources"], where + ".resources", player.resources)
    if "income" in given:
        player.income = resources(given["income"], where + ".income", player.income)
    if "plays" in given:
        player.plays = cards_of(given["plays"], where + ".plays")
    if "start_units" in given:
        player.start_units = units_of(given["start_units"], where + ".start_units")
    if "buildings" in given:
        known = BUILDINGS + towns.BUILDING_IDS[player.faction]
        player.built = 0
        for id in items(given["buildings"], where + ".buildings"):
            player.built |= 1 << index_in("building", id, known) % len(BUILDINGS)
    player.guild_round = number(given.get("guild_round", player.guild_round), where + ".guild_round")
    tokens = mapping(given.get("tokens", {}), where + ".tokens", TOKEN_KEYS)
    player.built_this_round = not flag(tokens.get("build", not player.built_this_round), where + ".tokens.build")
    player.populace = flag(tokens.get("population", player.populace), where + ".tokens.population")
    player.spell_book = flag(tokens.get("spell_book", player.spell_book), where + ".tokens.spell_book")
    lay_figures(s, player, given, where)
    lay_passing(s, player, given, where)


def lay_hero_board(player: Player, given: dict[str, Any], where: str) -> None:
    if "level" in given:
        player.xp = 2 * number(given["level"], where + ".level") - 2
    player.xp = number(given.get("xp", player.xp), where + ".xp")
    if not 0 <= player.xp <= MOST_XP:
        raise Problem("problem-h3-xp", {"given": player.xp, "most": MOST_XP})
    player.morale = number(given.get("morale", player.morale), where + ".morale")
    player.hand_lost = flag(given.get("hand_lost", player.hand_lost), where + ".hand_lost")
    player.raised_limit = number(given.get("raised_limit", player.raised_limit), where + ".raised_limit")
    if "experts" in given:
        player.experts_used = EXPERT_USES[player.level()] - number(given["experts"], where + ".experts")


def lay_figures(s: Heroes3, player: Player, given: dict[str, Any], where: str) -> None:
    if "home" in given:
        player.home = field_of(s, given["home"], where + ".home")
    for hero, word in by_hero(given.get("at", {}), where + ".at").items():
        player.at[hero] = field_of(s, word, where + ".at")
        if player.came_from[hero] == NONE:
            player.came_from[hero] = player.at[hero]
    for hero, word in by_hero(given.get("came_from", {}), where + ".came_from").items():
        player.came_from[hero] = field_of(s, word, where + ".came_from")
    for hero, points in by_hero(given.get("mp", {}), where + ".mp").items():
        player.mp[hero] = number(points, where + ".mp")
    player.homeless = number(given.get("homeless", player.homeless), where + ".homeless")
    player.eliminated = flag(given.get("eliminated", player.eliminated), where + ".eliminated")
    if "pool" in given:
        wanted = [index_in("tile", id, TILE_IDS) for id in items(given["pool"], where + ".pool")]
        fresh = [tile for tile in player.pool if tile not in wanted]
        used = [tile for tile in s.board.tiles + s.under if tile != NONE]
        fresh += [i for i, tile in enumerate(TILES) if tile.kind == 1 and i not in used and i not in wanted]
        for tile in wanted:
            if tile not in player.pool and fresh:
                exchange(s, tile, fresh.pop(0))
        player.pool = wanted[::-1]
    if "cubes" in given:
        player.cubes = numbers(given["cubes"], where + ".cubes")
    beaten = mapping(given.get("beaten", {}), where + ".beaten", BEATEN_KEYS)
    player.beaten_main = flag(beaten.get("main", player.beaten_main), where + ".beaten.main")
    player.beaten_seconds = number(beaten.get("seconds", player.beaten_seconds), where + ".beaten.seconds")
    player.gone_artifacts = number(given.get("gone_artifacts", player.gone_artifacts), where + ".gone_artifacts")


def lay_passing(s: Heroes3, player: Player, given: dict[str, Any], where: str) -> None:
    """What holds for a while."""
    if "used" in given:
        player.used = mask_of(given["used"], where + ".used", USED)
    if "luck" in given:
        player.luck = mask_of(given["luck"], where + ".luck", LUCK)
    if "cuts" in given:
        player.cuts = numbers(given["cuts"], where + ".cuts")
    player.wisdom = number(given.get("wisdom", player.wisdom), where + ".wisdom")
    if "flies" in given:
        player.wings = index_in("hero", given["flies"], HEROES_OF_SEAT) if given["flies"] else NONE
    if "passing" in given:
        player.passing = index_in("hero", given["passing"], HEROES_OF_SEAT) if given["passing"] else NONE
    player.free_steps = number(given.get("free_steps", player.free_steps), where + ".free_steps")
    player.turns = number(given.get("turns", max(player.turns, 1)), where + ".turns")
    if "line_up" in given:
        player.line_up = line_up_of(s, mapping(given["line_up"], where + ".line_up", LINE_UP_KEYS), where + ".line_up")


def line_up_of(s: Heroes3, facts: dict[str, Any], where: str) -> list[int]:
    """How an army stood last, as if it had attacked: `griffins b2`."""
    found = [field_of(s, facts.get("field", ""), where + ".field"), number(facts.get("round", 1), where + ".round")]
    for line in items(facts.get("units", []), where + ".units"):
        id, _, word = str(line).partition(" ")
        space = space_of(word, where + ".units")
        found.append(index_in("unit", id, UNIT_IDS) << 9 | space // 4 << 4 | space % 4)
    return found


# -- what is pending --


def lay_stack(s: Heroes3, block: dict[str, Any]) -> None:
    s.stack = []
    s.battle, s.looked, s.drawn, s.rolled, s.cast, s.spell_stopped, s.aim = None, [], [], [], [], False, NONE
    seat = s.current
    moment = MOMENTS[index_in("key", block.get("at", "turn"), MOMENTS)]
    if moment == "round" or seat == NONE:
        s.current = NONE  # nobody's turn
        s.push(Round(s.order[0]))
        lay_dice(s, items(block.get("dice", []), "dice"))
        return
    s.push(Round(s.order[0], FIRST_TURN + s.order.index(seat)))
    if moment == "beginning":
        s.push(Turn(seat))
    elif moment == "refresh":
        s.push(Turn(seat, AFTER_REFRESH))
        s.push(Refresh(seat))
    elif moment == "start":
        s.push(Turn(seat, AFTER_START))
        s.push(TurnStart(seat))
    elif moment == "after":
        s.push(Turn(seat, TOWNS_OF_OTHERS))
    else:
        s.push(Turn(seat, AFTER_FREE))
        if moment != "end":
            s.push(Free(seat))
    lay_dice(s, items(block.get("dice", []), "dice"))
    if "combat" in block:
        lay_combat(s, seat, mapping(block["combat"], "combat", COMBAT_KEYS), anything(block.get("seat", {}), "seat"))
    elif moment == "enter":
        enter(s, seat, MAIN, s.players[seat].at[MAIN])
    elif moment == "visit":
        s.push(Visit(seat, MAIN, s.players[seat].at[MAIN]))


def lay_dice(s: Heroes3, dice: list[Any]) -> None:
    """The next rolls: attack dice as -1, 0, 1; other dice by their face; `2/5` is the third of five (a random card)."""
    wanted: list[tuple[int, list[int]]] = []
    for word in dice:
        many, _, of = str(word).partition("/")
        if of.isdecimal() and many.isdecimal():
            wanted.append((int(of), [int(many)]))
        elif word in (-1, 0, 1) and not isinstance(word, bool):
            wanted.append((6, [i for i, face in enumerate(ATTACK_FACES) if face == word]))
        else:
            known = [face for i, face in enumerate(FACES) if face not in FACES[:i]]
            face = known[index_in("key", word, known)]
            wanted.append((6, [i % 6 for i, other in enumerate(FACES) if other == face]))
    if wanted:
        s.rng = loaded(wanted)


def vocabulary() -> dict[str, list[str]]:
    return {
        "`given`": KEYS,
        "`seat.S`": SEAT_KEYS,
        "`seat.S.tokens`": TOKEN_KEYS,
        "`seat.S.beaten`": BEATEN_KEYS,
        "`seat.S.line_up`": LINE_UP_KEYS,
        "`place.LETTER`": PLACE_KEYS,
        "`field.ID`": FIELD_KEYS,
        "`grail`": GRAIL_KEYS,
        "`foe.N`": FOE_KEYS,
        "`ai`": AI_KEYS,
        "`decks.ID`, `neutral.ID`, `astrologers`": DECK_KEYS,
        "`combat`": COMBAT_KEYS,
        "an entry of `combat.fighters`": FIGHTER_KEYS,
        "an entry of `combat.lying`": LYING_KEYS,
        "values of `moment`": MOMENTS,
    }
