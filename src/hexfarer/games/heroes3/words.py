"""Names, labels and notation: the border between numbers and words."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.asking import Ask, ChooseWay, Course, Question
from hexfarer.games.heroes3.battle import SPACES, Battle
from hexfarer.games.heroes3.board import LETTERS, field_name
from hexfarer.games.heroes3.components import CARD_IDS, CARDS, SPELL, Mode
from hexfarer.games.heroes3.content import towns
from hexfarer.games.heroes3.content.ai_cards import AI_CARD_IDS
from hexfarer.games.heroes3.content.heroes import HEROES
from hexfarer.games.heroes3.content.scenarios import card_of
from hexfarer.games.heroes3.content.tiles import FIELDS, TILE_IDS, TILES
from hexfarer.games.heroes3.content.units import UNIT_IDS
from hexfarer.games.heroes3.effects import Cleanse
from hexfarer.games.heroes3.fighting import attack_total, defence_total
from hexfarer.games.heroes3.flow.attack import Attack, Instants, answers, effective
from hexfarer.games.heroes3.flow.cards import ByPower, Casting
from hexfarer.games.heroes3.flow.combat import CoverUp, Declared, DefenceOffer
from hexfarer.games.heroes3.flow.dice import Rolled
from hexfarer.games.heroes3.flow.searching import Keep, Search
from hexfarer.games.heroes3.flow.tournament import PutSlot
from hexfarer.games.heroes3.flow.town import Buying, TownOffer
from hexfarer.games.heroes3.flow.turn import POWERS, SCOUT_DECKS, LastStep, Refresh, ScoutPut, ScoutWhich, WhichTier
from hexfarer.games.heroes3.flow.turning import TurnWhich
from hexfarer.games.heroes3.flow.visiting import EXCHANGE
from hexfarer.games.heroes3.flow.walking import FindTile
from hexfarer.games.heroes3.flow.windows import OneDie, asked_for_cards
from hexfarer.games.heroes3.library import ATTACK_DIE, FACES, MORALES, dashed
from hexfarer.games.heroes3.player import BUILDINGS, HEROES_OF_SEAT, Player
from hexfarer.games.heroes3.signs import SIGNS
from hexfarer.games.heroes3.state import DECKS, Heroes3
from hexfarer.games.heroes3.terms import LOCATIONS, NONE, RESOURCES, SIDES, TIERS, TILE_KINDS
from hexfarer.games.heroes3.verbs import VERBS
from hexfarer.kernel.action import a_of, arg_of, b_of, kind_of
from hexfarer.kernel.decision import Label, Total
from hexfarer.kernel.event import Event
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


def unit_name(unit: int) -> Phrase:
    """A unit of an army, or the arrow tower (TOLD_TOWER in events)."""
    if not 0 <= unit >> 1 < len(UNIT_IDS):
        return Phrase("h3-tower")
    return Phrase("h3-unit-" + UNIT_IDS[unit >> 1])


def building_name(faction: int, building: int) -> Phrase:
    """A building by the name that it has in a Town of the faction."""
    return Phrase("h3-building-" + dashed(towns.BUILDING_IDS[faction][building]))


def field_phrase(s: Heroes3, field: int) -> Phrase:
    """A field with what lies there; face down, only where it is."""
    if field >= len(s.board.location) or not s.board.is_up(field):
        return Phrase("h3-field-unknown", {"field": field_name(field)})
    location = Phrase("h3-location-" + dashed(LOCATIONS[s.board.location[field]]))
    return Phrase("h3-field", {"field": field_name(field), "what": location})


def die_name(value: int) -> Phrase:
    """An attack die; -1 is told as 0. One that counts three times is still one of the three faces."""
    return Phrase("h3-die-" + ATTACK_DIE[0 if value < 1 else 1 if value == 1 else 2])


def name(s: Heroes3, kind: str, value: int, viewer: int) -> object:
    """What an argument is called for a viewer."""
    if kind == "seat":
        return seat_name(s, value) if 0 <= value < s.seats else Phrase("h3-nobody")
    if kind == "foe":
        return foe_name(s, value)
    if kind == "card":
        return Phrase("h3-card-" + CARD_IDS[value])
    if kind == "fighter":
        return fighter_name(s, value)
    if kind == "unit":
        return unit_name(value)
    if kind == "building":
        known = 0 <= viewer < s.seats
        return building_name(s.players[viewer].faction, value) if known else role_name(value)
    if kind == "field":
        return field_phrase(s, value)
    if kind in ("space", "place"):
        return write(s, kind, value)
    if kind == "astrologers":
        return Phrase("h3-astrologers-" + dashed(SIGNS[value]))
    if kind == "morale":
        return Phrase("h3-morale-" + MORALES[value])
    if kind == "face":
        return Phrase("h3-face-" + FACES[value])
    if kind == "die":
        return die_name(value)
    if kind == "deck":
        return deck_name(value)
    if kind == "tile":
        return Phrase("h3-tile-" + TILE_KINDS[TILES[value].kind], {"tile": TILE_IDS[value]})
    if kind in _LISTS:
        return Phrase(f"h3-{kind}-" + dashed(_LISTS[kind][value]))
    return value


def drawn(s: Heroes3, kind: str, value: int, viewer: int) -> list[str]:
    """What an argument of an event looks like: `unit:halberdiers`, `field:A3` with its location, `level:3`."""
    if kind == "unit":
        return ["unit:" + UNIT_IDS[value >> 1]] if 0 <= value >> 1 < len(UNIT_IDS) else ["tower"]
    if kind == "field":
        if value >= len(s.board.location) or not s.board.is_up(value):
            return ["field:" + field_name(value)]
        return ["field:" + field_name(value), "location:" + LOCATIONS[s.board.location[value]]]
    if kind == "foe":
        return [f"foe:{value}"]
    if kind == "tile":
        return ["tile:" + TILE_IDS[value]]
    if kind == "astrologers":
        return ["astrologers:" + SIGNS[value]]
    if kind in ("card", "resource", "building", "aicard"):
        return [f"{kind}:{_LISTS[kind][value]}"]
    return [f"{kind}:{value}"] if kind in ("seat", "level") and value >= 0 else []


def foe_name(s: Heroes3, number: int) -> Phrase:
    """An AI hero or a wandering army."""
    return Phrase("h3-foe-" + card_of(s).foes[number].id)


def role_name(building: int) -> Phrase:
    """A building of no Town in particular."""
    return Phrase("h3-building-" + dashed(BUILDINGS[building]))


def deck_name(deck: int) -> Phrase:
    return Phrase("h3-deck-" + SCOUT_DECKS[deck])


def told(s: Heroes3, event: Event, viewer: int) -> Phrase | None:
    """Events whose words need more than one number at a time."""
    if event.kind == events.BUILT:
        seat, building = event.args
        args: dict[str, object] = {
            "seat": seat_name(s, seat),
            "building": building_name(s.players[seat].faction, building),
        }
        return Phrase("event-h3-built", args)
    return None


def fighter_name(s: Heroes3, i: int) -> Phrase:
    battle = s.battle
    if battle is None or i >= len(battle.fighters) or battle.fighters[i].is_tower():
        return Phrase("h3-tower")
    return Phrase("h3-unit-" + UNIT_IDS[battle.fighters[i].unit >> 1])


def fighter_place(s: Heroes3, i: int) -> str:
    """Where a fighter stands, to tell two of a name apart."""
    battle = s.battle
    if battle is None or i >= len(battle.fighters) or not 0 <= battle.fighters[i].at < SPACES:
        return "–"
    return write(s, "space", battle.fighters[i].at)


# -- labels --

_THINGS: Final = ("card", "unit", "fighter", "field", "space", "building", "place", "hero", "seat")


def thing_of(s: Heroes3, kind: str, value: int) -> str:
    """The id of the thing that an argument means; "" if it is none."""
    return f"{kind}:{write(s, kind, value)}" if kind in _THINGS else ""


_AT_TOKEN: Final[dict[int, str]] = {
    verbs.POPULATE: "population",
    verbs.BUY_SPELL: "spell_book",
    verbs.SPEND_DRAW: "morale",
    verbs.SPEND_CYCLE: "morale",
    verbs.SEARCH_AGAIN: "morale",
}
_AT_FIGHTER: Final = (verbs.DEFEND, verbs.DONE, verbs.SURRENDER)


def things_of(s: Heroes3, action: int) -> list[str]:
    """The things that an answer touches."""
    verb = VERBS.of(action)
    kind, a = verb.kind, a_of(action)
    if kind in (verbs.DIE, verbs.REROLL):
        return [f"die:{a}"]
    if kind == verbs.PUT:
        return [f"spot:{a}"]
    if kind == verbs.TURN_TILE:
        return [f"turn:{a}"]
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Search) and kind in (verbs.LOOK, verbs.TOP):
        return ["deck:" + DECKS[top.deck]]
    if isinstance(top, Keep) and kind == verbs.SEARCH_AGAIN:
        return ["deck:" + DECKS[top.deck], "token:morale"]
    if kind in _AT_TOKEN:
        return ["token:" + _AT_TOKEN[kind]]
    if isinstance(top, Ask) and kind == verbs.NUMBER:
        if isinstance(top.choosing, FindTile):
            return ["place:" + write(s, "place", a)]
        if isinstance(top.choosing, ScoutWhich):
            return ["deck:" + SCOUT_DECKS[a]]
    if kind in _AT_FIGHTER and s.battle is not None and s.battle.acting != NONE:
        return [f"fighter:{s.battle.acting}"]
    if kind == verbs.BUILD_IN:  # a building of a Town that is not one's own
        return [thing_of(s, "field", a)]
    found = [thing_of(s, arg, arg_of(action, i)) for i, arg in enumerate(verb.args)]
    return [thing for thing in found if thing]


def label(s: Heroes3, action: int) -> Label:
    verb = VERBS.of(action)
    if not verbs.well_formed(action):  # nothing that could be meant
        plain: dict[str, object] = {word: arg_of(action, i) for i, word in enumerate(verb.names)}
        return Label(Phrase("do-" + verb.key, plain), [], verb.key, rule_of(s, action))
    words = spelled_out(s, action)
    if words is None:
        args: dict[str, object] = {}
        for i, (word, kind) in enumerate(zip(verb.names, verb.args)):
            args[word] = name(s, kind, arg_of(action, i), s.to_act())
            if kind == "fighter":
                args["space"] = fighter_place(s, arg_of(action, i))
        words = Phrase("do-" + verb.key, args)
    return Label(words, things_of(s, action), verb.key, rule_of(s, action))


def spelled_out(s: Heroes3, action: int) -> Phrase | None:
    """What a bare number means here: an effect, an outcome, a die, a deck."""
    kind, a, b = kind_of(action), a_of(action), b_of(action)
    top = s.stack[-1] if s.stack else None
    if kind in (verbs.PLAY, verbs.BOOST) and 1 <= b <= len(CARDS[a].modes):
        return play_words(kind, a, CARDS[a].modes[b - 1])
    if kind == verbs.CHOOSE and isinstance(top, ChooseWay) and 1 <= a <= len(top.ways):
        return Phrase("do-h3-way", {"effect": top.ways[a - 1].text()})
    if kind == verbs.OUTCOME and isinstance(top, Casting) and 1 <= a <= len(top.steps()):
        return Phrase("do-h3-way", {"effect": top.steps()[a - 1][1].text()})
    if kind in (verbs.DIE, verbs.REROLL):
        return die_words(s, top, kind, a)
    if kind in (verbs.PASS, verbs.DONE, verbs.DRAW, verbs.STOP, verbs.YES):
        return quiet_words(s, top, action)
    if kind == verbs.BUILD_IN and s.home_of(a) != NONE:
        building = building_name(s.players[s.home_of(a)].faction, b)
        return Phrase("do-h3-build-in", {"field": field_phrase(s, a), "building": building})
    if kind == verbs.TRADE and a != b:
        give, get = EXCHANGE[a][b]
        args: dict[str, object] = {
            "give": give,
            "given": name(s, "resource", a, s.to_act()),
            "get": get,
            "got": name(s, "resource", b, s.to_act()),
        }
        return Phrase("do-h3-trade-for", args)
    if isinstance(top, Ask):
        return picked_words(s, top, kind, a)
    return None


# What "go on" means, by question.
_QUIET: Final[dict[str, str]] = {
    "ask-h3-rerolls": "do-h3-pass-reroll",
    "ask-h3-rescue": "do-h3-pass-rescue",
    "ask-h3-town-offer": "do-h3-pass-town",
    "ask-h3-declared": "do-h3-pass-town",
    "ask-h3-turn-start": "do-h3-pass-buildings",
    "ask-h3-instants": "do-h3-pass-cards",
    "ask-h3-against-spell": "do-h3-pass-cards",
    "ask-h3-after-spell": "do-h3-pass-cards",
    "ask-h3-victory-cards": "do-h3-pass-cards",
    "ask-h3-before-guards": "do-h3-pass-cards",
    "ask-h3-start-cards": "do-h3-pass-cards",
    "ask-h3-reply": "do-h3-pass-cards",
    "ask-h3-trade": "do-h3-stop-trade",
    "ask-h3-populating": "do-h3-stop-recruit",
    "ask-h3-giving": "do-h3-stop-give",
    "ask-h3-answer-swap": "do-h3-stop-swap",
    "ask-h3-propose": "do-h3-stop-offer",
    "ask-h3-spend-first": "do-h3-stop-morale",
}


def quiet_words(s: Heroes3, top: object, action: int) -> Phrase | None:
    """What it means to do nothing more here."""
    kind, battle = kind_of(action), s.battle
    if kind == verbs.DRAW:
        if not isinstance(top, Refresh):
            return None
        return Phrase("do-h3-keep-draw", {"keep": len(s.players[top.seat].hand), "number": a_of(action)})
    if kind == verbs.DONE:
        if battle is None or battle.acting == NONE:
            return None
        return Phrase("do-h3-done-with", {"unit": fighter_name(s, battle.acting)})
    if kind == verbs.YES:
        return Phrase("do-h3-yes-spell") if isinstance(top, Buying) else None
    if isinstance(top, Instants) and battle is not None and not battle.halted:
        if top.passes or not asked_for_cards(s, 1 - top.side):
            return Phrase("do-h3-pass-roll")
    if not isinstance(top, Question) or isinstance(top, Course):
        return None
    key = _QUIET.get(top.decision(s).words.key)
    return None if key is None else Phrase(key)


def play_words(kind: int, card: int, mode: Mode) -> Phrase:
    named = Phrase("h3-card-" + CARD_IDS[card])
    if kind == verbs.BOOST:
        return Phrase("do-h3-boost-for", {"card": named, "power": mode.power})
    if isinstance(mode.effect, ByPower) and CARDS[card].kind == SPELL:
        return Phrase("do-h3-play-spell", {"card": named})
    return Phrase("do-h3-play-for", {"card": named, "effect": mode.effect.text()})


def dice_on_table(s: Heroes3) -> list[int]:
    """The attack dice that can be rolled again."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, OneDie):
        return [top.die]
    return s.battle.rolled if s.battle is not None else []


