"""The table of the final scoring: Reputation by how many there are of a kind (EU-SCORE-09)."""

from __future__ import annotations

from typing import Final

HERO_TOKEN_SCORE: Final[list[int]] = [0, 0, 1, 2, 3, 4, 6, 7, 9, 10, 12, 13, 15]
INTERACTION_TOKEN_SCORE: Final[list[int]] = [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7]
TRADE_TOKEN_SCORE: Final[list[int]] = [0, 1, 3, 5, 8, 11, 14]
KILL_SCORE: Final[list[int]] = [0, 1, 3, 5, 7, 9]  # tokens of other Heroes
QUEST_SCORE: Final[list[int]] = [0, 1, 2, 4, 6, 8, 11, 14, 17]
ELITE_SCORE: Final[list[int]] = [0, 2, 4, 7, 10, 14, 18]
DEATH_SCORE: Final = -2  # for every death in Combat
GOLD_FOR_REP: Final = 5  # EU-SCORE-08
SILVER_VALUE: Final = 1  # of a card in hand, for a tie (EU-SCORE-10)
GOLD_VALUE: Final = 4
