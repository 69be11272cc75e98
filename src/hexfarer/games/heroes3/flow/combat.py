"""A combat from its declaration to its last round (H3-COMBAT, H3-SIEGE): deployment, rounds, activations."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course, Question
from hexfarer.games.heroes3.battle import (
    ATTACKER,
    BACK_ROW,
    BESIDE,
    COLUMNS,
    DEFENDER,
    FRONT_ROW,
    GATE,
    GUARDS,
    MIDDLE,
    MOST_DEPLOYED,
    MOST_INITIATIVE,
    PLACE,
    SPACES,
    TOWER,
    TOWER_AT,
    WALL,
    Battle,
    Fighter,
    apart,
    column_of,
    row_of,
)
from hexfarer.games.heroes3.components import (
    AT_START,
    BEFORE_GUARDS,
    IN_ACTIVATION,
    IN_COMBAT,
    NEXT_ROUND,
    ROUND_LONG,
)
from hexfarer.games.heroes3.content.traits import (
    ENCHANT,
    FEAR,
    HAUNT,
    HEAL_ONE,
    HEAL_THREE,
    HEAL_TWO,
    HERALD,
)
from hexfarer.games.heroes3.content.units import face_of
from hexfarer.games.heroes3.effects import RobCard, rob
from hexfarer.games.heroes3.fighting import (
    STEPS,
    distances,
    expire,
    fight,
    heal,
    initiative,
    may_end,
    next_to_act,
    reachable,
    targets,
    unit_type,
)
from hexfarer.games.heroes3.flow.ai_choices import ai_controls
from hexfarer.games.heroes3.flow.ai_combat import AiActivation, line_up, raise_ai_walls
from hexfarer.games.heroes3.flow.ai_ending import foe_takes
from hexfarer.games.heroes3.flow.attack import ACTION, Attack
from hexfarer.games.heroes3.flow.cards import CardTime, mode_verdict, play, plays
from hexfarer.games.heroes3.flow.ending import (
    SURRENDER_COST,
    beaten,
    clear,
    ended,
    idle,
    pass_grail,
    skip_combat,
    surrender,
)
from hexfarer.games.heroes3.flow.scenarios import (
    disguise,
    dress_up,
    guard_counts,
    is_last_site,
    kept_guards,
    lend,
    no_skip,
    only_kept,
)
from hexfarer.games.heroes3.flow.town import town_action, town_actions, town_verdict
from hexfarer.games.heroes3.flow.windows import Exchange, asked_for_cards
from hexfarer.games.heroes3.plan import FREE_ROUNDS
from hexfarer.games.heroes3.player import CITADEL, COVERED, FIRST, SECOND
from hexfarer.games.heroes3.signs import GROOVY_SATYR
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import AZURE, FLYING, GOLD, NECROPOLIS, NONE, RANGED, TOWN, UTOPIA
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

# Neutral armies by field difficulty and game difficulty: bronze, silver, golden, azure (H3-DIFF-010).
ARMIES: Final[list[list[tuple[int, int, int, int]]]] = [
    [(0, 0, 0, 0)] * 4,
    [(1, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0)],
    [(2, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0), (2, 1, 0, 0)],
    [(1, 1, 0, 0), (2, 1, 0, 0), (1, 2, 0, 0), (0, 3, 0, 0)],
    [(2, 1, 0, 0), (1, 2, 0, 0), (0, 3, 0, 0), (0, 2, 1, 0)],
    [(2, 1, 1, 0), (1, 2, 1, 0), (0, 2, 2, 0), (0, 1, 3, 0)],
    [(2, 2, 1, 0), (1, 2, 2, 0), (0, 2, 3, 0), (0, 1, 4, 0)],
    [(0, 0, 0, 1), (0, 0, 0, 2), (0, 0, 1, 2), (0, 0, 2, 2)],
]

# The steps of a combat, in the order of the state machine; what is won without a fight is not declared at all.
QUICK: Final = 0
DECLARED: Final = 1
OFFER: Final = 2
PRE_CARDS: Final = 3
DEPLOY_A: Final = 4
DRAW_N: Final = 5
DEPLOY_D: Final = 6
SIEGE: Final = 7
START: Final = 8
COVER: Final = 9
START_CARDS: Final = 10
ROUND_START: Final = 11
SELECT: Final = 12
ROUND_END: Final = 13


class Combat(Course):
    """The course of a combat."""

    __slots__ = ("step",)

    def __init__(self, seat: int, step: int = QUICK) -> None:
        super().__init__(seat)
        self.step = step

    def ready(self, s: Heroes3) -> bool:
        battle = fight(s)
        step = self.step
        if step > SIEGE and ended(s):
            return False
        self.step += 1
        if step == QUICK:
            self.quick(s)
        elif step == DECLARED:
            s.push(Declared(NONE, ATTACKER, 0))
        elif step == OFFER:
            self.offer(s)
        elif step == PRE_CARDS:
            if battle.cause == GUARDS and asked_for_cards(s, ATTACKER):
                s.push(CardTime(battle.seats[ATTACKER], BEFORE_GUARDS))
        elif step == DEPLOY_A:
            open_fight(s)
            if ai_controls(battle, ATTACKER):
                line_up(s, ATTACKER)
            else:
                s.push(Deploy(battle.seats[ATTACKER], ATTACKER))
        elif step == DRAW_N:
            if battle.seats[DEFENDER] == NONE and s.tale.foe == NONE:
                draw_guards(s)
        elif step == DEPLOY_D:
            self.deploy_defender(s)
        elif step == SIEGE:
            self.raise_walls(s)
        elif step == START:
            start_effects(s)
        elif step == COVER:
            if may_cover(s):
                s.push(Ask(s.current, COVER_UP))
        elif step == START_CARDS:
            s.push(AtStart(NONE, ATTACKER, 0, battle.played))
        elif step == ROUND_START:
            begin_round(s)
        elif step == SELECT:
            self.step = SELECT
            self.select(s)
        else:
            self.end_round(s)
        return False

    def quick(self, s: Heroes3) -> None:
        """A hero of a higher level than the guards need not fight (H3-COMBAT-013, -014, H3-HERO-009)."""
        battle = fight(s)
        seat = battle.seats[ATTACKER]
        if battle.cause == GUARDS and s.players[seat].level() > battle.difficulty and not no_skip(s, battle.field):
            s.tell(events.QUICK, [seat, battle.field])
            skip_combat(s)
        elif seat != NONE:
            self.tell_begin(s, battle)

    def tell_begin(self, s: Heroes3, battle: Battle) -> None:
        """Who attacks whom, and where."""
        seat, other, hero = battle.seats[ATTACKER], battle.seats[DEFENDER], battle.hero[DEFENDER]
        if s.tale.foe != NONE:
            s.tell(events.COMBAT_FOE, [seat, s.tale.foe, battle.field])
        elif other == NONE:
            s.tell(events.COMBAT, [seat, battle.field])
        elif hero == NONE:
            s.tell(events.COMBAT_PLACE, [seat, other, battle.field])
        else:
            s.tell(events.COMBAT_HERO, [seat, other, hero, battle.field])

    def offer(self, s: Heroes3) -> None:
        """A place without a hero may be defended for gold, a Secondary Hero given up (H3-SIEGE-001, H3-HERO-005)."""
        battle = fight(s)
        defender = battle.seats[DEFENDER]
        if defender == NONE or s.tale.wave:
            return
        if battle.hero[DEFENDER] == NONE:
            s.push(DefenceOffer(defender))
        elif battle.hero[DEFENDER] == SECOND:
            s.push(GiveUp(defender))

    def deploy_defender(self, s: Heroes3) -> None:
        battle = fight(s)
        if battle.seats[DEFENDER] != NONE:
            s.push(Deploy(battle.seats[DEFENDER], DEFENDER))
        elif battle.controllers[DEFENDER] != NONE:
            s.push(Deploy(battle.controllers[DEFENDER], DEFENDER))
        else:
            line_up(s, DEFENDER)

    def raise_walls(self, s: Heroes3) -> None:
        """Walls, gate and tower of a Town with a Citadel, defended by its own faction (H3-SIEGE-006, -008, -015)."""
        battle = fight(s)
        raise_ai_walls(s)
        owner = battle.seats[DEFENDER]
        if battle.cause != PLACE or owner == NONE or s.board.location[battle.field] != TOWN:
            return
        player = s.players[owner]
        if battle.field == player.home and player.has(CITADEL):
            battle.walls = [WALL] * COLUMNS
            battle.fighters.append(Fighter(TOWER, DEFENDER, TOWER_AT))
            s.push(PlaceGate(owner))

    def select(self, s: Heroes3) -> None:
        """The next unit to act (H3-COMBAT-030 to -035)."""
        battle = fight(s)
        first = next_to_act(battle)
        if not first:
            self.step = ROUND_END
            return
        side = battle.fighters[first[0]].side
        controller = battle.seats[1 - side] if ai_controls(battle, side) else battle.controllers[side]
        if len(first) > 1:
            s.push(WhoActs(controller))
        else:
            activate(s, first[0])

    def end_round(self, s: Heroes3) -> None:
        """Markers go; a combat with guards goes on only for movement points (H3-COMBAT-036, -070)."""
        battle = fight(s)
        for fighter in battle.fighters:
            fighter.done = fighter.retaliated = False
            fighter.haste_round, fighter.haste_later, fighter.shield = fighter.haste_later, 0, 0
        for lying in [lying for lying in battle.lying if lying.lasts in (ROUND_LONG, NEXT_ROUND)]:
            if lying.lasts == ROUND_LONG:
                expire(s, lying)
            else:
                lying.lasts = ROUND_LONG
        battle.idle_rounds = 0 if battle.fallen else battle.idle_rounds + 1
        self.step = ROUND_START
        if idle(s):
            return
        if battle.limited:
            s.push(Extend(battle.seats[ATTACKER]))

    def copy(self) -> Combat:
        return Combat(self.seat, self.step)


def draw_guards(s: Heroes3) -> None:
    """The neutral cards by difficulty, bronze first (H3-DIFF-010 to -012)."""
    battle = fight(s)
    s.drawn = kept_guards(s, battle.field)
    printed = ARMIES[battle.difficulty][s.plan.difficulty]
    if at_utopia(s):
        printed = s.plan.utopia[s.plan.difficulty]
    counts = guard_counts(s, battle.field, printed)
    for tier, count in enumerate([] if only_kept(s, battle.field) else counts):
        for _ in range(count):
            lower = tier
            unit = s.draw_neutral(lower)
            while unit == NONE and lower > 0:
                lower -= 1
                unit = s.draw_neutral(lower)
            if unit != NONE:
                s.drawn.append(unit)
    s.reveal(events.GUARDS)
    s.tell(events.GUARDS, s.drawn[:])
    azure = any(unit_tier(unit) == AZURE for unit in s.drawn)
    battle.limited = not azure and not is_last_site(s, battle.field)
    if s.sign == GROOVY_SATYR:
        s.push(Ask(battle.seats[ATTACKER], REPLACED))


CORNERS: Final[list[int]] = [0, COLUMNS - 1, SPACES - COLUMNS, SPACES - 1]


def at_utopia(s: Heroes3) -> bool:
    """Is this the fight for the Dragon Utopia in a scenario that has its own rules for it?"""
    return bool(s.plan.utopia) and s.board.location[fight(s).field] == UTOPIA


def unit_tier(unit: int) -> int:
    from hexfarer.games.heroes3.content.units import UNITS

    return UNITS[unit >> 1].tier


def open_fight(s: Heroes3) -> None:
    """What a scenario does before units are placed: shared units, other armies."""
    for seat in fight(s).seats:
        if seat != NONE:
            lend(s, seat)
    if s.tale.foe != NONE:
        disguise(s)


def start_effects(s: Heroes3) -> None:
    """What happens when a combat begins, attacker first (H3-COMBAT-027)."""
    battle = fight(s)
    dress_up(s)
    for side in (ATTACKER, DEFENDER):
        seat = battle.seats[side]
        if seat != NONE:
            for i in battle.of_side(side):
                if battle.fighters[i].trait(HERALD):
                    s.draw(seat, 1)


def begin_round(s: Heroes3) -> None:
    """A new round; spells that were cast before the first one count for it (H3-COMBAT-090, H3-SPELL-007)."""
    battle = fight(s)
    battle.round += 1
    if battle.round > 1:
        battle.spells = [0, 0]
        battle.limits = [1, 1]
        for seat in battle.seats:
            if seat != NONE:
                s.players[seat].plays = []
    battle.fallen = False
    battle.acted = [DEFENDER] * MOST_INITIATIVE
    s.tell(events.COMBAT_ROUND, [battle.round])


# -- before the first round --


class Declared(Question):
    """A combat was declared: its players may take town actions in turn, until both have passed (H3-TOWN-031)."""

    __slots__ = ("passes", "side")

    def __init__(self, seat: int, side: int, passes: int) -> None:
        super().__init__(seat)
        self.side = side
        self.passes = passes

    def ready(self, s: Heroes3) -> bool:
        battle = fight(s)
        while self.passes < 2:
            seat = battle.seats[self.side]
            if seat != NONE and not s.players[seat].eliminated and town_actions(s, seat, False):
                self.seat = seat
                return True
            self.passes += 1
            self.side = 1 - self.side
        s.pop()
        return False

    def choices(self, s: Heroes3) -> list[int]:
        return [*town_actions(s, self.seat, False), pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        return town_verdict(s, self.seat, action, False)

    def answer(self, s: Heroes3, action: int) -> None:
        self.side = 1 - self.side
        if kind_of(action) == verbs.PASS:
            self.passes += 1
        else:
            self.passes = 0
            town_action(s, self.seat, action)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "declared", "H3-COMBAT-012", [pack(verbs.PASS)])

    def copy(self) -> Declared:
        return Declared(self.seat, self.side, self.passes)


class GiveUp(Question):
    """A Secondary Hero that is attacked may be given up (H3-HERO-005, -007, -015)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        return [pack(verbs.YES), pack(verbs.STOP)]

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.YES:
            give_way(s, self.seat)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "give-up", "H3-HERO-005", [])

    def copy(self) -> GiveUp:
        return GiveUp(self.seat)


