"""A combat from its declaration to its last round (H3-COMBAT, H3-SIEGE): deployment, rounds, activations."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Course, Question
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
from hexfarer.games.heroes3.components import AT_START, BEFORE_GUARDS, IN_ACTIVATION, IN_COMBAT
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
from hexfarer.games.heroes3.fighting import (
    distances,
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
from hexfarer.games.heroes3.flow.attack import ACTION, Attack, asked_for_cards
from hexfarer.games.heroes3.flow.cards import mode_verdict, play, plays
from hexfarer.games.heroes3.flow.ending import ended, flee, idle, surrender
from hexfarer.games.heroes3.flow.town import TownOffer
from hexfarer.games.heroes3.plan import FREE_ROUNDS
from hexfarer.games.heroes3.player import CITADEL
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import AZURE, FLYING, GOLD, NONE, RANGED, TOWN
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import refuse

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

# The steps of a combat, in the order of the state machine.
DECLARED: Final = 0
PRE_CARDS: Final = 1
DEPLOY_A: Final = 2
DRAW_N: Final = 3
DEPLOY_D: Final = 4
SIEGE: Final = 5
START: Final = 6
START_CARDS: Final = 7
ROUND_START: Final = 8
SELECT: Final = 9
ROUND_END: Final = 10


class Combat(Course):
    """The course of a combat."""

    __slots__ = ("step",)

    def __init__(self, seat: int, step: int = DECLARED) -> None:
        super().__init__(seat)
        self.step = step

    def ready(self, s: Heroes3) -> bool:
        battle = fight(s)
        step = self.step
        if step > SIEGE and ended(s):
            return False
        self.step += 1
        if step == DECLARED:
            for side in (DEFENDER, ATTACKER):
                if battle.seats[side] != NONE:
                    s.push(TownOffer(battle.seats[side]))
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
        elif step == START_CARDS:
            for side in (DEFENDER, ATTACKER):
                if asked_for_cards(s, side):
                    s.push(CardTime(battle.seats[side], AT_START))
        elif step == ROUND_START:
            begin_round(s)
        elif step == SELECT:
            self.step = SELECT
            self.select(s)
        else:
            self.end_round(s)
        return False

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
            fighter.haste_round = fighter.shield = 0
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
    from hexfarer.games.heroes3.flow.scenarios import guard_counts, is_last_site, kept_guards, only_kept

    s.looked = kept_guards(s, battle.field)
    counts = guard_counts(s, battle.field, ARMIES[battle.difficulty][s.plan.difficulty])
    for tier, count in enumerate([] if only_kept(s, battle.field) else counts):
        for _ in range(count):
            lower = tier
            unit = s.draw_neutral(lower)
            while unit == NONE and lower > 0:
                lower -= 1
                unit = s.draw_neutral(lower)
            if unit != NONE:
                s.looked.append(unit)
    s.reveal(events.TURNED_UP)
    azure = any(unit_tier(unit) == AZURE for unit in s.looked)
    battle.limited = not azure and not is_last_site(s, battle.field)


def unit_tier(unit: int) -> int:
    from hexfarer.games.heroes3.content.units import UNITS

    return UNITS[unit >> 1].tier


def open_fight(s: Heroes3) -> None:
    """What a scenario does before units are placed: shared units, other armies."""
    from hexfarer.games.heroes3.flow.scenarios import disguise, lend

    for seat in fight(s).seats:
        if seat != NONE:
            lend(s, seat)
    if s.tale.foe != NONE:
        disguise(s)


def start_effects(s: Heroes3) -> None:
    """What happens when a combat begins, attacker first (H3-COMBAT-027)."""
    from hexfarer.games.heroes3.flow.scenarios import dress_up

    battle = fight(s)
    dress_up(s)
    for side in (ATTACKER, DEFENDER):
        seat = battle.seats[side]
        if seat != NONE:
            for i in battle.of_side(side):
                if battle.fighters[i].trait(HERALD):
                    s.draw(seat, 1)


def begin_round(s: Heroes3) -> None:
    battle = fight(s)
    battle.round += 1
    battle.spells = [0, 0]
    battle.limits = [1, 1]
    battle.fallen = False
    battle.last_side = battle.last_value = NONE
    s.tell(events.COMBAT_ROUND, [battle.round])


# -- before the first round --


class CardTime(Question):
    """One side may play cards of a moment."""

    __slots__ = ("moment",)

    def __init__(self, seat: int, moment: int) -> None:
        super().__init__(seat)
        self.moment = moment

    def ready(self, s: Heroes3) -> bool:
        if s.battle is not None and s.players[self.seat].hand:
            return True
        s.pop()
        return False

    def options(self, s: Heroes3) -> list[int]:
        return [*plays(s, self.seat, self.moment), pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.PLAY:
            return mode_verdict(s, self.seat, a_of(action), b_of(action), self.moment)
        return refuse(reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.PASS:
            s.pop()
        else:
            play(s, self.seat, action)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "card-time", "H3-DECK-026", [pack(verbs.PASS)])

    def copy(self) -> CardTime:
        return CardTime(self.seat, self.moment)


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
            return s.looked
        out = [fighter.unit for fighter in battle.fighters if fighter.side == self.side]
        left = s.players[battle.seats[self.side]].units[:]
        for unit in out:
            left.remove(unit)
        return left

    def placed(self, s: Heroes3) -> int:
        return len(fight(s).of_side(self.side))

    def ready(self, s: Heroes3) -> bool:
        if self.waiting(s) and (self.placed(s) < MOST_DEPLOYED or fight(s).seats[self.side] == NONE):
            return True
        s.looked = []
        s.pop()
        return False

    def spaces(self, s: Heroes3, unit: int) -> list[int]:
        battle = fight(s)
        back, front = BACK_ROW[self.side], FRONT_ROW[self.side]
        rows = [front, back]
        if battle.seats[self.side] == NONE and face_of(unit).type == RANGED:
            if any(battle.at(back * COLUMNS + column) == NONE for column in range(COLUMNS)):
                rows = [back]  # H3-COMBAT-023
        found = [row * COLUMNS + column for row in rows for column in range(COLUMNS)]
        return [space for space in found if battle.at(space) == NONE]

    def options(self, s: Heroes3) -> list[int]:
        found: list[int] = []
        for unit in sorted(set(self.waiting(s))):
            found += [pack(verbs.DEPLOY, unit, space) for space in self.spaces(s, unit)]
        if self.placed(s) and fight(s).seats[self.side] != NONE:
            found.append(pack(verbs.DONE))
        return found

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.DONE:
            return refuse(reasons.DEPLOY_ONE)
        if kind_of(action) == verbs.DEPLOY:
            if a_of(action) not in self.waiting(s):
                return refuse(reasons.NOT_YOUR_UNIT, a_of(action))
            space = b_of(action)
            if fight(s).at(space) != NONE:
                return refuse(reasons.NO_ROOM, space)
            if row_of(space) not in (BACK_ROW[self.side], FRONT_ROW[self.side]):
                return refuse(reasons.WRONG_ROW, space)
            return refuse(reasons.RANGED_BACK)
        return refuse(reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        battle = fight(s)
        if kind_of(action) == verbs.DONE:
            s.pop()
            return
        unit, space = a_of(action), b_of(action)
        if battle.seats[self.side] == NONE:
            s.looked.remove(unit)
        battle.fighters.append(Fighter(unit, self.side, space))
        s.tell(events.DEPLOYED, [len(battle.fighters) - 1, space])

    def quiet(self, s: Heroes3) -> int:
        return self.options(s)[0] if not self.placed(s) else self.options(s)[-1]

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "deploy", "H3-COMBAT-020", [])

    def copy(self) -> Deploy:
        return Deploy(self.seat, self.side)


class PlaceGate(Question):
    """Which of the four spaces of the middle row holds the gate; the rest are walls (H3-SIEGE-008)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def options(self, s: Heroes3) -> list[int]:
        return [pack(verbs.WALL, MIDDLE * COLUMNS + column) for column in range(COLUMNS)]

    def resolve(self, s: Heroes3, action: int) -> None:
        s.pop()
        fight(s).walls[column_of(a_of(action))] = GATE

    def quiet(self, s: Heroes3) -> int:
        return self.options(s)[0]

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

    def options(self, s: Heroes3) -> list[int]:
        return [pack(verbs.ACTIVATE, i) for i in next_to_act(fight(s))]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.ACTIVATE:
            return refuse(reasons.NOT_YOUR_CHOICE, a_of(action))
        return refuse(reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        s.pop()
        activate(s, a_of(action))

    def quiet(self, s: Heroes3) -> int:
        return self.options(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "who-acts", "H3-COMBAT-031", [])

    def copy(self) -> WhoActs:
        return WhoActs(self.seat)


def activate(s: Heroes3, i: int) -> None:
    """A unit is activated: paralysis, defence token, abilities (ACT_START)."""
    battle = fight(s)
    fighter = battle.fighters[i]
    battle.acting = i
    battle.last_side, battle.last_value = fighter.side, initiative(fighter)
    fighter.done = True
    fighter.moved = False
    fighter.start = fighter.at
    if fighter.paralysed:  # H3-COMBAT-042
        fighter.paralysed = False
        battle.acting = NONE
        return
    had_token = fighter.defends
    fighter.defends = False
    seat = battle.controllers[fighter.side]
    if ai_controls(battle, fighter.side):
        s.push(AiActivation(battle.seats[1 - fighter.side], i, had_token))
    else:
        s.push(Activation(seat, i, had_token, False))
    for trait, amount in ((HEAL_ONE, 1), (HEAL_TWO, 2), (HEAL_THREE, 3)):
        if fighter.trait(trait):
            heal(s, i, amount)
    enemy = battle.seats[1 - fighter.side]
    if enemy != NONE:
        if fighter.trait(FEAR) and s.players[enemy].morale > 0:
            s.lose_morale(enemy)
        if fighter.trait(HAUNT) and s.players[enemy].hand:
            hand = s.players[enemy].hand
            s.discard_card(enemy, hand[s.rng.next(len(hand))])
            s.reveal(events.DISCARDED)
    if fighter.trait(ENCHANT):
        enchant(s, i)
    if asked_for_cards(s, 1 - fighter.side) and not ai_controls(battle, fighter.side):
        s.push(CardTime(battle.seats[1 - fighter.side], IN_COMBAT))


def enchant(s: Heroes3, i: int) -> None:
    """Enchanters heal the most damaged of the other own units, or gain Attack +1."""
    battle = fight(s)
    hurt_ones = [j for j in battle.of_side(battle.fighters[i].side) if j != i and battle.fighters[j].damage]
    if hurt_ones:
        heal(s, max(hurt_ones, key=lambda j: (battle.fighters[j].damage, -j)), 2)
    else:
        battle.fighters[i].attack += 1


class Activation(Question):
    """What the acting unit does (H3-COMBAT-037 to -041)."""

    __slots__ = ("attacked", "had_token", "unit")

    def __init__(self, seat: int, unit: int, had_token: bool, attacked: bool) -> None:
        super().__init__(seat)
        self.unit = unit
        self.had_token = had_token
        self.attacked = attacked

    def ready(self, s: Heroes3) -> bool:
        battle = s.battle
        if battle is None:
            s.pop()
            return False
        fighter = battle.fighters[self.unit]
        tired = self.attacked and (unit_type(fighter) != RANGED or fighter.moved or fighter.is_tower())
        if not fighter.on_board() or tired or not battle.of_side(0) or not battle.of_side(1):
            self.finish(s)
            return False
        if self.attacked and not reachable(battle, fighter):
            self.finish(s)
            return False
        return True

    def finish(self, s: Heroes3) -> None:
        """The activation is over; instant bonuses end with it (H3-DECK-027)."""
        s.pop()
        battle = s.battle
        if battle is not None:
            battle.acting = NONE
            for fighter in battle.fighters:
                fighter.attack = fighter.defence = 0
                fighter.blessed = False

    def forced_hand(self, s: Heroes3) -> bool:
        """Guards must attack if they can, and come closer otherwise (H3-COMBAT-045)."""
        battle = fight(s)
        return battle.seats[battle.fighters[self.unit].side] == NONE

    def options(self, s: Heroes3) -> list[int]:
        battle = fight(s)
        fighter = battle.fighters[self.unit]
        if self.forced_hand(s):
            return self.guard_options(s)
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
        found.append(pack(verbs.DONE))
        if not self.attacked:
            if may_flee(s, self.seat):
                found.append(pack(verbs.FLEE))
            if not fighter.moved and may_surrender(s, self.seat):
                found.append(pack(verbs.SURRENDER))
        return found

    def guard_options(self, s: Heroes3) -> list[int]:
        battle = fight(s)
        fighter = battle.fighters[self.unit]
        ranged = unit_type(fighter) == RANGED
        if self.attacked:
            return [pack(verbs.DONE)]
        found = [] if ranged and fighter.moved else [pack(verbs.ATTACK, i) for i in targets(battle, self.unit)]
        if fighter.moved or (ranged and found):
            return found or [pack(verbs.DONE)]
        enemies = [battle.fighters[i].at for i in battle.of_side(1 - fighter.side)]
        spaces = reachable(battle, fighter)
        striking = [] if ranged else [space for space in spaces if any(at in BESIDE[space] for at in enemies)]
        found += [pack(verbs.GO, space) for space in striking]
        if found:
            return found
        closer = approaches(battle, fighter, spaces, enemies)
        return [pack(verbs.GO, space) for space in closer] or [pack(verbs.DONE)]

    def why(self, s: Heroes3, action: int) -> int:
        battle = fight(s)
        kind, a = kind_of(action), a_of(action)
        fighter = battle.fighters[self.unit]
        ranged = unit_type(fighter) == RANGED
        if kind == verbs.PLAY:
            if self.forced_hand(s):
                return refuse(reasons.NO_CARDS_HERE)
            return mode_verdict(s, self.seat, a, b_of(action), IN_ACTIVATION | IN_COMBAT)
        if kind == verbs.ATTACK and a < len(battle.fighters):
            return self.attack_refusal(s, fighter, a, ranged)
        if kind == verbs.GO:
            if fighter.moved:
                return refuse(reasons.MOVED_ALREADY)
            return refuse(reasons.MUST_ATTACK if self.forced_hand(s) else reasons.OUT_OF_REACH, a)
        if kind == verbs.BREACH:
            return refuse(reasons.RANGED_NO_WALLS) if ranged else refuse(reasons.NO_WALL, a)
        if kind == verbs.DEFEND:
            return refuse(reasons.MUST_ATTACK if self.forced_hand(s) else reasons.DEFENDED_BEFORE)
        if kind == verbs.DONE:
            return refuse(reasons.MUST_ATTACK)
        if kind == verbs.FLEE:
            return refuse(reasons.NO_FLIGHT)
        return refuse(reasons.NO_SURRENDER if kind == verbs.SURRENDER else reasons.FINISH_FIRST)

    def attack_refusal(self, s: Heroes3, fighter: Fighter, a: int, ranged: bool) -> int:
        battle = fight(s)
        target = battle.fighters[a]
        if target.side == fighter.side:
            return refuse(reasons.OWN_UNIT, a)
        if target.is_tower() and not ranged:
            return refuse(reasons.TOWER_OUT_OF_REACH)
        if ranged and fighter.moved:
            return refuse(reasons.MOVED_ALREADY)
        return refuse(reasons.HELD_BY_ENEMY if ranged else reasons.NOT_ADJACENT, a)

    def resolve(self, s: Heroes3, action: int) -> None:
        battle = fight(s)
        fighter = battle.fighters[self.unit]
        kind, a = kind_of(action), a_of(action)
        if kind == verbs.ATTACK:
            self.attacked = True
            s.push(Attack(self.seat, self.unit, a, ACTION))
        elif kind == verbs.GO:
            fighter.moved = True
            fighter.at = a
            s.tell(events.UNIT_MOVED, [self.unit, a])
        elif kind == verbs.BREACH:
            breach(s, a)
            self.finish(s)
        elif kind == verbs.DEFEND:
            fighter.defends = True
            s.tell(events.DEFENDS, [self.unit])
            self.finish(s)
        elif kind == verbs.PLAY:
            play(s, self.seat, action)
        elif kind == verbs.DONE:
            self.finish(s)
        elif kind == verbs.FLEE:
            self.finish(s)
            flee(s, ATTACKER)
        else:
            self.finish(s)
            surrender(s, battle.side_of(self.seat))

    def quiet(self, s: Heroes3) -> int:
        options = self.options(s)
        done = pack(verbs.DONE)
        return done if done in options else options[0]

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"unit": s.game.name(s, "fighter", self.unit, self.seat)}
        return self.asks(s, "activation", "H3-COMBAT-037", [self.quiet(s)], args)

    def copy(self) -> Activation:
        return Activation(self.seat, self.unit, self.had_token, self.attacked)


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


