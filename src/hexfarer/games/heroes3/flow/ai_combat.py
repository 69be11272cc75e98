"""AI units in a combat: their deployment and activations, and the end of a combat against them (H3-AI-001 to -049)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course
from hexfarer.games.heroes3.battle import (
    ATTACKER,
    BACK_ROW,
    COLUMNS,
    DEFENDER,
    FRONT_ROW,
    GATE,
    MOST_DEPLOYED,
    TOWER,
    TOWER_AT,
    WALL,
    Fighter,
)
from hexfarer.games.heroes3.content.units import UNITS, face_of, is_neutral
from hexfarer.games.heroes3.fighting import fight, unit_type
from hexfarer.games.heroes3.flow.ai_cards import AiDraw, cast_held
from hexfarer.games.heroes3.flow.ai_choices import (
    ai_targets,
    approach_space,
    approached,
    gate_column,
    strike_space,
    wall_to_fell,
    weakest_last,
)
from hexfarer.games.heroes3.flow.attack import ACTION, Attack
from hexfarer.games.heroes3.flow.windows import exchange
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.tale import OF_GUARDS, OF_HEROES
from hexfarer.games.heroes3.terms import NONE, RANGED

# -- before the first round --


def shuffle_ai_decks(s: Heroes3) -> None:
    """Before every combat all AI cards are in their decks again (H3-AI-031)."""
    tale = s.tale
    tale.charge = tale.sorcery = 0
    if tale.held:
        tale.spells.append(tale.held[0])
        tale.held = []
    for number, deck in enumerate(tale.decks):
        deck += tale.discards[number]
        tale.discards[number] = []
        s.rng.shuffle(deck)
    tale.spells += tale.spell_discard
    tale.spell_discard = []
    s.rng.shuffle(tale.spells)


def against_foe(s: Heroes3, number: int) -> None:
    """The combat is one against an AI hero: its army and its cards take part (H3-AI-030)."""
    tale = s.tale
    tale.foe = number
    tale.wave = False
    tale.pile = OF_HEROES if tale.decks[OF_HEROES] or tale.discards[OF_HEROES] else NONE
    shuffle_ai_decks(s)


def against_guards(s: Heroes3, with_cards: bool) -> None:
    """The combat is one against guards; a scenario may give them cards, too."""
    tale = s.tale
    tale.foe = NONE
    tale.wave = False
    tale.pile = OF_GUARDS if with_cards else NONE
    if tale.pile != NONE:
        shuffle_ai_decks(s)


class LineUp(Course):
    """AI units take their places by Initiative, then tier; of equal ones the player chooses (H3-COMBAT-024).

    Ranged units fill the back line from the left, others the front line; "left" is seen from their own side.
    """

    __slots__ = ("side", "units")

    def __init__(self, seat: int, side: int, units: list[int]) -> None:
        super().__init__(seat)
        self.side = side
        self.units = units  # that still wait

    def ready(self, s: Heroes3) -> bool:
        if not self.units:
            s.pop()
            return False
        first = first_of(self.units)
        if len(first) == 1:
            self.place(s, first[0])
        else:
            s.push(Ask(self.seat, LINE_UP, self.side))
        return False

    def place(self, s: Heroes3, unit: int) -> None:
        battle = fight(s)
        self.units = self.units[:]
        self.units.remove(unit)
        back, front = BACK_ROW[self.side], FRONT_ROW[self.side]
        rows = [back, front] if face_of(unit).type == RANGED else [front, back]
        columns = range(COLUMNS - 1, -1, -1) if self.side == DEFENDER else range(COLUMNS)
        for space in [row * COLUMNS + column for row in rows for column in columns]:
            if battle.at(space) == NONE:
                battle.fighters.append(Fighter(unit, self.side, space))
                s.tell(events.DEPLOYED, [unit, space])
                return

    def copy(self) -> LineUp:
        return LineUp(self.seat, self.side, self.units)


def first_of(units: list[int]) -> list[int]:
    """The different units that come first: by Initiative, then by tier."""
    keys = [(face_of(unit).initiative, UNITS[unit >> 1].tier) for unit in units]
    return sorted({unit for unit, key in zip(units, keys) if key == max(keys)})


class LineUpNext(Choosing):
    """Which of equal AI units takes the next place; `by` is the side."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "ai-line-up"
    rule: ClassVar[str] = "H3-COMBAT-024"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        frame = line_up_below(s)
        return first_of(frame.units) if frame is not None and frame.units else []

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        frame = line_up_below(s)
        if frame is not None:
            frame.place(s, value)


