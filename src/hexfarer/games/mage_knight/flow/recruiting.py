"""Gaining units, and making room for them."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, verbs
from hexfarer.games.mage_knight.components import SKILLS, UNITS
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.effects.coercion import DISCOUNT
from hexfarer.games.mage_knight.effects.paying import Pay, Paying
from hexfarer.games.mage_knight.effects.points import BANNERS, carries
from hexfarer.games.mage_knight.effects.troops import RECRUIT_FREE
from hexfarer.games.mage_knight.mana import ORDINARY
from hexfarer.games.mage_knight.player import Player, Unit
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ANY_BASIC,
    BOUND,
    CITY,
    DISREPUTABLE,
    NONE,
    OFF,
    REFUGEE_CAMP,
    REPUTED,
    VILLAGE,
)
from hexfarer.kernel.phrase import Phrase

BONDS: Final = "norowas_bonds_of_loyalty"
BONDS_DISCOUNT: Final = 5
SITE_SURCHARGE: Final = 1  # of a refugee camp, for units of keeps, mage towers and monasteries
CITY_SURCHARGE: Final = 3  # … and for those of cities only


def bonds_free(player: Player) -> bool:
    """Bonds of Loyalty is owned and no unit lies under it."""
    owned = any(SKILLS[skill].id == BONDS for skill in player.skills)
    return owned and not any(unit.bonded for unit in player.units)


def room_free(player: Player) -> bool:
    """A command token is free (MK-UNIT-02)."""
    return sum(1 for unit in player.units if needs_token(unit)) < player.command()


def needs_token(unit: Unit) -> bool:
    """Does a unit occupy a command token, or has it something else in its place?"""
    return not unit.bonded and not carries(unit, "banner_of_command")


def price_of(player: Player, card: int, bonded: bool, more: int = 0) -> int:
    return max(0, UNITS[card].cost + more - player.discount - (BONDS_DISCOUNT if bonded else 0))


def price_here(s: MageKnight, player: Player, card: int, bonded: bool) -> int:
    """The price where the hero stands: in a refugee camp units from elsewhere want more (MK-SITE-REFUGEE-01)."""
    return price_of(player, card, bonded, surcharge(card) if s.sites[player.place] == REFUGEE_CAMP else 0)


def surcharge(card: int) -> int:
    sites = UNITS[card].sites
    if sites >> VILLAGE & 1:
        return 0
    return CITY_SURCHARGE if sites == 1 << CITY else SITE_SURCHARGE


def least_price(s: MageKnight, player: Player, card: int, bonded: bool) -> int:
    """The price with everything that may lower it."""
    return max(0, price_here(s, player, card, bonded) - (DISCOUNT if player.discounts else 0))


def influence_for(player: Player, card: int) -> int:
    """The Influence that counts for a unit: Heroes double the modifier of the interaction, Thugs turn it round."""
    traits = UNITS[card].traits
    if player.courted:
        return player.influence
    if traits & REPUTED:
        return player.influence + player.talk_modifier
    return player.influence - 2 * player.talk_modifier if traits & DISREPUTABLE else player.influence


# Where a new unit stands.
UNDER_TOKEN: Final = 0
UNDER_BONDS: Final = 1
UNDER_COMMAND: Final = 2  # the Banner of Command

# What a unit joins for; with its card it makes the `by` of the questions about room for it.
HIRED: Final = 0
WON: Final = 1
CALLED: Final = 2  # by Call to Glory


def make_room(s: MageKnight, seat: int, card: int, reason: int, memo: int = 0) -> None:
    """Where will the unit stand? Without a free command token another one must leave (MK-UNIT-05), which is asked
    before anything is paid, so that it can be called off. `memo` are the units that are due, if it was won."""
    player = s.players[seat]
    by = card << 2 | reason
    if room_free(player):
        take_in(s, seat, by, memo, UNDER_TOKEN)
    elif reason != HIRED and bonds_free(player):
        take_in(s, seat, by, memo, UNDER_BONDS)
    elif player.command_card != NONE:
        s.push(Ask(seat, UNDER_BANNER, by, memo))
    else:
        s.push(Ask(seat, DISBAND, by, memo))


def take_in(s: MageKnight, seat: int, by: int, memo: int, where: int) -> None:
    """There is room for the unit."""
    if by & 3 == HIRED:
        buy_unit(s, seat, by >> 2, where)
        return
    if by & 3 == WON and memo > 1:
        from hexfarer.games.mage_knight.flow.rewards import UNIT_REWARD

        s.push(Ask(seat, UNIT_REWARD, 0, memo - 1))
    gain_unit(s, seat, by >> 2, where)


def gain_unit(s: MageKnight, seat: int, card: int, where: int, mana: int = NONE) -> None:
    """A unit of the offer joins."""
    s.unit_offer.remove(card)
    join(s, seat, card, where == UNDER_BONDS, mana)
    if where == UNDER_COMMAND:
        hoist(s, seat, len(s.players[seat].units) - 1)


def join(s: MageKnight, seat: int, card: int, bonded: bool, mana: int) -> None:
    player = s.players[seat]
    unit = Unit(card)
    unit.bonded = bonded
    unit.mana = mana
    unit.recruited = True
    player.units.append(unit)
    player.recruits += 1
    s.tell(events.RECRUITED, [seat, card])
    if player.tale_reputation and s.moment != OFF:  # Heroic Tale; no rewards at the end of a turn
        s.add_fame(seat, player.tale_fame)
        s.add_reputation(seat, player.tale_reputation)


class UnderBanner(Choosing):
    """No command token is free: does the new unit carry the Banner of Command? `by` and `memo` as in `make_room`."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.YES
    question: ClassVar[str] = "under-banner"
    rule: ClassVar[str] = "MK-UNIT-02"
    eager: ClassVar[bool] = True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        take_in(s, seat, by, memo, UNDER_COMMAND)

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        s.push(Ask(seat, DISBAND, by, memo))

    def text(self) -> Phrase:
        return Phrase("effect-mk-banner-of-command")


