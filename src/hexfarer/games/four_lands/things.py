"""Everything visible as things with ids, for any kind of table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexfarer.games.four_lands.act import Act
from hexfarer.games.four_lands.content.decks import owner_side
from hexfarer.games.four_lands.content.map import FIELD_CLIMATES, FIELD_IDS
from hexfarer.games.four_lands.content.tasks import TASK_IDS
from hexfarer.games.four_lands.icons import (
    FIELD_ICONS,
    TASK_ICONS,
    artefact_icon,
    card_icon,
    hood_icon,
    item_icon,
    side_icon,
)
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import ARTEFACTS, ATTACK, NONE, PARTIES, SIDES, TASK, party_name
from hexfarer.games.four_lands.view import agent_view, card_id, item_view, party_view, seat_view
from hexfarer.games.four_lands.words import (
    handle_text,
    hidden_phrase,
    item_phrase,
    party_phrase,
    side_name,
    task_phrase,
)
from hexfarer.kernel.listing import Listing, Thing
from hexfarer.kernel.phrase import Phrase

# What people usually want of a kind of thing, the likeliest first.
WANTS: Final[dict[str, list[str]]] = {
    "field": ["move", "go", "play"],
    "party": ["move", "split", "task", "attack", "regroup", "play", "join", "break"],
    "card": ["play", "swap", "drop"],
    "agent": ["with", "by", "on", "thwart", "line", "place", "add", "support"],
    "task": ["task", "trade"],
    "item": ["on"],
}
# The rule that tells what a kind of thing is for, where no entry of the library does.
RULES: Final[dict[str, str]] = {
    "party": "FL-PARTY-01",
    "item": "FL-STACK-01",
}


def things(s: FourLands, seat: int) -> list[Thing]:
    """Everything visible as things with ids, for any kind of table."""
    table = Listing(apart=False)
    for field, field_id in enumerate(FIELD_IDS):
        facts: Thing = {"climates": [SIDES[climate] for climate in FIELD_CLIMATES[field]]}
        facts["used"] = s.field_used[field] != 0
        table.add("field:" + field_id, "field", Phrase("field-" + field_id), NONE, drawn(FIELD_ICONS[field], facts))
        if s.field_task[field] != NONE:
            task = s.field_task[field]
            table.add(
                "task:" + TASK_IDS[task], "task", task_phrase(task), NONE, drawn(TASK_ICONS[task], {"field": field_id})
            )
    for party in range(PARTIES):
        if s.party_field[party] == NONE:
            continue
        owner, side = s.seat_of[party >> 2], SIDES[party >> 2]
        table.add(
            "party:" + party_name(party),
            "party",
            party_phrase(party),
            owner,
            drawn(side_icon(side), party_view(s, party, seat)),
        )
        for agent in s.members[party]:
            known = s.sees(seat, agent)
            handle = handle_text(s.handle(agent))
            name = Phrase("card-" + card_id(agent)) if known else hidden_phrase(s.handle(agent))
            icon = card_icon(card_id(agent)) if known else hood_icon(SIDES[owner_side(agent)])
            table.add(
                "agent:" + handle, "agent", name, s.owner(agent), drawn(icon, agent_view(s, agent, seat)), not known
            )
    for other in range(s.seats):
        side = SIDES[s.sides[other]]
        table.add(
            "seat:" + side, "seat", side_name(s.sides[other]), other, drawn(side_icon(side), seat_view(s, other, seat))
        )
        for trophy in s.trophies[other]:
            table.add(
                "task:" + TASK_IDS[trophy],
                "task",
                task_phrase(trophy),
                other,
                drawn(TASK_ICONS[trophy], {"trophy": side}),
            )
        if other == seat:
            for i, card in enumerate(s.hands[other]):
                id = card_id(card)
                table.add(f"card:hand/{id}", "card", Phrase("card-" + id), other, drawn(card_icon(id), {"place": i}))
    for artefact, holder in enumerate(s.artefact_party):
        if holder != NONE:
            id, owner = ARTEFACTS[artefact], s.seat_of[holder >> 2]
            told = drawn(artefact_icon(artefact), {"party": party_name(holder)})
            table.add("artefact:" + id, "artefact", Phrase("artefact-" + id), owner, told)
    for item in s.items:
        table.add(
            f"item:{item.number}",
            "item",
            item_phrase(s, item.number),
            item.seat,
            drawn(icon_of(s, item), item_view(s, item)),
        )
    return table.found


def drawn(icon: str, facts: Mapping[str, object]) -> Thing:
    """Facts with the key of the picture."""
    return {**facts, "icon": icon}


def icon_of(s: FourLands, item: Act) -> str:
    """The picture of something that was announced."""
    if item.kind == TASK:
        task = s.field_task[item.place]
        return TASK_ICONS[task] if task != NONE else ""
    return item_icon("attack" if item.kind == ATTACK else card_id(item.card))
