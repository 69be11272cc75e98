"""No answer of the server depends on what its reader cannot see: not on hidden cards, not on the seed.

At moments of a random game for two, the position on the live table is replaced by one that differs only in what a seat
cannot see, or in the generator. Then everything is asked again: by request and by socket, log, previews, explanations,
facts, a hint, a plan, an outlook, forecasts, a past position. A record holds what its seat was shown at those moments,
and so depends on nothing else.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import orjson
import pytest

from hexfarer import native
from hexfarer.bots.planning import Plan
from hexfarer.kernel.outlook import Outlook
from hexfarer.kernel.registry import find
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State, fingerprint
from hexfarer.server import thinkers
from hexfarer.server.driver import Driver
from hexfarer.server.table import Table
from hexfarer.server.telling import Tellings
from hexfarer.server.thinkers import Question, Thinkers, Thought
from tests.server.guest import Guest, Json, Server, patched
from tests.support import ALL, pick

GAMES = ["four_lands", "mage_knight", "heroes3", "euthia"]
STEPS = 300
SEED = 3**79
EVERY = 60  # steps between two looks
THINGS = 3  # that are asked about at each
HINTS = 1000 if ALL else 250
PLANS = 4  # answers after which a fight is planned
NODES = 600  # positions that are looked at for it
FORECASTS = 2  # of a kind
ANSWERS = 200  # in the playouts of each


class Sitting:
    """A table for two people, its session played from outside."""

    def __init__(self, server: Server, game: str) -> None:
        scenario = next(one.id for one in find(game).scenarios if one.fewest <= 2 <= one.most)
        self.server = server
        self.made = server.make("me", "open", game=game, scenario=scenario, seed=None, hints=True)
        _, joined = server.ask("POST", f"{self.made.path}/join", {"seat": 1})
        self.secrets = [self.made.secrets[0], joined["secret"], None]
        self.table: Table = server.app.state.room._tables[self.made.id]

    def play(self, chance: Random) -> None:
        self.table.session.apply(pick(chance, self.table.session.state))
        self.table.changed(self.table.sequence + 1)

    @contextmanager
    def as_if(self, state: State) -> Iterator[None]:
        """Another position lies on the table."""
        session = self.table.session
        before = session.state
        session.state = state
        self.forget()
        yield
        session.state = before
        self.forget()

    def forget(self) -> None:
        """Nothing of what was said before is said again."""
        self.table.tellings = Tellings()
        self.table._positions.clear()
        self.table.plans, self.table.forecasts = {}, {}

    def answers(self, seat: int, things: list[str], hints: bool) -> dict[str, Any]:
        """Everything that a seat (-1: a watcher) can ask for."""
        guest = Guest(self.server, self.made.id, self.secrets[seat])
        now = guest.position("pl")
        with guest.live("pl") as socket:
            live = socket.position
        at = len(self.table.session.line)
        found: dict[str, Any] = {
            "position": plain(now),
            "socket": plain(live),
            "log": self.server.get(f"{self.made.path}/log?before=10000&lang=cs", guest.secret),
            "save": self.server.ask("GET", f"{self.made.path}/save", secret=guest.secret)[0],
            "result": self.server.get(f"{self.made.path}/result", guest.secret),
        }
        if now["of"] == at:
            found["past"] = plain(guest.position(at=at))
        if seat >= 0:
            found["facts"] = [guest.post("facts", thing=thing)[1] for thing in things]
        if seat >= 0 and now["to_act"] == seat:
            found["explained"] = [guest.post("explain", thing=thing)[1] for thing in things]
            found["plan"] = self.plan(guest, now)
            found["outlook"] = guest.post("outlook", after=now["sequence"])[1]
            found["forecast"] = self.forecast(guest, now, things)
            if hints:
                found["hint"] = [self.hint(seat, bot) for bot in ("random", "greedy")]
        return found

    def remember(self, bot: str) -> None:
        """A process that thinks has this position before it."""
        question = Driver.question(self.table, bot)
        known = object.__new__(thinkers._Remembered)
        known.state, known.bots = self.table.session.state.copy(), {}
        known.actions, known.masks = question.actions, question.bots[:-1]
        thinkers._remembered[question.table] = known

    def plan(self, guest: Guest, now: Json) -> list[Json]:
        """The fight planned; and, after every answer that leads on, the one that it leads to."""
        self.remember("")
        first = [action["notation"] for action in now["actions"]][-PLANS:]
        return [
            guest.post("plan", after=now["sequence"], before=before)[1] for before in [[], *[[one] for one in first]]
        ]

    def forecast(self, guest: Guest, now: Json, things: list[str]) -> list[Json]:
        """The chances of what the seat could fight now, of the fight that it is in, and of whatever else."""
        self.remember("")
        ways = now["view"].get("ways", {})
        guarded = [f"field:{name}" for way in ways.values() for name in way if now["view"]["field"][name]["guarded"]]
        foes = [f"fighter:{one['fighter']}" for one in now["view"].get("combat", {}).get("targets", [])]
        asked = [*guarded[:FORECASTS], *foes[:FORECASTS], "combat", *things[:1]]
        return [guest.post("forecast", after=now["sequence"], thing=thing)[1] for thing in asked]

    def hint(self, seat: int, bot: str) -> Json:
        """What the server answers when a bot is asked that has this position and its own chance before it."""
        self.remember(bot)
        return self.hint_again(seat, bot)

    def hint_again(self, seat: int, bot: str) -> Json:
        """The same bot, asked once more."""
        status, answer = Guest(self.server, self.made.id, self.secrets[seat]).post("hint", bot=bot)
        assert status == 200, answer
        return dict(answer)

    def record(self, seat: int) -> list[Json]:
        """The positions that the player may keep."""
        first, *changes = self.server.get(f"{self.made.path}/record?lang=pl", self.secrets[seat])["positions"]
        positions = [first]
        for change in changes:
            positions.append(patched(positions[-1], change))
        return positions


def plain(position: Json) -> Json:
    return {key: value for key, value in position.items() if key != "seats"}


def lasting(position: Json) -> Json:
    """What is shown of a position at the time and in a record alike: all but what one can do in it, and what lies
    nowhere and is listed only to be chosen."""
    lying = [thing for thing in position["things"] if thing["facts"].get("zone") != "fresh"]
    things = [{**thing, "actions": []} for thing in lying]
    return {"things": things, **{key: position[key] for key in ("at", "to_act", "over", "view", "decision", "log")}}


@pytest.fixture(autouse=True)
def thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in the server's own process, where a test can lay a position before them."""

    async def choose(self: Thinkers, question: Question) -> Thought:
        return thinkers.think(question, self._chance(question))

    async def plan(self: Thinkers, question: Question, before: list[str], nodes: int) -> Plan:
        return thinkers.planned(question, before, min(nodes, NODES))

    monkeypatch.setattr(Thinkers, "choose", choose)

    async def outlook(self: Thinkers, question: Question) -> Outlook:
        return thinkers.foreseen(question)

    async def foretell(
        self: Thinkers, question: Question, thing: str, before: list[str], answers: int
    ) -> dict[str, object]:
        return thinkers.foretold(question, thing, before, min(answers, ANSWERS))

    monkeypatch.setattr(Thinkers, "plan", plan)
    monkeypatch.setattr(Thinkers, "foretell", foretell)
    monkeypatch.setattr(Thinkers, "outlook", outlook)


