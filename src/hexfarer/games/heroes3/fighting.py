"""The rules of units on the combat board that need no answers: reach, totals, damage, healing, whose turn it is."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import events
from hexfarer.games.heroes3.battle import (
    ATTACKER,
    BACK_ROW,
    BESIDE,
    DEFENDER,
    GATE,
    MIDDLE,
    SPACES,
    WALL,
    Battle,
    Fighter,
    Lying,
    column_of,
    row_of,
)
from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.content.traits import (
    DRAIN,
    FREE_AIM,
    PIERCE,
    RISE,
    SHIELD_WALL,
    SPELLPROOF,
    STEADY,
    WARD_THREE,
    WARD_TWO,
    WARY,
)
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import FLYING, NECROPOLIS, NONE, PACK, RANGED

STEPS: Final[list[int]] = [3, 3, 1]  # by type (H3-UNIT-013 to -015)
BOOST: Final = 1  # Archery

# Sandro's hordes: Attack, Defence, health and Initiative while the card lies on the unit.
FORMS: Final[list[tuple[int, int, int, int]]] = [(0, 0, 0, 0), (3, 1, 2, 6), (4, 1, 3, 5), (4, 1, 2, 6)]

CLOAKS: Final[list[str]] = [
    "",
    "cloak_of_the_undead_king_1",
    "cloak_of_the_undead_king_4",
    "cloak_of_the_undead_king_6",
]

# Where damage comes from.
BY_ATTACK: Final = 0
BY_SPELL: Final = 1
BY_SPECIALTY: Final = 2
BY_EFFECT: Final = 3


def fight(s: Heroes3) -> Battle:
    """The combat that is on."""
    assert s.battle is not None
    return s.battle


# -- values --


def form_of(fighter: Fighter) -> int:
    """The cloak card on top: forms are kept as digits of base 4."""
    return fighter.form & 3


def printed_attack(fighter: Fighter) -> int:
    return FORMS[form_of(fighter)][0] if fighter.form else fighter.face().attack


def printed_defence(fighter: Fighter) -> int:
    return FORMS[form_of(fighter)][1] if fighter.form else fighter.face().defence


def max_health(fighter: Fighter) -> int:
    return (FORMS[form_of(fighter)][2] if fighter.form else fighter.face().health) + fighter.health


def initiative(fighter: Fighter) -> int:
    printed = FORMS[form_of(fighter)][3] if fighter.form else fighter.face().initiative
    return max(0, printed + fighter.haste + fighter.haste_round)


def unit_type(fighter: Fighter) -> int:
    return fighter.face().type


# -- whose turn it is (H3-COMBAT-030 to -035) --


def next_to_act(battle: Battle) -> list[int]:
    """The fighters one of which is activated next: of one side, with the highest Initiative that is left."""
    waiting = [i for i, fighter in enumerate(battle.fighters) if fighter.on_board() and not fighter.done]
    if not waiting:
        return []
    best = max(initiative(battle.fighters[i]) for i in waiting)
    first = [i for i in waiting if initiative(battle.fighters[i]) == best]
    sides = {battle.fighters[i].side for i in first}
    if len(sides) == 2:
        side = 1 - battle.acted[best]
        first = [i for i in first if battle.fighters[i].side == side]
    return first


# -- moving --


def passable(battle: Battle, fighter: Fighter, space: int) -> bool:
    """May the fighter step over a space (H3-COMBAT-004 to -006, H3-SIEGE-012)?"""
    if unit_type(fighter) == FLYING:
        return True
    wall = battle.wall_at(space)
    if wall == WALL or (wall == GATE and fighter.side != DEFENDER):
        return False
    return battle.at(space) == NONE


def may_end(battle: Battle, fighter: Fighter, space: int) -> bool:
    wall = battle.wall_at(space)
    if wall == WALL or (wall == GATE and fighter.side != DEFENDER):
        return False
    other = battle.at(space)
    return other == NONE or battle.fighters[other] is fighter


def distances(battle: Battle, fighter: Fighter) -> list[int]:
    """By space: the steps to get there, or NONE; over spaces where it may not stop, too."""
    steps = [NONE] * SPACES
    steps[fighter.at] = 0
    ring = [fighter.at]
    while ring:
        further: list[int] = []
        for space in ring:
            for other in BESIDE[space]:
                if steps[other] == NONE and passable(battle, fighter, other):
                    steps[other] = steps[space] + 1
                    further.append(other)
        ring = further
    return steps


def reachable(battle: Battle, fighter: Fighter) -> list[int]:
    """The other spaces that the fighter can move to."""
    limit = STEPS[unit_type(fighter)]
    steps = distances(battle, fighter)
    return [
        space
        for space in range(SPACES)
        if 0 < steps[space] <= limit and space != fighter.at and may_end(battle, fighter, space)
    ]


# -- targets --


def adjacent(a: Fighter, b: Fighter) -> bool:
    return a.at != NONE and b.at != NONE and b.at in BESIDE[a.at]


def adjacent_enemies(battle: Battle, fighter: Fighter) -> list[int]:
    if fighter.at == NONE:
        return []
    return [
        i
        for i, other in enumerate(battle.fighters)
        if other.side != fighter.side and other.at != NONE and other.at in BESIDE[fighter.at]
    ]


def targets(battle: Battle, i: int) -> list[int]:
    """Whom a fighter may attack from where it stands (H3-UNIT-013 to -016, H3-SIEGE-016, -017)."""
    fighter = battle.fighters[i]
    near = adjacent_enemies(battle, fighter)
    if unit_type(fighter) != RANGED:
        return near
    if near and not fighter.is_tower():
        return near
    return [j for j, other in enumerate(battle.fighters) if other.side != fighter.side and other.on_board()]


def penalty(battle: Battle, attacker: Fighter, target: Fighter, retaliates: bool) -> bool:
    """Two dice, of which the lower counts (H3-UNIT-017 to -019)."""
    if attacker.is_tower() or target.is_tower() or (attacker.trait(FREE_AIM) and not retaliates):
        return False
    if unit_type(attacker) != RANGED:
        return False
    if not attacker.trait(STEADY) and adjacent_enemies(battle, attacker):  # whomever it attacks
        return True
    own, theirs = BACK_ROW[attacker.side], BACK_ROW[1 - attacker.side]
    return row_of(attacker.at) == own and row_of(target.at) == theirs


# -- totals --


def attack_total(s: Heroes3, attacker: Fighter, target: Fighter, die: int) -> int:
    """H3-COMBAT-050."""
    battle = fight(s)
    total = printed_attack(attacker) + attacker.attack + die
    if unit_type(attacker) == RANGED and battle.boosted[attacker.side] >= battle.round and not attacker.is_tower():
        if not adjacent(attacker, target):
            total += BOOST
    return max(0, total)


def defence_total(s: Heroes3, attacker: Fighter, target: Fighter, more: int, retaliation: bool) -> int:
    """H3-COMBAT-051; `more` is what dice have added."""
    printed = 0 if attacker.trait(PIERCE) and not retaliation else printed_defence(target)
    total = printed + target.defence + target.guarded + more
    if retaliation and target.trait(WARY):
        total += 1
    return max(0, total)


def defends(battle: Battle, target: Fighter) -> bool:
    """Has it a defence token, or counts as having one?"""
    if target.defends:
        return True
    if target.at == NONE:
        return False
    return any(
        other.at != NONE and other.side == target.side and other.at in BESIDE[target.at] and other.trait(SHIELD_WALL)
        for other in battle.fighters
    )


def sheltered(battle: Battle, attacker: Fighter, target: Fighter) -> bool:
    """A wall or gate between a ranged attacker and its target (H3-SIEGE-014)."""
    if attacker.side != ATTACKER or target.side != DEFENDER or attacker.at == NONE or target.at == NONE:
        return False
    if target.is_tower():  # H3-SIEGE-017
        return False
    if unit_type(attacker) != RANGED or row_of(attacker.at) >= MIDDLE or row_of(target.at) <= MIDDLE:
        return False
    return battle.walls[column_of(target.at)] > 0


# -- damage and healing --


def hurt(s: Heroes3, i: int, amount: int, source: int) -> None:
    """A unit takes damage: it is flipped, defeated, or carries it (H3-COMBAT-055 to -058)."""
    battle = fight(s)
    fighter = battle.fighters[i]
    if not fighter.on_board():
        return
    if source == BY_SPELL:
        if fighter.trait(WARD_TWO):
            amount -= 2
        elif fighter.trait(WARD_THREE):
            amount -= 3
    if source in (BY_SPELL, BY_SPECIALTY) and immune(fighter):
        amount = 0
    if amount <= 0:
        return
    fighter.paralysed = False  # H3-COMBAT-043
    fighter.damage += amount
    s.tell(events.DAMAGE, [battle.told(i), amount])
    settle_damage(s, i)


def settle_damage(s: Heroes3, i: int) -> None:
    """Flip or defeat a unit whose damage has reached its health."""
    battle = fight(s)
    fighter = battle.fighters[i]
    while fighter.damage >= max_health(fighter):
        battle.fallen = True
        excess = fighter.damage - max_health(fighter)
        if fighter.form:  # the card is discarded; the unit below goes on with what is left of the damage
            lift_form(s, fighter)
            fighter.damage += excess
        elif fighter.is_pack():
            s.tell(events.FLIPPED, [battle.told(i)])
            fighter.unit -= PACK
            fighter.damage = excess
        else:
            defeat(s, i)
            return


def lift_form(s: Heroes3, fighter: Fighter) -> None:
    """The top cloak card goes to the discard pile; the unit below has the damage that it had."""
    number = form_of(fighter)
    fighter.form >>= 2
    fighter.damage = fighter.below.pop()
    seat = fight(s).seats[fighter.side]
    if seat != NONE:
        s.players[seat].discard.append(card_number(CLOAKS[number]))


def defeat(s: Heroes3, i: int) -> None:
    """Take a unit off the board; a faction's card may be recruited again (H3-UNIT-004, -005)."""
    battle = fight(s)
    fighter = battle.fighters[i]
    fighter.at = NONE
    s.tell(events.DEFEATED, [battle.told(i)])
    for lying in [lying for lying in battle.lying if lying.target == i]:
        expire(s, lying)
    if fighter.is_tower():
        return
    seat = battle.seats[fighter.side]
    if seat != NONE:
        lose_unit(s, seat, fighter.unit)
    elif fighter.neutral():
        s.discard_neutral(fighter.unit)
    if fighter.neutral() and fighter.trait(RISE):
        rise(s, battle.seats[1 - fighter.side])


