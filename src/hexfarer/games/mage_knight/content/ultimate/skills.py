"""The cooperative skills of the old heroes, and all skills of the new ones."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import SkillToken
from hexfarer.games.mage_knight.content.ultimate.skills_braevalar import BRAEVALAR_SKILLS
from hexfarer.games.mage_knight.content.ultimate.skills_cooperative import COOPERATIVE_SKILLS
from hexfarer.games.mage_knight.content.ultimate.skills_krang import KRANG_SKILLS
from hexfarer.games.mage_knight.content.ultimate.skills_wolfhawk import WOLFHAWK_SKILLS

MORE_SKILLS: Final[list[SkillToken]] = [*COOPERATIVE_SKILLS, *WOLFHAWK_SKILLS, *KRANG_SKILLS, *BRAEVALAR_SKILLS]
