"""Puppet Master: a defeated enemy's token is kept, and fights once for the one who keeps it."""

from __future__ import annotations

from typing import ClassVar

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.content.enemies import ENEMIES, pile_of
from hexfarer.games.mage_knight.effects.base import Choosing, any_time, can_attack, can_block
from hexfarer.games.mage_knight.effects.points import Attack, Block
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    COLD_FIRE,
    FIRE,
    ICE,
    MELEE,
    PHYSICAL,
    RESIST_FIRE,
    RESIST_ICE,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class KeepToken(Choosing):
    """Keep the token of an enemy that was defeated this turn, as long as it lies in the discard pile."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.TOKEN
    question: ClassVar[str] = "keep-token"
    rule: ClassVar[str] = "MK-SKILL-03"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        if why != OK:
            return why
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_TOKEN_TO_KEEP)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        beaten = sorted(set(s.players[seat].beaten))
        return [token for token in beaten if token in s.pile_discards[pile_of(token)]]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.pile_discards[pile_of(value)].remove(value)
        s.players[seat].beaten.remove(value)
        s.players[seat].puppets.append(value)
        s.tell(events.TOKEN_KEPT, [seat, value])

    def text(self) -> Phrase:
        return Phrase("effect-mk-keep-token")


class PuppetFights(Choosing):
    """Discard a kept token: half of its attack as Attack, or half of its armor as Block, rounded up."""

    __slots__ = ("blocks",)

    verb: ClassVar[int] = verbs.TOKEN
    question: ClassVar[str] = "puppet"
    rule: ClassVar[str] = "MK-SKILL-03"

    def __init__(self, blocks: bool) -> None:
        self.blocks = blocks

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = can_block(s) if self.blocks else can_attack(s, MELEE)
        if why != OK:
            return why
        return super().usable(s, seat, by)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        kept = sorted(set(s.players[seat].puppets))
        return [token for token in kept if self.blocks or ENEMIES[token].attack > 0]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].puppets.remove(value)
        s.discard_token(value)
        s.tell(events.TOKEN_GIVEN, [seat, value])
        enemy = ENEMIES[value]
        if self.blocks:
            Block((enemy.armor + 1) // 2, opposing(enemy.abilities)).run(s, seat, by)
        else:
            Attack((enemy.attack + 1) // 2, MELEE, enemy.element).run(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-mk-puppet-blocks" if self.blocks else "effect-mk-puppet-attacks")


def opposing(resistances: int) -> int:
    """The element of a puppet's Block: the opposite of what the token resists."""
    fire, ice = resistances & RESIST_FIRE != 0, resistances & RESIST_ICE != 0
    if fire:
        return COLD_FIRE if ice else ICE
    return FIRE if ice else PHYSICAL
