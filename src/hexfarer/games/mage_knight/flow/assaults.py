"""Cooperative assaults on cities (MK-COOP-ASSAULT)."""

from __future__ import annotations

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.asking import Course, Question
from hexfarer.games.mage_knight.combat import ASSAULT
from hexfarer.games.mage_knight.components import DEEDS, card_number
from hexfarer.games.mage_knight.duel import Assault
from hexfarer.games.mage_knight.effects.base import FROM_CARD, source
from hexfarer.games.mage_knight.effects.land import Fly
from hexfarer.games.mage_knight.flow.aftermath import take_city
from hexfarer.games.mage_knight.flow.battle import add_rampagers, begin, call_more, defender
from hexfarer.games.mage_knight.flow.cards import Playing, side_verdict
from hexfarer.games.mage_knight.flow.duels import Recovery, no_card
from hexfarer.games.mage_knight.flow.plunder import plunder, plunder_verdict
from hexfarer.games.mage_knight.flow.reveals import turn_up_garrison
from hexfarer.games.mage_knight.flow.start import start_benefits
from hexfarer.games.mage_knight.flow.walk import lose_reputation
from hexfarer.games.mage_knight.moves import cost_of, provoked, unconquered
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import AFTER, CITY, MOVING, NONE, OFF
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse


def assault_verdict(s: MageKnight, seat: int, space: int) -> int:
    """May the player propose to storm a city together (MK-COOP-ASSAULT-01 to -04)?"""
    player = s.players[seat]
    if not s.plan.coop_assault:
        return refuse(reasons.NO_JOINT_ASSAULT)
    if s.announced != NONE:
        return refuse(reasons.ROUND_IS_ENDING)
    if s.end_met:
        return refuse(reasons.GAME_IS_ENDING)
    if player.acted or s.moment != MOVING:
        return refuse(reasons.ACTED)
    if space >= len(s.sites) or s.sites[space] != CITY or not unconquered(s, space):
        return refuse(reasons.NO_CITY_TO_STORM)
    if not near_city(s, seat, space) and not digs_to(s, seat, space):
        return not_beside(s)
    if not s.plan.ultimate():  # MK-COOP-ASSAULT-03
        for other in s.heroes_at(player.place):
            if other != seat:
                return refuse(reasons.SPACE_IS_SHARED, other)
    city = s.city_at(space)
    if city is None or len(city.garrison) < 2:
        return refuse(reasons.TOO_FEW_DEFENDERS)
    if guests(s, seat, space):
        return OK
    spent = any(near_city(s, other, space) for other in s.others(seat))
    return refuse(reasons.NOBODY_FREE if spent else reasons.NOBODY_TO_INVITE)


def not_beside(s: MageKnight) -> int:
    """Who storms a city stands next to it (MK-COOP-ASSAULT-03, MK-COOP-ASSAULT-18)."""
    return refuse(reasons.NOT_BESIDE_CITY if s.plan.ultimate() else reasons.NOT_NEXT_TO_CITY)


def near_city(s: MageKnight, seat: int, space: int) -> bool:
    city = s.city_at(space)
    place = s.players[seat].place
    return city is not None and place != NONE and any(part in s.board.near[place] for part in city.spaces)


def digs_to(s: MageKnight, seat: int, space: int) -> bool:
    """Can the player come out at the city with Underground Attack (MK-COOP-ASSAULT-19)?"""
    card = card_number("underground_travel")
    if card not in s.players[seat].hand:
        return False
    by = source(FROM_CARD, card, DEEDS[card].colour)
    if side_verdict(s, seat, card, True, by, True) != OK:
        return False
    digging = DEEDS[card].strong
    city = s.city_at(space)
    return isinstance(digging, Fly) and city is not None and any(part in digging.reach(s, seat) for part in city.spaces)


def guests(s: MageKnight, seat: int, space: int) -> list[int]:
    """Heroes next to the city whose token is face up (MK-COOP-ASSAULT-04)."""
    return [other for other in s.others(seat) if near_city(s, other, space) and not s.players[other].order_down]


def propose(s: MageKnight, seat: int, space: int) -> None:
    city = s.city_at(space)
    assert city is not None
    s.assault = Assault(seat, s.cities.index(city))
    s.push(Proposal(seat))


def assault_of(s: MageKnight) -> Assault:
    assert s.assault is not None
    return s.assault


