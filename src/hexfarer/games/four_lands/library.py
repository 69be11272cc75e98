"""Every card, Task, artefact and field for the library, and every message key the game uses."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.content.actions import ACTION_CARDS, ActionCard
from hexfarer.games.four_lands.content.agents import AGENT_ATTACK, AGENT_DEFENCE, AGENT_IDS, AGENT_TRAITS
from hexfarer.games.four_lands.content.decks import DECKS, KIND_IDS
from hexfarer.games.four_lands.content.map import EDGES, FIELD_CLIMATES, FIELD_IDS, FIELD_X, FIELD_Y, ROUTES
from hexfarer.games.four_lands.content.tasks import TASK_ARTEFACT, TASK_CLIMATE, TASK_IDS, TASK_IS_CONFLICT, TASK_NEEDS
from hexfarer.games.four_lands.events import TELLINGS
from hexfarer.games.four_lands.icons import FIELD_ICONS, TASK_ICONS, artefact_icon, card_icon
from hexfarer.games.four_lands.reasons import REASONS
from hexfarer.games.four_lands.terms import ARTEFACTS, BOOK, NONE, PHASES, SIDES, TRAITS
from hexfarer.games.four_lands.verbs import VERBS
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Entry


def symbols(counts: list[int]) -> list[Phrase]:
    """Trait symbols one by one, as they stand on a card."""
    return [Phrase("trait-" + TRAITS[trait]) for trait, count in enumerate(counts) for _ in range(count)]


def decks_with(id: str) -> str:
    """The sides whose decks hold the card."""
    return ", ".join(side for side, deck in zip(SIDES, DECKS, strict=True) if id in deck.split())


def copies_of(id: str) -> dict[str, int]:
    """How many copies of a card each side's deck holds."""
    counts = {side: deck.split().count(id) for side, deck in zip(SIDES, DECKS, strict=True)}
    return {side: count for side, count in counts.items() if count}


def agent_entry(kind: int) -> Entry:
    id = AGENT_IDS[kind]
    traits = {TRAITS[trait]: count for trait, count in enumerate(AGENT_TRAITS[kind]) if count}
    facts: dict[str, object] = {
        "traits": traits,
        "attack": AGENT_ATTACK[kind],
        "defence": AGENT_DEFENCE[kind],
        "copies": copies_of(id),
        "icon": card_icon(id),
    }
    text = [
        Phrase(
            "text-agent",
            {"traits": symbols(AGENT_TRAITS[kind]), "attack": AGENT_ATTACK[kind], "defence": AGENT_DEFENCE[kind]},
        )
    ]
    return Entry(id, "agent", Phrase("card-" + id), text, decks_with(id), "reconstruction", facts)


def action_text(card: ActionCard) -> list[Phrase]:
    """Whether it needs a wizard, then each price with what it buys."""
    text = [Phrase("text-spell" if card.spell else "text-action")]
    text.extend(
        Phrase("text-price", {"ap": price, "effect": effect.text()})
        for price, effect in zip(card.prices, card.effects, strict=True)
    )
    return text


def action_entry(card: ActionCard) -> Entry:
    facts: dict[str, object] = {
        "prices": card.prices,
        "spell": card.spell,
        "copies": copies_of(card.id),
        "icon": card_icon(card.id),
    }
    kind = "spell" if card.spell else "action"
    return Entry(
        card.id, kind, Phrase("card-" + card.id), action_text(card), decks_with(card.id), card.confidence, facts
    )


def task_entry(task: int) -> Entry:
    id = TASK_IDS[task]
    needs = {TRAITS[trait]: count for trait, count in enumerate(TASK_NEEDS[task]) if count}
    climates = [SIDES[TASK_CLIMATE[task]]] if TASK_CLIMATE[task] != NONE else []
    text = [Phrase("text-task", {"traits": symbols(TASK_NEEDS[task])})]
    if climates:
        text.append(Phrase("text-task-climate", {"side": Phrase("side-" + climates[0])}))
    if TASK_IS_CONFLICT[task]:
        text.append(Phrase("text-conflict"))
    if TASK_ARTEFACT[task] != NONE:
        text.append(artefact_text(TASK_ARTEFACT[task]))
    facts: dict[str, object] = {"traits": needs, "climates": climates, "icon": TASK_ICONS[task]}
    return Entry(id, "task", Phrase("task-" + id), text, "tasks", "reconstruction", facts)


def artefact_text(artefact: int) -> Phrase:
    return Phrase("text-book" if artefact == BOOK else "text-hiendall")


def field_entry(field: int) -> Entry:
    id = FIELD_IDS[field]
    near: list[Phrase] = []
    roads: list[object] = []
    for a, b, route in EDGES:
        if field in (a, b):
            other = FIELD_IDS[b if field == a else a]
            near.append(Phrase("field-" + other))
            roads.append({"to": other, "route": route})
    text = [
        Phrase("text-field", {"sides": [Phrase("side-" + SIDES[climate]) for climate in FIELD_CLIMATES[field]]}),
        Phrase("text-field-near", {"fields": near}),
    ]
    for route in dict.fromkeys(route for a, b, route in EDGES if route and field in (a, b)):
        text.append(Phrase("text-field-route", {"route": Phrase("route-" + route)}))
        if route == "blue_line":
            text.append(Phrase("text-blue-line"))
    facts: dict[str, object] = {
        "climates": [SIDES[climate] for climate in FIELD_CLIMATES[field]],
        "x": FIELD_X[field],
        "y": FIELD_Y[field],
        "roads": roads,
        "icon": FIELD_ICONS[field],
    }
    return Entry(id, "field", Phrase("field-" + id), text, "map", "reconstruction", facts)


