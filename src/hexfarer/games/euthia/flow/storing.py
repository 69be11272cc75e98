"""What finds no place, and cards above the hand limit (EU-ITEM-04, EU-CARD-03)."""

from __future__ import annotations

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Question
from hexfarer.games.euthia.components import FIRST_ELITE, MONSTERS, TILES
from hexfarer.games.euthia.effects.gains import Perform
from hexfarer.games.euthia.flow.using import (
    do_spare_time,
    first_alike,
    is_own_time,
    performs,
    spare_time,
    use_piece,
    use_verdict,
    why_spare_time,
)
from hexfarer.games.euthia.pieces import tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import HAND_LIMIT, OUTSIDE, SAVED, TRADE
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse


def drops(s: Euthia, seat: int) -> list[int]:
    """Everything whose loss makes room: what lies in a Sack, or would have to."""
    player = s.players[seat]
    board = player.board()
    found = [pack(verbs.DROP, i) for i in player.stowed() if first_alike(player, i)]
    found += [pack(verbs.DROP_TROPHY, monster) for monster in sorted(set(player.trophies))]
    if sum(player.gems) + sum(player.essences) > player.gem_fields():
        found += [pack(verbs.DROP_GEM, gem) for gem, count in enumerate(player.gems) if count]
        found += [pack(verbs.DROP_ESSENCE, essence) for essence, count in enumerate(player.essences) if count]
    if player.gaar > board.gaar_fields:
        found.append(pack(verbs.DROP_GAAR))
    if player.dwurt > board.dwurt_fields:
        found.append(pack(verbs.DROP_DWURT))
    return found


def is_drop(action: int) -> bool:
    return verbs.DROP <= kind_of(action) <= verbs.DROP_TROPHY


def drop(s: Euthia, seat: int, action: int) -> None:
    """Discard something (EU-ITEM-06); it is forced, so Health stays at 1 at least (EU-HEALTH-05)."""
    kind, a = kind_of(action), a_of(action)
    player = s.players[seat]
    if kind == verbs.DROP:
        s.tell(events.DROPPED, [seat, tile_of(player.pieces[a])])
        s.lose_piece(seat, a)
    elif kind == verbs.DROP_TROPHY:
        s.tell(events.DROPPED_TROPHY, [seat, a])
        drop_trophy(s, seat, a)
    elif kind == verbs.DROP_GEM:
        player.gems[a] -= 1
        s.tell(events.DROPPED_GEM, [seat, a])
    elif kind == verbs.DROP_ESSENCE:
        player.essences[a] -= 1
        s.tell(events.DROPPED_ESSENCE, [seat, a])
    elif kind == verbs.DROP_GAAR:
        player.gaar -= 1
        s.tell(events.DROPPED_GAAR, [seat])
    else:
        player.dwurt -= 1
        s.tell(events.DROPPED_DWURT, [seat])


def drop_trophy(s: Euthia, seat: int, monster: int) -> None:
    """A Monster goes to its discard pile, an Elite leaves the game (EU-ITEM-06)."""
    s.players[seat].trophies.remove(monster)
    if monster < FIRST_ELITE:
        level = MONSTERS[monster].level
        s.monsters_used[level - 1].append(monster)
        s.refill_monsters(level)  # EU-COMBAT-48


