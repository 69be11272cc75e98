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
from hexfarer.games.heroes3.components import AFTER_ATTACK, AFTER_ROLL, IN_COMBAT
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
    TOUGH_ONE,
    UNPARALYSED,
    UNTIRING,
)
from hexfarer.games.heroes3.effects import RISEN
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
from hexfarer.games.heroes3.plan import AT_LEAST_ONE, NO_REROLLS, PLAIN_DIE
from hexfarer.games.heroes3.player import LUCKY_ALL
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NECROPOLIS, NONE
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import refuse

INSTANTS: Final = 0
ROLL: Final = 1
REROLLS: Final = 2
RESCUE: Final = 3
DAMAGE: Final = 4
AFTER: Final = 5
DONE: Final = 6
SMALL_ATTACK: Final = 2  # of the second target of liches and dragons


class Attack(Course):
    """One unit attacks another; `kind` says whether as its action, as a retaliation, or as a further attack."""

    __slots__ = ("attacker", "damage", "kind", "step", "target")

    def __init__(self, seat: int, attacker: int, target: int, kind: int, step: int = INSTANTS, damage: int = 0) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.target = target
        self.kind = kind
        self.step = step
        self.damage = damage

    def ready(self, s: Heroes3) -> bool:
        battle = fight(s)
        attacker, target = battle.fighters[self.attacker], battle.fighters[self.target]
        step = self.step
        self.step += 1
        if step <= ROLL and not (attacker.on_board() and target.on_board()):  # H3-COMBAT-086
            s.pop()
            return False
        if step == INSTANTS:
            battle.target = self.target
            battle.halted = battle.rescued = False
            target.paralysed = False  # H3-COMBAT-043
            s.tell(events.RETALIATED if answers(self.kind) else events.ATTACKED, [self.attacker, self.target])
            s.push(Instants(battle.seats[attacker.side], self.attacker, 0))
        elif step == ROLL:
            roll_attack(s, attacker, target, self.kind)
            s.push(Rerolls(battle.seats[attacker.side], self.attacker, 0, 0))
        elif step == REROLLS:
            self.damage = self.reckon(s, attacker, target)
        elif step == RESCUE:
            if self.damage >= max_health(target) - target.damage and not target.is_tower():
                s.push(RescueWindow(battle.seats[target.side], self.target))
        elif step == DAMAGE:
            self.deal(s, attacker, target)
        elif step == AFTER:
            self.after(s, attacker, target)
        else:
            attacker.attack = 0
            attacker.blessed = False
            target.defence = target.guarded = 0
            battle.rolled = []
            battle.target = NONE
            s.pop()
        return False

    def reckon(self, s: Heroes3, attacker: Fighter, target: Fighter) -> int:
        """The damage (H3-COMBAT-050 to -054)."""
        battle = fight(s)
        dice = battle.rolled
        die = effective(battle)
        if dice and attacker.trait(DIE_PLUS) and not answers(self.kind):
            die += 1
        attack = attack_total(s, attacker, target, 0 if s.plan.opts(PLAIN_DIE) else die)
        if self.kind == SECOND_TARGET:
            attack = max(0, SMALL_ATTACK + attacker.attack + die)
        if dice and attacker.trait(RAGE) and not answers(self.kind) and effective(battle) >= 0:
            attack += 1
        more = 0
        shown = dice if battle.keep == SUM else ([effective(battle)] if dice else [])
        if target.trait(TOUGH):
            more += len([value for value in shown if value >= 0])
        elif target.trait(TOUGH_ONE):
            more += len([value for value in shown if value > 0])
        if defends(battle, target):
            extra = s.attack_die()
            s.reveal(events.ATTACK_ROLL)
            s.tell(events.ATTACK_ROLL, [extra + 1])
            if extra > 0:
                more += 1
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
        tower = target.is_tower()
        neutral = target.neutral()
        hurt(s, self.target, self.damage, BY_ATTACK)
        if shield and beside:
            hurt(s, self.attacker, shield, BY_SPELL)
        if attacker.on_board() and not answers(self.kind):
            drain(s, self.attacker)
        if neutral and not tower and not target.on_board():
            rise(s, battle.seats[attacker.side], target)

    def after(self, s: Heroes3, attacker: Fighter, target: Fighter) -> None:
        """What the dice and the abilities bring, further attacks, the retaliation."""
        battle = fight(s)
        die = effective(battle) if battle.rolled else 9
        seat = battle.seats[attacker.side]
        if answers(self.kind):
            if (target.on_board() and attacker.trait(PETRIFY)) or (
                target.on_board() and attacker.trait(PETRIFY_ROLL) and attack_roll(s) == 0
            ):
                paralyse(s, self.target)
            return
        if die == -1 and attacker.trait(CUNNING):
            if seat != NONE:
                s.draw(seat, 1)
            elif battle.controllers[attacker.side] == NONE:
                from hexfarer.games.heroes3.flow.ai_combat import ai_draws

                ai_draws(s, self.seat)  # H3-AI-047
        if die == -1 and attacker.trait(STUN) and target.on_board():
            paralyse(s, self.target)
        if self.kind == SECOND_TARGET:
            return
        if self.kind == ACTION:
            if attacker.trait(RETURN) and attacker.start != attacker.at:
                s.push(Ask(self.seat, GO_BACK, self.attacker, 0))
            if attacker.trait(DOUBLE_SHOT) and not adjacent(attacker, target) and target.on_board():
                s.push(Attack(self.seat, self.attacker, self.target, AGAIN))
        self.strike_back(s, attacker, target)
        if self.kind == ACTION and attacker.on_board():
            if attacker.trait(SPLASH):
                s.push(Ask(self.seat, SPLASH_TARGET, self.attacker, self.target))
            elif attacker.trait(BREATH):
                behind = behind_target(battle, attacker, target)
                if behind != NONE:
                    s.push(Attack(self.seat, self.attacker, behind, SECOND_TARGET))
            if attacker.trait(REPEL) and target.on_board() and attack_roll(s) == 0:
                owner = battle.controllers[target.side]
                owner = owner if owner != NONE else battle.seats[attacker.side]
                s.push(Ask(owner, DRIVEN_TO, self.target, self.attacker))

    def strike_back(self, s: Heroes3, attacker: Fighter, target: Fighter) -> None:
        """The retaliation, if there is one (H3-COMBAT-061 to -065)."""
        battle = fight(s)
        if battle.rescued or not target.on_board() or not attacker.on_board() or target.is_tower():
            return
        if not adjacent(attacker, target) or attacker.trait(NO_RETALIATION):
            return
        if target.retaliated and not target.trait(UNTIRING):
            return
        target.retaliated = True
        kind = DREADED if attacker.trait(DREAD) else RETALIATION
        owner = battle.controllers[target.side]
        s.push(Attack(owner if owner != NONE else self.seat, self.target, self.attacker, kind))

    def copy(self) -> Attack:
        return Attack(self.seat, self.attacker, self.target, self.kind, self.step, self.damage)


