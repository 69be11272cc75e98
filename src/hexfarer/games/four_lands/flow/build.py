"""Building an act answer by answer: who, at what price, with whom, against whom, where to (FL-STACK-15).

The chain is one act. Nothing of it is shown before its last answer, so undo takes any part of it back.
"""

from __future__ import annotations

from hexfarer.games.four_lands import reasons, verbs
from hexfarer.games.four_lands.act import UNSET, Act
from hexfarer.games.four_lands.content.actions import action_card
from hexfarer.games.four_lands.content.decks import KIND
from hexfarer.games.four_lands.content.map import FIELDS
from hexfarer.games.four_lands.effects import CardEffect
from hexfarer.games.four_lands.flow.asking import Question, agent_named
from hexfarer.games.four_lands.flow.carry import carry, effect_of
from hexfarer.games.four_lands.flow.moving import is_move, move_options, move_verdict, send_off
from hexfarer.games.four_lands.flow.parties import guest_verdict
from hexfarer.games.four_lands.flow.tasks import cover_of, uncovered
from hexfarer.games.four_lands.questions import (
    AGENTS,
    CASTER,
    FIELD,
    JOIN,
    ON_AGENT,
    ON_ITEM,
    ON_PARTY,
    PRICE,
    TAKES,
    TWO_FIELDS,
    answer,
    candidates,
    put,
)
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    ACTION,
    ACTS,
    AID,
    ATTACK,
    MOVE,
    NEW,
    NONE,
    REGROUP,
    REINFORCE,
    SPELL,
    TASK,
    side_of,
)
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

# Which verb answers which question
_QUESTION_OF: dict[int, int] = {
    verbs.PRICE: PRICE,
    verbs.BY: CASTER,
    verbs.ON_AGENT: ON_AGENT,
    verbs.ON_PARTY: ON_PARTY,
    verbs.ON_ITEM: ON_ITEM,
    verbs.GO: FIELD,
    verbs.JOIN: JOIN,
    verbs.APART: JOIN,
    verbs.EXCHANGE: TWO_FIELDS,
    verbs.WITH: AGENTS,
    verbs.ALL: AGENTS,
    verbs.DONE: AGENTS,
    verbs.MOVE_NEAR: AGENTS,
    verbs.MOVE_FAR: AGENTS,
    verbs.MOVE_NEAR_JOIN: AGENTS,
    verbs.MOVE_FAR_JOIN: AGENTS,
    verbs.TAKE: TAKES,
    verbs.LEAVE: TAKES,
}
# Which rule says who may be named for an act; what cards ask follows FL-STACK-15
_RULES: dict[int, str] = {
    ATTACK: "FL-ATTACK-03",
    TASK: "FL-TASK-05",
    REINFORCE: "FL-TASK-09",
    MOVE: "FL-MOVE-01",
    REGROUP: "FL-PARTY-07",
}
_WORDS: list[str] = [
    "price",
    "caster",
    "on-agent",
    "on-party",
    "on-item",
    "field",
    "join",
    "two-fields",
    "agents",
    "takes",
]


