"""What can be done, in words: labels of actions with their prices, and the totals that matter."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands import verbs
from hexfarer.games.four_lands.content.actions import action_card
from hexfarer.games.four_lands.content.decks import AGENT_KINDS, KIND
from hexfarer.games.four_lands.flow.build import Build, remaining
from hexfarer.games.four_lands.flow.moving import destination, goes_far, is_move, leads_there
from hexfarer.games.four_lands.flow.round import draw_price
from hexfarer.games.four_lands.flow.starts import agent_price
from hexfarer.games.four_lands.flow.tasks import cover_of, requirement
from hexfarer.games.four_lands.flow.window import Main, Response
from hexfarer.games.four_lands.scoring import victory_points
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    ACTS,
    AID,
    ATTACK,
    EXTRA_MOVE_COST,
    MOVE,
    NONE,
    PARTIES,
    PHASES,
    REGROUP,
    REINFORCE,
    TASK,
    UPKEEP,
    VICTORY_VP,
)
from hexfarer.games.four_lands.words import agent_phrase, name, party_phrase, task_phrase, thing_of
from hexfarer.kernel.action import a_of, arg_of, b_of, kind_of
from hexfarer.kernel.decision import Label, Total, Way
from hexfarer.kernel.phrase import Phrase

_RULES: Final[dict[int, str]] = {
    verbs.PASS: "FL-PRIO-04",
    verbs.KEEP: "FL-ROUND-06",
    verbs.SWAP: "FL-AP-07",
    verbs.UPHOLD: "FL-ROUND-07",
    verbs.DROP: "FL-ROUND-07",
    verbs.DRAW: "FL-AP-03",
    verbs.STOP: "FL-AP-03",
    verbs.PLAY_TO: "FL-AGENT-03",
    verbs.PLAY_AT: "FL-AGENT-03",
    verbs.PLAY_CARD: "FL-ACTION-01",
    verbs.ATTACK_HERE: "FL-TASK-15",
    verbs.ATTACK_WITH: "FL-ACTION-ATTACK-01",
    verbs.DO_TASK: "FL-TASK-04",
    verbs.MOVE_NEAR: "FL-MOVE-03",
    verbs.MOVE_FAR: "FL-MOVE-05",
    verbs.MOVE_NEAR_JOIN: "FL-MOVE-06",
    verbs.MOVE_FAR_JOIN: "FL-MOVE-06",
    verbs.SPLIT: "FL-MOVE-04",
    verbs.TRADE: "FL-AP-08",
    verbs.REGROUP_FROM: "FL-PARTY-07",
    verbs.BREAK: "FL-SPELL-PRISON-CIRCLE-05",
    verbs.GO: "FL-MOVE-03",
    verbs.JOIN: "FL-MOVE-06",
    verbs.APART: "FL-MOVE-06",
    verbs.TAKE: "FL-PARTY-09",
    verbs.LEAVE: "FL-PARTY-09",
    verbs.PRICE: "FL-ACTION-03",
    verbs.BY: "FL-SPELL-02",
    verbs.THWART: "FL-THWART-03",
    verbs.REINFORCE_WITH: "FL-TASK-09",
    verbs.LINE: "FL-ATTACK-16",
    verbs.PLACE: "FL-ATTACK-17",
    verbs.ADD: "FL-ATTACK-19",
    verbs.SUPPORT_ATTACK: "FL-ATTACK-23",
    verbs.SUPPORT_DEFENCE: "FL-ATTACK-23",
    verbs.SUPPORT_AGENT: "FL-SPELL-10",
    verbs.TURN_INTO: "FL-SPELL-GIFT-OF-EXCHANGE-02",
    verbs.FOLLOW: "FL-ACTION-PORTAL-03",
    verbs.STAY: "FL-ACTION-PORTAL-03",
}


# What "stop" means, by question.
_STOPS: Final[dict[str, str]] = {
    "ask-extra-draw": "stop-draw",
    "ask-fight-support": "stop-support",
    "ask-spell-support": "stop-support",
}
# Acts that cost nothing, and say so
_FREE: Final[tuple[int, ...]] = (
    verbs.ATTACK_HERE,
    verbs.DO_TASK,
    verbs.REGROUP_FROM,
    verbs.BREAK,
    verbs.THWART,
    verbs.REINFORCE_WITH,
    verbs.SUPPORT_ATTACK,
    verbs.SUPPORT_DEFENCE,
    verbs.SUPPORT_AGENT,
    verbs.FOLLOW,
)
# Answers with which a card is announced, if they are the last ones
_AIMS: Final[tuple[int, ...]] = (
    verbs.BY,
    verbs.ON_AGENT,
    verbs.ON_PARTY,
    verbs.ON_ITEM,
    verbs.GO,
    verbs.JOIN,
    verbs.APART,
    verbs.EXCHANGE,
)


def label(s: FourLands, action: int) -> Label:
    verb = verbs.VERBS.of(action)
    viewer = s.to_act()
    args: dict[str, object] = {}
    things: list[str] = []
    for i, (arg_name, kind) in enumerate(zip(verb.names, verb.args, strict=True)):
        value = arg_of(action, i)
        args[arg_name] = name(s, kind, value, viewer)
        thing = thing_of(s, kind, value)
        if thing:
            things.append(thing)
    if is_move(action):  # it belongs to who goes and where it ends
        things = [thing_of(s, "party", a_of(action)), thing_of(s, "field", destination(action))]
        args["movers"] = movers(s, a_of(action), viewer)
        args["ap"] = price_of(s, action, viewer)
    if verb.kind == verbs.DO_TASK:  # where the Party stands
        field = s.party_field[a_of(action)] if a_of(action) < PARTIES else NONE
        if field != NONE and s.field_task[field] != NONE:
            things.append(thing_of(s, "task", s.field_task[field]))
            args["task"] = task_phrase(s.field_task[field])
    key = "work-on" if "task" in args and verb.kind == verbs.DO_TASK else key_of(s, action, verb.key)
    words = Phrase("do-" + key, args)
    if verb.kind in (verbs.DONE, verbs.ALL):
        words = Phrase(words.key, {"agents": named(s, verb.kind, viewer)})
    price = price_phrase(s, action, viewer)
    if price is not None:
        words = Phrase("do-for-price", {"deed": words, "price": price})
    return Label(words, things, verb.key, _RULES.get(verb.kind, "FL-STACK-15"))


def key_of(s: FourLands, action: int, key: str) -> str:
    """The message of an answer, by what it means at this moment."""
    kind = kind_of(action)
    if is_move(action) and not leads_there(s, action):
        return "move-nowhere"  # a move that there is not has no price
    if not s.stack or s.over:
        return key
    top = s.stack[-1]
    if kind == verbs.STOP:
        return _STOPS.get(top.decision(s).words.key, key)
    if kind == verbs.PASS:
        if isinstance(top, Main):
            return "pass-" + PHASES[top.phase]
        return "let-happen" if isinstance(top, Response) else key
    if kind in (verbs.DONE, verbs.ALL) and isinstance(top, Build):
        act = top.act
        if act.kind == AID and kind == verbs.DONE and not act.agents:
            return "done-nobody"
        return "done-" + ACTS[act.kind] if act.kind in _NAMING else key
    return key


def named(s: FourLands, kind: int, viewer: int) -> list[Phrase]:
    """The Agents whom an answer would settle on."""
    top = s.stack[-1] if s.stack and not s.over else None
    if not isinstance(top, Build):
        return []
    agents = top.act.agents + (remaining(s, top.act) if kind == verbs.ALL else [])
    return [agent_phrase(s, s.handle(agent), viewer) for agent in agents]


def price_phrase(s: FourLands, action: int, seat: int) -> Phrase | None:
    """What an act costs, in words; None where there is nothing to pay, or where the label tells it already."""
    kind = kind_of(action)
    if kind in _FREE:
        return Phrase("price-free")
    if kind == verbs.PLAY_CARD and a_of(action) >= AGENT_KINDS:
        prices = action_card(a_of(action)).prices
        return Phrase("price-ap" if len(prices) == 1 else "price-from", {"ap": prices[0]})
    top = s.stack[-1] if s.stack and not s.over else None
    if isinstance(top, Build) and top.act.card != NONE and top.act.option >= 0 and (kind in _AIMS or kind in _ENDS):
        return priced(action_card(KIND[top.act.card]).prices[top.act.option])
    if isinstance(top, Build) and kind in _ENDS and top.act.kind in _NAMING:
        return priced(0)
    if is_move(action) or seat < 0:
        return None
    price = price_of(s, action, seat)
    return None if price == NONE else priced(price)


def priced(ap: int) -> Phrase:
    return Phrase("price-ap", {"ap": ap}) if ap else Phrase("price-free")


# Acts for which Agents are named, and the answers that settle on them
_NAMING: Final[tuple[int, ...]] = (ATTACK, TASK, REGROUP, REINFORCE, AID)
_ENDS: Final[tuple[int, ...]] = (verbs.DONE, verbs.ALL)


def movers(s: FourLands, party: int, viewer: int) -> list[Phrase]:
    """Who a move of the Party would take along: the Party as a whole, or the Agents who go."""
    top = s.stack[-1] if s.stack else None
    agents = s.upright(party)
    if isinstance(top, Build) and top.act.kind == MOVE and top.act.party == party:
        agents = top.act.agents
    if len(agents) in (0, len(s.members[party])):
        return [Phrase("movers-party", {"party": party_phrase(party)})]
    return [agent_phrase(s, s.handle(agent), viewer) for agent in agents]


def totals(s: FourLands, seat: int) -> list[Total]:
    """AP and VP; while workers are named also the covered symbols of the Task."""
    found = [Total(Phrase("total-ap"), s.ap[seat]), Total(Phrase("total-vp"), victory_points(s, seat), VICTORY_VP)]
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Build) and top.seat == seat and top.act.kind == TASK:
        task = s.field_task[s.party_field[top.act.party]]
        need = sum(requirement(s, task, []))
        found.append(
            Total(Phrase("total-symbols"), need - cover_of(s, top.act.party, top.act.agents, []).short(), need)
        )
    return found


def way(s: FourLands, action: int, seat: int) -> Way | None:
    """Where a Party goes with a move, the fields in their order; who is met on the way stops nobody."""
    if not is_move(action):
        return None
    fields = [b_of(action), destination(action)] if goes_far(action) else [destination(action)]
    prices = [0, EXTRA_MOVE_COST] if goes_far(action) else [0]
    return Way([thing_of(s, "field", field) for field in fields], prices, s.ap[seat])


def price_of(s: FourLands, action: int, seat: int) -> int:
    """What a move, an Agent or an extra card costs; NONE of anything else."""
    if is_move(action):
        return EXTRA_MOVE_COST if goes_far(action) else 0
    kind = kind_of(action)
    if kind in (verbs.PLAY_AT, verbs.PLAY_TO):
        return agent_price(s, seat)
    if kind == verbs.UPHOLD:
        return UPKEEP
    return draw_price(s, seat) if kind == verbs.DRAW else NONE
