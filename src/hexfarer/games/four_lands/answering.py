"""What every answer to an announced item leads to: it is carried through, and then everybody lets things go on.

Nobody but those who may support the target of a Spell does anything more; what is unseen is dealt in several ways.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands import consequences, verbs
from hexfarer.games.four_lands.act import Act
from hexfarer.games.four_lands.content.actions import action_card
from hexfarer.games.four_lands.content.decks import KIND
from hexfarer.games.four_lands.effects import Strike
from hexfarer.games.four_lands.flow.build import Build
from hexfarer.games.four_lands.flow.carry import effect_of
from hexfarer.games.four_lands.flow.spells import Follow, Gift, SpellSupport
from hexfarer.games.four_lands.flow.tasks import may_thwart_side, thwartable
from hexfarer.games.four_lands.flow.window import Response
from hexfarer.games.four_lands.labels import label, priced
from hexfarer.games.four_lands.scoring import victory_points
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import MAGIC, NONE, TASK, TRAITS
from hexfarer.games.four_lands.words import agent_phrase, party_phrase, task_phrase
from hexfarer.kernel.action import a_of, kind_of
from hexfarer.kernel.outlook import HELPS, MAYBE, NOTHING, PART, STOPS, Answer, Outlook
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.rng import seeded

DEALS: Final = 4  # of what is unseen
LINES: Final = 40  # ways of putting one act together that are looked at
PAIRS: Final = 60  # answers that are tried together
STEPS: Final = 60  # until the matter is settled


class Fate:
    """What has become of an item and of those that it is about."""

    __slots__ = ("agents", "vp", "wanted")

    def __init__(self, wanted: bool, agents: int, vp: int) -> None:
        self.wanted = wanted  # one's own came about, that of another did not
        self.agents = agents  # of the seat, less those of others
        self.vp = vp  # the same

    def better(self, other: Fate) -> bool:
        return self.agents > other.agents or self.vp > other.vp


class Line:
    """An act put together: its actions, in notation and as they are."""

    __slots__ = ("actions", "after", "labels", "things")

    def __init__(self, after: FourLands) -> None:
        self.after = after
        self.actions: list[int] = []
        self.labels: list[str] = []
        self.things: list[str] = []

    def then(self, action: int) -> Line:
        s = self.after
        other = Line(s.copy())
        other.actions = [*self.actions, action]
        other.labels = [*self.labels, s.game.format(s, action)]
        other.things = list(dict.fromkeys([*self.things, *label(s, action).things]))
        other.after.apply(action)
        return other


def outlook(s: FourLands, seat: int) -> Outlook:
    """Of the item on top of the stack, for the seat that is asked for an answer."""
    if s.over or s.to_act() != seat or not isinstance(s.stack[-1], Response):
        return Outlook([], [], [])
    deals = [s.determinize(seat, seeded(i)) for i in range(DEALS)]
    item = s.items[-1]
    calm = [fate(settled(deal.copy(), item.number), deal, item, seat) for deal in deals]
    answers: list[Answer] = []
    for action in s.legal():
        if kind_of(action) in (verbs.PASS, verbs.TRADE):
            continue
        found = best_of(s, deals, calm, action, seat)
        if found is not None:
            answers.append(found)
    if item.kind == TASK:
        answers = thwarts(s, deals, seat) + answers
    ranks = [STOPS, MAYBE, PART, HELPS, NOTHING]
    answers.sort(key=lambda answer: ranks.index(answer.result))
    return Outlook(consequences.happens(s, deals[0], seat), answers, unable(s, seat))


# -- how it goes on --


def settled(s: FourLands, number: int) -> FourLands:
    """The position when nobody answers any more and the item with this number is done."""
    if s.log is None:
        s.log = []
    for _ in range(STEPS):
        top = s.stack[-1]
        open_still = any(item.number == number for item in s.items)
        if s.over or (not open_still and not isinstance(top, SpellSupport | Gift | Follow | Build)):
            break
        if s.fight is not None and not open_still:
            break  # how a fight goes is another question
        s.apply(top.quiet(s))
    return s


def fate(after: FourLands, before: FourLands, item: Act, seat: int) -> Fate:
    """What an item has come to. That something else happened to it is seen by what it would have left behind."""
    wanted = consequences.came_about(after, before, item) == (item.seat == seat)
    agents = vp = 0
    for other in range(after.seats):
        sign = 1 if other == seat else -1
        agents += sign * sum([len(after.members[party]) for party in after.parties_of(other)])
        vp += sign * victory_points(after, other)
    return Fate(wanted, agents, vp)


# -- cards, and reinforcing --


def lines_of(s: FourLands, action: int, seat: int) -> list[Line]:
    """The ways in which an act that begins with an action can be put together."""
    found: list[Line] = []
    edge = [Line(s).then(action)]
    while edge and len(found) + len(edge) <= LINES:
        line = edge.pop(0)
        top = line.after.stack[-1]
        if line.after.over or not isinstance(top, Build) or top.seat != seat:
            found.append(line)
        elif top.act.card == NONE:
            edge.append(line.then(top.quiet(line.after)))  # all who can
        else:
            edge.extend([line.then(option) for option in line.after.legal()])
    return found


def best_of(s: FourLands, deals: list[FourLands], calm: list[Fate], action: int, seat: int) -> Answer | None:
    """The best way to give an answer with a card, or to reinforce; none, if it cannot be put together."""
    if kind_of(action) == verbs.THWART:
        return None
    item = s.items[-1]
    best: Line | None = None
    best_rank = (0, 0, 0, 0)
    stops = saves = 0
    for line in lines_of(s, action, seat):
        stopped = saved = 0
        for deal, before in zip(deals, calm, strict=True):
            after = deal.copy()
            if not replay(after, line):
                continue
            then = fate(settled(after, item.number), deal, item, seat)
            stopped += then.wanted and not before.wanted
            saved += then.better(before)
        rank = (stopped, saved, line.after.ap[seat], shown(s) - shown(line.after))  # nobody is shown for nothing
        if best is None or rank > best_rank:
            best, best_rank, stops, saves = line, rank, stopped, saved
    if best is None:
        return None
    result = STOPS if stops == len(deals) else MAYBE if stops else HELPS if saves else NOTHING
    return Answer(best.labels, words_of(s, best, seat), best.things, result, note_of(s, best, result, seat))


def shown(s: FourLands) -> int:
    """How many Agents in play everybody sees."""
    return sum([s.revealed[agent] for members in s.members for agent in members])


def replay(s: FourLands, line: Line) -> bool:
    """Take the actions of a line on another deal; False, if they are not all there."""
    s.log = []
    for action in line.actions:
        if action not in s.legal():
            return False
        s.apply(action)
    return True


def played(line: Line) -> Act | None:
    """The card of a line, as it lies on the stack."""
    return line.after.items[-1] if line.after.items and kind_of(line.actions[0]) == verbs.PLAY_CARD else None


def words_of(s: FourLands, line: Line, seat: int) -> Phrase:
    """What an answer is called, with its price."""
    act = played(line)
    if act is None or act.seat != seat:
        return label(s, line.actions[0]).words
    card = Phrase("card-" + action_card(KIND[act.card]).id)
    key = "answer-cast" if action_card(KIND[act.card]).spell else "answer-play"
    return Phrase(key, {"card": card, "price": priced(action_card(KIND[act.card]).prices[act.option])})


def note_of(s: FourLands, line: Line, result: str, seat: int) -> Phrase:
    """Why an answer does as it does."""
    act = played(line)
    item = s.items[-1]
    if item.seat == seat:
        return Phrase(
            "answer-works" if result == STOPS else "answer-works-maybe" if result == MAYBE else "answer-nothing"
        )
    if act is not None and isinstance(effect_of(act), Strike):
        return strike_note(s, line.after, act, result)
    if result == STOPS:
        return Phrase("answer-stops-task", {"task": task(s, item)}) if item.kind == TASK else Phrase("answer-stops")
    keys = {MAYBE: "answer-maybe", HELPS: "answer-helps"}
    return Phrase(keys.get(result, "answer-nothing"))


def strike_note(s: FourLands, after: FourLands, act: Act, result: str) -> Phrase:
    """The blow of a Spell against the Defence of its target, with the Magic that may come to help."""
    effect = effect_of(act)
    assert isinstance(effect, Strike)
    party = after.members[after.party_of[act.target]]
    helpers = [agent for agent in party if not after.cast[agent]]
    seen = [agent for agent in helpers if after.sees(act.seat, agent)]
    args: dict[str, object] = {
        "agent": agent_phrase(after, after.handle(act.target), act.seat),
        "attack": effect.attack,
        "defence": after.defence(act.target),
        "magic": sum([1 for agent in seen if after.traits(agent)[MAGIC] > 0]),
    }
    if result not in (STOPS, MAYBE):
        return Phrase("answer-strike-short", args)
    return Phrase("answer-strike-stops", {**args, "hidden": len(helpers) - len(seen) if result == MAYBE else 0})


def task(s: FourLands, item: Act) -> Phrase:
    return task_phrase(s.field_task[item.place])


# -- getting in the way of a Task --


class Thwarter:
    """An Agent that can get in the way, and what comes of each of its symbols."""

    __slots__ = ("actions", "alone", "handle", "partner")

    def __init__(self, handle: int) -> None:
        self.handle = handle
        self.actions: list[int] = []
        self.alone = NONE  # the action with which the work fails
        self.partner = NONE  # … and with which it does so together with another Agent


def thwarts(s: FourLands, deals: list[FourLands], seat: int) -> list[Answer]:
    """One answer for each Agent and symbol. What a Task needs and has lies open, so one deal is enough."""
    agents: list[Thwarter] = []
    for action in s.legal():
        if kind_of(action) == verbs.THWART:
            if not agents or agents[-1].handle != a_of(action):
                agents.append(Thwarter(a_of(action)))
            agents[-1].actions.append(action)
    partners: dict[int, int] = {}
    fails = {action for agent in agents for action in agent.actions if falls_short(deals[0], [action], seat)}
    tried = 0
    for i, agent in enumerate(agents):
        for other in agents[i + 1 :]:
            for one in agent.actions:
                for two in other.actions:
                    tried += 1
                    if (
                        tried <= PAIRS
                        and one not in fails
                        and two not in fails
                        and falls_short(deals[0], [one, two], seat)
                    ):
                        partners.setdefault(one, other.handle)
                        partners.setdefault(two, agent.handle)
    found: list[Answer] = []
    for agent in agents:
        for action in agent.actions:
            result = STOPS if action in fails else PART if action in partners else NOTHING
            told = label(s, action)
            note = thwart_note(s, action, result, partners.get(action, NONE), seat)
            found.append(Answer([s.game.format(s, action)], told.words, told.things, result, note))
    return found


def falls_short(deal: FourLands, actions: list[int], seat: int) -> bool:
    """Does the work on the Task on top fail, if these symbols are added and nobody does anything more?"""
    s = deal.copy()
    s.log = []
    item = s.items[-1]
    for i, action in enumerate(actions):
        while i and any(one.number == item.number for one in s.items) and s.to_act() != seat:
            s.apply(s.stack[-1].quiet(s))
        if action not in s.legal():
            return False
        s.apply(action)
    return not consequences.came_about(settled(s, item.number), deal, item)


def thwart_note(s: FourLands, action: int, result: str, partner: int, seat: int) -> Phrase:
    item = s.items[-1]
    args: dict[str, object] = {"party": party_phrase(item.party)}
    if result == NOTHING:
        return Phrase("answer-short")
    unless = "-unless" if s.has_upright(item.party) else ""
    if result == STOPS:
        return Phrase("answer-fails" + unless, args if unless else {})
    args["agent"] = agent_phrase(s, partner, seat)
    return Phrase("answer-with" + unless, args if unless else {"agent": args["agent"]})


def unable(s: FourLands, seat: int) -> list[Phrase]:
    """The own Agents on the field of a Task that cannot get in its way, with what nothing is needed of."""
    item = s.items[-1]
    if item.kind != TASK or may_thwart_side(s, item, s.sides[seat]) != 0:
        return []
    allowed = thwartable(s, item)
    turned: list[Phrase] = []
    useless: list[Phrase] = []
    traits = [0] * len(TRAITS)
    for party in s.parties_of(seat):
        if s.party_field[party] != item.place:
            continue
        for agent in s.members[party]:
            name = agent_phrase(s, s.handle(agent), seat)
            own = s.traits(agent)
            if s.turned[agent]:
                turned.append(name)
            elif not any(own[trait] and allowed[trait] for trait in range(len(TRAITS))):
                useless.append(name)
                traits = [a + b for a, b in zip(traits, own, strict=True)]
    found: list[Phrase] = []
    if useless:
        symbols = [Phrase("trait-" + TRAITS[trait]) for trait, count in enumerate(traits) if count]
        found.append(Phrase("answer-useless", {"agents": useless, "traits": symbols}))
    if turned:
        found.append(Phrase("answer-turned", {"agents": turned}))
    return found