@pytest.fixture
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds and bots draw what they draw from the system; here it gives them the same each time."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: SEED)


@pytest.mark.usefixtures("same_chance")
@pytest.mark.parametrize("every", [EVERY, pytest.param(10, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_no_answer_depends_on_what_its_reader_cannot_see(simple: Server, game: str, every: int) -> None:
    sitting = Sitting(simple, game)
    chance = Random(4)
    looks = dealt = 0
    seen: list[tuple[int, Json]] = []  # by which seat, and what
    for number in range(1, STEPS + 1):
        if sitting.table.session.state.over:
            sitting = Sitting(simple, game)
            seen.clear()
        sitting.play(chance)
        state = sitting.table.session.state
        if number % every or state.over:
            continue
        looks += 1
        hints = looks == 1 or every < EVERY
        for seat in (0, 1):
            shown = Guest(simple, sitting.made.id, sitting.secrets[seat]).position()["things"]
            things = [thing["id"] for thing in chance.sample(shown, min(THINGS, len(shown)))]
            mine, watched = sitting.answers(seat, things, hints), sitting.answers(-1, [], False)
            seen.append((seat, lasting(mine["position"])))
            hidden = state.determinize(seat, seeded(chance.randrange(1 << 30)))
            other = state.copy()
            other.rng = seeded(number)
            dealt += fingerprint(hidden) != fingerprint(state)
            for replaced in (hidden, other):
                with sitting.as_if(replaced):
                    assert sitting.answers(seat, things, hints) == mine
                    assert sitting.answers(-1, [], False) == watched
            told = orjson.dumps([mine, watched]).decode()
            marks = [str(sitting.table.row.seed), *[step.hash for step in sitting.table.session.line if step.hash]]
            assert not [mark for mark in marks if mark in told]
            assert mine["save"] == watched["save"] == 403
    assert looks > 2
    assert dealt > looks  # something was dealt anew
    records = [sitting.record(seat) for seat in (0, 1)]
    for seat, then in seen:
        assert lasting(records[seat][then["at"]]) == then


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_by_a_chance_that_is_not_the_games(simple: Server, game: str) -> None:
    """The same table, the same actions, and yet another choice now and then: it does not follow from the seed."""
    sitting = Sitting(simple, game)
    chance = Random(4)
    while len(sitting.table.session.state.legal()) < 3:
        sitting.play(chance)
    asked = sitting.table.session.state.to_act()
    assert len({sitting.hint(asked, "random")["notation"] for _ in range(40)}) > 1


@pytest.mark.usefixtures("same_chance")
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_hints_tell_nothing_of_the_generator(simple: Server, game: str) -> None:
    sitting = Sitting(simple, game)
    chance = Random(4)
    while len(sitting.table.session.state.legal()) < 3:
        sitting.play(chance)
    state = sitting.table.session.state
    asked, taken = state.to_act(), state.rng.taken

    def hints() -> list[Json]:
        return [sitting.hint(asked, "random")] + [sitting.hint_again(asked, "random") for _ in range(HINTS - 1)]

    mine = hints()
    assert len({hint["notation"] for hint in mine}) > 1
    assert state.rng.taken == taken
    other = state.copy()
    other.rng = seeded(4)
    with sitting.as_if(other):
        assert hints() == mine


@pytest.mark.usefixtures("same_chance")
def test_a_plan_knows_neither_the_deck_nor_who_will_be_summoned(
    simple: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "engine", lambda self: native.COMPILED)  # which tells what it has not searched wholly
    sitting = Sitting(simple, "mage_knight")
    state = sitting.table.session.state
    hand = ["tranquility", "rage", "determination", "swiftness"]
    foes = [{"enemy": "orc_summoners"}, {"enemy": "prowlers"}]
    state.game.situate(state, {"seat": {"0": {"hand": hand}}, "active": 0, "combat": {"foes": foes}})
    state.changed()
    assert state.to_act() == 0
    guest = Guest(simple, sitting.made.id, sitting.secrets[0])

    def planned() -> Json:
        sitting.remember("")
        status, found = guest.post("plan", after=guest.position()["sequence"], thorough=True)
        assert status == 200, found
        return dict(found)

    mine = planned()
    assert False in {end["sure"] for end in mine["ends"]}, mine
    for chance in range(4):
        with sitting.as_if(state.determinize(0, seeded(chance))):
            assert planned() == mine


@pytest.mark.usefixtures("same_chance")
def test_a_forecast_knows_neither_the_guards_nor_the_dice(simple: Server) -> None:
    sitting = Sitting(simple, "heroes3")
    state = sitting.table.session.state
    state.game.situate(state, {"seat": {"0": {"units": ["griffins", "crusaders"]}}, "at": "turn", "current": 0})
    state.changed()
    guest = Guest(simple, sitting.made.id, sitting.secrets[0])
    view = guest.position()["view"]
    field = next(name for name in view["ways"]["main"] if view["field"][name]["guarded"])

    def foretold() -> Json:
        sitting.remember("")
        status, found = guest.post("forecast", after=guest.position()["sequence"], thing=f"field:{field}")
        assert status == 200, found
        return dict(found["found"]["fight"])

    mine = foretold()
    assert mine["fought"]
    assert 0 < mine["won"] <= 100
    for chance in range(4):
        with sitting.as_if(state.determinize(0, seeded(chance))):
            assert foretold() == mine
