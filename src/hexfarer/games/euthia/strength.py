"""How a fight is likely to go, reckoned from what lies open: what bots and hints go by.

All numbers are in hundredths: 250 Damage is two and a half. Dice are reckoned by their 36 results.
"""

from __future__ import annotations

import math
from typing import Any, Final

from hexfarer.games.euthia.asking import IfSet, Seq
from hexfarer.games.euthia.components import (
    ESSENCE_USES,
    FIRST_STAGE,
    GEM_USES,
    MONSTER_IDS,
    MONSTERS,
    TILES,
    Monster,
    Tile,
    result,
)
from hexfarer.games.euthia.effects.combat import DamagePlus, Hope, MonsterMod, RollMod, WoundMinus
from hexfarer.games.euthia.effects.gains import Heal, HealFull
from hexfarer.games.euthia.pieces import gem_at, is_live, is_spent, is_worn, readied, tile_of, worn
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.terms import (
    ATTACK,
    FATIGUE_FROM,
    FIRST,
    HEALING,
    HERO_PRE,
    MONSTER_POST,
    NO_SLOT,
    ROLLED,
    SKILL_SLOT,
    STRIKE_SLOT,
)
from hexfarer.kernel.effect import Effect

WAYS: Final[list[int]] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # of rolling a sum with two dice
FISTS_TABLE: Final[list[tuple[int, int]]] = [(9, 1)]
GAAR_HIT: Final = 45  # Damage that a Gaar adds in a fight …
GAAR_WARD: Final = 35  # … and Wounds that it keeps off: it is used for one of them
MOST_GAAR: Final = 4  # that are reckoned with in one fight
FRESH_GAAR: Final = 2
PER_PIP: Final = 28  # Damage or Wounds by one more on a roll
CHAOS_TOLL: Final[list[int]] = [0, 75, 200, 320, 450]  # Wounds by Chaos that a Monster brings …
GOLD_TOLL: Final = 60  # … by Gold cards that are drawn against the Hero …
GAAR_TOLL: Final = 30  # … and by Gaar
LONGEST: Final = 40  # rounds
SIEGE: Final = 100  # hundredths of the logarithm of a hit that strength against Farrug and the Golem consists of
SIEGE_STAGE: Final = 1  # of Farrug: one by which they are measured
SIEGE_HEALTH: Final = 12  # … and how much of it
DREAD: Final[list[int]] = [100, 100, 114, 155]  # what cannot be foreseen is worse with Monsters of a higher level
# The chance that a normal variable stays below so many quarters of its spread, in thousandths; the middle is 0.
NORMAL: Final[list[int]] = [int(500 * (1 + math.erf(i / 4 / math.sqrt(2)))) for i in range(-12, 13)]
# A thousand times the natural logarithm of n / 100.
LOG: Final[list[int]] = [0, *[int(1000 * math.log(n / 100)) for n in range(1, 2001)]]


def mean(table: list[tuple[int, int]], bonus: int, least: int = 0) -> int:
    """What a table gives on average for two dice and a bonus."""
    total = 0
    for value in range(2, 13):
        found = result(table, value + bonus)
        total += WAYS[value] * (found if value + bonus >= table[0][0] else least)
    return total * 100 // 36


def spread(table: list[tuple[int, int]], bonus: int, middle: int) -> int:
    """The variance of what a table gives, in ten-thousandths."""
    total = 0
    for value in range(2, 13):
        off = 100 * result(table, value + bonus) - middle
        total += WAYS[value] * off * off
    return total // 36


def parts_of(effect: Effect[Any] | None) -> list[Effect[Any]]:
    """The parts of an effect."""
    if effect is None:
        return []
    if isinstance(effect, Seq):
        return list(effect.parts)
    return [effect]


