"""Effects on one attack of an enemy, which may have several (MK-ENEMY-MULTI-02)."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.combat import CANCELLED, Foe
from hexfarer.games.mage_knight.effects.base import Ask, Choosing, in_combat
from hexfarer.games.mage_knight.effects.dueling import unit_meets
from hexfarer.games.mage_knight.effects.fighting import resists, spurned
from hexfarer.games.mage_knight.foes import attacks_now, fortifications, hidden_by_monster, idle, pending_blows
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ATTACK_ABILITIES, ATTACK_PHASE, BLOCK_PHASE, RANGED_PHASE, RESIST_FIRE
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class OnBlow(Choosing):
    """Aimed at one attack: first the enemy is chosen, then the attack if several are left. Arcane Immunity does not
    protect attacks (MK-ENEMY-ARCANE-03)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FOE
    question: ClassVar[str] = "foe-of-blow"
    rule: ClassVar[str] = "MK-ENEMY-MULTI-02"

    @abstractmethod
    def hit(self, s: MageKnight, seat: int, foe: Foe, blow: int, by: int) -> None:
        """What is done to the attack."""

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.duel is not None:
            return refuse(reasons.ONLY_ENEMIES)
        if s.combat is None or not in_combat(s):
            return refuse(reasons.NO_COMBAT_FOR_IT)
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_ENEMY_FOR_IT)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        combat = s.combat
        if combat is None or s.moment == ATTACK_PHASE:  # enemies have attacked before
            return []
        return [
            i
            for i, foe in enumerate(combat.foes)
            if attacks_now(foe) and not hidden_by_monster(combat, i) and not resists(foe, by)
        ]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        combat = s.combat
        if combat is None or value >= len(combat.foes) or combat.foes[value].defeated:
            return refuse(reasons.NO_SUCH_ENEMY)
        if hidden_by_monster(combat, value):
            return refuse(reasons.SUMMONER_HIDDEN)
        if s.moment == ATTACK_PHASE or not attacks_now(combat.foes[value]):
            return refuse(reasons.DOES_NOT_ATTACK)
        why = spurned(combat.foes[value].abilities(), by)
        return refuse(reasons.FIRE_RESISTANT if why & RESIST_FIRE else reasons.ICE_RESISTANT)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        assert s.combat is not None
        s.tell(events.WEAKENED, [seat, s.combat.foes[value].token])
        unit_meets(s.combat.foes[value], by)
        s.push(Ask(seat, WhichBlow(self), by, value))


class WhichBlow(Choosing):
    """Which attack of the enemy that was chosen."""

    __slots__ = ("effect",)

    verb: ClassVar[int] = verbs.BLOW
    question: ClassVar[str] = "which-blow"
    rule: ClassVar[str] = "MK-ENEMY-MULTI-02"

    def __init__(self, effect: OnBlow) -> None:
        self.effect = effect

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [] if s.combat is None else pending_blows(s.combat.foes[memo])

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        assert s.combat is not None
        return idle(s.combat, memo, value)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        assert s.combat is not None
        self.effect.hit(s, seat, s.combat.foes[memo], value, by)


class LowerBlow(OnBlow):
    """One attack gets weaker, never below 0 (MK-COMBAT-20); `only_block`: only in the block phase; `walls_help`: not
    of a fortified enemy in the ranged phase."""

    __slots__ = ("n", "only_block", "walls_help")

    def __init__(self, n: int, only_block: bool = False, walls_help: bool = False) -> None:
        self.n = n
        self.only_block = only_block
        self.walls_help = walls_help

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if self.only_block and s.moment != BLOCK_PHASE:
            return refuse(reasons.NO_BLOCK_NOW)
        return super().usable(s, seat, by)

    def behind_walls(self, s: MageKnight, i: int) -> bool:
        combat = s.combat
        return (
            self.walls_help
            and s.moment == RANGED_PHASE
            and combat is not None
            and fortifications(s, combat, combat.foes[i]) > 0
        )

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [i for i in super().values(s, seat, by, memo) if not self.behind_walls(s, i)]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        if value in super().values(s, seat, by, memo):
            return refuse(reasons.FORTIFIED_SPARED)
        return super().refusal(s, seat, by, memo, value)

    def hit(self, s: MageKnight, seat: int, foe: Foe, blow: int, by: int) -> None:
        foe.changes[blow] -= self.n

    def text(self) -> Phrase:
        return Phrase("effect-mk-lower-attack" if self.only_block else "effect-mk-lower-blow", {"n": self.n})


class MuteBlow(OnBlow):
    """One attack loses its abilities, but not its element."""

    __slots__ = ()

    def hit(self, s: MageKnight, seat: int, foe: Foe, blow: int, by: int) -> None:
        foe.muted[blow] |= ATTACK_ABILITIES

    def text(self) -> Phrase:
        return Phrase("effect-mk-mute-blow")


class CancelBlow(OnBlow):
    """One attack does not happen; that is no block."""

    __slots__ = ()

    def hit(self, s: MageKnight, seat: int, foe: Foe, blow: int, by: int) -> None:
        foe.fates[blow] = CANCELLED

    def text(self) -> Phrase:
        return Phrase("effect-mk-cancel-blow")
