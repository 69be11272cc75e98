"""What a Hero has so much of: gold, Move points, Gaar, Gems and Essences, cards."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import verbs
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.flow.sources import CombatSource, combat_sources
from hexfarer.games.euthia.flow.trading import Trading
from hexfarer.games.euthia.flow.walking import BURN, free_places
from hexfarer.games.euthia.flow.ways import Ways
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import COMBAT, ELEMENTS, GEMS, MINING, NONE, TOKENS, TRADE
from hexfarer.kernel.action import a_of, kind_of
from hexfarer.kernel.decision import Stock
from hexfarer.kernel.phrase import Phrase

STOCKS: Final[list[Stock]] = [
    Stock("gold", Phrase("eu-total-gold"), True),
    Stock("move", Phrase("eu-total-move"), True),
    Stock("gaar", Phrase("eu-total-gaar"), True),
    Stock("dwurt", Phrase("eu-total-dwurt"), True),
    Stock("cards", Phrase("eu-stock-cards"), True),
    *[Stock("gem:" + id, Phrase("eu-gem-" + id), True) for id in GEMS],
    *[Stock("essence:" + id, Phrase("eu-essence-" + id), True) for id in ELEMENTS],
    Stock("health", Phrase("eu-total-health"), False),
    Stock("rep", Phrase("eu-total-rep"), False),
    *[Stock("token:" + id, Phrase("eu-token-" + id), True) for id in [*TOKENS, "saved"]],
]
GOLD: Final = 0
MOVE: Final = 1
GAAR: Final = 2
CARDS: Final = 4
ESSENCES: Final = CARDS + 1 + len(GEMS)
HEALTH: Final = ESSENCES + len(ELEMENTS)
ACTIONS: Final = HEALTH + 2


def stock(s: Euthia, seat: int) -> list[int]:
    player = s.players[seat]
    found = [player.gold, player.move, player.gaar, player.dwurt, len(player.hand)]
    found += player.gems
    found += player.essences
    found += [player.health, player.rep]
    found += [int(player.has_token(token)) for token in (MINING, TRADE, COMBAT)]
    return [*found, int(player.saved != NONE)]


def spends(s: Euthia, action: int, seat: int, reveals: bool) -> list[tuple[int, int]]:
    """What is paid whatever comes to light: steps, with Fire or Water and the token for a Monster; Gaar, tiles, …"""
    if not reveals:
        return []
    kind, a = kind_of(action), a_of(action)
    if kind in (verbs.STEP, verbs.PORTAL):
        return [(MOVE, 1 if kind == verbs.STEP else 0), *arriving(s, seat, a, warmed(s, seat, a))]
    if kind == verbs.GO:
        return going(s, seat, a)
    if kind == verbs.REROLL and (s.fight is None or seat == s.fight.seat):  # the Monster has Gaar of its own
        return [(GAAR, 1)]
    if kind in (verbs.BUY, verbs.LEARN):
        return [(GOLD, TILES[a].buy)]
    if kind == verbs.CHANGE and isinstance(s.stack[-1], Trading):
        return [(GOLD, s.stack[-1].change_cost(s))]
    if kind == verbs.SPEND:
        return [(ESSENCES + a, 1)]
    if kind in (verbs.MINE, verbs.TRADE) or (kind == verbs.TOKEN and isinstance(s.stack[-1], CombatSource)):
        return [(ACTIONS + a, 1)]
    if kind == verbs.FIGHT:
        return combat_token(s, seat)
    return [(CARDS, 1)] if kind == verbs.PLAY else []


def going(s: Euthia, seat: int, field: int) -> list[tuple[int, int]]:
    """A way stops where something comes to light, and everybody sees where that is."""
    for leg in Ways(s, seat, s.players[seat].move).legs(field):
        if leg.field == field or free_places(s, leg.field):
            return [(MOVE, leg.move), *arriving(s, seat, leg.field, leg.health)]
    return []


def warmed(s: Euthia, seat: int, field: int) -> int:
    """The Health of a Hero who has entered a field."""
    player = s.players[seat]
    return min(player.health - BURN * s.heat(seat, field), player.max_health())


def arriving(s: Euthia, seat: int, field: int, health: int) -> list[tuple[int, int]]:
    """What entering a field is sure to cost; a tile that is turned up there may bring Fire or Water of its own."""
    if free_places(s, field):
        return []
    found = [(HEALTH, s.players[seat].health - health)]
    return found + combat_token(s, seat) if s.guarded(field) else found


def combat_token(s: Euthia, seat: int) -> list[tuple[int, int]]:
    """The token that a Combat Action takes, if there is but one way to pay for it."""
    sources = combat_sources(s, seat)
    if len(sources) != 1 or kind_of(sources[0]) != verbs.TOKEN:
        return []
    return [(ACTIONS + a_of(sources[0]), 1)]


def lapses(action: int) -> bool:
    return kind_of(action) == verbs.END
