"""Answers in words: labels, the things that they touch, the rules that they follow."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import verbs
from hexfarer.games.euthia.asking import ChooseWay
from hexfarer.games.euthia.components import (
    CARD_FACES,
    ESSENCE_USES,
    GEM_USES,
    MONSTER_IDS,
    TILE_IDS,
    TILES,
    BoardField,
)
from hexfarer.games.euthia.flow.paying import Paying
from hexfarer.games.euthia.flow.turn import SaveToken
from hexfarer.games.euthia.goingon import going_on
from hexfarer.games.euthia.pieces import tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    CARDS,
    COMBAT,
    ELEMENTS,
    GEMS,
    MINING,
    MOVE_OF,
    NONE,
    SAVED,
    SERVICES,
    SLOTS,
    TOKENS,
    TRADE,
)
from hexfarer.games.euthia.verbs import VERBS
from hexfarer.games.euthia.words import name, piece_word, tile_name, write
from hexfarer.kernel.action import a_of, arg_of, b_of, kind_of
from hexfarer.kernel.decision import Label
from hexfarer.kernel.phrase import Phrase

_THINGS: Final = ("field", "place", "gem", "essence", "card", "quest", "token", "foe", "slot")


def things_of(s: Euthia, action: int) -> list[str]:
    """The things that an answer touches. To the fields around one steps: going far does not touch them."""
    verb = VERBS.of(action)
    if verb.kind == verbs.GO and is_beside(s, arg_of(action, 0)):
        return []
    found: list[str] = []
    for i, kind in enumerate(verb.args):
        value = arg_of(action, i)
        if kind in _THINGS:
            found.append(f"{kind}:{write(s, kind, value)}")
        elif kind == "piece":
            found += ["piece:" + piece_word(s, like) for like in alike(s, value)]
        elif kind == "tile":
            found.append("tile:" + TILE_IDS[value])
        elif kind == "monster":
            found.append("trophy:" + MONSTER_IDS[value])
    if verb.kind == verbs.REROLL:
        found.append(f"die:{arg_of(action, 0)}")
    return found + parts_of(s, action)


def alike(s: Euthia, i: int) -> list[int]:
    """A piece and those that are like it in every way: an answer that names the first means any of them."""
    pieces = s.players[s.to_act()].pieces
    return [j for j, p in enumerate(pieces) if p == pieces[i]] if i < len(pieces) else [i]


def is_beside(s: Euthia, field: int) -> bool:
    """Does a field lie beside who is asked?"""
    seat = s.to_act()
    return seat >= 0 and s.players[seat].at != NONE and field in s.board.near[s.players[seat].at]


_HERE: Final = (verbs.PRAY, verbs.DRAUGHT, verbs.LOOT, verbs.CONFRONT, verbs.LEGEND, verbs.CLEAR)
_GAAR: Final = (verbs.FORGE, verbs.HOPE_GAAR, verbs.DROP_GAAR)
HALVES: Final[list[str]] = ["move", "act"]
_OWN: Final[dict[int, int]] = {verbs.MINE: MINING, verbs.TRADE: TRADE}
_SERVICES: Final = (verbs.MEND, verbs.BUY_GAAR, verbs.CHANGE, verbs.REVEAL)


def parts_of(s: Euthia, action: int) -> list[str]:
    """What else an answer touches: halves of Action tokens, the field where the Hero stands, a service, Gaar."""
    kind, a, seat = kind_of(action), a_of(action), s.to_act()
    if kind == verbs.MARCH:
        return [f"half:{write(s, 'token', a)}/move"]
    if kind == verbs.TOKEN:
        return [f"half:{write(s, 'token', a)}/{half}" for half in HALVES]
    if kind in _SERVICES:
        return ["service:" + SERVICES[_SERVICES.index(kind)]]
    if kind in _GAAR:
        return ["stat:gaar"]
    if kind in (verbs.DWURT, verbs.DROP_DWURT):
        return ["stat:dwurt"]
    if seat < 0:
        return []
    player = s.players[seat]
    if kind in _OWN:
        token = player.saved if a == SAVED else a
        return [f"half:{write(s, 'token', a)}/act"] if token == _OWN[kind] else []
    if kind == verbs.FIGHT:
        halves = ["half:combat/act"] if player.has_token(COMBAT) else []
        return [*halves, "half:saved/act"] if player.saved == COMBAT else halves
    if kind in _HERE and s.board.exists(player.at):
        return ["field:" + write(s, "field", player.at)]
    return []


def label(s: Euthia, action: int) -> Label:
    verb = VERBS.of(action)
    if not verbs.well_formed(action):  # nothing that could be meant
        plain: dict[str, object] = {word: arg_of(action, i) for i, word in enumerate(verb.names)}
        return Label(Phrase("do-" + verb.key, plain), [], verb.key, rule_of(s))
    words = spelled_out(s, action)
    if words is None:
        args: dict[str, object] = {}
        for i, (word, kind) in enumerate(zip(verb.names, verb.args)):
            args[word] = name(s, kind, arg_of(action, i), s.to_act())
        words = Phrase("do-" + verb.key, args)
    return Label(words, things_of(s, action), verb.key, RULES.get(verb.kind) or rule_of(s))


def spelled_out(s: Euthia, action: int) -> Phrase | None:
    """What a bare number means here: an effect, a side of a Resource, a set of cards."""
    kind, a, b = kind_of(action), a_of(action), b_of(action)
    top = s.stack[-1] if s.stack else None
    if kind == verbs.CHOOSE and isinstance(top, ChooseWay) and 1 <= a <= len(top.ways):
        return Phrase("do-eu-way", {"effect": top.ways[a - 1].text()})
    if kind == verbs.CHOOSE and isinstance(top, Paying) and top.needs and top.needs[0].parts(a):
        return Phrase("do-eu-way", {"effect": top.needs[0].parts(a)[0].text()})
    if kind in (verbs.DONE, verbs.PASS, verbs.STOP):
        return None if top is None else going_on(s, action)
    if kind == verbs.TOKEN and isinstance(top, SaveToken):
        return Phrase("do-eu-keep-token", {"token": name(s, "token", a, s.to_act())})
    player = s.players[max(0, s.to_act())]
    if kind in (verbs.BUY, verbs.LEARN):
        key = "do-eu-buy-for" if kind == verbs.BUY else "do-eu-learn-for"
        return Phrase(key, {"tile": tile_name(a), "n": TILES[a].buy})
    if kind == verbs.UNLOCK:
        return unlocking(player.board().fields[a])
    if kind == verbs.SPEND:
        used: dict[str, object] = {"essence": Phrase("eu-essence-" + ELEMENTS[a]), "effect": ESSENCE_USES[a][1].text()}
        return Phrase("do-eu-spend-for", used)
    if kind == verbs.USE and a < len(player.pieces):
        effect = TILES[tile_of(player.pieces[a])].effect
        if effect is not None:
            return Phrase("do-eu-use-for", {"piece": tile_name(tile_of(player.pieces[a])), "effect": effect.text()})
    if kind in (verbs.SELL, verbs.SELL_SIDE) and a < len(player.pieces):
        sold: dict[str, object] = {"piece": tile_name(tile_of(player.pieces[a]))}
        sides = TILES[tile_of(player.pieces[a])].sides
        side = b if kind == verbs.SELL_SIDE else 1
        if 1 <= side <= len(sides):
            return Phrase("do-eu-sell-for", sold | {"effect": sides[side - 1].text()})
        return Phrase("do-eu-sell-at", sold | {"n": s.price_of(player.pieces[a])}) if kind == verbs.SELL else None
    if kind == verbs.FLIP and a < len(player.pieces):
        gem: dict[str, object] = {"piece": tile_name(tile_of(player.pieces[a])), "gem": Phrase("eu-gem-" + GEMS[b])}
        return Phrase("do-eu-flip-for", gem | {"effect": GEM_USES[b][1].text()})
    if kind == verbs.PLAY and 1 <= b <= len(CARD_FACES[a].segments):
        card: dict[str, object] = {
            "card": Phrase("eu-card-" + CARDS[a]),
            "number": b,
            "effect": CARD_FACES[a].segments[b - 1].text(),
        }
        return Phrase("do-eu-play-for", card)
    if kind == verbs.MARCH:
        token = player.saved if a == SAVED else a
        if token != NONE:
            which = "saved" if a == SAVED else TOKENS[token]
            return Phrase("do-eu-march-for", {"token": Phrase("eu-token-" + which), "n": MOVE_OF[token]})
    if kind == verbs.REROLL:
        dice = s.roll.dice if s.roll is not None else s.fight.dice if s.fight is not None else []
        if 1 <= a <= len(dice):
            return Phrase("do-eu-reroll-for", {"die": a, "face": dice[a - 1]})
    return None


def unlocking(field: BoardField) -> Phrase:
    """A locked field of a board with its price."""
    slot = Phrase("eu-slot-" + SLOTS[field.slot])
    if field.gold:
        return Phrase("do-eu-unlock-for", {"slot": slot, "n": field.gold})
    known = 0 <= field.essence < len(ELEMENTS)
    essence = Phrase("eu-essence-" + ELEMENTS[field.essence]) if known else Phrase("need-eu-any-essence", {"n": 1})
    return Phrase("do-eu-unlock-with", {"slot": slot, "essence": essence})


def rule_of(s: Euthia) -> str:
    """The rule of the question that is asked."""
    return s.stack[-1].decision(s).rule if s.stack and not s.over else "EU-TURN-02"


RULES: Final[dict[int, str]] = {
    verbs.EXCHANGE: "EU-CARD-02",
    verbs.CASH: "EU-SOLO-07",
    verbs.FORGE: "EU-DWURT-02",
    verbs.HOPE_GAAR: "EU-SHII-04",
    verbs.MARCH: "EU-ACTION-01",
    verbs.STEP: "EU-MOVE-02",
    verbs.GO: "EU-MOVE-02",
    verbs.MINE: "EU-MINE-01",
    verbs.TRADE: "EU-TRADE-01",
    verbs.FIGHT: "EU-COMBAT-01",
    verbs.END: "EU-TURN-05",
    verbs.USE: "EU-TIMING-01",
    verbs.FLIP: "EU-GEM-02",
    verbs.SPEND: "EU-ESSENCE-01",
    verbs.EQUIP: "EU-ITEM-03",
    verbs.SWAP: "EU-HEALTH-03",
    verbs.UNEQUIP: "EU-ITEM-03",
    verbs.SET: "EU-GEM-01",
    verbs.LAY: "EU-ESSENCE-01",
    verbs.PRAY: "EU-FREE-01",
    verbs.DRAUGHT: "EU-FREE-01",
    verbs.LOOT: "EU-FREE-02",
    verbs.CONFRONT: "EU-FREE-05",
    verbs.PORTAL: "EU-PORTAL-04",
    verbs.QUEST: "EU-QUEST-01",
    verbs.DELIVER: "EU-SCEN-02",
    verbs.LEGEND: "EU-LEGEND-01",
    verbs.CLEAR: "EU-GOLEM-02",
    verbs.BUY: "EU-TRADE-05",
    verbs.SELL: "EU-TRADE-09",
    verbs.SELL_SIDE: "EU-TRADE-13",
    verbs.SELL_GEM: "EU-TRADE-11",
    verbs.SELL_ESSENCE: "EU-TRADE-11",
    verbs.MEND: "EU-TRADE-15",
    verbs.BUY_GAAR: "EU-TRADE-16",
    verbs.CHANGE: "EU-TRADE-07",
    verbs.REVEAL: "EU-LEVEL-01",
    verbs.LEARN: "EU-HERO-03",
    verbs.UNLEARN: "EU-HERO-05",
    verbs.UNLOCK: "EU-HERO-07",
    verbs.CART: "EU-MINE-07",
    verbs.STRIKE: "EU-COMBAT-32",
    verbs.FISTS: "EU-COMBAT-37",
    verbs.REROLL: "EU-DICE-03",
    verbs.DWURT: "EU-DWURT-05",
    verbs.PLAY: "EU-CARD-05",
    verbs.HOPE: "EU-SHII-03",
    verbs.HOPE_STRIKE: "EU-SHII-05",
    verbs.KEEP: "EU-COMBAT-41",
    verbs.COMMAND: "EU-COMBAT-06",
}
