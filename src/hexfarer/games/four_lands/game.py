"""Tales from the Four Lands: the game's entry."""

from __future__ import annotations

from collections.abc import Mapping

from hexfarer.games.four_lands import (
    answering,
    dump,
    goal,
    hints,
    labels,
    library,
    reasons,
    setup,
    situate,
    stock,
    things,
    view,
    words,
)
from hexfarer.games.four_lands.content.decks import CARDS, DECK_SIZE
from hexfarer.games.four_lands.content.tasks import TASK_ARTEFACT, TASK_IDS
from hexfarer.games.four_lands.events import TELLINGS
from hexfarer.games.four_lands.layout import LAYOUT, RULES
from hexfarer.games.four_lands.pictures import PICTURES
from hexfarer.games.four_lands.reasons import REASONS
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import LAST_ROUND, NONE, SIDES
from hexfarer.games.four_lands.verbs import VERBS
from hexfarer.kernel.decision import Goal, Label, Stock, Total, Way
from hexfarer.kernel.layout import Layout
from hexfarer.kernel.outlook import Outlook
from hexfarer.kernel.registry import AGAINST, TOGETHER, Entry, Game, Option, Scenario, Setup
from hexfarer.kernel.state import State
from hexfarer.kernel.verdict import refuse


class FourLandsGame(Game):
    """What the rest of the program asks of this game."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            id="four_lands",
            rules=RULES,
            rule_prefix="FL",
            editions=["base"],
            scenarios=[
                Scenario("competitive", 2, 4, LAST_ROUND, picture=PICTURES["competitive"], ways=[AGAINST]),
                Scenario("cooperative", 3, 4, LAST_ROUND, picture=PICTURES["cooperative"], ways=[TOGETHER]),
            ],
            heroes=SIDES[:],
            options=[Option("lone_handicap", ["off", "on"], "between"), Option("closed_fields", ["off", "on"], "map")],
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
        return setup.USUAL_SEATS[wanted - 2][:]

    def check_setup(self, setup_: Setup) -> None:
        setup.check_setup(setup_)

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return view.view(table(s), seat)

    def things(self, s: State, seat: int) -> list[dict[str, object]]:
        return things.things(table(s), seat)

    def totals(self, s: State, seat: int) -> list[Total]:
        return labels.totals(table(s), seat)

    def goal(self, s: State, seat: int) -> Goal:
        return goal.goal(table(s), seat)

    def stocks(self) -> list[Stock]:
        return stock.STOCKS

    def stock(self, s: State, seat: int) -> list[int]:
        return stock.stock(table(s), seat)

    def spends(self, s: State, action: int, seat: int, after: State, reveals: bool) -> list[tuple[int, int]]:
        return stock.spends(table(s), action, seat, reveals)

    def way(self, s: State, action: int, seat: int, after: State) -> Way | None:
        return labels.way(table(s), action, seat)

    def label(self, s: State, action: int) -> Label:
        return labels.label(table(s), action)

    def name(self, s: State, kind: str, value: int, viewer: int) -> object:
        return words.name(table(s), kind, value, viewer)

    def write(self, s: State, kind: str, value: int) -> str:
        return words.write(table(s), kind, value)

    def read(self, s: State, kind: str, word: str) -> int:
        return words.read(table(s), kind, word)

    def parse(self, s: State, text: str) -> int:
        return words.in_one_form(table(s), super().parse(s, text))

    def over_verdict(self) -> int:
        return refuse(reasons.OVER)

    def worth(self, s: State, seat: int) -> int:
        return hints.worth(table(s), seat)

    def measure(self) -> tuple[str, int]:
        return "vp", 1000

    def conserved(self, s: State) -> list[str]:
        return missing_cards(table(s)) + missing_tasks(table(s))

    def outlook(self, s: State, seat: int) -> Outlook:
        return answering.outlook(table(s), seat)

    def situate(self, s: State, given: dict[str, object]) -> None:
        situate.situate(table(s), given)

    def dump(self, s: State) -> dict[str, object]:
        return dump.dump(table(s))

    def vocabulary(self) -> dict[str, list[str]]:
        return situate.vocabulary()

    def library(self) -> list[Entry]:
        return library.library()

    def message_keys(self) -> list[str]:
        return library.message_keys()

    def drawn(self, s: State, kind: str, value: int, viewer: int) -> list[str]:
        return words.drawn(table(s), kind, value, viewer)

    def round_of(self, s: State) -> int:
        return table(s).round


def table(s: State) -> FourLands:
    assert isinstance(s, FourLands)
    return s


def missing_cards(s: FourLands) -> list[str]:
    """Every side's 18 cards, each in exactly one place (FL-INV-01)."""
    places: list[int] = [*s.complications, *s.removed]
    for zone in s.hands + s.decks + s.members:
        places.extend(zone)
    places.extend(item.card for item in s.items if item.card != NONE)
    for attached in (s.circles, s.amulets, s.armours):
        places.extend(card for card, _ in attached)
    if s.fight is not None and s.fight.card != NONE:
        places.append(s.fight.card)
    wanted = [card for card in range(CARDS) if card // DECK_SIZE in s.sides]
    return [f"card {card}: {places.count(card)} of 1" for card in wanted if places.count(card) != 1]


def missing_tasks(s: FourLands) -> list[str]:
    """The 20 Task cards, none in two places (FL-INV-02); those out of the game are in none."""
    places = s.task_deck + [task for task in s.field_task if task != NONE]
    for trophies in s.trophies:
        places = places + trophies
    places = places + [TASK_ARTEFACT.index(i) for i, party in enumerate(s.artefact_party) if party != NONE]
    return [f"task {TASK_IDS[task]}: {places.count(task)} of 1" for task in set(places) if places.count(task) > 1]


GAME = FourLandsGame()