class Overflow(Question):
    """Items without storage are used, worn or discarded, down to `spare` of them.

    `trading`: it comes from a Combat on a Place of Trade, where a Trade Action may come first (EU-COMBAT-46).
    """

    __slots__ = ("spare", "trading")

    def __init__(self, seat: int, trading: bool, spare: int = 0) -> None:
        super().__init__(seat)
        self.trading = trading
        self.spare = spare

    def ready(self, s: Euthia) -> bool:
        if s.players[self.seat].excess() > self.spare:
            return True
        s.pop()
        return False

    def trades(self, s: Euthia) -> list[int]:
        """Trade Actions that may come first (EU-ITEM-05)."""
        from hexfarer.games.euthia.flow.sources import has_source
        from hexfarer.games.euthia.flow.trading import trade_verdict

        if not self.trading or s.current != self.seat or trade_verdict(s, self.seat) != OK:
            return []
        found = [pack(verbs.TRADE, token) for token in (TRADE, SAVED) if has_source(s, self.seat, token, TRADE)]
        player = s.players[self.seat]
        for i in range(len(player.pieces)):
            if self.gives_trade(s, i) and first_alike(player, i) and use_verdict(s, self.seat, i, OUTSIDE) == OK:
                found.append(pack(verbs.USE, i))
        return found

    def gives_trade(self, s: Euthia, i: int) -> bool:
        effect = TILES[tile_of(s.players[self.seat].pieces[i])].effect
        return isinstance(effect, Perform) and effect.action == TRADE

    def choices(self, s: Euthia) -> list[int]:
        return drops(s, self.seat) + self.trades(s) + spare_time(s, self.seat)

    def why(self, s: Euthia, action: int) -> int:
        from hexfarer.games.euthia.flow.sources import has_source, no_source
        from hexfarer.games.euthia.flow.trading import trade_verdict

        kind, a, seat = kind_of(action), a_of(action), self.seat
        if kind == verbs.TRADE and self.trading and s.current == seat:
            return trade_verdict(s, seat) if has_source(s, seat, a, TRADE) else no_source(s, seat, a)
        if is_own_time(action):
            return why_spare_time(s, seat, action)
        return refuse(reasons.FREES_NOTHING) if is_drop(action) else refuse(reasons.ROOM_FIRST, self.excess(s))

    def excess(self, s: Euthia) -> int:
        return s.players[self.seat].excess() - self.spare

    def answer(self, s: Euthia, action: int) -> None:
        from hexfarer.games.euthia.flow.sources import remove_token
        from hexfarer.games.euthia.flow.trading import begin_trade

        if is_drop(action):
            drop(s, self.seat, action)
        elif kind_of(action) == verbs.TRADE:
            s.pop()
            remove_token(s, self.seat, a_of(action))
            begin_trade(s, self.seat)
        elif performs(s, self.seat, action):
            s.pop()
            use_piece(s, self.seat, a_of(action))
        else:
            s.push(HandLimit(self.seat))
            do_spare_time(s, self.seat, action)

    def quiet(self, s: Euthia) -> int:
        return drops(s, self.seat)[-1]

    def decision(self, s: Euthia) -> Decision:
        key = "overflow-trade" if self.trades(s) else "overflow"
        return self.asks(s, key, "EU-ITEM-04", [], {"number": self.excess(s)})

    def copy(self) -> Overflow:
        return Overflow(self.seat, self.trading, self.spare)


class HandLimit(Question):
    """Cards above five are discarded; exchanging some is a right beside it (EU-CARD-03)."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        if len(s.players[self.seat].hand) > HAND_LIMIT:
            return True
        s.pop()
        return False

    def choices(self, s: Euthia) -> list[int]:
        return [pack(verbs.CARD, card) for card in sorted(set(s.players[self.seat].hand))]

    def why(self, s: Euthia, action: int) -> int:
        if kind_of(action) == verbs.CARD:
            return refuse(reasons.NOT_IN_HAND, a_of(action))
        return refuse(reasons.CARDS_FIRST, len(s.players[self.seat].hand) - HAND_LIMIT)

    def answer(self, s: Euthia, action: int) -> None:
        s.players[self.seat].hand.remove(a_of(action))
        s.discard_card(a_of(action))
        s.tell(events.DISCARDED, [self.seat, a_of(action)])

    def quiet(self, s: Euthia) -> int:
        return self.choices(s)[0]

    def decision(self, s: Euthia) -> Decision:
        over = len(s.players[self.seat].hand) - HAND_LIMIT
        return self.asks(s, "hand-limit", "EU-CARD-03", [], {"number": over})

    def copy(self) -> HandLimit:
        return HandLimit(self.seat)
