"""Heroes of Might & Magic III: the game's entry."""

from __future__ import annotations

from collections.abc import Mapping

from hexfarer.games.heroes3 import (
    dump,
    goal,
    hints,
    library,
    reasons,
    setup,
    situate,
    stock,
    things,
    verbs,
    view,
    words,
)
from hexfarer.games.heroes3.components import CARDS
from hexfarer.games.heroes3.content import cards
from hexfarer.games.heroes3.content.heroes import HERO_IDS
from hexfarer.games.heroes3.content.scenario_card import ScenarioCard
from hexfarer.games.heroes3.content.scenarios import SCENARIOS
from hexfarer.games.heroes3.events import TELLINGS
from hexfarer.games.heroes3.flow import campaign, riding
from hexfarer.games.heroes3.invariants import missing
from hexfarer.games.heroes3.layout import LAYOUT, RULES
from hexfarer.games.heroes3.pictures import PICTURES
from hexfarer.games.heroes3.plan import CAMPAIGN as CAMPAIGN_MODE
from hexfarer.games.heroes3.plan import CLASH, MODES
from hexfarer.games.heroes3.reasons import REASONS
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.verbs import VERBS
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.decision import Goal, Label, Stock, Total, Way
from hexfarer.kernel.event import Event
from hexfarer.kernel.layout import Layout
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import AGAINST, ALONE, CAMPAIGN, TOGETHER, Entry, Game, Option, Scenario, Setup
from hexfarer.kernel.solution import Solution
from hexfarer.kernel.state import State
from hexfarer.kernel.verdict import refuse


def ways_of(card: ScenarioCard) -> list[str]:
    if card.mode == CLASH:
        return [AGAINST]
    found = [CAMPAIGN] if card.mode == CAMPAIGN_MODE else [TOGETHER]
    return [*found, ALONE] if card.fewest() == 1 else found


class Heroes3Game(Game):
    """What the rest of the program asks of this game."""

    __slots__ = ()

    def __init__(self) -> None:
        if not CARDS:
            cards.fill()
        super().__init__(
            id="heroes3",
            rules=RULES,
            rule_prefix="H3",
            editions=["base"],
            scenarios=[
                Scenario(
                    card.id,
                    card.fewest(),
                    card.most(),
                    card.rounds,
                    "note-h3-reconstructed" if card.reconstructed else "",
                    "mode-h3-" + MODES[card.mode],
                    PICTURES[card.id],
                    ways_of(card),
                )
                for card in SCENARIOS
            ],
            heroes=HERO_IDS[:],
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
        allowed = next(card.heroes for card in SCENARIOS if card.id == scenario.id)
        if allowed:
            return allowed[:wanted]
        return ["catherine", "sandro", "mutare"][:wanted]

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
        return riding.way(table(s), action, seat, table(after))

    def lapses(self, s: State, action: int) -> bool:
        return stock.lapses(action)

    def label(self, s: State, action: int) -> Label:
        return words.label(table(s), action)

    def name(self, s: State, kind: str, value: int, viewer: int) -> object:
        return words.name(table(s), kind, value, viewer)

    def told(self, s: State, event: Event, viewer: int) -> Phrase:
        return words.told(table(s), event, viewer) or super().told(s, event, viewer)

    def write(self, s: State, kind: str, value: int) -> str:
        return words.write(table(s), kind, value)

    def read(self, s: State, kind: str, word: str) -> int:
        return words.read(table(s), kind, word)

    def over_verdict(self) -> int:
        return refuse(reasons.OVER)

    def worth(self, s: State, seat: int) -> int:
        return hints.worth(table(s), seat)

    def measure(self) -> tuple[str, int]:
        return "gold", 10

    def solve(self, s: State, seat: int, nodes: int) -> Solution:
        from hexfarer.games.heroes3 import solving  # most games end without anybody asking

        return solving.solve(table(s), seat, nodes)

    def resting(self, s: State) -> bool:
        return hints.resting(table(s))

    def idle(self, s: State, action: int) -> bool:
        return hints.idle(table(s), action)

    def takes_back(self, s: State, action: int) -> bool:
        return kind_of(action) == verbs.RIDE or hints.takes_back(table(s), action)  # bots ride step by step

    def guesses(self, s: State) -> int:
        return hints.guesses(table(s))

    def rests(self) -> bool:
        return True

    def fits(self, scenario: Scenario, option: Option) -> bool:
        if option.id == "tournament":
            return scenario.mode == "mode-h3-clash"
        return option.id != "carry" or campaign.goes_on(scenario.id)

    def sequel(self, s: State) -> Setup | None:
        return campaign.sequel(table(s))

    def conserved(self, s: State) -> list[str]:
        return missing(table(s))

    def situate(self, s: State, given: dict[str, object]) -> None:
        situate.situate(table(s), given)

    def dump(self, s: State) -> dict[str, object]:
        return dump.dump(table(s))

    def load_dice(self, s: State, dice: list[object]) -> None:
        situate.lay_dice(table(s), dice)

    def vocabulary(self) -> dict[str, list[str]]:
        return situate.vocabulary()

    def library(self) -> list[Entry]:
        return library.library()

    def message_keys(self) -> list[str]:
        return library.message_keys()

    def drawn(self, s: State, kind: str, value: int, viewer: int) -> list[str]:
        return words.drawn(table(s), kind, value, viewer)

    def counts_turns(self) -> bool:
        return True

    def round_of(self, s: State) -> int:
        return table(s).round

    def turn_of(self, s: State) -> int:
        """Turns of all players so far: a new one begins a new list of steps."""
        return sum(player.turns for player in table(s).players)


def table(s: State) -> Heroes3:
    assert isinstance(s, Heroes3)
    return s


GAME = Heroes3Game()