LINE_UP: Final = LineUpNext()


def line_up_below(s: Heroes3) -> LineUp | None:
    for frame in s.stack[::-1]:
        if isinstance(frame, LineUp):
            return frame
    return None


def line_up(s: Heroes3, side: int) -> None:
    """The AI's units onto the board: its hero's, at most five of them and the best tiers first, or the guards drawn."""
    battle = fight(s)
    tale = s.tale
    units = s.drawn
    s.drawn = []
    if tale.wave:
        units, tale.invaders = tale.invaders, []
    elif tale.foe != NONE:
        foe = tale.foes[tale.foe]
        order = sorted(foe.army, key=strength, reverse=True)
        units, foe.army = order[:MOST_DEPLOYED], order[MOST_DEPLOYED:]
    s.push(LineUp(battle.seats[1 - side], side, units))


def strength(unit: int) -> tuple[int, int, int]:
    return UNITS[unit >> 1].tier, unit & 1, unit


def raise_ai_walls(s: Heroes3) -> None:
    """A Town of the AI with a Citadel has walls, gate and tower (H3-AI-020)."""
    from hexfarer.games.heroes3.content.scenarios import card_of

    battle = fight(s)
    number = s.tale.foe
    if battle.seats[DEFENDER] != NONE or number == NONE or not card_of(s).foes[number].citadel:
        return
    battle.walls = [WALL] * COLUMNS
    battle.walls[gate_column(battle)] = GATE
    battle.fighters.append(Fighter(TOWER, DEFENDER, TOWER_AT))


# -- activations --

CARDS: Final = 0
WINDOW: Final = 1
CHOOSE: Final = 2
MOVE: Final = 3
STRIKE: Final = 4
END: Final = 5


class AiActivation(Course):
    """What an AI unit does: a card first, then the procedure (H3-AI-003 to -012, -032). `seat` is the player's."""

    __slots__ = ("had_token", "step", "strikes", "target", "unit")

    def __init__(
        self, seat: int, unit: int, had_token: bool, step: int = CARDS, target: int = NONE, strikes: bool = False
    ) -> None:
        super().__init__(seat)
        self.unit = unit
        self.had_token = had_token
        self.step = step
        self.target = target
        self.strikes = strikes  # the target is in reach; otherwise the unit goes towards it

    def ready(self, s: Heroes3) -> bool:
        battle = s.battle
        if battle is None:
            s.pop()
            return False
        fighter = battle.fighters[self.unit]
        if not fighter.on_board() or not battle.of_side(ATTACKER) or not battle.of_side(DEFENDER):
            self.finish(s)
            return False
        step = self.step
        self.step += 1
        if step == CARDS:
            if s.tale.pile != NONE and not fighter.is_tower() and not cast_held(s, self.seat):
                s.push(AiDraw(self.seat))
        elif step == WINDOW:
            exchange(s, 1 - fighter.side, 1)
        elif step == CHOOSE:
            self.choose(s)
        elif step == MOVE:
            self.move(s, fighter)
        elif step == STRIKE:
            if self.strikes and battle.fighters[self.target].on_board():
                fighter.attack += s.tale.charge  # H3-AI-037
                s.tale.charge = 0
                s.push(Attack(self.seat, self.unit, self.target, ACTION))
        else:
            self.finish(s)
        return False

    def finish(self, s: Heroes3) -> None:
        """The activation is over; instant bonuses end with it (H3-DECK-027)."""
        s.pop()
        battle = s.battle
        if battle is not None:
            battle.acting = NONE
            for fighter in battle.fighters:
                fighter.attack = fighter.defence = 0
                fighter.blessed = False

    def targets(self, s: Heroes3) -> list[int]:
        """The units that may be the target; those in reach come before all others."""
        battle = fight(s)
        found = ai_targets(battle, self.unit)
        if found or unit_type(battle.fighters[self.unit]) == RANGED:
            return found
        if self.storms(s):
            return []
        return approached(battle, self.unit)

    def storms(self, s: Heroes3) -> bool:
        """Does the unit go for the walls (H3-AI-024)?"""
        battle = fight(s)
        if battle.fighters[self.unit].side != ATTACKER or not any(battle.walls):
            return False
        return wall_to_fell(battle, self.unit) != (NONE, NONE)

    def choose(self, s: Heroes3) -> None:
        found = self.targets(s)
        if self.target in found:
            return  # the player has chosen before, when a spell asked
        self.target = found[0] if len(found) == 1 else NONE
        if len(found) > 1:
            s.push(Ask(self.seat, AI_TARGET, self.unit))

    def move(self, s: Heroes3, fighter: Fighter) -> None:
        battle = fight(s)
        if unit_type(fighter) == RANGED:
            self.strikes = self.target != NONE  # it does not move afterwards (H3-AI-004)
            return
        if self.target == NONE:
            self.wait(s, fighter)
            return
        space = strike_space(battle, self.unit, self.target)
        self.strikes = space != NONE
        go(s, self.unit, space if space != NONE else approach_space(battle, self.unit, self.target))

    def wait(self, s: Heroes3, fighter: Fighter) -> None:
        """No enemy can be reached or approached: walls fall, or the unit defends its own (H3-AI-012, -021, -024)."""
        battle = fight(s)
        if fighter.side == ATTACKER and any(battle.walls):
            wall, space = wall_to_fell(battle, self.unit)
            go(s, self.unit, space)
            if wall != NONE:
                from hexfarer.games.heroes3.flow.combat import breach

                breach(s, wall)
        elif fighter.side == DEFENDER and any(battle.walls) and not self.had_token:
            fighter.defends = True
            s.tell(events.DEFENDS, [battle.told(self.unit)])

    def copy(self) -> AiActivation:
        return AiActivation(self.seat, self.unit, self.had_token, self.step, self.target, self.strikes)


