"""What may come of a fight: with guards that nobody has drawn yet, or of the one that is on; and of one attack.

A fight is played out many times by the engine's own rules, with other guards, cards and dice each time. All who take
part give plain answers (brawl.py). An attack is reckoned exactly, die by die.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import verbs
from hexfarer.games.heroes3.battle import Battle
from hexfarer.games.heroes3.flow.attack import ACTION, Attack, Instants
from hexfarer.games.heroes3.flow.combat import Activation
from hexfarer.games.heroes3.flow.riding import ways
from hexfarer.games.heroes3.flow.turn import Free
from hexfarer.games.heroes3.forecast import forecast
from hexfarer.games.heroes3.player import HEROES_OF_SEAT
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State
from hexfarer.minds.heroes3.brawl import reply

MOST: Final = 2000  # times that a fight is played out
FEWEST: Final = 12  # … however few answers are allowed
ANSWERS: Final = 2000  # the most in one fight: it ends by itself long before
WHOLE: Final = 100

# How a fight ends for the seat, from the best to the worst.
UNHURT: Final = 0  # nothing is lost
FLIPPED: Final = 1  # a pack becomes few
FALLEN: Final = 2  # a unit falls
DRIVEN: Final = 3  # it is not won
ENDS: Final[list[str]] = ["unhurt", "flipped", "fallen", "driven"]


def foretell(state: State, seat: int, thing: str, before: list[str], nodes: int) -> dict[str, object]:
    """What may come of a guarded field, of the fight that is on ("combat"), or of an attack on a fighter, after some
    actions of the seat. `state` is a guess at what the seat cannot see; whatever is unseen is dealt anew from it."""
    s = state
    assert isinstance(s, Heroes3)
    kind, _, word = thing.partition(":")
    if kind == "fighter" and word.isdecimal():
        return attack_on(s, seat, int(word), before)
    if kind == "combat":
        if s.battle is None or seat not in s.battle.seats:
            raise Problem("problem-no-fight")
        return fight_at(s, seat, NONE, NONE, before, nodes)
    if kind == "field":
        field = s.game.read(s, "field", word)
        hero = rider(s, seat, field)
        if hero != NONE:
            return fight_at(s, seat, hero, field, before, nodes)
    raise Problem("problem-no-forecast", {"thing": thing})


def rider(s: Heroes3, seat: int, field: int) -> int:
    """The hero that can get to a field now, the Main Hero first; or NONE."""
    if not isinstance(s.stack[-1], Free):
        return NONE
    for hero in range(len(HEROES_OF_SEAT)):
        if field in ways(s, seat, hero, s.players[seat].mp[hero]):
            return hero
    return NONE


# -- a whole fight --


def fight_at(guess: Heroes3, seat: int, hero: int, field: int, before: list[str], nodes: int) -> dict[str, object]:
    """How often a fight ends in each way."""
    rng = seeded(0)
    ends = [0] * len(ENDS)
    spent = times = fought = 0
    while times < MOST and (times < FEWEST or spent < nodes):
        s = guess.determinize(seat, rng)
        assert isinstance(s, Heroes3)
        for notation in before:
            s.apply(s.parse(notation))
        spent += len(before) + (meet(s, seat, hero, field) if field != NONE else 0)
        times += 1
        battle = s.battle
        if battle is None or seat not in battle.seats:  # it was skipped, or is over
            ends[UNHURT if field == NONE or s.players[seat].at[hero] == field else DRIVEN] += 1
            continue
        fought += 1
        side = battle.seats.index(seat)
        army = lined_up(battle, side)
        for _ in range(ANSWERS):
            s.apply(reply(s))
            spent += 1
            if not army and battle.round > 0:
                army = lined_up(battle, side)
            if s.over or s.battle is not battle:
                break
        ends[ended(battle, side, army)] += 1
    parts = shares(ends, times)
    found: dict[str, object] = dict(zip(ENDS, parts))
    found["won"] = WHOLE - parts[DRIVEN]
    found["times"] = times
    found["fought"] = fought > 0
    return {"fight": found}


def meet(s: Heroes3, seat: int, hero: int, field: int) -> int:
    """The hero rides to the field, on after every stop, until it fights there; how many answers that took."""
    for step in range(ANSWERS):
        if s.over or s.battle is not None or s.players[seat].at[hero] == field:
            return step
        if s.to_act() == seat and isinstance(s.stack[-1], Free):
            legal = s.legal()
            onward = [pack(verb, hero, field) for verb in (verbs.RIDE, verbs.MOVE)]
            onward = [action for action in onward if action in legal]
            if not onward:
                return step
            s.apply(onward[0])
        else:
            s.apply(reply(s))
    return ANSWERS


def lined_up(battle: Battle, side: int) -> list[int]:
    """The units of a side that stand, by their places among the fighters: what can still be lost. Empty until both
    sides stand."""
    if battle.round == 0:
        return []
    return [
        fighter.unit if fighter.side == side and fighter.on_board() and not fighter.is_tower() else NONE
        for fighter in battle.fighters
    ]


def ended(battle: Battle, side: int, army: list[int]) -> int:
    """How a fight that is over has ended for a side."""
    if battle.of_side(1 - side) or not battle.of_side(side):
        return DRIVEN
    worst = UNHURT
    for i, unit in enumerate(army):
        if unit != NONE:
            fighter = battle.fighters[i]
            if not fighter.on_board():
                return FALLEN
            if fighter.unit != unit:
                worst = FLIPPED
    return worst


def shares(counts: list[int], whole: int) -> list[int]:
    """Counts as parts of a hundred that add up to it: the largest remainders are rounded up."""
    parts = [WHOLE * count // whole for count in counts]
    rest = sorted(range(len(counts)), key=lambda i: -(WHOLE * counts[i] % whole))
    for i in rest[: WHOLE - sum(parts)]:
        parts[i] += 1
    return parts


# -- one attack --


def attack_on(guess: Heroes3, seat: int, target: int, before: list[str]) -> dict[str, object]:
    """What an attack of the unit that acts may come to, and what each card would change that could be played for it."""
    s = guess.copy()
    for notation in before:
        s.apply(s.parse(notation))
    top = s.stack[-1]
    attack = pack(verbs.ATTACK, target)
    if not isinstance(top, Activation) or s.to_act() != seat or attack not in s.legal():
        raise Problem("problem-no-forecast", {"thing": f"fighter:{target}"})
    plain = forecast(s, top.unit, target, ACTION)
    return {"attack": plain, "adds": adds(s, seat, attack, [dict(one) for one in plain["outcomes"]])}


def adds(s: Heroes3, seat: int, attack: int, plain: list[dict[str, object]]) -> list[dict[str, object]]:
    """Cards of the hand that change an attack before its die is rolled."""
    s.apply(attack)
    found: list[dict[str, object]] = []
    if not isinstance(s.stack[-1], Instants) or s.to_act() != seat:
        return found
    for action in s.legal():
        if kind_of(action) != verbs.PLAY:
            continue
        after = s.copy()
        after.apply(action)
        frame = under_way(after)
        if frame is None or not isinstance(after.stack[-1], Instants):  # it asks more, or has ended the attack
            continue
        outcomes = forecast(after, frame.attacker, frame.target, frame.kind, frame.step)["outcomes"]
        if [dict(one) for one in outcomes] != plain:
            label = s.game.label(s, action).words
            found.append({"notation": s.format(action), "label": label, "outcomes": outcomes})
    return found


def under_way(s: Heroes3) -> Attack | None:
    for frame in s.stack[::-1]:
        if isinstance(frame, Attack):
            return frame
    return None