class Build(Question):
    """The act a seat is putting together."""

    __slots__ = ("act",)

    def __init__(self, act: Act) -> None:
        super().__init__(act.seat)
        self.act = act

    def copy(self) -> Build:
        return Build(self.act.copy())

    def forced(self) -> bool:
        return True  # others see only the finished act

    def ready(self, s: FourLands) -> bool:
        if open_question(s, self.act) == NONE:
            s.pop()
            below = s.stack[-1]
            assert isinstance(below, Question)
            below.acted(s, self.act)
            carry(s, self.act)
            return False
        return True

    def options(self, s: FourLands) -> list[int]:
        question = open_question(s, self.act)
        if question == AGENTS:
            return agent_options(s, self.act)
        if question == TAKES:
            artefact = undecided(s, self.act)[0]
            return [pack(verbs.TAKE, artefact), pack(verbs.LEAVE, artefact)]
        return [action for action in self.candidates(s, question) if self.verdict(s, action) == OK]

    def candidates(self, s: FourLands, question: int) -> list[int]:
        if question == PRICE:
            return [pack(verbs.PRICE, price) for price in action_card(KIND[self.act.card]).prices]
        return [phrase_answer(s, question, value) for value in candidates(s, self.act, question)]

    def verdict(self, s: FourLands, action: int) -> int:
        kind = kind_of(action)
        question = open_question(s, self.act)
        if _QUESTION_OF.get(kind, NONE) != question:
            return refuse(reasons.NO_PASS if kind == verbs.PASS else reasons.UNFINISHED)
        if question == AGENTS:
            return agents_verdict(s, self.act, action)
        if question == PRICE:
            return price_verdict(s, self.act, a_of(action))
        if question == TAKES:
            artefact = undecided(s, self.act)[0]
            return OK if a_of(action) == artefact else refuse(reasons.NOT_CARRIED, a_of(action))
        value = value_of(s, action)
        if self.act.kind == REGROUP:
            return join_verdict(s, self.act, value)
        return aim_verdict(s, self.act, effect_of(self.act), question, value)

    def resolve(self, s: FourLands, action: int) -> None:
        act = self.act
        kind = kind_of(action)
        if kind == verbs.WITH:
            act.agents.append(agent_named(s, a_of(action)))
        elif is_move(action):
            send_off(act, action)
        elif kind == verbs.ALL:
            act.agents.extend(remaining(s, act))
            act.settled = True
        elif kind == verbs.DONE:
            act.settled = True
        elif kind == verbs.PRICE:
            act.option = action_card(KIND[act.card]).prices.index(a_of(action))
        elif kind in (verbs.TAKE, verbs.LEAVE):
            bits = 0 if act.takes == UNSET else act.takes
            bits |= 4 << a_of(action)
            act.takes = bits | (1 << a_of(action) if kind == verbs.TAKE else 0)
        else:
            put(act, _QUESTION_OF[kind], value_of(s, action))

    def quiet(self, s: FourLands) -> int:
        """The plain completion: the fewest workers that do, all who can go, the cheapest, the first."""
        options = s.legal()
        if open_question(s, self.act) != AGENTS:
            return options[0]
        done = pack(verbs.DONE)
        if self.act.kind in (TASK, AID) and done in options:
            return done
        if self.act.kind == MOVE:
            return next((action for action in options if is_move(action)), options[0])
        if self.act.kind == TASK:
            best = options[0]
            least = 99
            for action in options:
                if kind_of(action) == verbs.WITH:
                    workers = [*self.act.agents, agent_named(s, a_of(action))]
                    short = cover_of(s, self.act.party, workers, []).short()
                    if short < least:
                        least = short
                        best = action
            return best
        every = pack(verbs.ALL)
        return every if every in options else options[0]

    def decision(self, s: FourLands) -> Decision:
        act = self.act
        question = open_question(s, act)
        args: dict[str, object] = {}
        key = "build-" + _WORDS[question]
        primary: list[int] = []
        if question == AGENTS:
            key = "build-agents-" + ACTS[act.kind]
            primary = [action for action in s.legal() if kind_of(action) in (verbs.DONE, verbs.ALL)]
            args["named"] = len(act.agents)
            if act.kind == TASK:
                cover = cover_of(s, act.party, act.agents, [])
                args["short"] = cover.short()
                args["task"] = s.game.name(s, "task", s.field_task[s.party_field[act.party]], act.seat)
        if question == TAKES:
            args["artefact"] = s.game.name(s, "artefact", undecided(s, act)[0], act.seat)
        if act.card != NONE:
            args["card"] = s.game.name(s, "card", KIND[act.card], act.seat)
        return self.asks(s, key, rule_of(s, act, question), primary, args)


# -- which question is open --


def open_question(s: FourLands, act: Act) -> int:
    """The first unanswered question of an act, or NONE when it is complete."""
    if act.kind in (SPELL, ACTION):
        if act.option == UNSET:
            return PRICE
        for question in effect_of(act).asks:
            if answer(act, question) == UNSET:
                return question
        return NONE
    if not act.settled:
        return AGENTS
    if act.kind == REGROUP and act.join == UNSET:
        return JOIN
    return TAKES if act.kind in (MOVE, REGROUP) and undecided(s, act) else NONE


