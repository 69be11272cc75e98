"""Moving: who of a Party goes which way, at what price, and into which Party (FL-MOVE).

A move is one act. Every field within reach is offered once, by the shortest way: what lies on the way
neither stops a Party nor turns anything up (FL-MOVE-07, -08), so another way would lead to the same.
"""

from __future__ import annotations

from hexfarer.games.four_lands import events, reasons, verbs
from hexfarer.games.four_lands.act import Act
from hexfarer.games.four_lands.content.map import MIDDLES, SECOND_STEPS, STEPS, blue_line
from hexfarer.games.four_lands.flow.parties import guest_verdict, send
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import EXTRA_MOVE_COST, MOVE, NEW, NONE, side_of
from hexfarer.kernel.action import a_of, b_of, c_of, d_of, kind_of, pack
from hexfarer.kernel.verdict import OK, refuse

# -- what an action says --


def is_move(action: int) -> bool:
    return kind_of(action) in verbs.MOVES


def goes_far(action: int) -> bool:
    return kind_of(action) in (verbs.MOVE_FAR, verbs.MOVE_FAR_JOIN)


def destination(action: int) -> int:
    return c_of(action) if goes_far(action) else b_of(action)


def joined(action: int) -> int:
    """The Party that the movers join, or NEW."""
    if kind_of(action) == verbs.MOVE_NEAR_JOIN:
        return c_of(action)
    return d_of(action) if kind_of(action) == verbs.MOVE_FAR_JOIN else NEW


def leads_there(s: FourLands, action: int) -> bool:
    """Is the way one that a Party can go, paid or not?"""
    party, field = a_of(action), destination(action)
    start = s.party_field[party]
    if start == NONE:
        return False
    if goes_far(action):
        return MIDDLES[side_of(party)][start][field] == b_of(action)
    return field in STEPS[side_of(party)][start]


def usual_way(s: FourLands, action: int) -> int:
    """The same move by the way that is offered, if the one that it names is as short."""
    if not goes_far(action):
        return action
    party, over, field = a_of(action), b_of(action), c_of(action)
    start = s.party_field[party]
    steps = STEPS[side_of(party)]
    if start == NONE or over not in steps[start] or field not in steps[over]:
        return action
    middle = MIDDLES[side_of(party)][start][field]
    return action if middle == NONE else pack(kind_of(action), party, middle, field, d_of(action))


# -- verdicts --


def mover_verdict(s: FourLands, seat: int, party: int) -> int:
    """Has the seat anybody in this Party who may move (FL-MOVE-01)?"""
    if s.party_field[party] == NONE:
        return refuse(reasons.PARTY_NOT_THERE, party)
    if side_of(party) != s.sides[seat]:
        return refuse(reasons.NOT_YOUR_MOVER, party)
    if s.imprisoned(party):
        return refuse(reasons.CIRCLE_FORBIDS_MOVE, party)
    return OK if s.has_upright(party) else refuse(reasons.NOBODY_UPRIGHT, party)


def split_verdict(s: FourLands, seat: int, party: int) -> int:
    """Can some of the upright Agents go and others stay (FL-MOVE-04)?"""
    why = mover_verdict(s, seat, party)
    if why != OK:
        return why
    upright = s.upright(party)
    if len(upright) < 2:
        return refuse(reasons.NOBODY_STAYS, party)
    return OK if move_options(s, seat, party, upright[:1]) else refuse(reasons.NO_PARTY_CARD)


def move_verdict(s: FourLands, seat: int, action: int, agents: list[int]) -> int:
    """May these Agents of a Party that may move go this way, and into this Party?"""
    party = a_of(action)
    field = destination(action)
    why = way_verdict(s, seat, party, field)
    if why != OK:
        return why
    over = MIDDLES[side_of(party)][s.party_field[party]][field]
    if goes_far(action):
        if over == NONE:
            return refuse(reasons.ONE_FIELD_FAR, field)
        if over != b_of(action):
            return refuse(reasons.OTHER_WAY, field, over)
    elif over != NONE:
        return refuse(reasons.TWO_FIELDS_FAR, field, over, EXTRA_MOVE_COST)
    other = joined(action)
    if other == NEW:
        return OK if can_stay_apart(s, party, agents) else refuse(reasons.NO_PARTY_CARD)
    if other == party:
        return refuse(reasons.MOVE_INTO_ITSELF, party)
    if s.party_field[other] == NONE:
        return refuse(reasons.PARTY_NOT_THERE, other)
    if s.party_field[other] != field:
        return refuse(reasons.NOT_AT_DESTINATION, other, field)
    return guest_verdict(s, seat, other, reasons.NOT_YOURS_TO_JOIN)


