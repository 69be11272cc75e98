"""What tiles and cards do in a Combat."""

from __future__ import annotations

from typing import ClassVar

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Ask, Choosing, Effect
from hexfarer.games.euthia.components import MONSTERS, TILES
from hexfarer.games.euthia.effects.gains import Gain
from hexfarer.games.euthia.pieces import is_spent, is_worn, spent, tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import OF_MONSTER, SKILL_SLOT, STRIKE_SLOT
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class InCombat(Gain):
    """An effect that means something in a Combat only."""

    __slots__ = ()

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        return OK if s.fight is not None else refuse(reasons.NO_COMBAT)


class OnMonster(InCombat):
    """One that an Immune enemy does not mind when it comes from a Hero (EU-ELITE-19)."""

    __slots__ = ()

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        if s.fight is None:
            return refuse(reasons.NO_COMBAT)
        if seat == s.fight.seat and by != OF_MONSTER and MONSTERS[s.fight.monster].immune:
            return refuse(reasons.IMMUNE)
        return OK


class RollMod(Gain):
    """Clover: on the Hero Roll that is being made (EU-DICE-02, -09)."""

    __slots__ = ()
    key: ClassVar[str] = "roll-mod"

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        return OK if s.roll is not None else refuse(reasons.NO_ROLL)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.roll is not None
        s.roll.bonus += self.n


class MonsterMod(OnMonster):
    """On the Monster's Battle Value; from a Hero a Rabbit's Foot (EU-COMBAT-27)."""

    __slots__ = ()
    key: ClassVar[str] = "monster-mod"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.bonus += self.n

    def text(self) -> Phrase:
        return Phrase("effect-eu-monster-plus" if self.n > 0 else "effect-eu-monster-mod", {"n": self.n})


class HeroMod(InCombat):
    """On the Hero's attack of this round."""

    __slots__ = ()
    key: ClassVar[str] = "hero-mod"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.hero_now += self.n


class NextMod(InCombat):
    """On the Hero's next attack (a card)."""

    __slots__ = ()
    key: ClassVar[str] = "next-mod"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.hero_now += self.n


class OwnNextMinus(InCombat):
    """On the Hero's own next attack: the price of a Shield (EU-SHIELD-02)."""

    __slots__ = ()
    key: ClassVar[str] = "own-next-minus"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.hero_next -= self.n


class WoundPlus(InCombat):
    __slots__ = ()
    key: ClassVar[str] = "wound-plus"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.wound_plus += self.n


class WoundMinus(InCombat):
    __slots__ = ()
    key: ClassVar[str] = "wound-minus"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.wound_minus += self.n


class DamagePlus(InCombat):
    __slots__ = ()
    key: ClassVar[str] = "damage-plus"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.damage_plus += self.n


class DamageMinus(InCombat):
    __slots__ = ()
    key: ClassVar[str] = "damage-minus"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.damage_minus += self.n


class CloverPenalty(InCombat):
    """On all Hero Rolls until the next Monster Attack Phase (EU-COMBAT-19)."""

    __slots__ = ()
    key: ClassVar[str] = "clover-penalty"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.clover += self.n


class MonsterHeal(InCombat):
    """A Silver Heart (EU-COMBAT-30)."""

    __slots__ = ()
    key: ClassVar[str] = "monster-heal"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        healed = min(self.n, s.fight.damage)
        s.fight.damage -= healed
        if healed:
            s.tell(events.MONSTER_HEALED, [s.fight.monster, healed])


class Regeneration(InCombat):
    """In each later Monster Attack Phase."""

    __slots__ = ()
    key: ClassVar[str] = "regeneration"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.regrowth += self.n


class MasterSilver(InCombat):
    """The Monster-Player draws Silver cards, or the bank does."""

    __slots__ = ()
    key: ClassVar[str] = "master-silver"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        if s.fight.master >= 0:
            s.draw_cards(s.fight.master, 0, self.n)
        else:
            s.feed_bank(0, self.n)


