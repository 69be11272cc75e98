"""Scouts: looking at enemies that lie face down. What was seen, only that player knows (`Player.peeked`)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.combat import Combat, Foe
from hexfarer.games.mage_knight.content.enemies import pile_of
from hexfarer.games.mage_knight.effects.base import ChooseWay, Choosing, Effect, any_time
from hexfarer.games.mage_knight.player import PILE_PLACE, seen_at, seen_depth, seen_place, seen_token
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import DOWN, NONE, PILES
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

SIGHT: Final = 3  # how many spaces away


def hidden_at(s: MageKnight, space: int) -> list[int]:
    """The tokens that lie face down on a space, or on the card of the city there."""
    city = s.city_at(space)
    tokens = s.tokens_at(space) + (city.garrison if city is not None and city.spaces[0] == space else [])
    return [token for token in tokens if token >= DOWN]


def note(s: MageKnight, seat: int, place: int, depth: int, token: int) -> None:
    """The player has seen a token; if it is defeated this turn, that is worth fame."""
    player = s.players[seat]
    seen = seen_at(place, depth, token)
    if seen not in player.peeked:
        player.peeked.append(seen)
    if seen not in player.scouted:
        player.scouted.append(seen)
    s.reveal(events.PEEKED)


class PeekSpace(Choosing):
    """A face-down enemy nearby."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.SPACE
    question: ClassVar[str] = "peek"
    rule: ClassVar[str] = "MK-UNIT-06"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        place = s.players[seat].place
        if place == NONE:
            return []
        near = sorted([place, *s.board.within(place, SIGHT)])
        return [space for space in near if hidden_at(s, space)]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        backs = sorted({pile_of(token) for token in hidden_at(s, value)})
        if len(backs) == 1:
            PeekAt(value, backs[0]).run(s, seat, by)
        else:
            s.push(ChooseWay(seat, [PeekAt(value, back) for back in backs], by))

    def text(self) -> Phrase:
        return Phrase("effect-mk-peek-space", {"n": SIGHT})


class PeekAt(Effect):
    """The first face-down enemy with that back on a space."""

    __slots__ = ("pile", "space")

    def __init__(self, space: int, pile: int) -> None:
        self.space = space
        self.pile = pile

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        token = next(token for token in hidden_at(s, self.space) if pile_of(token) == self.pile)
        s.tell(events.PEEKED, [seat, self.space, (token - DOWN) << 4 | seat])
        note(s, seat, self.space, 1, token - DOWN)

    def text(self) -> Phrase:
        return Phrase("effect-mk-peek-at", {"pile": Phrase("mk-pile-" + PILES[self.pile])})


class PeekPile(Effect):
    """The top token of a pile."""

    __slots__ = ("pile",)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if s.piles[self.pile] else refuse(reasons.NOTHING_TO_CHOOSE)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        token = s.piles[self.pile][-1]
        s.tell(events.PEEKED_PILE, [seat, token << 4 | seat])
        note(s, seat, PILE_PLACE + self.pile, len(s.piles[self.pile]), token)

    def text(self) -> Phrase:
        return Phrase("effect-mk-peek-pile", {"pile": Phrase("mk-pile-" + PILES[self.pile])})


PEEKS: Final[list[Effect]] = [PeekSpace(), *[PeekPile(pile) for pile in range(len(PILES))]]


class Peek(Effect):
    """Look at a face-down enemy nearby or on top of a pile."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        if why != OK:
            return why
        return OK if any(way.usable(s, seat, by) == OK for way in PEEKS) else refuse(reasons.NOTHING_TO_CHOOSE)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.push(ChooseWay(seat, PEEKS, by))

    def text(self) -> Phrase:
        return Phrase("effect-mk-peek", {"n": SIGHT})


def scouted_fame(s: MageKnight, combat: Combat, foe: Foe) -> int:
    """A point of fame for an enemy that was looked at this turn, once."""
    player = s.players[combat.seat]
    for seen in player.scouted:
        place = seen_place(seen)
        if seen_token(seen) != foe.token:
            continue
        if place >= PILE_PLACE:
            met = seen not in player.peeked  # it was drawn since
        elif foe.defends and combat.city != NONE:
            met = place in s.cities[combat.city].spaces
        else:
            met = foe.space == place
        if met:
            player.scouted.remove(seen)
            return 1
    return 0


def look_again(s: MageKnight, seat: int) -> None:
    """After hidden tokens were dealt anew: what this player has seen is what lies there now."""
    player = s.players[seat]
    for i, seen in enumerate(player.peeked):
        place, depth = seen_place(seen), seen_depth(seen)
        if place >= PILE_PLACE:
            token = s.piles[place - PILE_PLACE][depth - 1]
        else:
            back = pile_of(seen_token(seen))
            there = [token - DOWN for token in hidden_at(s, place) if pile_of(token) == back]
            token = there[0] if there else seen_token(seen)
        new = seen_at(place, depth, token)
        player.peeked[i] = new
        player.scouted = [new if other == seen else other for other in player.scouted]
