"""What the tactics do."""

from __future__ import annotations

from typing import ClassVar

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.effects.base import Ask, Choosing, Effect
from hexfarer.games.mage_knight.effects.hand import distinct
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

MOST_RETHOUGHT = 3
MOST_MEDITATED = 5


class NoBonus(Effect):
    """Only its number matters."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return refuse(reasons.WORKS_BY_ITSELF)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        pass

    def text(self) -> Phrase:
        return Phrase("effect-mk-no-bonus")


class Planning(NoBonus):
    """A card more at the end of a turn with at least two cards left in hand."""

    __slots__ = ()

    def text(self) -> Phrase:
        return Phrase("effect-mk-planning")


class PlanningRevised(NoBonus):
    """The reprint: the hand limit is one higher then."""

    __slots__ = ()

    def text(self) -> Phrase:
        return Phrase("effect-mk-planning-limit")


class Rethink(Choosing):
    """Discard up to three cards (wounds too), draw as many, shuffle the discard pile into the deck."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "rethink"
    rule: ClassVar[str] = "MK-TACTIC-04"

    def secret(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return distinct(s.players[seat].hand) if memo < MOST_RETHOUGHT else []

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.hand.remove(value)
        player.discard.append(value)
        s.tell(events.DISCARDED, [seat, value])
        s.push(Ask(seat, self, by, memo + 1))

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        player = s.players[seat]
        s.draw_cards(seat, memo)
        if player.discard:
            player.deck += player.discard
            player.discard = []
            s.shuffle_deck(seat)

    def text(self) -> Phrase:
        return Phrase("effect-mk-rethink")


class MidnightMeditation(Choosing):
    """Shuffle up to five cards of the hand (wounds too) into the deck, draw as many."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "midnight-meditation"

    def secret(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if s.players[seat].hand else refuse(reasons.NO_HAND)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return distinct(s.players[seat].hand) if memo < MOST_MEDITATED else []

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.hand.remove(value)
        s.recalled.append(value)
        s.push(Ask(seat, self, by, memo + 1))

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        if memo:
            s.players[seat].deck += s.recalled
            s.recalled = []
            s.shuffle_deck(seat)
            s.tell(events.SHUFFLED_BACK, [seat, memo])
            s.draw_cards(seat, memo)

    def text(self) -> Phrase:
        return Phrase("effect-mk-midnight-meditation")


class LongNight(Effect):
    """With an empty deck: three random cards of the discard pile become the new deck."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        player = s.players[seat]
        if player.deck:
            return refuse(reasons.DECK_TOO_FULL)
        return OK if player.discard else refuse(reasons.DISCARD_EMPTY)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        for _ in range(min(3, len(player.discard))):
            player.deck.append(player.discard.pop(s.rng.next(len(player.discard))))
        player.deck_known = 0
        s.reveal(events.LONG_NIGHT)
        s.tell(events.LONG_NIGHT, [seat])

    def text(self) -> Phrase:
        return Phrase("effect-mk-long-night")


class Preparation(Choosing):
    """Take any card of the deck into hand, shuffle the rest."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "preparation"
    rule: ClassVar[str] = "MK-TACTIC-04"

    def secret(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return distinct(sorted(s.players[seat].deck))

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.reveal(events.SEARCHED)  # the player sees the deck
        super().run(s, seat, by)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.deck.remove(value)
        player.hand.append(value)
        player.hand.sort()
        s.shuffle_deck(seat)
        s.tell(events.SEARCHED, [seat])

    def text(self) -> Phrase:
        return Phrase("effect-mk-preparation")


class SparingPower(Choosing):
    """Before each turn: put the top card of the deck under the tactic (1), or take all of these into hand (2)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "sparing-power"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        player = s.players[seat]
        return ([1] if player.deck else []) + ([2] if player.stash else [])

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        if value == 1:
            player.stash.append(player.deck.pop())
            player.deck_known = max(0, player.deck_known - 1)
            s.tell(events.STASHED, [seat])
        else:
            player.hand += player.stash
            player.hand.sort()
            player.tactic_down = True
            s.reveal(events.STASH_TAKEN)
            s.tell(events.STASH_TAKEN, [seat, len(player.stash)])
            player.stash = []

    def text(self) -> Phrase:
        return Phrase("effect-mk-sparing-power")
