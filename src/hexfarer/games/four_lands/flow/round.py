"""A Round: start steps, the four phases, the end (FL-ROUND)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands import events, reasons, verbs
from hexfarer.games.four_lands.content.decks import KIND
from hexfarer.games.four_lands.flow.asking import Course, Question, not_now, trade, trade_options, trade_verdict
from hexfarer.games.four_lands.flow.end import end_round
from hexfarer.games.four_lands.flow.window import Main
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    EXTRA_COSTS,
    MOVES,
    NONE,
    PARTIES,
    PLAY,
    SALARY_AP,
    SALARY_FROM,
    START_AP,
    START_AP_LONE,
    START_HAND,
    START_HAND_LONE,
    SWAP_AP,
    SWAP_CARDS,
    UPKEEP,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

# Steps of a Round
BEGIN: Final = 0
EXCHANGES: Final = 1
UPKEEPS: Final = 2
DRAWS: Final = 3
EXTRA_DRAWS: Final = 4
INITIATIVE: Final = 5
FIRST_PHASE: Final = 6  # then one step a phase
END: Final = FIRST_PHASE + MOVES + 1


class Round(Course):
    """The frame below all others: it opens the steps of each Round one after another and asks nothing itself."""

    __slots__ = ("index", "step")

    def __init__(self) -> None:
        super().__init__(0)
        self.step = BEGIN
        self.index = 0  # how many seats, or Complications, the step has come to

    def copy(self) -> Round:
        other = Round()
        other.seat = self.seat
        other.step = self.step
        other.index = self.index
        return other

    def ready(self, s: FourLands) -> bool:
        if self.step == BEGIN:
            begin_round(s)
            self.enter(EXCHANGES)
        elif self.step == EXCHANGES:
            self.each_seat(s, UPKEEPS)
        elif self.step == UPKEEPS:
            self.upkeep(s)
        elif self.step == DRAWS:
            draw_and_ready(s)
            self.enter(EXTRA_DRAWS)
        elif self.step == EXTRA_DRAWS:
            self.each_seat(s, INITIATIVE)
        elif self.step == INITIATIVE:
            pass_initiative(s)
            self.enter(FIRST_PHASE)
        elif self.step < END:
            s.phase = PLAY + self.step - FIRST_PHASE
            s.tell(events.PHASE_BEGAN, [s.phase])
            s.push(Main(s.phase, s.initiative))
            self.enter(self.step + 1)
        else:
            self.enter(BEGIN)
            s.phase = NONE
            end_round(s)
        return False

    def enter(self, step: int) -> None:
        self.step = step
        self.index = 0

    def each_seat(self, s: FourLands, then: int) -> None:
        """Ask the next seat in order, or go on when all were asked (FL-ROUND-01)."""
        if self.index == s.seats:
            self.enter(then)
            return
        seat = (s.initiative + self.index) % s.seats
        self.index += 1
        if self.step == EXCHANGES:
            if len(s.hands[seat]) >= SWAP_CARDS:
                s.push(Exchange(seat))
        else:
            s.push(ExtraDraw(seat))

    def upkeep(self, s: FourLands) -> None:
        """Each Complications still in effect is paid for or let go (FL-ROUND-07)."""
        if self.index == len(s.complications):
            self.enter(DRAWS)
            return
        if self.index == 0:  # seats are asked in order
            s.complications.sort(key=lambda card: (s.owner(card) - s.initiative) % s.seats)
        card = s.complications[self.index]
        if s.funds(s.owner(card)) >= UPKEEP:
            self.index += 1
            s.push(Upkeep(s.owner(card), card))
        else:
            let_go(s, card)


def begin_round(s: FourLands) -> None:
    """Marks are cleared, AP come in (FL-ROUND-03, FL-ROUND-04, FL-ROUND-05, FL-ROUND-14)."""
    s.round += 1
    s.tell(events.ROUND_BEGAN, [s.round])
    for seat in range(s.seats):
        s.draws_bought[seat] = 0
        s.played[seat] = 0
    for party in range(PARTIES):
        s.extra_moved[party] = 0
    for members in s.members:
        for agent in members:
            s.regrouped[agent] = 0
    if s.round == 1:
        for seat in s.order_from(s.initiative):
            lone = seat == s.lone
            s.earn(seat, START_AP_LONE if lone else START_AP)
            for _ in range(START_HAND_LONE if lone else START_HAND):
                s.draw(seat)
    elif s.collected >= SALARY_FROM:
        s.tell(events.SALARY, [SALARY_AP])
        for seat in range(s.seats):
            s.ap[seat] += SALARY_AP


def pass_initiative(s: FourLands) -> None:
    """In every Round after the first the next seat gets the Initiative (FL-ROUND-02)."""
    if s.round > 1:
        s.initiative = s.next_seat(s.initiative)
    s.tell(events.INITIATIVE, [s.initiative])


def draw_and_ready(s: FourLands) -> None:
    """Everybody draws, turned Agents stand up, marks of casting go (FL-ROUND-08, -09)."""
    for seat in s.order_from(s.initiative):
        if s.decks[seat]:
            s.draw(seat)
    for members in s.members:
        for agent in members:
            s.turned[agent] = 0
            s.cast[agent] = 0


def let_go(s: FourLands, card: int) -> None:
    """Complications end; the card goes into its owner's deck (FL-ACTION-COMPLICATIONS-03)."""
    s.complications.remove(card)
    s.tell(events.DROPPED, [s.owner(card), KIND[card]])
    s.to_deck(card)


