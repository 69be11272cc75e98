"""Paying for something: can it be paid with different components, and with which (EU-QUEST-07)?"""

from __future__ import annotations

from hexfarer.games.euthia import reasons
from hexfarer.games.euthia.asking import Question
from hexfarer.games.euthia.needs import Need
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse


def in_order(needs: list[Need]) -> list[Need]:
    """What leaves no choice first."""
    return sorted(needs, key=lambda need: need.rank)


def payable(s: Euthia, seat: int, player: Player, needs: list[Need], done: int) -> bool:
    """Can a player with these things pay, when so many units of the first need are already paid?"""
    if not needs:
        return True
    first = needs[0]
    for coin in first.coins(s, seat, player, first.units() - done):
        if payable_with(s, seat, player, needs, done, coin):
            return True
    return False


def payable_with(s: Euthia, seat: int, player: Player, needs: list[Need], done: int, coin: int) -> bool:
    """Can the rest be paid if this coin is given for the next unit?"""
    first = needs[0]
    trial = player.copy()
    first.give(trial, coin)
    if done + 1 < first.units():
        return payable(s, seat, trial, needs, done + 1)
    return payable(s, seat, trial, first.parts(coin) + needs[1:], 0)


def needs_verdict(s: Euthia, seat: int, needs: list[Need]) -> int:
    """May a player pay for all of these?"""
    ordered = in_order(needs)
    player = s.players[seat]
    if payable(s, seat, player, ordered, 0):
        return OK
    for need in ordered:
        if not payable(s, seat, player, [need], 0):
            return need.refused(s, seat)
    return refuse(reasons.NOT_ALL)


def begin_paying(s: Euthia, seat: int, needs: list[Need]) -> None:
    """Pay for all of these, which is possible; what must only be there is not looked at again."""
    s.push(Paying(seat, [need for need in in_order(needs) if need.rank > 0], 0))


class Paying(Question):
    """Pays for needs unit by unit and asks where there is a choice. `done`: units of the first need that are paid."""

    __slots__ = ("done", "needs")

    def __init__(self, seat: int, needs: list[Need], done: int) -> None:
        super().__init__(seat)
        self.needs = needs
        self.done = done

    def mortal(self) -> bool:
        return True

    def coins(self, s: Euthia) -> list[int]:
        """What the next unit may be paid with, so that the rest can be paid as well."""
        player = s.players[self.seat]
        first = self.needs[0]
        found: list[int] = []
        for coin in first.coins(s, self.seat, player, first.units() - self.done):
            if payable_with(s, self.seat, player, self.needs, self.done, coin):
                found.append(coin)
        return found

    def ready(self, s: Euthia) -> bool:
        if not self.needs:
            s.pop()
            return False
        first = self.needs[0]
        coins = self.coins(s)
        if first.hidden:
            # how many cards there are is public, which ones is not
            if first.have(s, self.seat, s.players[self.seat]) > first.units() - self.done:
                return True
        elif len(coins) > 1:
            return True
        self.give(s, coins[0])
        return False

    def give(self, s: Euthia, coin: int) -> None:
        """One unit is paid."""
        first = self.needs[0]
        self.done += 1
        if self.done >= first.units():
            self.needs = first.parts(coin) + self.needs[1:]
            self.done = 0
        first.pay(s, self.seat, coin)

    def rights(self, s: Euthia) -> list[int]:
        return []  # an exchange could take away what is to be paid with

    def choices(self, s: Euthia) -> list[int]:
        return [pack(self.needs[0].verb, coin) for coin in self.coins(s)]

    def why(self, s: Euthia, action: int) -> int:
        asked = kind_of(action) == self.needs[0].verb
        return refuse(reasons.NO_SUCH_CHOICE if asked else reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        self.give(s, a_of(action))

    def quiet(self, s: Euthia) -> int:
        return self.choices(s)[0]

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, self.needs[0].question, "EU-QUEST-07", [], {"need": self.needs[0].text()})

    def copy(self) -> Paying:
        return Paying(self.seat, self.needs, self.done)