def rule_of(s: FourLands, act: Act, question: int) -> str:
    """The rule that says what may be answered."""
    if question == TAKES:
        return "FL-PARTY-09"
    if act.kind == AID:
        return "FL-ATTACK-11" if helps_attack(s, act) else "FL-ATTACK-13"
    return _RULES.get(act.kind, "FL-STACK-15")


def undecided(s: FourLands, act: Act) -> list[int]:
    """The artefacts of which the Party's owner must still say whether they go along on a split (FL-PARTY-09)."""
    if len(act.agents) == len(s.members[act.party]) or side_of(act.party) != s.sides[act.seat]:
        return []
    bits = 0 if act.takes == UNSET else act.takes
    return [i for i, holder in enumerate(s.artefact_party) if holder == act.party and not bits >> (2 + i) & 1]


def phrase_answer(s: FourLands, question: int, value: int) -> int:
    """The action that gives this answer."""
    if question == CASTER:
        return pack(verbs.BY, s.handle(value))
    if question == ON_AGENT:
        return pack(verbs.ON_AGENT, s.handle(value))
    if question == ON_PARTY:
        return pack(verbs.ON_PARTY, value)
    if question == ON_ITEM:
        return pack(verbs.ON_ITEM, value)
    if question == FIELD:
        return pack(verbs.GO, value)
    if question == TWO_FIELDS:
        return pack(verbs.EXCHANGE, value // FIELDS, value % FIELDS)
    return pack(verbs.APART) if value == NEW else pack(verbs.JOIN, value)


def value_of(s: FourLands, action: int) -> int:
    """The answer that an action gives."""
    kind = kind_of(action)
    if kind in (verbs.BY, verbs.ON_AGENT):
        return agent_named(s, a_of(action))
    if kind == verbs.APART:
        return NEW
    if kind == verbs.EXCHANGE:
        return a_of(action) * FIELDS + b_of(action)
    return a_of(action)


# -- the verdict on one answer --


def price_verdict(s: FourLands, act: Act, price: int) -> int:
    card = action_card(KIND[act.card])
    if price not in card.prices:
        return refuse(reasons.NO_SUCH_PRICE, card.kind, price)
    if s.ap[act.seat] < price:
        return refuse(reasons.TOO_FEW_AP, price, s.ap[act.seat])
    return card.effects[card.prices.index(price)].stuck(s, act)


def aim_verdict(s: FourLands, act: Act, effect: CardEffect, question: int, value: int) -> int:
    """May this be chosen, and can everything after it still be chosen?"""
    why = effect.verdict(s, act, question, value)
    if why != OK:
        return why
    put(act, question, value)
    why = effect.stuck(s, act)
    put(act, question, UNSET)
    return why


def eligible(s: FourLands, act: Act, agent: int) -> int:
    """May this Agent be named for the act?"""
    if agent == NONE:
        return refuse(reasons.NO_SUCH_AGENT)
    handle = s.handle(agent)
    party = s.party_of[agent]
    if agent in act.agents:
        return refuse(reasons.ALREADY_NAMED, handle)
    if act.kind == REGROUP:
        if party != act.party:
            return refuse(reasons.NOT_IN_PARTY, handle)
        if s.owner(agent) != act.seat:
            return refuse(reasons.NOT_YOUR_AGENT, handle)
        if s.regrouped[agent]:
            return refuse(reasons.REGROUPED_ONCE, handle)
        return regroup_possible(s, act, [*act.agents, agent])
    if act.kind == AID:
        return aid_verdict(s, act, agent)
    if party != act.party:
        return refuse(reasons.NOT_IN_PARTY, handle)
    return refuse(reasons.TURNED, handle) if s.turned[agent] else OK


def helps_attack(s: FourLands, act: Act) -> bool:
    """Is the Ally that is asked for help the attacker's, not the target's?"""
    assert s.fight is not None
    return act.seat == s.ally_seat(s.fight.attack_seat)


def aid_verdict(s: FourLands, act: Act, agent: int) -> int:
    """May this Agent come to its Ally's help in the fight (FL-ATTACK-11, -13)?"""
    fight = s.fight
    assert fight is not None
    party = s.party_of[agent]
    handle = s.handle(agent)
    if s.commander(agent) != act.seat:
        return refuse(reasons.NOT_YOUR_HELPER, handle)
    if s.party_field[party] != fight.field:
        return refuse(reasons.HELPER_ELSEWHERE, handle, fight.field)
    if s.turned[agent]:
        return refuse(reasons.TURNED, handle)
    if helps_attack(s, act):
        if s.imprisoned(party):
            return refuse(reasons.CIRCLE_FORBIDS_ATTACK, party)
        if s.has_amulet(party):
            return refuse(reasons.AMULET_FORBIDS_JOINING, party)
    return OK


def remaining(s: FourLands, act: Act) -> list[int]:
    """The Agents that could still be named."""
    if act.kind == AID:
        pool = [agent for party in s.parties_of(act.seat) for agent in s.members[party]]
    else:
        pool = s.members[act.party]
    return [agent for agent in pool if eligible(s, act, agent) == OK]


def enough(s: FourLands, act: Act, agents: list[int]) -> int:
    """Would the act be complete with these Agents?"""
    if act.kind == AID:
        return OK
    if not agents:
        return refuse(reasons.NAME_SOMEBODY)
    if act.kind == TASK:
        if not cover_of(s, act.party, agents, []).covered():
            return uncovered(s, act.party, agents)
    elif act.kind == REGROUP:
        return regroup_possible(s, act, agents)
    return OK


def agents_verdict(s: FourLands, act: Act, action: int) -> int:
    kind = kind_of(action)
    if kind == verbs.WITH:
        return eligible(s, act, agent_named(s, a_of(action)))
    if act.kind == MOVE:
        if not is_move(action) or a_of(action) != act.party:
            return refuse(reasons.UNFINISHED)
        return move_verdict(s, act.seat, action, act.agents) if act.agents else refuse(reasons.NAME_SOMEBODY)
    if is_move(action):
        return refuse(reasons.UNFINISHED)
    if kind == verbs.DONE:
        return enough(s, act, act.agents)
    rest = remaining(s, act)
    if len(rest) < 2:
        return refuse(reasons.NOBODY_LEFT)
    return enough(s, act, act.agents + rest)


def agent_options(s: FourLands, act: Act) -> list[int]:
    found = [pack(verbs.WITH, s.handle(agent)) for agent in remaining(s, act)]
    if act.kind == MOVE:
        return found + move_options(s, act.seat, act.party, act.agents) if act.agents else found
    for action in (pack(verbs.ALL), pack(verbs.DONE)):
        if agents_verdict(s, act, action) == OK:
            found.append(action)
    return found


# -- where Agents may regroup --


def regroup_possible(s: FourLands, act: Act, agents: list[int]) -> int:
    """Is there another Party, or room for a new one, on the field (FL-PARTY-07)?"""
    if any(other != act.party and s.may_join(act.seat, other) for other in s.parties_at(s.party_field[act.party])):
        return OK
    return new_by_regrouping(s, act, agents)


def new_by_regrouping(s: FourLands, act: Act, agents: list[int]) -> int:
    if len(agents) == len(s.members[act.party]) and side_of(act.party) == s.sides[act.seat]:
        return refuse(reasons.WHOLE_PARTY_APART)
    return OK if s.free_party(s.sides[act.seat]) != NONE else refuse(reasons.NO_FREE_PARTY)


def join_verdict(s: FourLands, act: Act, party: int) -> int:
    """May the Agents pass into this Party (NEW: one of their own)?"""
    if party == NEW:
        return new_by_regrouping(s, act, act.agents)
    if party == act.party:
        return refuse(reasons.JOIN_ITSELF, party)
    if s.party_field[party] == NONE:
        return refuse(reasons.PARTY_NOT_THERE, party)
    if s.party_field[party] != s.party_field[act.party]:
        return refuse(reasons.NOT_ON_THIS_FIELD, party)
    return guest_verdict(s, act.seat, party, reasons.NOT_YOURS_TO_REGROUP)
