"""A fight, step by step: helpers, Shimmering Air, pairing, last Spells, Magic support, the outcome (FL-ATTACK 14.2)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands import events, reasons, verbs
from hexfarer.games.four_lands.act import Act, Fight, Group
from hexfarer.games.four_lands.content.actions import ATTACK_KIND, SHIMMERING_AIR_KIND, action_card
from hexfarer.games.four_lands.content.decks import ATTACK_OF, DECK_SIZE, DEFENCE_OF, KIND
from hexfarer.games.four_lands.effects import DeclareAttack
from hexfarer.games.four_lands.flow.asking import Question, agent_named, not_now, trade, trade_options, trade_verdict
from hexfarer.games.four_lands.flow.build import Build, aid_verdict
from hexfarer.games.four_lands.flow.parties import dissolve, eliminate
from hexfarer.games.four_lands.flow.starts import begin_card, card_options, card_verdict
from hexfarer.games.four_lands.flow.window import Response, could_play_a_card
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    AID,
    BEFORE_PAIRS,
    LAST_SPELLS,
    NONE,
    OUTNUMBERED_AP,
    are_rivals,
    side_of,
)
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

# Steps of a fight
AID_ATTACK: Final = 1
AID_DEFENCE: Final = 2
SHOW: Final = 3
AIR: Final = 4
LINE_UP: Final = 5
OPPOSE: Final = 6
SURPLUS: Final = 7
LAST: Final = 8
SUPPORT: Final = 9
OUTCOME: Final = 10


def begin(s: FourLands, item: Act) -> None:
    """An Attack resolves: a fight, if anybody is left on both sides (FL-ATTACK-10)."""
    attackers = [agent for agent in item.agents if s.party_of[agent] == item.party]
    defenders = s.members[item.target][:]
    if not attackers or not defenders:
        s.tell(events.ATTACK_VOID, [item.party, item.target])
        put_card_away(s, item.card, item.option)
        return
    fight = Fight(item.party, item.target, attackers, defenders)
    fight.attack_seat = item.seat
    fight.defence_seat = s.seat_of[side_of(item.target)]
    fight.field = item.place
    fight.card = item.card
    fight.option = item.option
    fight.size_before = len(s.members[item.party])
    fight.target_size_before = len(s.members[item.target])
    s.fight = fight
    s.push(Melee())


def put_card_away(s: FourLands, card: int, option: int) -> None:
    """The Attack card after its Attack: to hand if 2 AP were paid, else into the deck (FL-ATTACK-31)."""
    if card == NONE:
        return
    effect = action_card(ATTACK_KIND).effects[option]
    assert isinstance(effect, DeclareAttack)
    if effect.returns:
        seat = s.owner(card)
        s.hands[seat].append(card)
        s.hands[seat].sort()
        s.tell(events.CARD_RETURNED, [seat, KIND[card]])
    else:
        s.to_deck(card)


class Melee(Question):
    """The fight on `s.fight`: opens its steps one after another and asks nothing itself."""

    __slots__ = ("step",)

    def __init__(self) -> None:
        super().__init__(0)
        self.step = AID_ATTACK

    def copy(self) -> Melee:
        other = Melee()
        other.seat = self.seat
        other.step = self.step
        return other

    def ready(self, s: FourLands) -> bool:
        fight = s.fight
        assert fight is not None
        step = self.step
        self.step += 1
        if step in (LINE_UP, OPPOSE, SURPLUS, LAST, SUPPORT) and not (fight.attackers and fight.defenders):
            return False  # all of one side fell to an answer to Shimmering Air: nobody is left to fight
        if fight.duel and step not in (SHOW, LINE_UP, OPPOSE, SURPLUS, SUPPORT, OUTCOME):
            return False  # FL-END-07
        if step == AID_ATTACK:
            ask_helpers(s, s.ally_seat(fight.attack_seat))
        elif step == AID_DEFENCE:
            ask_helpers(s, s.ally_seat(fight.defence_seat))
        elif step == SHOW:
            for agent in fight.agents():
                s.show(agent)
        elif step == AIR:
            s.push(AirWindow(fight.attack_seat))
        elif step == LINE_UP:
            s.push(LineUp(fight.attack_seat))
        elif step == OPPOSE:
            s.push(Oppose(fight.defence_seat))
        elif step == SURPLUS:
            close_up(fight)
            s.push(Surplus(fight.attack_seat))
        elif step == LAST:
            s.push(LastSpells(fight.attack_seat))
        elif step == SUPPORT:
            s.push(FightSupport(fight.attack_seat))
        else:
            s.pop()
            outcome(s, fight)
        return False

    def options(self, s: FourLands) -> list[int]:
        return []

    def verdict(self, s: FourLands, action: int) -> int:
        return refuse(reasons.NOT_ASKED)

    def resolve(self, s: FourLands, action: int) -> None:
        raise AssertionError("a fight asks nothing itself")

    def quiet(self, s: FourLands) -> int:
        raise AssertionError("a fight asks nothing itself")

    def decision(self, s: FourLands) -> Decision:
        raise AssertionError("a fight asks nothing itself")


def ask_helpers(s: FourLands, ally: int) -> None:
    """The Ally may add upright Agents that stand on the field, in cooperative mode (FL-ATTACK-11, -13)."""
    if not s.cooperative or ally == NONE:
        return
    act = Act(AID, ally)
    if any(aid_verdict(s, act, agent) == OK for party in s.parties_of(ally) for agent in s.members[party]):
        s.push(Build(act))


def fighting_order(s: FourLands, fight: Fight) -> list[int]:
    """Attacking seat, its Ally, defending seat, its Ally; a duel knows no Allies."""
    seats = [fight.attack_seat, s.ally_seat(fight.attack_seat), fight.defence_seat, s.ally_seat(fight.defence_seat)]
    if fight.duel:
        seats = [fight.attack_seat, fight.defence_seat]
    return [seat for seat in seats if seat != NONE]


# -- Shimmering Air and last Spells --


class CardWindow(Question):
    """A turn-by-turn window inside a fight in which cards of one timing may be played until all pass in a row."""

    __slots__ = ("passes",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.passes = 0

    def window(self) -> int:
        return LAST_SPELLS

    def asked(self, s: FourLands, seat: int) -> bool:
        return could_play_a_card(s, seat)

    def order(self, s: FourLands) -> list[int]:
        return list(range(s.seats))

    def next_in_order(self, s: FourLands) -> int:
        order = self.order(s)
        return order[(order.index(self.seat) + 1) % len(order)]

    def ready(self, s: FourLands) -> bool:
        if s.items:
            s.push(Response())
            return False
        while self.passes < len(self.order(s)):
            if self.asked(s, self.seat):
                return True
            self.passes += 1
            self.seat = self.next_in_order(s)
        s.pop()
        return False

    def options(self, s: FourLands) -> list[int]:
        return [pack(verbs.PASS), *card_options(s, self.seat, self.window()), *trade_options(s, self.seat)]

    def verdict(self, s: FourLands, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.PASS:
            return OK
        if kind == verbs.PLAY_CARD:
            return card_verdict(s, self.seat, a_of(action), self.window())
        return trade_verdict(s, self.seat, a_of(action)) if kind == verbs.TRADE else not_now(action)

    def resolve(self, s: FourLands, action: int) -> None:
        kind = kind_of(action)
        seat = self.seat
        if kind == verbs.TRADE:
            trade(s, seat, a_of(action))
            return
        if kind == verbs.PASS:
            self.passes += 1
            self.seat = self.next_in_order(s)
            s.tell(events.PASSED, [seat])
        else:
            begin_card(s, seat, a_of(action))

    def acted(self, s: FourLands, act: Act) -> None:
        self.passes = 0
        self.seat = self.next_in_order(s)

    def quiet(self, s: FourLands) -> int:
        return pack(verbs.PASS)


class AirWindow(CardWindow):
    """F4: Shimmering Air may be cast now and only now (FL-ATTACK-15)."""

    __slots__ = ()

    def copy(self) -> AirWindow:
        other = AirWindow(self.seat)
        other.passes = self.passes
        return other

    def window(self) -> int:
        return BEFORE_PAIRS

    def order(self, s: FourLands) -> list[int]:
        assert s.fight is not None
        return fighting_order(s, s.fight)

    def asked(self, s: FourLands, seat: int) -> bool:
        """Only seats whose deck holds the card, with a hand, 2 AP in Funds and a wizard that fights (FL-PRIO-18)."""
        assert s.fight is not None
        first = s.sides[seat] * DECK_SIZE
        if not any(KIND[card] == SHIMMERING_AIR_KIND for card in range(first, first + DECK_SIZE)):
            return False
        if not s.hands[seat] or s.funds(seat) < action_card(SHIMMERING_AIR_KIND).prices[0]:
            return False
        return any(
            s.owner(agent) == seat and s.is_wizard(agent) and not s.has_amulet(s.party_of[agent])
            for agent in s.fight.agents()
        )

    def decision(self, s: FourLands) -> Decision:
        return self.asks(s, "air", "FL-ATTACK-15", [pack(verbs.PASS)])


class LastSpells(CardWindow):
    """F6: the last cards before blows are counted (FL-ATTACK-21)."""

    __slots__ = ()

    def copy(self) -> LastSpells:
        other = LastSpells(self.seat)
        other.passes = self.passes
        return other

    def decision(self, s: FourLands) -> Decision:
        return self.asks(s, "last-spells", "FL-ATTACK-21", [pack(verbs.PASS)])


# -- pairing --


class LineUp(Question):
    """F5a: the attacking seat lines up the attackers, one at a time (FL-ATTACK-16)."""

    __slots__ = ()

    def copy(self) -> LineUp:
        return LineUp(self.seat)

    def forced(self) -> bool:
        return True

    def waiting(self, s: FourLands) -> list[int]:
        assert s.fight is not None
        lined = [agent for group in s.fight.groups for agent in group.attackers]
        return [agent for agent in s.fight.attackers if agent not in lined]

    def ready(self, s: FourLands) -> bool:
        if self.waiting(s):
            return True
        s.pop()
        return False

    def options(self, s: FourLands) -> list[int]:
        return [pack(verbs.LINE, s.handle(agent)) for agent in self.waiting(s)]

    def verdict(self, s: FourLands, action: int) -> int:
        if kind_of(action) != verbs.LINE:
            return not_now(action)
        agent = agent_named(s, a_of(action))
        if agent == NONE:
            return refuse(reasons.NO_SUCH_AGENT)
        return OK if agent in self.waiting(s) else refuse(reasons.NOT_AN_ATTACKER, s.handle(agent))

    def resolve(self, s: FourLands, action: int) -> None:
        assert s.fight is not None
        group = Group()
        group.attackers.append(agent_named(s, a_of(action)))
        s.fight.groups.append(group)

    def quiet(self, s: FourLands) -> int:
        return self.options(s)[0]

    def decision(self, s: FourLands) -> Decision:
        return self.asks(s, "line-up", "FL-ATTACK-16", [])


class Oppose(Question):
    """F5b: the defending seat puts each defender opposite an attacker (FL-ATTACK-17, -18)."""

    __slots__ = ()

    def copy(self) -> Oppose:
        return Oppose(self.seat)

    def forced(self) -> bool:
        return True

    def waiting(self, s: FourLands) -> list[int]:
        assert s.fight is not None
        placed = [agent for group in s.fight.groups for agent in group.defenders]
        return [agent for agent in s.fight.defenders if agent not in placed]

    def ready(self, s: FourLands) -> bool:
        if self.waiting(s):
            return True
        s.pop()
        return False

    def open_places(self, s: FourLands) -> list[int]:
        """Places (from 1) that may be taken: free ones as long as there are any."""
        assert s.fight is not None
        free = [i + 1 for i, group in enumerate(s.fight.groups) if not group.defenders]
        return free if free else list(range(1, len(s.fight.groups) + 1))

    def options(self, s: FourLands) -> list[int]:
        places = self.open_places(s)
        return [pack(verbs.PLACE, s.handle(agent), place) for agent in self.waiting(s) for place in places]

    def verdict(self, s: FourLands, action: int) -> int:
        if kind_of(action) != verbs.PLACE:
            return not_now(action)
        assert s.fight is not None
        agent = agent_named(s, a_of(action))
        if agent == NONE:
            return refuse(reasons.NO_SUCH_AGENT)
        if agent not in self.waiting(s):
            return refuse(reasons.NOT_A_DEFENDER, s.handle(agent))
        place = b_of(action)
        if not 1 <= place <= len(s.fight.groups):
            return refuse(reasons.NO_SUCH_PLACE, place)
        return OK if place in self.open_places(s) else refuse(reasons.PLACE_TAKEN, place)

    def resolve(self, s: FourLands, action: int) -> None:
        assert s.fight is not None
        s.fight.groups[b_of(action) - 1].defenders.append(agent_named(s, a_of(action)))

    def quiet(self, s: FourLands) -> int:
        return self.options(s)[0]

    def decision(self, s: FourLands) -> Decision:
        return self.asks(s, "oppose", "FL-ATTACK-17", [])


def close_up(fight: Fight) -> None:
    """Places without a defender vanish and the groups close up (FL-ATTACK-20)."""
    fight.groups = [group for group in fight.groups if group.defenders]


class Surplus(Question):
    """F5c: the attacking seat adds each unpaired attacker to a group (FL-ATTACK-19)."""

    __slots__ = ()

    def copy(self) -> Surplus:
        return Surplus(self.seat)

    def forced(self) -> bool:
        return True

    def waiting(self, s: FourLands) -> list[int]:
        assert s.fight is not None
        placed = [agent for group in s.fight.groups for agent in group.attackers]
        return [agent for agent in s.fight.attackers if agent not in placed]

    def ready(self, s: FourLands) -> bool:
        if self.waiting(s):
            return True
        s.pop()
        return False

    def options(self, s: FourLands) -> list[int]:
        assert s.fight is not None
        handle = s.handle(self.waiting(s)[0])
        return [pack(verbs.ADD, handle, group) for group in range(1, len(s.fight.groups) + 1)]

    def verdict(self, s: FourLands, action: int) -> int:
        if kind_of(action) != verbs.ADD:
            return not_now(action)
        assert s.fight is not None
        first = s.handle(self.waiting(s)[0])
        if a_of(action) != first:
            return refuse(reasons.ADD_IN_ORDER, first)
        if not 1 <= b_of(action) <= len(s.fight.groups):
            return refuse(reasons.NO_SUCH_GROUP, b_of(action))
        return OK

    def resolve(self, s: FourLands, action: int) -> None:
        assert s.fight is not None
        s.fight.groups[b_of(action) - 1].attackers.append(agent_named(s, a_of(action)))

    def quiet(self, s: FourLands) -> int:
        return self.options(s)[0]

    def decision(self, s: FourLands) -> Decision:
        agent = s.game.name(s, "agent", s.handle(self.waiting(s)[0]), self.seat)
        return self.asks(s, "surplus", "FL-ATTACK-19", [], {"agent": agent})


# -- Magic support --


class FightSupport(Question):
    """F7: wizards that have not cast strengthen their own or a neighbouring group (FL-ATTACK-23 to -25)."""

    __slots__ = ("turn",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.turn = 0  # how many seats are done

    def copy(self) -> FightSupport:
        other = FightSupport(self.seat)
        other.turn = self.turn
        return other

    def ready(self, s: FourLands) -> bool:
        assert s.fight is not None
        order = fighting_order(s, s.fight)
        while self.turn < len(order):
            self.seat = order[self.turn]
            if any(self.wizard_verdict(s, agent) == OK for agent in s.fight.agents()):
                return True
            self.turn += 1
        s.pop()
        return False

    def wizard_verdict(self, s: FourLands, agent: int) -> int:
        fight = s.fight
        assert fight is not None
        if agent == NONE:
            return refuse(reasons.NO_SUCH_AGENT)
        handle = s.handle(agent)
        if agent not in fight.agents():
            return refuse(reasons.NOT_IN_FIGHT, handle)
        if s.owner(agent) != self.seat:
            return refuse(reasons.NOT_YOUR_SUPPORT, handle)
        if not s.is_wizard(agent):
            return refuse(reasons.NO_MAGIC, handle)
        if s.cast[agent] and not fight.duel:
            return refuse(reasons.HAS_CAST, handle)
        return refuse(reasons.SUPPORTED_ONCE, handle) if agent in fight.supported else OK

    def group_of(self, fight: Fight, agent: int) -> int:
        for i, group in enumerate(fight.groups):
            if agent in group.attackers or agent in group.defenders:
                return i + 1
        return NONE

    def options(self, s: FourLands) -> list[int]:
        fight = s.fight
        assert fight is not None
        found = [pack(verbs.STOP)]
        for agent in fight.agents():
            if self.wizard_verdict(s, agent) == OK:
                own = self.group_of(fight, agent)
                for group in range(max(1, own - 1), min(len(fight.groups), own + 1) + 1):
                    found.append(pack(verbs.SUPPORT_ATTACK, s.handle(agent), group))
                    found.append(pack(verbs.SUPPORT_DEFENCE, s.handle(agent), group))
        return found

    def verdict(self, s: FourLands, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.STOP:
            return OK
        if kind not in (verbs.SUPPORT_ATTACK, verbs.SUPPORT_DEFENCE):
            return not_now(action)
        fight = s.fight
        assert fight is not None
        agent = agent_named(s, a_of(action))
        why = self.wizard_verdict(s, agent)
        if why != OK:
            return why
        group = b_of(action)
        if not 1 <= group <= len(fight.groups):
            return refuse(reasons.NO_SUCH_GROUP, group)
        near = abs(group - self.group_of(fight, agent)) <= 1
        return OK if near else refuse(reasons.NOT_NEIGHBOUR, s.handle(agent), group)

    def resolve(self, s: FourLands, action: int) -> None:
        if kind_of(action) == verbs.STOP:
            self.turn += 1
            return
        fight = s.fight
        assert fight is not None
        agent = agent_named(s, a_of(action))
        group = fight.groups[b_of(action) - 1]
        fight.supported.append(agent)
        with_attack = kind_of(action) == verbs.SUPPORT_ATTACK
        if agent in fight.attackers:
            if with_attack:
                group.plus_attackers_attack += 1
            else:
                group.plus_attackers_defence += 1
        elif with_attack:
            group.plus_defenders_attack += 1
        else:
            group.plus_defenders_defence += 1
        if s.log is not None:
            s.tell(events.SUPPORTED, [s.tag(agent), b_of(action), 0 if with_attack else 1])

    def quiet(self, s: FourLands) -> int:
        return pack(verbs.STOP)

    def decision(self, s: FourLands) -> Decision:
        return self.asks(s, "fight-support", "FL-ATTACK-23", [pack(verbs.STOP)])


# -- the outcome --


def attack_sum(s: FourLands, fight: Fight, agents: list[int], attacking: bool) -> int:
    """The Attack of one side of a group, with Shimmering Air for attackers."""
    total = 0
    for agent in agents:
        total += ATTACK_OF[agent]
        if attacking:
            total += fight.warmed.count(s.owner(agent))
    return total


def defence_sum(s: FourLands, fight: Fight, agents: list[int], defending: bool) -> int:
    """The Defence of one side of a group; in a duel items are set aside (FL-END-06)."""
    total = 0
    for agent in agents:
        total += DEFENCE_OF[agent] if fight.duel else s.defence(agent)
        if defending:
            total += fight.warmed.count(s.owner(agent))
    return total


class Sums:
    """What the two sides of a group bring (FL-ATTACK-26)."""

    __slots__ = ("attackers_attack", "attackers_defence", "defenders_attack", "defenders_defence")

    def __init__(self, s: FourLands, fight: Fight, group: Group) -> None:
        self.attackers_attack = attack_sum(s, fight, group.attackers, True) + group.plus_attackers_attack
        self.attackers_defence = defence_sum(s, fight, group.attackers, False) + group.plus_attackers_defence
        self.defenders_attack = attack_sum(s, fight, group.defenders, False) + group.plus_defenders_attack
        self.defenders_defence = defence_sum(s, fight, group.defenders, True) + group.plus_defenders_defence


def outcome(s: FourLands, fight: Fight) -> None:
    """F8 and F9: groups are judged at the same time, the beaten go, the rest stay (FL-ATTACK-26 to -31)."""
    lost: list[int] = []
    for i, group in enumerate(fight.groups):
        if not group.attackers or not group.defenders:
            continue
        sums = Sums(s, fight, group)
        s.tell(
            events.GROUP_FOUGHT,
            [i + 1, sums.attackers_attack, sums.defenders_defence, sums.defenders_attack, sums.attackers_defence],
        )
        if sums.attackers_attack > sums.defenders_defence:
            lost.extend(group.defenders)
        if sums.defenders_attack > sums.attackers_defence:
            lost.extend(group.attackers)
    hit: list[int] = []
    for agent in lost:
        party = s.party_of[agent]
        if party not in hit:
            hit.append(party)
        eliminate(s, agent)
    s.fight = None
    if fight.duel:
        return
    for party in hit:
        if not s.members[party]:
            other = fight.target if not are_rivals(side_of(party), side_of(fight.by)) else fight.by
            dissolve(s, party, other if s.members[other] and other not in fight.gone else NONE)
    reward_the_outnumbered(s, fight)
    put_card_away(s, fight.card, fight.option)


def reward_the_outnumbered(s: FourLands, fight: Fight) -> None:
    """1 AP to the side whose Party was the smaller one and is the larger one now (FL-ATTACK-30)."""
    size = 0 if fight.by in fight.gone else len(s.members[fight.by])
    target_size = 0 if fight.target in fight.gone else len(s.members[fight.target])
    winner = NONE
    if fight.size_before < fight.target_size_before and size > target_size:
        winner = fight.attack_seat
    elif fight.target_size_before < fight.size_before and target_size > size:
        winner = fight.defence_seat
    if winner != NONE:
        s.ap[winner] += OUTNUMBERED_AP
        s.tell(events.OUTNUMBERED, [winner, OUTNUMBERED_AP])