class Proposal(Question):
    """Whom to invite, and how many defenders each shall face; the rest is for the initiator (MK-COOP-ASSAULT-06)."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        return True

    def left(self, s: MageKnight) -> int:
        """Defenders that nobody else faces."""
        assault = assault_of(s)
        return len(s.cities[assault.city].garrison) - sum(assault.shares)

    def options(self, s: MageKnight) -> list[int]:
        assault = assault_of(s)
        space = s.cities[assault.city].spaces[0]
        found: list[int] = []
        for other in guests(s, self.seat, space):
            for count in range(1, self.left(s)):
                action = pack(verbs.INVITE, other, count)
                if self.verdict(s, action) == OK:
                    found.append(action)
        if len(assault.members) > 1:
            found.append(pack(verbs.YES))
        return [*found, pack(verbs.STOP)]

    def verdict(self, s: MageKnight, action: int) -> int:
        kind = kind_of(action)
        assault = assault_of(s)
        if kind == verbs.STOP:
            return OK
        if kind == verbs.YES:
            return OK if len(assault.members) > 1 else refuse(reasons.INVITE_FIRST)
        if kind != verbs.INVITE:
            return refuse(reasons.INVITE_FIRST)
        why = self.guest_verdict(s, a_of(action))
        if why != OK:
            return why
        return OK if 1 <= b_of(action) < self.left(s) else refuse(reasons.SHARE_TOO_BIG, self.left(s) - 1)

    def guest_verdict(self, s: MageKnight, other: int) -> int:
        """May this hero be invited (MK-COOP-ASSAULT-04)?"""
        assault = assault_of(s)
        if other == self.seat:
            return refuse(reasons.INVITES_ITSELF)
        if other in assault.members:
            return refuse(reasons.INVITED_ALREADY, other)
        if other >= s.seats:
            return refuse(reasons.NO_SUCH_CHOICE)
        if not near_city(s, other, s.cities[assault.city].spaces[0]):
            return refuse(reasons.GUEST_NOT_BESIDE_CITY, other)
        return refuse(reasons.GUEST_TURN_SPENT, other) if s.players[other].order_down else OK

    def resolve(self, s: MageKnight, action: int) -> None:
        kind = kind_of(action)
        assault = assault_of(s)
        if kind == verbs.STOP:
            s.assault = None
            s.pop()
        elif kind == verbs.INVITE:
            assault.members.append(a_of(action))
            assault.shares.append(b_of(action))
        else:
            assault.shares[0] = self.left(s)
            s.pop()
            s.reveal(events.PROPOSED)
            s.tell(events.PROPOSED, [self.seat])
            for member in reversed(assault.members[1:]):
                s.push(Answer(member))

    def quiet(self, s: MageKnight) -> int:
        return pack(verbs.STOP)

    def decision(self, s: MageKnight) -> Decision:
        return self.asks(s, "proposal", "MK-COOP-ASSAULT-06", [], {"left": self.left(s)})

    def copy(self) -> Proposal:
        return Proposal(self.seat)


class Answer(Question):
    """All who are invited must agree (MK-COOP-ASSAULT-07)."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        if s.assault is None:  # somebody declined
            s.pop()
            return False
        return True

    def options(self, s: MageKnight) -> list[int]:
        found = [pack(verbs.ACCEPT), pack(verbs.DECLINE)]
        return [action for action in found if self.verdict(s, action) == OK]

    def verdict(self, s: MageKnight, action: int) -> int:
        if kind_of(action) == verbs.ACCEPT and s.plan.ultimate() and no_card(s, self.seat):
            return refuse(reasons.JOIN_NEEDS_CARD)
        return OK if kind_of(action) in (verbs.ACCEPT, verbs.DECLINE) else refuse(reasons.ACCEPT_OR_DECLINE)

    def resolve(self, s: MageKnight, action: int) -> None:
        s.pop()
        assault = assault_of(s)
        if kind_of(action) == verbs.DECLINE:
            s.assault = None
            s.tell(events.DECLINED, [self.seat])
            return
        s.tell(events.ACCEPTED, [self.seat])
        assault.asked += 1
        if assault.asked == len(assault.members) - 1:
            agreed(s)

    def quiet(self, s: MageKnight) -> int:
        return pack(verbs.DECLINE)

    def decision(self, s: MageKnight) -> Decision:
        assault = assault_of(s)
        share = assault.shares[assault.members.index(self.seat)]
        return self.asks(s, "answer", "MK-COOP-ASSAULT-07", [], {"share": share})

    def copy(self) -> Answer:
        return Answer(self.seat)


def agreed(s: MageKnight) -> None:
    """Tokens are turned, defenders dealt at random, and one after the other fights (MK-COOP-ASSAULT-08 to -10)."""
    assault = assault_of(s)
    city = s.cities[assault.city]
    initiator = assault.initiator
    s.players[initiator].acted = True
    for member in assault.members[1:]:
        s.players[member].order_down = True
    turn_up_garrison(s, city)
    tokens = city.garrison[:]
    s.rng.shuffle(tokens)
    s.reveal(events.DEALT)
    order = [initiator, *[seat for seat in s.others(initiator) if seat in assault.members]]
    assault.shares = [assault.shares[assault.members.index(seat)] for seat in order]
    assault.members = order
    for share in assault.shares:
        assault.tokens.append(tokens[:share])
        tokens = tokens[share:]
    assault.starts = [s.players[seat].place for seat in order]
    s.tell(events.DEALT, [initiator])
    s.push(Joint(initiator))


