"""Needs that are a number of one thing: gold, Gaar, cards, Wounds, Reputation (EU-QUEST-07).

A Need is paid in units, each with one coin: a Gem, a piece, a card. `flow/paying.py` looks whether different components
pay for all needs, and asks where there is a choice.
"""

from __future__ import annotations

from typing import ClassVar

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import is_gold
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import refuse


class Need:
    """One requirement (EU-QUEST-07). This base is paid at once and without a choice."""

    __slots__ = ("n",)

    key: ClassVar[str] = ""  # message `need-eu-<key>`
    lack: ClassVar[int] = 0  # the reason if there is too little, with what is needed and what is there
    verb: ClassVar[int] = verbs.CHOOSE  # names a coin
    question: ClassVar[str] = ""  # message `ask-eu-<question>`, where there may be a choice
    rank: ClassVar[int] = 1  # what leaves no choice is paid first; Wounds come last, after Items that give Health
    hidden: ClassVar[bool] = False  # depends on cards that only the player sees

    def __init__(self, n: int) -> None:
        self.n = n

    def units(self) -> int:
        """In how many parts it is paid."""
        return 1

    def have(self, s: Euthia, seat: int, player: Player) -> int:
        """How much a player has of it."""
        return 0

    def coins(self, s: Euthia, seat: int, player: Player, left: int) -> list[int]:
        """What the next unit can be paid with, while so many are left."""
        return [0] if self.have(s, seat, player) >= self.n else []

    def give(self, player: Player, coin: int) -> None:
        """The player no longer has the coin."""

    def pay(self, s: Euthia, seat: int, coin: int) -> None:
        """The same at the table, with all that follows."""
        self.give(s.players[seat], coin)

    def parts(self, coin: int) -> list[Need]:
        """What a coin still leaves to be paid: of an alternative the chosen way."""
        return []

    def secret(self) -> bool:
        return self.hidden

    def refused(self, s: Euthia, seat: int) -> int:
        """Why it cannot be paid, looked at by itself."""
        return refuse(self.lack, self.n, self.have(s, seat, s.players[seat]))

    def text(self) -> Phrase:
        return Phrase("need-eu-" + self.key, {"n": self.n})


class NeedGold(Need):
    __slots__ = ()
    key: ClassVar[str] = "gold"
    lack: ClassVar[int] = reasons.FEW_GOLD

    def have(self, s: Euthia, seat: int, player: Player) -> int:
        return player.gold

    def give(self, player: Player, coin: int) -> None:
        player.gold -= self.n

    def pay(self, s: Euthia, seat: int, coin: int) -> None:
        s.lose_gold(seat, self.n)


class NeedGaar(Need):
    """Real Gaar, no Dwurt (EU-QUEST-04)."""

    __slots__ = ()
    key: ClassVar[str] = "gaar"
    lack: ClassVar[int] = reasons.FEW_GAAR

    def have(self, s: Euthia, seat: int, player: Player) -> int:
        return player.gaar

    def give(self, player: Player, coin: int) -> None:
        player.gaar -= self.n

    def pay(self, s: Euthia, seat: int, coin: int) -> None:
        self.give(s.players[seat], coin)
        s.tell(events.PAID_GAAR, [seat, self.n])


class NeedWounds(Need):
    """Only with more Health than that."""

    __slots__ = ()
    key: ClassVar[str] = "wounds"
    lack: ClassVar[int] = reasons.FEW_HEALTH
    rank: ClassVar[int] = 7

    def have(self, s: Euthia, seat: int, player: Player) -> int:
        return player.health

    def coins(self, s: Euthia, seat: int, player: Player, left: int) -> list[int]:
        return [0] if player.health > self.n else []

    def give(self, player: Player, coin: int) -> None:
        player.health -= self.n

    def pay(self, s: Euthia, seat: int, coin: int) -> None:
        s.wound(seat, self.n)


class NeedCards(Need):
    """So many Silver or Gold cards from the hand."""

    __slots__ = ()
    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "pay-card"
    rank: ClassVar[int] = 5
    hidden: ClassVar[bool] = True
    gold: ClassVar[bool] = False

    def units(self) -> int:
        return self.n

    def have(self, s: Euthia, seat: int, player: Player) -> int:
        return player.gold_cards() if self.gold else player.silver()

    def coins(self, s: Euthia, seat: int, player: Player, left: int) -> list[int]:
        if self.have(s, seat, player) < left:
            return []
        return sorted({card for card in player.hand if is_gold(card) == self.gold})

    def give(self, player: Player, coin: int) -> None:
        player.hand.remove(coin)

    def pay(self, s: Euthia, seat: int, coin: int) -> None:
        self.give(s.players[seat], coin)
        s.discard_card(coin)
        s.tell(events.PAID_CARD, [seat, 1 if self.gold else 0])


class NeedSilver(NeedCards):
    __slots__ = ()
    key: ClassVar[str] = "silver"
    lack: ClassVar[int] = reasons.FEW_SILVER_CARDS


class NeedGoldCard(NeedCards):
    __slots__ = ()
    key: ClassVar[str] = "gold-card"
    lack: ClassVar[int] = reasons.FEW_GOLD_CARDS
    gold: ClassVar[bool] = True


class HaveRep(Need):
    """Reputation, which is not spent."""

    __slots__ = ()
    key: ClassVar[str] = "rep"
    lack: ClassVar[int] = reasons.FEW_REP
    rank: ClassVar[int] = 0

    def have(self, s: Euthia, seat: int, player: Player) -> int:
        return player.rep


class HaveSet(Need):
    """An Armour set that is worn and stays so."""

    __slots__ = ()
    key: ClassVar[str] = "set"
    lack: ClassVar[int] = reasons.SMALL_SET
    rank: ClassVar[int] = 0

    def have(self, s: Euthia, seat: int, player: Player) -> int:
        return player.best_set()