# Kinds of attack.
ACTION: Final = 0
RETALIATION: Final = 1
AGAIN: Final = 2  # the second shot
SECOND_TARGET: Final = 3
DREADED: Final = 4  # a retaliation with two dice


def answers(kind: int) -> bool:
    """Is this a retaliation?"""
    return kind in (RETALIATION, DREADED)


def paralyse(s: Heroes3, i: int) -> None:
    fighter = fight(s).fighters[i]
    if not fighter.trait(UNPARALYSED) and not fighter.is_tower():
        fighter.paralysed = True
        s.tell(events.PARALYSED, [i])


def attack_roll(s: Heroes3) -> int:
    die = s.attack_die()
    s.reveal(events.ATTACK_ROLL)
    s.tell(events.ATTACK_ROLL, [die + 1])
    return die


def rise(s: Heroes3, seat: int, target: Fighter) -> None:
    """Neutral skeletons that Necropolis defeats join it (RISE)."""
    from hexfarer.games.heroes3.content.traits import RISE

    if seat != NONE and s.players[seat].faction == NECROPOLIS and target.face().traits & RISE:
        if RISEN.values(s, seat, NONE, 0):
            s.push(Ask(seat, RISEN, NONE, 0))


# -- dice --


def roll_attack(s: Heroes3, attacker: Fighter, target: Fighter, kind: int) -> None:
    """Roll one die, or two (H3-UNIT-017, -021, H3-COMBAT-053)."""
    battle = fight(s)
    battle.keep = ONE
    battle.rolled = []
    if attacker.blessed or battle.halted or (attacker.trait(NO_DIE) and not answers(kind)):
        return
    worse = penalty(battle, attacker, target) or kind == DREADED
    better = attacker.trait(ALWAYS_BEST) or (attacker.trait(BEST_OF_TWO) and not answers(kind))
    count = 1
    if attacker.trait(SUM_OF_TWO) and not answers(kind):
        count, battle.keep = 2, SUM
    elif worse and not better:
        count, battle.keep = 2, LOWER
    elif better and not worse:
        count, battle.keep = 2, HIGHER
    battle.rolled = [-1 if target.trait(JINX) else s.attack_die() for _ in range(count)]
    for i, die in enumerate(battle.rolled):
        if attacker.trait(SUM_OF_TWO):
            while battle.rolled[i] == -1:
                battle.rolled[i] = s.attack_die()
        elif die == -1 and attacker.trait(REROLL_BAD) and kind == ACTION:
            battle.rolled[i] = s.attack_die()
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


