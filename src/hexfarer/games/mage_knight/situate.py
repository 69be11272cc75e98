"""Situations: a position from a `given` block (docs/situations/mage_knight.md)."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.games.mage_knight.board import Board, slot
from hexfarer.games.mage_knight.combat import BLOCKED, CANCELLED, CONTEXTS, Combat, Foe
from hexfarer.games.mage_knight.components import DEEDS, SKILLS, TACTICS, UNITS, card_number
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.content.ruins import RUIN_IDS
from hexfarer.games.mage_knight.content.tiles import COUNTRYSIDE, TILE_IDS, TILES
from hexfarer.games.mage_knight.dump import thaw_state
from hexfarer.games.mage_knight.effects.chaos import WHEEL, Chaos
from hexfarer.games.mage_knight.flow.battle import Fight, next_phase
from hexfarer.games.mage_knight.flow.interact import begin_talk
from hexfarer.games.mage_knight.flow.reveals import OWED, look_around, reveal_tile
from hexfarer.games.mage_knight.flow.rounds import DEALING, ENDING, PREPARING, TACTIC_TIME, TURNS, Rounds, fits
from hexfarer.games.mage_knight.flow.start import Before
from hexfarer.games.mage_knight.flow.turn import UNDER_WAY, Turn, end
from hexfarer.games.mage_knight.foes import armor, attack
from hexfarer.games.mage_knight.player import REGULAR, RESTED, TURN_KINDS, UNDECIDED, Player, Unit
from hexfarer.games.mage_knight.setup import lay_table
from hexfarer.games.mage_knight.state import DIE_PLACES, SET_ASIDE, SPENT, STORED, City, MageKnight
from hexfarer.games.mage_knight.terms import (
    ACTION_OFFER,
    ADVANCED_ACTION,
    AFTER,
    ARTIFACT,
    ATTACKS,
    BOTH_OFFERS,
    CENTRE,
    COLOURS,
    DOWN,
    ELEMENTS,
    HEROES,
    MOMENTS,
    MOVING,
    NONE,
    PATHS,
    PILE_BROWN,
    PILES,
    RANGED_PHASE,
    REPRINT,
    RETURNABLE,
    SITES,
    SPELL,
    SPELL_OFFER,
    WOUND,
)
from hexfarer.games.mage_knight.view import STATES
from hexfarer.games.mage_knight.words import DECK_IDS, ENEMY_IDS, SKILL_IDS, TACTIC_IDS, UNIT_IDS, read_space
from hexfarer.kernel.phrase import Problem, unknown
from hexfarer.kernel.reading import flag, index_in, items, mapping, number, numbers
from hexfarer.kernel.rng import loaded

KEYS: Final[list[str]] = [
    "round",
    "time",
    "order",
    "active",
    "announced",
    "end_met",
    "turns_left",
    "begin",
    "source",
    "tactics",
    "tactics_gone",
    "tiles",
    "space",
    "city",
    "unit_offer",
    "monastery_offer",
    "action_offer",
    "spell_offer",
    "action_deck",
    "spell_deck",
    "artifact_deck",
    "regular_deck",
    "elite_deck",
    "tile_deck",
    "spare_tiles",
    "ruin_pile",
    "offers_dealt",
    "piles",
    "discards",
    "removed",
    "removed_units",
    "common_skills",
    "marks",
    "seat",
    "dummy",
    "combat",
    "talk",
    "core_revealed",
    "burned",
    "pending",
]
SEAT_KEYS: Final[list[str]] = [
    "hero",
    "team",
    "fame",
    "level",
    "reputation",
    "place",
    "path",
    "turn",
    "hand",
    "deck",
    "discard",
    "play",
    "units",
    "crystals",
    "mana",
    "skills",
    "skill_pile",
    "tactic",
    "tactic_used",
    "move",
    "influence",
    "heal",
    "order_down",
    "played",
    "acted",
    "turns",
    "rewards",
    "wounds_gained",
    "box",
    "puppets",
    "wheel",
]
UNIT_KEYS: Final[list[str]] = ["unit", "ready", "wounds", "banner", "banner_down", "bonded", "along", "mana"]
SPACE_KEYS: Final[list[str]] = ["enemies", "shields", "ruin", "glade", "paths", "site"]
CITY_KEYS: Final[list[str]] = ["level", "garrison", "shields", "conquered", "leader"]
DUMMY_KEYS: Final[list[str]] = ["deck", "crystals", "tactic"]
COMBAT_KEYS: Final[list[str]] = [
    "foes",
    "phase",
    "context",
    "space",
    "units_allowed",
    "night",
    "attack",
    "block",
    "targets",
    "blocking",
    "blow",
    "move",
    "wounds",
    "move_left",
    "path",
]
FOE_KEYS: Final[list[str]] = [
    "enemy",
    "armor",
    "attack",
    "defends",
    "rampages",
    "drawn",
    "bonuses",
    "space",
    "blocked",
    "cancelled",
    "defender",
    "stopped",
    "brings",
    "walled",
]
REWARD_KEYS: Final[list[str]] = [
    "artifacts",
    "spells",
    "actions",
    "units",
    "crystals",
    "crystal_sets",
    "dungeons",
    "chosen_crystals",
]
BEGINS: Final[list[str]] = ["turn", "before", "start", "after", "end", "tactics", "round_end", "prepare", "deal"]


# -- reading plain data --


# -- the whole --


def situate(s: MageKnight, given: dict[str, object]) -> None:
    """Change a position as `given` says, ready to act."""
    block = mapping(given, "", KEYS)
    s.changed()
    s.over = False
    if "pending" in block:
        thaw_pending(s, block["pending"])
        return
    if not s.board.tiles:  # in the middle of a draft: it is over now
        for player in s.players:
            s.action_deck += player.pack
            player.pack = []
        lay_table(s)
    lay_time(s, block)
    if "tiles" in block:
        lay_tiles(s, items(block["tiles"], "tiles"))
    lay_cards(s, block)
    lay_map(s, block)
    if "dummy" in block:
        lay_dummy(s, block["dummy"])
    if "common_skills" in block:
        s.common_skills = [index_in("skill", id, SKILL_IDS) for id in items(block["common_skills"], "common_skills")]
    if "marks" in block:
        lay_marks(s, mapping(block["marks"], "marks", SKILL_IDS))
    lay_stack(s, block)
    s.settle()


def thaw_pending(s: MageKnight, value: object) -> None:
    if not isinstance(value, dict):
        raise Problem("problem-given-mapping", {"where": "pending", "given": str(value)})
    try:
        thaw_state(s, value)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Problem("problem-given-pending", {"why": str(error)}) from None


def lay_time(s: MageKnight, block: dict[str, Any]) -> None:
    s.round = number(block.get("round", s.round), "round")
    if "time" in block:
        s.night = index_in("time", block["time"], ["day", "night"]) == 1
    if "order" in block:
        s.order = numbers(block["order"], "order")
    if "source" in block:
        lay_dice(s, items(block["source"], "source"), number(block.get("active", 0), "active"))
    if "tactics" in block:
        s.tactics = [index_in("tactic", id, TACTIC_IDS) for id in items(block["tactics"], "tactics")]
    if "tactics_gone" in block:
        s.tactics_gone = [index_in("tactic", id, TACTIC_IDS) for id in items(block["tactics_gone"], "tactics_gone")]
    s.announced = number(block.get("announced", NONE), "announced")
    if "offers_dealt" in block:
        s.offers_dealt = BOTH_OFFERS if flag(block["offers_dealt"], "offers_dealt") else 0
    s.end_met = flag(block.get("end_met", False), "end_met")
    s.turns_left = numbers(block.get("turns_left", []), "turns_left")
    s.core_revealed = flag(block.get("core_revealed", s.core_revealed), "core_revealed")
    s.burned = number(block.get("burned", s.burned), "burned")


def lay_dice(s: MageKnight, words: list[Any], active: int) -> None:
    """Dice by their colour; one that is away says where: `red spent`."""
    s.dice, s.dice_at, s.dice_user = [], [], []
    for word in words:
        parts = [*str(word).split(), "", ""]
        who = int(parts[2]) if parts[2].isdecimal() and int(parts[2]) < s.seats else active
        s.dice.append(index_in("mana", parts[0], COLOURS))
        s.dice_at.append(index_in("state", parts[1], DIE_PLACES))
        s.dice_user.append(who if s.dice_at[-1] in (SPENT, SET_ASIDE) else NONE)
        if s.dice_at[-1] == STORED:
            s.players[who].stored_die = len(s.dice) - 1


# -- the map --


def lay_tiles(s: MageKnight, wanted: list[Any]) -> None:
    """Lay the map anew: the starting tile, then these, each `tile a,b` (and sixths it is turned)."""
    for space in range(len(s.guards)):
        for token in s.tokens_at(space):
            s.piles[ENEMIES[token & (DOWN - 1)].pile].insert(0, token & (DOWN - 1))
        if s.ruins[space]:
            s.ruin_pile.insert(0, (s.ruins[space] & (DOWN - 1)) - 1)
    for city in s.cities:
        for token in city.garrison:
            s.piles[ENEMIES[token & (DOWN - 1)].pile].insert(0, token & (DOWN - 1))
    s.action_deck[:0] = s.monastery_offer
    s.monastery_offer = []
    s.cities, s.city_cards, s.cities_revealed = [], [0, 1, 2, 3], 0
    old, start = s.board, s.board.tiles[0]
    s.board = Board()
    s.sites, s.guards, s.shields, s.ruins, s.glades, s.paths = [], [], [], [], [], []
    s.core_revealed = False
    spare = [tile for tile in old.tiles[1:] if tile not in s.tile_deck]
    reveal_tile(s, start, slot(0, 0), NONE)
    for line in wanted:
        parts = str(line).split()
        tile = index_in("tile", parts[0], TILE_IDS)
        a, _, b = parts[1].partition(",") if len(parts) > 1 else ("", "", "")
        if not a.removeprefix("-").isdecimal() or not b.removeprefix("-").isdecimal():
            raise Problem("problem-mk-slot", {"given": str(line)})
        for pile in (s.tile_deck, s.spare_country, s.spare_core, spare):
            if tile in pile:
                pile.remove(tile)
        reveal_tile(s, tile, slot(int(a), int(b)), NONE)
        if len(parts) > 2:
            turn_last_tile(s, tile, slot(int(a), int(b)), int(parts[2]))
    for tile in spare:
        if tile not in s.board.tiles:
            (s.spare_country if TILES[tile].kind == COUNTRYSIDE else s.spare_core).append(tile)


def turn_last_tile(s: MageKnight, tile: int, where: int, turn: int) -> None:
    """A turned tile: its sites move with it; tokens are drawn as they would be."""
    board = Board()
    for other, there, turned in zip(s.board.tiles[:-1], s.board.slots[:-1], s.board.turns[:-1], strict=True):
        board = board.with_tile(other, there, turned)
    s.board = board.with_tile(tile, where, turn)
    first = len(s.sites) - 7
    moved = [s.board.printed_position(first + i) for i in range(7)]
    for zone in (s.sites, s.guards, s.ruins):
        zone[first:] = [zone[first + position] for position in moved]


def enemy_number(s: MageKnight, word: object) -> int:
    """An enemy by its name; in the Ultimate Edition its reprint if there is one."""
    reprint = f"{word}{REPRINT}"
    return index_in("enemy", reprint if s.plan.ultimate() and reprint in ENEMY_IDS else word, ENEMY_IDS)


def take_token(s: MageKnight, word: object) -> int:
    """A token by its name, with ` hidden` if it lies face down, out of its pile."""
    id, _, how = str(word).partition(" ")
    token = enemy_number(s, id)
    pile = ENEMIES[token].pile
    for zone in (s.piles[pile], s.pile_discards[pile]):
        if token in zone:
            zone.remove(token)
            return token + DOWN if how == "hidden" else token
    raise Problem("problem-mk-given-token", {"enemy": id})


def give_back(s: MageKnight, tokens: list[int]) -> None:
    for token in tokens:
        s.piles[ENEMIES[token & (DOWN - 1)].pile].insert(0, token & (DOWN - 1))


def lay_map(s: MageKnight, block: dict[str, Any]) -> None:
    spaces = block.get("space", {})
    cities = block.get("city", {})
    if not isinstance(spaces, dict) or not isinstance(cities, dict):
        raise Problem("problem-given-mapping", {"where": "space", "given": str(spaces)})
    if "tile_deck" in block:
        deck = [index_in("tile", id, TILE_IDS) for id in items(block["tile_deck"], "tile_deck")]
        for tile in s.tile_deck:
            if tile not in deck:
                (s.spare_country if TILES[tile].kind == COUNTRYSIDE else s.spare_core).append(tile)
        s.spare_country = [tile for tile in s.spare_country if tile not in deck]
        s.spare_core = [tile for tile in s.spare_core if tile not in deck]
        s.tile_deck = deck[::-1]
    if "spare_tiles" in block:
        spare = [index_in("tile", id, TILE_IDS) for id in items(block["spare_tiles"], "spare_tiles")]
        s.spare_country = [tile for tile in spare if TILES[tile].kind == COUNTRYSIDE]
        s.spare_core = [tile for tile in spare if TILES[tile].kind != COUNTRYSIDE]
    if "tiles" in block and "space" in block:  # the block says all that lies on the map
        for space in range(len(s.sites)):
            give_back(s, s.tokens_at(space))
            s.put_tokens(space, [])
    for id, value in spaces.items():
        lay_space(s, read_space(str(id)), mapping(value, f"space.{id}", SPACE_KEYS))
    for id, value in cities.items():
        colour = index_in("mana", id, COLOURS)
        found = [city for city in s.cities if city.colours >> colour & 1]
        if not found:
            raise Problem("problem-mk-given-city", {"city": str(id)})
        lay_city(s, found[0], mapping(value, f"city.{id}", CITY_KEYS))
    if "ruin_pile" in block:
        top = [index_in("ruin", id, RUIN_IDS) for id in items(block["ruin_pile"], "ruin_pile")]
        s.ruin_pile = [ruin for ruin in s.ruin_pile if ruin not in top] + top[::-1]
    piles = block.get("piles", {})
    for id, value in mapping(piles, "piles", PILES).items():
        pile = PILES.index(id)
        top = [enemy_number(s, word) for word in items(value, f"piles.{id}")]
        zone = s.piles[pile] + s.pile_discards[pile] if set(top) - set(s.piles[pile]) else s.piles[pile]
        rest = zone[:]
        for token in top:
            if token not in rest:
                raise Problem("problem-mk-given-token", {"enemy": ENEMY_IDS[token]})
            rest.remove(token)
        if zone is not s.piles[pile]:
            s.pile_discards[pile] = []
        s.piles[pile] = rest + top[::-1]
    for id, value in mapping(block.get("discards", {}), "discards", PILES).items():
        pile = PILES.index(id)
        for word in items(value, f"discards.{id}"):
            s.pile_discards[pile].append(take_token(s, word))


def lay_space(s: MageKnight, space: int, facts: dict[str, Any]) -> None:
    if space >= len(s.sites):
        raise Problem("problem-mk-space", {"given": str(space)})
    if "site" in facts:
        s.sites[space] = index_in("site", facts["site"], SITES)
    if "enemies" in facts:
        give_back(s, s.tokens_at(space))
        s.put_tokens(space, [])
        words = items(facts["enemies"], "enemies")
        if PILES[PILE_BROWN] in words:
            s.glades[space] = OWED
        s.put_tokens(space, [take_token(s, word) for word in words if word != PILES[PILE_BROWN]])
    if "shields" in facts:
        s.shields[space] = sum(1 << seat for seat in numbers(facts["shields"], "shields"))
        if s.sites[space] in (4, 5) and "enemies" not in facts:  # a conquered keep or tower has no garrison
            give_back(s, s.tokens_at(space))
            s.put_tokens(space, [])
    if "glade" in facts:
        s.glades[space] = sum(1 << seat for seat in numbers(facts["glade"], "glade"))
    if "paths" in facts:
        known = [str(cost) for cost in PATHS]
        for cost, seat in mapping(facts["paths"], "paths", known).items():
            s.paths[space] |= number(seat, "paths") + 1 << 4 * known.index(cost)
            s.shields[space] |= 1 << number(seat, "paths")
    if "ruin" in facts:
        if s.ruins[space]:
            s.ruin_pile.insert(0, (s.ruins[space] & (DOWN - 1)) - 1)
            s.ruins[space] = 0
        id, _, how = str(facts["ruin"]).partition(" ")
        if id:
            token = index_in("ruin", id, RUIN_IDS)
            for other, ruin in enumerate(s.ruins):
                if (ruin & (DOWN - 1)) - 1 == token:
                    s.ruins[other] = s.ruin_pile.pop() + 1
            for zone in (s.ruin_pile, s.ruin_discard):
                if token in zone:
                    zone.remove(token)
            s.ruins[space] = token + 1 + (DOWN if how == "hidden" else 0)


def lay_city(s: MageKnight, city: City, facts: dict[str, Any]) -> None:
    city.level = number(facts.get("level", city.level), "level")
    if "garrison" in facts:
        give_back(s, city.garrison)
        city.garrison = []
        city.garrison = [take_token(s, word) for word in items(facts["garrison"], "garrison")]
    if "shields" in facts:
        city.shields = numbers(facts["shields"], "shields")
    city.conquered = flag(facts.get("conquered", city.conquered), "conquered")
    if city.conquered and "garrison" not in facts:
        give_back(s, city.garrison)
        city.garrison = []
    city.leader = number(facts.get("leader", city.leader), "leader")


# -- cards --


def home_of(s: MageKnight, card: int) -> list[int]:
    """The deck a card belongs to when nobody has it."""
    kind = DEEDS[card].kind
    if kind == ADVANCED_ACTION:
        return s.action_deck
    if kind == SPELL:
        return s.spell_deck
    return s.artifact_deck if kind == ARTIFACT else s.removed


def take_card(s: MageKnight, seat: int, card: int) -> None:
    """Take one copy of a card from wherever it is: the own deck first, then the decks, offers and other places."""
    if card == WOUND:
        return
    zones: list[list[int]] = []
    if seat != NONE:
        player = s.players[seat]
        zones += [player.deck, player.discard]
    zones += [home_of(s, card), s.action_deck, s.spell_deck, s.artifact_deck]
    zones += [s.action_offer, s.spell_offer, s.monastery_offer, s.removed]
    for other in s.players:
        zones += [other.deck, other.discard]
    for zone in zones:
        if card in zone:
            zone.remove(card)
            return
    raise Problem("problem-mk-given-card", {"card": DECK_IDS[card]})


def put_home(s: MageKnight, seat: int, cards: list[int]) -> None:
    for card in cards:
        if card == WOUND:
            continue
        if DEEDS[card].kind == 1 and seat != NONE:
            s.players[seat].deck.insert(0, card)
        else:
            home_of(s, card).insert(0, card)


def cards_of(value: object, where: str) -> list[int]:
    return [index_in("card", id, DECK_IDS) for id in items(value, where)]


def lay_cards(s: MageKnight, block: dict[str, Any]) -> None:
    seats = block.get("seat", {})
    if not isinstance(seats, dict):
        raise Problem("problem-given-mapping", {"where": "seat", "given": str(seats)})
    facts: dict[int, dict[str, Any]] = {}
    for id, value in seats.items():
        facts[read_seat(s, str(id))] = mapping(value, f"seat.{id}", SEAT_KEYS)
    for seat, given in facts.items():
        clear_zones(s, seat, given)
    for name in ("monastery_offer", "action_offer", "spell_offer", "action_deck", "spell_deck", "artifact_deck"):
        if name.endswith("offer") and name in block:
            zone = getattr(s, name)
            put_home(s, NONE, zone)
            zone.clear()
            if block[name] and name != "monastery_offer" and "offers_dealt" not in block:
                s.offers_dealt |= 1 << (SPELL_OFFER if name == "spell_offer" else ACTION_OFFER)
    for seat, given in facts.items():
        for zone in ("hand", "discard", "play"):
            if zone in given:
                fill_zone(s, seat, zone, cards_of(given[zone], f"seat.{seat}.{zone}"))
    for name in ("monastery_offer", "action_offer", "spell_offer"):
        if name in block:
            for card in cards_of(block[name], name):
                take_card(s, NONE, card)
                getattr(s, name).append(card)
    lay_units_offer(s, block)
    for seat, given in facts.items():
        lay_seat(s, seat, given)
    for seat, given in facts.items():
        if "deck" in given:
            lay_deck(s, seat, cards_of(given["deck"], f"seat.{seat}.deck"))
    for name in ("action_deck", "spell_deck", "artifact_deck"):
        if name in block:
            stack_deck(s, getattr(s, name), cards_of(block[name], name))
    if "removed" in block:
        wanted = cards_of(block["removed"], "removed")
        for card in wanted:
            if card not in s.removed:
                take_card(s, NONE, card)
                s.removed.append(card)
        if sorted(wanted) == sorted(s.removed):
            s.removed = wanted
    for id in items(block.get("removed_units", []), "removed_units"):
        unit = index_in("unit", id, UNIT_IDS)
        take_unit(s, unit)
        s.removed_units.append(unit)
    for name in ("regular_deck", "elite_deck"):
        if name in block:
            wanted = [index_in("unit", id, UNIT_IDS) for id in items(block[name], name)]
            stack_deck(s, getattr(s, name), wanted)


def read_seat(s: MageKnight, word: str) -> int:
    """A seat by its number or its hero."""
    heroes = [HEROES[player.hero] for player in s.players if player.hero != NONE]
    if word in heroes:
        return heroes.index(word)
    if not word.isdecimal() or int(word) >= s.seats:
        raise unknown("key", f"seat.{word}", [f"seat.{seat}" for seat in [*range(s.seats), *heroes]])
    return int(word)


def stack_deck(s: MageKnight, deck: list[int], top: list[int]) -> None:
    """Put cards on top of a deck, the first one uppermost; the rest keep their order below."""
    rest = deck[:]
    for card in top:
        if card in rest:
            rest.remove(card)
        else:
            take_card(s, NONE, card)
    deck[:] = rest + top[::-1]


def clear_zones(s: MageKnight, seat: int, given: dict[str, Any]) -> None:
    player = s.players[seat]
    if given.get("hero"):
        change_hero(s, seat, index_in("hero", given["hero"], HEROES))
    for zone in ("hand", "discard", "play"):
        if zone in given:
            cards = getattr(player, zone)
            setattr(player, zone, [])
            put_home(s, seat, cards)
    if "units" in given:
        for unit in player.units:
            (s.elite_deck if UNITS[unit.card].elite else s.regular_deck).insert(0, unit.card)
            if unit.banner != NONE:
                put_home(s, seat, [unit.banner])
        player.units = []


def change_hero(s: MageKnight, seat: int, hero: int) -> None:
    if s.players[seat].hero != hero:
        raise Problem("problem-mk-given-hero", {"hero": HEROES[hero]})


def fill_zone(s: MageKnight, seat: int, zone: str, cards: list[int]) -> None:
    player = s.players[seat]
    for card in cards:
        take_card(s, seat, card)
    setattr(player, zone, sorted(cards) if zone == "hand" else cards[:])


def lay_deck(s: MageKnight, seat: int, cards: list[int]) -> None:
    """The whole deck, top first; what is left over is out of the game."""
    player = s.players[seat]
    rest = player.deck
    player.deck = []
    for card in cards:
        if card in rest:
            rest.remove(card)
        else:
            take_card(s, seat, card)
    put_home(s, NONE, rest)
    player.deck = cards[::-1]
    player.deck_known = 0


def lay_units_offer(s: MageKnight, block: dict[str, Any]) -> None:
    if "unit_offer" not in block:
        return
    for unit in s.unit_offer:
        (s.elite_deck if UNITS[unit].elite else s.regular_deck).insert(0, unit)
    s.unit_offer = []
    for id in items(block["unit_offer"], "unit_offer"):
        unit = index_in("unit", id, UNIT_IDS)
        take_unit(s, unit)
        s.unit_offer.append(unit)


def take_unit(s: MageKnight, unit: int) -> None:
    for zone in (s.regular_deck, s.elite_deck, s.unit_offer, s.removed_units):
        if unit in zone:
            zone.remove(unit)
            return
    raise Problem("problem-mk-given-unit", {"unit": UNIT_IDS[unit]})


# -- a seat --


def lay_seat(s: MageKnight, seat: int, given: dict[str, Any]) -> None:
    player = s.players[seat]
    where = f"seat.{seat}"
    player.fame = number(given.get("fame", player.fame), where + ".fame")
    player.level = number(given.get("level", player.level), where + ".level")
    player.reputation = number(given.get("reputation", player.reputation), where + ".reputation")
    player.team = number(given.get("team", player.team), where + ".team")
    if "place" in given:
        player.place = read_space(str(given["place"])) if given["place"] else NONE
        player.path = [player.place] if player.place != NONE else []
    if "path" in given:
        player.path = [read_space(str(word)) for word in items(given["path"], where + ".path")]
        if "place" not in given and player.path:
            player.place = player.path[-1]
    if "units" in given:
        for value in items(given["units"], where + ".units"):
            lay_unit(s, player, seat, value)
    for key, colours in (("crystals", 4), ("mana", 6)):
        if key in given:
            facts = mapping(given[key], f"{where}.{key}", COLOURS[:colours])
            amounts = [number(facts.get(COLOURS[i], 0), f"{where}.{key}") for i in range(colours)]
            if key == "crystals":
                player.crystals = amounts
            else:
                player.tokens = amounts
    if "skills" in given:
        lay_skills(s, player, given["skills"], where + ".skills")
        if player.wheel == NONE and any(isinstance(SKILLS[skill].effect, Chaos) for skill in player.skills):
            player.wheel = WHEEL[-1]
    if "wheel" in given:
        player.wheel = index_in("mana", given["wheel"], COLOURS)
    if "puppets" in given:
        give_back(s, player.puppets)
        player.puppets = [take_token(s, word) for word in items(given["puppets"], where + ".puppets")]
    if "skill_pile" in given:
        top = [index_in("skill", id, SKILL_IDS) for id in items(given["skill_pile"], where + ".skill_pile")]
        player.skill_pile = [skill for skill in player.skill_pile if skill not in top] + top[::-1]
    if "tactic" in given:
        player.tactic = index_in("tactic", given["tactic"], TACTIC_IDS) if given["tactic"] else NONE
    player.tactic_used = flag(given.get("tactic_used", player.tactic_used), where + ".tactic_used")
    player.move = number(given.get("move", 0), where + ".move")
    player.influence = number(given.get("influence", 0), where + ".influence")
    player.heal = number(given.get("heal", 0), where + ".heal")
    player.order_down = flag(given.get("order_down", player.order_down), where + ".order_down")
    player.played = flag(given.get("played", False), where + ".played")
    player.acted = flag(given.get("acted", False), where + ".acted")
    player.own_turns = number(given.get("turns", player.own_turns), where + ".turns")
    player.turn = REGULAR if player.move or player.acted else UNDECIDED
    if "turn" in given:
        player.turn = index_in("state", given["turn"], TURN_KINDS)
    if given.get("box"):  # Mysterious Box lies in play and shows this
        shown = index_in("card", given["box"], DECK_IDS)
        take_card(s, seat, shown)
        player.box, player.boxed = card_number("mysterious_box"), shown
        if player.box not in player.play:
            take_card(s, seat, player.box)
            player.play.append(player.box)
    if "wounds_gained" in given:
        player.wounds_gained = numbers(given["wounds_gained"], where + ".wounds_gained")
    if "rewards" in given:
        facts = mapping(given["rewards"], where + ".rewards", REWARD_KEYS)
        due = [number(facts.get(key, 0), where + ".rewards") for key in REWARD_KEYS]
        player.artifacts_due, player.spells_due, player.trained_due, player.units_due = due[:4]
        player.crystals_due, player.crystal_sets_due, player.dungeons_due, player.chosen_crystals_due = due[4:]


def lay_unit(s: MageKnight, player: Player, seat: int, value: object) -> None:
    facts = {"unit": value} if isinstance(value, str) else mapping(value, "units", UNIT_KEYS)
    card = index_in("unit", facts.get("unit", ""), UNIT_IDS)
    take_unit(s, card)
    unit = Unit(card)
    unit.ready = flag(facts.get("ready", True), "ready")
    unit.wounds = number(facts.get("wounds", 0), "wounds")
    unit.bonded = flag(facts.get("bonded", False), "bonded")
    unit.along = flag(facts.get("along", False), "along")
    if facts.get("mana"):
        unit.mana = index_in("mana", facts["mana"], COLOURS[:4])
    if facts.get("banner"):
        banner = index_in("card", facts["banner"], DECK_IDS)
        take_card(s, seat, banner)
        unit.banner = banner
        unit.banner_down = flag(facts.get("banner_down", False), "banner_down")
    player.units.append(unit)


def lay_skills(s: MageKnight, player: Player, value: object, where: str) -> None:
    """A list of skills, all ready, or a mapping of skills to their states."""
    states = value if isinstance(value, dict) else dict.fromkeys(items(value, where), "ready")
    player.skills, player.skill_state = [], []
    for id, state in states.items():
        skill = index_in("skill", id, SKILL_IDS)
        for other in s.players:
            if skill in other.skill_pile:
                other.skill_pile.remove(skill)
        if s.dummy is not None and skill in s.dummy.skill_pile:
            s.dummy.skill_pile.remove(skill)
        if skill in s.common_skills:
            s.common_skills.remove(skill)
        player.skills.append(skill)
        player.skill_state.append(index_in("state", state, STATES))
        if player.skill_state[-1] in (CENTRE, RETURNABLE):
            s.centre.append(skill << 3 | s.players.index(player))
            s.centre_mark.append(NONE)


def lay_marks(s: MageKnight, marks: dict[str, Any]) -> None:
    """The colours with which tokens in the centre are marked."""
    for i, packed in enumerate(s.centre):
        id = SKILL_IDS[packed >> 3]
        if id in marks:
            s.centre_mark[i] = index_in("mana", marks[id], COLOURS)


def lay_dummy(s: MageKnight, value: object) -> None:
    facts = mapping(value, "dummy", DUMMY_KEYS)
    dummy = s.dummy
    if dummy is None:
        raise Problem("problem-mk-given-dummy", {})
    if "deck" in facts:
        cards = cards_of(facts["deck"], "dummy.deck")
        pool = dummy.deck + dummy.discard
        for card in cards:
            if card in pool:
                pool.remove(card)
            else:
                take_card(s, NONE, card)
        dummy.deck, dummy.discard = cards[::-1], pool
    if "crystals" in facts:
        amounts = mapping(facts["crystals"], "dummy.crystals", COLOURS[:4])
        dummy.crystals = [number(amounts.get(COLOURS[i], 0), "dummy.crystals") for i in range(4)]
    if "tactic" in facts:
        dummy.tactic = index_in("tactic", facts["tactic"], TACTIC_IDS) if facts["tactic"] else NONE


# -- what is going on --


def lay_stack(s: MageKnight, block: dict[str, Any]) -> None:
    begin = str(block.get("begin", "turn"))
    if begin not in BEGINS:
        raise unknown("moment", begin, BEGINS)
    s.combat, s.duel, s.assault = None, None, None
    s.clear_points()
    s.recalled = []
    stages = {"tactics": TACTIC_TIME, "round_end": ENDING, "prepare": PREPARING, "deal": DEALING}
    s.stack = [Rounds(stages.get(begin, TURNS))]
    if begin in stages:
        s.moment = 0
        return
    give_tactics(s)
    if "active" in block:
        active = number(block["active"], "active")
        if active not in s.order:
            raise unknown("seat", str(active), [str(seat) for seat in s.order])
        s.current = s.order.index(active)
    elif s.order[s.current] >= s.seats:
        s.current = next(i for i, seat in enumerate(s.order) if seat < s.seats)
    seat = s.order[s.current]
    player = s.players[seat]
    if begin in ("before", "start"):
        s.moment = 0
        s.push(Turn(seat))
        if begin == "before":
            s.push(Before(seat))
        return
    if player.place == NONE:
        player.place = 0
    if not player.path or player.path[-1] != player.place:
        player.path = [player.place]
    s.push(Turn(seat, UNDER_WAY))
    s.moment = AFTER if begin == "after" or player.acted else MOVING
    player.acted = player.acted or (begin == "after" and player.turn != RESTED)
    for other in range(s.seats):
        look_around(s, other)
    if "combat" in block:
        lay_combat(s, seat, mapping(block["combat"], "combat", COMBAT_KEYS))
    elif block.get("talk"):
        influence = player.influence
        begin_talk(s, seat)
        player.influence += influence
    elif begin == "end":
        end(s, seat)


def give_tactics(s: MageKnight) -> None:
    """Who has no tactic gets the next one of the time of day, so that turns have an order."""
    taken = [player.tactic for player in s.players if player.tactic != NONE]
    if s.dummy is not None and s.dummy.tactic != NONE:
        taken.append(s.dummy.tactic)
    fit = [i for i, tactic in enumerate(TACTICS) if fits(s, tactic) and i not in taken]
    fit.sort(key=lambda i: TACTICS[i].number)
    free = [i for i in fit if TACTICS[i].number in (1, 4, 6)]
    free += [i for i in fit if i not in free]
    if s.dummy is not None and s.seats not in s.order:
        s.order = [*s.order, s.seats]
    for player in s.players:
        if player.tactic == NONE and not player.eliminated:
            player.tactic = free.pop(0)
    if s.dummy is not None and s.dummy.tactic == NONE:
        s.dummy.tactic = free.pop()


def lay_combat(s: MageKnight, seat: int, facts: dict[str, Any]) -> None:
    """A fight under way against the given enemies."""
    player = s.players[seat]
    context = index_in("context", facts.get("context", "rampage"), CONTEXTS)
    space = read_space(str(facts["space"])) if "space" in facts else player.place
    combat = Combat(seat, context, space)
    combat.units_allowed = flag(facts.get("units_allowed", True), "combat.units_allowed")
    combat.night = flag(facts.get("night", False), "combat.night")
    if "path" in facts:
        combat.path = index_in("path", str(facts["path"]), [str(cost) for cost in PATHS])
    city = s.city_at(space)
    if context == 0 and city is not None:
        combat.city = s.cities.index(city)
    for value in items(facts.get("foes", []), "combat.foes"):
        combat.foes.append(lay_foe(s, combat, value))
    s.combat = combat
    player.acted = True
    player.turn = REGULAR
    player.move_left = number(facts.get("move_left", player.move), "combat.move_left")
    player.move = 0
    player.combat_wounds = number(facts.get("wounds", 0), "combat.wounds")
    s.push(Fight(seat))
    s.moment = RANGED_PHASE
    phase = index_in("phase", facts.get("phase", "ranged"), MOMENTS)
    while s.moment < phase and s.combat is not None:
        next_phase(s)
    for value in items(facts.get("targets", []), "combat.targets"):
        combat.targets |= 1 << number(value, "combat.targets") - 1
    if "blocking" in facts:
        combat.blocking = number(facts["blocking"], "combat.blocking") - 1
        combat.blow = number(facts.get("blow", 1), "combat.blow") - 1
    player.move = number(facts.get("move", 0), "combat.move")
    kinds = [f"{kind}_{element}" for kind in ATTACKS for element in ELEMENTS]
    for id, points in mapping(facts.get("attack", {}), "combat.attack", kinds).items():
        s.attack[kinds.index(id)] = number(points, "combat.attack")
    for id, points in mapping(facts.get("block", {}), "combat.block", ELEMENTS).items():
        s.block[ELEMENTS.index(id)] = number(points, "combat.block")


def lay_foe(s: MageKnight, combat: Combat, value: object) -> Foe:
    facts = {"enemy": value} if isinstance(value, str) else mapping(value, "combat.foes", FOE_KEYS)
    space = read_space(str(facts["space"])) if "space" in facts else NONE
    id = enemy_number(s, facts.get("enemy", ""))
    there = [token & (DOWN - 1) for token in s.tokens_at(space)] if space != NONE else []
    if id in there:
        token = id
        s.turn_up(space)
    else:
        token = take_token(s, ENEMY_IDS[id])
        if space != NONE:
            s.put_tokens(space, [*s.tokens_at(space), token])
    foe = Foe(token, space)
    foe.defends = flag(facts.get("defends", False), "defends")
    foe.rampages = flag(facts.get("rampages", False), "rampages")
    if combat.city != NONE and foe.defends:
        s.cities[combat.city].garrison.append(token)
        foe.bonuses = s.cities[combat.city].colours
    elif space == NONE:
        foe.drawn = True
    for colour in items(facts.get("bonuses", []), "bonuses"):
        foe.bonuses |= 1 << index_in("mana", colour, COLOURS)
    for blow in blows_in(foe, facts.get("blocked", False), "blocked"):
        foe.fates[blow] = BLOCKED
    for blow in blows_in(foe, facts.get("cancelled", False), "cancelled"):
        foe.fates[blow] = CANCELLED
    foe.defender = number(facts.get("defender", 0), "defender") - 1
    foe.stopped = flag(facts.get("stopped", False), "stopped")
    foe.brings = number(facts.get("brings", 2), "brings")
    foe.walled = flag(facts.get("walled", False), "walled")
    if "armor" in facts:
        foe.armor_change = number(facts["armor"], "armor") - armor(s, foe)
    if "attack" in facts:
        values = facts["attack"] if isinstance(facts["attack"], list) else [facts["attack"]]
        for blow, value in enumerate(values[: len(foe.changes)]):
            foe.changes[blow] = number(value, "attack") - attack(foe, blow)
    return foe


def blows_in(foe: Foe, value: object, where: str) -> list[int]:
    """Attacks of a foe: true for all of them, or a list of numbers."""
    if isinstance(value, list):
        found = [part - 1 for part in numbers(value, where)]
        if any(not 0 <= blow < len(foe.fates) for blow in found):
            raise Problem("problem-given-number", {"where": where, "given": str(value)})
        return found
    return list(range(len(foe.fates))) if flag(value, where) else []


def load_dice(s: MageKnight, dice: list[Any]) -> None:
    """The next dice that are rolled show these colours."""
    s.rng = loaded([(len(COLOURS), [index_in("mana", colour, COLOURS)]) for colour in dice])


def vocabulary() -> dict[str, list[str]]:
    return {
        "`given`": KEYS,
        "`seat.S`": SEAT_KEYS,
        "an entry of `units`": UNIT_KEYS,
        "`space.ID`": SPACE_KEYS,
        "`city.COLOUR`": CITY_KEYS,
        "`dummy`": DUMMY_KEYS,
        "`combat`": COMBAT_KEYS,
        "an entry of `combat.foes`": FOE_KEYS,
        "`rewards`": REWARD_KEYS,
        "values of `site`": SITES,
        "values of `begin`": BEGINS,
    }
