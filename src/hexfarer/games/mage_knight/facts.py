"""What a thing is, for whoever points at it: its entries in the library, its abilities, and plain sums of a hand.

The sums search nothing: every card and unit in view once, at its best, with as much mana as there is. They say what
cannot be reached at all, not how to do it.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import foes
from hexfarer.games.mage_knight.combat import Foe
from hexfarer.games.mage_knight.components import DEEDS, UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.effects.base import Effect, Either, May, Seq, When
from hexfarer.games.mage_knight.effects.points import Amount, Attack, Block
from hexfarer.games.mage_knight.mana import can_pay
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ABILITIES,
    BASIC,
    COLOURS,
    DOWN,
    NONE,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    SITES,
    SUMMON,
    TERRAINS,
    WOUND,
)
from hexfarer.games.mage_knight.words import ENEMY_IDS, UNIT_IDS, read_space
from hexfarer.kernel.decision import Facts, Total
from hexfarer.kernel.phrase import Phrase, Problem

_RESISTS: Final[list[int]] = [RESIST_PHYSICAL, RESIST_FIRE, RESIST_ICE, RESIST_FIRE | RESIST_ICE]  # by element
# By element of an attack: the elements of blocks that count fully.
_BLOCKS: Final[list[list[int]]] = [[0, 1, 2, 3], [2, 3], [1, 3], [3]]


def facts(s: MageKnight, thing: str, seat: int) -> Facts:
    kind, _, word = thing.partition(":")
    found = Facts()
    if kind in ("card", "skill", "tactic"):
        found.entries = [word]
    elif kind == "offer":
        found.entries = ["unit_" + word]
    elif kind == "unit":
        owner, _, place = word.rpartition("/")
        units = s.players[int(owner) if owner else seat].units
        found.entries = ["unit_" + UNIT_IDS[units[int(place) - 1].card]]
    elif kind == "foe" and s.combat is not None:
        about_enemy(s, found, s.combat.foes[int(word) - 1], seat)
    elif kind == "space":
        about_space(s, found, read_space(word), seat)
    return found


def about_space(s: MageKnight, found: Facts, space: int, seat: int) -> None:
    """The site, the land, and who stands there face up; the first enemy with its sums."""
    if space >= len(s.sites):
        raise Problem("problem-mk-space", {"given": str(space)})
    city = s.city_at(space)
    if city is not None:
        found.entries = ["city_" + COLOURS[city.colours.bit_length() - 1]]
    elif s.sites[space]:
        found.entries = ["site_" + SITES[s.sites[space]]]
    found.entries.append("terrain_" + TERRAINS[s.board.terrain[space]])
    for token in s.tokens_at(space):
        if token < DOWN:
            about_enemy(s, found, Foe(token, NONE), seat)


def about_enemy(s: MageKnight, found: Facts, foe: Foe, seat: int) -> None:
    found.entries.append("enemy_" + ENEMY_IDS[foe.token])
    mask = ENEMIES[foe.token].abilities
    for bit, ability in enumerate(ABILITIES):
        if mask >> bit & 1:
            rule = "RESIST" if ability.startswith("resistance") else ability.removeprefix("ability-").upper()
            found.abilities.append((Phrase("mk-" + ability), f"MK-ENEMY-{rule}-01"))
    if seat < 0 or found.sums:
        return
    if not mask & SUMMON:
        element = foes.element(foe)
        block = most(s, seat, True, [1 if one in _BLOCKS[element] else 2 for one in range(4)])
        found.sums.append(Total(Phrase("mk-total-block"), block, foes.need_to_block(foe)))
    weights = [2 if mask & resist == resist else 1 for resist in _RESISTS]
    found.sums.append(Total(Phrase("mk-total-attack"), most(s, seat, False, weights), foes.armor(s, foe)))


def most(s: MageKnight, seat: int, block: bool, weights: list[int]) -> int:
    """The most Block or Attack of hand and units, each once; `weights`: by element, 2 where only half counts."""
    player = s.players[seat]
    total = 0
    more: list[int] = []  # what mana would add, card by card
    for card in player.hand:
        if card == WOUND:
            continue
        deed = DEEDS[card]
        plain = max(1, best(s, seat, deed.basic, block, weights))  # sideways it is 1
        total += plain
        if deed.colour in BASIC and can_pay(s, seat, [1 << deed.colour]):
            more.append(best(s, seat, deed.strong, block, weights) - plain)
    for unit in player.units:
        if unit.fit():
            values = [(mana, best(s, seat, effect, block, weights)) for mana, effect in UNITS[unit.card].abilities]
            free = max([value for mana, value in values if mana == NONE], default=0)
            total += free
            more.append(max([value for mana, value in values if mana != NONE], default=0) - free)
    pieces = sum(player.tokens) + sum(player.crystals) + player.dice_left
    return total + sum(sorted([value for value in more if value > 0], reverse=True)[:pieces])


def best(s: MageKnight, seat: int, effect: Effect, block: bool, weights: list[int]) -> int:
    """The most points that an effect can bring by itself."""
    if isinstance(effect, Seq):
        return sum([best(s, seat, part, block, weights) for part in effect.parts])
    if isinstance(effect, Either):
        return max([best(s, seat, way, block, weights) for way in effect.ways])
    if isinstance(effect, May):
        return best(s, seat, effect.part, block, weights)
    if isinstance(effect, When):
        then = best(s, seat, effect.then, block, weights)
        return then if effect.otherwise is None else max(then, best(s, seat, effect.otherwise, block, weights))
    if isinstance(effect, Block) if block else isinstance(effect, Attack):
        assert isinstance(effect, (Block, Attack))
        n = effect.n.value(s, seat) if isinstance(effect.n, Amount) else effect.n
        return -(-n // weights[effect.element])
    return 0