def die_words(s: Heroes3, top: object, kind: int, a: int) -> Phrase | None:
    if isinstance(top, Rolled) and 1 <= a <= len(s.rolled):
        face = Phrase("h3-face-" + FACES[top.die * 6 + s.rolled[a - 1]])
    elif 1 <= a <= len(dice_on_table(s)):
        face = die_name(dice_on_table(s)[a - 1] + 1)
    else:
        return None
    return Phrase("do-h3-face" if kind == verbs.DIE else "do-h3-reroll-face", {"face": face})


def picked_words(s: Heroes3, top: Ask, kind: int, a: int) -> Phrase | None:
    """A number that an effect asks for."""
    choosing = top.choosing
    if kind == verbs.CHOOSE and isinstance(choosing, ScoutPut) and a in (1, 2):
        return Phrase(f"do-h3-scout-put-{a}")
    if kind == verbs.CHOOSE and isinstance(choosing, CoverUp):
        return Phrase("do-h3-cover-up")
    if kind == verbs.CHOOSE and isinstance(choosing, Cleanse):
        return Phrase("do-h3-cleanse")
    if kind == verbs.FIELD and isinstance(choosing, TurnWhich):
        return Phrase("do-h3-turn-which", {"place": write(s, "place", a // FIELDS)})
    if kind != verbs.NUMBER:
        return None
    if isinstance(choosing, WhichTier) and a < len(TIERS):
        return Phrase("do-h3-tier", {"tier": Phrase("h3-tier-" + TIERS[a])})
    if isinstance(choosing, ScoutWhich) and a < len(SCOUT_DECKS):
        return Phrase("do-h3-deck", {"deck": deck_name(a)})
    if isinstance(choosing, FindTile):
        return Phrase("do-h3-find-tile", {"place": write(s, "place", a)})
    return None


_RULES: Final[dict[int, str]] = {
    verbs.TURN_TILE: "H3-TILE-007",
    verbs.LOOK: "H3-DECK-010",
    verbs.TOP: "H3-DECK-011",
    verbs.REPLACE: "H3-DECK-013",
    verbs.REROLL: "H3-MORALE-009",
    verbs.DIE: "H3-RES-004",
    verbs.SPEND_DRAW: "H3-MORALE-008",
    verbs.SPEND_CYCLE: "H3-MORALE-008",
    verbs.PLAY: "H3-DECK-020",
    verbs.BOOST: "H3-SPELL-003",
    verbs.OUTCOME: "H3-SPELL-002",
    verbs.DISCARD: "H3-TURN-001",
    verbs.DRAW: "H3-TURN-003",
    verbs.MOVE: "H3-MOVE-003",
    verbs.RIDE: "H3-MOVE-003",
    verbs.DISCOVER: "H3-TILE-006",
    verbs.PLACE: "H3-TILE-008",
    verbs.PUT: "H3-TILE-009",
    verbs.REVISIT: "H3-TILE-020",
    verbs.DIG: "H3-LOC-GRAIL-1",
    verbs.END: "H3-TURN-007",
    verbs.USE: "H3-TOWN-013",
    verbs.SWAP: "H3-TRADE-007",
    verbs.DEAL: "H3-TRADE-008",
    verbs.GIVE: "H3-TRADE-008",
    verbs.LEND: "H3-TRADE-007",
    verbs.BUILD: "H3-TOWN-006",
    verbs.BUILD_IN: "H3-TOWN-006",
    verbs.LAND: "H3-MOVE-006",
    verbs.POPULATE: "H3-TOWN-014",
    verbs.RECRUIT: "H3-TOWN-018",
    verbs.REINFORCE: "H3-TOWN-019",
    verbs.HIRE: "H3-TOWN-015",
    verbs.BUY_SPELL: "H3-TOWN-023",
    verbs.TRADE: "H3-TRADE-002",
    verbs.DEPLOY: "H3-COMBAT-020",
    verbs.WALL: "H3-SIEGE-008",
    verbs.ACTIVATE: "H3-COMBAT-031",
    verbs.GO: "H3-COMBAT-003",
    verbs.ATTACK: "H3-COMBAT-037",
    verbs.BREACH: "H3-SIEGE-009",
    verbs.DEFEND: "H3-COMBAT-040",
    verbs.DONE: "H3-COMBAT-037",
    verbs.FLEE: "H3-COMBAT-073",
    verbs.SURRENDER: "H3-COMBAT-075",
    verbs.PASS: "H3-DECK-029",
    verbs.EXTEND: "H3-COMBAT-070",
    verbs.HALT: "H3-COMBAT-067",
    verbs.SAVE: "H3-COMBAT-092",
    verbs.STARTER: "H3-TOUR-001",
    verbs.REDRAW: "H3-TOUR-003",
    verbs.SEARCH_AGAIN: "H3-TOUR-003",
}
_PICKS: Final = (
    verbs.CHOOSE,
    verbs.CARD,
    verbs.UNIT,
    verbs.FIGHTER,
    verbs.SPACE,
    verbs.FIELD,
    verbs.NUMBER,
    verbs.RESOURCE,
    verbs.HERO,
    verbs.YES,
    verbs.STOP,
)


def rule_of(s: Heroes3, action: int) -> str:
    """The rule that an answer follows: of its verb, or of what is asked."""
    kind = kind_of(action)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Ask) and kind in _PICKS:
        return top.choosing.rule
    if isinstance(top, Keep) and kind == verbs.CARD:
        return "H3-DECK-010"
    if isinstance(top, LastStep):
        return "H3-TURN-008"
    if isinstance(top, PutSlot) and kind == verbs.PUT:
        return "H3-TOUR-002"
    if kind == verbs.PASS and isinstance(top, TownOffer):
        return "H3-TOWN-031"
    if kind == verbs.PLAY and CARDS[a_of(action)].kind == SPELL:
        return "H3-SPELL-001"
    return _RULES.get(kind, "H3-TILE-024")


def totals(s: Heroes3, seat: int) -> list[Total]:
    """The running numbers of a seat."""
    if not 0 <= seat < s.seats:
        return []
    player = s.players[seat]
    if s.battle is not None and s.stack and not isinstance(s.stack[-1], (Declared, DefenceOffer)):
        return combat_totals(s, s.battle, player)
    found = [Total(Phrase("h3-resource-" + dashed(id)), player.resources[i]) for i, id in enumerate(RESOURCES)]
    for hero, id in enumerate(HEROES_OF_SEAT):
        if player.at[hero] != NONE:
            found.append(Total(Phrase("h3-mp-" + id), player.mp[hero]))
    return found


def combat_totals(s: Heroes3, battle: Battle, player: Player) -> list[Total]:
    """The attack under way as it stands; otherwise what a hero has to go on with, where that costs something."""
    for frame in s.stack[::-1]:
        if isinstance(frame, Attack):
            attacker, target = battle.fighters[frame.attacker], battle.fighters[frame.target]
            attack = attack_total(s, attacker, target, effective(battle))
            defence = defence_total(s, attacker, target, battle.more, answers(frame.kind))
            return [Total(Phrase("h3-total-attack"), attack), Total(Phrase("h3-total-defence"), defence)]
    hero = battle.hero[0]
    if battle.limited and hero != NONE and s.players[battle.seats[0]] is player:
        return [Total(Phrase("h3-mp-" + HEROES_OF_SEAT[hero]), player.mp[hero])]
    return []
