"""Confronting an Elemental (EU-FREE-05 to -08)."""

from __future__ import annotations

from hexfarer.games.euthia import events, reasons
from hexfarer.games.euthia.asking import Doing, Effect
from hexfarer.games.euthia.components import CONFRONTATIONS
from hexfarer.games.euthia.flow.paying import begin_paying
from hexfarer.games.euthia.needs import NeedGoldCard
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ELEMENTAL, NONE
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


def hosts(s: Euthia, seat: int, field: int) -> list[int]:
    """The other players with a token on an Elemental."""
    return [other for other in s.others(seat) if s.summons[field] >> other & 1]


def confront_verdict(s: Euthia, seat: int) -> int:
    player = s.players[seat]
    field = player.at
    if s.board.at(field).kind != ELEMENTAL:
        return refuse(reasons.NOT_ELEMENTAL)
    if s.summons[field] >> seat & 1:
        return refuse(reasons.CONFRONTED_ALREADY)
    fees = len(hosts(s, seat, field))
    if s.plan.rivals():
        return OK if player.gold >= fees else refuse(reasons.CONFRONT_FEES, fees, player.gold)
    if fees and not player.gold_cards():
        return refuse(reasons.CONFRONT_CARD)  # EU-COOP-04
    return OK


def confront(s: Euthia, seat: int) -> None:
    """Pay those who were here before: a coin each, together one Gold card (EU-COOP-04); then face it."""
    field = s.players[seat].at
    s.push(Doing(seat, FaceElemental(), NONE))
    fees = hosts(s, seat, field)
    if s.plan.rivals():
        for other in fees:
            s.pay_gold(seat, other, 1)
    elif fees:
        begin_paying(s, seat, [NeedGoldCard(1)])


class FaceElemental(Effect):
    """The token, and the Hero Roll."""

    __slots__ = ()

    def run(self, s: Euthia, seat: int, by: int) -> None:
        from hexfarer.games.euthia.flow.rolling import CONFRONT, begin_roll

        field = s.players[seat].at
        s.summons[field] |= 1 << seat
        s.tell(events.CONFRONTS, [seat, s.board.at(field).sub])
        begin_roll(s, seat, CONFRONT)

    def text(self) -> Phrase:
        return Phrase("effect-eu-nothing")


def confronted(s: Euthia, seat: int, total: int) -> None:
    """The row of the Elemental card that a Final Value falls into; none gives nothing (EU-FREE-06)."""
    element = s.board.at(s.players[seat].at).sub
    for least, most, effect in CONFRONTATIONS[element]:
        if least <= total <= most:
            assert isinstance(effect, Effect)
            s.tell(events.CONFRONTED, [seat, total])
            s.push(Doing(seat, effect, NONE))
            return
    s.tell(events.CONFRONTED_NOTHING, [seat, max(0, total)])