UNDER_BANNER: Final = UnderBanner()


def hoist(s: MageKnight, seat: int, i: int) -> None:
    """The Banner of Command that was played goes to a unit."""
    player = s.players[seat]
    unit = player.units[i]
    card = player.command_card
    player.command_card = NONE
    if unit.banner != NONE:
        player.discard.append(unit.banner)
    player.play.remove(card)
    unit.banner, unit.banner_down = card, False
    unit.guise = NONE if card in BANNERS["banner_of_command"] else BANNERS["banner_of_command"][0]
    s.tell(events.ATTACHED, [seat, card, unit.card])


def drop_banner(s: MageKnight, seat: int, i: int) -> None:
    """A unit carries its banner no more; without the Banner of Command it may lack a command token and leave."""
    player = s.players[seat]
    unit = player.units[i]
    commanded = carries(unit, "banner_of_command")
    unit.banner = unit.guise = NONE
    unit.banner_down = False
    if commanded and sum(1 for other in player.units if needs_token(other)) > player.command():
        player.units.pop(i)
        s.removed_units.append(unit.card)
        s.tell(events.DISBANDED, [seat, unit.card])


def dismiss(s: MageKnight, seat: int, i: int) -> None:
    """A unit is disbanded; its banner goes to the discard pile (MK-UNIT-13)."""
    player = s.players[seat]
    unit = player.units.pop(i)
    if unit.banner != NONE:
        player.discard.append(unit.banner)
    s.removed_units.append(unit.card)
    s.tell(events.DISBANDED, [seat, unit.card])


class Disband(Choosing):
    """Which unit makes room for the new one? `by` and `memo` as in `make_room`."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "disband"
    rule: ClassVar[str] = "MK-UNIT-05"
    leave: ClassVar[int] = verbs.CALL_OFF
    eager: ClassVar[bool] = True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [i for i, unit in enumerate(s.players[seat].units) if needs_token(unit)]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        dismiss(s, seat, value)
        take_in(s, seat, by, memo, UNDER_TOKEN)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        """All units stay; a unit that is owed is chosen anew."""
        if by & 3 == WON:
            from hexfarer.games.mage_knight.flow.rewards import UNIT_REWARD

            s.push(Ask(seat, UNIT_REWARD, 0, memo))
        elif by & 3 == CALLED:
            s.push(Ask(seat, RECRUIT_FREE, 0, 0))

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
        return [n for n in (1, 2) if influence_for(player, by) >= least_price(s, player, by, n == 1)]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        if value == 1:
            buy_unit(s, seat, by, UNDER_BONDS)
        else:
            make_room(s, seat, by, HIRED)

    def text(self) -> Phrase:
        return Phrase("effect-mk-bonds-of-loyalty")


BOND_OR_NOT: Final = BondOrNot()


class CoerceOrNot(Choosing):
    """With the discount of Ruthless Coercion (1) or without (2)? `by` is the unit, `memo` where it will stand."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "coerce"
    rule: ClassVar[str] = "MK-INTERACT-08"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        player = s.players[seat]
        dear = influence_for(player, by) >= price_here(s, player, by, memo == UNDER_BONDS)
        return [1, 2] if dear else [1]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        price = price_here(s, player, by, memo == UNDER_BONDS)
        if value == 1:
            price = least_price(s, player, by, memo == UNDER_BONDS)
            player.discounts -= 1
            s.add_reputation(seat, -1)
        pay_for_unit(s, seat, by, memo, price)

    def text(self) -> Phrase:
        return Phrase("effect-mk-coerced-price", {"n": DISCOUNT})


COERCE_OR_NOT: Final = CoerceOrNot()


def buy_unit(s: MageKnight, seat: int, card: int, where: int) -> None:
    player = s.players[seat]
    if player.discounts:
        s.push(Ask(seat, COERCE_OR_NOT, card, where))
    else:
        pay_for_unit(s, seat, card, where, price_here(s, player, card, where == UNDER_BONDS))


def pay_for_unit(s: MageKnight, seat: int, card: int, where: int, price: int) -> None:
    player = s.players[seat]
    player.influence = influence_for(player, card) - price
    if where != UNDER_BONDS or UNITS[card].cost > BONDS_DISCOUNT:  # it cost something: the discount of Charm was used
        player.discount = 0
    player.hired += 1
    if not player.courted:
        player.courted = UNITS[card].traits & (REPUTED | DISREPUTABLE)
    if UNITS[card].traits & BOUND:
        s.push(Pay(seat, ANY_BASIC, ORDINARY, BIND, card << 2 | where))
    else:
        gain_unit(s, seat, card, where)


class Bind(Paying):
    """Magic Familiars: the mana that was paid lies on the unit."""

    __slots__ = ()

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        raise AssertionError("it goes on when mana is paid")

    def paid(self, s: MageKnight, seat: int, by: int, colour: int) -> None:
        gain_unit(s, seat, by >> 2, by & 3, colour)

    def text(self) -> Phrase:
        return Phrase("effect-mk-nothing")


BIND: Final = Bind()
