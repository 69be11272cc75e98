"""What an attack may come to, by what its dice may show: for the eyes of those who decide about it."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.battle import HIGHER, LOWER, SUM, Battle, Fighter
from hexfarer.games.heroes3.content.traits import DREAD, JINX, REROLL_BAD, STUN, SUM_OF_TWO
from hexfarer.games.heroes3.fighting import BY_ATTACK, attack_total, defence_total, defends, fight, hurt
from hexfarer.games.heroes3.flow.attack import (
    ACTION,
    DREADED,
    RECKON,
    RETALIATION,
    ROLL,
    Attack,
    answers,
    dice_of,
    strikes_back,
)
from hexfarer.games.heroes3.shape import Aftermath, OutcomeView, TargetView
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE

WHOLE: Final = 100


class Outcome:
    """The dice count for so much, how often, and the most damage then; with a defence token it may be less."""

    __slots__ = ("damage", "dice", "die", "least", "weight")

    def __init__(self, die: int, dice: list[int], weight: int, damage: int, least: int) -> None:
        self.die = die
        self.dice = dice
        self.weight = weight
        self.damage = damage
        self.least = least


def weights(attacker: Fighter, target: Fighter, kind: int) -> list[int]:
    """How often a die shows -1, 0, +1 in the end."""
    if attacker.trait(SUM_OF_TWO):
        return [0, 1, 1]
    again = attacker.trait(REROLL_BAD) and kind == ACTION
    if target.trait(JINX):
        return [1, 1, 1] if again else [1, 0, 0]
    return [1, 4, 4] if again else [1, 1, 1]


def rolls(battle: Battle, attacker: Fighter, target: Fighter, kind: int) -> dict[tuple[int, ...], int]:
    """What the dice may show, with how often."""
    count, battle.keep = dice_of(battle, attacker, target, kind)
    each = weights(attacker, target, kind)
    found: dict[tuple[int, ...], int] = {(): 1}
    for _ in range(count):
        found = {
            (*before, face - 1): often * each[face]
            for before, often in found.items()
            for face in range(3)
            if each[face]
        }
    return found


def counted(battle: Battle, dice: tuple[int, ...]) -> int:
    if not dice:
        return 0
    if battle.keep == LOWER:
        return min(dice)
    if battle.keep == HIGHER:
        return max(dice)
    return sum(dice) if battle.keep == SUM else dice[0]


def outcomes(s: Heroes3, i: int, j: int, kind: int, rolled: bool, guarded: bool) -> list[Outcome]:
    """The outcomes of an attack, the worst first; `s` is a copy that may be spoilt."""
    battle = fight(s)
    attacker, target = battle.fighters[i], battle.fighters[j]
    if not rolled:
        battle.more, battle.times = 0, 1
    shown = {tuple(battle.rolled): 1} if rolled else rolls(battle, attacker, target, kind)
    attack = Attack(NONE, i, j, kind)
    found: dict[int, Outcome] = {}
    for dice, often in shown.items():
        die = counted(battle, dice)
        if die in found:
            found[die].weight += often
            continue
        battle.rolled = list(dice)
        most = least = attack.reckon(s, attacker, target)
        if defends(battle, target) and not guarded:
            battle.more += 1
            least = attack.reckon(s, attacker, target)
            battle.more -= 1
        found[die] = Outcome(die, list(dice), often, most, least)
    return [found[die] for die in sorted(found)]


def forecast(s: Heroes3, i: int, j: int, kind: int, step: int = 0) -> TargetView:
    """An attack as it stands (`step`: the next one of it): each outcome with its chance, and the retaliation."""
    ahead = s.copy()
    found = outcomes(ahead, i, j, kind, step > ROLL, step > RECKON)
    whole = sum(one.weight for one in found)
    count = len(found[0].dice)
    rows: list[OutcomeView] = []
    for one in found:
        ahead.battle = fight(s).copy()
        rows.append(
            {
                "die": one.die,
                "chance": (2 * WHOLE * one.weight + whole) // (2 * whole),
                "damage": one.damage,
                "least": one.least,
                **aftermath(ahead, i, j, kind, one),
            }
        )
    attacker, target = fight(s).fighters[i], fight(s).fighters[j]
    return {
        "fighter": j,
        "dice": count,
        "attack": attack_total(s, attacker, target, 0),
        "defence": defence_total(s, attacker, target, 0, answers(kind)),
        "low": min(one.least for one in found),
        "high": max(one.damage for one in found),
        "outcomes": rows,
    }


def aftermath(s: Heroes3, i: int, j: int, kind: int, outcome: Outcome) -> Aftermath:
    """What is left of the target after an outcome, and the range of damage with which it strikes back."""
    battle = fight(s)
    attacker, target = battle.fighters[i], battle.fighters[j]
    unit = target.unit
    hurt(s, j, outcome.damage, BY_ATTACK)
    facts: Aftermath = {"falls": not target.on_board(), "flips": target.on_board() and target.unit != unit, "back": []}
    stunned = kind == ACTION and outcome.dice and outcome.die == -1 and attacker.trait(STUN)
    if not answers(kind) and strikes_back(attacker, target) and not stunned:
        answer = DREADED if attacker.trait(DREAD) else RETALIATION
        attacker.attack = target.defence = target.guarded = 0  # what was meant for the attack is over
        attacker.blessed = battle.halted = False
        back = outcomes(s, j, i, answer, False, False)
        facts["back"] = [min(one.least for one in back), max(one.damage for one in back)]
    return facts