def library() -> list[Entry]:
    found = [agent_entry(kind) for kind in range(len(AGENT_IDS))]
    found.extend(action_entry(card) for card in ACTION_CARDS)
    found.extend(task_entry(task) for task in range(len(TASK_IDS)))
    found.extend(
        Entry(
            id,
            "artefact",
            Phrase("artefact-" + id),
            [artefact_text(i)],
            "artefacts",
            "reconstruction",
            {"icon": artefact_icon(i)},
        )
        for i, id in enumerate(ARTEFACTS)
    )
    found.extend(field_entry(field) for field in range(len(FIELD_IDS)))
    return found


# Messages that no table below names
_ASKS: Final[list[str]] = [
    "main-agents",
    "main-attacks",
    "main-tasks",
    "main-movement",
    "response",
    "exchange",
    "upkeep",
    "extra-draw",
    "spell-support",
    "gift",
    "follow",
    "air",
    "last-spells",
    "line-up",
    "oppose",
    "surplus",
    "fight-support",
    "build-price",
    "build-caster",
    "build-on-agent",
    "build-on-party",
    "build-on-item",
    "build-field",
    "build-join",
    "build-two-fields",
    "build-takes",
    "build-agents-attack",
    "build-agents-task",
    "build-agents-move",
    "build-agents-regroup",
    "build-agents-reinforce",
    "build-agents-aid",
]
_OTHERS: Final[list[str]] = [
    "do-stop-draw",
    "do-stop-support",
    "do-pass-agents",
    "do-pass-attacks",
    "do-pass-tasks",
    "do-pass-movement",
    "do-let-happen",
    "do-for-price",
    "do-work-on",
    "do-done-attack",
    "do-done-task",
    "do-done-regroup",
    "do-done-reinforce",
    "do-done-aid",
    "do-done-nobody",
    "price-free",
    "price-ap",
    "price-from",
    "stock-cards",
    "goal-points",
    "game-four_lands",
    "credit-four_lands",
    "mode-cooperative",
    "mode-competitive",
    "party",
    "movers-party",
    "do-move-nowhere",
    "hidden-agent",
    "hidden-card",
    "item-attack",
    "item-task",
    "item-card",
    "item-gone",
    "task-none",
    "negated-attack",
    "negated-task",
    "stat-attack",
    "stat-defence",
    "total-ap",
    "total-vp",
    "total-symbols",
    "text-agent",
    "text-spell",
    "text-action",
    "text-price",
    "text-task",
    "text-task-climate",
    "text-conflict",
    "text-book",
    "text-hiendall",
    "text-field",
    "text-field-near",
    "text-field-route",
    "text-blue-line",
    "victory-full",
    "victory-tactical",
    "victory-duel",
    "scenario-competitive",
    "scenario-cooperative",
    "option-lone_handicap",
    "option-closed_fields",
    "kind-agent",
    "kind-party",
    "kind-field",
    "kind-task",
    "kind-trait",
    "kind-artefact",
    "kind-card",
    "kind-side",
    "kind-phase",
    "kind-key",
    "kind-spell",
    "kind-action",
]
# What answers lead to (answering.py, consequences.py)
_ANSWERS: Final[list[str]] = [
    "answer-cast",
    "answer-play",
    "answer-stops",
    "answer-stops-task",
    "answer-maybe",
    "answer-helps",
    "answer-nothing",
    "answer-works",
    "answer-works-maybe",
    "answer-fails",
    "answer-fails-unless",
    "answer-short",
    "answer-with",
    "answer-with-unless",
    "answer-strike-stops",
    "answer-strike-short",
    "answer-useless",
    "answer-turned",
    "brings-vp",
    "brings-ap",
    "brings-amulet",
    "brings-book",
    "brings-hiendall",
    "brings-gone",
    "brings-fight",
    "brings-strike",
    "brings-strike-hidden",
    "brings-strike-all",
    "brings-on-agent",
    "brings-on-party",
    "brings-drift",
    "brings-portal",
    "brings-swap",
    "brings-harder",
    "brings-negate",
    "brings-card",
]
BARRIERS: Final[list[str]] = ["drew", "task-turned-up", "revealed", "shuffled", "played-card"]


def message_keys() -> list[str]:
    found = ["do-" + verb.key for verb in VERBS.all]
    found.extend("why-" + reason.key for reason in REASONS.all)
    found.extend("event-" + telling.key for telling in TELLINGS.all)
    found.extend("ask-" + key for key in _ASKS)
    found.extend("barrier-" + key for key in BARRIERS)
    found.extend(effect.text().key for card in ACTION_CARDS for effect in card.effects)
    for prefix, ids in (
        ("card-", KIND_IDS),
        ("task-", TASK_IDS),
        ("field-", FIELD_IDS),
        ("artefact-", ARTEFACTS),
        ("trait-", TRAITS),
        ("side-", SIDES),
        ("phase-", PHASES),
        ("route-", ROUTES),
    ):
        found.extend(prefix + id for id in ids)
    return sorted({*found, *_OTHERS, *_ANSWERS})