def give_way(s: Heroes3, seat: int) -> None:
    """The defender does not fight: a Secondary Hero is lost, the attacker has the field."""
    battle = fight(s)
    foe = s.tale.foe
    attacker = battle.seats[ATTACKER]
    clear(s, battle, attacker != NONE)
    if attacker != NONE:
        beaten(s, battle, seat, attacker, DEFENDER)
        return
    if battle.hero[DEFENDER] == SECOND:
        pass_grail(s, battle, DEFENDER)
        s.players[seat].at[SECOND] = NONE
        s.tell(events.LOST_HERO, [seat])
    foe_takes(s, foe, battle.field)


DEFENCE_COST: Final = 8


class DefenceOffer(Question):
    """An empty Town or Settlement is entered: its owner may pay to defend it (H3-SIEGE-001 to -004)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def forced(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        can = s.players[self.seat].resources[GOLD] >= DEFENCE_COST
        return [pack(verbs.YES), pack(verbs.STOP)] if can else [pack(verbs.STOP)]

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.YES:
            s.pay(self.seat, [DEFENCE_COST, 0, 0])
        else:
            give_way(s, self.seat)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"field": s.game.name(s, "field", fight(s).field, self.seat)}
        return self.asks(s, "defence-offer", "H3-SIEGE-001", [], args)

    def copy(self) -> DefenceOffer:
        return DefenceOffer(self.seat)


class Replaced(Choosing):
    """Groovy Satyr: one of the guards may be replaced by another of its tier."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "replace-guard"
    rule: ClassVar[str] = "H3-ROUND-007"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [
            unit
            for unit in sorted(set(s.drawn))
            if s.neutral_decks[unit_tier(unit)] or s.neutral_discards[unit_tier(unit)]
        ]

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.drawn.remove(value)
        other = s.draw_neutral(unit_tier(value))
        s.discard_neutral(value)
        s.drawn.append(other)
        s.reveal(events.GUARDS)
        s.tell(events.GUARDS, s.drawn[:])