def asked_for_cards(s: Heroes3, side: int) -> bool:
    """Is a side asked whether it plays cards? Only public facts decide (H3-HID-003)."""
    battle = fight(s)
    seat = battle.seats[side]
    return seat != NONE and battle.with_cards[side] and bool(s.players[seat].hand)


class Instants(Question):
    """Both sides may play instants before the roll, in turn, until both have passed (H3-DECK-029)."""

    __slots__ = ("attacker", "passes", "second")

    def __init__(self, seat: int, attacker: int, passes: int, second: bool = False) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.passes = passes  # in succession
        self.second = second  # it is the other side's turn to answer

    def side(self, s: Heroes3) -> int:
        """Whose answer it is: the attacker's first, then the other side's."""
        first = fight(s).fighters[self.attacker].side
        return 1 - first if self.second else first

    def ready(self, s: Heroes3) -> bool:
        battle = fight(s)
        while self.passes < 2:
            side = self.side(s)
            if asked_for_cards(s, side):
                self.seat = battle.seats[side]
                return True
            self.passes += 1
            self.second = not self.second
        s.pop()
        return False

    def options(self, s: Heroes3) -> list[int]:
        battle = fight(s)
        found = plays(s, self.seat, IN_COMBAT)
        target = battle.fighters[battle.target]
        if battle.seats[target.side] == self.seat and target.trait(HALT_DIE) and not battle.halted:
            found += [pack(verbs.HALT, card) for card in sorted(set(s.players[self.seat].hand))]
        return [*found, pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.PLAY:
            return mode_verdict(s, self.seat, a_of(action), b_of(action), IN_COMBAT)
        return refuse(reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        kind = kind_of(action)
        self.second = not self.second
        self.passes = self.passes + 1 if kind == verbs.PASS else 0
        if kind == verbs.PASS:
            return
        if kind == verbs.HALT:
            s.discard_card(self.seat, a_of(action))
            fight(s).halted = True
        else:
            play(s, self.seat, action)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        battle = fight(s)
        args: dict[str, object] = {
            "unit": s.game.name(s, "fighter", self.attacker, self.seat),
            "target": s.game.name(s, "fighter", battle.target, self.seat),
        }
        return self.asks(s, "instants", "H3-COMBAT-053", [pack(verbs.PASS)], args)

    def copy(self) -> Instants:
        return Instants(self.seat, self.attacker, self.passes, self.second)


class Rerolls(Question):
    """After the roll: its owner may roll again; then cards of either side (H3-MORALE-009)."""

    __slots__ = ("attacker", "passes", "used")

    def __init__(self, seat: int, attacker: int, passes: int, used: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.passes = passes
        self.used = used  # rights that are gone: 1 the charge, 2 luck

    def side(self, s: Heroes3) -> int:
        first = fight(s).fighters[self.attacker].side
        return first if self.passes == 0 else 1 - first

    def rights(self, s: Heroes3, i: int) -> bool:
        battle = fight(s)
        attacker = battle.fighters[self.attacker]
        seat = battle.seats[attacker.side]
        if self.passes or seat == NONE or s.plan.opts(NO_REROLLS):
            return False
        player = s.players[seat]
        if player.morale > 0 or (player.luck & LUCKY_ALL and not self.used & 2):
            return True
        if attacker.trait(REROLL_ZERO) and battle.rolled[i] == 0:
            return True
        return attacker.trait(CHARGE) and attacker.at != attacker.start and not self.used & 1

    def ready(self, s: Heroes3) -> bool:
        battle = fight(s)
        while self.passes < 2 and battle.rolled:
            side = self.side(s)
            if asked_for_cards(s, side) or any(self.rights(s, i) for i in range(len(battle.rolled))):
                self.seat = battle.seats[side]
                return True
            self.passes += 1
        s.pop()
        return False

    def options(self, s: Heroes3) -> list[int]:
        dice = range(len(fight(s).rolled))
        found = [pack(verbs.REROLL, i + 1) for i in dice if self.rights(s, i)]
        return [*found, *plays(s, self.seat, AFTER_ROLL), pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.PLAY:
            return mode_verdict(s, self.seat, a_of(action), b_of(action), AFTER_ROLL)
        return refuse(reasons.NO_REROLL if kind_of(action) == verbs.REROLL else reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        kind = kind_of(action)
        if kind == verbs.PASS:
            self.passes += 1
        elif kind == verbs.PLAY:
            play(s, self.seat, action)
        else:
            self.reroll(s, a_of(action) - 1)

    def reroll(self, s: Heroes3, i: int) -> None:
        """What costs nothing is used first."""
        battle = fight(s)
        attacker = battle.fighters[self.attacker]
        player = s.players[self.seat]
        if attacker.trait(REROLL_ZERO) and battle.rolled[i] == 0:
            pass
        elif attacker.trait(CHARGE) and attacker.at != attacker.start and not self.used & 1:
            self.used |= 1
        elif player.luck & LUCKY_ALL and not self.used & 2:
            self.used |= 2
        else:
            player.morale = 0
            s.tell(events.SPENT_MORALE, [self.seat])
        battle.rolled[i] = s.attack_die()
        s.reveal(events.ATTACK_ROLL)
        s.tell(events.ATTACK_ROLL, [battle.rolled[i] + 1])

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"die": effective(fight(s))}
        return self.asks(s, "rerolls", "H3-MORALE-009", [pack(verbs.PASS)], args)

    def copy(self) -> Rerolls:
        return Rerolls(self.seat, self.attacker, self.passes, self.used)


class RescueWindow(Question):
    """A unit is about to be lost: its owner may save it (H3-COMBAT-092)."""

    __slots__ = ("target",)

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def guardian(self, s: Heroes3) -> bool:
        battle = fight(s)
        side = battle.fighters[self.target].side
        return not battle.saved and any(
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

    def options(self, s: Heroes3) -> list[int]:
        found = plays(s, self.seat, AFTER_ATTACK)
        if self.guardian(s):
            found.append(pack(verbs.SAVE))
        return [*found, pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.PLAY:
            return mode_verdict(s, self.seat, a_of(action), b_of(action), AFTER_ATTACK)
        return refuse(reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        kind = kind_of(action)
        s.pop()
        if kind == verbs.SAVE:
            fight(s).saved = fight(s).rescued = True
        elif kind == verbs.PLAY:
            s.push(RescueWindow(self.seat, self.target))
            play(s, self.seat, action)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"target": s.game.name(s, "fighter", self.target, self.seat)}
        return self.asks(s, "rescue", "H3-COMBAT-092", [pack(verbs.PASS)], args)

    def copy(self) -> RescueWindow:
        return RescueWindow(self.seat, self.target)


# -- further targets and places --


class SplashTarget(Choosing):
    """Liches also attack a unit beside the target, whoever's it is; `by` attacks, `memo` is the target."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIGHTER
    question: ClassVar[str] = "splash"
    rule: ClassVar[str] = "H3-COMBAT-065"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        battle = fight(s)
        where = battle.fighters[memo].at
        near = BESIDE[where] if where != NONE else []
        found = [i for i, fighter in enumerate(battle.fighters) if fighter.at in near and i != memo]
        if battle.controllers[battle.fighters[by].side] == NONE:
            from hexfarer.games.heroes3.flow.ai_combat import splashed

            return splashed(s, by, found)
        return found

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        if value != by:
            s.push(Attack(seat, by, value, SECOND_TARGET))
        else:
            hurt(s, by, max(0, SMALL_ATTACK - battle_defence(s, by)), BY_ATTACK)


def battle_defence(s: Heroes3, i: int) -> int:
    fighter = fight(s).fighters[i]
    return defence_total(s, fighter, fighter, 0, False)


SPLASH_TARGET: Final = SplashTarget()


def behind_target(battle: Battle, attacker: Fighter, target: Fighter) -> int:
    """The unit right behind the target, as seen from the attacker, or NONE."""
    if attacker.at == NONE or target.at == NONE:
        return NONE
    rows, columns = row_of(target.at) - row_of(attacker.at), column_of(target.at) - column_of(attacker.at)
    if abs(rows) + abs(columns) != 1:
        return NONE
    row, column = row_of(target.at) + rows, column_of(target.at) + columns
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
        s.tell(events.UNIT_MOVED, [by, value])


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
        s.tell(events.UNIT_MOVED, [by, value])


DRIVEN_TO: Final = DrivenTo()
