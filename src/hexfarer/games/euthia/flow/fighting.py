"""The arithmetic of a Combat, without questions (EU-WOUND, EU-DAMAGE)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events
from hexfarer.games.euthia.asking import Either, IfSet, Seq
from hexfarer.games.euthia.components import COMBAT_CARDS, MONSTERS, TILES, Monster, result
from hexfarer.games.euthia.effects.gains import Heal, HealFull
from hexfarer.games.euthia.fight import Fight
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import AIR, EARTH, NONE

FISTS_TABLE: Final[list[tuple[int, int]]] = [(9, 1)]  # without a weapon (EU-COMBAT-37)
EARTH_BONUS: Final = 2  # EU-DICE-06
FACES: Final = (1, 2, 3, 4, 5, 6)


def the_fight(s: Euthia) -> Fight:
    assert s.fight is not None
    return s.fight


def the_monster(s: Euthia) -> Monster:
    """The enemy's card."""
    return MONSTERS[the_fight(s).monster]


def health_of(s: Euthia, card: int) -> int:
    """How much Damage it takes."""
    return MONSTERS[card].health + MONSTERS[card].per_player * s.seats


def sum_up(base: int, plus: int, minus: int) -> int:
    """Wounds or Damage: without any to begin with, nothing adds to them; what is added comes first."""
    return max(0, base + plus - minus) if base > 0 else 0


def wounds_by(monster: Monster, value: int) -> int:
    """The Wounds of a Battle Value; below the table the least (EU-COMBAT-28, -29)."""
    if not monster.table or value < monster.table[0][0]:
        return monster.minimum
    return result(monster.table, value)


def table_of(tile: int) -> list[tuple[int, int]]:
    """The Damage table of an attack tile, or of bare hands (EU-COMBAT-37)."""
    return FISTS_TABLE if tile == NONE else TILES[tile].table


def damage_by(tile: int, value: int) -> int:
    """The Damage of a Battle Value with an attack tile, or with bare hands (EU-COMBAT-35, -37)."""
    return result(table_of(tile), value)


def result_of(s: Euthia, fight: Fight, value: int) -> int:
    """What comes of the roll on the table at a value: the Hero's Damage, or the Monster's Wounds; -1 without a roll."""
    if s.roll is not None:
        return sum_up(damage_by(fight.attack, value) + fight.hope_hits, fight.damage_plus, fight.damage_minus)
    if not fight.dice:
        return NONE
    return sum_up(wounds_by(MONSTERS[fight.monster], value), fight.wound_plus, fight.wound_minus)


def hurt(s: Euthia, damage: int) -> None:
    """Damage to the Monster; beyond its Health it is lost (EU-FARRUG-08)."""
    fight = the_fight(s)
    damage = min(damage, health_of(s, fight.monster) - fight.damage)
    fight.damage += damage
    fight.dealt += damage


def slain(s: Euthia) -> bool:
    """EU-COMBAT-36."""
    fight = the_fight(s)
    return fight.damage >= health_of(s, fight.monster)


def turn_by_air(s: Euthia, dice: list[int]) -> None:
    """Of two different dice the higher one is turned to its opposite face (EU-DICE-05)."""
    if len(dice) == 2 and dice[0] != dice[1]:
        high = 0 if dice[0] > dice[1] else 1
        s.tell(events.AIR_TURNED, [dice[high], 7 - dice[high]])
        dice[high] = 7 - dice[high]


def turned(left: int, right: int) -> int:
    """The sum of two dice under Air."""
    return left + right if left == right else min(left, right) + 7 - max(left, right)


def rolls_ahead(s: Euthia) -> list[tuple[int, int]]:
    """The dice that the Monster's next roll may show, each as likely: alone and together those of Combat cards."""
    fight = the_fight(s)
    if fight.master == NONE:
        cards = s.combat_cards or s.combat_used
        pairs = [(COMBAT_CARDS[card][0], COMBAT_CARDS[card][1]) for card in cards]
        return [(0, right) for _, right in pairs] if fight.fewer_dice else pairs
    return [(left, right) for left in ([0] if fight.fewer_dice else FACES) for right in FACES]


def monster_ahead(s: Euthia) -> dict[int, int]:
    """How many of the possible rolls of the Monster lead to each Battle Value, as things stand."""
    fight, immune = the_fight(s), the_monster(s).immune
    air, plus = fight.air and not immune, EARTH_BONUS if fight.earth and not immune else 0
    found: dict[int, int] = {}
    for left, right in rolls_ahead(s):
        value = (turned(left, right) if air and left else left + right) + plus + fight.bonus
        found[value] = found.get(value, 0) + 1
    return dict(sorted(found.items()))


def hero_ahead(s: Euthia) -> dict[int, int]:
    """The same for the Hero's next roll."""
    fight = the_fight(s)
    plus = s.players[fight.seat].roll_bonus() + the_monster(s).penalty
    plus += fight.hero_now + fight.hero_next + fight.clover
    plus += EARTH_BONUS if s.touched(fight.seat, EARTH) else 0
    air = s.touched(fight.seat, AIR)
    found: dict[int, int] = {}
    for left in FACES:
        for right in FACES:
            value = (turned(left, right) if air else left + right) + plus
            found[value] = found.get(value, 0) + 1
    return dict(sorted(found.items()))


def powers_on_monster(s: Euthia) -> None:
    """Air and Earth on the Monster's roll, unless it is Immune (EU-COMBAT-22, EU-ELITE-12)."""
    fight = the_fight(s)
    if the_monster(s).immune:
        return
    if fight.air:
        turn_by_air(s, fight.dice)
    if fight.earth:
        fight.bonus += EARTH_BONUS
        s.tell(events.EARTH_ADDED, [EARTH_BONUS])


def powers_on_hero(s: Euthia, seat: int) -> None:
    """Air, then Earth, on the Hero Roll that was just made (EU-DICE-05 to -07)."""
    assert s.roll is not None
    if s.touched(seat, AIR):
        turn_by_air(s, s.roll.dice)
    if s.touched(seat, EARTH):
        s.roll.bonus += EARTH_BONUS
        s.tell(events.EARTH_ADDED, [EARTH_BONUS])


def hope(s: Euthia) -> None:
    """Shii notices (EU-SHII-01, -02)."""
    fight = the_fight(s)
    before = fight.hope
    s.gain_hope(1)
    if fight.hope > before:
        s.tell(events.HOPE_GREW, [fight.seat, fight.hope])


def heals(effect: object) -> bool:
    """Does an effect heal the Hero (EU-COMBAT-17)?"""
    if isinstance(effect, Seq):
        return any(heals(part) for part in effect.parts)
    if isinstance(effect, Either):
        return any(heals(way) for way in effect.ways)
    if isinstance(effect, IfSet):
        return heals(effect.effect)
    return isinstance(effect, Heal | HealFull)


def after_monster(fight: Fight) -> None:
    """The Monster's attack is over."""
    fight.dice = []
    fight.bonus = fight.fewer_dice = 0
    fight.wound_plus = fight.wound_minus = 0
    fight.passes = 0
    fight.replying = False


def after_hero(fight: Fight) -> None:
    """The Hero's attack is over; what was meant for it is gone (EU-CARD-10, EU-SHIELD-02)."""
    fight.attack = NONE
    fight.boosted = False
    fight.hero_now = fight.hero_next = 0
    fight.damage_plus = fight.damage_minus = 0
    fight.curses = []
    fight.total = fight.hope_hits = 0
