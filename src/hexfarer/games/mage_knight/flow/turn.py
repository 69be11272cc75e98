"""A player's turn: before it, its start, movement and action, and what comes after the action."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.components import BEFORE_EACH_TURN, EACH_TURN, TACTICS
from hexfarer.games.mage_knight.content.ruins import RUIN_TOKENS
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.effects.hand import discard
from hexfarer.games.mage_knight.flow import battle
from hexfarer.games.mage_knight.flow.assaults import assault_verdict, propose
from hexfarer.games.mage_knight.flow.cards import Playing
from hexfarer.games.mage_knight.flow.duels import challenge_hero
from hexfarer.games.mage_knight.flow.interact import begin_talk, locals_verdict
from hexfarer.games.mage_knight.flow.mazes import enter_maze, maze_verdict
from hexfarer.games.mage_knight.flow.rites import altar_verdict, begin_altar, incant_verdict, wake, wake_verdict
from hexfarer.games.mage_knight.flow.secrets import descent_cost, is_gate
from hexfarer.games.mage_knight.flow.start import ANNOUNCE, forfeit, start_benefits, start_turn
from hexfarer.games.mage_knight.flow.turning import turn_up_rested
from hexfarer.games.mage_knight.flow.walk import arrive, explore, step
from hexfarer.games.mage_knight.moves import (
    bar,
    cheapest,
    explore_cost,
    explore_verdict,
    is_rampaging,
    may_be_regular,
    may_move,
    onto_verdict,
    path_cost,
    path_to,
    pvp_allowed,
    pvp_verdict,
    regular_turn,
    rivals_at,
    sight,
    step_verdict,
)
from hexfarer.games.mage_knight.plan import DUNGEONS, HOLD, MINES
from hexfarer.games.mage_knight.player import LEAP, MUST_WALK, RESTED, UNDECIDED
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ADVENTURE_SITES,
    AFTER,
    DOWN,
    DUNGEON,
    LABYRINTH,
    MAZE,
    MINE,
    MONASTERY,
    MOVING,
    NONE,
    OFF,
    PORTAL,
    RUINS,
    TOMB,
    WOUND,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

# -- the turn --

UNDER_WAY: Final = 3


class Turn(Playing):
    """Movement, then at most one action; or a rest."""

    __slots__ = ("begun",)

    def __init__(self, seat: int, begun: int = 0) -> None:
        super().__init__(seat)
        self.begun = begun  # how far its start has got; UNDER_WAY when it is over

    def ready(self, s: MageKnight) -> bool:
        player = s.players[self.seat]
        if self.begun == 0:
            self.begun = 1
            start_turn(s, self.seat)
            return False
        if self.begun == 1:
            self.begun = 2
            if not player.deck and s.announced == NONE:
                s.push(Ask(self.seat, ANNOUNCE, 0, 0))
                return False
            if not player.deck and not player.hand:
                forfeit(s, self.seat)
            return False
        if self.begun == 2:
            self.begun = UNDER_WAY
            start_benefits(s, self.seat)
            s.moment = MOVING
            return False
        if s.conceded != NONE:
            s.pop()
            return False
        if s.moment == OFF:  # somebody else's end of turn came in between
            s.moment = AFTER if player.acted or player.turn == RESTED else MOVING
        return True

    def own_options(self, s: MageKnight) -> list[int]:
        player = s.players[self.seat]
        found: list[int] = []
        if s.moment == MOVING:
            self.moves(s, found)
            self.acts(s, found)
            if s.plan.coop_assault:
                for city in s.cities:
                    for space in city.spaces:
                        if assault_verdict(s, self.seat, space) == OK:
                            found.append(pack(verbs.ASSAULT_TOGETHER, space))
            for other in rivals_at(s, self.seat, player.place):
                if pvp_allowed(s, self.seat, other) and not player.has(MUST_WALK):
                    found.append(pack(verbs.ATTACK_HERO, other))
            last = NONE
            if player.turn == UNDECIDED:
                for card in player.hand:
                    if card != last and card != WOUND:
                        found.append(pack(verbs.REST, card))
                    last = card
        for kind in (verbs.RECOVER, verbs.CONCEDE, verbs.END):
            if self.own_verdict(s, pack(kind)) == OK:
                found.append(pack(kind))
        return found

    def spending(self, s: MageKnight) -> list[int]:
        at_altar = s.moment == MOVING and altar_verdict(s, self.seat) == OK
        return [pack(verbs.ALTAR)] if at_altar else []

    def acts(self, s: MageKnight, found: list[int]) -> None:
        """The actions that the place allows."""
        seat = self.seat
        place = s.players[seat].place
        if may_act(s, seat) != OK or rivals_at(s, seat, place):
            return
        for kind in _ACTIONS:
            if local_verdict(s, seat, kind) == OK:
                found.append(pack(kind))
        for space in s.board.near[place]:
            if is_rampaging(s, space):
                found.append(pack(verbs.CHALLENGE, space))

    def moves(self, s: MageKnight, found: list[int]) -> None:
        """Steps, longer ways, tiles, gates."""
        player = s.players[self.seat]
        if may_move(s, self.seat) != OK:
            return
        near = s.board.within(player.place, 2) if player.has(LEAP) else s.board.near[player.place]
        found += [pack(verbs.MOVE, space) for space in near if onto_verdict(s, self.seat, space) == OK]
        if player.move >= 2:
            ways = cheapest(s, self.seat, player.place, player.move)
            found += [pack(verbs.GO, space) for space, way in ways.items() if len(way) > 1]
        if player.move >= explore_cost(player):
            for where in s.board.touched(player.place, sight(player)):
                if explore_verdict(s, self.seat, where) == OK:
                    found.append(pack(verbs.EXPLORE, where))
        if s.plan.scenario == DUNGEONS and is_gate(s, player.place):
            for space in range(len(s.sites)):
                if self.own_verdict(s, pack(verbs.TRAVEL, space)) == OK:
                    found.append(pack(verbs.TRAVEL, space))

    def own_verdict(self, s: MageKnight, action: int) -> int:
        kind, a = kind_of(action), a_of(action)
        if kind == verbs.MOVE:
            return step_verdict(s, self.seat, a)
        if kind == verbs.GO:
            return go_verdict(s, self.seat, a)
        if kind == verbs.EXPLORE:
            return explore_verdict(s, self.seat, a)
        if kind == verbs.TRAVEL:
            return travel_verdict(s, self.seat, a)
        if kind == verbs.REST:
            return rest_verdict(s, self.seat, a)
        if kind == verbs.RECOVER:
            return recover_verdict(s, self.seat)
        if kind == verbs.END:
            return end_verdict(s, self.seat)
        if kind == verbs.CONCEDE:
            return OK if s.plan.scenario == HOLD else refuse(reasons.NO_CONCEDING)
        if kind in _ACTIONS or kind in (verbs.CHALLENGE, verbs.ATTACK_HERO, verbs.ASSAULT_TOGETHER):
            return action_verdict(s, self.seat, kind, a)
        if kind == verbs.PLUNDER:
            return refuse(reasons.TOO_LATE_TO_PLUNDER)
        if verbs.TARGET <= kind <= verbs.WOUND_HERO:
            return refuse(reasons.NOT_FIGHTING)
        if verbs.RECRUIT <= kind <= verbs.LEAVE:
            return refuse(reasons.NOT_INTERACTING)
        if kind == verbs.ANNOUNCE:
            return announce_verdict(s, self.seat)
        return refuse(reasons.NOT_ASKED)

    def own_resolve(self, s: MageKnight, action: int) -> None:
        kind, a = kind_of(action), a_of(action)
        seat = self.seat
        player = s.players[seat]
        if kind == verbs.MOVE:
            step(s, seat, a)
        elif kind == verbs.GO:
            known = s.reveals
            for space in path_to(s, seat, a, player.move):
                step(s, seat, space)
                if s.reveals != known:  # something was turned up: the player decides anew
                    break
        elif kind == verbs.EXPLORE:
            explore(s, seat, a)
        elif kind == verbs.TRAVEL:
            regular_turn(s, seat)
            player.move -= descent_cost(s, player.place, a)
            s.tell(events.FLEW, [seat, a])
            arrive(s, seat, a)
        elif kind == verbs.REST:
            rest(s, seat, a)
        elif kind == verbs.RECOVER:
            recover(s, seat)
        elif kind == verbs.END:
            end(s, seat)
        elif kind == verbs.CONCEDE:
            concede(s, seat)
        else:
            regular_turn(s, seat)
            self.act(s, kind, a)

    def act(self, s: MageKnight, kind: int, a: int) -> None:
        """The action of the turn."""
        seat = self.seat
        if kind == verbs.INTERACT_HERE:
            begin_talk(s, seat)
        elif kind == verbs.ENTER:
            site = s.sites[s.players[seat].place]
            if site == MINE:
                battle.liberate(s, seat)
            elif site in (MAZE, LABYRINTH):
                enter_maze(s, seat)
            else:
                battle.enter(s, seat)
        elif kind == verbs.BURN:
            battle.burn(s, seat)
        elif kind == verbs.CHALLENGE:
            battle.meet(s, seat, [a], s.players[seat].place)
        elif kind == verbs.ALTAR:
            begin_altar(s, seat)
        elif kind == verbs.INCANT:
            battle.incant(s, seat)
        elif kind == verbs.WAKE:
            wake(s, seat)
        elif kind == verbs.ATTACK_HERO:
            challenge_hero(s, seat, a)
        else:
            propose(s, seat, a)

    def quiet(self, s: MageKnight) -> int:
        if end_verdict(s, self.seat) == OK:
            return pack(verbs.END)
        if recover_verdict(s, self.seat) == OK:
            return pack(verbs.RECOVER)
        rivals = rivals_at(s, self.seat, s.players[self.seat].place)
        return pack(verbs.ATTACK_HERO, rivals[0])

    def decision(self, s: MageKnight) -> Decision:
        key = "turn" if s.moment == MOVING else "turn-after"
        return self.asks(s, key, "MK-TURN-18", [self.quiet(s)])

    def copy(self) -> Turn:
        return Turn(self.seat, self.begun)


_ACTIONS: Final[list[int]] = [
    verbs.INTERACT_HERE,
    verbs.ENTER,
    verbs.ALTAR,
    verbs.BURN,
    verbs.INCANT,
    verbs.WAKE,
]


def concede(s: MageKnight, seat: int) -> None:
    """One player suffices; with teams the partner must agree (MK-SCN-HOLD-15)."""
    partners = [other for other in s.others(seat) if s.allies(seat, other)]
    if partners:
        s.push(Ask(partners[0], AGREE, 0, seat))
    else:
        give_in(s, seat)


def give_in(s: MageKnight, seat: int) -> None:
    s.conceded = seat
    s.tell(events.CONCEDED, [seat])


class Agree(Choosing):
    """The partner of the one who wants to concede (`memo`)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.ACCEPT
    question: ClassVar[str] = "agree"
    rule: ClassVar[str] = "MK-SCN-HOLD-15"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        give_in(s, memo)


