"""The chances of a Combat: it is played out many times, with other dice and other cards that nobody has seen."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.fight import Fight
from hexfarer.games.euthia.flow.combat import DEATH, PARTING, VICTORY
from hexfarer.games.euthia.state import Euthia
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.solution import FEWEST, PLAYOUTS, Player, Solution, percent

ANSWERS: Final = 2000  # the most in one Combat: it ends by itself long before


class Tally:
    """What happened in all Combats until some moment of them."""

    __slots__ = ("damage", "died", "times", "won", "wounds")

    def __init__(self) -> None:
        self.times = 0
        self.won = 0
        self.died = 0
        self.wounds = 0
        self.damage = 0

    def add(self, fight: Fight, wounds: int, damage: int) -> None:
        self.times += 1
        self.won += int(VICTORY <= fight.step < DEATH)
        self.died += int(DEATH <= fight.step < PARTING)
        self.wounds += wounds
        self.damage += damage

    def told(self) -> dict[str, object]:
        """Chances of 100; Wounds of the Hero and Damage to the Monster on the average."""
        return {
            "won": percent(self.won, self.times),
            "died": percent(self.died, self.times),
            "wounds": round(self.wounds / self.times, 1),
            "damage": round(self.damage / self.times, 1),
        }


def solve(s: Euthia, seat: int, nodes: int) -> Solution:
    """The chances of the Combat that is on, for anybody who has a part in it: of all of it, and of its next round."""
    start = s.fight
    if start is None or seat not in (start.seat, start.master):
        raise Problem("problem-no-fight")
    rng = seeded(0)
    player = Player(rng, [])
    whole, next_ = Tally(), Tally()
    while whole.times < PLAYOUTS and (whole.times < FEWEST or player.nodes < nodes):
        play_out(s.determinize(seat, rng), player, whole, next_)
    chances: dict[str, object] = {"playouts": whole.times, "fight": whole.told(), "exchange": next_.told()}
    return Solution(False, player.nodes, [], chances)


def play_out(s: Euthia, player: Player, whole: Tally, next_: Tally) -> None:
    """One Combat to its end; what the round under way comes to is noted on the way."""
    fight = s.fight
    assert fight is not None
    hero = s.players[fight.seat]
    health, damage, number = hero.health, fight.damage, fight.round
    noted = False
    wounds = dealt = 0
    for _ in range(ANSWERS):
        s.apply(player.answer(s))
        over = s.over or s.fight is not fight or fight.step >= VICTORY
        if fight.step < DEATH:  # whoever has died stands at home again, with all Health
            wounds = max(0, health - hero.health)
        else:
            wounds = health
        dealt = max(0, fight.damage - damage)
        if not noted and (over or fight.round != number):
            next_.add(fight, wounds, dealt)
            noted = True
        if over:
            break
    whole.add(fight, wounds, dealt)
