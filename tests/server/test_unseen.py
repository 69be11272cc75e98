"""No answer of the server depends on what its reader cannot see: not on hidden cards, not on the seed.

At moments of a random game for two, the position on the live table is replaced by one that differs only in what a seat
cannot see, or in the generator. Then everything is asked again: by request and by socket, log, previews, explanations,
a hint, a past position. A record is made of the same positions (test_fairness).
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import orjson
import pytest

from hexfarer.kernel.registry import find
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State, fingerprint
from hexfarer.server import thinkers
from hexfarer.server.driver import Driver
from hexfarer.server.position import Tellings
from hexfarer.server.table import Table
from tests.server.guest import Guest, Server
from tests.support import pick

GAMES = ["four_lands", "mage_knight", "heroes3", "euthia"]
STEPS = 300
SEED = 3**79
EVERY = 60  # steps between two looks
THINGS = 3  # that are asked about at each


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
        if seat >= 0 and now["to_act"] == seat:
            found["explained"] = [guest.post("explain", thing=thing)[1] for thing in things]
            if hints:
                found["hint"] = [self.hint(bot) for bot in ("random", "greedy")]
        return found

    def hint(self, bot: str) -> object:
        """What a process would think that has this position and its own chance before it."""
        return self.hints(bot, 1)[0]

    def hints(self, bot: str, count: int) -> list[object]:
        """What it would think when it is asked again and again."""
        question = Driver.question(self.table, bot)
        known = object.__new__(thinkers._Remembered)
        known.state, known.actions, known.bots = self.table.session.state.copy(), question.actions, {}
        thinkers._remembered[question.table] = known
        thoughts = [thinkers.think(question) for _ in range(count)]
        return [
            (thought.action, None if thought.reason is None else (thought.reason.key, str(thought.reason.args)))
            for thought in thoughts
        ]


def plain(position: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in position.items() if key != "seats"}


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
    for number in range(1, STEPS + 1):
        if sitting.table.session.state.over:
            sitting = Sitting(simple, game)
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


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_by_a_chance_that_is_not_the_games(simple: Server, game: str) -> None:
    """The same table, the same actions, and yet another choice now and then: it does not follow from the seed."""
    sitting = Sitting(simple, game)
    chance = Random(4)
    while len(sitting.table.session.state.legal()) < 3:
        sitting.play(chance)
    assert len({sitting.hint("random") for _ in range(40)}) > 1


@pytest.mark.usefixtures("same_chance")
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_hints_tell_nothing_of_the_generator(simple: Server, game: str) -> None:
    sitting = Sitting(simple, game)
    chance = Random(4)
    while len(sitting.table.session.state.legal()) < 3:
        sitting.play(chance)
    state = sitting.table.session.state
    taken = state.rng.taken
    mine = sitting.hints("random", 1000)
    assert len(set(mine)) > 1
    assert state.rng.taken == taken
    other = state.copy()
    other.rng = seeded(4)
    with sitting.as_if(other):
        assert sitting.hints("random", 1000) == mine
