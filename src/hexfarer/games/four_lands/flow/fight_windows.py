"""Questions inside a fight: Shimmering Air, last Spells, Magic support (FL-ATTACK-15, -21, -23)."""

from __future__ import annotations

from hexfarer.games.four_lands import events, reasons, verbs
from hexfarer.games.four_lands.act import Act, Fight
from hexfarer.games.four_lands.content.actions import SHIMMERING_AIR_KIND, action_card
from hexfarer.games.four_lands.content.decks import DECK_SIZE, KIND
from hexfarer.games.four_lands.flow.asking import (
    Question,
    agent_named,
    not_now,
    tell_pass,
    trade,
    trade_options,
    trade_verdict,
)
from hexfarer.games.four_lands.flow.starts import begin_card, card_options, card_verdict
from hexfarer.games.four_lands.flow.window import Response, could_play_a_card
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import BEFORE_PAIRS, LAST_SPELLS, NONE
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse


def fighting_order(s: FourLands, fight: Fight) -> list[int]:
    """Attacking seat, its Ally, defending seat, its Ally; a duel knows no Allies."""
    seats = [fight.attack_seat, s.ally_seat(fight.attack_seat), fight.defence_seat, s.ally_seat(fight.defence_seat)]
    if fight.duel:
        seats = [fight.attack_seat, fight.defence_seat]
    return [seat for seat in seats if seat != NONE]


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
            tell_pass(s, seat)
        else:
            begin_card(s, seat, a_of(action))

    def acted(self, s: FourLands, act: Act) -> None:
        self.passes = 0
        self.seat = self.next_in_order(s)

    def skippable(self) -> bool:
        return True

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
            lent = s.commander(agent) == self.seat
            return refuse(reasons.LENT_SUPPORT if lent else reasons.NOT_YOUR_SUPPORT, handle)
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
