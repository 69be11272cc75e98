"""The 13 Action cards: prices with their effects, and when they may be played (FL-ACTION-01)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.content.decks import AGENT_KINDS, KIND_IDS
from hexfarer.games.four_lands.effects import (
    Armour,
    Bind,
    CardEffect,
    DeclareAttack,
    Drift,
    Enrich,
    ExchangeSymbol,
    FightBonus,
    Harder,
    Imprison,
    Negate,
    Relocate,
    Strike,
    StrikeAll,
    SwapTasks,
)
from hexfarer.games.four_lands.terms import (
    ANY_WINDOW,
    ATTACKING,
    BEFORE_PAIRS,
    BREAK_MAGIC,
    BREAK_WAR,
    INTRIGUE,
    MYSTERY,
    RESPONSE,
    ROMANCE,
)


class ActionCard:
    """An Action card: its prices in AP, each with what it buys."""

    __slots__ = ("confidence", "effects", "id", "kind", "prices", "spell", "timing")

    def __init__(
        self, id: str, spell: bool, timing: int, confidence: str, options: list[tuple[int, CardEffect]]
    ) -> None:
        self.id = id
        self.kind = KIND_IDS.index(id)
        self.spell = spell
        self.timing = timing
        self.confidence = confidence
        self.prices = [price for price, _ in options]
        self.effects = [effect for _, effect in options]


SPELL_CARD: Final = True
ACTION_CARD: Final = False

ACTION_CARDS: Final[list[ActionCard]] = [
    ActionCard("attack", ACTION_CARD, ATTACKING, "source", [(0, DeclareAttack(False)), (2, DeclareAttack(True))]),
    ActionCard("portal", ACTION_CARD, ANY_WINDOW, "source", [(2, Relocate(3))]),
    ActionCard("complications", ACTION_CARD, ANY_WINDOW, "reconstruction", [(1, Harder(INTRIGUE))]),
    ActionCard("counterspell", SPELL_CARD, RESPONSE, "source", [(1, Negate())]),
    ActionCard("fire_arrow", SPELL_CARD, ANY_WINDOW, "source", [(1, Strike(3)), (2, Strike(4))]),
    ActionCard("amulet", ACTION_CARD, ANY_WINDOW, "reading", [(3, Bind())]),
    ActionCard("shimmering_air", SPELL_CARD, BEFORE_PAIRS, "reconstruction", [(2, FightBonus())]),
    ActionCard(
        "fire_whirl", SPELL_CARD, ANY_WINDOW, "source", [(2, StrikeAll(2)), (4, StrikeAll(4)), (6, StrikeAll(6))]
    ),
    ActionCard("prison_circle", SPELL_CARD, ANY_WINDOW, "reconstruction", [(2, Imprison(BREAK_WAR, BREAK_MAGIC))]),
    ActionCard("gift_of_exchange", SPELL_CARD, ANY_WINDOW, "reading", [(1, ExchangeSymbol())]),
    ActionCard("night_tear", ACTION_CARD, ANY_WINDOW, "reconstruction", [(2, Armour(1))]),
    ActionCard(
        "flowing_mist",
        SPELL_CARD,
        ANY_WINDOW,
        "reconstruction",
        [(1, Drift()), (2, Enrich([INTRIGUE, MYSTERY, ROMANCE]))],
    ),
    ActionCard("plot_twist", ACTION_CARD, ANY_WINDOW, "source", [(2, SwapTasks())]),
]
ATTACK_KIND: Final = KIND_IDS.index("attack")
SHIMMERING_AIR_KIND: Final = KIND_IDS.index("shimmering_air")

assert [card.kind for card in ACTION_CARDS] == list(range(AGENT_KINDS, len(KIND_IDS)))


def action_card(kind: int) -> ActionCard:
    """The Action card of a kind; the kind must not be an Agent's."""
    return ACTION_CARDS[kind - AGENT_KINDS]
