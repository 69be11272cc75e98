"""Mysterious Box: it lies in play and may be used once as the artifact that it shows."""

from __future__ import annotations

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.effects.banners import Banner
from hexfarer.games.mage_knight.effects.base import FROM_CARD, Doing, any_time, source
from hexfarer.games.mage_knight.flow.recruiting import drop_banner
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import NONE
from hexfarer.kernel.action import pack
from hexfarer.kernel.verdict import OK, refuse

BOX_FAME = 1


def box_plays(s: MageKnight, seat: int) -> list[int]:
    """What the box may be used for now."""
    player = s.players[seat]
    found: list[int] = []
    if box_verdict(s, seat, False) == OK:
        found.append(pack(verbs.PLAY, player.box))
    if box_verdict(s, seat, True) == OK:
        found.append(pack(verbs.POWER, player.box))
    if box_banner_verdict(s, seat) == OK:
        found += [pack(verbs.ATTACH, player.box, i) for i in range(len(player.units))]
    return found


def box_verdict(s: MageKnight, seat: int, strong: bool) -> int:
    from hexfarer.games.mage_knight.flow.cards import played_verdict

    player = s.players[seat]
    return played_verdict(s, seat, player.boxed, strong, source(FROM_CARD, player.box), True)


def box_banner_verdict(s: MageKnight, seat: int) -> int:
    """Does the box show a banner that may be attached?"""
    player = s.players[seat]
    if not isinstance(DEEDS[player.boxed].basic, Banner):
        return refuse(reasons.NO_BANNER, player.boxed)
    return any_time(s)


def use_box(s: MageKnight, seat: int, strong: bool) -> None:
    """Use the box as what it shows; for a strong effect it is thrown away."""
    player = s.players[seat]
    box = opened(s, seat)
    deed = DEEDS[player.boxed]
    if strong:
        player.play.remove(box)
        s.removed.append(box)
    s.tell(events.PLAYED_STRONG if strong else events.PLAYED, [seat, player.boxed])
    s.push(Doing(seat, deed.strong if strong else deed.basic, source(FROM_CARD, box)))


def opened(s: MageKnight, seat: int) -> int:
    """The box is used, which brings fame; its number."""
    player = s.players[seat]
    box = player.box
    player.box = NONE
    s.add_fame(seat, BOX_FAME)
    return box


def close_box(s: MageKnight, seat: int) -> None:
    """At the end of the turn the artifact goes under its deck, an unused box back to hand, a banner is discarded."""
    player = s.players[seat]
    if player.boxed == NONE:
        return
    s.artifact_deck.insert(0, player.boxed)
    player.boxed = NONE
    if player.box in player.play:
        player.play.remove(player.box)
        player.hand.append(player.box)
        player.hand.sort()
    player.box = NONE
    for i in range(len(player.units) - 1, -1, -1):
        if player.units[i].guise != NONE:
            player.discard.append(player.units[i].banner)
            drop_banner(s, seat, i)
