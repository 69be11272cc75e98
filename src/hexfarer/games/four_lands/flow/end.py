"""The end: victory at the end of a Round, stalemate, and the duel that decides a tie (FL-END)."""

from __future__ import annotations

from hexfarer.games.four_lands import events
from hexfarer.games.four_lands.act import Fight
from hexfarer.games.four_lands.content.decks import ATTACK_OF, CARDS, DEFENCE_OF
from hexfarer.games.four_lands.flow.asking import Course, tell_passed
from hexfarer.games.four_lands.flow.fight import Melee
from hexfarer.games.four_lands.flow.parties import enter, leave, redeal
from hexfarer.games.four_lands.scoring import victory_points
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import IDLE_ROUNDS, LAST_ROUND, NONE, VICTORY_VP, side_of


def end_round(s: FourLands) -> None:
    """Effects of the Round end, then victory and stalemate are checked (FL-ROUND-13)."""
    s.changes = []
    points = [victory_points(s, seat) for seat in range(s.seats)]
    most = max(points)
    leaders = [seat for seat in s.order_from(s.initiative) if points[seat] == most]
    if most >= VICTORY_VP and len(leaders) == 1:
        finish(s, leaders[0], "full", points)
    elif stalemate(s, points):
        s.tell(events.STALEMATE, [s.round])
        if len(leaders) == 1:
            finish(s, leaders[0], "tactical", points)
        else:
            s.standing = points
            begin_duel(s, leaders)


def stalemate(s: FourLands, points: list[int]) -> bool:
    """FL-END-04: nothing left to do, six out of reach for all, eight idle Rounds, or sixty in all."""
    on_map = sum(1 for task in s.field_task if task != NONE)
    open_tasks = len(s.task_deck) + on_map
    if open_tasks == 0 or s.round - s.last_task_round >= IDLE_ROUNDS or s.round >= LAST_ROUND:
        return True
    return all(points[seat] + open_tasks + artefacts_elsewhere(s, seat) < VICTORY_VP for seat in range(s.seats))


def artefacts_elsewhere(s: FourLands, seat: int) -> int:
    return sum(1 for party in s.artefact_party if party != NONE and side_of(party) != s.sides[seat])


def finish(s: FourLands, seat: int, victory: str, points: list[int]) -> None:
    s.winner = seat
    s.victory = victory
    s.standing = points
    s.over = True
    tell_passed(s)
    s.tell(events.WON, [seat, points[seat]])


def agents_of(s: FourLands, seat: int) -> list[int]:
    """All Agents a seat has in play, wherever they stand."""
    return [agent for agent in range(CARDS) if s.party_of[agent] != NONE and s.owner(agent) == seat]


def begin_duel(s: FourLands, contenders: list[int]) -> None:
    for seat in contenders:
        gather(s, seat)
    s.tell(events.DUEL_BEGAN, [contenders[0], contenders[1]])
    s.push(Duel(contenders))


class Duel(Course):
    """The tied sides attack each other in turn with all their Agents until one has none (FL-END-06 to -10)."""

    __slots__ = ("attacker", "before", "contenders", "idle")

    def __init__(self, contenders: list[int]) -> None:
        super().__init__(0)
        self.contenders = contenders  # seats in order; the first two duel
        self.attacker = 0  # which of the two attacks next
        self.before = NONE  # Agents of both before the attack under way; NONE before the first
        self.idle = 0  # attacks in a row that eliminated nobody

    def copy(self) -> Duel:
        other = Duel(self.contenders[:])
        other.seat = self.seat
        other.attacker = self.attacker
        other.before = self.before
        other.idle = self.idle
        return other

    def ready(self, s: FourLands) -> bool:
        if len(self.contenders) == 1:
            s.pop()
            finish(s, self.contenders[0], "duel", s.standing)
            return False
        sides = [agents_of(s, seat) for seat in self.contenders[:2]]
        if self.before != NONE:
            # the attack of the other side has just been fought
            self.idle = self.idle + 1 if len(sides[0]) + len(sides[1]) == self.before else 0
        if not sides[0] or not sides[1]:
            self.empty_handed(s, sides)
        elif self.idle >= 2:
            self.lose(s, 1 if stronger(sides[0], sides[1]) else 0)
        else:
            self.before = len(sides[0]) + len(sides[1])
            self.fight(s, sides)
        return False

    def empty_handed(self, s: FourLands, sides: list[list[int]]) -> None:
        """A side without Agents loses; both without: the one just attacked wins, from the start the earlier one."""
        if sides[0] or sides[1]:
            self.lose(s, 1 if sides[0] else 0)
        elif self.before == NONE:
            self.lose(s, 1)
        else:
            self.lose(s, 1 - self.attacker)  # the attack passed on, so `attacker` was the one attacked

    def lose(self, s: FourLands, which: int) -> None:
        self.contenders.pop(which)
        self.attacker = 0
        self.before = NONE
        self.idle = 0
        if len(self.contenders) > 1:
            self.contenders.sort(key=lambda seat: (seat - s.initiative) % s.seats)
            s.tell(events.DUEL_BEGAN, [self.contenders[0], self.contenders[1]])

    def fight(self, s: FourLands, sides: list[list[int]]) -> None:
        attack_seat = self.contenders[self.attacker]
        defence_seat = self.contenders[1 - self.attacker]
        fight = Fight(
            s.sides[attack_seat] * 4, s.sides[defence_seat] * 4, sides[self.attacker], sides[1 - self.attacker]
        )
        fight.attack_seat = attack_seat
        fight.defence_seat = defence_seat
        fight.duel = True
        s.fight = fight
        self.attacker = 1 - self.attacker
        s.push(Melee())


def stronger(first: list[int], second: list[int]) -> bool:
    """Does the earlier side win a duel that has come to a stand (FL-END-09)?"""
    if len(first) != len(second):
        return len(first) > len(second)
    return strength(first) >= strength(second)


def strength(agents: list[int]) -> int:
    return sum(ATTACK_OF[agent] + DEFENCE_OF[agent] for agent in agents)


def gather(s: FourLands, seat: int) -> None:
    """All Agents of a side form one Party; what its Parties carry is set aside with it (FL-END-06)."""
    agents = agents_of(s, seat)
    if not agents:
        return
    home = s.sides[seat] * 4
    parties = s.parties_of(seat)
    field = s.party_field[parties[0]] if parties else s.party_field[s.party_of[agents[0]]]
    s.party_field[home] = field
    for agent in agents:
        if s.party_of[agent] != home:
            old = s.party_of[agent]
            leave(s, agent)
            enter(s, agent, home)
            if not s.members[old]:
                set_aside(s, old, home)
    redeal(s, home)


def set_aside(s: FourLands, party: int, keeper: int) -> None:
    """A Party that was emptied for the duel leaves the map; what it carries stays its side's."""
    s.party_field[party] = NONE
    if side_of(party) != side_of(keeper):
        return
    s.artefact_party = [keeper if holder == party else holder for holder in s.artefact_party]
    s.amulets = [(card, keeper if holder == party else holder) for card, holder in s.amulets]
    s.circles = [(card, keeper if holder == party else holder) for card, holder in s.circles]
