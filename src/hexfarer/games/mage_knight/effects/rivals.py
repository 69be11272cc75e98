"""Effects on the other players: interactive skills and spells."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.components import DEEDS, UNITS
from hexfarer.games.mage_knight.effects.base import (
    Ask,
    Choosing,
    Doing,
    Effect,
    any_time,
    id_by,
    in_combat,
)
from hexfarer.games.mage_knight.effects.hand import discard, distinct, receive
from hexfarer.games.mage_knight.effects.troops import Ready
from hexfarer.games.mage_knight.moves import CUT_BY, terrain_change
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ALL_LAND, ARTIFACT, BASIC, NONE, WOUND
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import refuse


def rivals_of(s: MageKnight, seat: int) -> list[int]:
    """The players whom an interactive skill concerns: never team mates (MK-TEAM-02)."""
    return [other for other in s.others(seat) if not s.allies(seat, other)]


def to_centre(s: MageKnight, seat: int, by: int, mark: int = NONE) -> None:
    """The token goes to the middle of the table (MK-SKILL-06)."""
    s.centre.append(id_by(by) << 3 | seat)
    s.centre_mark.append(mark)


class HealingRitual(Choosing):
    """Throw away up to two wounds from hand; the first goes to the closest other hero. Asks for whom at a tie."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.SEAT
    question: ClassVar[str] = "ritual"
    rule: ClassVar[str] = "MK-SKILL-11"

    def healing(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if in_combat(s):
            return refuse(reasons.NO_HEALING_IN_COMBAT)
        if WOUND not in s.players[seat].hand:
            return refuse(reasons.NO_WOUND)
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        place = s.players[seat].place
        others = [other for other in rivals_of(s, seat) if s.players[other].place != NONE]
        if place == NONE or not others:
            return rivals_of(s, seat)
        near = min(s.board.apart(place, s.players[other].place) for other in others)
        return [other for other in others if s.board.apart(place, s.players[other].place) == near]

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        heal(s, seat, 1)
        super().run(s, seat, by)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.take_wounds(value, 1)
        s.push(Ask(seat, SECOND_WOUND, by, 0))

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        s.push(Ask(seat, SECOND_WOUND, by, 0))

    def text(self) -> Phrase:
        return Phrase("effect-mk-healing-ritual")


def heal(s: MageKnight, seat: int, wounds: int) -> None:
    for _ in range(wounds):
        s.players[seat].hand.remove(WOUND)
        s.tell(events.HEALED, [seat])


class SecondWound(Choosing):
    """How many wounds more are thrown away: none or one."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.NUMBER
    question: ClassVar[str] = "second-wound"
    rule: ClassVar[str] = "MK-SKILL-11"

    def secret(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [1, 0] if WOUND in s.players[seat].hand else [0]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        heal(s, seat, value)


SECOND_WOUND: Final = SecondWound()


class SourceFreeze(Effect):
    """Others do without their die until the owner's next turn, who then gains a crystal the Source shows."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        to_centre(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-mk-source-freeze")


class PrayerOfWeather(Effect):
    """Terrain costs two less (at least one) for the owner, one more (at most five) for the others."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].terrain.append(terrain_change(ALL_LAND, CUT_BY, 2, 1))
        to_centre(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-mk-prayer-of-weather")


class ManaExploit(Choosing):
    """A mana of a colour but gold; others who use other colours are wounded, once a colour."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "mana-colour"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0, 1, 2, 3, 5]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.gain_token(seat, value)
        to_centre(s, seat, by, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-mana-exploit")


class ManaMeltdown(Effect):
    """Every other player loses a random crystal, or takes a wound; the caster may gain one of the lost ones."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        lost = 0
        for other in s.others(seat):
            crystals = s.players[other].crystals
            owned = [colour for colour in BASIC for _ in range(crystals[colour])]
            if owned:
                colour = owned[s.rng.next(len(owned))]
                crystals[colour] -= 1
                lost |= 1 << colour
                s.reveal(events.CRYSTAL_MELTED)
                s.tell(events.CRYSTAL_MELTED, [other, colour])
            else:
                s.take_wounds(other, 1)
        if lost:
            s.push(Ask(seat, KEEP_MELTED, by, lost))

    def text(self) -> Phrase:
        return Phrase("effect-mk-mana-meltdown")


class KeepMelted(Choosing):
    """One of the lost crystals; `memo` is a mask of their colours."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "crystal-colour"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [colour for colour in BASIC if memo >> colour & 1]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.gain_crystal(seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-mana-meltdown")


KEEP_MELTED: Final = KeepMelted()


class ManaRadiance(Choosing):
    """A colour: everybody is wounded for each crystal of it, then the caster gains two."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "radiance"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return BASIC[:]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        for other in [seat, *s.others(seat)]:
            s.take_wounds(other, s.players[other].crystals[value])
        s.gain_crystal(seat, value)
        s.gain_crystal(seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-mana-radiance")


class MindRead(Choosing):
    """A colour: gain a crystal; every other player discards a card of it or shows the hand. Mind Steal takes one."""

    __slots__ = ("steals",)

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "mind-read"

    def __init__(self, steals: bool = False) -> None:
        self.steals = steals

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return BASIC[:]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.gain_crystal(seat, value)
        s.recalled = []
        if self.steals:
            s.push(Doing(seat, STEAL_CARD, by))
        for other in reversed(s.others(seat)):
            s.reveal(events.HAND_SHOWN)  # whether there is such a card comes out in any case (MK-UNDO-02)
            if coloured(s, other, value):
                s.push(Ask(other, FORCED_DISCARD, by, value | (8 if self.steals else 0)))
            else:
                s.tell(events.HAND_SHOWN, [other, *s.players[other].hand])

    def text(self) -> Phrase:
        return Phrase("effect-mk-mind-steal" if self.steals else "effect-mk-mind-read")


def coloured(s: MageKnight, seat: int, colour: int) -> list[int]:
    hand = s.players[seat].hand
    return distinct([card for card in hand if DEEDS[card].has_colour(colour) and DEEDS[card].kind != ARTIFACT])


IN_DISCARD: Final = 1 << 12  # beyond all cards: what may be stolen lies in a discard pile and only waits to be named


class ForcedDiscard(Choosing):
    """Discard a card of a colour (`memo`, + 8 if it may be stolen)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "discard"

    def secret(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return coloured(s, seat, memo & 7)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        played = s.players[seat].played
        discard(s, seat, value)
        s.players[seat].played = played
        if memo & 8 and DEEDS[value].is_action():
            s.recalled.append(IN_DISCARD | value << 3 | seat)

    def text(self) -> Phrase:
        return Phrase("effect-mk-mind-read")


FORCED_DISCARD: Final = ForcedDiscard()


class StealCard(Choosing):
    """Take one of the discarded action cards for good."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "steal-card"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return sorted({(packed & IN_DISCARD - 1) >> 3 for packed in s.recalled})

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        for packed in s.recalled:
            if (packed & IN_DISCARD - 1) >> 3 == value:
                s.players[packed & 7].discard.remove(value)
                receive(s, seat, value, True)
                break
        s.recalled = []

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        s.recalled = []

    def text(self) -> Phrase:
        return Phrase("effect-mk-mind-steal")


STEAL_CARD: Final = StealCard()


class EnergyFlow(Ready):
    """Ready a unit (and heal it); then of each other player a unit up to a level may be spent."""

    __slots__ = ("heals", "reach")

    def __init__(self, reach: int, heals: bool = False) -> None:
        super().__init__()
        self.reach = reach
        self.heals = heals

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        super().chosen(s, seat, by, memo, value)
        unit = s.players[seat].units[value]
        if self.heals and unit.wounds:
            unit.wounds -= 1
            s.tell(events.UNIT_HEALED, [seat, unit.card])
        for other in reversed(s.others(seat)):
            s.push(Ask(seat, SPEND_UNIT, self.reach, other))

    def text(self) -> Phrase:
        return Phrase("effect-mk-energy-steal" if self.heals else "effect-mk-energy-flow")


class SpendUnit(Choosing):
    """A unit of another player (`memo`) up to a level (`by`) is spent, if the caster wants."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "spend-unit"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        units = s.players[memo].units
        return [i for i, unit in enumerate(units) if unit.ready and UNITS[unit.card].level <= by]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        unit = s.players[memo].units[value]
        unit.ready = False
        s.tell(events.UNIT_SPENT, [memo, unit.card])

    def text(self) -> Phrase:
        return Phrase("effect-mk-energy-flow")


SPEND_UNIT: Final = SpendUnit()
