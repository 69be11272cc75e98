"""One game between bots."""

from __future__ import annotations

from typing import NamedTuple

from hexfarer import bots
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Setup, find
from hexfarer.kernel.rng import derived


class Played(NamedTuple):
    """How one game went. A game that broke has only its number, its seed and what went wrong."""

    number: int
    seed: int
    winners: list[int]
    scores: list[int]
    kind: str
    rounds: int
    decisions: int
    broke: str = ""


class GameBroke(Exception):
    """A fault in the program stopped the games; the seed lets anybody see it again."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.key)
        self.phrase = phrase


def play(setup: Setup, names: list[str], nodes: int = 0) -> Played:
    """Play a game to its end; the bots' seeds derive from the game's. `nodes`: their budget for a turn, 0 the usual."""
    players = [bots.find(name)(derived(setup.seed, seat), nodes) for seat, name in enumerate(names)]
    state = find(setup.game).start(setup)
    decisions = 0
    while not state.over:
        state.apply(players[state.to_act()].choose(state))
        decisions += 1
    outcome = state.outcome()
    rounds = state.view(-1).get("round", 0)
    last = rounds if isinstance(rounds, int) else 0
    return Played(0, setup.seed, outcome.winners, outcome.scores, outcome.kind, last, decisions)
