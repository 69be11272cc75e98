"""The numbers that balancing moves, by the names under which the rule texts ask for them."""

from __future__ import annotations

from hexfarer.games.euthia.content.boards import HERO_BOARDS
from hexfarer.games.euthia.content.modules import FARRUG_STAGES, GOLEM_CARD
from hexfarer.games.euthia.content.scenarios import SCENARIOS
from hexfarer.games.euthia.content.scoring import (
    DEATH_SCORE,
    ELITE_SCORE,
    HERO_TOKEN_SCORE,
    INTERACTION_TOKEN_SCORE,
    KILL_SCORE,
    QUEST_SCORE,
    TRADE_TOKEN_SCORE,
)


def numbers() -> dict[str, object]:
    found: dict[str, object] = {board.id + "_health": board.health for board in HERO_BOARDS}  # EU-SETUP-09
    for card in [*FARRUG_STAGES, GOLEM_CARD]:  # EU-FARRUG-01, EU-GOLEM-03
        found[card.id + "_health"] = card.health
        found[card.id + "_more"] = card.per_player
    for scenario in SCENARIOS:  # EU-SOLO-27
        found[scenario.id + "_medals"] = row(scenario.medals)
    found["hero_tokens"] = row(HERO_TOKEN_SCORE[1:])  # EU-SCORE-09
    found["interaction_tokens"] = row(INTERACTION_TOKEN_SCORE[1:])
    found["trade_tokens"] = row(TRADE_TOKEN_SCORE[1:])
    found["killed_heroes"] = row(KILL_SCORE[1:])
    found["quest_cards"] = row(QUEST_SCORE[1:])
    found["bounties"] = row(ELITE_SCORE[1:])
    found["death"] = -DEATH_SCORE
    return found


def row(values: list[int]) -> str:
    """The row of a table."""
    return ", ".join([str(value) for value in values])
