"""Effects that only scenarios have: units that join, bonuses of campaigns, what obelisks and trading posts bring."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Effect, too_dear
from hexfarer.games.heroes3.content.units import UNIT_IDS, UNITS, is_neutral, packed
from hexfarer.games.heroes3.effects import reinforce
from hexfarer.games.heroes3.flow.searching import Search
from hexfarer.games.heroes3.state import ARTIFACTS, Heroes3
from hexfarer.games.heroes3.terms import AZURE, FEW, GOLD, NONE, PACK
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class ReinforceOne(Effect):
    """A certain unit becomes a pack for nothing."""

    __slots__ = ("unit",)

    def __init__(self, unit: str) -> None:
        self.unit = unit

    def few(self) -> int:
        return packed(UNIT_IDS.index(self.unit), FEW)

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK if self.few() in s.players[seat].units else refuse(reasons.NO_USE)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        reinforce(s, seat, self.few())

    def text(self) -> Phrase:
        return Phrase("effect-h3-reinforce-one", {"unit": Phrase("h3-unit-" + self.unit)})


def join(s: Heroes3, seat: int, unit: int) -> None:
    """A faction's unit joins the army; a pack of what is there as few flips it, otherwise nothing happens."""
    player = s.players[seat]
    for owned in player.units:
        if owned >> 1 == unit >> 1:
            if unit & 1 == PACK and owned & 1 == FEW and not is_neutral(owned):
                reinforce(s, seat, owned)
            return
    player.units.append(unit)
    s.tell(events.UNIT_CAME, [seat, unit])


# -- neutral units for hire --


class Hiring(Choosing):
    """Neutral units were turned over: take some of them, for their price or for nothing; the rest goes away.

    `by` says how many may be taken: 0 any number. `memo` counts those taken.
    """

    __slots__ = ("free", "most", "shares", "shuffles")

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "hire-neutral"
    rule: ClassVar[str] = "H3-UNIT-008"

    def __init__(self, most: int, free: bool = False, shares: bool = False, shuffles: bool = False) -> None:
        self.most = most
        self.free = free
        self.shares = shares  # they join the army that all share
        self.shuffles = shuffles  # the rest is shuffled back into the decks

    def price(self, unit: int) -> list[int]:
        gold, valuables = UNITS[unit >> 1].recruit
        return [0, 0, 0] if self.free else [gold, 0, valuables]

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        if memo >= self.most:
            return []
        return [unit for unit in sorted(set(s.drawn)) if s.players[seat].can_pay(self.price(unit))]

    def refused(self, s: Heroes3, seat: int, by: int, value: int) -> int:
        dear = too_dear(s, seat, self.price(value)) if value in s.drawn else OK
        return dear or super().refused(s, seat, by, value)

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return memo < self.most and bool(s.drawn)

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.pay(seat, self.price(value))
        s.drawn.remove(value)
        if self.shares:
            s.tale.shared.append(value)
            s.tell(events.SHARED, [seat, value])
        else:
            s.players[seat].units.append(value)
            s.tell(events.RECRUITED, [seat, value])
        s.push(Ask(seat, self, by, memo + 1))

    def stopped(self, s: Heroes3, seat: int, by: int, memo: int) -> None:
        for unit in s.drawn:
            if self.shuffles:
                deck = s.neutral_decks[UNITS[unit >> 1].tier]
                deck.append(unit)
                s.rng.shuffle(deck)
            else:
                s.discard_neutral(unit)
        s.drawn = []


ONE_SHARED: Final = Hiring(1, shares=True)
ONE_FREE: Final = Hiring(1, free=True)
ANY_PAID: Final = Hiring(9, shuffles=True)


class TurnOver(Effect):
    """Turn over a neutral card of each of these tiers, and hire."""

    __slots__ = ("hiring", "key", "tiers")

    def __init__(self, tiers: list[int], hiring: Hiring, key: str) -> None:
        self.tiers = tiers
        self.hiring = hiring
        self.key = key

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.drawn = []
        for tier in self.tiers:
            unit = s.draw_neutral(tier)
            if unit != NONE:
                s.drawn.append(unit)
        s.reveal(events.GUARDS)
        s.tell(events.GUARDS, s.drawn[:])
        s.push(Ask(seat, self.hiring))

    def text(self) -> Phrase:
        return Phrase("effect-h3-" + self.key)


HIRE_SHARED: Final = TurnOver([0, 1, 2], ONE_SHARED, "hire-shared")
HIRE_AZURE: Final = TurnOver([AZURE], ONE_FREE, "hire-azure")
HIRE_AT_POST: Final = TurnOver([0, 1, 2], ANY_PAID, "hire-at-post")


class AzureDragon(Effect):
    """A random azure dragon joins the army."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        unit = s.draw_neutral(AZURE)
        if unit != NONE:
            s.reveal(events.TURNED_UP)
            s.players[seat].units.append(unit)
            s.tell(events.UNIT_CAME, [seat, unit])

    def text(self) -> Phrase:
        return Phrase("effect-h3-azure-dragon")


AZURE_DRAGON: Final = AzureDragon()


# -- the Grail for sale --


class SellGrail(Effect):
    """The Grail is given away at a trading post, for gold or for artifacts."""

    __slots__ = ("gold",)

    def __init__(self, gold: int) -> None:
        self.gold = gold  # 0: Search(3) the artifact deck twice

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK if s.grail_with // 2 == seat and s.grail_with != NONE else refuse(reasons.NO_USE)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.grail_with = NONE
        s.grail_at = NONE
        s.tell(events.SOLD_GRAIL, [seat])
        if self.gold:
            s.gain(seat, GOLD, self.gold)
        else:
            s.push(Search(seat, ARTIFACTS, 3))
            s.push(Search(seat, ARTIFACTS, 3))

    def text(self) -> Phrase:
        return Phrase("effect-h3-sell-grail-gold" if self.gold else "effect-h3-sell-grail-artifacts")


SELL_FOR_GOLD: Final = SellGrail(30)
SELL_FOR_ARTIFACTS: Final = SellGrail(0)
