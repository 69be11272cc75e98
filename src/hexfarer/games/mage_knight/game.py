"""Mage Knight: the game's entry."""

from __future__ import annotations

from collections.abc import Mapping

from hexfarer.games.mage_knight import (
    dump,
    facts,
    goal,
    hints,
    library,
    moves,
    reasons,
    setup,
    situate,
    stock,
    things,
    view,
    words,
)
from hexfarer.games.mage_knight.content import box
from hexfarer.games.mage_knight.events import TELLINGS
from hexfarer.games.mage_knight.invariants import missing
from hexfarer.games.mage_knight.layout import LAYOUT, RULES
from hexfarer.games.mage_knight.pictures import PICTURES
from hexfarer.games.mage_knight.plan import SCENARIOS
from hexfarer.games.mage_knight.reasons import REASONS
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import BASE_HEROES, EDITIONS, HEROES
from hexfarer.games.mage_knight.verbs import VERBS
from hexfarer.kernel.decision import Facts, Goal, Label, Stock, Total, Way
from hexfarer.kernel.layout import Layout
from hexfarer.kernel.registry import AGAINST, ALONE, TOGETHER, Entry, Game, Option, Scenario, Setup
from hexfarer.kernel.solution import Solution
from hexfarer.kernel.state import State
from hexfarer.kernel.verdict import refuse

# By scenario: the fewest and most players, and the most rounds.
_PLAYERS = {
    "first_reconnaissance": (1, 4, 4),
    "solo_conquest": (1, 1, 6),
    "full_conquest": (1, 4, 6),
    "blitz_conquest": (1, 4, 4),
    "full_cooperation": (1, 4, 6),
    "blitz_cooperation": (1, 4, 4),
    "mines_liberation": (1, 4, 4),
    "druid_nights": (1, 4, 6),
    "dungeon_lords": (1, 4, 5),
    "conquer_and_hold": (1, 4, 6),
    "one_to_return": (1, 4, 6),
}


def ways_of(scenario: str) -> list[str]:
    """Alone only, with others against the game, or against each other; most can be played alone, too."""
    if scenario == "solo_conquest":
        return [ALONE]
    return [TOGETHER if "cooperation" in scenario else AGAINST, ALONE]


class MageKnightGame(Game):
    """What the rest of the program asks of this game."""

    __slots__ = ()

    def __init__(self) -> None:
        box.fill()
        super().__init__(
            id="mage_knight",
            rules=RULES,
            rule_prefix="MK",
            editions=EDITIONS[:],
            scenarios=[Scenario(id, *_PLAYERS[id], picture=PICTURES[id], ways=ways_of(id)) for id in SCENARIOS],
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
        wanted = min(max(count or scenario.fewest, scenario.fewest), scenario.most)
        return ["tovak", "arythea", "goldyx", "norowas"][:wanted]

    def heroes_of(self, edition: str) -> list[str]:
        return self.heroes if edition == EDITIONS[-1] else self.heroes[:BASE_HEROES]

    def options_of(self, edition: str) -> list[Option]:
        """Options that only a later edition has stand in `setup.LATER`."""
        return [option for option in self.options if edition == EDITIONS[-1] or option.id not in setup.LATER]

    def fits(self, scenario: Scenario, option: Option) -> bool:
        if option.id == "tile_pool":  # these name their tiles
            return scenario.id not in ("first_reconnaissance", "mines_liberation", "conquer_and_hold")
        return option.id != "rite_crystals" or scenario.id == "druid_nights"

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

    def facts(self, s: State, thing: str, seat: int) -> Facts:
        return facts.facts(table(s), thing, seat)

    def stocks(self) -> list[Stock]:
        return stock.STOCKS

    def stock(self, s: State, seat: int) -> list[int]:
        return stock.stock(table(s), seat)

    def spends(self, s: State, action: int, seat: int, after: State, reveals: bool) -> list[tuple[int, int]]:
        return stock.spends(table(s), action, seat, table(after), reveals)

    def way(self, s: State, action: int, seat: int, after: State) -> Way | None:
        return moves.way(table(s), action, seat, table(after))

    def lapses(self, s: State, action: int) -> bool:
        return stock.lapses(action)

    def label(self, s: State, action: int) -> Label:
        return words.label(table(s), action)

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
        return "fame", 100

    def solve(self, s: State, seat: int, nodes: int) -> Solution:
        from hexfarer.games.mage_knight import solving  # most games end without anybody asking

        return solving.solve(table(s), seat, nodes)

    def conserved(self, s: State) -> list[str]:
        return missing(table(s))

    def situate(self, s: State, given: dict[str, object]) -> None:
        situate.situate(table(s), given)

    def dump(self, s: State) -> dict[str, object]:
        return dump.dump(table(s))

    def load_dice(self, s: State, dice: list[object]) -> None:
        situate.load_dice(table(s), dice)

    def vocabulary(self) -> dict[str, list[str]]:
        return situate.vocabulary()

    def library(self) -> list[Entry]:
        return library.library()

    def doubts(self) -> list[Entry]:
        return [entry for entry in library.library() if entry.confidence != "high"]

    def message_keys(self) -> list[str]:
        return library.message_keys()

    def long_turns(self) -> bool:
        return True

    def drawn(self, s: State, kind: str, value: int, viewer: int) -> list[str]:
        return words.drawn(table(s), kind, value, viewer)

    def counts_turns(self) -> bool:
        return True

    def round_of(self, s: State) -> int:
        return table(s).round

    def turn_of(self, s: State) -> int:
        """Turns of all players so far: a new one begins a new list of steps, also alone."""
        return sum(player.own_turns for player in table(s).players)


def table(s: State) -> MageKnight:
    assert isinstance(s, MageKnight)
    return s


GAME = MageKnightGame()
