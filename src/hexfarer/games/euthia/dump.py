"""The `given` block of a position, for situations (docs/situations/euthia.md)."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.games.euthia.asking import Effect, Question
from hexfarer.games.euthia.board import FIELDS, Board
from hexfarer.games.euthia.components import (
    DRAGON_ATTACK_IDS,
    EVENT_IDS,
    LEGEND_IDS,
    MAP_TILE_IDS,
    MONSTER_IDS,
    QUEST_IDS,
    RAGE_IDS,
    TILE_IDS,
)
from hexfarer.games.euthia.fight import Fight, Roll
from hexfarer.games.euthia.moments import fight_given, moment_given, roll_given
from hexfarer.games.euthia.needs import Need
from hexfarer.games.euthia.pieces import essences_on, gem_at, is_live, is_spent, is_worn, tile_of
from hexfarer.games.euthia.piles import DECKS, deck_of
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import CARDS, ELEMENTS, ENCOUNTERS, GEMS, HEROES, NONE, SHOPS, STACKS, TOKENS
from hexfarer.games.euthia.view import card_words, counted, tile_words
from hexfarer.games.euthia.words import field_word
from hexfarer.kernel.dump import Given, chance_given, frozen_attributes, lay_chance, leads_to, top_first
from hexfarer.kernel.hexes import q_of, r_of
from hexfarer.kernel.plain import freeze, kinds_of, thaw
from hexfarer.kernel.state import attributes

RUBBLE: Final[list[str]] = ["", "A", "B"]


def dump(s: Euthia) -> Given:
    """The block that leads to this position, with everything open. Where words do not suffice, `pending` is exact."""
    from hexfarer.games.euthia.setup import start

    given = readable(s)
    setup = s.plan.setup
    sayable = not s.over and (s.fight is None or "fight" in given)
    if setup is None or not sayable or not leads_to(given, s, start(s.game, setup, False), freeze_state):
        given["pending"] = freeze_state(s)
    return given


def readable(s: Euthia) -> Given:
    found: Given = {
        "round": s.round,
        "first": s.first,
        "current": s.current,
        "tiles": [tile_given(s, number) for number in range(len(s.board.tiles))],
        "map_stack": top_first(s.map_stack, MAP_TILE_IDS),
        "field": {field_word(s, field): field_given(s, field) for field in s.board.fields() if field_given(s, field)},
        "seat": {str(seat): seat_given(s, player) for seat, player in enumerate(s.players)},
        "offers": {shop: tile_words(s.offers[i]) for i, shop in enumerate(SHOPS)},
        "stacks": {stack: top_first(s.stacks[i], TILE_IDS) for i, stack in enumerate(STACKS)},
        "discards": discards_given(s),
        "monsters": {str(level): top_first(s.monsters[level - 1], MONSTER_IDS) for level in (1, 2, 3)},
        "cards": {"silver": top_first(s.cards[0], CARDS), "gold": top_first(s.cards[1], CARDS)},
        "bank": {"silver": top_first(s.silver_bank, CARDS), "gold": top_first(s.gold_bank, CARDS)},
        "quests": {
            ENCOUNTERS[i]: {
                "deck": top_first(s.quest_decks[i], QUEST_IDS),
                "open": [QUEST_IDS[quest] for quest in s.open_quests[i]],
            }
            for i in range(len(ENCOUNTERS))
            if s.quest_decks[i] or s.open_quests[i]
        },
        "elite": MONSTER_IDS[s.elite] if s.elite != NONE else "",
        "bounties": top_first(s.bounty_stack, MONSTER_IDS),
        "control": s.controls[::-1],
        "combat": s.combat_cards[::-1],
        "event": EVENT_IDS[s.event] if s.event != NONE else "",
        "events": top_first(s.event_deck, EVENT_IDS),
        "legends": top_first(s.legend_deck, LEGEND_IDS),
        "badges": s.badges[:],
        "attacks": top_first(s.attacks, DRAGON_ATTACK_IDS),
        "rages": top_first(s.rages, RAGE_IDS),
        "chance": chance_given(s),
    }
    if s.waiting:
        found["waiting"] = [MONSTER_IDS[number] for number in s.waiting]
    if s.box:
        found["gone"] = tile_words(s.box)
    if s.loaded:
        found["dice"] = s.loaded[:]
    moment = moment_given(s.stack[-1]) if s.stack else ""
    if moment:
        found["moment"] = moment
    fight = fight_given(s, s.fight) if s.fight is not None else {}
    if fight:
        found["fight"] = fight
    if s.roll is not None:
        found["roll"] = roll_given(s.roll)
    if s.farrug != NONE:
        found["farrug"] = {"stage": s.farrug + 1, "at": field_word(s, s.dragon_at), "damage": s.dragon_damage}
    if s.golem_from != NONE:
        found["golem"] = {
            "at": field_word(s, s.golem_at),
            "from": field_word(s, s.golem_from),
            "damage": s.golem_damage,
        }
    return found


def discards_given(s: Euthia) -> Given:
    """The discard piles that are not empty, the last card uppermost."""
    found: Given = {}
    for id in STACKS + DECKS:
        deck = deck_of(s, id)
        if deck.used:
            found[id] = [deck.ids[card] for card in deck.used] if deck.kind else deck.used[:]
    return found


def tile_given(s: Euthia, number: int) -> str:
    """`I-03 1,-2`: the tile and the hex of its field a."""
    hex_ = s.board.hexes[number * FIELDS]
    return f"{MAP_TILE_IDS[s.board.tiles[number]]} {q_of(hex_)},{r_of(hex_)}"


def field_given(s: Euthia, field: int) -> Given:
    found: Given = {}
    if s.claims[field] != NONE:
        found["claim"] = s.claims[field]
    if s.tokens[field] != NONE:
        found["trade"] = s.tokens[field]
    if s.digs[field]:
        found["digs"] = {str(seat): s.digs_of(field, seat) for seat in range(s.seats) if s.digs_of(field, seat)}
    if s.summons[field]:
        found["summons"] = [seat for seat in range(s.seats) if s.summons[field] >> seat & 1]
    if s.rubble[field]:
        found["rubble"] = RUBBLE[s.rubble[field]]
    if s.legend_at[field] != NONE:
        found["legend"] = LEGEND_IDS[s.legend_at[field]]
    return found


def piece_word(p: int) -> str:
    """`slayers_plate_helmet worn spent ruby opal:off holds:fire`."""
    words = [TILE_IDS[tile_of(p)]]
    if is_worn(p):
        words.append("worn")
    if is_spent(p):
        words.append("spent")
    for socket in range(2):
        if gem_at(p, socket) >= 0:
            words.append(GEMS[gem_at(p, socket)] + ("" if is_live(p, socket) else ":off"))
    words += ["holds:" + ELEMENTS[essence] for essence in essences_on(p)]
    return " ".join(words)


def seat_given(s: Euthia, player: Player) -> Given:
    return {
        "hero": HEROES[player.hero],
        "health": player.health,
        "rep": player.rep,
        "gold": player.gold,
        "gaar": player.gaar,
        "dwurt": player.dwurt,
        "dwurt_die": player.dwurt_die,
        "gems": counted(player.gems, GEMS),
        "essences": counted(player.essences, ELEMENTS),
        "pieces": [piece_word(p) for p in player.pieces],
        "known": [piece_word(p) for p in player.known],
        "trophies": [MONSTER_IDS[number] for number in player.trophies],
        "unlocked": [field.id for i, field in enumerate(player.board().fields) if player.unlocked >> i & 1],
        "hand": card_words(player.hand),
        "controls": player.controls,
        "tokens": [TOKENS[i] for i in range(3) if player.has_token(i)],
        "saved": TOKENS[player.saved] if player.saved != NONE else "",
        "move": player.move,
        "at": field_word(s, player.at),
        "gates": [field_word(s, field) for field in player.gates],
        "spoils": field_word(s, player.spoils),
        "turns": player.turns,
        "quests": [QUEST_IDS[quest] for quest in player.quests],
        "bounties": [MONSTER_IDS[number] for number in player.bounties],
        "kills": player.kills,
        "deaths": player.deaths,
        "delivered": [level for level in (1, 2, 3) if player.delivered >> level & 1],
    }


# -- everything, as plain data --

_HANDMADE = ["players", "fight", "roll"]  # their constructors take other things than they keep


def freeze_state(s: Euthia) -> Given:
    found = frozen_attributes(s, _HANDMADE)
    found["players"] = [parts(player) for player in s.players]
    found["fight"] = None if s.fight is None else parts(s.fight)
    found["roll"] = None if s.roll is None else parts(s.roll)
    found["board"] = [[tile, place] for tile, place in zip(s.board.tiles, s.board.places)]
    found["chance"] = chance_given(s)
    return found


def parts(x: object) -> Given:
    return {name: freeze(getattr(x, name)) for name in attributes(x)}


def fill(x: object, frozen: dict[str, Any]) -> None:
    for name, value in frozen.items():
        getattr(x, name)  # AttributeError for what it does not have
        setattr(x, name, value)


def thaw_state(s: Euthia, frozen: dict[str, Any]) -> None:
    kinds = kinds_of([Question, Effect, Need])
    for name, value in frozen.items():
        if name == "board":
            board = Board()
            for tile, place in value:
                board = board.with_tile(tile, place)
            s.board = board
        elif name == "chance":
            lay_chance(s, value)
        elif name == "players":
            s.players = []
            for given in value:
                player = Player(int(given["hero"]))
                fill(player, given)
                s.players.append(player)
        elif name == "fight":
            s.fight = None
            if value is not None:
                s.fight = Fight(0, 0, 0, 0)
                fill(s.fight, value)
        elif name == "roll":
            s.roll = None
            if value is not None:
                s.roll = Roll([])
                fill(s.roll, value)
        else:
            setattr(s, name, thaw(value, kinds))
