"""Effects that cards from hand are given for: Ritual Attack, Stout Resolve."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import reasons, verbs
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.effects.base import Ask, ChooseWay, Choosing, Doing, Effect
from hexfarer.games.mage_knight.effects.hand import discard, distinct, no_wounds, throw_away
from hexfarer.games.mage_knight.effects.points import Attack, Block, Influence, Move
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import BASIC, WOUND
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class Ritual(Choosing):
    """Throw an action card away; each colour has its own effect."""

    __slots__ = ("cases",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "throw-away"
    rule: ClassVar[str] = "MK-DISCARD-03"

    def __init__(self, cases: list[Effect]) -> None:
        self.cases = cases  # by colour

    def secret(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if self.values(s, seat, by, 0):
            return OK
        for colour in BASIC:
            if self.cases[colour].usable(s, seat, by) == OK:
                return refuse(reasons.NO_ACTION_CARD)
        return self.cases[0].usable(s, seat, by)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        mask = 0
        for colour in BASIC:
            if self.cases[colour].usable(s, seat, by) == OK:
                mask |= 1 << colour
        return distinct(
            [card for card in s.players[seat].hand if DEEDS[card].is_action() and DEEDS[card].colours & mask]
        )

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        if value in s.players[seat].hand and DEEDS[value].is_action():
            return self.cases[DEEDS[value].colour].usable(s, seat, by)
        return refuse(reasons.NO_ACTION_CARD)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        throw_away(s, seat, value)
        ways = [self.cases[colour] for colour in BASIC if DEEDS[value].has_colour(colour)]
        s.push(Doing(seat, ways[0], by) if len(ways) == 1 else ChooseWay(seat, ways, by))

    def text(self) -> Phrase:
        names = ["red", "blue", "green", "white"]
        args: dict[str, object] = {name: case.text() for name, case in zip(names, self.cases, strict=True)}
        return Phrase("effect-mk-ritual", args)


def ritual(red: Effect, blue: Effect, green: Effect, white: Effect) -> Ritual:
    return Ritual([red, blue, green, white])


WAYS: Final[dict[int, list[Effect]]] = {n: [Move(n), Influence(n), Attack(n), Block(n)] for n in (2, 3)}


class Resolve(Choosing):
    """Stout Resolve: Move, Influence, Attack or Block, and more for a wound and (`cards`) for other cards discarded.

    `memo` is what was added, twice, + 1 if a wound was among it.
    """

    __slots__ = ("cards", "n", "plus")

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "resolve"
    rule: ClassVar[str] = "MK-DISCARD-01"

    def __init__(self, n: int, plus: int, cards: bool = False) -> None:
        self.n = n
        self.plus = plus
        self.cards = cards

    def secret(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        verdict = OK
        for way in WAYS[self.n]:
            why = way.usable(s, seat, by)
            if why == OK:
                return OK
            if verdict == OK:
                verdict = why
        return verdict

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        hand = s.players[seat].hand
        wound = [WOUND] if WOUND in hand and not memo & 1 else []
        return wound + (no_wounds(hand) if self.cards else [])

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        if value not in s.players[seat].hand:
            return refuse(reasons.NOT_HELD, value)
        return refuse(reasons.NO_SECOND_WOUND if value == WOUND else reasons.ONLY_A_WOUND)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        discard(s, seat, value)
        s.push(Ask(seat, self, by, memo + 2 * self.plus + (1 if value == WOUND else 0)))

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        s.push(ChooseWay(seat, WAYS[self.n], by + (memo >> 1 << 14)))  # what Concentration adds stands there too

    def text(self) -> Phrase:
        key = "effect-mk-resolve-cards" if self.cards else "effect-mk-resolve"
        return Phrase(key, {"n": self.n, "plus": self.plus})
