"""What one seat may see, as plain data in the words of the situations (FL-HIDDEN)."""

from __future__ import annotations

from typing import cast

from hexfarer.games.four_lands.act import Act, Fight, Group
from hexfarer.games.four_lands.announced import hits, names, round_of_answers, work_view
from hexfarer.games.four_lands.content.decks import DECK_SIZE, DEFENCE_OF, IS_AGENT, KIND, KIND_IDS
from hexfarer.games.four_lands.content.map import FIELD_IDS
from hexfarer.games.four_lands.content.tasks import TASK_IDS
from hexfarer.games.four_lands.covering import counts_of, tasks_view
from hexfarer.games.four_lands.fighting import (
    falls,
    helpers_of,
    step_name,
    step_of,
    steps_of,
    sums_of,
    support_of,
)
from hexfarer.games.four_lands.flow.carry import effect_of
from hexfarer.games.four_lands.flow.fight import SHOW
from hexfarer.games.four_lands.questions import FIELD, ON_AGENT, ON_ITEM, TWO_FIELDS
from hexfarer.games.four_lands.scoring import victory_points
from hexfarer.games.four_lands.shape import (
    AgentBack,
    AgentMarks,
    AgentView,
    FieldView,
    FightView,
    GroupView,
    ItemView,
    PartyFacts,
    PartyView,
    SideView,
    View,
)
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    ACTS,
    ARTEFACTS,
    ATTACK,
    NONE,
    NUMERALS,
    PHASES,
    SIDES,
    TASK,
    TRAITS,
    party_name,
)
from hexfarer.games.four_lands.words import handle_text


def card_id(card: int) -> str:
    return KIND_IDS[KIND[card]]


def view(s: FourLands, seat: int) -> View:
    """The table as a seat sees it; -1 is a watcher, who sees what is public."""
    return {
        "mode": "cooperative" if s.cooperative else "competitive",
        "round": s.round,
        "phase": PHASES[s.phase] if s.phase != NONE else "start",
        "initiative": SIDES[s.sides[s.initiative]],
        "asked": SIDES[s.sides[s.to_act()]] if not s.over else "",
        "seat": {str(other): seat_view(s, other, seat) for other in range(s.seats)},
        "party": parties_view(s, seat),
        "field": fields_view(s),
        "task": tasks_view(s, seat),
        "unseen": {SIDES[s.sides[other]]: unseen(s, other, seat) for other in range(s.seats) if other != seat},
        "task_deck_size": len(s.task_deck),
        "complications": [SIDES[s.sides[s.owner(card)]] for card in s.complications],
        "stack": [item_view(s, item) for item in s.items],
        "fight": {} if s.fight is None else fight_view(s, s.fight),
        "collected": s.collected,
        "over": s.over,
        "victory": s.victory,
    }


def seat_view(s: FourLands, other: int, seat: int) -> SideView:
    found: SideView = {
        "side": SIDES[s.sides[other]],
        "ap": s.ap[other],
        "funds": s.funds(other),
        "vp": victory_points(s, other),
        "trophies": [TASK_IDS[task] for task in s.trophies[other]],
        "hand_size": len(s.hands[other]),
        "deck_size": len(s.decks[other]),
        "draws_bought": s.draws_bought[other],
        "agents_played": s.played[other],
    }
    if other == seat:
        found["hand"] = [card_id(card) for card in s.hands[other]]
        found["deck"] = sorted(card_id(card) for card in s.decks[other])  # what is in it, not its order
    return found


def unseen(s: FourLands, other: int, seat: int) -> list[str]:
    """The Agents of a seat's deck that another seat does not see in play; which deck holds what is no secret."""
    first = s.sides[other] * DECK_SIZE
    return [
        card_id(card)
        for card in range(first, first + DECK_SIZE)
        if IS_AGENT[card] and (s.party_of[card] == NONE or not s.sees(seat, card))
    ]


def parties_view(s: FourLands, seat: int) -> dict[str, dict[str, PartyView]]:
    found: dict[str, dict[str, PartyView]] = {}
    for side, side_id in enumerate(SIDES):
        rows: dict[str, PartyView] = {}
        for party in range(side * 4, side * 4 + 4):
            if s.party_field[party] != NONE:
                rows[NUMERALS[party & 3]] = party_view(s, party, seat)
        if rows:
            found[side_id] = rows
    return found


def party_view(s: FourLands, party: int, seat: int) -> PartyView:
    row = sorted(s.members[party], key=lambda agent: s.slot[agent])
    return {**party_facts(s, party), "agents": [agent_view(s, agent, seat) for agent in row]}


def party_facts(s: FourLands, party: int) -> PartyFacts:
    """What everybody sees of a Party beside its Agents."""
    return {
        "field": FIELD_IDS[s.party_field[party]],
        "artefacts": [ARTEFACTS[i] for i, holder in enumerate(s.artefact_party) if holder == party],
        "amulet": s.has_amulet(party),
        "circle": s.imprisoned(party),
        "extra_moved": s.extra_moved[party] != 0,
    }


