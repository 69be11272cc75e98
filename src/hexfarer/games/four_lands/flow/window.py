"""Windows: the main turns of a phase, and the answers to what was announced (FL-PRIO, FL-STACK)."""

from __future__ import annotations

from hexfarer.games.four_lands import verbs
from hexfarer.games.four_lands.act import Act
from hexfarer.games.four_lands.content.decks import AGENT_KINDS, KIND
from hexfarer.games.four_lands.content.map import HOME
from hexfarer.games.four_lands.flow import moving
from hexfarer.games.four_lands.flow.asking import (
    Question,
    agent_named,
    not_now,
    tell_pass,
    tell_passed,
    trade,
    trade_options,
    trade_verdict,
)
from hexfarer.games.four_lands.flow.build import Build
from hexfarer.games.four_lands.flow.carry import carry_out
from hexfarer.games.four_lands.flow.cover import Cover
from hexfarer.games.four_lands.flow.starts import (
    agent_price,
    agent_verdict,
    attack_options,
    attack_verdict,
    begin,
    begin_attack,
    begin_card,
    begin_reinforcing,
    break_circle,
    break_verdict,
    card_options,
    card_verdict,
    conflict_at,
    host_verdict,
    may_attack,
    new_party_verdict,
    play_agent,
    regroup_options,
    regroup_verdict,
    reinforce_verdict,
    task_verdict,
)
from hexfarer.games.four_lands.flow.tasks import (
    may_perform,
    may_thwart_side,
    pool,
    requirement,
    thwart,
    thwart_verdict,
    thwartable,
    workers_of,
)
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    ATTACKS,
    MAIN,
    MOVE,
    MOVES,
    NONE,
    PHASES,
    PLAY,
    REGROUP,
    RESPONSE,
    TASK,
    TASKS,
    TRAITS,
    are_rivals,
    side_of,
)
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK


def could_play_a_card(s: FourLands, seat: int) -> bool:
    """By what all can see: a hand and something to pay with (FL-PRIO-13 b)."""
    return len(s.hands[seat]) > 0 and s.funds(seat) >= 1


def owns_imprisoned(s: FourLands, seat: int) -> bool:
    return any(side_of(party) == s.sides[seat] for _, party in s.circles)


