"""Effects on the dice of the Source."""

from __future__ import annotations

from typing import ClassVar

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.effects.base import Ask, Choosing, Effect, any_time
from hexfarer.games.mage_knight.player import DICE_AS_ANY
from hexfarer.games.mage_knight.state import CLAIMED, IN_SOURCE, SET_ASIDE, MageKnight
from hexfarer.games.mage_knight.terms import BASIC, FOR_SOURCE, GOLD, NONE
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class ExtraDice(Effect):
    """More dice may be used this turn."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].dice_left += self.n

    def text(self) -> Phrase:
        return Phrase("effect-mk-extra-dice", {"n": self.n})


def gold_is_kept(s: MageKnight) -> bool:
    """Friendly mana: by Day no gold die is rolled or set while another colour lies there (MK-VAR-FMANA-02)."""
    return s.plan.friendly_mana and not s.night and any(colour != GOLD for colour in s.source_colours())


class SetDie(Choosing):
    """Mana Draw: take a die, set it to a colour but gold, gain two mana of it. Mana Pull: two dice, a mana of each."""

    __slots__ = ("dice",)

    verb: ClassVar[int] = verbs.DIE
    question: ClassVar[str] = "set-die"
    rule: ClassVar[str] = "MK-ENDTURN-03"

    def __init__(self, dice: int = 1) -> None:
        self.dice = dice

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_DIE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [colour for colour in s.source_colours() if colour != GOLD or not gold_is_kept(s)]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        if memo + 1 < self.dice:
            s.push(Ask(seat, self, by, memo + 1))
        s.push(Ask(seat, SET_TO if self.dice == 1 else PULL_TO, by, s.find_die(value)))

    def text(self) -> Phrase:
        return Phrase("effect-mk-set-die") if self.dice == 1 else Phrase("effect-mk-set-dice", {"n": self.dice})


class SetDieTo(Choosing):
    """The colour of the die; `memo` is its number."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "set-die-to"
    rule: ClassVar[str] = "MK-ENDTURN-03"
    gives: ClassVar[int] = 2  # mana of the colour

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0, 1, 2, 3, 5]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.dice[memo] = value
        s.dice_at[memo] = SET_ASIDE
        s.dice_user[memo] = seat
        s.gain_token(seat, value, self.gives)

    def text(self) -> Phrase:
        return Phrase("effect-mk-set-die")


class PullDieTo(SetDieTo):
    """Mana Pull: one mana for each die."""

    __slots__ = ()

    question: ClassVar[str] = "pull-die-to"
    gives: ClassVar[int] = 1


SET_TO = SetDieTo()
PULL_TO = PullDieTo()


class StormCrystal(Choosing):
    """Mana Storm: a crystal of the colour of a basic die, which is rolled again."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.DIE
    question: ClassVar[str] = "storm-die"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_DIE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [colour for colour in s.source_colours() if colour in BASIC]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.gain_crystal(seat, value)
        roll_again(s, seat, [s.find_die(value)])

    def text(self) -> Phrase:
        return Phrase("effect-mk-storm-crystal")


class StormAll(Effect):
    """Mana Storm, strong: roll the Source, three more dice, gold and black dice as any basic colour."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        keep_gold = gold_is_kept(s)
        dice = [i for i, where in enumerate(s.dice_at) if where == IN_SOURCE and not (keep_gold and s.dice[i] == GOLD)]
        roll_again(s, seat, dice)
        player = s.players[seat]
        player.dice_left += 3
        player.flags |= DICE_AS_ANY

    def text(self) -> Phrase:
        return Phrase("effect-mk-storm-all")


def roll_again(s: MageKnight, seat: int, dice: list[int]) -> None:
    if dice:
        for die in dice:
            s.dice[die] = s.roll_die()
        s.reveal(events.ROLLED)
        s.tell(events.ROLLED, [seat, FOR_SOURCE, *[s.dice[die] for die in dice]])


class ClaimDie(Choosing):
    """Mana Claim: keep a basic die until the end of the round, for three mana now or one each turn."""

    __slots__ = ("curse",)

    verb: ClassVar[int] = verbs.DIE
    question: ClassVar[str] = "claim-die"

    def __init__(self, curse: bool = False) -> None:
        self.curse = curse

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_DIE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [colour for colour in s.source_colours() if colour in BASIC]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.dice_at[s.find_die(value)] = CLAIMED
        if self.curse:
            s.players[seat].claim_colour = value
            s.exploits.append(3 << 12 | seat)
        s.push(Ask(seat, CLAIM_PAYS, by, value))

    def text(self) -> Phrase:
        return Phrase("effect-mk-mana-curse" if self.curse else "effect-mk-mana-claim")


class ClaimPays(Choosing):
    """Three mana at once (1), or one at the start of each turn (2); `memo` is the colour."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "claim-pays"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [1, 2]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        if value == 1:
            s.gain_token(seat, memo, 3)
        else:
            player.claim_colour = memo
            player.claim_pays = True

    def text(self) -> Phrase:
        return Phrase("effect-mk-mana-claim")


CLAIM_PAYS = ClaimPays()


class StealDie(Choosing):
    """Mana Steal: a basic die is kept on the tactic."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.DIE
    question: ClassVar[str] = "steal-die"
    rule: ClassVar[str] = "MK-TACTIC-04"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [colour for colour in s.source_colours() if colour in BASIC]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        die = s.find_die(value)
        s.dice_at[die] = 3
        s.players[seat].stored_die = die
        s.tell(events.DIE_STORED, [seat, value])

    def text(self) -> Phrase:
        return Phrase("effect-mk-steal-die")


class SearchMana(Choosing):
    """Mana Search: one or two dice are rolled again, gold ones first; `memo` packs the first die + 1."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.DIE
    question: ClassVar[str] = "search-die"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.players[seat].dice_used:
            return refuse(reasons.SOURCE_USED)
        why = any_time(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_DIE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        shown = [s.dice[i] for i, where in enumerate(s.dice_at) if where == IN_SOURCE and i + 1 != memo]
        if GOLD in shown:
            if not (s.plan.friendly_mana and not s.night and any(colour != GOLD for colour in shown)):
                return [GOLD]
            shown = [colour for colour in shown if colour != GOLD]
        return sorted(set(shown))

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return memo != 0

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        roll_again(s, seat, [memo - 1])

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        die = NONE
        for i, shown in enumerate(s.dice):
            if shown == value and s.dice_at[i] == IN_SOURCE and i + 1 != memo:
                die = i
                break
        if memo:
            roll_again(s, seat, [memo - 1, die])
        else:
            s.push(Ask(seat, self, by, die + 1))

    def text(self) -> Phrase:
        return Phrase("effect-mk-search-mana")