def agent_view(s: FourLands, agent: int, seat: int) -> AgentView:
    found = cast(AgentView, agent_back(s, agent))  # with what it may have besides
    if s.sees(seat, agent):
        found["card"] = card_id(agent)
        found["traits"] = {TRAITS[trait]: count for trait, count in enumerate(s.traits(agent)) if count}
        found["defence_plus"] = s.defence(agent) - DEFENCE_OF[agent]
    return found


def agent_back(s: FourLands, agent: int) -> AgentBack:
    """What everybody sees of an Agent in a Party."""
    return {
        "handle": handle_text(s.handle(agent)),
        **agent_marks(s, agent),
        "armour": sum(1 for _, wearer in s.armours if wearer == agent),
    }


def agent_marks(s: FourLands, agent: int) -> AgentMarks:
    """What everybody sees of an Agent, face down or not."""
    return {
        "owner": SIDES[s.sides[s.owner(agent)]],
        "turned": s.turned[agent] != 0,
        "revealed": s.revealed[agent] != 0,
        "cast": s.cast[agent] != 0,
        "regrouped": s.regrouped[agent] != 0,
    }


def fields_view(s: FourLands) -> dict[str, FieldView]:
    """The fields on which something lies."""
    found: dict[str, FieldView] = {}
    for field, id in enumerate(FIELD_IDS):
        if s.field_task[field] != NONE:
            found[id] = {"task": TASK_IDS[s.field_task[field]]}
        elif s.field_used[field]:
            found[id] = {"used": True}
    return found


def agent_name(s: FourLands, agent: int) -> str:
    """An Agent that everybody sees, or its handle."""
    if s.party_of[agent] == NONE:
        return card_id(agent)
    return handle_text(s.handle(agent))


def item_view(s: FourLands, item: Act) -> ItemView:
    found: ItemView = {
        "number": item.number,
        "kind": ACTS[item.kind],
        "by": SIDES[s.sides[item.seat]],
        "hits": names(s, hits(s, item)),
    }
    if item.card != NONE:
        found["card"] = card_id(item.card)
    if item.caster >= 0:
        found["caster"] = agent_name(s, item.caster)
    if item.party >= 0:
        found["party"] = party_name(item.party)
    if item.place != NONE:
        found["field"] = FIELD_IDS[item.place]
    if item.agents:
        found["agents"] = [agent_name(s, agent) for agent in item.agents]
    add_aim(s, item, found)
    if any(item.thwarts):
        found["thwarts"] = counts_of(item.thwarts)
    if item.kind == TASK:
        work = work_view(s, item)
        if work is not None:
            found["work"] = work
    if item is s.items[-1]:
        add_answers(s, found)
    return found


def add_answers(s: FourLands, found: ItemView) -> None:
    """Who passed, who is still asked, and who has no answer."""
    passed, to_come, unable = round_of_answers(s)
    if passed or to_come:
        found["passed"] = names(s, passed)
        found["to_come"] = names(s, to_come)
        found["unable"] = names(s, unable)


def add_aim(s: FourLands, item: Act, found: ItemView) -> None:
    """What an announced item is aimed at: everybody may know it before answering."""
    if item.kind == ATTACK:
        found["target"] = party_name(item.target)
    if item.kind in (ATTACK, TASK):
        return
    for question in effect_of(item).asks:
        if question == ON_AGENT:
            found["target"] = agent_name(s, item.target)
        elif question == ON_ITEM:
            places = [i + 1 for i, other in enumerate(s.items) if other.number == item.target]
            found["target"] = places[0] if places else 0  # its place on the stack; 0: it is gone
        elif question == FIELD:
            found["to"] = FIELD_IDS[item.field]
        elif question == TWO_FIELDS:
            found["fields"] = [FIELD_IDS[item.field], FIELD_IDS[item.other_field]]


def fight_view(s: FourLands, fight: Fight) -> FightView:
    step = step_of(s)
    return {
        "by": party_name(fight.by),
        "target": party_name(fight.target),
        "duel": fight.duel,
        "attackers": [agent_name(s, agent) for agent in fight.attackers],
        "defenders": [agent_name(s, agent) for agent in fight.defenders],
        "groups": [group_view(s, fight, group) for group in fight.groups],
        "shimmering_air": [SIDES[s.sides[seat]] for seat in fight.warmed],
        "supported": [agent_name(s, agent) for agent in fight.supported],
        "field": FIELD_IDS[fight.field] if fight.field != NONE else "",
        "step": step_name(step),
        "steps": steps_of(s, fight, step),
        "helpers": helpers_of(s, fight) if step > SHOW else [],  # before, some are face down
        "support": support_of(s, fight),
    }


def group_view(s: FourLands, fight: Fight, group: Group) -> GroupView:
    sums = sums_of(s, fight, group)
    return {
        "attackers": [agent_name(s, agent) for agent in group.attackers],
        "defenders": [agent_name(s, agent) for agent in group.defenders],
        "plus": [
            group.plus_attackers_attack,
            group.plus_attackers_defence,
            group.plus_defenders_attack,
            group.plus_defenders_defence,
        ],
        "sums": sums,
        "falls": falls(group, sums),
    }