class Main(Question):
    """The main window of a phase: one main act or pass at a time, until all pass in a row (FL-PRIO-01 to -08)."""

    __slots__ = ("passes", "phase")

    def __init__(self, phase: int, seat: int) -> None:
        super().__init__(seat)
        self.phase = phase
        self.passes = 0

    def copy(self) -> Main:
        other = Main(self.phase, self.seat)
        other.passes = self.passes
        return other

    def skippable(self) -> bool:
        return True

    def asked(self, s: FourLands, seat: int) -> bool:
        """Could the seat do anything but pass, by what all can see (FL-PRIO-10 to -15)?"""
        if owns_imprisoned(s, seat):
            return True
        if self.phase == PLAY:
            return len(s.hands[seat]) > 0 or len(regroup_options(s, seat)) > 0
        if could_play_a_card(s, seat):
            return True
        parties = s.parties_of(seat)
        if self.phase == ATTACKS:
            return any(self.could_attack(s, seat, party) for party in parties)
        if self.phase == TASKS:
            return any(may_perform(s, party) == OK for party in parties)
        if any(s.has_upright(party) and not s.imprisoned(party) for party in parties):
            return True
        return len(regroup_options(s, seat)) > 0

    def could_attack(self, s: FourLands, seat: int, party: int) -> bool:
        field = s.party_field[party]
        if may_attack(s, party) != OK or not (conflict_at(s, field) or s.hands[seat]):
            return False
        return any(are_rivals(side_of(other), s.sides[seat]) for other in s.parties_at(field))

    def ready(self, s: FourLands) -> bool:
        if s.items:
            s.push(Response())
            return False
        while self.passes < s.seats:
            if self.asked(s, self.seat):
                return True
            self.passes += 1
            self.seat = s.next_seat(self.seat)
        tell_passed(s)
        s.pop()
        return False

    def options(self, s: FourLands) -> list[int]:
        seat = self.seat
        found = [pack(verbs.PASS)]
        if self.phase == PLAY:
            found.extend(self.agent_options(s))
        elif self.phase == ATTACKS:
            found.extend(attack_options(s, seat))
        elif self.phase == TASKS:
            found.extend(
                pack(verbs.DO_TASK, party) for party in s.parties_of(seat) if task_verdict(s, seat, party) == OK
            )
        else:
            found.extend(moving.offers(s, seat))
        found.extend(card_options(s, seat, MAIN))
        if self.phase in (PLAY, MOVES):
            found.extend(regroup_options(s, seat))
        if s.circles:
            found.extend(
                pack(verbs.BREAK, party) for party in s.parties_of(seat) if break_verdict(s, seat, party) == OK
            )
        found.extend(trade_options(s, seat))
        return found

    def agent_options(self, s: FourLands) -> list[int]:
        seat = self.seat
        price = agent_price(s, seat)
        if price == NONE or price > s.ap[seat]:
            return []
        side = s.sides[seat]
        fields = HOME[side] if s.free_party(side) != NONE else []
        parties = s.parties_of(seat)
        ally = s.ally_seat(seat)
        if s.cooperative and ally != NONE:
            parties = parties + s.parties_of(ally)
        found: list[int] = []
        last = NONE
        for card in s.hands[seat]:
            kind = KIND[card]
            if kind != last and kind < AGENT_KINDS:
                found.extend(pack(verbs.PLAY_AT, kind, field) for field in fields)
                found.extend(pack(verbs.PLAY_TO, kind, party) for party in parties)
            last = kind
        return found

    def verdict(self, s: FourLands, action: int) -> int:
        kind = kind_of(action)
        seat = self.seat
        if kind == verbs.PASS:
            return OK
        if kind == verbs.PLAY_CARD:
            return card_verdict(s, seat, a_of(action), MAIN)
        if kind == verbs.TRADE:
            return trade_verdict(s, seat, a_of(action))
        if kind == verbs.BREAK:
            return break_verdict(s, seat, a_of(action))
        if kind == verbs.REGROUP_FROM and self.phase in (PLAY, MOVES):
            return regroup_verdict(s, seat, a_of(action))
        if self.phase == PLAY and kind in (verbs.PLAY_AT, verbs.PLAY_TO):
            why = agent_verdict(s, seat, a_of(action))
            if why != OK:
                return why
            where = b_of(action)
            return new_party_verdict(s, seat, where) if kind == verbs.PLAY_AT else host_verdict(s, seat, where)
        if self.phase == ATTACKS and kind in (verbs.ATTACK_HERE, verbs.ATTACK_WITH):
            return attack_verdict(s, seat, action)
        if self.phase == TASKS and kind == verbs.DO_TASK:
            return task_verdict(s, seat, a_of(action))
        if self.phase == MOVES and kind == verbs.SPLIT:
            return moving.split_verdict(s, seat, a_of(action))
        if self.phase == MOVES and moving.is_move(action):
            why = moving.mover_verdict(s, seat, a_of(action))
            return why if why != OK else moving.move_verdict(s, seat, action, s.upright(a_of(action)))
        return not_now(action)

    def resolve(self, s: FourLands, action: int) -> None:
        kind = kind_of(action)
        seat = self.seat
        # free operations do not end the turn (FL-PRIO-07)
        if kind == verbs.TRADE:
            trade(s, seat, a_of(action))
            return
        if kind == verbs.BREAK:
            break_circle(s, a_of(action))
            return
        if kind == verbs.REGROUP_FROM:
            begin(s, seat, REGROUP, a_of(action))
            return
        if kind == verbs.PASS:
            self.passes += 1
            self.seat = s.next_seat(seat)
            tell_pass(s, seat)
        elif kind in (verbs.PLAY_AT, verbs.PLAY_TO):
            self.passes = 0
            self.seat = s.next_seat(seat)
            play_agent(s, seat, action)
        elif kind in (verbs.ATTACK_HERE, verbs.ATTACK_WITH):
            begin_attack(s, seat, action)
        elif kind == verbs.DO_TASK:
            begin(s, seat, TASK, a_of(action))
        elif kind == verbs.SPLIT:
            begin(s, seat, MOVE, a_of(action))
        elif moving.is_move(action):
            s.push(Build(moving.whole_move(s, seat, action)))
        else:
            begin_card(s, seat, a_of(action))

    def acted(self, s: FourLands, act: Act) -> None:
        if act.kind != REGROUP:  # a free operation
            self.passes = 0
            self.seat = s.next_seat(act.seat)

    def quiet(self, s: FourLands) -> int:
        return pack(verbs.PASS)

    def decision(self, s: FourLands) -> Decision:
        rules = ["FL-PRIO-12", "FL-PRIO-13", "FL-PRIO-14", "FL-PRIO-15"]
        return self.asks(s, "main-" + PHASES[self.phase], rules[self.phase], [pack(verbs.PASS)])