class Joint(Course):
    """The members fight one after the other, then the assault is settled."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        assault = assault_of(s)
        if assault.fought < len(assault.members):
            seat = assault.members[assault.fought]
            player = s.players[seat]
            if seat != assault.initiator:
                move, flags, terrain = player.move, player.flags, player.terrain
                player.begin_turn()
                player.move, player.terrain = move, terrain
                player.flags |= flags
                player.turn = 1
                player.opened_empty = not player.hand
                if s.plan.ultimate():
                    start_benefits(s, seat)
            s.moment = MOVING
            s.push(StepIn(seat))
            return False
        s.pop()
        settle_assault(s)
        return False

    def copy(self) -> Joint:
        return Joint(self.seat)


class StepIn(Playing):
    """The step into the city must be paid; or the share is given up (MK-COOP-ASSAULT-12, -21)."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        return True

    def gate(self, s: MageKnight) -> int:
        """The part of the city that is next to the hero, or NONE."""
        city = s.cities[assault_of(s).city]
        near = s.board.near[s.players[self.seat].place]
        return next((space for space in city.spaces if space in near), NONE)

    def own_options(self, s: MageKnight) -> list[int]:
        wanted = [pack(verbs.ENTER), pack(verbs.PLUNDER), pack(verbs.STOP)]
        return [action for action in wanted if self.own_verdict(s, action) == OK]

    def own_verdict(self, s: MageKnight, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.STOP:
            return OK
        if kind == verbs.PLUNDER and self.seat != assault_of(s).initiator:
            return plunder_verdict(s, self.seat)
        if kind != verbs.ENTER:
            return refuse(reasons.STEP_IN_FIRST)
        player = s.players[self.seat]
        if self.gate(s) == NONE:
            return not_beside(s)
        cost = cost_of(s, player, self.gate(s))
        return OK if player.move >= cost else refuse(reasons.TOO_FEW_TO_STEP_IN, cost, player.move)

    def own_resolve(self, s: MageKnight, action: int) -> None:
        assault = assault_of(s)
        player = s.players[self.seat]
        if kind_of(action) == verbs.PLUNDER:
            plunder(s, self.seat)
            return
        s.pop()
        if kind_of(action) == verbs.STOP:
            assault.fought += 1
            player.move = 0
            s.tell(events.GAVE_UP, [self.seat])
            return
        space = self.gate(s)
        player.move -= cost_of(s, player, space)
        wild = provoked(s, player, player.place, space)
        player.place = space
        player.path.append(space)
        fight_share(s, self.seat, space, wild, False)

    def quiet(self, s: MageKnight) -> int:
        enter = pack(verbs.ENTER)
        return enter if self.own_verdict(s, enter) == OK else pack(verbs.STOP)

    def decision(self, s: MageKnight) -> Decision:
        return self.asks(s, "step-in", "MK-COOP-ASSAULT-12", [self.quiet(s)])

    def copy(self) -> StepIn:
        return StepIn(self.seat)


def fight_share(s: MageKnight, seat: int, space: int, wild: list[int], ambush: bool) -> None:
    """The fight of one member against its share (MK-COOP-ASSAULT-12 to -14)."""
    assault = assault_of(s)
    lose_reputation(s, seat)
    combat = begin(s, seat, ASSAULT, space)
    combat.city = assault.city
    combat.share = True
    combat.no_site_walls = ambush
    city = s.cities[assault.city]
    for token in assault.tokens[assault.fought]:
        combat.foes.append(defender(token, NONE, city.colours))
    for other in wild:
        add_rampagers(s, combat, other)
    call_more(s, seat)


def share_over(s: MageKnight) -> None:
    """One member's fight is over; the next one follows."""
    assault_of(s).fought += 1
    s.moment = OFF


def settle_assault(s: MageKnight) -> None:
    """The city falls or everybody steps back; then each member ends its turn (MK-COOP-ASSAULT-16, -17)."""
    assault = assault_of(s)
    city = s.cities[assault.city]
    s.assault = None
    if not city.garrison:
        take_city(s, city, assault.initiator)
    else:
        for seat, start in zip(assault.members, assault.starts, strict=True):
            player = s.players[seat]
            if player.place != start:
                player.place = start
                if len(player.path) > 1:
                    player.path.pop()
        s.tell(events.ASSAULT_FAILED, [assault.initiator])
    for seat in reversed(assault.members[1:]):  # they end their turns after the initiator's
        s.stack.insert(len(s.stack) - 1, Recovery(seat))
    s.moment = AFTER
