"""The list of games, and what each must tell about itself."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from hexfarer.kernel.action import Verbs
from hexfarer.kernel.decision import Facts, Goal, Label, Stock, Total, Way
from hexfarer.kernel.event import Event, Tellings
from hexfarer.kernel.layout import Layout
from hexfarer.kernel.outlook import Outlook
from hexfarer.kernel.phrase import YOU, Phrase, Problem, unknown
from hexfarer.kernel.solution import Solution
from hexfarer.kernel.state import State
from hexfarer.kernel.verdict import Reasons, number_of

SEATS: Final = ("seat", "player")  # kinds of arguments that are seats
ALONE: Final = "alone"
AGAINST: Final = "against"
TOGETHER: Final = "together"
CAMPAIGN: Final = "campaign"


class Scenario:
    """One way to play a game. Its message `scenario-<id>` has its name, and `.about`, `.pitch` (a few words) and
    `.teaches` as attributes."""

    __slots__ = ("fewest", "id", "mode", "most", "note", "picture", "rounds", "ways")

    def __init__(
        self,
        id: str,
        fewest: int,
        most: int,
        rounds: int,
        note: str = "",
        mode: str = "",
        picture: str = "",
        ways: list[str] | None = None,
    ) -> None:
        self.id = id
        self.fewest = fewest
        self.most = most
        self.rounds = rounds  # the most rounds it can last
        self.note = note  # the key of a message that whoever chooses it should read
        self.mode = mode  # the key of a message that names the group it belongs to
        self.picture = picture  # parts of the page's drawings with place and size, back to front
        self.ways: list[str] = ways or []  # how it may be played: ALONE, AGAINST others, TOGETHER, in a CAMPAIGN


class Option:
    """A choice made before the game: its values, the first of which is the default; without any, words of one's own.
    Its message `option-<id>` has its name, `.about`, and words for values that are no numbers (`.value-<value>`)."""

    __slots__ = ("group", "id", "values")

    def __init__(self, id: str, values: list[str], group: str) -> None:
        self.id = id
        self.values = values
        self.group = group  # what it is about: the end of the key of a message


class Setup:
    """All that is needed to start a game again."""

    __slots__ = ("edition", "game", "options", "scenario", "seats", "seed")

    def __init__(
        self, game: str, edition: str, scenario: str, seats: list[str], options: dict[str, str], seed: int
    ) -> None:
        self.game = game
        self.edition = edition
        self.scenario = scenario
        self.seats = seats  # the hero, side or town of each seat
        self.options = options
        self.seed = seed


class Entry:
    """A card, task, token or place of a game, for the library."""

    __slots__ = ("brief", "confidence", "facts", "id", "kind", "name", "set", "text")

    def __init__(
        self,
        id: str,
        kind: str,
        name: Phrase,
        text: list[Phrase],
        set: str,
        confidence: str,
        facts: dict[str, object],
        brief: list[Phrase] | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.name = name
        self.text = text
        self.set = set
        self.confidence = confidence
        self.facts = facts
        self.brief: list[Phrase] = brief if brief is not None else []  # what it does, for a small card


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game as the rest of the program knows it. One object a game, made when it is first asked for."""

    __slots__ = (
        "editions",
        "heroes",
        "id",
        "layout",
        "options",
        "reasons",
        "rule_prefix",
        "rules",
        "rules_about",
        "scenarios",
        "tellings",
        "verbs",
        "wants",
    )

    def __init__(
        self,
        id: str,
        rules: int,
        rule_prefix: str,
        editions: list[str],
        scenarios: list[Scenario],
        heroes: list[str],
        options: list[Option],
        verbs: Verbs,
        reasons: Reasons,
        tellings: Tellings,
        layout: Layout,
        wants: Mapping[str, list[str]] | None = None,
        rules_about: Mapping[str, str] | None = None,
    ) -> None:
        self.id = id
        self.rules = rules  # the version of its rules: games of another one may go on differently
        self.rule_prefix = rule_prefix
        self.editions = editions
        self.scenarios = scenarios
        self.heroes = heroes
        self.options = options
        self.verbs = verbs
        self.reasons = reasons
        self.tellings = tellings
        self.layout = layout
        # what people usually want of a kind of thing, as first words of notations, the likeliest first
        self.wants = wants or {}
        # the rule that tells what a kind of thing is for, where no entry of the library does
        self.rules_about = rules_about or {}

    # -- set-up --

    @abstractmethod
    def start(self, setup: Setup, listen: bool = False) -> State:
        """The first position, with somebody asked; `listen` keeps the events that led to it in its log."""

    @abstractmethod
    def default_seats(self, scenario: Scenario, count: int) -> list[str]:
        """The usual heroes or sides of so many seats; count 0 means the scenario's usual number."""

    @abstractmethod
    def check_setup(self, setup: Setup) -> None:
        """Problem if these seats or options do not go together."""

    # -- borders of a position --

    @abstractmethod
    def view(self, s: State, seat: int) -> Mapping[str, object]:
        """What a seat may know, as plain data in the words of the situations."""

    @abstractmethod
    def things(self, s: State, seat: int) -> list[dict[str, object]]:
        """The visible things: id, kind, name, facts, seat, hidden."""

    @abstractmethod
    def totals(self, s: State, seat: int) -> list[Total]:
        """The running numbers of a seat that it may know itself."""

    def goal(self, s: State, seat: int) -> Goal | None:
        """What the game is about, for a seat (-1: a watcher), with what is reached; it depends on nothing hidden."""
        return None

    def facts(self, s: State, thing: str, seat: int) -> Facts:
        """What a visible thing is, for a seat that points at it; by default the entry that has its name."""
        kind, _, word = thing.partition(":")
        word = word.rpartition("/")[2].partition("#")[0]
        names = [word, f"{kind}_{word}", word.partition(":")[0], f"{kind}_{word.partition(':')[0]}"]
        found = Facts()
        known = {entry.id for entry in self.library()}
        found.entries = [name for name in names if name in known][:1]
        return found

    def stocks(self) -> list[Stock]:
        """What a seat has so much of, in a fixed order."""
        return []

    def stock(self, s: State, seat: int) -> list[int]:
        """How much a seat has of each of `stocks`, as it may know itself."""
        return []

    def spends(self, s: State, action: int, seat: int, after: State, reveals: bool) -> list[tuple[int, int]]:
        """What an action is sure to cost where `after` does not tell, because it `reveals` or because more is lost than
        paid: places in `stocks`, and how much. `after` is what the action leads to if the secrets are as guessed."""
        return []

    def way(self, s: State, action: int, seat: int, after: State) -> Way | None:
        """Where a piece goes with an action; None if it moves none. `after`: as for `spends`."""
        return None

    def lapses(self, s: State, action: int) -> bool:
        """Does an answer end something, so that what is left unspent is lost? That is no price."""
        return False

    @abstractmethod
    def label(self, s: State, action: int) -> Label:
        """An action in words."""

    @abstractmethod
    def name(self, s: State, kind: str, value: int, viewer: int) -> object:
        """What an argument of a verb, reason or event is called for a viewer: a Phrase, a number or a plain word."""

    @abstractmethod
    def write(self, s: State, kind: str, value: int) -> str:
        """An argument of an action as a word of the notation."""

    @abstractmethod
    def read(self, s: State, kind: str, word: str) -> int:
        """The argument that a word of the notation means; Problem if none."""

    @abstractmethod
    def over_verdict(self) -> int:
        """The verdict on any action after the end."""

    @abstractmethod
    def worth(self, s: State, seat: int) -> int:
        """How good the position looks for the seat, judged by what it sees; for bots and hints."""

    def measure(self) -> tuple[str, int]:
        """What `worth` counts in: one of `stocks`, by its id, and how many points one of it is; "" if in nothing that
        people count."""
        return "", 1

    @abstractmethod
    def conserved(self, s: State) -> list[str]:
        """What should always be there and is not (cards lost or doubled …); empty when all is well."""

    # -- situations --

    @abstractmethod
    def situate(self, s: State, given: dict[str, object]) -> None:
        """Change a position as a situation's `given` says, ready to act."""

    @abstractmethod
    def dump(self, s: State) -> dict[str, object]:
        """The `given` block that leads to this position."""

    def load_dice(self, s: State, dice: list[object]) -> None:
        """Let the next rolls show these faces, in the words of the situations."""
        raise Problem("problem-situation-no-dice")

    def vocabulary(self) -> dict[str, list[str]]:
        """The words of the situations that stand nowhere else, by what they are: the keys of `given`, places …"""
        return {}

    # -- library and words --

    @abstractmethod
    def library(self) -> list[Entry]:
        """Every card, task, token and place."""

    @abstractmethod
    def message_keys(self) -> list[str]:
        """Every message key that the game may use."""

    # -- the same for all --

    def why(self, s: State, verdict: int) -> Phrase:
        """A verdict in words."""
        reason = self.reasons.of(verdict)
        args: dict[str, object] = {}
        for i, (name, kind) in enumerate(reason.args):
            args[name] = self.name(s, kind, number_of(verdict, i), s.to_act())
        return Phrase("why-" + reason.key, args)

    def told(self, s: State, event: Event, viewer: int) -> Phrase:
        """An event in words for a viewer (-1: a watcher)."""
        telling = self.tellings.of(event)
        args: dict[str, object] = {}
        for i, (name, kind) in enumerate(telling.args):
            if kind.endswith("*"):  # the rest is a list
                args[name] = [self.name(s, kind[:-1], value, viewer) for value in event.args[i:]]
            else:
                args[name] = self.name(s, kind, event.args[i], viewer)
        return Phrase("event-" + telling.key, args)

    def told_to(self, s: State, event: Event, viewer: int) -> Phrase:
        """An event in words that speak to the viewer: where they are named stands "you"."""
        phrase = self.told(s, event, viewer)
        if viewer < 0:
            return phrase
        for i, (name, kind) in enumerate(self.tellings.of(event).args):
            if kind in SEATS and event.args[i] == viewer:
                phrase.args[name] = Phrase(YOU)
            elif kind.endswith("*") and kind[:-1] in SEATS:
                named = [self.name(s, kind[:-1], value, viewer) for value in event.args[i:]]
                phrase.args[name] = [
                    Phrase(YOU) if value == viewer else found
                    for value, found in zip(event.args[i:], named, strict=True)
                ]
        return phrase

    def subject(self, event: Event) -> int:
        """The seat that an event is about; -1: none."""
        for i, (_, kind) in enumerate(self.tellings.of(event).args):
            if kind in SEATS:
                return event.args[i]
        return -1

    def about(self, s: State, event: Event, viewer: int) -> list[str]:
        """What an event is about, to be drawn: ids of things, or pictures such as `enemy:orc`, in the order told."""
        telling = self.tellings.of(event)
        found: list[str] = []
        for i, (_, kind) in enumerate(telling.args):
            if kind.endswith("*"):  # the rest is a list
                for value in event.args[i:]:
                    found += self.drawn(s, kind[:-1], value, viewer)
            else:
                found += self.drawn(s, kind, event.args[i], viewer)
        return found

    def drawn(self, s: State, kind: str, value: int, viewer: int) -> list[str]:
        """What an argument of an event looks like for a viewer: the id of a thing, the key of a picture, or both."""
        return []

    def format(self, s: State, action: int) -> str:
        verb = self.verbs.of(action)
        words: list[str] = []
        i = 0
        for word in verb.words:
            if word:
                words.append(word)
            else:
                words.append(self.write(s, verb.args[i], action >> (8 + 12 * i) & 0xFFF))
                i += 1
        return " ".join(words)

    def parse(self, s: State, text: str) -> int:
        problem: Problem | None = None
        for verb in self.verbs.fitting(text):
            action = verb.kind
            i = 0
            try:
                for mine, word in zip(verb.words, text.split(), strict=True):
                    if not mine:
                        action |= self.read(s, verb.args[i], word) << (8 + 12 * i)
                        i += 1
            except Problem as found:
                problem = found
                continue
            return action
        assert problem is not None
        raise problem

    def turn_of(self, s: State) -> int:
        """A number that changes when a turn begins, for the list of its steps; by default at every change of seat."""
        return s.to_act()

    def counts_turns(self) -> bool:
        """Does `turn_of` count turns, so that the log can say which of a round it tells of?"""
        return False

    def round_of(self, s: State) -> int:
        """The number of the round, for the log; 0 if the game has none."""
        return 0

    def long_turns(self) -> bool:
        """Is a turn a chain of many decisions of one seat? Bots then plan it whole."""
        return False

    def rests(self) -> bool:
        """Can positions be judged in the middle of things? Bots then look only as far as the next such position."""
        return False

    def resting(self, s: State) -> bool:
        """Can this position be judged as it is, in a game that `rests`?"""
        return True

    def idle(self, s: State, action: int) -> bool:
        """Does an answer only let others go on, in a game that `rests`? It is judged by the position as it is."""
        return False

    def worth_idle(self, s: State, seat: int) -> int:
        """How good a position looks for a seat that gives an idle answer."""
        return self.worth(s, seat)

    def takes_back(self, s: State, action: int) -> bool:
        """Does an answer only take back an act that was begun, in a game that `rests`? Bots carry through."""
        return False

    def guesses(self, s: State) -> int:
        """Over how many deals of what is unseen should a bot that looks one act ahead compare answers here?"""
        return 2

    def solve(self, s: State, seat: int, nodes: int) -> Solution:
        """The fight that the seat is in, solved within so many positions; Problem if there is none to solve."""
        raise Problem("problem-no-solver", {"game": self.id})

    def outlook(self, s: State, seat: int) -> Outlook:
        """What the answers to the present question lead to, for the seat that is asked; empty by default."""
        return Outlook([], [], [])

    def numbers(self) -> dict[str, object]:
        """What the rule texts say in numbers, by the names that they use."""
        return {}

    def doubts(self) -> list[Entry]:
        """The entries of the library that are not settled; the last line of their text says what is open."""
        return []

    def heroes_of(self, edition: str) -> list[str]:
        """The heroes or sides that an edition has."""
        return self.heroes

    def options_of(self, edition: str) -> list[Option]:
        """The choices before the game that an edition has."""
        return self.options

    def fits(self, scenario: Scenario, option: Option) -> bool:
        """Does the option mean anything in the scenario?"""
        return True

    def sequel(self, s: State) -> Setup | None:
        """How it goes on after a game that is over: the next scenario of a campaign; None if it does not."""
        return None

    def scenario(self, id: str) -> Scenario:
        for scenario in self.scenarios:
            if scenario.id == id:
                return scenario
        raise unknown("scenario", id, [scenario.id for scenario in self.scenarios])