class Response(Question):
    """Answers to the item on top of the stack, until it resolves; then to the next (FL-STACK-05 to -10)."""

    __slots__ = ("passes", "watched")

    def __init__(self) -> None:
        super().__init__(0)
        self.passes = 0
        self.watched = NONE  # the number of the item the window is open on

    def copy(self) -> Response:
        other = Response()
        other.seat = self.seat
        other.passes = self.passes
        other.watched = self.watched
        return other

    def skippable(self) -> bool:
        return True

    def asked(self, s: FourLands, seat: int) -> bool:
        """FL-PRIO-16 and -17, by what all can see."""
        item = s.items[-1]
        if seat == item.seat and not item.touched:
            return False
        if could_play_a_card(s, seat):
            return True
        if item.kind != TASK:
            return False
        if seat == item.seat:
            return reinforce_verdict(s, seat) == OK
        if may_thwart_side(s, item, s.sides[seat]) != OK:
            return False
        return self.could_thwart(s, seat) and not self.lost(s)

    def lost(self, s: FourLands) -> bool:
        """Is the Task on top uncovered for good, since nobody could reinforce it or play a card?"""
        item = s.items[-1]
        if s.has_upright(item.party) or any(could_play_a_card(s, seat) for seat in range(s.seats)):
            return False
        task = s.field_task[item.place]
        if task == NONE:
            return True
        return Cover(requirement(s, task, item.thwarts), pool(s, item.party, workers_of(s, item))).short() > 0

    def could_thwart(self, s: FourLands, seat: int) -> bool:
        item = s.items[-1]
        allowed = thwartable(s, item)
        for party in s.parties_of(seat):
            if s.party_field[party] == item.place:
                for agent in s.upright(party):
                    if not s.revealed[agent]:
                        return True
                    traits = s.traits(agent)
                    if any(traits[trait] > 0 and allowed[trait] for trait in range(len(TRAITS))):
                        return True
        return False

    def ready(self, s: FourLands) -> bool:
        if not s.items:
            s.pop()
            return False
        item = s.items[-1]
        if self.watched != item.number:
            self.watched = item.number
            self.seat = s.next_seat(item.seat)
            self.passes = 0
        while self.passes < s.seats:
            if self.asked(s, self.seat):
                return True
            self.passes += 1
            self.seat = s.next_seat(self.seat)
        s.items.pop()
        self.watched = NONE
        if s.items:
            s.items[-1].touched = True
        carry_out(s, item)
        return False

    def options(self, s: FourLands) -> list[int]:
        found = [pack(verbs.PASS)]
        found.extend(self.thwart_options(s))
        if reinforce_verdict(s, self.seat) == OK:
            found.append(pack(verbs.REINFORCE_WITH))
        found.extend(card_options(s, self.seat, RESPONSE))
        found.extend(trade_options(s, self.seat))
        return found

    def thwart_options(self, s: FourLands) -> list[int]:
        item = s.items[-1]
        if item.kind != TASK or may_thwart_side(s, item, s.sides[self.seat]) != OK:
            return []
        allowed = thwartable(s, item)
        found: list[int] = []
        for party in s.parties_of(self.seat):
            if s.party_field[party] == item.place:
                for agent in s.upright(party):
                    traits = s.traits(agent)
                    handle = s.handle(agent)
                    found.extend(
                        pack(verbs.THWART, handle, trait)
                        for trait in range(len(TRAITS))
                        if traits[trait] > 0 and allowed[trait]
                    )
        return found

    def verdict(self, s: FourLands, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.PASS:
            return OK
        if kind == verbs.PLAY_CARD:
            return card_verdict(s, self.seat, a_of(action), RESPONSE)
        if kind == verbs.THWART:
            return thwart_verdict(s, self.seat, agent_named(s, a_of(action)), b_of(action))
        if kind == verbs.REINFORCE_WITH:
            return reinforce_verdict(s, self.seat)
        if kind == verbs.TRADE:
            return trade_verdict(s, self.seat, a_of(action))
        return not_now(action)

    def resolve(self, s: FourLands, action: int) -> None:
        kind = kind_of(action)
        seat = self.seat
        if kind == verbs.TRADE:
            trade(s, seat, a_of(action))
            return
        if kind == verbs.PASS:
            self.passes += 1
            self.seat = s.next_seat(seat)
            tell_pass(s, seat)
            return
        if kind == verbs.PLAY_CARD:
            begin_card(s, seat, a_of(action))
        elif kind == verbs.THWART:
            self.answered(s, seat)
            thwart(s, agent_named(s, a_of(action)), b_of(action))
        else:
            begin_reinforcing(s, seat)

    def acted(self, s: FourLands, act: Act) -> None:
        self.answered(s, act.seat)

    def answered(self, s: FourLands, seat: int) -> None:
        """Somebody did not pass: all are asked again, and the item's controller too (FL-STACK-08, FL-PRIO-17)."""
        item = s.items[-1]
        if seat != item.seat:
            item.touched = True
        self.passes = 0
        self.seat = s.next_seat(seat)

    def quiet(self, s: FourLands) -> int:
        return pack(verbs.PASS)

    def decision(self, s: FourLands) -> Decision:
        item = s.items[-1]
        args: dict[str, object] = {"item": s.game.name(s, "item", item.number, self.seat)}
        return self.asks(s, "response", "FL-STACK-06", [pack(verbs.PASS)], args)
