"""Trading (EU-TRADE): the Action, buying, healing, changing the offer. Selling and learning have files of their own."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Question
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.flow.learning import (
    do_lesson,
    few_gold,
    is_lesson,
    known_piece,
    lessons,
    why_lesson,
)
from hexfarer.games.euthia.flow.selling import earning, is_sale, sales, sell, why_sale
from hexfarer.games.euthia.flow.storing import HandLimit, Overflow
from hexfarer.games.euthia.flow.using import (
    do_spare_time,
    is_essence_tile,
    is_own_time,
    is_skill,
    may_change,
    run,
    spare_time,
    wearable,
    why_spare_time,
)
from hexfarer.games.euthia.pieces import tile_of, worn
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    BACKPACK,
    CHANGE_COST,
    FROM_SLAYERS,
    HAND_LIMIT,
    HEAL_AT,
    MERCHANT,
    MOST_OFFER_CHANGES,
    NONE,
    OFFER,
    OUTSIDE,
    SLAYERS,
    TRADE_FEE,
    is_shop,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

MEND_COST: Final = 1  # EU-TRADE-15
GAAR_COST: Final = 1  # EU-TRADE-16


def fee_due(s: Euthia, seat: int) -> int:
    """The gold that the owner of the Trade token here gets (EU-TRADE-02, -03, EU-COOP-03)."""
    owner = s.tokens[s.players[seat].at]
    return s.rules[TRADE_FEE] if s.plan.rivals() and owner not in (NONE, seat) else 0


def trade_verdict(s: Euthia, seat: int) -> int:
    """May the Hero trade where he stands?"""
    player = s.players[seat]
    field = player.at
    kind = s.board.at(field).kind
    if not is_shop(kind):
        return refuse(reasons.NOT_A_SHOP)
    if s.guarded(field):
        return refuse(reasons.NOT_LIBERATED, field)
    if kind == SLAYERS and not s.board.is_centre(field):
        return refuse(reasons.ONLY_CENTRE)
    if s.closed(field):
        return refuse(reasons.CLOSED_TOWERS, field)
    if s.rubble[field]:
        return refuse(reasons.RUBBLE, field)
    fee = fee_due(s, seat)
    if player.gold < fee and not earning(s, seat, fee - player.gold):
        return refuse(reasons.FEE_UNPAYABLE, fee, player.gold)
    return OK


def begin_trade(s: Euthia, seat: int) -> None:
    """A Trade Action that is paid for."""
    field = s.players[seat].at
    s.tell(events.TRADES, [seat, field])
    shop = s.board.at(field).kind - MERCHANT
    s.push(Trading(seat, shop, field, 0, fee_due(s, seat), s.players[seat].excess()))


# -- buying --


def buy_verdict(s: Euthia, seat: int, shop: int, tile: int) -> int:
    """May a tile of the offer or an own Hero Equipment tile be bought (EU-TRADE-05, -08, -18)?"""
    player = s.players[seat]
    if tile not in s.offers[shop] and (known_piece(player, tile) == NONE or is_skill(tile)):
        return refuse(reasons.NOT_OFFERED, tile)
    if TILES[tile].kind == BACKPACK and any(TILES[tile_of(p)].kind == BACKPACK for p in player.pieces):
        return refuse(reasons.ONE_BACKPACK)
    verdict = few_gold(player, TILES[tile].buy)
    if verdict != OK:
        return verdict
    return OK if has_place(s, seat, tile) else refuse(reasons.NO_ROOM, tile)


def has_place(s: Euthia, seat: int, tile: int) -> bool:
    """Can it at once be stored, worn or used, if need be after something else was given up (EU-TRADE-18)?"""
    player = s.players[seat]
    bought = TILES[tile]
    if player.sacks() > 0 or bought.kind == BACKPACK or is_essence_tile(tile):
        return True
    if wearable(tile):
        if player.has_room(bought.slot) and may_change(s, seat, [*player.pieces, worn(tile)]) == OK:
            return True
        for j in player.worn_in(bought.slot):
            if may_change(s, seat, [*player.pieces[:j], *player.pieces[j + 1 :], worn(tile)]) == OK:
                return True
        return False
    effect = bought.effect
    return effect is not None and bought.when & OUTSIDE != 0 and effect.usable(s, seat, tile) == OK


def buy(s: Euthia, seat: int, shop: int, tile: int) -> None:
    """Pay, take the tile, refill the offer at once (EU-TRADE-05)."""
    player = s.players[seat]
    price = TILES[tile].buy
    player.gold -= price
    s.tell(events.BOUGHT, [seat, tile, price])
    if tile not in s.offers[shop]:
        p = known_piece(player, tile)
        player.known.remove(p)
        player.pieces = sorted([*player.pieces, p])
        return
    at = s.offers[shop].index(tile)
    s.offers[shop].pop(at)
    if is_essence_tile(tile):
        s.put_away(tile)
        run(s, seat, TILES[tile].effect, tile)
    else:
        player.pieces = sorted([*player.pieces, tile])
    refill(s, shop, at)


def refill(s: Euthia, shop: int, at: int) -> None:
    """A new tile into a place of the offer, if there is any (EU-TRADE-20)."""
    tile = s.draw_tile(shop)
    if tile != NONE:
        s.offers[shop].insert(at, tile)
        s.tell(events.OFFERED, [tile])


def buy_gaar_verdict(s: Euthia, seat: int, shop: int) -> int:
    player = s.players[seat]
    if shop != FROM_SLAYERS:
        return refuse(reasons.ONLY_SLAYERS)
    if player.gaar >= player.board().gaar_fields and player.sacks() == 0 and not player.is_skoldur():
        return refuse(reasons.NO_ROOM_GAAR)
    return few_gold(player, GAAR_COST)


def mend_verdict(s: Euthia, seat: int) -> int:
    player = s.players[seat]
    if player.health >= player.max_health():
        return refuse(reasons.HEALTHY)
    return few_gold(player, MEND_COST)


# -- the Action --


class Trading(Question):
    """A Trade Action. `changes` of the offer so far; the fee still `owed`; `spare` Items that a Combat left without
    storage, which may be sold until the Action is over (EU-COMBAT-46)."""

    __slots__ = ("changes", "field", "owed", "shop", "spare")

    def __init__(self, seat: int, shop: int, field: int, changes: int, owed: int, spare: int) -> None:
        super().__init__(seat)
        self.shop = shop
        self.field = field
        self.changes = changes
        self.owed = owed
        self.spare = spare

    def ready(self, s: Euthia) -> bool:
        player = s.players[self.seat]
        if player.at != self.field:  # dead, or teleported away
            s.pop()
            s.tidy(self.seat)
            return False
        if self.owed and player.gold >= self.owed:
            s.pay_gold(self.seat, s.tokens[self.field], self.owed)
            self.owed = 0
        if len(player.hand) > HAND_LIMIT:
            s.push(HandLimit(self.seat))
            return False
        if player.excess() > self.spare:  # EU-TRADE-06
            s.push(Overflow(self.seat, False, self.spare))
            return False
        self.spare = player.excess()
        return True

    def choices(self, s: Euthia) -> list[int]:
        seat, shop = self.seat, self.shop
        if self.owed:
            return earning(s, seat, self.owed - s.players[seat].gold)
        player = s.players[seat]
        found: list[int] = []
        for tile in sorted({*s.offers[shop], *[tile_of(p) for p in player.known]}):
            if buy_verdict(s, seat, shop, tile) == OK:
                found.append(pack(verbs.BUY, tile))
        found += sales(s, seat)
        if mend_verdict(s, seat) == OK:
            found.append(pack(verbs.MEND))
        if buy_gaar_verdict(s, seat, shop) == OK:
            found.append(pack(verbs.BUY_GAAR))
        if self.change_verdict(s) == OK:
            found.append(pack(verbs.CHANGE))
        found += lessons(s, seat)
        found += spare_time(s, seat)
        found.append(pack(verbs.LEAVE))
        return found

    def why(self, s: Euthia, action: int) -> int:
        kind, a, seat = kind_of(action), a_of(action), self.seat
        if self.owed:
            verdict = why_sale(s, seat, action) if is_sale(action) else OK
            return verdict or refuse(reasons.FEE_FIRST, self.owed, s.players[seat].gold)
        if is_sale(action):
            return why_sale(s, seat, action)
        if kind == verbs.BUY:
            return buy_verdict(s, seat, self.shop, a)
        if kind == verbs.MEND:
            return mend_verdict(s, seat)
        if kind == verbs.BUY_GAAR:
            return buy_gaar_verdict(s, seat, self.shop)
        if kind == verbs.CHANGE:
            return self.change_verdict(s)
        if is_lesson(action):
            return why_lesson(s, seat, action)
        if is_own_time(action):
            return why_spare_time(s, seat, action)
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        kind, seat = kind_of(action), self.seat
        player = s.players[seat]
        if is_sale(action):
            sell(s, seat, action)
        elif kind == verbs.BUY:
            buy(s, seat, self.shop, a_of(action))
        elif kind == verbs.MEND:
            self.pay(s, MEND_COST)
            s.heal(seat, HEAL_AT[self.shop])
        elif kind == verbs.BUY_GAAR:
            self.pay(s, GAAR_COST)
            player.gaar += 1
            s.tell(events.GAAR, [seat, 1])
        elif kind == verbs.CHANGE:
            self.change(s)
        elif is_lesson(action):
            do_lesson(s, seat, action)
        elif kind == verbs.LEAVE:
            s.pop()
            s.tidy(seat)
        else:
            do_spare_time(s, seat, action)

    def pay(self, s: Euthia, gold: int) -> None:
        s.players[self.seat].gold -= gold
        s.tell(events.PAID, [self.seat, gold])

    # -- the offer --

    def change_cost(self, s: Euthia) -> int:
        """The first change is free (EU-TRADE-07)."""
        return s.rules[CHANGE_COST] if self.changes else 0

    def change_verdict(self, s: Euthia) -> int:
        if s.rules[CHANGE_COST] == 0 and self.changes >= MOST_OFFER_CHANGES:
            return refuse(reasons.CHANGES_SPENT, MOST_OFFER_CHANGES)
        return few_gold(s.players[self.seat], self.change_cost(s))

    def change(self, s: Euthia) -> None:
        """All tiles of the offer are discarded, then it is filled again."""
        cost = self.change_cost(s)
        if cost:
            self.pay(s, cost)
        self.changes += 1
        s.tell(events.CHANGED_OFFER, [self.seat])
        for tile in s.offers[self.shop]:
            s.put_away(tile)
        s.offers[self.shop] = []
        for at in range(OFFER):
            refill(s, self.shop, at)

    def quiet(self, s: Euthia) -> int:
        return self.choices(s)[0] if self.owed else pack(verbs.LEAVE)

    def decision(self, s: Euthia) -> Decision:
        if self.owed:
            return self.asks(s, "trade-fee", "EU-TRADE-02", [], {"number": self.owed})
        return self.asks(s, "trade", "EU-TRADE-04", [pack(verbs.LEAVE)])

    def copy(self) -> Trading:
        return Trading(self.seat, self.shop, self.field, self.changes, self.owed, self.spare)
