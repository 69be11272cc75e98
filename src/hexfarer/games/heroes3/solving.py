"""The chances of a combat: it is played out many times, with other dice and other cards that nobody has seen."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import verbs
from hexfarer.games.heroes3.battle import Battle
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.solution import FEWEST, PLAYOUTS, Player, Solution, percent

ANSWERS: Final = 2000  # the most in one combat: it ends by itself long before


class Tally:
    """What happened in all combats until some moment of them."""

    __slots__ = ("losses", "seat", "side", "times")

    def __init__(self, battle: Battle, seat: int) -> None:
        self.seat = seat
        self.side = battle.seats.index(seat)
        self.times = 0
        self.losses = [0] * len(battle.fighters)

    def add(self, battle: Battle) -> None:
        self.times += 1
        for i in range(min(len(self.losses), len(battle.fighters))):
            if not battle.fighters[i].on_board():
                self.losses[i] += 1

    def told(self, start: Battle) -> dict[str, object]:
        """How often each unit that stands on the board is lost: own ones and those of the enemy, in their order."""
        own: list[int] = []
        theirs: list[int] = []
        for i, fighter in enumerate(start.fighters):
            if fighter.on_board() and not fighter.is_tower():
                (own if fighter.side == self.side else theirs).append(percent(self.losses[i], self.times))
        return {"own": own, "enemy": theirs}


def solve(s: Heroes3, seat: int, nodes: int) -> Solution:
    """The chances of the combat that is on for one who fights in it: of all of it, and of the activation under way."""
    start = s.battle
    if start is None or seat not in start.seats:
        raise Problem("problem-no-fight")
    rng = seeded(0)
    player = Player(rng, [verbs.FLEE, verbs.SURRENDER])
    whole, next_ = Tally(start, seat), Tally(start, seat)
    won = lost = 0
    while whole.times < PLAYOUTS and (whole.times < FEWEST or player.nodes < nodes):
        end = play_out(s.determinize(seat, rng), player, next_)
        whole.add(end)
        own, theirs = end.of_side(whole.side), end.of_side(1 - whole.side)
        won += int(not theirs and len(own) > 0)
        lost += int(not own)
    times = whole.times
    fight: dict[str, object] = {"won": percent(won, times), "lost": percent(lost, times)}
    fight["neither"] = percent(times - won - lost, times)
    fight.update(whole.told(start))
    chances: dict[str, object] = {"playouts": times, "fight": fight, "exchange": next_.told(start)}
    return Solution(False, player.nodes, [], chances)


def play_out(s: Heroes3, player: Player, next_: Tally) -> Battle:
    """The combat at its end; what the activation under way comes to is noted on the way."""
    battle = s.battle
    assert battle is not None
    begun = moment(battle)
    noted = False
    for _ in range(ANSWERS):
        s.apply(player.answer(s))
        over = s.over or s.battle is not battle
        if not noted and (over or moment(battle) != begun):
            next_.add(battle)
            noted = True
        if over:
            break
    return battle


def moment(battle: Battle) -> int:
    """A number that changes when the next unit is activated; the time before the first round is one moment."""
    if battle.round == 0:
        return 0
    done = sum([1 for fighter in battle.fighters if fighter.done])
    return (battle.round << 16) + (done << 8) + (battle.acting + 1 if battle.acting != NONE else 0)
