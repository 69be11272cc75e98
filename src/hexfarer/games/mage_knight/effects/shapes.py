"""Shapeshift: a basic action gives its Move, Attack or Block as another of the three."""

from __future__ import annotations

from typing import ClassVar

from hexfarer.games.mage_knight import reasons, verbs
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.effects.base import (
    FROM_CARD,
    ChooseWay,
    Choosing,
    Effect,
    Either,
    Seq,
    When,
    any_time,
    source,
)
from hexfarer.games.mage_knight.effects.hand import distinct, put_into_play
from hexfarer.games.mage_knight.effects.paying import PayToDo
from hexfarer.games.mage_knight.effects.points import FIXED, Attack, Block, Move
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import BASIC_ACTION, MELEE
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class Shapeshift(Choosing):
    """Play a basic action whose fixed amount comes as something else: of its basic side, or paid of its strong one."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "shapeshift"

    def secret(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_SHAPE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [card for card in distinct(s.players[seat].hand[:]) if changeable(s, seat, card)]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        return refuse(reasons.NO_SHAPE if value in s.players[seat].hand else reasons.NOT_HELD, value)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        put_into_play(s, seat, value)
        s.push(ChooseWay(seat, other_ways(value), source(FROM_CARD, value, DEEDS[value].colour)))

    def text(self) -> Phrase:
        return Phrase("effect-mk-shapeshift")


def changeable(s: MageKnight, seat: int, card: int) -> bool:
    """Could the card be played in another shape now? It counts as played, as in `side_verdict`."""
    deed = DEEDS[card]
    if deed.kind != BASIC_ACTION:
        return False
    player = s.players[seat]
    by = source(FROM_CARD, card, deed.colour)
    at = player.hand.index(card)
    played = player.played
    player.hand.pop(at)
    player.played = True
    found = any(way.usable(s, seat, by) == OK for way in other_ways(card))
    player.hand.insert(at, card)
    player.played = played
    return found


def other_ways(card: int) -> list[Effect]:
    """All other shapes of a card: of its basic side, then, for its mana, of its strong side."""
    deed = DEEDS[card]
    found = shapes(deed.basic)
    for strong in shapes(deed.strong):
        found.append(PayToDo(deed.colour, strong))
    return found


def shapes(effect: Effect) -> list[Effect]:
    """What an effect could give instead; a sequence keeps its other parts."""
    if isinstance(effect, Move):
        n = effect.n.base
        return [Attack(n), Block(n)] if effect.n.growth == FIXED else []
    if isinstance(effect, Attack):
        n = effect.n.base
        return [Move(n), Block(n, effect.element)] if effect.n.growth == FIXED else []
    if isinstance(effect, Block):
        n = effect.n.base
        return [Move(n), Attack(n, MELEE, effect.element)] if effect.n.growth == FIXED else []
    found: list[Effect] = []
    if isinstance(effect, Either):
        for way in effect.ways:
            for shape in shapes(way):
                if not any(same(shape, other) for other in effect.ways + found):
                    found.append(shape)
    elif isinstance(effect, Seq):
        for i, part in enumerate(effect.parts):
            for shape in shapes(part):
                found.append(Seq(*effect.parts[:i], shape, *effect.parts[i + 1 :]))
    elif isinstance(effect, When):
        for shape in shapes(effect.then):
            found.append(When(effect.condition, shape, effect.otherwise))
    return found


def same(a: Effect, b: Effect) -> bool:
    """Do two effects give the same points?"""
    if isinstance(a, Move) and isinstance(b, Move):
        return a.n.growth == b.n.growth == FIXED and a.n.base == b.n.base
    if isinstance(a, Attack) and isinstance(b, Attack):
        same_kind = a.kind == b.kind and a.element == b.element
        return same_kind and a.n.growth == b.n.growth == FIXED and a.n.base == b.n.base
    if isinstance(a, Block) and isinstance(b, Block):
        return a.element == b.element and a.n.growth == b.n.growth == FIXED and a.n.base == b.n.base
    return False