def rise(s: Heroes3, seat: int) -> None:
    """Neutral skeletons that Necropolis defeats join it."""
    from hexfarer.games.heroes3.asking import Doing
    from hexfarer.games.heroes3.effects import RISEN

    if seat != NONE and s.players[seat].faction == NECROPOLIS:
        s.push(Doing(seat, RISEN, NONE))


def expire(s: Heroes3, lying: Lying) -> None:
    """The effect of a card is over: it goes to its owner's discard pile, or hand (H3-DECK-002)."""
    battle = fight(s)
    battle.lying.remove(lying)
    seat = battle.seats[lying.side]
    if lying.returns:
        s.to_hand(seat, lying.card)
    else:
        s.players[seat].discard.append(lying.card)


def lose_unit(s: Heroes3, seat: int, unit: int) -> None:
    """A unit leaves an army: whichever side it was on when the combat began."""
    player = s.players[seat]
    for owned in player.units:
        if owned >> 1 == unit >> 1:
            player.units.remove(owned)
            break
    from hexfarer.games.heroes3.content.units import is_neutral

    if is_neutral(unit):
        s.discard_neutral(unit)


def heal(s: Heroes3, i: int, amount: int) -> None:
    """Damage of the side that is up goes (H3-COMBAT-060)."""
    fighter = fight(s).fighters[i]
    healed = min(amount, fighter.damage)
    if healed > 0:
        fighter.damage -= healed
        s.tell(events.HEALED, [fight(s).told(i), healed])


def immune(fighter: Fighter) -> bool:
    """Spells and the damage of specialties do nothing to it."""
    return fighter.antimagic or fighter.trait(SPELLPROOF)


def drain(s: Heroes3, i: int) -> None:
    if fight(s).fighters[i].trait(DRAIN):
        heal(s, i, 2)


def left(fighter: Fighter) -> int:
    """The health that is left."""
    return max_health(fighter) - fighter.damage


def total_left(fighter: Fighter) -> int:
    """… with what is below a pack."""
    if not fighter.is_pack():
        return left(fighter)
    from hexfarer.games.heroes3.content.units import UNITS

    return left(fighter) + UNITS[fighter.unit >> 1].faces[0].health
