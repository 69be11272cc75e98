"""A turn: Move, Actions and Free Actions in any order (EU-TURN), and its end."""

from __future__ import annotations

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Course, Question, tell_passed
from hexfarer.games.euthia.flow.encounters import refill
from hexfarer.games.euthia.flow.foes import foe_verdict, next_bounty, special_foes
from hexfarer.games.euthia.flow.mining import begin_mining, mining_verdict
from hexfarer.games.euthia.flow.sources import CombatSource, has_source, no_source, remove_token
from hexfarer.games.euthia.flow.trading import begin_trade, trade_verdict
from hexfarer.games.euthia.flow.using import do_own_time, is_own_time, own_time, why_own_time
from hexfarer.games.euthia.flow.visiting import do_visit, is_visit, visits, why_visit
from hexfarer.games.euthia.flow.walking import step, step_verdict, steps
from hexfarer.games.euthia.flow.ways import far, go, go_verdict
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import COMBAT, MINING, MOVE_OF, NONE, SAVED, TRADE
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse


def action_possible(s: Euthia, seat: int, action: int) -> int:
    """May an Action be performed where the Hero stands? A Combat Action needs an enemy to be named."""
    if action == MINING:
        return mining_verdict(s, seat)
    if action == TRADE:
        return trade_verdict(s, seat)
    return refuse(reasons.COMBAT_WAITS)


def perform(s: Euthia, seat: int, action: int) -> None:
    """Perform a Mining or Trade Action that is paid for."""
    if action == MINING:
        begin_mining(s, seat)
    else:
        begin_trade(s, seat)


def move_of(s: Euthia, seat: int, token: int) -> int:
    """The Move points of a token; 0 if it is not there (EU-ACTION-01)."""
    player = s.players[seat]
    if token == SAVED:
        return MOVE_OF[player.saved] if player.saved != NONE else 0
    return MOVE_OF[token] if player.has_token(token) else 0


class Turn(Question):
    """The turn of one player."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        if s.untidy(self.seat):  # an Action is over (EU-ITEM-04)
            s.tidy(self.seat)
            return False
        return True

    def choices(self, s: Euthia) -> list[int]:
        seat = self.seat
        found = steps(s, seat) + far(s, seat)
        for token in (MINING, TRADE, COMBAT, SAVED):
            if move_of(s, seat, token):
                found.append(pack(verbs.MARCH, token))
        for verb, action in ((verbs.MINE, MINING), (verbs.TRADE, TRADE)):
            sources = [token for token in (action, SAVED) if has_source(s, seat, token, action)]
            if sources and action_possible(s, seat, action) == OK:
                found += [pack(verb, token) for token in sources]
        found += [pack(verbs.FIGHT, foe) for foe in special_foes(s, seat)]
        found += visits(s, seat)
        found += own_time(s, seat)
        found.append(pack(verbs.END))
        return found

    def why(self, s: Euthia, action: int) -> int:
        kind, a, seat = kind_of(action), a_of(action), self.seat
        if kind == verbs.STEP:
            return step_verdict(s, seat, a)
        if kind == verbs.GO:
            return go_verdict(s, seat, a)
        if kind == verbs.MARCH:
            return refuse(reasons.NO_TOKEN, a)
        if kind in (verbs.MINE, verbs.TRADE):
            wanted = MINING if kind == verbs.MINE else TRADE
            if not has_source(s, seat, a, wanted):
                return no_source(s, seat, a)
            return action_possible(s, seat, wanted)
        if kind == verbs.FIGHT:
            return foe_verdict(s, seat, a)
        if is_visit(action):
            return why_visit(s, seat, action)
        if is_own_time(action):
            return why_own_time(s, seat, action)
        if verbs.BUY <= kind <= verbs.LEAVE:
            return refuse(reasons.ONLY_TRADING)
        return refuse(reasons.NOT_ASKED)

    def answer(self, s: Euthia, action: int) -> None:
        kind, a, seat = kind_of(action), a_of(action), self.seat
        if kind == verbs.STEP:
            step(s, seat, a)
        elif kind == verbs.GO:
            go(s, seat, a)
        elif kind == verbs.MARCH:
            s.players[seat].move += move_of(s, seat, a)
            s.tell(events.MARCHED, [seat, s.players[seat].saved if a == SAVED else a])
            remove_token(s, seat, a)
        elif kind in (verbs.MINE, verbs.TRADE):
            remove_token(s, seat, a)
            perform(s, seat, MINING if kind == verbs.MINE else TRADE)
        elif kind == verbs.FIGHT:
            s.push(CombatSource(seat, a))
        elif kind == verbs.END:
            s.pop()
            s.push(TurnEnd(seat, 0))
        elif is_visit(action):
            do_visit(s, seat, action)
        else:
            do_own_time(s, seat, action)

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.END)

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "turn", "EU-TURN-02", [pack(verbs.END)])

    def copy(self) -> Turn:
        return Turn(self.seat)


class TurnEnd(Course):
    """The end of a turn, in the order of EU-TURN-09."""

    __slots__ = ("stage",)

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage = stage

    def ready(self, s: Euthia) -> bool:
        player = s.players[self.seat]
        self.stage += 1
        if self.stage == 1:
            player.move = 0  # EU-TURN-05
            player.gates, player.spoils = [], NONE
            s.push(SaveToken(self.seat))
        elif self.stage == 2:
            if player.is_skoldur():
                from hexfarer.games.euthia.flow.dwurt import roll_die

                roll_die(s, self.seat)
        elif self.stage == 3:
            s.tidy(self.seat)
        elif self.stage == 4:
            refill(s)
            next_bounty(s)
        else:
            s.pop()
            tell_passed(s)
            player.turns += 1
        return False

    def copy(self) -> TurnEnd:
        return TurnEnd(self.seat, self.stage)


class SaveToken(Question):
    """Which unused Action token is kept on the 4th-action field (EU-TURN-06)."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        player = s.players[self.seat]
        if player.tokens or player.saved != NONE:
            return True
        s.pop()
        return False

    def choices(self, s: Euthia) -> list[int]:
        player = s.players[self.seat]
        found = [pack(verbs.TOKEN, token) for token in (MINING, TRADE, COMBAT) if player.has_token(token)]
        if player.saved != NONE and not player.has_token(player.saved):
            found.append(pack(verbs.TOKEN, SAVED))
        return [*found, pack(verbs.STOP)]

    def why(self, s: Euthia, action: int) -> int:
        if kind_of(action) == verbs.TOKEN:
            return refuse(reasons.NO_TOKEN_TO_SAVE, a_of(action))
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        player = s.players[self.seat]
        s.pop()
        if kind_of(action) == verbs.TOKEN:
            if a_of(action) != SAVED:
                player.saved = a_of(action)
            s.tell(events.SAVED, [self.seat, player.saved])
        else:
            player.saved = NONE
        player.tokens = 0

    def quiet(self, s: Euthia) -> int:
        return self.choices(s)[0]

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "save", "EU-TURN-06", [])

    def copy(self) -> SaveToken:
        return SaveToken(self.seat)