REPLACED: Final = Replaced()


def may_cover(s: Heroes3) -> bool:
    """Cover of Darkness: its second use, against an enemy hero in the own turn (H3-TOWN-013, H3-COMBAT-027)."""
    battle = fight(s)
    side = battle.side_of(s.current)
    if side == NONE or battle.seats[1 - side] == NONE or battle.hero[1 - side] == NONE:
        return False
    player = s.players[s.current]
    return player.faction == NECROPOLIS and player.has(FIRST) and not player.used & COVERED


class CoverUp(Choosing):
    """… the enemy discards a random card."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "cover-up"
    rule: ClassVar[str] = "H3-TOWN-013"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [1]

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].used |= COVERED
        RobCard().run(s, seat, NONE)


COVER_UP: Final = CoverUp()


class AtStart(Exchange):
    """Cards for the start of a combat, before any unit is activated (H3-COMBAT-027)."""

    __slots__ = ()

    def moment(self) -> int:
        return AT_START

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "start-cards", "H3-COMBAT-027", [pack(verbs.PASS)])

    def copy(self) -> AtStart:
        return AtStart(self.seat, self.side, self.passes, self.heard)


class Deploy(Question):
    """Put units on the own two rows, one after the other (H3-COMBAT-020 to -025)."""

    __slots__ = ("side",)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def waiting(self, s: Heroes3) -> list[int]:
        """The units that are not on the board yet."""
        battle = fight(s)
        if battle.seats[self.side] == NONE:
            return s.drawn
        out = [fighter.unit for fighter in battle.fighters if fighter.side == self.side]
        left = s.players[battle.seats[self.side]].units[:]
        for unit in out:
            left.remove(unit)
        return left

    def placed(self, s: Heroes3) -> int:
        return len(fight(s).of_side(self.side))

    def most(self, s: Heroes3) -> int:
        return COLUMNS if at_utopia(s) else MOST_DEPLOYED

    def ready(self, s: Heroes3) -> bool:
        if self.waiting(s) and (self.placed(s) < self.most(s) or fight(s).seats[self.side] == NONE):
            return True
        self.close(s)
        return False

    def close(self, s: Heroes3) -> None:
        """The army stands."""
        from hexfarer.games.heroes3.line_up import remember

        remember(s, self.side)
        s.drawn = []
        s.pop()

    def spaces(self, s: Heroes3, unit: int) -> list[int]:
        battle = fight(s)
        if at_utopia(s):  # attackers on the middle row, guards on the corners
            row = [MIDDLE * COLUMNS + column for column in range(COLUMNS)]
            return [space for space in (row if self.side == ATTACKER else CORNERS) if battle.at(space) == NONE]
        back, front = BACK_ROW[self.side], FRONT_ROW[self.side]
        rows = [front, back]
        if battle.seats[self.side] == NONE and face_of(unit).type == RANGED:
            if any(battle.at(back * COLUMNS + column) == NONE for column in range(COLUMNS)):
                rows = [back]  # H3-COMBAT-023
        found = [row * COLUMNS + column for row in rows for column in range(COLUMNS)]
        return [space for space in found if battle.at(space) == NONE]

    def choices(self, s: Heroes3) -> list[int]:
        found: list[int] = []
        for unit in sorted(set(self.waiting(s))):
            found += [pack(verbs.DEPLOY, unit, space) for space in self.spaces(s, unit)]
        if self.placed(s) and fight(s).seats[self.side] != NONE:
            found.append(pack(verbs.DONE))
        return found

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.DONE:
            if fight(s).seats[self.side] == NONE:
                return refuse(reasons.DEPLOY_ALL, len(self.waiting(s)))
            return refuse(reasons.DEPLOY_ONE)
        if verbs.is_town(kind_of(action)):
            return refuse(reasons.IN_COMBAT)
        if kind_of(action) == verbs.DEPLOY:
            if a_of(action) not in self.waiting(s):
                return refuse(reasons.NOT_WAITING, a_of(action))
            space = b_of(action)
            if fight(s).at(space) != NONE:
                return refuse(reasons.NO_ROOM, space)
            if at_utopia(s):
                return refuse(reasons.WRONG_UTOPIA, space)
            if row_of(space) not in (BACK_ROW[self.side], FRONT_ROW[self.side]):
                return refuse(reasons.WRONG_ROW, space)
            return refuse(reasons.RANGED_BACK)
        if kind_of(action) == verbs.PLAY:  # what might have come before; it was not asked for if nothing could
            return mode_verdict(s, self.seat, a_of(action), b_of(action), BEFORE_GUARDS)
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        battle = fight(s)
        if kind_of(action) == verbs.DONE:
            self.close(s)
            return
        unit, space = a_of(action), b_of(action)
        if battle.seats[self.side] == NONE:
            s.drawn.remove(unit)
        battle.fighters.append(Fighter(unit, self.side, space))
        s.tell(events.DEPLOYED, [unit, space])

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[0] if not self.placed(s) else self.choices(s)[-1]

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "deploy", "H3-COMBAT-020", [])

    def copy(self) -> Deploy:
        return Deploy(self.seat, self.side)


class PlaceGate(Question):
    """Which of the four spaces of the middle row holds the gate; the rest are walls (H3-SIEGE-008)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        return [pack(verbs.WALL, MIDDLE * COLUMNS + column) for column in range(COLUMNS)]

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        fight(s).walls[column_of(a_of(action))] = GATE

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "gate", "H3-SIEGE-008", [])

    def copy(self) -> PlaceGate:
        return PlaceGate(self.seat)


