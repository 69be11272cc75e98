"""The 20 AI cards: eight designs, with their values on easy, normal, hard and impossible (H3-AI-036)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.asking import Effect
from hexfarer.games.heroes3.flow.ai_cards import AiAttack, AiCast, AiGuard, AiSkill

MIGHT: Final = 0
MAGIC: Final = 1
SKILL: Final = 2
AI_KINDS: Final[list[str]] = ["might", "magic", "skill"]


class AiCard:
    """A design."""

    __slots__ = ("copies", "effect", "id", "kind")

    def __init__(self, id: str, kind: int, copies: int, effect: Effect) -> None:
        self.id = id
        self.kind = kind
        self.copies = copies
        self.effect = effect


AI_CARDS: Final[list[AiCard]] = [
    AiCard("ai_attack_a", MIGHT, 3, AiAttack([0, 1, 1, 2])),
    AiCard("ai_attack_b", MIGHT, 3, AiAttack([1, 1, 2, 2])),
    AiCard("ai_defense_a", MIGHT, 3, AiGuard([0, 1, 1, 2], next_one=False)),
    AiCard("ai_defense_b", MIGHT, 3, AiGuard([1, 1, 2, 2], next_one=True)),
    AiCard("ai_cast_a", MAGIC, 2, AiCast([0, 1, 1, 2])),
    AiCard("ai_cast_b", MAGIC, 2, AiCast([0, 1, 2, 3])),
    AiCard("ai_skill_a", SKILL, 2, AiSkill(again=[False, False, True, True], back=[False, False, False, False])),
    AiCard("ai_skill_b", SKILL, 2, AiSkill(again=[False, False, False, True], back=[False, True, True, False])),
]
AI_CARD_IDS: Final[list[str]] = [card.id for card in AI_CARDS]


def of_kind(kind: int) -> list[int]:
    """All cards of a kind in the box."""
    return [number for number, card in enumerate(AI_CARDS) if card.kind == kind for _ in range(card.copies)]