AGREE: Final = Agree()


def end(s: MageKnight, seat: int) -> None:
    from hexfarer.games.mage_knight.flow.endturn import EndTurn

    s.pop()
    s.moment = OFF
    s.reveal(events.TURN_ENDED)  # nobody takes back the end of a turn (MK-UNDO-05)
    s.tell(events.TURN_ENDED, [seat])
    s.push(EndTurn(seat))


# -- verdicts of the turn --


def announce_verdict(s: MageKnight, seat: int) -> int:
    """Why the end of the round cannot be announced any more in this turn."""
    if s.announced != NONE:
        return refuse(reasons.ANNOUNCED_ALREADY)
    return refuse(reasons.DECK_NOT_EMPTY if s.players[seat].deck else reasons.TOO_LATE)


def go_verdict(s: MageKnight, seat: int, goal: int) -> int:
    why = may_move(s, seat)
    if why != OK:
        return why
    if goal >= len(s.sites):
        return refuse(reasons.NO_SUCH_SPACE)
    if goal == s.players[seat].place:
        return refuse(reasons.STANDS_THERE, goal)
    path = path_to(s, seat, goal)
    if not path:
        return bar(s, seat, goal)
    if len(path) == 1:
        return refuse(reasons.ONE_STEP, goal)
    cost = path_cost(s, seat, path)
    have = s.players[seat].move
    return OK if have >= cost else refuse(reasons.TOO_FEW_MOVE, cost, have)


