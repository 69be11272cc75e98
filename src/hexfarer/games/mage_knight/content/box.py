"""The whole box: importing this fills the lists of `components`."""

from __future__ import annotations

from hexfarer.games.mage_knight.components import DEEDS, SKILLS, TACTICS, UNITS, Deed
from hexfarer.games.mage_knight.content.advanced_actions import ADVANCED_ACTIONS
from hexfarer.games.mage_knight.content.artifacts import ARTIFACTS
from hexfarer.games.mage_knight.content.basic_actions import BASIC_ACTIONS, WOUND_DEED
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.content.skills import SKILL_TOKENS
from hexfarer.games.mage_knight.content.spells import SPELLS
from hexfarer.games.mage_knight.content.tactics import TACTIC_CARDS
from hexfarer.games.mage_knight.content.ultimate.advanced_actions import MORE_ADVANCED_ACTIONS
from hexfarer.games.mage_knight.content.ultimate.artifacts import MORE_ARTIFACTS
from hexfarer.games.mage_knight.content.ultimate.basic_actions import MORE_BASIC_ACTIONS
from hexfarer.games.mage_knight.content.ultimate.enemies import MORE_ENEMIES
from hexfarer.games.mage_knight.content.ultimate.skills import MORE_SKILLS
from hexfarer.games.mage_knight.content.ultimate.spells import MORE_SPELLS
from hexfarer.games.mage_knight.content.ultimate.tactics import MORE_TACTICS
from hexfarer.games.mage_knight.content.ultimate.units import MORE_UNITS
from hexfarer.games.mage_knight.content.units import UNIT_CARDS
from hexfarer.games.mage_knight.effects.points import BANNERS
from hexfarer.games.mage_knight.terms import IN_BASE, IN_BOTH, IN_ULTIMATE, REPRINT
from hexfarer.games.mage_knight.verbs import LIMITS


def fill() -> None:
    """Put everything into its list, once: first the base edition, then what the Ultimate Edition adds or replaces."""
    if DEEDS:
        return
    DEEDS.append(WOUND_DEED)
    for deck, more in (
        (BASIC_ACTIONS, MORE_BASIC_ACTIONS),
        (ADVANCED_ACTIONS, MORE_ADVANCED_ACTIONS),
        (SPELLS, MORE_SPELLS),
        (ARTIFACTS, MORE_ARTIFACTS),
    ):
        number(deck, more)
        DEEDS.extend(deck)
    for more in (MORE_BASIC_ACTIONS, MORE_ADVANCED_ACTIONS, MORE_SPELLS, MORE_ARTIFACTS):
        DEEDS.extend(more)
    units = replaced([unit.id for unit in MORE_UNITS])
    for unit in UNIT_CARDS:
        unit.box = boxes(unit.id, units)
    for unit in MORE_UNITS:
        unit.box = IN_ULTIMATE
    UNITS.extend(UNIT_CARDS + MORE_UNITS)
    for skill in MORE_SKILLS:
        skill.box = IN_ULTIMATE
    SKILLS.extend(SKILL_TOKENS + MORE_SKILLS)
    tactics = replaced([tactic.id for tactic in MORE_TACTICS])
    for tactic in TACTIC_CARDS:
        tactic.box = boxes(tactic.id, tactics)
    for tactic in MORE_TACTICS:
        tactic.box = IN_ULTIMATE
    TACTICS.extend(TACTIC_CARDS + MORE_TACTICS)
    tokens = replaced([enemy.id for enemy in MORE_ENEMIES])
    for enemy in ENEMIES:
        enemy.box = boxes(enemy.id, tokens)
    for enemy in MORE_ENEMIES:
        enemy.box = IN_ULTIMATE
    ENEMIES.extend(MORE_ENEMIES)
    for card, deed in enumerate(DEEDS):
        if deed.banner:
            BANNERS.setdefault(deed.id.removesuffix(REPRINT), []).append(card)
    LIMITS["card"] = len(DEEDS)
    LIMITS["unit_card"] = len(UNITS)
    LIMITS["skill"] = len(SKILLS)
    LIMITS["enemy"] = len(ENEMIES)
    LIMITS["tactic"] = len(TACTICS)


def number(deck: list[Deed], more: list[Deed]) -> None:
    """Cards are numbered within their deck; a reprint has the number of the card that it replaces."""
    gone = replaced([deed.id for deed in more])
    numbers: dict[str, int] = {}
    for deed in deck:
        deed.box = boxes(deed.id, gone)
        deed.number = numbers[deed.id] = len(numbers) + 1
    for deed in more:
        deed.box = IN_ULTIMATE
        old = deed.id.removesuffix(REPRINT)
        deed.number = numbers[old] if old in numbers else len(numbers) + 1
        numbers[old] = deed.number


def replaced(ids: list[str]) -> list[str]:
    """The cards that a reprint takes the place of."""
    return [id.removesuffix(REPRINT) for id in ids if id.endswith(REPRINT)]


def boxes(id: str, gone: list[str]) -> int:
    return IN_BASE if id in gone else IN_BOTH


fill()