def go(s: Heroes3, i: int, space: int) -> None:
    """An AI unit moves."""
    fighter = fight(s).fighters[i]
    if space not in (NONE, fighter.at):
        fighter.moved = True
        fighter.at = space
        s.tell(events.UNIT_MOVED, [fight(s).told(i), space])


class AiTarget(Choosing):
    """Of equal targets the opposing player chooses (H3-AI-003, step 5); `by` is the acting unit."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIGHTER
    question: ClassVar[str] = "ai-target"
    rule: ClassVar[str] = "H3-AI-003"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        frame = activation_below(s)
        if frame is None or s.battle is None:
            return []
        return weakest_last(s.battle, frame.targets(s))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        frame = activation_below(s)
        if frame is not None:
            frame.target = value


AI_TARGET: Final = AiTarget()


def activation_below(s: Heroes3) -> AiActivation | None:
    for frame in s.stack[::-1]:
        if isinstance(frame, AiActivation):
            return frame
    return None


# -- the further targets of abilities (H3-AI-010) --


def splashed(s: Heroes3, by: int, near: list[int]) -> list[int]:
    """Whom AI liches hit besides: units of the player if there are any, by the order of tiers."""
    from hexfarer.games.heroes3.flow.ai_choices import by_tier

    battle = fight(s)
    fighter = battle.fighters[by]
    theirs = [i for i in near if battle.fighters[i].side != fighter.side]
    return by_tier(battle, fighter.tier(), theirs) if theirs else near


def ai_draws(s: Heroes3, seat: int) -> None:
    """An ability of an AI unit that draws a card draws an AI card (H3-AI-047)."""
    if s.tale.pile != NONE:
        s.push(AiDraw(seat))


# -- the end --


def survivor(s: Heroes3, fighter: Fighter) -> None:
    """An AI unit that is left after a combat: back to its hero, or to the neutral cards."""
    tale = s.tale
    if tale.foe != NONE:
        tale.foes[tale.foe].army.append(fighter.unit)
    elif is_neutral(fighter.unit):
        from hexfarer.games.heroes3.flow.scenarios import keeps_guard

        if not keeps_guard(s, fighter.unit):
            s.discard_neutral(fighter.unit)
