"""Altars in ruins, glades and incantations."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.content.ruins import RUIN_TOKENS, Ruin
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.effects.paying import Pay, Paying
from hexfarer.games.mage_knight.mana import ORDINARY, can_pay
from hexfarer.games.mage_knight.plan import DRUIDS
from hexfarer.games.mage_knight.player import GLADE_WOKEN
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    AFTER,
    CITY,
    DOWN,
    GLADE,
    KEEP,
    MONASTERY,
    REFUGEE_CAMP,
    RUINS,
    TOWER,
    VILLAGE,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


def altar_verdict(s: MageKnight, seat: int) -> int:
    """All the mana that the altar wants (MK-SITE-RUINS-02)."""
    space = s.players[seat].place
    token = s.ruins[space] & (DOWN - 1)
    if s.sites[space] != RUINS or token == 0 or not RUIN_TOKENS[token - 1].altar:
        return refuse(reasons.NO_ALTAR)
    wanted = RUIN_TOKENS[token - 1].altar
    if not can_pay(s, seat, [1 << colour for colour in wanted]):
        if wanted[0] == wanted[-1]:
            return refuse(reasons.NO_ALTAR_MANA, wanted[0])
        return refuse(reasons.NO_ALTAR_COLOURS)
    return OK


def ruin_at(s: MageKnight, space: int) -> Ruin:
    return RUIN_TOKENS[(s.ruins[space] & (DOWN - 1)) - 1]


class Altar(Paying):
    """The last mana brings the fame."""

    __slots__ = ()

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        raise AssertionError("an altar is paid")

    def paid(self, s: MageKnight, seat: int, by: int, colour: int) -> None:
        space = s.players[seat].place
        fame = ruin_at(s, space).fame
        s.shields[space] = 1 << seat
        s.ruin_discard.append((s.ruins[space] & (DOWN - 1)) - 1)
        s.ruins[space] = 0
        s.tell(events.CONQUERED, [seat, space])
        s.add_fame(seat, fame)

    def text(self) -> Phrase:
        return Phrase("effect-mk-nothing")


ALTAR_PAID: Final = Altar()


def begin_altar(s: MageKnight, seat: int) -> None:
    player = s.players[seat]
    player.acted = True
    player.move = player.influence = 0
    s.moment = AFTER
    wanted = ruin_at(s, player.place).altar
    s.push(Pay(seat, 1 << wanted[-1], ORDINARY, ALTAR_PAID))
    for colour in wanted[-2::-1]:  # the first one is asked for first
        s.push(Pay(seat, 1 << colour))


# -- Druid Nights --


def wake_verdict(s: MageKnight, seat: int) -> int:
    """Put a shield on the glade (MK-SCN-DRUI-02)."""
    player = s.players[seat]
    if s.plan.scenario != DRUIDS:
        return refuse(reasons.NO_AWAKENING)
    if s.sites[player.place] != GLADE:
        return refuse(reasons.NO_GLADE)
    return refuse(reasons.GLADE_AWAKE) if s.glades[player.place] >> seat & 1 else OK


def wake(s: MageKnight, seat: int) -> None:
    """Movement ends here; it is no action, so one may follow (MK-SCN-DRUI-02, -12)."""
    player = s.players[seat]
    place = player.place
    player.flags |= GLADE_WOKEN
    player.move = 0
    limit = (1 if s.seats <= 2 else 2) if s.plan.competitive_glades else s.seats
    if s.glades[place].bit_count() >= limit:
        s.push(Ask(seat, REPLACE_SHIELD, 0, place))
    s.glades[place] |= 1 << seat
    s.tell(events.GLADE, [seat, place])


class ReplaceShield(Choosing):
    """Whose shield makes room on the glade (`memo`)?"""

    __slots__ = ()

    verb: ClassVar[int] = verbs.SEAT
    question: ClassVar[str] = "replace-shield"
    rule: ClassVar[str] = "MK-SCN-DRUI-12"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [other for other in range(s.seats) if other != seat and s.glades[memo] >> other & 1]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.glades[memo] &= ~(1 << value)
        s.tell(events.SHIELD_GONE, [value, memo])


REPLACE_SHIELD: Final = ReplaceShield()


def incant_verdict(s: MageKnight, seat: int) -> int:
    """Once each Night, away from people, with at least one glade awake (MK-SCN-DRUI-03)."""
    if s.plan.scenario != DRUIDS:
        return refuse(reasons.NO_INCANTATION)
    if not s.night:
        return refuse(reasons.INCANT_BY_NIGHT)
    if s.incanted >> seat & 1:
        return refuse(reasons.INCANTED)
    if not any(mask >> seat & 1 for mask in s.glades):
        return refuse(reasons.NO_OWN_GLADE)
    place = s.players[seat].place
    site = s.sites[place]
    inhabited = site in (VILLAGE, CITY, REFUGEE_CAMP) or (site == MONASTERY and s.shields[place] == 0)
    if inhabited or (site in (KEEP, TOWER) and s.shields[place]):
        return refuse(reasons.INHABITED)
    return OK