# -- activations --


class WhoActs(Question):
    """Of several own units with the same Initiative, one acts first (H3-COMBAT-031)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def may_leave(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        return [pack(verbs.ACTIVATE, i) for i in next_to_act(fight(s))]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.ACTIVATE:
            return refuse(reasons.NOT_YOUR_CHOICE, a_of(action))
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        activate(s, a_of(action))

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "who-acts", "H3-COMBAT-031", [])

    def copy(self) -> WhoActs:
        return WhoActs(self.seat)


def activate(s: Heroes3, i: int) -> None:
    """A unit is activated: paralysis, defence token, abilities (ACT_START)."""
    battle = fight(s)
    fighter = battle.fighters[i]
    battle.acting = i
    battle.acted[initiative(fighter)] = fighter.side
    fighter.done = True
    fighter.moved = False
    fighter.start = fighter.at
    if fighter.paralysed:  # H3-COMBAT-042
        s.tell(events.HELD, [battle.told(i)])
        fighter.paralysed = False
        battle.acting = NONE
        return
    had_token = fighter.defends
    fighter.defends = False
    controller = battle.controllers[fighter.side]
    seat = controller if controller != NONE else battle.seats[1 - fighter.side]
    if ai_controls(battle, fighter.side):
        s.push(AiActivation(seat, i, had_token))
    elif battle.seats[fighter.side] == NONE:
        s.push(GuardActivation(seat, i, had_token, False, battle.played, NONE))
    else:
        s.push(Activation(seat, i, had_token, False, battle.played, NONE))
    for trait, amount in ((HEAL_ONE, 1), (HEAL_TWO, 2), (HEAL_THREE, 3)):
        if fighter.trait(trait):
            heal(s, i, amount)
    enemy = battle.seats[1 - fighter.side]
    if enemy != NONE:
        if fighter.trait(FEAR) and s.players[enemy].morale > 0:
            s.lose_morale(enemy)
        if fighter.trait(HAUNT):
            rob(s, enemy)
    if fighter.trait(ENCHANT):
        if ENCHANTED.values(s, seat, i, 0):
            s.push(Ask(seat, ENCHANTED, i))
        else:
            fighter.attack += 1


class Enchanted(Choosing):
    """Enchanters heal another damaged unit of their side, if there is one; `by` is theirs (H3-UNIT-011)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIGHTER
    question: ClassVar[str] = "enchant"
    rule: ClassVar[str] = "H3-UNIT-011"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        battle = fight(s)
        return [i for i in battle.of_side(battle.fighters[by].side) if i != by and battle.fighters[i].damage]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        heal(s, value, 2)