def may_flee(s: Heroes3, seat: int) -> bool:
    """From guards without azure units (H3-COMBAT-073)."""
    battle = fight(s)
    return battle.cause == GUARDS and battle.seats[ATTACKER] == seat and battle.limited


def may_surrender(s: Heroes3, seat: int) -> bool:
    """To a player, for 10 gold, with somewhere to go (H3-COMBAT-075, H3-SIEGE-007)."""
    battle = fight(s)
    side = battle.side_of(seat)
    if side == NONE or battle.seats[1 - side] == NONE or battle.hero[side] == NONE or battle.no_flight[side]:
        return False
    if side == DEFENDER and battle.cause == PLACE and s.board.location[battle.field] == TOWN:
        return False
    player = s.players[seat]
    places = [field for field in s.places_of(seat) if field != battle.field]
    return player.resources[GOLD] >= SURRENDER_COST and bool(places)


SURRENDER_COST: Final = 10


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

    def options(self, s: Heroes3) -> list[int]:
        battle = fight(s)
        player = s.players[self.seat]
        found = [pack(verbs.FLEE)]
        if s.plan.opts(FREE_ROUNDS) or player.mp[battle.hero[ATTACKER]] > 0:
            found.insert(0, pack(verbs.EXTEND))
        return found

    def why(self, s: Heroes3, action: int) -> int:
        return refuse(reasons.NO_MP_LEFT if kind_of(action) == verbs.EXTEND else reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.FLEE:
            flee(s, ATTACKER)
        elif not s.plan.opts(FREE_ROUNDS):
            s.players[self.seat].mp[fight(s).hero[ATTACKER]] -= 1

    def quiet(self, s: Heroes3) -> int:
        return self.options(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "extend", "H3-COMBAT-070", [self.options(s)[0]])

    def copy(self) -> Extend:
        return Extend(self.seat)
