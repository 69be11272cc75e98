"""What must always be there: every card, unit, token and tile in exactly one place."""

from __future__ import annotations

from hexfarer.games.mage_knight.components import DEEDS, SKILLS, UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.content.heroes import hero_deck
from hexfarer.games.mage_knight.content.ruins import RUIN_TOKENS
from hexfarer.games.mage_knight.effects.base import Ask
from hexfarer.games.mage_knight.flow.levels import ChooseSkill, tokens
from hexfarer.games.mage_knight.flow.variants import ThrowUpgraded
from hexfarer.games.mage_knight.plan import HOLD
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    CRYSTAL_LIMIT,
    DOWN,
    NONE,
    SPELL,
    WOUND,
)


def missing(s: MageKnight) -> list[str]:
    return [*cards(s), *units(s), *enemies(s), *ruins(s), *skills(s), *numbers(s)]


def asks(s: MageKnight) -> list[Ask]:
    return [frame for frame in s.stack if isinstance(frame, Ask)]


def cards(s: MageKnight) -> list[str]:
    """Deed cards but wounds, of which there is no end."""
    found = (
        s.action_deck + s.action_offer + s.monastery_offer + s.spell_deck + s.spell_offer + s.artifact_deck + s.removed
    )
    for player in s.players:
        found = found + player.hand + player.deck + player.discard + player.play + player.set_aside
        found = found + player.stash + player.draft + player.pack
        found = found + [unit.banner for unit in player.units if unit.banner != NONE]
        if player.boxed != NONE:
            found = [*found, player.boxed]
    if s.dummy is not None:
        found = found + s.dummy.deck + s.dummy.discard
    found = found + [card for card in s.recalled if card < len(DEEDS)]
    found = found + [ask.by for ask in asks(s) if isinstance(ask.choosing, ThrowUpgraded)]
    count = [0] * len(DEEDS)
    for card in found:
        count[card] += 1
    wanted = [0] * len(DEEDS)
    for number, deed in enumerate(DEEDS):
        if not deed.box & s.plan.box:
            continue
        if (
            (deed.kind == ADVANCED_ACTION and not (s.plan.short_actions and deed.number > 16))
            or deed.kind == ARTIFACT
            or (deed.kind == SPELL and (s.plan.interactive_spells or not deed.competitive))
        ):
            wanted[number] = 1
    heroes = [player.hero for player in s.players if player.hero != NONE]
    decks = [hero_deck(hero, s.plan.box) for hero in heroes] if s.round else []
    if s.dummy is not None:
        decks.append(hero_deck(max(0, s.dummy.hero), s.plan.box))
    for deck in decks:
        for card in deck:
            wanted[card] += 1
    return [
        f"card {DEEDS[card].id}: {count[card]} of {wanted[card]}"
        for card in range(len(DEEDS))
        if card != WOUND and count[card] != wanted[card]
    ]


def units(s: MageKnight) -> list[str]:
    found = s.regular_deck + s.elite_deck + s.unit_offer + s.removed_units
    for player in s.players:
        found = found + [unit.card for unit in player.units]
    wrong: list[str] = []
    for number, unit in enumerate(UNITS):
        out = unit.elite and (not s.plan.elite_units or (s.plan.scenario == HOLD and unit.level == 4))
        wanted = 0 if out or not unit.box & s.plan.box else unit.copies
        if found.count(number) != wanted:
            wrong.append(f"unit {unit.id}: {found.count(number)} of {wanted}")
    return wrong


def enemies(s: MageKnight) -> list[str]:
    found: list[int] = []
    for pile in s.piles + s.pile_discards:
        found += pile
    for space in range(len(s.guards)):
        if s.guards[space]:
            found += [token & (DOWN - 1) for token in s.tokens_at(space)]
    for city in s.cities:
        found += [token & (DOWN - 1) for token in city.garrison]
    for player in s.players:
        found += player.puppets
    if s.combat is not None:
        found += [foe.token for foe in s.combat.foes if foe.drawn and not foe.defeated]
    wrong: list[str] = []
    for number, enemy in enumerate(ENEMIES):
        wanted = enemy.copies if s.plan.has_enemy(enemy.box, enemy.faction) else 0
        if found.count(number) != wanted:
            wrong.append(f"enemy {enemy.id}: {found.count(number)} of {wanted}")
    return wrong


def ruins(s: MageKnight) -> list[str]:
    found = s.ruin_pile + s.ruin_discard + [(ruin & (DOWN - 1)) - 1 for ruin in s.ruins if ruin]
    wrong: list[str] = []
    for number, ruin in enumerate(RUIN_TOKENS):
        wanted = 1 if ruin.box & s.plan.box else 0
        if found.count(number) != wanted:
            wrong.append(f"ruin {ruin.id}: {found.count(number)} of {wanted}")
    return wrong


def skills(s: MageKnight) -> list[str]:
    """No skill token in two places."""
    found = s.common_skills[:]
    for player in s.players:
        found = found + player.skills + player.skill_pile
        if len(player.skills) != len(player.skill_state):
            return ["skills without a state"]
    if s.dummy is not None:
        found = found + s.dummy.skill_pile
    for ask in asks(s):
        if isinstance(ask.choosing, ChooseSkill):
            found = found + tokens(ask.memo)
    return [f"skill {SKILLS[skill].id} twice" for skill in set(found) if found.count(skill) > 1]


def numbers(s: MageKnight) -> list[str]:
    wrong: list[str] = []
    for seat, player in enumerate(s.players):
        if any(not 0 <= crystals <= CRYSTAL_LIMIT for crystals in player.crystals):
            wrong.append(f"crystals of seat {seat}: {player.crystals}")
        if min(player.tokens) < 0 or player.move < 0 or player.heal < 0:
            wrong.append(f"points of seat {seat}")
        if player.hand != sorted(player.hand):
            wrong.append(f"hand of seat {seat} is not in order")
    return wrong
