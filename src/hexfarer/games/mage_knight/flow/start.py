"""Before a turn, and its start: off-turn effects, announcing the end of the round, benefits of the space."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.components import SKILLS
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.flow.burdens import SUPPRESSION, end_suppression
from hexfarer.games.mage_knight.flow.cards import Playing
from hexfarer.games.mage_knight.flow.centre import FREEZE, weather
from hexfarer.games.mage_knight.flow.plunder import plunder, plunder_verdict
from hexfarer.games.mage_knight.flow.reveals import look_around
from hexfarer.games.mage_knight.moves import (
    owner_of,
)
from hexfarer.games.mage_knight.player import PLUNDERED
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    BEFORE,
    BLACK,
    FLIPPED,
    GLADE,
    GOLD,
    NONE,
    OFF,
    RETURNABLE,
    TOWER,
)
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class Before(Playing):
    """Effects that may be used outside the own turn (MK-TURN-01)."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        s.moment = BEFORE
        if len(self.options(s)) > 1:
            return True
        s.pop()
        s.moment = OFF
        return False

    def own_options(self, s: MageKnight) -> list[int]:
        found = [pack(verbs.BEGIN)]
        if plunder_verdict(s, self.seat) == OK:
            found.append(pack(verbs.PLUNDER))
        return found

    def own_verdict(self, s: MageKnight, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.BEGIN:
            return OK
        return plunder_verdict(s, self.seat) if kind == verbs.PLUNDER else refuse(reasons.NOT_YET)

    def own_resolve(self, s: MageKnight, action: int) -> None:
        if kind_of(action) == verbs.PLUNDER:
            plunder(s, self.seat)
        else:
            s.pop()
            s.moment = OFF

    def quiet(self, s: MageKnight) -> int:
        return pack(verbs.BEGIN)

    def decision(self, s: MageKnight) -> Decision:
        return self.asks(s, "before", "MK-TURN-01", [pack(verbs.BEGIN)])

    def copy(self) -> Before:
        return Before(self.seat)


# -- the start of the turn --


def start_turn(s: MageKnight, seat: int) -> None:
    """Steps at the start of a turn that need no answer (MK-TURN-07, -08, -16)."""
    player = s.players[seat]
    s.tell(events.TURN, [seat])
    expire_interactive(s, seat)
    player.own_turns += 1
    if player.place == NONE:
        player.place = 0
    player.begin_turn()
    player.flags &= ~PLUNDERED
    player.opened_empty = not player.hand
    weather(s, seat)


def expire_interactive(s: MageKnight, seat: int) -> None:
    """Interactive tokens come back face down; Source Freeze pays a crystal (MK-SKILL-07)."""
    kept: list[int] = []
    marks: list[int] = []
    for packed, mark in zip(s.centre, s.centre_mark, strict=True):
        if packed & 7 != seat or stays_for_owner(s, packed):
            kept.append(packed)
            marks.append(mark)
            continue
        token_back(s, packed)
        if SKILLS[packed >> 3].id == FREEZE and FREEZE_CRYSTAL.values(s, seat, 0, 0):
            s.push(Ask(seat, FREEZE_CRYSTAL, 0, 0))
        if SKILLS[packed >> 3].id == SUPPRESSION:
            end_suppression(s, seat)
    if len(kept) < len(s.centre):
        s.exploits = [once for once in s.exploits if once >> 12 != 1]
    s.centre, s.centre_mark = kept, marks


def stays_for_owner(s: MageKnight, packed: int) -> bool:
    """Alone, the owner may return a cooperative token in the next turn; it expires after that (MK-SOLO-05)."""
    if s.seats > 1 or not SKILLS[packed >> 3].cooperative:
        return False
    player = s.players[packed & 7]
    at = player.skills.index(packed >> 3)
    if player.skill_state[at] == RETURNABLE:
        return False
    player.skill_state[at] = RETURNABLE
    return True


def token_back(s: MageKnight, packed: int) -> None:
    for player in s.players:
        if packed >> 3 in player.skills:
            player.skill_state[player.skills.index(packed >> 3)] = FLIPPED


class FreezeCrystal(Choosing):
    """Source Freeze: a crystal of a basic colour that the Source shows."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "crystal-colour"
    rule: ClassVar[str] = "MK-SKILL-07"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [colour for colour in s.source_colours() if colour < GOLD]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.gain_crystal(seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-source-freeze")


FREEZE_CRYSTAL: Final = FreezeCrystal()


def start_benefits(s: MageKnight, seat: int) -> None:
    """Mana of a glade, of claimed dice, of own towers in Conquer and Hold (MK-TURN-16)."""
    player = s.players[seat]
    if s.sites[player.place] == GLADE:
        s.gain_token(seat, BLACK if s.night else GOLD)
    if player.claim_pays and player.claim_colour != NONE:
        s.gain_token(seat, player.claim_colour)
    if s.plan.towers_owned:
        tower_mana(s, seat)
    look_around(s, seat)


def tower_mana(s: MageKnight, seat: int) -> None:
    """In or next to an own tower (or a partner's): a mana for each tower controlled (MK-SCN-HOLD-12, -14)."""
    place = s.players[seat].place
    for space in [place, *s.board.near[place]]:
        owner = owner_of(s, space) if s.sites[space] == TOWER else NONE
        if owner != NONE and (owner == seat or s.allies(owner, seat)):
            own = sum(1 for i, site in enumerate(s.sites) if site == TOWER and owner_of(s, i) == seat)
            if own:
                s.gain_token(seat, BLACK if s.night else GOLD, own)
            return


class Announce(Choosing):
    """With an empty deck the end of the round may be announced instead of a turn (MK-TURN-09)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.ANNOUNCE
    question: ClassVar[str] = "announce"
    rule: ClassVar[str] = "MK-TURN-09"
    leave: ClassVar[int] = verbs.BEGIN

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return bool(s.players[seat].hand)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        announce(s, seat)
        forfeit(s, seat)


ANNOUNCE: Final = Announce()


def announce(s: MageKnight, seat: int) -> None:
    """Everybody else has one more turn (MK-TURN-12)."""
    s.announced = seat
    s.last_announced = True
    s.tell(events.ANNOUNCED, [seat])
    if not s.end_met:
        at = s.order.index(seat)
        turned = s.order[at + 1 :] + s.order[:at]
        s.turns_left = [other for other in turned if other == s.seats or not s.players[other].eliminated]


def forfeit(s: MageKnight, seat: int) -> None:
    """The turn ends at once, without benefits (MK-TURN-13)."""
    s.pop()  # the Turn below
    s.players[seat].end_turn()
    s.tell(events.FORFEITED, [seat])