def travel_verdict(s: MageKnight, seat: int, goal: int) -> int:
    """Underground from one conquered dungeon or tomb to another (MK-SCN-DUNG-08)."""
    why = may_move(s, seat)
    if why != OK:
        return why
    player = s.players[seat]
    if s.plan.scenario != DUNGEONS:
        return refuse(reasons.NO_TUNNELS)
    if goal >= len(s.sites):
        return refuse(reasons.NO_SUCH_SPACE)
    if goal == player.place:
        return refuse(reasons.STANDS_THERE, goal)
    if not is_gate(s, player.place):
        return refuse(reasons.NO_GATE_HERE)
    if not is_gate(s, goal):
        return refuse(reasons.NO_GATE, goal)
    cost = descent_cost(s, player.place, goal)
    if cost == NONE:
        return refuse(reasons.NO_WAY_BELOW, goal)
    return OK if player.move >= cost else refuse(reasons.TOO_FEW_BELOW, cost, player.move)


def rest_verdict(s: MageKnight, seat: int, card: int) -> int:
    """A standard rest (MK-REST-01, -02)."""
    player = s.players[seat]
    if player.turn != UNDECIDED:
        return refuse(reasons.RESTED_ALREADY if player.turn == RESTED else reasons.TURN_DECIDED)
    if not player.hand:
        return refuse(reasons.HAND_EMPTY)
    if card not in player.hand:
        return refuse(reasons.NOT_HELD_TO_REST, card)
    if card == WOUND:
        return refuse(reasons.REST_NEEDS_CARD)
    return OK


