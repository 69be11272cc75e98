"""Gaining units, and making room for them."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, verbs
from hexfarer.games.mage_knight.components import SKILLS, UNITS
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.player import Player, Unit
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import NONE
from hexfarer.kernel.phrase import Phrase

BONDS: Final = "norowas_bonds_of_loyalty"
BONDS_DISCOUNT: Final = 5


def bonds_free(player: Player) -> bool:
    """Bonds of Loyalty is owned and no unit lies under it."""
    owned = any(SKILLS[skill].id == BONDS for skill in player.skills)
    return owned and not any(unit.bonded for unit in player.units)


def room_free(player: Player) -> bool:
    """A command token is free (MK-UNIT-02)."""
    return sum(1 for unit in player.units if not unit.bonded) < player.command()


def price_of(player: Player, card: int, bonded: bool) -> int:
    return max(0, UNITS[card].cost - BONDS_DISCOUNT) if bonded else UNITS[card].cost


def gain_unit(s: MageKnight, seat: int, card: int, bonded: bool = False) -> None:
    """Take a unit of the offer; without a free command token one unit is disbanded first (MK-UNIT-05)."""
    player = s.players[seat]
    s.unit_offer.remove(card)
    if not bonded and not room_free(player):
        if bonds_free(player):
            bonded = True
        else:
            s.push(Ask(seat, DISBAND, card, 0))
            return
    join(s, seat, card, bonded)


def join(s: MageKnight, seat: int, card: int, bonded: bool) -> None:
    player = s.players[seat]
    unit = Unit(card)
    unit.bonded = bonded
    player.units.append(unit)
    player.recruits += 1
    s.tell(events.RECRUITED, [seat, card])


class Disband(Choosing):
    """Which unit makes room for the new one (`by`)?"""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "disband"
    rule: ClassVar[str] = "MK-UNIT-05"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [i for i, unit in enumerate(s.players[seat].units) if not unit.bonded]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        unit = player.units.pop(value)
        if unit.banner != NONE:
            player.discard.append(unit.banner)
        s.removed_units.append(unit.card)
        s.tell(events.DISBANDED, [seat, unit.card])
        join(s, seat, by, False)

    def text(self) -> Phrase:
        return Phrase("effect-mk-recruit-free")


DISBAND: Final = Disband()


class BondOrNot(Choosing):
    """Under Bonds of Loyalty (1) or an ordinary command token (2)? `by` is the unit."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "bond"
    rule: ClassVar[str] = "MK-UNIT-02"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        player = s.players[seat]
        return [n for n in (1, 2) if player.influence >= price_of(player, by, n == 1)]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        buy_unit(s, seat, by, value == 1)

    def text(self) -> Phrase:
        return Phrase("effect-mk-bonds-of-loyalty")


BOND_OR_NOT: Final = BondOrNot()


def buy_unit(s: MageKnight, seat: int, card: int, bonded: bool) -> None:
    player = s.players[seat]
    player.influence -= price_of(player, card, bonded)
    gain_unit(s, seat, card, bonded)