class Might:
    """What a Hero brings to a fight. `fresh`: with what lasts, all of it ready, and a usual number of Gaar."""

    __slots__ = ("bonus", "bursts", "fresh", "guard", "healing", "plus", "set", "shield", "spare", "strikes", "weapon")

    def __init__(self, player: Player, fresh: bool = False) -> None:
        self.fresh = fresh
        self.weapon: list[tuple[int, int]] = FISTS_TABLE
        self.strikes: list[list[tuple[int, int]]] = []  # Combat Skills that are ready
        self.bursts: list[list[tuple[int, int]]] = []  # First Strikes
        self.bonus = player.roll_bonus()
        self.set = player.best_set()
        self.shield = 0  # off every Battle Value of the Monster
        self.guard = 0  # Wounds off every round
        self.spare = 0  # Wounds that things used once keep off
        self.healing = 0
        self.plus = 0  # Damage that things used once add
        for p in player.pieces:
            if not fresh or not TILES[tile_of(p)].once:
                self.reckon(player, p)
        tokens = FRESH_GAAR
        if not fresh:
            for kind, count in enumerate(player.essences):
                if count:
                    self.reckon_part(ESSENCE_USES[kind][0], False, count, ESSENCE_USES[kind][1])
            tokens = min(player.dwurt if player.is_skoldur() else player.gaar, MOST_GAAR)
        self.plus += GAAR_HIT * tokens
        self.spare += GAAR_WARD * tokens

    def reckon(self, player: Player, p: int) -> None:
        tile = TILES[tile_of(p)]
        if tile.slot != NO_SLOT and not is_worn(p):
            return
        if tile.sockets:
            for socket in range(2):
                gem = gem_at(p, socket)
                if gem >= 0 and (self.fresh or is_live(p, socket)):
                    self.reckon_part(GEM_USES[gem][0], False, 1, GEM_USES[gem][1])
        if (is_spent(p) and not self.fresh) or tile.when == 0 or (tile.gate and self.set < tile.gate):
            return
        if tile.dwurt > player.dwurt and not self.fresh:
            return
        if tile.table:
            if tile.when & ATTACK:
                if tile.exhausts:
                    self.strikes.append(tile.table)
                elif mean(tile.table, 0) > mean(self.weapon, 0):
                    self.weapon = tile.table
            elif tile.when & FIRST:
                self.bursts.append(tile.table)
        else:
            lasting = not tile.exhausts and not tile.once
            for part in parts_of(tile.effect):
                self.reckon_part(tile.when, lasting, 1, part)

    def reckon_part(self, when: int, lasting: bool, n: int, part: Effect[Any]) -> None:
        """One part of what a tile, Gem or Essence does."""
        if isinstance(part, IfSet):
            if self.set >= part.n:
                self.reckon_part(when, lasting, n, part.effect)
        elif isinstance(part, Heal) and when & HEALING:
            self.healing += part.n * n
        elif isinstance(part, HealFull) and when & HEALING:
            self.healing += 8
        elif isinstance(part, MonsterMod) and when & MONSTER_POST:
            if lasting:
                self.shield -= part.n
            else:
                self.spare -= part.n * PER_PIP * n
        elif isinstance(part, WoundMinus) and when & MONSTER_POST:
            if lasting:
                self.guard += part.n
            else:
                self.spare += part.n * 85 * n
        elif isinstance(part, RollMod) and when & ROLLED:
            self.plus += part.n * PER_PIP * n
        elif isinstance(part, DamagePlus) and when & HERO_PRE:
            self.plus += part.n * 85 * n
        elif isinstance(part, Hope):
            self.plus += part.n * PER_PIP


