"""Effects that change the rest of the turn, or its end."""

from __future__ import annotations

from hexfarer.games.mage_knight import reasons
from hexfarer.games.mage_knight.effects.base import (
    Effect,
    any_time,
    can_block,
    can_influence,
    id_by,
    in_combat,
)
from hexfarer.games.mage_knight.effects.gains import colour_phrases
from hexfarer.games.mage_knight.effects.paying import Pay, Paying
from hexfarer.games.mage_knight.effects.points import Heal, Influence
from hexfarer.games.mage_knight.mana import ORDINARY, can_pay, unpaid
from hexfarer.games.mage_knight.player import (
    DIPLOMACY,
    DIPLOMACY_FIRE,
    DIPLOMACY_ICE,
    NO_SOURCE,
    REVEAL_AS_DAY,
    SIDE_DAMN,
    SIDE_MAGIC,
    SIDE_PLAIN,
    SIDE_UNIVERSAL,
)
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ANY_BASIC, BLOCK_PHASE, ELEMENTS, FIRE, ICE, PHYSICAL
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class Change(Effect):
    """A change of the rules until the end of the turn: a flag of the player."""

    __slots__ = ("along", "flag", "key")

    def __init__(self, flag: int, key: str, along: bool = False) -> None:
        self.flag = flag
        self.key = key
        self.along = along

    def rider(self) -> bool:
        return self.along

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].flags |= self.flag

    def text(self) -> Phrase:
        return Phrase("effect-mk-" + self.key)


class Ambush(Effect):
    """A bonus for the first attack or block card."""

    __slots__ = ("attack", "block")

    def __init__(self, attack: int, block: int) -> None:
        self.attack = attack
        self.block = block

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.ambush_attack += self.attack
        player.ambush_block += self.block

    def text(self) -> Phrase:
        return Phrase("effect-mk-ambush", {"attack": self.attack, "block": self.block})


class Diplomacy(Influence):
    """Influence that may be used as Block of an element."""

    __slots__ = ("element",)

    def __init__(self, n: int, element: int) -> None:
        super().__init__(n)
        self.element = element

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.moment == BLOCK_PHASE:
            return can_block(s)
        return can_influence(s, seat)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.flags |= DIPLOMACY
        if self.element == FIRE:
            player.flags |= DIPLOMACY_FIRE
        elif self.element == ICE:
            player.flags |= DIPLOMACY_ICE
        super().run(s, seat, by)

    def text(self) -> Phrase:
        args: dict[str, object] = {"n": self.n.phrase()}
        if self.element == PHYSICAL:
            return Phrase("effect-mk-diplomacy", args)
        return Phrase(
            "effect-mk-diplomacy-element", {**args, "element": Phrase("mk-element-" + ELEMENTS[self.element])}
        )


class Tale(Effect):
    """Heroic Tale: reputation (and fame) for every unit recruited this turn, at its end or at once."""

    __slots__ = ("fame", "now")

    def __init__(self, fame: int = 0, now: bool = False) -> None:
        self.fame = fame
        self.now = now

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        if self.now:
            player.tale_reputation += 1
            player.tale_fame += self.fame
            s.add_fame(seat, self.fame * player.recruits)
            s.add_reputation(seat, player.recruits)
            return
        player.recruit_reputation += 1
        player.recruit_fame += self.fame

    def text(self) -> Phrase:
        if self.now:
            return Phrase("effect-mk-tale-fame-now" if self.fame else "effect-mk-tale-now")
        return Phrase("effect-mk-tale-fame" if self.fame else "effect-mk-tale")


class ComeBack(Effect):
    """Steady Tempo: at the end of the turn the card may go to the top or bottom of the deck."""

    __slots__ = ("top",)

    def __init__(self, top: bool) -> None:
        self.top = top

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].returns.append(id_by(by) << 1 | self.top)

    def text(self) -> Phrase:
        return Phrase("effect-mk-come-back-top" if self.top else "effect-mk-come-back-bottom")


class EndlessMana(Effect):
    """A ring: no end of mana of a colour and black this turn, and fame for its spells."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.endless |= 1 << self.colour | 1 << 5
        player.fame_per_spell |= 1 << self.colour

    def text(self) -> Phrase:
        return Phrase("effect-mk-endless", {"colour": colour_phrases(1 << self.colour)[0]})


class Grail(Heal):
    """Golden Grail: healing points that bring fame when they are used."""

    __slots__ = ()

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        super().run(s, seat, by)
        s.players[seat].grail += self.n

    def text(self) -> Phrase:
        return Phrase("effect-mk-grail", {"n": self.n})


class SeeAsByDay(Effect):
    """Amulet of Sun: garrisons and ruins are revealed as by Day."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        from hexfarer.games.mage_knight.flow.reveals import look_around, uncover_ruins

        s.players[seat].flags |= REVEAL_AS_DAY
        uncover_ruins(s)
        look_around(s, seat)

    def text(self) -> Phrase:
        return Phrase("effect-mk-see-as-by-day")


class Lead(Effect):
    """Leadership: one unit does better."""

    __slots__ = ("attack", "block", "ranged")

    def __init__(self, block: int = 0, attack: int = 0, ranged: int = 0) -> None:
        self.block = block
        self.attack = attack
        self.ranged = ranged

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if in_combat(s) else refuse(reasons.NO_COMBAT_FOR_IT)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.boost_block, player.boost_attack, player.boost_ranged = self.block, self.attack, self.ranged

    def text(self) -> Phrase:
        if self.block:
            return Phrase("effect-mk-lead-block", {"n": self.block})
        if self.attack:
            return Phrase("effect-mk-lead-attack", {"n": self.attack})
        return Phrase("effect-mk-lead-ranged", {"n": self.ranged})


class Sideways(Effect):
    """One card played sideways gives more."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.players[seat].side_bonus:
            return refuse(reasons.BONUS_WAITS)
        if self.kind == SIDE_MAGIC and s.players[seat].dice_used:
            return refuse(reasons.SOURCE_USED)
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.side_bonus = self.kind
        if self.kind == SIDE_MAGIC:
            player.flags |= NO_SOURCE

    def text(self) -> Phrase:
        if self.kind == SIDE_PLAIN:
            return Phrase("effect-mk-sideways-plain")
        return Phrase("effect-mk-sideways-damn" if self.kind == SIDE_DAMN else "effect-mk-sideways-magic")


class UniversalPower(Paying):
    """A mana makes one sideways card worth 3, or 4 if the card has its colour."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.players[seat].side_bonus:
            return refuse(reasons.BONUS_WAITS)
        why = any_time(s)
        return why if why != OK or can_pay(s, seat, [ANY_BASIC]) else unpaid(s, seat, [ANY_BASIC])

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.push(Pay(seat, ANY_BASIC, ORDINARY, self, by))

    def paid(self, s: MageKnight, seat: int, by: int, colour: int) -> None:
        s.players[seat].side_bonus = SIDE_UNIVERSAL + colour * 4

    def text(self) -> Phrase:
        return Phrase("effect-mk-universal-power")