def recover_verdict(s: MageKnight, seat: int) -> int:
    """Slow recovery: only wounds in hand (MK-REST-03)."""
    player = s.players[seat]
    if player.turn != UNDECIDED:
        return refuse(reasons.RESTED_ALREADY if player.turn == RESTED else reasons.TURN_DECIDED)
    if not player.hand:
        return refuse(reasons.HAND_EMPTY)
    return OK if player.hand[-1] == WOUND else refuse(reasons.NOT_ONLY_WOUNDS)


def rest(s: MageKnight, seat: int, card: int) -> None:
    player = s.players[seat]
    player.turn = RESTED
    s.tell(events.RESTED, [seat])
    turn_up_rested(s, seat)
    discard(s, seat, card)
    s.moment = AFTER
    if player.hand:
        s.push(Ask(seat, REST_WOUNDS, 0, 0))


def recover(s: MageKnight, seat: int) -> None:
    player = s.players[seat]
    player.turn = RESTED
    s.tell(events.RECOVERS, [seat])
    turn_up_rested(s, seat)
    discard(s, seat, WOUND)
    s.moment = AFTER


class RestWounds(Choosing):
    """How many wounds are discarded with the card."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.NUMBER
    question: ClassVar[str] = "rest-wounds"
    rule: ClassVar[str] = "MK-REST-02"

    def secret(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return list(range(s.players[seat].hand.count(WOUND), -1, -1))

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        for _ in range(value):
            discard(s, seat, WOUND)


REST_WOUNDS: Final = RestWounds()


def end_verdict(s: MageKnight, seat: int) -> int:
    """A turn may end unless something must be done first (MK-TURN-22, -30)."""
    player = s.players[seat]
    if s.moment == MOVING and not player.acted:
        for other in rivals_at(s, seat, player.place):
            if pvp_allowed(s, seat, other) and not player.has(MUST_WALK):
                return refuse(reasons.MUST_FIGHT)
        if player.turn == UNDECIDED and not may_be_regular(s, seat):
            return refuse(reasons.ONLY_WOUNDS)
    return OK


def may_act(s: MageKnight, seat: int) -> int:
    """One action a turn, after movement (MK-TURN-23, -24)."""
    player = s.players[seat]
    if player.turn == RESTED:
        return refuse(reasons.RESTED)
    if player.acted or s.moment != MOVING:
        return refuse(reasons.ACTED)
    if player.turn == UNDECIDED and not may_be_regular(s, seat):
        return refuse(reasons.ONLY_WOUNDS)
    return OK


def action_verdict(s: MageKnight, seat: int, kind: int, a: int) -> int:
    """May this be the action of the turn?"""
    why = may_act(s, seat)
    if why != OK:
        return why
    player = s.players[seat]
    space = player.place
    rivals = rivals_at(s, seat, space)
    if kind == verbs.ATTACK_HERO:
        if a == seat or a >= s.seats or s.players[a].place != space:
            return refuse(reasons.NO_HERO_HERE)
        if a not in rivals:
            return refuse(reasons.PEACE_AT_PORTAL if s.sites[space] == PORTAL else reasons.PEACE_IN_CITY)
        if player.has(MUST_WALK):
            return refuse(reasons.WALK_ON)
        return pvp_verdict(s, seat, a)
    if kind == verbs.ASSAULT_TOGETHER:
        return assault_verdict(s, seat, a)
    if rivals:
        return refuse(reasons.HERO_HERE)
    if kind == verbs.CHALLENGE:
        return OK if a in s.board.near[space] and is_rampaging(s, a) else refuse(reasons.NO_RAMPAGER)
    return local_verdict(s, seat, kind)


def local_verdict(s: MageKnight, seat: int, kind: int) -> int:
    """Does the place allow this action?"""
    space = s.players[seat].place
    if kind == verbs.INTERACT_HERE:
        return locals_verdict(s, seat)
    if kind == verbs.BURN:
        if s.sites[space] != MONASTERY:
            return refuse(reasons.NO_MONASTERY)
        return OK if s.shields[space] == 0 else refuse(reasons.BURNED_DOWN)
    if kind == verbs.ALTAR:
        return altar_verdict(s, seat)
    if kind == verbs.INCANT:
        return incant_verdict(s, seat)
    if kind == verbs.WAKE:
        return wake_verdict(s, seat)
    return enter_verdict(s, seat)


def enter_verdict(s: MageKnight, seat: int) -> int:
    """Adventure sites, and mines in Mines Liberation (MK-COMBAT-05)."""
    space = s.players[seat].place
    site = s.sites[space]
    if site == MINE and s.plan.scenario == MINES:
        return OK if s.shields[space] == 0 else refuse(reasons.FREED_ALREADY)
    if not ADVENTURE_SITES >> site & 1:
        return refuse(reasons.NO_ADVENTURE)
    if site in (MAZE, LABYRINTH):
        return maze_verdict(s, seat)
    if s.shields[space] == 0:
        if site == RUINS:
            if s.ruins[space] == 0:
                return refuse(reasons.NO_ADVENTURE)
            if RUIN_TOKENS[(s.ruins[space] & (DOWN - 1)) - 1].altar:
                return refuse(reasons.AN_ALTAR)
        return OK
    if s.plan.scenario == DUNGEONS and is_gate(s, space):
        return refuse(reasons.CLEARED_ALREADY)
    return OK if site in (DUNGEON, TOMB) else refuse(reasons.CONQUERED_ALREADY)


def again_each_turn(s: MageKnight, seat: int) -> None:
    """Tactics that may be used every turn are ready again."""
    player = s.players[seat]
    if player.tactic != NONE and not player.tactic_down:
        if TACTICS[player.tactic].use in (EACH_TURN, BEFORE_EACH_TURN):
            player.tactic_used = False