class Exchange(Question):
    """Three cards of the hand into the deck for 1 AP, once a Round (FL-AP-07)."""

    __slots__ = ("chosen",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.chosen: list[int] = []

    def copy(self) -> Exchange:
        other = Exchange(self.seat)
        other.chosen = self.chosen[:]
        return other

    def ready(self, s: FourLands) -> bool:
        if len(self.chosen) < SWAP_CARDS:
            return True
        s.pop()
        for card in self.chosen:
            s.hands[self.seat].remove(card)
            s.to_deck(card)
        s.ap[self.seat] += SWAP_AP
        s.tell(events.SWAPPED, [self.seat, SWAP_CARDS, SWAP_AP])
        return False

    def spare(self, s: FourLands, kind: int) -> int:
        """A card of the kind in hand that was not chosen yet, or NONE."""
        for card in s.hands[self.seat]:
            if KIND[card] == kind and card not in self.chosen:
                return card
        return NONE

    def options(self, s: FourLands) -> list[int]:
        kinds = sorted({KIND[card] for card in s.hands[self.seat] if card not in self.chosen})
        swaps = [pack(verbs.SWAP, kind) for kind in kinds]
        return swaps if self.chosen else [pack(verbs.KEEP), *swaps, *trade_options(s, self.seat)]

    def verdict(self, s: FourLands, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.SWAP:
            return OK if self.spare(s, a_of(action)) != NONE else refuse(reasons.NOTHING_TO_SWAP, a_of(action))
        if self.chosen:
            return refuse(reasons.SWAP_BEGUN, SWAP_CARDS, len(self.chosen))
        if kind == verbs.KEEP:
            return OK
        return trade_verdict(s, self.seat, a_of(action)) if kind == verbs.TRADE else not_now(action)

    def resolve(self, s: FourLands, action: int) -> None:
        kind = kind_of(action)
        if kind == verbs.SWAP:
            self.chosen.append(self.spare(s, a_of(action)))
        elif kind == verbs.TRADE:
            trade(s, self.seat, a_of(action))
        else:
            s.pop()

    def quiet(self, s: FourLands) -> int:
        return self.options(s)[0]

    def decision(self, s: FourLands) -> Decision:
        primary = [] if self.chosen else [pack(verbs.KEEP)]
        return self.asks(s, "exchange", "FL-ROUND-06", primary, {"left": SWAP_CARDS - len(self.chosen)})


class Upkeep(Question):
    """Keep a Complications for 1 AP, or let it go (FL-ROUND-07)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def copy(self) -> Upkeep:
        return Upkeep(self.seat, self.card)

    def ready(self, s: FourLands) -> bool:
        return True

    def options(self, s: FourLands) -> list[int]:
        found = [pack(verbs.DROP, KIND[self.card])]
        if s.ap[self.seat] >= UPKEEP:
            found.append(pack(verbs.UPHOLD, KIND[self.card]))
        return found + trade_options(s, self.seat)

    def verdict(self, s: FourLands, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.TRADE:
            return trade_verdict(s, self.seat, a_of(action))
        if kind not in (verbs.DROP, verbs.UPHOLD):
            return not_now(action)
        if a_of(action) != KIND[self.card]:
            return refuse(reasons.NOT_ASKED)
        if kind == verbs.UPHOLD and s.ap[self.seat] < UPKEEP:
            return refuse(reasons.TOO_FEW_AP, UPKEEP, s.ap[self.seat])
        return OK

    def resolve(self, s: FourLands, action: int) -> None:
        kind = kind_of(action)
        if kind == verbs.TRADE:
            trade(s, self.seat, a_of(action))
            return
        s.pop()
        if kind == verbs.UPHOLD:
            s.pay(self.seat, UPKEEP)
            s.tell(events.UPHELD, [self.seat, KIND[self.card]])
        else:
            below = s.stack[-1]
            assert isinstance(below, Round)
            below.index -= 1  # the list of Complications gets shorter
            let_go(s, self.card)

    def quiet(self, s: FourLands) -> int:
        return pack(verbs.DROP, KIND[self.card])

    def decision(self, s: FourLands) -> Decision:
        card = s.game.name(s, "card", KIND[self.card], self.seat)
        return self.asks(s, "upkeep", "FL-ROUND-07", [pack(verbs.DROP, KIND[self.card])], {"card": card, "ap": UPKEEP})


def draw_price(s: FourLands, seat: int) -> int:
    """What the next extra card costs this Round; NONE if there is no more (FL-AP-03)."""
    bought = s.draws_bought[seat]
    return EXTRA_COSTS[bought] if bought < len(EXTRA_COSTS) else NONE


class ExtraDraw(Question):
    """Extra cards for 1, then 2, then 3 AP (FL-AP-03)."""

    __slots__ = ()

    def copy(self) -> ExtraDraw:
        return ExtraDraw(self.seat)

    def ready(self, s: FourLands) -> bool:
        price = draw_price(s, self.seat)
        if price != NONE and s.decks[self.seat] and s.funds(self.seat) >= price:
            return True  # FL-PRIO-24
        s.pop()
        return False

    def options(self, s: FourLands) -> list[int]:
        found = [pack(verbs.STOP)]
        if s.ap[self.seat] >= draw_price(s, self.seat):
            found.append(pack(verbs.DRAW))
        return found + trade_options(s, self.seat)

    def verdict(self, s: FourLands, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.STOP:
            return OK
        if kind == verbs.TRADE:
            return trade_verdict(s, self.seat, a_of(action))
        if kind != verbs.DRAW:
            return not_now(action)
        price = draw_price(s, self.seat)
        return OK if s.ap[self.seat] >= price else refuse(reasons.TOO_FEW_AP, price, s.ap[self.seat])

    def resolve(self, s: FourLands, action: int) -> None:
        kind = kind_of(action)
        if kind == verbs.TRADE:
            trade(s, self.seat, a_of(action))
        elif kind == verbs.DRAW:
            s.pay(self.seat, draw_price(s, self.seat))
            s.draws_bought[self.seat] += 1
            s.draw(self.seat)
        else:
            s.pop()

    def quiet(self, s: FourLands) -> int:
        return pack(verbs.STOP)

    def decision(self, s: FourLands) -> Decision:
        return self.asks(s, "extra-draw", "FL-ROUND-10", [pack(verbs.STOP)], {"ap": draw_price(s, self.seat)})
