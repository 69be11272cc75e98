"""The rules of a fight, computed a second time.

Written from the rules alone, as plainly as they can be said: a fight is an immutable `Position`, every rule a function
from a position to those that can follow. Of the game it reads what is printed on enemy tokens, nothing else; in
particular no effect, frame or sum of it. What is printed on cards and units stands here once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.terms import ABILITIES, ELEMENTS

RANGED_PHASE, BLOCK_PHASE, DAMAGE_PHASE, ATTACK_PHASE, OVER = range(5)
BASIC = ("red", "blue", "green", "white")
LEVELS = {1: (2, 5), 3: (3, 5), 5: (3, 6), 7: (4, 6), 9: (4, 7)}  # armor and hand limit of the hero (table 2.2)


# -- what is printed --


class Token(NamedTuple):
    """An enemy token."""

    pile: int
    armor: int
    high: int  # the higher armor of an elusive one, or 0
    blows: tuple[tuple[int, str], ...]  # value and element of each attack
    summons: tuple[int, ...]  # a pile for each summon attack
    defend: int
    abilities: frozenset[str]


@cache
def token(id: str) -> Token:
    enemy = next(enemy for enemy in ENEMIES if enemy.id == id)
    names = [name.removeprefix("ability-") for bit, name in enumerate(ABILITIES) if enemy.abilities >> bit & 1]
    blows = [(enemy.attack, enemy.element), *enemy.more]
    return Token(
        enemy.pile,
        enemy.armor,
        enemy.high,
        () if enemy.summons else tuple((value, ELEMENTS[element]) for value, element in blows),
        tuple(enemy.summons),
        enemy.defend,
        frozenset(names),
    )


class Play(NamedTuple):
    """One way to use a card or a unit."""

    kind: str  # melee, ranged, siege, block, move; or what it does to an enemy: stop, crack, quake
    points: int
    element: str = "physical"
    mana: tuple[str, ...] = ()
    wounds: int = 0  # that the hero takes for it
    chills: bool = False  # what is blocked with it loses 3 armor, what is stopped its fire resistance


def fights(points: int, element: str = "physical", *mana: str) -> tuple[Play, ...]:
    return Play("melee", points, element, mana), Play("block", points, element, mana)


SIDEWAYS = (*fights(1), Play("move", 1))
CARDS: dict[str, tuple[str, tuple[Play, ...]]] = {  # the colour of a card, and what it gives
    "march": ("green", (Play("move", 2), Play("move", 4, mana=("green",)))),
    "stamina": ("blue", (Play("move", 2), Play("move", 4, mana=("blue",)))),
    "rage": ("red", (*fights(2), Play("melee", 4, mana=("red",)))),
    "determination": ("blue", (*fights(2), Play("block", 5, mana=("blue",)))),
    "swiftness": ("white", (Play("move", 2), Play("ranged", 3, mana=("white",)))),
    "battle_versatility": (
        "red",
        (
            *fights(2),
            Play("ranged", 1),
            *fights(4, "physical", "red"),
            *fights(3, "fire", "red"),
            Play("ranged", 3, mana=("red",)),
            Play("siege", 2, mana=("red",)),
        ),
    ),
    "blood_rage": (
        "red",
        (
            Play("melee", 2),
            Play("melee", 5, wounds=1),
            Play("melee", 4, mana=("red",)),
            Play("melee", 9, mana=("red",), wounds=1),
        ),
    ),
    "ice_shield": ("blue", (Play("block", 3, "ice"), Play("block", 3, "ice", ("blue",), chills=True))),
    "fireball": (
        "red",
        (Play("ranged", 5, "fire", ("red",)), Play("siege", 8, "fire", ("red", "black"), wounds=1)),
    ),
    "snowstorm": (
        "blue",
        (Play("ranged", 5, "ice", ("blue",)), Play("siege", 8, "ice", ("blue", "black"), wounds=1)),
    ),
    "flame_wall": ("red", (Play("melee", 5, "fire", ("red",)), Play("block", 7, "fire", ("red",)))),
    "mana_bolt": (
        "blue",
        (
            Play("melee", 8, "ice", ("blue", "blue")),
            Play("melee", 7, "cold_fire", ("blue", "red")),
            Play("ranged", 6, "ice", ("blue", "white")),
            Play("siege", 5, "ice", ("blue", "green")),
        ),
    ),
    "whirlwind": ("white", (Play("stop", 0, mana=("white",)),)),
    "chill": ("blue", (Play("stop", 0, mana=("blue",), chills=True),)),
    "tremor": ("green", (Play("crack", 3, mana=("green",)), Play("quake", 2, mana=("green",)))),
}
UNITS: dict[str, tuple[int, tuple[str, ...], tuple[Play, ...]]] = {  # armor, resistances, abilities
    "peasants": (3, (), (*fights(2), Play("move", 2))),
    "foresters": (4, (), (Play("move", 2), Play("block", 3))),
    "utem_crossbowmen": (4, (), (*fights(3), Play("ranged", 2))),
    "guardian_golems": (
        3,
        ("physical",),
        (*fights(2), Play("block", 4, "fire", ("red",)), Play("block", 4, "ice", ("blue",))),
    ),
    "red_cape_monks": (4, (), (*fights(3), *fights(4, "fire", "red"))),
    "savage_monks": (4, (), (*fights(3), Play("siege", 4, mana=("green",)))),
    "fire_golems": (4, ("fire", "physical"), (*fights(3), Play("ranged", 4, "fire", ("red",)))),
    "ice_golems": (4, ("ice", "physical"), (*fights(3), Play("melee", 6, "ice", ("blue",)))),
    "amotep_gunners": (6, (), (*fights(5), Play("ranged", 6, "fire", ("red",)))),
    "amotep_freezers": (6, (), (*fights(5), Play("stop", 3, mana=("blue",)))),
    "catapults": (
        4,
        (),
        (Play("siege", 3), Play("siege", 5, "fire", ("red",)), Play("siege", 5, "ice", ("blue",))),
    ),
    "altem_mages": (5, ("fire", "ice"), ()),  # only spent ones: they are there to be hurt
    "heroes_blue": (4, ("ice",), (*fights(5), Play("block", 8, "cold_fire", ("blue",)))),
    "heroes_red": (4, ("fire",), (*fights(5), Play("melee", 6, "cold_fire", ("red",)))),
}


# -- a fight --


class Fight(NamedTuple):
    """What a fight begins with."""

    foes: tuple[tuple[str, str], ...]  # the enemy, and what protects it: "", keep, wall, both, or the colour of a city
    hand: tuple[str, ...]
    mana: tuple[str, ...] = ()  # tokens; "crystal red" for a crystal
    dice: tuple[str, ...] = ()
    units: tuple[str, ...] = ()  # "spent peasants" for a spent one
    monsters: tuple[str, ...] = ()  # that summoners will draw
    level: int = 1
    ultimate: bool = False
    night: bool = False
    units_allowed: bool = True


class Foe(NamedTuple):
    id: str
    walls: int  # of the site, and on the way to it
    city: str
    fates: tuple[str, ...]  # of each attack: open, blocked or dealt
    lowered: tuple[int, ...]  # of each attack
    armor: int = 0  # what has changed it
    lost: frozenset[str] = frozenset()
    stopped: bool = False
    beaten: bool = False
    guarded: int = 0  # the Defend of another one, or its own
    has_defended: bool = False
    master: int = -1  # the summoner of a summoned monster


class Unit(NamedTuple):
    id: str
    ready: bool
    wounds: int = 0
    locked: bool = False
    gone: bool = False


class Position(NamedTuple):
    phase: int
    hand: tuple[str, ...]  # without wounds
    mana: tuple[str, ...]
    dice: tuple[str, ...]  # of which one may be taken
    units: tuple[Unit, ...]
    foes: tuple[Foe, ...]
    monsters: tuple[str, ...]
    wounds: int = 0  # that came to hand
    poison: int = 0
    move: int = 0


End = tuple[tuple[str, ...], int, int, tuple[tuple[str, int], ...]]  # beaten, wounds, poison, units with their wounds
Rest = tuple[int, int, int]  # cards, ready units and mana left
Ends = dict[End, frozenset[Rest]]


def ends(fight: Fight) -> Ends:
    """All that the fight can end in, each with the most that may be left of what the hero has."""
    seen = {start(fight)}
    todo = list(seen)
    found: dict[End, set[Rest]] = {}
    while todo:
        p = todo.pop()
        if p.phase == OVER:
            found.setdefault(end_of(fight, p), set()).add(rest_of(p))
            continue
        for after in following(fight, p):
            if after not in seen:
                seen.add(after)
                todo.append(after)
    return {end: best(rests) for end, rests in found.items()}


def end_of(fight: Fight, p: Position) -> End:
    units = sorted((unit.id, unit.wounds) for unit in p.units if not unit.gone)
    beaten = sorted(foe.id for foe in p.foes[: len(fight.foes)] if foe.beaten)
    return tuple(beaten), p.wounds, p.poison, tuple(units)


def rest_of(p: Position) -> Rest:
    ready = sum(unit.ready and not unit.gone for unit in p.units)
    return len(p.hand), ready, len(p.mana) + (1 if p.dice else 0)


def best(rests: set[Rest]) -> frozenset[Rest]:
    """Those that no other one surpasses."""
    return frozenset(
        a for a in rests if not any(b != a and all(x >= y for x, y in zip(b, a, strict=True)) for b in rests)
    )


def start(fight: Fight) -> Position:
    return Position(
        RANGED_PHASE,
        tuple(sorted(card for card in fight.hand if card != "wound")),
        tuple(sorted(mana.removeprefix("crystal ") for mana in fight.mana)),
        fight.dice,
        tuple(Unit(unit.removeprefix("spent "), not unit.startswith("spent ")) for unit in fight.units),
        tuple(facing(id, site) for id, site in fight.foes),
        fight.monsters,
    )


def facing(id: str, site: str, master: int = -1) -> Foe:
    blows = len(token(id).blows)
    city = site if site in BASIC else ""
    walls = 0 if not site else 2 if site == "both" else 1
    return Foe(id, walls, city, ("open",) * blows, (0,) * blows, master=master)


def following(fight: Fight, p: Position) -> Iterator[Position]:
    """Everything that can be done in a position."""
    yield from bewitched(fight, p)
    if p.phase in (RANGED_PHASE, ATTACK_PHASE):
        yield from attacked(fight, p)
        yield next_phase(p)
    elif p.phase == BLOCK_PHASE:
        yield from blocked(fight, p)
        yield from slowed(fight, p)
        yield next_phase(p)
    else:
        attackers = attacks(p)
        for i, blow in attackers:
            yield from suffered(fight, p, i, blow, damage(p.foes[i], blow))
        if not attackers:
            yield next_phase(p)


def next_phase(p: Position) -> Position:
    """MK-COMBAT-07"""
    if p.phase == RANGED_PHASE:
        p = summoned(p)
    elif p.phase == DAMAGE_PHASE:  # summoned monsters leave (MK-COMBAT-DAMAGE-13)
        p = p._replace(foes=tuple(foe._replace(beaten=foe.beaten or foe.master >= 0) for foe in p.foes))
    return p._replace(phase=p.phase + 1, move=0)


def summoned(p: Position) -> Position:
    """MK-ENEMY-SUMMON-01, -06, -08; MK-CITY-ASSAULT-06"""
    foes = list(p.foes)
    monsters = list(p.monsters)
    for i, foe in enumerate(p.foes):
        if not foe.beaten and not foe.stopped:
            for pile in token(foe.id).summons:
                monster = next(id for id in monsters if token(id).pile == pile)
                monsters.remove(monster)
                foes.append(facing(monster, foe.city, i))
    return p._replace(foes=tuple(foes), monsters=tuple(monsters))


# -- enemies --


def own(foe: Foe) -> frozenset[str]:
    return token(foe.id).abilities - foe.lost


def has(foe: Foe, blow: int, ability: str) -> bool:
    """Does the attack have the ability, perhaps from a Red or Green city (MK-CITY-ASSAULT-04, -05)?"""
    given = {"red": "brutal", "green": "poison"}.get(foe.city)
    return ability in own(foe) or (ability == given and token(foe.id).blows[blow][1] == "physical")


def strength(foe: Foe, blow: int) -> int:
    """MK-COMBAT-21, MK-CITY-ASSAULT-03"""
    value, element = token(foe.id).blows[blow]
    if foe.city == "blue":
        value += {"physical": 0, "fire": 2, "ice": 2, "cold_fire": 1}[element]
    return max(0, value - foe.lowered[blow])


def damage(foe: Foe, blow: int) -> int:
    return strength(foe, blow) * (2 if has(foe, blow, "brutal") else 1)  # MK-ENEMY-BRUTAL-01


def armor(p: Position, i: int) -> int:
    foe = p.foes[i]
    value = token(foe.id).armor
    if "elusive" in own(foe) and not (p.phase == ATTACK_PHASE and fully_blocked(p, i)):
        value = token(foe.id).high  # MK-ENEMY-ELUSIVE-01
    return max(1, value + foe.armor + foe.guarded + (foe.city == "white"))  # MK-COMBAT-19, MK-CITY-ASSAULT-02


def fully_blocked(p: Position, i: int) -> bool:
    """MK-ENEMY-MULTI-03"""
    return all(fate == "blocked" for fate in p.foes[i].fates)


def walls(foe: Foe) -> int:
    """MK-COMBAT-RANGED-03, -04; MK-ENEMY-FORTIFIED-01, MK-ENEMY-UNFORTIFIED-01"""
    return ("fortified" in own(foe)) + (0 if "unfortified" in own(foe) else foe.walls)


def attacks(p: Position) -> list[tuple[int, int]]:
    """The attacks that are neither blocked, prevented nor dealt."""
    return [
        (i, blow)
        for i, foe in enumerate(p.foes)
        if not foe.beaten and not foe.stopped
        for blow, fate in enumerate(foe.fates)
        if fate == "open"
    ]


def changed(p: Position, i: int, foe: Foe) -> Position:
    return p._replace(foes=(*p.foes[:i], foe, *p.foes[i + 1 :]))


def beat(p: Position, targets: tuple[int, ...]) -> Position:
    foes = tuple(foe._replace(beaten=foe.beaten or i in targets) for i, foe in enumerate(p.foes))
    over = all(foe.beaten for foe in foes)  # MK-COMBAT-END-01
    return p._replace(foes=foes, phase=OVER if over else p.phase)


# -- cards, units, mana --


def plays(fight: Fight, p: Position, kinds: tuple[str, ...]) -> Iterator[tuple[Play, str, Position]]:
    """The plays of some kinds that can be paid for, each with the colour of its card and what the hero has then."""
    for at, card in enumerate(p.hand):
        if card not in p.hand[:at]:
            left = p._replace(hand=p.hand[:at] + p.hand[at + 1 :])
            colour, ways = CARDS[card]
            sideways = SIDEWAYS if p.phase != RANGED_PHASE else SIDEWAYS[2:]  # MK-CARD-08, MK-COMBAT-RANGED-02
            for play in (*ways, *sideways):
                if play.kind in kinds:
                    for after in paid(fight, left, play.mana):
                        yield play, colour, wounded(fight, after, play.wounds)
    for at, unit in enumerate(p.units):
        if unit.ready and not unit.wounds and not unit.gone and fight.units_allowed:  # MK-UNIT-06, -14
            left = p._replace(units=(*p.units[:at], unit._replace(ready=False), *p.units[at + 1 :]))
            for play in UNITS[unit.id][2]:
                if play.kind in kinds:
                    for after in paid(fight, left, play.mana):
                        yield play, play.mana[0] if play.mana else "", after


def paid(fight: Fight, p: Position, colours: tuple[str, ...]) -> Iterator[Position]:
    """All ways to pay for something (MK-MANA-06 to -10, MK-CARD-05)."""
    if not colours:
        yield p
        return
    wanted = colours[0]
    if wanted == "black" and not fight.night:
        return
    fits = (wanted,) if fight.night or wanted == "black" else (wanted, "gold")
    for colour in fits:
        if colour in p.mana:
            at = p.mana.index(colour)
            yield from paid(fight, p._replace(mana=p.mana[:at] + p.mana[at + 1 :]), colours[1:])
        if colour in p.dice:
            yield from paid(fight, p._replace(dice=()), colours[1:])


def wounded(fight: Fight, p: Position, wounds: int) -> Position:
    """Wounds to hand; as many as the hand limit in one combat knock the hero out (MK-COMBAT-DAMAGE-10)."""
    total = p.wounds + wounds
    return p._replace(wounds=total, hand=() if wounds and total >= LEVELS[fight.level][1] else p.hand)


def gathered(
    fight: Fight, p: Position, kinds: tuple[str, ...]
) -> set[tuple[tuple[tuple[str, int], ...], bool, Position]]:
    """The points that can be put together: sums by element, with a card that chills or without, and what is left."""
    empty = ((), False, p)
    found = {empty}
    todo = [empty]
    while todo:
        points, chills, here = todo.pop()
        for play, _, after in plays(fight, here, kinds):
            sums = dict(points)
            sums[play.element] = sums.get(play.element, 0) + play.points
            more = (tuple(sorted(sums.items())), chills or play.chills, after)
            if more not in found:
                found.add(more)
                todo.append(more)
    found.remove(empty)
    return found


def total(points: tuple[tuple[str, int], ...], halved: set[str]) -> int:
    """All inefficient points together are halved (MK-COMBAT-RANGED-07, MK-COMBAT-BLOCK-04)."""
    full = sum(n for element, n in points if element not in halved)
    return full + sum(n for element, n in points if element in halved) // 2


# -- special effects --


def bewitched(fight: Fight, p: Position) -> Iterator[Position]:
    """Effects that are neither attack nor block, in any phase (MK-COMBAT-09)."""
    for play, colour, after in plays(fight, p, ("stop", "crack", "quake")):
        reached = [i for i in range(len(p.foes)) if reachable(p, i, colour)]
        if play.kind == "quake":
            for i in reached:
                after = changed(after, i, after.foes[i]._replace(armor=after.foes[i].armor - play.points))
            yield after
            continue
        for i in reached:
            foe = after.foes[i]
            lost = foe.lost | {"resistance-fire"} if play.chills else foe.lost
            stopped = foe.stopped or play.kind == "stop"
            yield changed(after, i, foe._replace(armor=foe.armor - play.points, stopped=stopped, lost=lost))


def reachable(p: Position, i: int, colour: str) -> bool:
    """MK-COMBAT-14, -15; MK-ENEMY-ARCANE-01, MK-ENEMY-SUMMON-04"""
    return not (
        p.foes[i].beaten or shrugs_off(p.foes[i], colour) or any(foe.master == i and not foe.beaten for foe in p.foes)
    )


def shrugs_off(foe: Foe, colour: str) -> bool:
    against = {"red": "resistance-fire", "blue": "resistance-ice"}.get(colour)
    return "arcane" in own(foe) or against in own(foe)


# -- attacks --


def attacked(fight: Fight, p: Position) -> Iterator[Position]:
    """One attack (MK-COMBAT-RANGED, MK-COMBAT-ATTACK)."""
    first = p.phase == RANGED_PHASE
    standing = [i for i, foe in enumerate(p.foes) if not foe.beaten and not (first and walls(foe) >= 2)]
    for kinds in (("siege",), ("ranged", "siege")) if first else (("melee", "ranged", "siege"),):
        made = gathered(fight, p, kinds)
        for count in range(1, len(standing) + 1) if made else ():
            for targets in combinations(standing, count):
                behind = first and any(walls(p.foes[i]) for i in targets)
                if first and behind != (kinds == ("siege",)):
                    continue  # only Siege counts against walls
                for defended in defences(p, targets):
                    yield from struck(p, defended, targets, made)


def struck(
    p: Position,
    defended: Position,
    targets: tuple[int, ...],
    made: set[tuple[tuple[tuple[str, int], ...], bool, Position]],
) -> Iterator[Position]:
    need = sum(armor(defended, i) for i in targets)
    halved: set[str] = set()
    for i in targets:
        resists = {element for element in ("physical", "fire", "ice") if "resistance-" + element in own(p.foes[i])}
        halved |= resists | ({"cold_fire"} if {"fire", "ice"} <= resists else set())  # MK-COMBAT-RANGED-06
    for points, _, after in made:
        after = after._replace(foes=defended.foes)
        if total(points, halved) >= need:
            yield beat(after, targets)
        if after.wounds > p.wounds or defended is not p:
            yield after  # an attack that fails, or is given up, but was not without consequence


def defences(p: Position, targets: tuple[int, ...]) -> Iterator[Position]:
    """As many defenders as possible stand before a target each (MK-ENEMY-DEFEND-01 to -03)."""
    free = [i for i, foe in enumerate(p.foes) if not foe.beaten and not foe.has_defended and token(foe.id).defend]
    bare = [i for i in targets if not p.foes[i].guarded]
    count = min(len(free), len(bare))
    if count == 0:
        yield p
        return
    for some in combinations(bare, count):
        for order in permutations(free, count):
            after = p
            for i, by in zip(some, order, strict=True):
                after = changed(after, i, after.foes[i]._replace(guarded=token(p.foes[by].id).defend))
                after = changed(after, by, after.foes[by]._replace(has_defended=True))
            yield after


# -- blocks --


def blocked(fight: Fight, p: Position) -> Iterator[Position]:
    """One block, of one attack (MK-COMBAT-BLOCK)."""
    open_attacks = attacks(p)
    made = gathered(fight, p, ("block",)) if open_attacks else set()
    for i, blow in open_attacks:
        foe = p.foes[i]
        need = strength(foe, blow) * (2 if has(foe, blow, "swift") else 1)  # MK-ENEMY-SWIFT-01
        halved = inefficient(token(foe.id).blows[blow][1])
        for points, chills, after in made:
            if total(points, halved) >= need:
                cold = chills and not shrugs_off(foe, "blue")
                after = changed(after, i, foe._replace(armor=foe.armor - 3)) if cold else after
                yield held(after, i, blow)


def inefficient(attack: str) -> set[str]:
    """MK-ENEMY-FIRE-01, MK-ENEMY-ICE-01, MK-ENEMY-COLDFIRE-01"""
    return {
        "physical": set(),
        "fire": {"physical", "fire"},
        "ice": {"physical", "ice"},
        "cold_fire": {"physical", "fire", "ice"},
    }[attack]


def held(p: Position, i: int, blow: int) -> Position:
    """An attack is blocked; a summoned monster leaves with its last one (MK-COMBAT-BLOCK-09)."""
    foe = p.foes[i]
    p = changed(p, i, foe._replace(fates=(*foe.fates[:blow], "blocked", *foe.fates[blow + 1 :])))
    if foe.master >= 0 and fully_blocked(p, i):
        return beat(p, (i,))
    return p


def slowed(fight: Fight, p: Position) -> Iterator[Position]:
    """Move points lower a cumbersome attack (MK-ENEMY-CUMBERSOME-01, -02); Move in combat is of the later edition."""
    heavy = [(i, blow) for i, blow in attacks(p) if has(p.foes[i], blow, "cumbersome")]
    if heavy and fight.ultimate:
        for play, _, after in plays(fight, p, ("move",)):
            yield after._replace(move=p.move + play.points)
    for i, blow in heavy if p.move else ():
        foe = p.foes[i]
        lowered = (*foe.lowered[:blow], foe.lowered[blow] + 1, *foe.lowered[blow + 1 :])
        after = changed(p, i, foe._replace(lowered=lowered))._replace(move=p.move - 1)
        yield held(after, i, blow) if strength(after.foes[i], blow) == 0 else after


# -- damage --


def suffered(fight: Fight, p: Position, i: int, blow: int, left: int) -> Iterator[Position]:
    """The damage of one attack: units first, as far as wanted, the rest to the hero (MK-COMBAT-DAMAGE-03)."""
    foe = p.foes[i]
    dealt = foe._replace(fates=(*foe.fates[:blow], "dealt", *foe.fates[blow + 1 :]))
    yield hurt(fight, changed(p, i, dealt), i, blow, left)
    if left == 0 or has(foe, blow, "assassination") or not fight.units_allowed:
        return
    for at, unit in enumerate(p.units):
        if unit.wounds or unit.locked or unit.gone:  # MK-COMBAT-DAMAGE-04
            continue
        unit_armor, resists, _ = UNITS[unit.id]
        rest, element = left, token(foe.id).blows[blow][1]
        if set(resists) >= ({"fire", "ice"} if element == "cold_fire" else {element}):
            rest = max(0, rest - unit_armor)
        grown = 0
        if rest == 0:
            unit = unit._replace(locked=True)  # MK-COMBAT-DAMAGE-08
        elif has(foe, blow, "paralyze"):
            unit = unit._replace(gone=True)
        else:
            unit = unit._replace(wounds=2 if has(foe, blow, "poison") else 1)
            grown = 1 if has(foe, blow, "vampiric") else 0
        after = p._replace(units=(*p.units[:at], unit, *p.units[at + 1 :]))
        after = changed(after, i, foe._replace(armor=foe.armor + grown))
        yield from suffered(fight, after, i, blow, max(0, rest - unit_armor))


def hurt(fight: Fight, p: Position, i: int, blow: int, left: int) -> Position:
    """MK-COMBAT-DAMAGE-09, MK-ENEMY-POISON-02, MK-ENEMY-PARALYZE-02, MK-ENEMY-VAMPIRIC-01"""
    hero = LEVELS[fight.level][0]
    wounds = (left + hero - 1) // hero
    foe = p.foes[i]
    p = wounded(fight, p, wounds)
    if has(foe, blow, "poison"):
        p = p._replace(poison=p.poison + wounds)
    if has(foe, blow, "vampiric"):
        p = changed(p, i, foe._replace(armor=foe.armor + wounds))
    return p._replace(hand=()) if wounds and has(foe, blow, "paralyze") else p