def way_verdict(s: FourLands, seat: int, party: int, field: int) -> int:
    """Is the field within reach of the Party and of the seat's AP (FL-MOVE-03, -05)?"""
    start = s.party_field[party]
    side = side_of(party)
    if field in STEPS[side][start]:
        return OK
    if MIDDLES[side][start][field] == NONE:
        return refuse(reasons.BLUE_LINE) if blue_line(start, field) else refuse(reasons.TOO_FAR, field)
    if s.extra_moved[party]:
        return refuse(reasons.EXTRA_MOVE_USED, party)
    have = s.ap[seat]
    return OK if have >= EXTRA_MOVE_COST else refuse(reasons.EXTRA_MOVE_AP, EXTRA_MOVE_COST, have)


def can_stay_apart(s: FourLands, party: int, agents: list[int]) -> bool:
    """A whole Party keeps its card; a part of it needs a free one (FL-MOVE-04, -06)."""
    return len(agents) == len(s.members[party]) or s.free_party(side_of(party)) != NONE


# -- what is offered --


def move_options(s: FourLands, seat: int, party: int, agents: list[int]) -> list[int]:
    """Every field that these Agents can reach, apart from others and in each Party that they may join there."""
    start = s.party_field[party]
    side = side_of(party)
    found: list[int] = []
    apart = can_stay_apart(s, party, agents)
    hosts = s.parties_of(seat)
    ally = s.ally_seat(seat)
    if s.cooperative and ally != NONE:
        hosts = hosts + s.parties_of(ally)
    for field in STEPS[side][start]:
        if apart:
            found.append(pack(verbs.MOVE_NEAR, party, field))
        found.extend(pack(verbs.MOVE_NEAR_JOIN, party, field, host) for host in hosts if s.party_field[host] == field)
    if s.extra_moved[party] or s.ap[seat] < EXTRA_MOVE_COST:
        return found
    for field in SECOND_STEPS[side][start]:
        over = MIDDLES[side][start][field]
        if apart:
            found.append(pack(verbs.MOVE_FAR, party, over, field))
        for host in hosts:
            if s.party_field[host] == field:
                found.append(pack(verbs.MOVE_FAR_JOIN, party, over, field, host))
    return found


def offers(s: FourLands, seat: int) -> list[int]:
    """The moves of whole Parties, and where Parties may be split for one."""
    found: list[int] = []
    for party in s.parties_of(seat):
        if mover_verdict(s, seat, party) == OK:
            found.extend(move_options(s, seat, party, s.upright(party)))
            if split_verdict(s, seat, party) == OK:
                found.append(pack(verbs.SPLIT, party))
    return found


# -- doing it --


def whole_move(s: FourLands, seat: int, action: int) -> Act:
    """The act of all Agents of a Party who can go."""
    act = Act(MOVE, seat)
    act.party = a_of(action)
    act.agents = s.upright(act.party)
    send_off(act, action)
    return act


def send_off(act: Act, action: int) -> None:
    """The movers are named, and now also their way."""
    act.field = destination(action)
    act.join = joined(action)
    act.settled = True


def move(s: FourLands, act: Act) -> None:
    if MIDDLES[side_of(act.party)][s.party_field[act.party]][act.field] != NONE:
        s.pay(act.seat, EXTRA_MOVE_COST)
        s.extra_moved[act.party] = 1
    extra = s.extra_moved[act.party]
    for agent in act.agents:
        s.turn(agent)
    s.tell(events.MOVED, [act.party, len(act.agents), act.field])
    if act.join != NEW:
        s.tell(events.JOINED_PARTY, [act.party, act.join])
    arrived = send(s, act.agents, act.field, act.join, max(0, act.takes) & 3, side_of(act.party))
    if act.join == NEW:
        s.extra_moved[arrived] = extra  # a Party that split off shares the mark
