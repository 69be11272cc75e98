"""Everything visible as things with ids, for any kind of table."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.content.map import FIELD_CLIMATES, FIELD_IDS
from hexfarer.games.four_lands.content.tasks import TASK_IDS
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import ARTEFACTS, NONE, PARTIES, SIDES, party_name
from hexfarer.games.four_lands.view import agent_view, card_id, item_view, party_view, seat_view
from hexfarer.games.four_lands.words import handle_text, item_phrase, party_phrase, side_name, task_phrase
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
        table.add("field:" + field_id, "field", Phrase("field-" + field_id), NONE, facts)
        if s.field_task[field] != NONE:
            task = TASK_IDS[s.field_task[field]]
            table.add("task:" + task, "task", task_phrase(s.field_task[field]), NONE, {"field": field_id})
    for party in range(PARTIES):
        if s.party_field[party] == NONE:
            continue
        owner = s.seat_of[party >> 2]
        table.add("party:" + party_name(party), "party", party_phrase(party), owner, party_view(s, party, seat))
        for agent in s.members[party]:
            known = s.sees(seat, agent)
            handle = handle_text(s.handle(agent))
            name = Phrase("card-" + card_id(agent)) if known else Phrase("hidden-agent", {"handle": handle})
            table.add("agent:" + handle, "agent", name, s.owner(agent), agent_view(s, agent, seat), not known)
    for other in range(s.seats):
        side = SIDES[s.sides[other]]
        table.add("seat:" + side, "seat", side_name(s.sides[other]), other, seat_view(s, other, seat))
        for trophy in s.trophies[other]:
            table.add("task:" + TASK_IDS[trophy], "task", task_phrase(trophy), other, {"trophy": side})
        if other == seat:
            for i, card in enumerate(s.hands[other]):
                table.add(f"card:hand/{card_id(card)}", "card", Phrase("card-" + card_id(card)), other, {"place": i})
    for artefact, holder in enumerate(s.artefact_party):
        if holder != NONE:
            id, owner = ARTEFACTS[artefact], s.seat_of[holder >> 2]
            table.add("artefact:" + id, "artefact", Phrase("artefact-" + id), owner, {"party": party_name(holder)})
    for item in s.items:
        table.add(f"item:{item.number}", "item", item_phrase(s, item.number), item.seat, item_view(s, item))
    return table.found