class MasterGold(InCombat):
    __slots__ = ()
    key: ClassVar[str] = "master-gold"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        if s.fight.master >= 0:
            s.draw_cards(s.fight.master, 1, self.n)
        else:
            s.feed_bank(1, self.n)


class InstantKill(Effect):
    __slots__ = ()

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.wound(s.fight.seat, s.players[s.fight.seat].health)

    def text(self) -> Phrase:
        return Phrase("effect-eu-instant-kill")


class ExhaustSkills(Choosing):
    """The Monster-Player exhausts ready Skills of the Hero; memo: how many more."""

    __slots__ = ("n",)

    verb: ClassVar[int] = verbs.TILE
    question: ClassVar[str] = "exhaust-skill"
    rule: ClassVar[str] = "EU-CARD-09"

    def __init__(self, n: int) -> None:
        self.n = n

    def values(self, s: Euthia, seat: int, by: int, memo: int) -> list[int]:
        assert s.fight is not None
        found: list[int] = []
        for p in s.players[s.fight.seat].pieces:
            tile = TILES[tile_of(p)]
            if tile.slot in (SKILL_SLOT, STRIKE_SLOT) and is_worn(p) and tile.exhausts and not is_spent(p):
                found.append(tile_of(p))
        return found

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        return OK if s.fight is not None else refuse(reasons.NO_COMBAT)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.push(Ask(seat, self, by, self.n))

    def chosen(self, s: Euthia, seat: int, by: int, memo: int, value: int) -> None:
        assert s.fight is not None
        pieces = s.players[s.fight.seat].pieces
        for i, p in enumerate(pieces):
            if tile_of(p) == value and is_worn(p) and not is_spent(p):
                pieces[i] = spent(p)
                break
        pieces.sort()
        s.tell(events.EXHAUSTED, [s.fight.seat, value])
        if memo > 1:
            s.push(Ask(seat, self, by, memo - 1))

    def text(self) -> Phrase:
        return Phrase("effect-eu-exhaust-skills", {"n": self.n})


class StealGaar(InCombat):
    """Gaar from the Hero to the Monster; Dwurt are safe."""

    __slots__ = ()
    key: ClassVar[str] = "steal-gaar"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        player = s.players[s.fight.seat]
        taken = min(self.n, player.gaar)
        player.gaar -= taken
        s.fight.gaar += taken
        if taken:
            s.tell(events.STOLEN, [s.fight.seat, taken])


class ForbidHope(Effect):
    """Hope cannot become Gaar until the Combat is over."""

    __slots__ = ()

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.hope_shut = True

    def text(self) -> Phrase:
        return Phrase("effect-eu-forbid-hope")


class CancelCurses(Choosing):
    """Cancel a Curse play of this step; asks which if they differ. The number chosen is how many cards it had."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "cancel-curse"

    def values(self, s: Euthia, seat: int, by: int, memo: int) -> list[int]:
        return [] if s.fight is None else sorted(set(s.fight.curses))

    def chosen(self, s: Euthia, seat: int, by: int, memo: int, value: int) -> None:
        from hexfarer.games.euthia.flow.cards import cancel_curse

        cancel_curse(s, value)

    def text(self) -> Phrase:
        return Phrase("effect-eu-cancel-curse")


class FewerDice(OnMonster):
    """The Monster rolls a die less, one at most (EU-COMBAT-50)."""

    __slots__ = ()
    key: ClassVar[str] = "fewer-dice"

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        if s.fight is not None and s.fight.fewer_dice:
            return refuse(reasons.ONE_DIE_ALREADY)
        return super().usable(s, seat, by)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.fewer_dice = 1


class LoseChaos(OnMonster):
    __slots__ = ()
    key: ClassVar[str] = "lose-chaos"

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        if s.fight is not None and not s.fight.chaos:
            return refuse(reasons.NO_EFFECT)
        return super().usable(s, seat, by)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.chaos = max(0, s.fight.chaos - self.n)


class Hope(InCombat):
    __slots__ = ()
    key: ClassVar[str] = "hope"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.gain_hope(self.n)
