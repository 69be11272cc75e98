"""The `given` block of a position, for situations (docs/situations/heroes3.md)."""

from __future__ import annotations

from typing import Any

from hexfarer.games.heroes3.asking import Effect, Question
from hexfarer.games.heroes3.battle import CAUSES, GATE, MIDDLE, Battle, Fighter, Lying
from hexfarer.games.heroes3.board import LETTERS, Board, field_name
from hexfarer.games.heroes3.components import CARD_IDS
from hexfarer.games.heroes3.content.ai_cards import AI_CARD_IDS
from hexfarer.games.heroes3.content.heroes import HERO_IDS
from hexfarer.games.heroes3.content.tiles import TILE_IDS
from hexfarer.games.heroes3.content.units import UNIT_IDS
from hexfarer.games.heroes3.flow.walking import TurnTile
from hexfarer.games.heroes3.plan import CLASH
from hexfarer.games.heroes3.player import BUILDINGS, HEROES_OF_SEAT, Player
from hexfarer.games.heroes3.signs import SIGNS
from hexfarer.games.heroes3.state import DECKS, Heroes3
from hexfarer.games.heroes3.tale import Foe, Tale
from hexfarer.games.heroes3.terms import NONE, RESOURCES, SIDES, TIERS
from hexfarer.games.heroes3.view import (
    ARMIES,
    LASTS,
    LUCK,
    TOWER_ID,
    USED,
    bits,
    by_resource,
    names,
    of_heroes,
    place_word,
    space_word,
    tokens_view,
    unit_word,
)
from hexfarer.kernel.dump import Given, chance_given, frozen_attributes, lay_chance, leads_to, top_first
from hexfarer.kernel.hexes import q_of, r_of
from hexfarer.kernel.plain import freeze, kinds_of, thaw
from hexfarer.kernel.state import attributes


def dump(s: Heroes3) -> Given:
    """The block that leads to this position, with everything open. Where words do not suffice, `pending` is exact."""
    from hexfarer.games.heroes3.setup import start

    given = readable(s)
    setup = s.plan.setup
    sayable = not s.over and s.battle is None and 0 <= s.current < s.seats
    if setup is None or not sayable or not leads_to(given, s, start(s.game, setup, False), freeze_state):
        given["pending"] = freeze_state(s)
    return given


def readable(s: Heroes3) -> Given:
    found: Given = {
        "round": s.round,
        "order": s.order[:],
        "current": s.current,
        "last_finished": s.last_finished,
        "sign": SIGNS[s.sign] if s.sign != NONE else "",
        "first_stars": s.first_stars,
        "astrologers": {
            "deck": top_first(s.astrologers, SIGNS),
            "discard": [SIGNS[sign] for sign in s.astrologers_discard],
        },
        "places": [place_given(s, place) for place in range(len(s.board.centres))],
        "field": {
            field_name(field): field_given(s, field)
            for field in range(len(s.board.location))
            if s.board.is_up(field) and field_given(s, field)
        },
        "grail": {
            "seat": s.grail_with // 2 if s.grail_with != NONE else NONE,
            "hero": HEROES_OF_SEAT[s.grail_with % 2] if s.grail_with != NONE else "",
            "at": place_word(s.grail_at),
            "dug": s.grail_dug,
            "digger": "" if s.grail_digger == NONE else f"{s.grail_digger // 2} {HEROES_OF_SEAT[s.grail_digger % 2]}",
        },
        "decks": {
            id: {"deck": top_first(s.decks[i], CARD_IDS), "discard": names(s.deck_discards[i])}
            for i, id in enumerate(DECKS)
        },
        "neutral": {
            id: {
                "deck": [UNIT_IDS[unit >> 1] for unit in reversed(s.neutral_decks[i])],
                "discard": [UNIT_IDS[unit >> 1] for unit in s.neutral_discards[i]],
            }
            for i, id in enumerate(TIERS)
        },
        "removed": names(s.removed),
        "seat": {str(seat): seat_given(player) for seat, player in enumerate(s.players)},
        "chance": chance_given(s),
    }
    if s.tale.foes:
        found["foe"] = {str(number): foe_given(foe) for number, foe in enumerate(s.tale.foes)}
    if s.plan.mode != CLASH:
        found["ai"] = ai_given(s.tale)
    if s.battle is not None:
        found["combat"] = combat_given(s.battle)
    if s.over:
        found["victors"] = s.victors[:]
        found["victory"] = s.victory
    return found


