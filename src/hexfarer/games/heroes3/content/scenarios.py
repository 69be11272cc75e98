"""All scenarios that can be played with the core box.

Others of the Mission Book, whose contents are not known, and alliance are not offered (H3-SCEN-004, H3-ALL-003).
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.content.scenario_card import Place as Place
from hexfarer.games.heroes3.content.scenario_card import ScenarioCard as ScenarioCard
from hexfarer.games.heroes3.content.scenarios_campaign import CAMPAIGNS
from hexfarer.games.heroes3.content.scenarios_clash import CLASHES
from hexfarer.games.heroes3.content.scenarios_together import TOGETHER
from hexfarer.games.heroes3.state import Heroes3

SCENARIOS: Final[list[ScenarioCard]] = [*CLASHES, *TOGETHER, *CAMPAIGNS]
SCENARIO_IDS: Final[list[str]] = [scenario.id for scenario in SCENARIOS]


def card_of(s: Heroes3) -> ScenarioCard:
    """The scenario that is being played."""
    return SCENARIOS[SCENARIO_IDS.index(s.plan.scenario)]