_GAMES: dict[str, Game | None] = {}  # None: not loaded yet
_LOADERS: dict[str, Callable[[str], Game]] = {}


def offer(ids: list[str], load: Callable[[str], Game]) -> None:
    """Put games on the list that `load` brings in by id when somebody first asks for them: loading takes a while."""
    for id in ids:
        _GAMES.setdefault(id, None)
        _LOADERS[id] = load


def register(game: Game) -> None:
    """Put a game on the list that is loaded already."""
    _GAMES[game.id] = game


def names() -> list[str]:
    """The ids of all games; loads none."""
    return list(_GAMES)


def games() -> list[Game]:
    """Every game with its editions, scenarios, heroes and options; loads them all."""
    return [find(id) for id in names()]


def find(id: str) -> Game:
    """The game of that id; Problem with the list of games otherwise."""
    game = _GAMES.get(id)
    if game is None:
        if id not in _GAMES:
            raise unknown("game", id, sorted(_GAMES))
        game = _LOADERS[id](id)
        _GAMES[id] = game
    return game


def make_setup(
    game_id: str,
    scenario: str = "",
    seats: list[str] | None = None,
    seed: int = 0,
    options: dict[str, str] | None = None,
    edition: str = "",
    count: int = 0,
) -> Setup:
    """A checked setup; what is left out takes its default."""
    game = find(game_id)
    chosen = game.scenario(scenario) if scenario else game.scenarios[0]
    if edition and edition not in game.editions:
        raise unknown("edition", edition, game.editions)
    edition = edition or game.editions[0]
    heroes = list(seats) if seats else game.default_seats(chosen, count)
    for hero in heroes:
        if hero not in game.heroes:
            raise unknown("seat", hero, game.heroes_of(edition))
        if hero not in game.heroes_of(edition):
            raise Problem("problem-not-in-edition", {"what": hero, "edition": edition})
    if not chosen.fewest <= len(heroes) <= chosen.most:
        raise Problem(
            "problem-seat-count",
            {"scenario": chosen.id, "given": len(heroes), "fewest": chosen.fewest, "most": chosen.most},
        )
    if len(set(heroes)) != len(heroes):
        raise Problem("problem-seat-twice", {"seats": ", ".join(heroes)})
    values = {option.id: option.values[0] if option.values else "" for option in game.options}
    for id, value in (options or {}).items():
        known = [option for option in game.options if option.id == id]
        if not known:
            raise unknown("option", id, [option.id for option in game.options])
        if known[0].values and value not in known[0].values:
            raise unknown("value", value, known[0].values)
        if value != values[id] and all(option.id != id for option in game.options_of(edition)):
            raise Problem("problem-not-in-edition", {"what": id, "edition": edition})
        values[id] = value
    setup = Setup(game.id, edition, chosen.id, heroes, values, seed)
    game.check_setup(setup)
    return setup


def new(
    game: str,
    scenario: str = "",
    seats: list[str] | None = None,
    seed: int = 0,
    options: dict[str, str] | None = None,
    edition: str = "",
) -> State:
    """Start a game: `new("four_lands", seats=["north", "sun"], seed=7)`."""
    return find(game).start(make_setup(game, scenario, seats, seed, options, edition))