def place_given(s: Heroes3, place: int) -> str:
    """`F4 2,-4 3`: tile, centre and, if it is up, sixths turned clockwise; `F4 2,-4 down`."""
    board = s.board
    where = f"{q_of(board.centres[place])},{r_of(board.centres[place])}"
    if board.up[place]:
        return f"{TILE_IDS[board.tiles[place]]} {where} {board.turns[place]}"
    tile = s.under[place]
    for frame in s.stack:
        if isinstance(frame, TurnTile) and frame.place == place:
            tile = frame.tile
    return f"{TILE_IDS[tile]} {where} down"


def field_given(s: Heroes3, field: int) -> Given:
    found: Given = {}
    if s.flag[field] != NONE:
        found["flag"] = s.flag[field]
    if s.black[field]:
        found["black"] = True
    if s.ever[field]:
        found["ever"] = True
    if s.marker[field] != NONE:
        found["marker"] = RESOURCES[s.marker[field]]
    if s.obelisks[field]:
        found["obelisk"] = [seat for seat in range(s.seats) if s.obelisks[field] >> seat & 1]
    return found


def seat_given(player: Player) -> Given:
    found: Given = {
        "hero": HERO_IDS[player.hero],
        "xp": player.xp,
        "level": player.level(),
        "resources": by_resource(player.resources),
        "income": by_resource(player.income),
        "morale": player.morale,
        "hand_lost": player.hand_lost,
        "experts": player.experts(),
        "raised_limit": player.raised_limit,
        "hand": names(player.hand),
        "deck": top_first(player.deck, CARD_IDS),
        "discard": names(player.discard),
        "ongoing": names(player.ongoing),
        "plays": names(player.plays),
        "units": [unit_word(unit) for unit in player.units],
        "start_units": [unit_word(unit) for unit in player.start_units],
        "buildings": [BUILDINGS[i] for i in range(len(BUILDINGS)) if player.has(i)],
        "guild_round": player.guild_round,
        "tokens": tokens_view(player),
        "at": {HEROES_OF_SEAT[i]: place_word(field) for i, field in enumerate(player.at)},
        "came_from": {HEROES_OF_SEAT[i]: place_word(field) for i, field in enumerate(player.came_from)},
        "mp": of_heroes(player.mp),
        "home": place_word(player.home),
        "homeless": player.homeless,
        "eliminated": player.eliminated,
        "pool": top_first(player.pool, TILE_IDS),
        "cubes": player.cubes[:],
        "beaten": {"main": player.beaten_main, "seconds": player.beaten_seconds},
        "gone_artifacts": player.gone_artifacts,
        "used": bits(player.used, USED),
        "luck": bits(player.luck, LUCK),
        "cuts": player.cuts[:],
        "wisdom": player.wisdom,
        "flies": HEROES_OF_SEAT[player.wings] if player.wings != NONE else "",
        "passing": HEROES_OF_SEAT[player.passing] if player.passing != NONE else "",
        "free_steps": player.free_steps,
        "turns": player.turns,
    }
    if player.line_up:
        found["line_up"] = line_up_given(player.line_up)
    return found


def line_up_given(memory: list[int]) -> Given:
    """How the army stood last, as if it had attacked: `griffins b2`."""
    return {
        "field": place_word(memory[0]),
        "round": memory[1],
        "units": [f"{UNIT_IDS[one >> 9]} {space_word((one >> 4 & 1) * 4 + (one & 15))}" for one in memory[2:]],
    }


# -- the AI --


def foe_given(foe: Foe) -> Given:
    return {
        "at": place_word(foe.at),
        "came_from": place_word(foe.came_from),
        "place": LETTERS[foe.place],
        "army": [unit_word(unit) for unit in foe.army],
        "mp": foe.mp,
        "beaten": foe.beaten,
    }


def ai_given(tale: Tale) -> Given:
    found: Given = {"theirs": [field_name(field) for field in tale.theirs]}
    for pile, word in enumerate(AI_PILES):
        found[word] = {
            "deck": top_first(tale.decks[pile], AI_CARD_IDS),
            "discard": [AI_CARD_IDS[card] for card in tale.discards[pile]],
        }
    found["spells"] = top_first(tale.spells, CARD_IDS)
    found["spell_discard"] = names(tale.spell_discard)
    found["skills"] = names(tale.skills)
    for key in TALE_NUMBERS:
        if getattr(tale, key):
            found[key] = getattr(tale, key)
    for key in TALE_UNITS:
        if getattr(tale, key):
            found[key] = [unit_word(unit) for unit in getattr(tale, key)]
    return found


AI_PILES = ["heroes", "guards"]
TALE_NUMBERS = ["charge", "sorcery", "done", "winners", "growth", "waves", "swifter"]
TALE_UNITS = ["utopia", "shared", "invaders"]


# -- combat --


