"""What may come of a fight of Agents that is on: it is played out many times, with other hidden Agents each time.

All who take part give plain answers: they line up and pair as chance will have it; Magic goes where it changes most.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands import verbs
from hexfarer.games.four_lands.fighting import falls, support_sums
from hexfarer.games.four_lands.flow.fight_windows import FightSupport
from hexfarer.games.four_lands.flow.pairing import Pairing
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import SIDES
from hexfarer.games.four_lands.words import handle_text
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.rng import Rng, seeded
from hexfarer.kernel.state import State

MOST: Final = 600  # times that a fight is played out
FEWEST: Final = 12  # … however few answers are allowed
ANSWERS: Final = 200  # the most in one fight: it ends by itself long before
WHOLE: Final = 100
LUCKY: Final = 3  # one in so many supporters keeps its Magic


def foretell(state: State, seat: int, thing: str, before: list[str], nodes: int) -> dict[str, object]:
    """What may come of the fight ("fight"), after some actions of the seat. `state` is a guess at what the seat cannot
    see; whatever is unseen is dealt anew from it."""
    s = state
    assert isinstance(s, FourLands)
    if thing != "fight":
        raise Problem("problem-no-forecast", {"thing": thing})
    if s.fight is None:
        raise Problem("problem-no-fight")
    return {"fight": chances(s, seat, before, nodes)}


def chances(guess: FourLands, seat: int, before: list[str], nodes: int) -> dict[str, object]:
    """How often each of those who fight falls, and how often more fall on one side than on the other."""
    assert guess.fight is not None
    attackers, defenders = guess.fight.attackers[:], guess.fight.defenders[:]
    # A handle stays with an Agent as long as the Party holds it, whoever it turns out to be.
    handles = {agent: handle_text(guess.handle(agent)) for agent in [*attackers, *defenders]}
    fallen = dict.fromkeys(handles.values(), 0)
    more = [0, 0, 0]  # fall of the defenders, of both alike, of the attackers
    rng = seeded(0)
    spent = times = 0
    while times < MOST and (times < FEWEST or spent < nodes):
        s = guess.determinize(seat, rng)
        assert isinstance(s, FourLands)
        assert s.fight is not None
        sides = (s.fight.attackers[:], s.fight.defenders[:])
        names = {agent: handle_text(s.handle(agent)) for side in sides for agent in side}
        for notation in before:
            s.apply(s.parse(notation))
        spent += len(before) + played_out(s, rng)
        times += 1
        lost = [[agent for agent in side if s.party_of[agent] < 0] for side in sides]
        for agent in [*lost[0], *lost[1]]:
            fallen[names[agent]] += 1
        more[0 if len(lost[1]) > len(lost[0]) else 2 if len(lost[0]) > len(lost[1]) else 1] += 1
    return {
        "times": times,
        "attackers": share(more[0], times),
        "even": share(more[1], times),
        "defenders": share(more[2], times),
        "falls": {handle: share(count, times) for handle, count in fallen.items()},
        "by": SIDES[guess.sides[guess.fight.attack_seat]],
    }


def share(part: int, whole: int) -> int:
    return (part * WHOLE + whole // 2) // whole


def played_out(s: FourLands, rng: Rng) -> int:
    """Play the fight to its end; how many answers that took."""
    fight = s.fight
    for step in range(ANSWERS):
        if s.over or s.fight is not fight:
            return step
        s.apply(reply(s, rng))
    return ANSWERS


def reply(s: FourLands, rng: Rng) -> int:
    """A plain answer."""
    top = s.stack[-1]
    if isinstance(top, FightSupport):
        return supported(s, rng)
    if isinstance(top, Pairing):
        options = s.legal()
        return options[rng.next(len(options))]
    return top.quiet(s)


def supported(s: FourLands, rng: Rng) -> int:
    """The Magic that saves one's own or fells a Rival, as things stand; some keep theirs, whatever it would do."""
    assert s.fight is not None
    attacking = s.to_act() == s.fight.attack_seat
    useful: list[int] = []
    for action in s.legal():
        if kind_of(action) not in (verbs.SUPPORT_ATTACK, verbs.SUPPORT_DEFENCE):
            continue
        group, sums, then = support_sums(s, s.fight, action)
        if gain(falls(group, then), attacking) > gain(falls(group, sums), attacking):
            useful.append(action)
    return useful[rng.next(len(useful))] if useful and rng.next(LUCKY) else pack(verbs.STOP)


def gain(beaten: list[str], attacking: bool) -> int:
    """How good it is for a side that these are beaten."""
    own, other = ("attackers", "defenders") if attacking else ("defenders", "attackers")
    return (other in beaten) - (own in beaten)