ENCHANTED: Final = Enchanted()


TOO_FAR: Final[list[int]] = [reasons.OUT_OF_REACH, reasons.OUT_OF_FLIGHT, reasons.OUT_OF_STEP]  # by type


class Activation(Question):
    """What the acting unit does (H3-COMBAT-037 to -041)."""

    __slots__ = ("attacked", "had_token", "heard", "last", "unit")

    def __init__(self, seat: int, unit: int, had_token: bool, attacked: bool, heard: int, last: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.had_token = had_token
        self.attacked = attacked
        self.heard = heard  # how many cards had been played when the other side was asked last
        self.last = last  # the answer that ends the activation, while the other side may still play cards

    def ready(self, s: Heroes3) -> bool:
        battle = fight(s)
        fighter = battle.fighters[self.unit]
        tired = self.attacked and (unit_type(fighter) != RANGED or fighter.moved or fighter.is_tower())
        if not fighter.on_board() or tired or not battle.of_side(0) or not battle.of_side(1):
            self.finish(s)
            return False
        if self.last != NONE:
            self.carry_out(s, fighter)
            return False
        if self.attacked and not reachable(battle, fighter):
            self.finish(s)
            return False
        if battle.played != self.heard and not self.attacked:  # the other side may answer (H3-DECK-029)
            self.heard = battle.played
            s.push(Reply(NONE, 1 - fighter.side, 1, battle.played))
            return False
        return True

    def skippable(self) -> bool:
        return True

    def may_leave(self) -> bool:
        return True

    def finish(self, s: Heroes3) -> None:
        """The activation is over; instant bonuses end with it (H3-DECK-027)."""
        s.pop()
        battle = fight(s)
        battle.acting = NONE
        for fighter in battle.fighters:
            fighter.attack = fighter.defence = 0
            fighter.blessed = False

    def carry_out(self, s: Heroes3, fighter: Fighter) -> None:
        """The other side has passed: the activation ends as it was meant to."""
        if kind_of(self.last) == verbs.DEFEND:
            fighter.defends = True
            s.tell(events.DEFENDS, [fight(s).told(self.unit)])
        self.finish(s)

    def choices(self, s: Heroes3) -> list[int]:
        battle = fight(s)
        fighter = battle.fighters[self.unit]
        ranged = unit_type(fighter) == RANGED
        found: list[int] = []
        if not self.attacked and not (ranged and fighter.moved):
            found += [pack(verbs.ATTACK, i) for i in targets(battle, self.unit)]
            if not ranged:
                found += [pack(verbs.BREACH, space) for space in BESIDE[fighter.at] if battle.wall_at(space)]
        if not fighter.moved and not fighter.is_tower():
            found += [pack(verbs.GO, space) for space in reachable(battle, fighter)]
        if not self.attacked:
            if not self.had_token and not fighter.is_tower():
                found.append(pack(verbs.DEFEND))
            found += plays(s, self.seat, IN_ACTIVATION | IN_COMBAT)
            if not fighter.moved and surrender_verdict(s, self.seat) == OK:
                found.append(pack(verbs.SURRENDER))
        found.append(pack(verbs.DONE))
        return found

    def why(self, s: Heroes3, action: int) -> int:
        battle = fight(s)
        kind, a = kind_of(action), a_of(action)
        fighter = battle.fighters[self.unit]
        ranged = unit_type(fighter) == RANGED
        if kind in (verbs.ATTACK, verbs.BREACH, verbs.DEFEND) and self.attacked:
            return refuse(reasons.ATTACKED_ALREADY)
        if kind == verbs.PLAY and self.attacked:
            held = a in s.players[self.seat].hand
            return refuse(reasons.BEFORE_ATTACK if held else reasons.NOT_IN_HAND, a)
        if kind == verbs.PLAY:
            return mode_verdict(s, self.seat, a, b_of(action), IN_ACTIVATION | IN_COMBAT)
        if kind == verbs.ATTACK and a < len(battle.fighters):
            return self.attack_refusal(s, fighter, a, ranged)
        if kind == verbs.GO:
            return self.move_refusal(battle, fighter, a)
        if kind == verbs.BREACH:
            if ranged:
                return refuse(reasons.RANGED_NO_WALLS)
            return refuse(reasons.FAR_WALL if battle.wall_at(a) else reasons.NO_WALL, a)
        if kind == verbs.DEFEND:
            return refuse(reasons.NEVER_DEFENDS if fighter.is_tower() else reasons.DEFENDED_BEFORE)
        if kind == verbs.SURRENDER:  # with everything else in order it is too late
            late = reasons.SURRENDER_ATTACKED if self.attacked else reasons.SURRENDER_MOVED
            return surrender_verdict(s, self.seat) or refuse(late)
        return refuse(reasons.FINISH_FIRST)

    def move_refusal(self, battle: Battle, fighter: Fighter, space: int) -> int:
        if fighter.is_tower():
            return refuse(reasons.TOWER_STAYS)
        if fighter.moved:
            return refuse(reasons.RANGED_MOVED if unit_type(fighter) == RANGED else reasons.MOVED_ALREADY)
        if battle.at(space) != NONE:
            return refuse(reasons.NO_ROOM, space)
        if battle.wall_at(space) and not may_end(battle, fighter, space):
            return refuse(reasons.WALL_THERE, space)
        limit = STEPS[unit_type(fighter)]
        near = apart(fighter.at, space) <= limit
        return refuse(reasons.WAY_SHUT if near else TOO_FAR[unit_type(fighter)], space, limit)

    def attack_refusal(self, s: Heroes3, fighter: Fighter, a: int, ranged: bool) -> int:
        battle = fight(s)
        target = battle.fighters[a]
        if target.side == fighter.side:
            return refuse(reasons.OWN_UNIT, a)
        if not target.on_board():
            return refuse(reasons.FALLEN, a)
        if target.is_tower() and not ranged:
            return refuse(reasons.TOWER_OUT_OF_REACH)
        if ranged and fighter.moved:
            return refuse(reasons.SHOT_TOO_LATE)
        return refuse(reasons.HELD_BY_ENEMY if ranged else reasons.NOT_ADJACENT, a)

    def answer(self, s: Heroes3, action: int) -> None:
        battle = fight(s)
        fighter = battle.fighters[self.unit]
        kind, a = kind_of(action), a_of(action)
        if kind == verbs.ATTACK:
            self.attacked = True
            s.push(Attack(self.seat, self.unit, a, ACTION))
        elif kind == verbs.GO:
            fighter.moved = True
            fighter.at = a
            s.tell(events.UNIT_MOVED, [battle.told(self.unit), a])
        elif kind == verbs.PLAY:
            play(s, self.seat, action)
        elif kind == verbs.SURRENDER:
            self.finish(s)
            surrender(s, battle.side_of(self.seat))
        elif kind == verbs.BREACH:  # no cards are played for it
            breach(s, a)
            self.finish(s)
        elif self.attacked:
            self.finish(s)
        else:
            self.last = action
            s.push(Reply(NONE, 1 - fighter.side, 1, battle.played))

    def quiet(self, s: Heroes3) -> int:
        options = self.choices(s)
        done = pack(verbs.DONE)
        return done if done in options else options[0]

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"unit": s.game.name(s, "fighter", self.unit, self.seat)}
        if self.attacked:
            return self.asks(s, "after-attack", "H3-COMBAT-038", [self.quiet(s)], args)
        return self.asks(s, self.question(), self.rule(), [self.quiet(s)], args)

    def question(self) -> str:
        return "activation"

    def rule(self) -> str:
        return "H3-COMBAT-037"

    def copy(self) -> Activation:
        return Activation(self.seat, self.unit, self.had_token, self.attacked, self.heard, self.last)


