"""One attack: instants, the roll, rolling again, damage, what follows, the retaliation (H3-COMBAT-050 to -067)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course, Question
from hexfarer.games.heroes3.battle import (
    BESIDE,
    COLUMNS,
    HIGHER,
    LOWER,
    ONE,
    SPACES,
    SUM,
    Battle,
    Fighter,
    column_of,
    row_of,
)
from hexfarer.games.heroes3.components import AFTER_ATTACK, AFTER_ROLL
from hexfarer.games.heroes3.content.traits import (
    ALWAYS_BEST,
    BEST_OF_TWO,
    BREATH,
    CHARGE,
    CUNNING,
    DIE_PLUS,
    DOUBLE_SHOT,
    DREAD,
    GUARDIAN,
    HALT_DIE,
    JINX,
    NO_DIE,
    NO_RETALIATION,
    PETRIFY,
    PETRIFY_ROLL,
    RAGE,
    REPEL,
    REROLL_BAD,
    REROLL_ZERO,
    RETURN,
    SPLASH,
    STUN,
    SUM_OF_TWO,
    TOUGH,
    TOUGH_EACH,
    TOUGH_ONE,
    UNPARALYSED,
    UNTIRING,
)
from hexfarer.games.heroes3.fighting import (
    BY_ATTACK,
    BY_SPELL,
    adjacent,
    attack_total,
    defence_total,
    defends,
    drain,
    fight,
    hurt,
    max_health,
    may_end,
    penalty,
    sheltered,
)
from hexfarer.games.heroes3.flow.cards import mode_verdict, play, plays
from hexfarer.games.heroes3.flow.windows import (
    FOR_DEFENCE,
    TO_PETRIFY,
    TO_REPEL,
    Exchange,
    asked_for_cards,
    roll_one,
    rolled,
)
from hexfarer.games.heroes3.plan import AT_LEAST_ONE, NO_REROLLS, PLAIN_DIE
from hexfarer.games.heroes3.player import LUCKY_ALL
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

INSTANTS: Final = 0
ROLL: Final = 1
REROLLS: Final = 2
GUARD: Final = 3
RECKON: Final = 4
RESCUE: Final = 5
DAMAGE: Final = 6
AFTER: Final = 7
SMALL_ATTACK: Final = 2  # of the second target of liches and dragons


class Attack(Course):
    """One unit attacks another; `kind` says whether as its action, as a retaliation, or as a further attack."""

    __slots__ = ("attacker", "damage", "kind", "step", "target", "where")

    def __init__(
        self, seat: int, attacker: int, target: int, kind: int, step: int = INSTANTS, damage: int = 0, where: int = NONE
    ) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.target = target
        self.kind = kind
        self.step = step
        self.damage = damage
        self.where = where  # the space that was attacked

    def ready(self, s: Heroes3) -> bool:
        battle = fight(s)
        attacker, target = battle.fighters[self.attacker], battle.fighters[self.target]
        step = self.step
        self.step += 1
        if step <= ROLL and not (attacker.on_board() and target.on_board()):  # H3-COMBAT-086
            self.over(s, attacker, target)
            s.pop()
            return False
        if step == INSTANTS:
            if answers(self.kind) and not self.begin_answer(attacker, target):
                s.pop()
                return False
            self.where = target.at
            battle.target = self.target
            battle.halted = battle.rescued = False
            battle.more, battle.times = 0, 1
            target.paralysed = False  # H3-COMBAT-043
            kind = events.RETALIATED if answers(self.kind) else events.ATTACKED
            s.tell(kind, [battle.told(self.attacker), battle.told(self.target)])
            s.push(Instants(NONE, attacker.side, 0, battle.played, self.attacker))
        elif step == ROLL:
            roll_attack(s, attacker, target, self.kind)
        elif step == REROLLS:
            s.push(Rerolls(NONE, attacker.side, 0, battle.played, self.attacker, self.kind, 0))
        elif step == GUARD:
            if defends(battle, target):
                s.tell(events.DEFENCE_ROLL, [battle.told(self.target)])
                roll_one(s, battle.seats[target.side], FOR_DEFENCE)
        elif step == RECKON:
            self.damage = self.reckon(s, attacker, target)
        elif step == RESCUE:
            if self.damage >= max_health(target) - target.damage and not target.is_tower():
                s.push(RescueWindow(battle.seats[target.side], self.target))
        elif step == DAMAGE:
            self.deal(s, attacker, target)
        else:
            die = effective(battle) if battle.rolled else NO_NUMBER
            rescued = battle.rescued
            self.over(s, attacker, target)
            s.pop()
            self.after(s, attacker, target, die, rescued)
        return False

    def begin_answer(self, attacker: Fighter, target: Fighter) -> bool:
        """Does the unit still stand beside its attacker, and is it free to strike back?"""
        if attacker.paralysed or not adjacent(attacker, target):
            return False
        if attacker.retaliated and not attacker.trait(UNTIRING):
            return False
        attacker.retaliated = True
        return True

    def over(self, s: Heroes3, attacker: Fighter, target: Fighter) -> None:
        """What was meant for this attack ends with it (H3-DECK-027)."""
        battle = fight(s)
        attacker.attack = 0
        attacker.blessed = False
        target.defence = target.guarded = 0
        battle.rolled = []
        battle.target = NONE

    def reckon(self, s: Heroes3, attacker: Fighter, target: Fighter) -> int:
        """The damage (H3-COMBAT-050 to -054)."""
        battle = fight(s)
        dice = battle.rolled
        die = effective(battle)
        first = self.kind == ACTION
        counted = die * battle.times
        if dice and attacker.trait(DIE_PLUS) and first:
            counted += 1
        if s.plan.opts(PLAIN_DIE):
            counted = 0
        if self.kind == SECOND_TARGET:
            attack = max(0, SMALL_ATTACK + attacker.attack + counted)
        else:
            attack = attack_total(s, attacker, target, counted)
        if dice and attacker.trait(RAGE) and first and die >= 0:
            attack += 1
        more = battle.more
        shown = dice if battle.keep == SUM else ([die] if dice else [])
        good = len([value for value in shown if value >= 0])
        if target.trait(TOUGH_EACH):
            more += good
        elif target.trait(TOUGH):
            more += min(1, good)
        elif target.trait(TOUGH_ONE):
            more += min(1, len([value for value in shown if value > 0]))
        damage = attack - defence_total(s, attacker, target, more, answers(self.kind))
        if sheltered(battle, attacker, target):
            damage -= 1
        return max(1 if s.plan.opts(AT_LEAST_ONE) else 0, damage)

    def deal(self, s: Heroes3, attacker: Fighter, target: Fighter) -> None:
        battle = fight(s)
        beside = adjacent(attacker, target)
        shield = target.shield
        if battle.rescued:
            return
        if not self.damage:
            s.tell(events.NO_DAMAGE, [battle.told(self.target)])
        hurt(s, self.target, self.damage, BY_ATTACK)
        if shield and beside:
            hurt(s, self.attacker, shield, BY_SPELL)
        if attacker.on_board() and self.kind == ACTION:
            drain(s, self.attacker)

    def after(self, s: Heroes3, attacker: Fighter, target: Fighter, die: int, rescued: bool) -> None:
        """What the dice and the abilities bring, further attacks, the retaliation."""
        battle = fight(s)
        seat = battle.seats[attacker.side]
        if answers(self.kind):
            if target.on_board() and attacker.trait(PETRIFY):
                paralyse(s, self.target)
            elif target.on_board() and attacker.on_board() and attacker.trait(PETRIFY_ROLL):
                roll_one(s, seat, TO_PETRIFY, self.target)
            return
        if self.kind == ACTION:
            if die == -1 and attacker.trait(CUNNING):
                self.cunning(s, seat)
            if die == -1 and attacker.trait(STUN) and target.on_board():
                paralyse(s, self.target)
            if attacker.trait(RETURN) and attacker.on_board() and attacker.start != attacker.at:
                s.push(Ask(self.seat, GO_BACK, self.attacker))
            if attacker.trait(DOUBLE_SHOT) and not adjacent(attacker, target) and target.on_board():
                s.push(Attack(self.seat, self.attacker, self.target, AGAIN))
        if not rescued:
            self.strike_back(s, attacker, target)
        if self.kind == ACTION and attacker.on_board():
            self.further(s, attacker, target)

    def cunning(self, s: Heroes3, seat: int) -> None:
        """A card for the owner; the AI draws one of its own (H3-AI-047)."""
        if seat != NONE:
            s.draw(seat, 1)
        elif fight(s).controllers[fight(s).fighters[self.attacker].side] == NONE:
            from hexfarer.games.heroes3.flow.ai_combat import ai_draws

            ai_draws(s, self.seat)

    def further(self, s: Heroes3, attacker: Fighter, target: Fighter) -> None:
        """Second targets, and the dragons that drive a unit away: before the retaliation (H3-COMBAT-065)."""
        battle = fight(s)
        if attacker.trait(SPLASH):
            s.push(Ask(self.seat, SPLASH_TARGET, self.attacker, self.where * len(battle.fighters) + self.target))
        elif attacker.trait(BREATH):
            behind = behind_target(battle, attacker, self.where)
            if behind != NONE:
                s.push(Attack(self.seat, self.attacker, behind, SECOND_TARGET))
        if attacker.trait(REPEL) and target.on_board():
            roll_one(s, battle.seats[attacker.side], TO_REPEL, self.target, self.attacker)

    def strike_back(self, s: Heroes3, attacker: Fighter, target: Fighter) -> None:
        """The retaliation, if there is one (H3-COMBAT-061 to -065)."""
        battle = fight(s)
        if not strikes_back(attacker, target):
            return
        kind = DREADED if attacker.trait(DREAD) else RETALIATION
        owner = battle.controllers[target.side]
        s.push(Attack(owner if owner != NONE else self.seat, self.target, self.attacker, kind))

    def copy(self) -> Attack:
        return Attack(self.seat, self.attacker, self.target, self.kind, self.step, self.damage, self.where)


NO_NUMBER: Final = 9  # no die was rolled

# Kinds of attack.
ACTION: Final = 0
RETALIATION: Final = 1
AGAIN: Final = 2  # the second shot
SECOND_TARGET: Final = 3
DREADED: Final = 4  # a retaliation with two dice


def answers(kind: int) -> bool:
    """Is this a retaliation?"""
    return kind in (RETALIATION, DREADED)


def strikes_back(attacker: Fighter, target: Fighter) -> bool:
    """Does a target answer an attack (H3-COMBAT-061 to -064)?"""
    if not target.on_board() or not attacker.on_board() or target.is_tower() or target is attacker:
        return False
    if target.side == attacker.side or not adjacent(attacker, target) or attacker.trait(NO_RETALIATION):
        return False
    return not target.retaliated or target.trait(UNTIRING)


def paralyse(s: Heroes3, i: int) -> None:
    battle = fight(s)
    fighter = battle.fighters[i]
    if fighter.on_board() and not fighter.trait(UNPARALYSED) and not fighter.is_tower():
        fighter.paralysed = True
        s.tell(events.PARALYSED, [battle.told(i)])


def drive(s: Heroes3, target: int, dragons: int) -> None:
    """The owner of the target says where it flees to; for the AI's the player does."""
    battle = fight(s)
    owner = battle.controllers[battle.fighters[target].side]
    s.push(Ask(owner if owner != NONE else battle.seats[battle.fighters[dragons].side], DRIVEN_TO, target, dragons))