class Bout:
    """How a fight will go on average: rounds, Wounds, and how far they spread."""

    __slots__ = ("rounds", "taken", "variance")

    def __init__(self, might: Might, card: Monster, health: int) -> None:
        bonus = might.bonus + card.penalty
        left = health * 100 - might.plus
        for table in might.bursts[:1]:
            left -= mean(table, bonus)
        usual = max(20, mean(might.weapon, bonus) - 100 * card.regenerates)
        blow = bite(might, card)
        self.rounds = 0  # hundredths
        strikes = sorted([mean(table, bonus) for table in might.strikes], reverse=True)
        for hit in strikes:
            if left <= 0 or hit <= usual:
                break
            self.rounds += 100
            left -= hit
        if left > 0:
            self.rounds += min(100 * LONGEST, 100 * left // usual + 50)
        elif self.rounds == 0:
            self.rounds = 60  # the dice may be against it
        tired = max(0, self.rounds - 100 * (FATIGUE_FROM - 1))  # EU-COMBAT-53
        cards = CHAOS_TOLL[min(4, card.chaos)] + GAAR_TOLL * card.gaar + GOLD_TOLL * card.gold
        fierce = DREAD[card.level]
        self.taken = max(30, (self.rounds * blow // 100 + tired + cards) * fierce // 100 - might.spare)
        each = spread(card.table, -might.shield, blow + 90 * might.guard)
        ratio = min(300, 100 * blow // usual)  # a fight that drags on is lost, not open
        each += spread(might.weapon, bonus, usual) * ratio // 100 * ratio // 100
        self.variance = 2500 + self.rounds * each // 100 * fierce // 100


def bite(might: Might, card: Monster) -> int:
    """The Wounds of one attack of a Monster on average."""
    raw = mean(card.table, -might.shield if not card.immune else 0, card.minimum)
    return max(10, raw - 90 * might.guard)


def chance(player: Player, might: Might, card: Monster, health: int) -> int:
    """The chance to beat a Monster with so much Health left, in thousandths."""
    bout = Bout(might, card, health)
    margin = (player.health + might.healing) * 100 - bout.taken - 50
    place = margin * 4 // max(1, math.isqrt(bout.variance)) + len(NORMAL) // 2
    return NORMAL[max(0, min(len(NORMAL) - 1, place))]


# -- how strong a Hero is at all --


def endurance(might: Might, health: int, card: Monster) -> int:
    """How often a Hero could bear the fight against a Monster: a logarithm, in thousandths."""
    often = 100 * (health * 100 + might.healing * 70) // Bout(might, card, card.health).taken
    return LOG[max(1, min(2000, often))]


def might_of(player: Player, siege: bool = False) -> int:
    """Strength with what is worn, all of it ready, at full Health, against usual Monsters of levels 2 and 3.

    `siege`: for those who must beat Farrug or the Golem, half of it is how hard they hit one who is immune. They may
    fall and come again, but the rounds are few.
    """
    might = Might(player, True)
    health = player.max_health()
    second = MONSTERS[MONSTER_IDS.index("m2_minotaur")]
    third = MONSTERS[MONSTER_IDS.index("m3_basilisk_king")]
    value = (endurance(might, health, second) + endurance(might, health, third)) // 2
    if siege:
        giant = MONSTERS[FIRST_STAGE + SIEGE_STAGE]
        hits = 100 * SIEGE_HEALTH * 100 // Bout(might, giant, SIEGE_HEALTH).rounds
        value = value // 2 + SIEGE * LOG[max(1, min(2000, hits))] // 100
    return value


def is_gear(tile: Tile) -> bool:
    """Can it be put on and off outside Combat?"""
    return tile.slot not in (NO_SLOT, SKILL_SLOT, STRIKE_SLOT)


def fitted(player: Player, p: int, siege: bool = False) -> int:
    """Strength with one more piece on the board, in the place of another of its kind if need be."""
    tile = TILES[tile_of(p)]
    kept = player.pieces
    if player.has_room(tile.slot):
        player.pieces = [*kept, worn(p)]
        best = might_of(player, siege)
    else:
        best = -10000
        for i in player.worn_in(tile.slot):
            if tile.slot not in (SKILL_SLOT, STRIKE_SLOT):
                player.pieces = [*kept[:i], *kept[i + 1 :], worn(p)]
                best = max(best, might_of(player, siege))
                player.pieces = kept
    player.pieces = kept
    return best


KNOWN_MIGHT: Final[dict[tuple[int, ...], int]] = {}
MOST_KNOWN: Final = 20000


def power(player: Player, siege: bool = False) -> int:
    """How strong a Hero is at all: a logarithm, in thousandths; better things in Sacks count nearly as if worn."""
    spares = 0
    key = (
        player.hero * 2 + siege,
        player.unlocked,
        *[readied(p) for p in player.pieces if is_worn(p) or is_gear(TILES[tile_of(p)])],
    )
    found = KNOWN_MIGHT.get(key)
    if found is not None:
        return found
    value = might_of(player, siege)
    for i, p in enumerate(player.pieces):
        if not is_worn(p) and is_gear(TILES[tile_of(p)]) and spares < 3:
            spares += 1
            kept = player.pieces
            player.pieces = [*kept[:i], *kept[i + 1 :]]
            value = max(value, value + (fitted(player, p, siege) - value) * 9 // 10)
            player.pieces = kept
    if len(KNOWN_MIGHT) >= MOST_KNOWN:
        KNOWN_MIGHT.clear()
    KNOWN_MIGHT[key] = value
    return value
