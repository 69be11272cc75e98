"""Euthia: Torment of Resurrection: the game's entry."""

from __future__ import annotations

from collections.abc import Mapping

from hexfarer.games.euthia import (
    dump,
    goal,
    hints,
    labels,
    library,
    numbers,
    reasons,
    setup,
    situate,
    stock,
    things,
    verbs,
    view,
    words,
)
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.content import box
from hexfarer.games.euthia.content.scenarios import SCENARIOS
from hexfarer.games.euthia.events import TELLINGS
from hexfarer.games.euthia.invariants import missing
from hexfarer.games.euthia.layout import LAYOUT, RULES
from hexfarer.games.euthia.pictures import PICTURES
from hexfarer.games.euthia.reasons import REASONS
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import HEROES
from hexfarer.games.euthia.verbs import VERBS
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.decision import Goal, Label, Stock, Total, Way
from hexfarer.kernel.layout import Layout
from hexfarer.kernel.registry import AGAINST, ALONE, TOGETHER, Entry, Game, Scenario, Setup
from hexfarer.kernel.solution import Solution
from hexfarer.kernel.state import State
from hexfarer.kernel.verdict import refuse


class EuthiaGame(Game):
    """What the rest of the program asks of this game."""

    __slots__ = ()

    def __init__(self) -> None:
        if not TILES:
            box.fill()
        super().__init__(
            id="euthia",
            rules=RULES,
            rule_prefix="EU",
            editions=["base"],
            scenarios=[
                Scenario(
                    card.id,
                    1,
                    4,
                    card.rounds,
                    "note-eu-reconstructed",
                    picture=PICTURES[card.id],
                    ways=[AGAINST, TOGETHER, ALONE],
                )
                for card in SCENARIOS
            ],
            heroes=HEROES[:],
            options=setup.OPTIONS,
            verbs=VERBS,
            reasons=REASONS,
            tellings=TELLINGS,
            layout=Layout(LAYOUT),
            wants=things.WANTS,
            rules_about=things.RULES,
        )

    def start(self, setup_: Setup, listen: bool = False) -> State:
        return setup.start(self, setup_, listen)

    def default_seats(self, scenario: Scenario, count: int) -> list[str]:
        return ["dral", "keleia", "maeldur", "ael"][: count or 1]

    def check_setup(self, setup_: Setup) -> None:
        setup.check_setup(setup_)

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return view.view(table(s), seat)

    def things(self, s: State, seat: int) -> list[dict[str, object]]:
        return things.things(table(s), seat)

    def totals(self, s: State, seat: int) -> list[Total]:
        return words.totals(table(s), seat)

    def goal(self, s: State, seat: int) -> Goal:
        return goal.goal(table(s), seat)

    def stocks(self) -> list[Stock]:
        return stock.STOCKS

    def stock(self, s: State, seat: int) -> list[int]:
        return stock.stock(table(s), seat)

    def spends(self, s: State, action: int, seat: int, after: State, reveals: bool) -> list[tuple[int, int]]:
        return stock.spends(table(s), action, seat, reveals)

    def way(self, s: State, action: int, seat: int, after: State) -> Way | None:
        return things.way(table(s), action, seat, table(after))

    def lapses(self, s: State, action: int) -> bool:
        return stock.lapses(action)

    def label(self, s: State, action: int) -> Label:
        return labels.label(table(s), action)

    def name(self, s: State, kind: str, value: int, viewer: int) -> object:
        return words.name(table(s), kind, value, viewer)

    def write(self, s: State, kind: str, value: int) -> str:
        return words.write(table(s), kind, value)

    def read(self, s: State, kind: str, word: str) -> int:
        return words.read(table(s), kind, word)

    def over_verdict(self) -> int:
        return refuse(reasons.OVER)

    def worth(self, s: State, seat: int) -> int:
        return hints.worth(table(s), seat)

    def measure(self) -> tuple[str, int]:
        return "rep", 100

    def solve(self, s: State, seat: int, nodes: int) -> Solution:
        from hexfarer.games.euthia import solving  # most games end without anybody asking

        return solving.solve(table(s), seat, nodes)

    def worth_idle(self, s: State, seat: int) -> int:
        return hints.worth(table(s), seat, True)

    def resting(self, s: State) -> bool:
        return hints.resting(table(s))

    def idle(self, s: State, action: int) -> bool:
        return hints.idle(table(s), action)

    def takes_back(self, s: State, action: int) -> bool:
        if kind_of(action) == verbs.GO:  # bots walk step by step
            return True
        return hints.takes_back(table(s), action)

    def rests(self) -> bool:
        return True

    def guesses(self, s: State) -> int:
        return hints.guesses(table(s))

    def conserved(self, s: State) -> list[str]:
        return missing(table(s))

    def situate(self, s: State, given: dict[str, object]) -> None:
        situate.situate(table(s), given)

    def dump(self, s: State) -> dict[str, object]:
        return dump.dump(table(s))

    def load_dice(self, s: State, dice: list[object]) -> None:
        table(s).loaded = situate.dice(dice)

    def vocabulary(self) -> dict[str, list[str]]:
        return situate.vocabulary()

    def library(self) -> list[Entry]:
        return library.library()

    def message_keys(self) -> list[str]:
        return library.message_keys()

    def numbers(self) -> dict[str, object]:
        return numbers.numbers()

    def drawn(self, s: State, kind: str, value: int, viewer: int) -> list[str]:
        return words.drawn(table(s), kind, value, viewer)

    def counts_turns(self) -> bool:
        return True

    def round_of(self, s: State) -> int:
        return table(s).round

    def turn_of(self, s: State) -> int:
        """Turns of all players so far: a new one begins a new list of steps."""
        return sum([player.turns for player in table(s).players])


def table(s: State) -> Euthia:
    assert isinstance(s, Euthia)
    return s


GAME = EuthiaGame()