class GuardActivation(Activation):
    """What one of the guards does that a player leads: it must attack if it can, and come closer otherwise."""

    __slots__ = ()

    def forced(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        battle = fight(s)
        fighter = battle.fighters[self.unit]
        ranged = unit_type(fighter) == RANGED
        if self.attacked:  # H3-COMBAT-038
            return [*[pack(verbs.GO, space) for space in reachable(battle, fighter)], pack(verbs.DONE)]
        found = [] if ranged and fighter.moved else [pack(verbs.ATTACK, i) for i in targets(battle, self.unit)]
        if fighter.moved or (ranged and found):
            return found or [pack(verbs.DONE)]
        spaces = reachable(battle, fighter)
        if not ranged:
            found += [pack(verbs.GO, space) for space in spaces if self.strikes_from(battle, space)]
        if found:
            return found
        enemies = [battle.fighters[i].at for i in battle.of_side(1 - fighter.side)]
        closer = approaches(battle, fighter, spaces, enemies)
        return [pack(verbs.GO, space) for space in closer] or [pack(verbs.DONE)]

    def strikes_from(self, battle: Battle, space: int) -> bool:
        """Does an enemy stand beside a space?"""
        side = battle.fighters[self.unit].side
        return any(battle.fighters[i].at in BESIDE[space] for i in battle.of_side(1 - side))

    def why(self, s: Heroes3, action: int) -> int:
        battle = fight(s)
        kind, a = kind_of(action), a_of(action)
        fighter = battle.fighters[self.unit]
        if kind == verbs.PLAY:
            return refuse(reasons.NO_CARDS_HERE)
        if kind == verbs.DEFEND:
            return refuse(reasons.GUARDS_NEVER_DEFEND)
        if kind == verbs.DONE or (kind == verbs.GO and not fighter.moved and a in reachable(battle, fighter)):
            return self.must(s)
        return super().why(s, action)

    def must(self, s: Heroes3) -> int:
        """It has no choice: attack, or come closer (H3-COMBAT-045, -046)."""
        battle = fight(s)
        for choice in self.choices(s):
            kind = kind_of(choice)
            if kind == verbs.ATTACK or (kind == verbs.GO and self.strikes_from(battle, a_of(choice))):
                return refuse(reasons.MUST_ATTACK)
        return refuse(reasons.MUST_APPROACH)

    def question(self) -> str:
        return "guard-activation"

    def rule(self) -> str:
        return "H3-COMBAT-045"

    def copy(self) -> GuardActivation:
        return GuardActivation(self.seat, self.unit, self.had_token, self.attacked, self.heard, self.last)


class Reply(Exchange):
    """The other side's turn to play cards in an activation; whatever was played, the acting side goes on then."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        if super().ready(s):
            return True
        below = s.stack[-1]
        if isinstance(below, Activation):
            below.heard = fight(s).played
        return False

    def copy(self) -> Reply:
        return Reply(self.seat, self.side, self.passes, self.heard)


def approaches(battle: Battle, fighter: Fighter, spaces: list[int], enemies: list[int]) -> list[int]:
    """The spaces that bring a unit as close as possible to an enemy (H3-COMBAT-046)."""
    steps = distances(battle, fighter)
    found: list[int] = []
    for at in enemies:
        goal = [space for space in BESIDE[at] if may_end(battle, fighter, space)]
        if not goal:
            continue
        here = min(far(battle, fighter, fighter.at, space) for space in goal)
        left = {
            space: min(far(battle, fighter, space, end) for end in goal) for space in spaces if steps[space] != NONE
        }
        best = min(left.values(), default=here)
        if best < here:
            found += [space for space in left if left[space] == best and space not in found]
    return sorted(found)


def far(battle: Battle, fighter: Fighter, start: int, end: int) -> int:
    """Steps between two spaces for this unit; more than any if there is no way."""
    if unit_type(fighter) == FLYING:
        return apart(start, end)
    twin = fighter.copy()
    twin.at = start
    steps = distances(battle, twin)[end]
    return steps if steps != NONE else SPACES + apart(start, end)


def breach(s: Heroes3, space: int) -> None:
    """A wall or gate falls at once; with the last one the tower (H3-SIEGE-009, -018)."""
    battle = fight(s)
    battle.walls[column_of(space)] = 0
    battle.fallen = True
    s.tell(events.WALL_FALLS, [space])
    if not any(battle.walls):
        for fighter in battle.fighters:
            if fighter.is_tower() and fighter.on_board():
                fighter.at = NONE
                s.tell(events.TOWER_FALLS, [])


def surrender_verdict(s: Heroes3, seat: int) -> int:
    """To a player, for 10 gold, with somewhere to go (H3-COMBAT-075, H3-SIEGE-007)."""
    battle = fight(s)
    side = battle.side_of(seat)
    if side == NONE or battle.seats[1 - side] == NONE:
        return refuse(reasons.SURRENDER_TO_PLAYER)
    if side == DEFENDER and battle.cause == PLACE and s.board.location[battle.field] == TOWN:
        return refuse(reasons.SURRENDER_TOWN)
    if battle.hero[side] == NONE:
        return refuse(reasons.SURRENDER_NO_HERO)
    if battle.no_flight[side]:
        return refuse(reasons.SURRENDER_SHACKLED)
    gold = s.players[seat].resources[GOLD]
    if gold < SURRENDER_COST:
        return refuse(reasons.TOO_DEAR, GOLD, SURRENDER_COST, gold)
    places = [field for field in s.places_of(seat) if field != battle.field]
    return OK if places else refuse(reasons.SURRENDER_NOWHERE)


class Extend(Question):
    """One more round costs a movement point; otherwise the hero flees (H3-COMBAT-070, -071)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        battle = fight(s)
        if not battle.of_side(DEFENDER) or not battle.of_side(ATTACKER):
            s.pop()
            return False
        return True

    def forced(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        battle = fight(s)
        player = s.players[self.seat]
        found = [pack(verbs.FLEE)]
        if s.plan.opts(FREE_ROUNDS) or player.mp[battle.hero[ATTACKER]] > 0:
            found.insert(0, pack(verbs.EXTEND))
        return found

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        if not s.plan.opts(FREE_ROUNDS):
            s.players[self.seat].mp[fight(s).hero[ATTACKER]] -= 1

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "extend", "H3-COMBAT-070", [self.choices(s)[0]])

    def copy(self) -> Extend:
        return Extend(self.seat)