def combat_given(battle: Battle) -> Given:
    found: Given = {
        "cause": CAUSES[battle.cause],
        "field": place_word(battle.field),
        "seats": battle.seats[:],
        "heroes": [HEROES_OF_SEAT[hero] if hero != NONE else "" for hero in battle.hero],
        "cards": battle.with_cards[:],
        "difficulty": battle.difficulty,
        "round": battle.round,
        "idle_rounds": battle.idle_rounds,
        "limited": battle.limited,
        "spells": battle.spells[:],
        "spell_limits": battle.limits[:],
        "archery": battle.boosted[:],
        "no_flight": battle.no_flight[:],
        "saved": battle.saved,
        "acting": battle.acting,
        "dice": battle.rolled[:],
        "walls": {
            space_word(MIDDLE * 4 + column): "gate" if wall == GATE else "wall"
            for column, wall in enumerate(battle.walls)
            if wall
        },
    }
    if battle.lying:
        found["lying"] = [lying_given(battle, lying) for lying in battle.lying]
    for side, army in enumerate(ARMIES):
        found[army] = [fighter_given(fighter) for fighter in battle.fighters if fighter.side == side]
    return found


def lying_given(battle: Battle, lying: Lying) -> Given:
    """A card whose effect lasts: whose it is and on which unit it lies (-1: on all)."""
    return {
        "card": CARD_IDS[lying.card],
        "army": ARMIES[lying.side],
        "on": lying.target if lying.target < len(battle.fighters) else NONE,
        "lasts": LASTS[lying.lasts],
        "returns": lying.returns,
    }


def fighter_given(fighter: Fighter) -> Given:
    found: Given = {
        "unit": TOWER_ID if fighter.is_tower() else UNIT_IDS[fighter.unit >> 1],
        "side": "few" if fighter.is_tower() else SIDES[fighter.unit & 1],
        "at": space_word(fighter.at),
        "damage": fighter.damage,
    }
    for key in FIGHTER_FLAGS:
        if getattr(fighter, key):
            found[key] = True
    for key in FIGHTER_NUMBERS:
        if getattr(fighter, key):
            found[key] = getattr(fighter, key)
    return found


FIGHTER_FLAGS = ["done", "retaliated", "paralysed", "defends", "moved", "blessed", "disabled", "antimagic"]
FIGHTER_NUMBERS = ["attack", "defence", "haste", "haste_round", "haste_later", "health", "shield", "form", "guarded"]


# -- everything, as plain data --

_HANDMADE = ["players", "battle"]  # their constructors take other things than they keep


def freeze_state(s: Heroes3) -> Given:
    found = frozen_attributes(s, _HANDMADE)
    found["players"] = [parts(player) for player in s.players]
    found["battle"] = None if s.battle is None else parts(s.battle)
    board = s.board
    found["board"] = [
        [board.centres[i], board.kinds[i], board.tiles[i], board.turns[i]] for i in range(len(board.centres))
    ]
    found["chance"] = chance_given(s)
    return found


def parts(x: object) -> Given:
    """The attributes of an object, tables as lists of pairs."""
    found: Given = {}
    for name in attributes(x):
        value = getattr(x, name)
        found[name] = [[freeze(k), freeze(v)] for k, v in value.items()] if isinstance(value, dict) else freeze(value)
    return found


def fill(x: object, frozen: dict[str, Any], kinds: dict[str, type[Any]]) -> None:
    """The other way round."""
    for name, value in frozen.items():
        if isinstance(getattr(x, name), dict):
            setattr(x, name, {thaw(k, kinds): thaw(v, kinds) for k, v in value})
        else:
            setattr(x, name, thaw(value, kinds))


def thaw_state(s: Heroes3, frozen: dict[str, Any]) -> None:
    kinds = kinds_of([Question, Effect, *HELD])
    for name, value in frozen.items():
        if name == "board":
            s.board = lay_board(value, s.board.open_borders)
        elif name == "chance":
            lay_chance(s, value)
        elif name == "players":
            s.players = []
            for given in value:
                player = Player(int(given["faction"]), int(given["hero"]), s.seats)
                fill(player, given, kinds)
                s.players.append(player)
        elif name == "battle":
            s.battle = None
            if value is not None:
                s.battle = Battle(0, 0, 0, 0, 0)
                fill(s.battle, value, kinds)
        else:
            setattr(s, name, thaw(value, kinds))


HELD: list[type[Any]] = [Fighter, Foe, Lying, Tale]  # what else a position holds


def lay_board(places: list[list[int]], open_borders: bool) -> Board:
    board = Board()
    board.open_borders = open_borders
    for centre, kind, _, _ in places:
        board = board.with_place(centre, kind)
    for place, (_, _, tile, turn) in enumerate(places):
        if tile != NONE:
            board = board.with_tile_up(place, tile, turn)
    return board