# -- dice --


def dice_of(battle: Battle, attacker: Fighter, target: Fighter, kind: int) -> tuple[int, int]:
    """How many dice are rolled, and how they count (H3-UNIT-017, -021, H3-COMBAT-053)."""
    if attacker.blessed or battle.halted or (attacker.trait(NO_DIE) and not answers(kind)):
        return 0, ONE
    if attacker.trait(SUM_OF_TWO) and not answers(kind):
        return 2, SUM
    worse = penalty(battle, attacker, target, answers(kind)) or kind == DREADED
    better = attacker.trait(ALWAYS_BEST) or (attacker.trait(BEST_OF_TWO) and not answers(kind))
    if worse == better:
        return 1, ONE
    return 2, LOWER if worse else HIGHER


def roll_attack(s: Heroes3, attacker: Fighter, target: Fighter, kind: int) -> None:
    """Roll the dice, for all to see."""
    battle = fight(s)
    count, battle.keep = dice_of(battle, attacker, target, kind)
    battle.rolled = [-1 if target.trait(JINX) else s.attack_die() for _ in range(count)]
    for i, die in enumerate(battle.rolled):
        if attacker.trait(SUM_OF_TWO):
            while battle.rolled[i] == -1:
                battle.rolled[i] = s.attack_die()
        elif die == -1 and attacker.trait(REROLL_BAD) and kind == ACTION:
            battle.rolled[i] = s.attack_die()
    if count:
        s.reveal(events.ATTACK_ROLL)
    for die in battle.rolled:
        s.tell(events.ATTACK_ROLL, [die + 1])


