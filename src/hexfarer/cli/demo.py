"""`hexfarer demo [GAME]`: bots play the opening of a game while you watch."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from itertools import groupby
from queue import SimpleQueue
from typing import Annotated, Final, NamedTuple

import typer
from rich.screen import Screen
from rich.text import Text

from hexfarer import bots
from hexfarer.cli.boards.scene import Room, Scene, scene_of
from hexfarer.cli.games import about
from hexfarer.cli.out import Out
from hexfarer.cli.params import Edition, Lang, Scenario, Seed
from hexfarer.cli.seating import setup_of
from hexfarer.cli.words import Words
from hexfarer.kernel.event import Event
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.rng import derived
from hexfarer.kernel.session import Session
from hexfarer.kernel.state import State

GAME: Final = "mage_knight"
BOT: Final = "greedy"
SEEDS: Final = {"mage_knight": 17, "four_lands": 10, "heroes3": 10, "euthia": 20}  # games that begin well
PICTURES: Final = 18
ALIKE: Final = 3  # pictures of the same kind in a row; more would tell nothing new
PACE: Final = 0.8
SLOWEST: Final = 60
TOLD: Final = 3  # lines for what happened


def seconds(given: object) -> float:
    """The value of `--pace`."""
    try:
        number = float(str(given))
    except ValueError:
        number = math.nan
    if not 0 <= number <= SLOWEST:
        raise Problem("problem-pace", {"given": str(given), "most": SLOWEST})
    return number


def demo(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]")] = GAME,
    scenario: Scenario = "",
    edition: Edition = "",
    seed: Seed = None,
    pace: Annotated[float | None, typer.Option("--pace", metavar="SECONDS", parser=seconds)] = None,
    lang: Lang = None,
) -> None:
    words: Words = ctx.obj
    setup = setup_of(game, scenario, edition, 0, "", None, SEEDS.get(game, 0) if seed is None else seed)
    out = Out()
    in_place = out.file.isatty() and not out.is_dumb_terminal
    if pace is None:
        pace = PACE if in_place else 0.0  # nobody looks into a pipe
    stage = Stage(out, words, setup, in_place, coloured=out.color_system is not None and not out.no_color)
    with out.screen() if in_place else nullcontext():
        last = perform(ahead(frames(setup, stage.scene, PICTURES)), stage.show, pace, time.sleep, time.monotonic)
    stage.close(last)


# -- what is shown --


class Frame(NamedTuple):
    """A picture: its number from 0, the position, the one in the picture before it, and what happened between them."""

    number: int
    state: State
    since: State | None
    told: list[Phrase]


def frames(setup: Setup, scene: Scene, most: int) -> Iterator[Frame]:
    """The opening, then a frame for everything worth a picture, at most so many."""
    session = Session.start(setup)
    players = [bots.find(BOT)(derived(setup.seed, seat)) for seat in range(len(setup.seats))]
    while not scene.begun(session.state):
        step(session, players)
    shown = session.state.copy()
    yield Frame(0, shown, None, [])
    told: list[Phrase] = []
    kinds: list[set[int]] = []  # what each picture was of
    while len(kinds) < most - 1 and not session.state.over:
        events = step(session, players)
        told += [shown.game.told(session.state, event, -1) for event in events if scene.tells(event.kind)]
        kind = {event.kind for event in events if scene.pictures(event.kind)}
        if kind and kinds[-ALIKE:] != [kind] * ALIKE:
            kinds.append(kind)
            since, shown = shown, session.state.copy()
            yield Frame(len(kinds), shown, since, told)
            told = []


def step(session: Session, players: list[bots.Bot]) -> list[Event]:
    """Let the bot that is asked act; what happened."""
    state = session.state
    session.apply(players[state.to_act()].choose(state))
    return session.line[-1].events


def ahead(found: Iterator[Frame]) -> Iterator[Frame]:
    """The same frames; the next ones are made while one is looked at."""
    made: SimpleQueue[Frame | Exception | None] = SimpleQueue()

    def make() -> None:
        try:
            for frame in found:
                made.put(frame)
            made.put(None)
        except Exception as error:  # for the thread that waits
            made.put(error)

    threading.Thread(target=make, daemon=True).start()
    while (frame := made.get()) is not None:
        if isinstance(frame, Exception):
            raise frame
        yield frame


def perform(
    found: Iterable[Frame],
    show: Callable[[Frame], None],
    pace: float,
    pause: Callable[[float], None],
    clock: Callable[[], float],
) -> Frame:
    """Show the frames in their time, each for the pace at least; the last one is returned."""
    last: Frame | None = None
    due = clock()
    for frame in found:
        rest(due - clock(), pause)
        show(frame)
        last = frame
        due = clock() + pace * (2 if frame.number == 0 else 1)  # there is more to read at first
    rest(due - clock(), pause)
    assert last is not None
    return last


def rest(seconds: float, pause: Callable[[float], None]) -> None:
    if seconds > 0:
        pause(seconds)


# -- how it is shown --


class Stage:
    """Draws frames: in a terminal each in the place of the last one, elsewhere one below the other."""

    def __init__(self, out: Out, words: Words, setup: Setup, in_place: bool, coloured: bool) -> None:
        self.out = out
        self.words = words
        self.setup = setup
        self.in_place = in_place
        self.coloured = coloured
        self.scene = scene_of(setup.game)
        self.game = words.phrase(Phrase("game-" + setup.game))

    def show(self, frame: Frame) -> None:
        told = self.told(frame)
        below = [*told, *[Text()] * (TOLD - len(told)), *self.scene.score(frame.state, self.words)]
        page = self.page(frame, below, self.out.height)
        if self.in_place:
            self.out.update_screen(Screen(*page))
        else:
            self.print([*page, Text()])

    def close(self, last: Frame) -> None:
        """What it was and how to go on; in a terminal below the last picture, which stays."""
        below = self.farewell()
        self.print(self.page(last, [Text(), *below], self.out.height - 2) if self.in_place else below)

    def page(self, frame: Frame, below: list[Text], height: int) -> list[Text]:
        """So many lines: where the game stands, the picture, how far the show is, and what stands below."""
        width = self.out.width
        room = Room(width, max(3, height - 2 - len(below)), self.coloured)
        head = Text.assemble((f" {self.game} ", "bold reverse"), f" {self.scene.head(frame.state, self.words)}")
        picture = self.scene.picture(frame.state, frame.since, self.words, room)
        done = width * (frame.number + 1) // PICTURES
        lines = [head, *picture, Text.assemble(("━" * done, "bold"), ("─" * (width - done), "dim")), *below]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def told(self, frame: Frame) -> list[Text]:
        """What happened: of much the last, of alike sentences in a row the last."""
        if frame.number == 0:
            return self.wrapped([self.words.say("demo-begins"), about(self.words, "scenario-" + self.setup.scenario)])
        said = [self.words.phrase(list(alike)[-1]) for _, alike in groupby(frame.told, lambda told: told.key)]
        while len(said) > 1 and len(self.wrapped(said, len(said) * TOLD)) > TOLD:
            said = said[1:]
        return self.wrapped(said)

    def wrapped(self, said: list[str], most: int = TOLD) -> list[Text]:
        """Sentences with a dot before each, in at most so many lines."""
        lines: list[Text] = []
        for one in filter(None, said):
            for number, line in enumerate(Text(one).wrap(self.out, max(10, self.out.width - 2))):
                lines.append(Text.assemble(("  " if number else "· ", "dim"), line))
        if len(lines) > most:
            lines[most - 1].rstrip()
            lines[most - 1].append(" …")
        return lines[:most]

    def farewell(self) -> list[Text]:
        words, others = self.words, [game for game in SEEDS if game != self.setup.game]
        rows = [
            (words.say("demo-play"), f"hexfarer play {self.setup.game}", ""),
            (words.say("demo-serve"), "hexfarer serve", ""),
            (words.say("demo-more"), f"hexfarer demo {others[0]}", f"  ({', '.join(others[1:])})"),
        ]
        wide = max(len(label) for label, _, _ in rows) + 2
        lines = [Text.assemble((words.say("demo-was", game=self.game), "bold"))]
        for label, command, more in rows:
            lines.append(Text.assemble(f"  {label:{wide}}", (command, "bold cyan"), (more, "dim")))
        return lines

    def print(self, lines: list[Text]) -> None:
        for line in lines:
            self.out.print(line, no_wrap=True, overflow="ellipsis")
