"""Selling Items, Gems, Essences and Resources in a Trade Action (EU-TRADE-09 to -14, -17)."""

from __future__ import annotations

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Seq
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.effects.gains import Gold
from hexfarer.games.euthia.flow.using import first_alike, is_skill, may_change, run
from hexfarer.games.euthia.pieces import tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import TOKEN_WORTH
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.verdict import OK, refuse


def gold_in(effect: object) -> int:
    """The gold that one side of a Resource brings."""
    if isinstance(effect, Seq):
        return sum([gold_in(part) for part in effect.parts])
    return effect.n if isinstance(effect, Gold) else 0


def piece_verdict(s: Euthia, seat: int, i: int) -> int:
    """May a piece be given away for gold? A worn one takes its Health along (EU-TRADE-12, EU-HEALTH-03)."""
    pieces = s.players[seat].pieces
    if i >= len(pieces):
        return refuse(reasons.NO_PIECE)
    if is_skill(tile_of(pieces[i])):
        return refuse(reasons.NOT_FOR_SALE, tile_of(pieces[i]))
    return may_change(s, seat, pieces[:i] + pieces[i + 1 :])


def sell_verdict(s: Euthia, seat: int, i: int) -> int:
    """May a piece be sold for its price, or for all that it shows?"""
    verdict = piece_verdict(s, seat, i)
    if verdict != OK:
        return verdict
    tile = tile_of(s.players[seat].pieces[i])
    return refuse(reasons.CHOOSE_SIDE, tile) if len(TILES[tile].sides) > 1 else OK


def side_verdict(s: Euthia, seat: int, i: int, number: int) -> int:
    """May a Resource be sold for one side of its slash (EU-TRADE-13)?"""
    verdict = piece_verdict(s, seat, i)
    if verdict != OK:
        return verdict
    tile = tile_of(s.players[seat].pieces[i])
    sides = len(TILES[tile].sides)
    return OK if sides > 1 and 1 <= number <= sides else refuse(reasons.NO_SIDE, tile)


def why_sale(s: Euthia, seat: int, action: int) -> int:
    """The verdict on a sale."""
    kind, a = kind_of(action), a_of(action)
    player = s.players[seat]
    if kind == verbs.SELL:
        return sell_verdict(s, seat, a)
    if kind == verbs.SELL_SIDE:
        return side_verdict(s, seat, a, b_of(action))
    if kind == verbs.SELL_GEM:
        return OK if player.gems[a] else refuse(reasons.NO_GEM_TO_SELL, a)
    return OK if player.essences[a] else refuse(reasons.NO_ESSENCE, a)


def sales(s: Euthia, seat: int) -> list[int]:
    """All that may be sold."""
    player = s.players[seat]
    found: list[int] = []
    for i, p in enumerate(player.pieces):
        if not first_alike(player, i):
            continue
        sides = len(TILES[tile_of(p)].sides)
        if sides > 1:
            if piece_verdict(s, seat, i) == OK:
                found += [pack(verbs.SELL_SIDE, i, number) for number in range(1, sides + 1)]
        elif sell_verdict(s, seat, i) == OK:
            found.append(pack(verbs.SELL, i))
    found += [pack(verbs.SELL_GEM, gem) for gem, count in enumerate(player.gems) if count]
    return found + [pack(verbs.SELL_ESSENCE, essence) for essence, count in enumerate(player.essences) if count]


def is_sale(action: int) -> bool:
    return verbs.SELL <= kind_of(action) <= verbs.SELL_ESSENCE


def proceeds(s: Euthia, seat: int, action: int) -> int:
    """The gold that a legal sale brings."""
    kind = kind_of(action)
    if kind in (verbs.SELL_GEM, verbs.SELL_ESSENCE):
        return TOKEN_WORTH  # EU-TRADE-11
    p = s.players[seat].pieces[a_of(action)]
    sides = TILES[tile_of(p)].sides
    if sides:
        return gold_in(sides[b_of(action) - 1 if kind == verbs.SELL_SIDE else 0])
    return s.price_of(p)


def earning(s: Euthia, seat: int, gold: int) -> list[int]:
    """The sales that bring at least so much gold."""
    return [action for action in sales(s, seat) if proceeds(s, seat, action) >= gold]


def sell(s: Euthia, seat: int, action: int) -> None:
    kind, a = kind_of(action), a_of(action)
    player = s.players[seat]
    price = proceeds(s, seat, action)
    if kind == verbs.SELL_GEM:
        player.gems[a] -= 1
        player.gold += price
        s.tell(events.SOLD_GEM, [seat, a])
    elif kind == verbs.SELL_ESSENCE:
        player.essences[a] -= 1
        player.gold += price
        s.tell(events.SOLD_ESSENCE, [seat, a])
    else:
        number = tile_of(player.pieces[a])
        sides = TILES[number].sides
        s.lose_piece(seat, a)
        if sides:
            s.tell(events.SOLD_RESOURCE, [seat, number])
            run(s, seat, sides[b_of(action) - 1 if kind == verbs.SELL_SIDE else 0], number)
        else:
            player.gold += price
            s.tell(events.SOLD, [seat, number, price])