def effective(battle: Battle) -> int:
    """What the dice on the table count for."""
    if not battle.rolled:
        return 0
    if battle.keep == LOWER:
        return min(battle.rolled)
    if battle.keep == HIGHER:
        return max(battle.rolled)
    return sum(battle.rolled) if battle.keep == SUM else battle.rolled[0]


# -- windows --


class Instants(Exchange):
    """Both sides may play instants before the roll (H3-COMBAT-053)."""

    __slots__ = ("attacker",)

    def __init__(self, seat: int, side: int, passes: int, heard: int, attacker: int) -> None:
        super().__init__(seat, side, passes, heard)
        self.attacker = attacker

    def timely(self, s: Heroes3) -> bool:
        """An attack whose attacker or target is gone is not carried out (H3-COMBAT-086)."""
        battle = fight(s)
        return battle.fighters[self.attacker].on_board() and battle.fighters[battle.target].on_board()

    def more(self, s: Heroes3) -> list[int]:
        if self.halt_verdict(s) != OK:
            return []
        return [pack(verbs.HALT, card) for card in sorted(set(s.players[self.seat].hand))]

    def halt_verdict(self, s: Heroes3) -> int:
        """May the target's owner discard a card to ignore the die?"""
        battle = fight(s)
        target = battle.fighters[battle.target]
        if battle.seats[target.side] != self.seat:
            return refuse(reasons.NOT_YOUR_HALT, battle.target)
        if not target.trait(HALT_DIE):
            return refuse(reasons.NO_HALT, battle.target)
        return refuse(reasons.HALTED_ALREADY) if battle.halted else OK

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.HALT:
            return self.halt_verdict(s) or refuse(reasons.NOT_IN_HAND, a_of(action))
        return super().why(s, action)

    def answer(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.HALT:
            s.discard_card(self.seat, a_of(action))
            fight(s).halted = True
            fight(s).played += 1
        else:
            super().answer(s, action)

    def decision(self, s: Heroes3) -> Decision:
        battle = fight(s)
        args: dict[str, object] = {
            "unit": s.game.name(s, "fighter", self.attacker, self.seat),
            "target": s.game.name(s, "fighter", battle.target, self.seat),
        }
        return self.asks(s, "instants", "H3-COMBAT-053", [pack(verbs.PASS)], args)

    def copy(self) -> Instants:
        return Instants(self.seat, self.side, self.passes, self.heard, self.attacker)


class Rerolls(Exchange):
    """After the roll: its owner may roll dice again, and either side may play cards for this moment."""

    __slots__ = ("attacker", "kind", "used")

    def __init__(self, seat: int, side: int, passes: int, heard: int, attacker: int, kind: int, used: int) -> None:
        super().__init__(seat, side, passes, heard)
        self.attacker = attacker
        self.kind = kind  # of the attack
        self.used = used  # rights that are gone: 1 the charge, 2 and 4 luck with each die

    def moment(self) -> int:
        return AFTER_ROLL

    def timely(self, s: Heroes3) -> bool:
        return bool(fight(s).rolled)

    def may_reroll(self, s: Heroes3, i: int) -> bool:
        battle = fight(s)
        attacker = battle.fighters[self.attacker]
        seat = battle.seats[attacker.side]
        if self.side != attacker.side or seat == NONE or s.plan.opts(NO_REROLLS) or i >= len(battle.rolled):
            return False
        player = s.players[seat]
        if player.morale > 0 or (player.luck & LUCKY_ALL and not self.used >> (i + 1) & 1):
            return True
        return self.free(battle, attacker, i)

    def free(self, battle: Battle, attacker: Fighter, i: int) -> bool:
        """Abilities of the attacker, for the first attack of its activation (H3-UNIT-011, -012)."""
        if self.kind != ACTION:
            return False
        if attacker.trait(REROLL_ZERO) and battle.rolled[i] == 0:
            return True
        return attacker.trait(CHARGE) and attacker.at != attacker.start and not self.used & 1

    def asked(self, s: Heroes3) -> bool:
        return asked_for_cards(s, self.side) or any(self.may_reroll(s, i) for i in range(len(fight(s).rolled)))

    def more(self, s: Heroes3) -> list[int]:
        return [pack(verbs.REROLL, i + 1) for i in range(len(fight(s).rolled)) if self.may_reroll(s, i)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.REROLL:
            return refuse(reasons.REROLLS_OFF if s.plan.opts(NO_REROLLS) else reasons.NO_REROLL)
        return super().why(s, action)

    def answer(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.REROLL:
            self.reroll(s, a_of(action) - 1)
        else:
            super().answer(s, action)

    def reroll(self, s: Heroes3, i: int) -> None:
        """What costs nothing is used first."""
        battle = fight(s)
        attacker = battle.fighters[self.attacker]
        player = s.players[self.seat]
        if self.free(battle, attacker, i):
            if not (attacker.trait(REROLL_ZERO) and battle.rolled[i] == 0):
                self.used |= 1
        elif player.luck & LUCKY_ALL and not self.used >> (i + 1) & 1:
            self.used |= 2 << i
        else:
            player.morale = 0
            s.tell(events.SPENT_MORALE, [self.seat])
        battle.rolled[i] = rolled(s)

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"die": effective(fight(s))}
        return self.asks(s, "rerolls", "H3-MORALE-009", [pack(verbs.PASS)], args)

    def copy(self) -> Rerolls:
        return Rerolls(self.seat, self.side, self.passes, self.heard, self.attacker, self.kind, self.used)


class RescueWindow(Question):
    """A unit is about to be lost: its owner may save it (H3-COMBAT-092)."""

    __slots__ = ("target",)

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def skippable(self) -> bool:
        return True

    def guardian(self, s: Heroes3) -> bool:
        battle = fight(s)
        side = battle.fighters[self.target].side
        return not battle.saved[side] and any(
            i != self.target and battle.fighters[i].trait(GUARDIAN) for i in battle.of_side(side)
        )

    def ready(self, s: Heroes3) -> bool:
        battle = fight(s)
        side = battle.fighters[self.target].side
        if battle.seats[side] != NONE and not battle.rescued:
            if self.guardian(s) or asked_for_cards(s, side):
                return True
        s.pop()
        return False

    def may_leave(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        found = plays(s, self.seat, AFTER_ATTACK)
        if self.guardian(s):
            found.append(pack(verbs.SAVE))
        return [*found, pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.PLAY:
            return mode_verdict(s, self.seat, a_of(action), b_of(action), AFTER_ATTACK)
        if kind_of(action) != verbs.SAVE:
            return refuse(reasons.FINISH_FIRST)
        battle = fight(s)
        used = battle.saved[battle.fighters[self.target].side]
        return refuse(reasons.GUARDIAN_USED if used else reasons.NO_GUARDIAN)

    def answer(self, s: Heroes3, action: int) -> None:
        kind = kind_of(action)
        battle = fight(s)
        if kind == verbs.SAVE:
            battle.saved[battle.fighters[self.target].side] = battle.rescued = True
        elif kind == verbs.PLAY:
            play(s, self.seat, action)
            return
        s.pop()

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"target": s.game.name(s, "fighter", self.target, self.seat)}
        return self.asks(s, "rescue", "H3-COMBAT-092", [pack(verbs.PASS)], args)

    def copy(self) -> RescueWindow:
        return RescueWindow(self.seat, self.target)


# -- further targets and places --


class SplashTarget(Choosing):
    """Liches also attack a unit beside the target, whoever's it is; `by` attacks, `memo` is space and target."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIGHTER
    question: ClassVar[str] = "splash"
    rule: ClassVar[str] = "H3-COMBAT-065"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        battle = fight(s)
        where, target = divmod(memo, len(battle.fighters))
        near = BESIDE[where]
        found = [i for i, fighter in enumerate(battle.fighters) if fighter.at in near and i != target]
        if battle.controllers[battle.fighters[by].side] == NONE:
            from hexfarer.games.heroes3.flow.ai_combat import splashed

            return splashed(s, by, found)
        return found

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.push(Attack(seat, by, value, SECOND_TARGET))


SPLASH_TARGET: Final = SplashTarget()


def behind_target(battle: Battle, attacker: Fighter, where: int) -> int:
    """The unit right behind the space that was attacked, as seen from the attacker, or NONE."""
    rows, columns = row_of(where) - row_of(attacker.at), column_of(where) - column_of(attacker.at)
    if abs(rows) + abs(columns) != 1:
        return NONE
    row, column = row_of(where) + rows, column_of(where) + columns
    if not (0 <= row < SPACES // COLUMNS and 0 <= column < COLUMNS):
        return NONE
    return battle.at(row * COLUMNS + column)


class GoBack(Choosing):
    """Harpies may return to where they came from; `by` is the unit."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.SPACE
    question: ClassVar[str] = "go-back"
    rule: ClassVar[str] = "H3-COMBAT-067"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        battle = fight(s)
        fighter = battle.fighters[by]
        if not fighter.on_board() or not may_end(battle, fighter, fighter.start):
            return []
        if battle.controllers[fighter.side] == NONE:
            return []  # H3-AI-010: it neither hurts nor heals
        return [fighter.start]

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return bool(self.values(s, seat, by, memo))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        fight(s).fighters[by].at = value
        s.tell(events.UNIT_MOVED, [fight(s).told(by), value])


GO_BACK: Final = GoBack()


class DrivenTo(Choosing):
    """The target of ghost dragons goes to an empty space that is not beside them; `by` is the target."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.SPACE
    question: ClassVar[str] = "driven"
    rule: ClassVar[str] = "H3-COMBAT-067"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        battle = fight(s)
        fighter, dragons = battle.fighters[by], battle.fighters[memo]
        if not fighter.on_board() or not dragons.on_board():
            return []
        return [
            space for space in BESIDE[fighter.at] if may_end(battle, fighter, space) and space not in BESIDE[dragons.at]
        ]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        fight(s).fighters[by].at = value
        s.tell(events.UNIT_MOVED, [fight(s).told(by), value])


DRIVEN_TO: Final = DrivenTo()
