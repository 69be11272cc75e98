"""Mining (EU-MINE)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Ask, Choosing, Question, Seq
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.effects.gains import MineCart
from hexfarer.games.euthia.flow.using import first_alike, use_piece, use_verdict
from hexfarer.games.euthia.pieces import tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import CARTS, FROM_MOUNTAIN, MOUNTAIN, NONE, OUTSIDE, is_gold, is_mine
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, reason_of, refuse

CARTLOAD: Final = 3  # tiles that a Mine Cart reveals (EU-MINE-07)


def owners(s: Euthia, seat: int, field: int) -> list[int]:
    """The other players with Interaction tokens on a Mining field."""
    return [other for other in s.others(seat) if s.digs_of(field, other)]


def mining_verdict(s: Euthia, seat: int) -> int:
    """May the Hero mine where he stands?"""
    player = s.players[seat]
    field = player.at
    if not is_mine(s.board.at(field).kind):
        return refuse(reasons.NOT_A_MINE)
    if s.guarded(field):
        return refuse(reasons.NOT_LIBERATED, field)
    if s.rubble[field]:
        return refuse(reasons.RUBBLE, field)
    if s.digs_of(field, seat) == 1:
        return refuse(reasons.MINED_ALREADY)
    due = len(owners(s, seat, field))
    if s.plan.rivals():
        return refuse(reasons.OWNERS_UNPAID, due, player.gold) if player.gold < due else OK
    return refuse(reasons.NO_GOLD_CARD) if due and not player.gold_cards() else OK


def begin_mining(s: Euthia, seat: int) -> None:
    """A Mining Action that is paid for: the owners get their due, then the token, then the tile."""
    field = s.players[seat].at
    s.tidy(seat)
    s.push(Digging(seat, field))
    due = owners(s, seat, field)
    if s.plan.rivals():
        for other in due:
            s.pay_gold(seat, other, 1)  # EU-MINE-06
    elif due:
        s.push(Ask(seat, TOLL, NONE, 0))
    s.set_digs(field, seat, 1)  # EU-MINE-04, -05
    s.tell(events.MINED, [seat, field])


class GoldToll(Choosing):
    """Together: one Gold card instead of gold for the owners (EU-COOP-04)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "toll"
    rule: ClassVar[str] = "EU-COOP-04"
    hidden: ClassVar[bool] = True
    alone: ClassVar[bool] = True

    def values(self, s: Euthia, seat: int, by: int, memo: int) -> list[int]:
        return sorted({card for card in s.players[seat].hand if is_gold(card)})

    def chosen(self, s: Euthia, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].hand.remove(value)
        s.discard_card(value)
        s.tell(events.TOLL_CARD, [seat, value])


TOLL: Final = GoldToll()


# -- the Mine Cart --


def has_cart(effect: object) -> bool:
    """Is the Mine Cart symbol among what a tile does?"""
    if isinstance(effect, Seq):
        return any(isinstance(part, MineCart) for part in effect.parts)
    return isinstance(effect, MineCart)


def cart_verdict(s: Euthia, seat: int, i: int) -> int:
    """May a piece be used as the Mine Cart of this Action? Outside Mining it says that it is for that alone."""
    pieces = s.players[seat].pieces
    if i >= len(pieces):
        return refuse(reasons.NO_PIECE)
    if not has_cart(TILES[tile_of(pieces[i])].effect):
        return refuse(reasons.NO_CART, tile_of(pieces[i]))
    verdict = use_verdict(s, seat, i, OUTSIDE)
    return OK if reason_of(verdict) == reasons.ONLY_MINING else verdict


def carts(s: Euthia, seat: int) -> list[int]:
    """The pieces that may be used as Mine Carts."""
    player = s.players[seat]
    return [i for i in range(len(player.pieces)) if first_alike(player, i) and cart_verdict(s, seat, i) == OK]


class Digging(Question):
    """With a Mine Cart or without (EU-MINE-07); an Event may give one."""

    __slots__ = ("field",)

    def __init__(self, seat: int, field: int) -> None:
        super().__init__(seat)
        self.field = field

    def stack_of(self, s: Euthia) -> int:
        return FROM_MOUNTAIN + s.board.at(self.field).kind - MOUNTAIN

    def ready(self, s: Euthia) -> bool:
        if s.rules[CARTS] or carts(s, self.seat):
            return True
        s.pop()
        self.dig(s)
        return False

    def choices(self, s: Euthia) -> list[int]:
        if s.rules[CARTS]:
            return [pack(verbs.YES), pack(verbs.STOP)]
        return [*[pack(verbs.CART, i) for i in carts(s, self.seat)], pack(verbs.STOP)]

    def why(self, s: Euthia, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.CART:
            return refuse(reasons.ONE_CART) if s.rules[CARTS] else cart_verdict(s, self.seat, a_of(action))
        return refuse(reasons.NO_LENT_CART if kind == verbs.YES else reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        s.pop()
        kind = kind_of(action)
        if kind == verbs.STOP:
            self.dig(s)
            return
        stack = self.stack_of(s)
        if kind == verbs.CART:
            use_piece(s, self.seat, a_of(action))
        s.seen = []
        for _ in range(CARTLOAD):
            tile = s.draw_tile(stack)
            if tile != NONE:
                s.seen.append(tile)
                s.tell(events.UNEARTHED, [self.seat, tile])
        s.push(Sifting(self.seat))

    def dig(self, s: Euthia) -> None:
        """Take the top tile (EU-MINE-01)."""
        tile = s.draw_tile(self.stack_of(s))
        if tile != NONE:
            s.take_tile(self.seat, tile)

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "cart-event" if s.rules[CARTS] else "cart", "EU-MINE-07", [])

    def copy(self) -> Digging:
        return Digging(self.seat, self.field)


class Sifting(Question):
    """Which of the tiles in the Mine Cart is kept; the others are discarded (EU-MINE-07)."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        if s.seen:
            return True
        s.pop()
        return False

    def forced(self) -> bool:
        return True

    def choices(self, s: Euthia) -> list[int]:
        return [pack(verbs.TILE, tile) for tile in sorted(set(s.seen))]

    def why(self, s: Euthia, action: int) -> int:
        return refuse(reasons.NO_SUCH_CHOICE if kind_of(action) == verbs.TILE else reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        s.pop()
        s.seen.remove(a_of(action))
        for tile in s.seen:
            s.put_away(tile)
        s.seen = []
        s.take_tile(self.seat, a_of(action))

    def quiet(self, s: Euthia) -> int:
        return self.choices(s)[0]

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "sift", "EU-MINE-07", [])

    def copy(self) -> Sifting:
        return Sifting(self.seat)
