"""The `given` block of a position, for situations (docs/situations/four_lands.md)."""

from __future__ import annotations

from hexfarer.games.four_lands.content.decks import KIND, KIND_IDS
from hexfarer.games.four_lands.content.tasks import TASK_IDS
from hexfarer.games.four_lands.flow.window import Main
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import ARTEFACTS, NONE, NUMERALS, PHASES, SIDES, TRAITS, party_name
from hexfarer.games.four_lands.view import agent_marks, fields_view, party_facts
from hexfarer.kernel.plain import freeze

Given = dict[str, object]


def dump(s: FourLands) -> Given:
    """The block that leads to this position, with everything open."""
    found: Given = {
        "round": s.round,
        "initiative": SIDES[s.sides[s.initiative]],
        "seat": {str(seat): dump_seat(s, seat) for seat in range(s.seats)},
        "party": dump_parties(s),
        "field": fields_view(s),
        "task_deck": [TASK_IDS[task] for task in reversed(s.task_deck)],
        "complications": [SIDES[s.sides[s.owner(card)]] for card in s.complications],
        "artefact": {
            ARTEFACTS[i]: {"symbols": [SIDES[climate] for climate in symbols]}
            for i, symbols in enumerate(s.artefact_symbols)
            if s.artefact_party[i] != NONE
        },
        "changes": [dump_change(s, *change) for change in s.changes],
        "removed": [KIND_IDS[KIND[card]] for card in s.removed],
        "collected": s.collected,
        "completed": s.completed,
        "last_task_round": s.last_task_round,
    }
    top = s.stack[-1]
    if len(s.stack) == 2 and isinstance(top, Main) and not s.items:
        found["phase"] = PHASES[s.phase]
        found["asked"] = SIDES[s.sides[top.seat]]
        found["passes"] = top.passes
    else:
        found["pending"] = {
            "phase": s.phase,
            "frames": [freeze(frame) for frame in s.stack],
            "items": [freeze(item) for item in s.items],
            "item_count": s.item_count,
            "fight": None if s.fight is None else freeze(s.fight),
            "cards": [freeze(s.hands), freeze(s.decks), freeze(s.members)],
            "standing": s.standing[:],
            "over": s.over,
            "winner": s.winner,
            "victory": s.victory,
        }
    return found


def dump_seat(s: FourLands, seat: int) -> Given:
    return {
        "ap": s.ap[seat],
        "hand": [KIND_IDS[KIND[card]] for card in s.hands[seat]],
        "deck": [KIND_IDS[KIND[card]] for card in reversed(s.decks[seat])],
        "trophies": [TASK_IDS[task] for task in s.trophies[seat]],
        "draws_bought": s.draws_bought[seat],
        "agents_played": s.played[seat],
    }


def dump_parties(s: FourLands) -> Given:
    found: Given = {}
    for side, side_id in enumerate(SIDES):
        rows: Given = {}
        for party in range(side * 4, side * 4 + 4):
            if s.party_field[party] != NONE:
                rows[NUMERALS[party & 3]] = dump_party(s, party)
        if rows:
            found[side_id] = rows
    return found


def dump_party(s: FourLands, party: int) -> Given:
    return {**party_facts(s, party), "agents": [dump_agent(s, agent) for agent in s.members[party]]}


def dump_agent(s: FourLands, agent: int) -> Given:
    armour = any(wearer == agent for _, wearer in s.armours)
    return {"card": KIND_IDS[KIND[agent]], **agent_marks(s, agent), "slot": s.slot[agent], "armour": armour}


def dump_change(s: FourLands, agent: int, lost: int, gained: int) -> Given:
    found: Given = {"agent": f"{party_name(s.party_of[agent])}#{s.slot[agent]}", "gained": TRAITS[gained]}
    if lost != NONE:
        found["lost"] = TRAITS[lost]
    return found
