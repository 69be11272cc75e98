"""The whole box: importing this fills the lists of `components`."""

from __future__ import annotations

from hexfarer.games.mage_knight.components import DEEDS, SKILLS, TACTICS, UNITS
from hexfarer.games.mage_knight.content.advanced_actions import ADVANCED_ACTIONS
from hexfarer.games.mage_knight.content.artifacts import ARTIFACTS
from hexfarer.games.mage_knight.content.basic_actions import BASIC_ACTIONS, WOUND_DEED
from hexfarer.games.mage_knight.content.skills import SKILL_TOKENS
from hexfarer.games.mage_knight.content.spells import SPELLS
from hexfarer.games.mage_knight.content.tactics import TACTIC_CARDS
from hexfarer.games.mage_knight.content.units import UNIT_CARDS


def fill() -> None:
    """Put everything into its list, once."""
    if DEEDS:
        return
    DEEDS.append(WOUND_DEED)
    for deck in (BASIC_ACTIONS, ADVANCED_ACTIONS, SPELLS, ARTIFACTS):
        for number, deed in enumerate(deck):
            deed.number = number + 1
        DEEDS.extend(deck)
    UNITS.extend(UNIT_CARDS)
    SKILLS.extend(SKILL_TOKENS)
    TACTICS.extend(TACTIC_CARDS)


fill()
