"""The demo: what is shown and when, and how it looks in windows of every size."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import ClassVar

import pytest
from rich.console import ConsoleDimensions
from rich.text import Text

from hexfarer import bots
from hexfarer.cli import demo as show
from hexfarer.cli import main
from hexfarer.cli.boards import honeycomb
from hexfarer.cli.boards.bricks import Cell
from hexfarer.cli.boards.mage_knight_scene import site_in
from hexfarer.cli.boards.scene import Room, Scene, scene_of, window
from hexfarer.cli.demo import SEEDS, Frame, Stage, ahead, frames, perform
from hexfarer.cli.out import Out
from hexfarer.cli.words import Words
from hexfarer.games.four_lands.events import PASSED
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.registry import find, games, make_setup
from hexfarer.kernel.rng import derived
from hexfarer.kernel.session import Session
from hexfarer.kernel.state import fingerprint
from hexfarer.text import languages
from tests.cli.conftest import Run
from tests.toy import Toy

GAMES = list(SEEDS)
FEW = 8  # pictures, which the bot of Mage Knight finds in a few seconds
ROOM = Room(80, 18, coloured=False)


@cache
def shown(game: str) -> list[Frame]:
    """The first pictures of a game; to be looked at only."""
    return list(frames(make_setup(game, seed=SEEDS[game]), scene_of(game), FEW))


def said(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def stage(game: str, width: int = 80, height: int = 24, coloured: bool = False, lang: str = "en") -> Stage:
    out = Out()
    out.size = ConsoleDimensions(width, height)
    return Stage(out, Words(lang), make_setup(game, seed=SEEDS[game]), in_place=False, coloured=coloured)


# -- what is shown --


def test_every_game_has_a_scene_and_a_seed() -> None:
    ours = [game.id for game in games() if type(game).__module__.startswith("hexfarer.")]
    assert sorted(ours) == sorted(SEEDS)
    assert all(type(scene_of(game)) is not Scene for game in ours)


@pytest.mark.parametrize("game", GAMES)
def test_the_show_ends_and_its_pictures_differ(game: str) -> None:
    found = shown(game)
    assert [frame.number for frame in found] == list(range(FEW))
    scene, words = scene_of(game), Words("en")
    pictures = {said(scene.picture(frame.state, frame.since, words, ROOM)) for frame in found}
    assert len(pictures) >= FEW - 2  # a gain or a word may change nothing on the map


@pytest.fixture
def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not think, where it does not matter what they do."""
    monkeypatch.setattr(show, "BOT", "random")


@pytest.mark.usefixtures("careless")
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_what_happened_since_the_last_picture(game: str) -> None:
    scene, setup = scene_of(game), make_setup(game, seed=SEEDS[game])
    found = list(frames(setup, scene, FEW))
    session = Session.start(setup)
    players = [bots.find(show.BOT)(derived(setup.seed, seat)) for seat in range(len(setup.seats))]
    reached = {fingerprint(session.state): 0}
    while fingerprint(found[-1].state) not in reached:
        session.apply(players[session.state.to_act()].choose(session.state))
        reached[fingerprint(session.state)] = len(session.line)
    for before, frame in pairwise(found):
        steps = session.line[reached[fingerprint(before.state)] : reached[fingerprint(frame.state)]]
        events = [event for step in steps for event in step.events]
        told = [f"event-{frame.state.game.tellings.of(event).key}" for event in events if scene.tells(event.kind)]
        assert [phrase.key for phrase in frame.told] == told
        assert any(scene.pictures(event.kind) for event in steps[-1].events)
        assert frame.since is before.state


def test_a_hero_stands_where_the_sentence_says() -> None:
    walks = [frame for frame in shown("mage_knight") if frame.told and frame.told[-1].key == "event-mk-moved"]
    assert walks
    for frame in walks:
        seat = frame.state.view(-1)["seat"]
        assert isinstance(seat, dict)
        assert f"moved to {seat['0']['place']} " in said(stage("mage_knight").told(frame))


@pytest.mark.usefixtures("careless")
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_pictures(game: str) -> None:
    def play(seed: int) -> list[str]:
        found = frames(make_setup(game, seed=seed), scene_of(game), 4)
        return [said(stage(game).page(frame, stage(game).told(frame), 24)) for frame in found]

    assert play(5) == play(5)
    assert play(5) != play(6)


class Passes(Scene):
    story: ClassVar[frozenset[int]] = frozenset({PASSED})


@pytest.mark.usefixtures("careless")
def test_three_pictures_of_a_kind_in_a_row_are_enough() -> None:
    found = list(frames(make_setup("four_lands", seed=1), Passes(), FEW))  # to the end: there is no other kind
    assert len(found) == 1 + 3


def test_a_game_of_your_own_can_be_watched(toy: Toy) -> None:
    scene = scene_of(toy.id)
    found = list(frames(make_setup(toy.id), scene, FEW))
    assert len(found) > 1
    assert len(scene.picture(found[-1].state, None, Words("en"), ROOM)) == ROOM.height
    assert scene.score(found[-1].state, Words("en"))


# -- when --


class Clock:
    """Time that passes only when somebody waits or thinks."""

    def __init__(self) -> None:
        self.now = 0.0
        self.pauses: list[float] = []

    def __call__(self) -> float:
        return self.now

    def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.now += seconds


def thinking(clock: Clock, *times: float) -> Iterator[Frame]:
    """A frame after each time of thinking."""
    state = shown("four_lands")[0].state
    for number, seconds in enumerate(times):
        clock.now += seconds
        yield Frame(number, state, None, [])


@pytest.mark.parametrize(
    ("pace", "when"),
    [
        (1.0, [0.25, 2.25, 3.25, 6.25, 7.25]),  # the first stays longer; who thinks longer than the pace is shown late
        (0.0, [0.25, 0.75, 0.75, 3.75, 3.75]),
    ],
)
def test_each_picture_stays_for_the_pace_and_thinking_counts(pace: float, when: list[float]) -> None:
    clock = Clock()
    at: list[float] = []
    last = perform(thinking(clock, 0.25, 0.5, 0, 3, 0), lambda frame: at.append(clock.now), pace, clock.pause, clock)
    assert at == when
    assert clock.now == when[-1] + pace  # the last one can be looked at, too
    assert last.number == 4
    assert pace or not clock.pauses


def test_frames_made_ahead_come_in_their_order() -> None:
    assert [frame.number for frame in ahead(iter(shown("four_lands")))] == list(range(FEW))


def test_what_goes_wrong_ahead_is_told() -> None:
    def broken() -> Iterator[Frame]:
        yield shown("four_lands")[0]
        raise Problem("problem-surplus", {"given": "x", "command": "y"})

    found = ahead(broken())
    assert next(found).number == 0
    with pytest.raises(Problem):
        next(found)


# -- how it looks --


@pytest.mark.parametrize("coloured", [False, True])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 20), (120, 40), (200, 60), (30, 10)])
@pytest.mark.parametrize("game", GAMES)
def test_a_page_fits_the_window(game: str, width: int, height: int, coloured: bool) -> None:
    here = stage(game, width, height, coloured)
    for frame in shown(game)[:: FEW - 1]:
        page = here.page(frame, here.told(frame), height)
        assert len(page) == height
        assert max(line.cell_len for line in page) <= width


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_the_game_its_heroes_and_what_happened(game: str, lang: str) -> None:
    here, words = stage(game, lang=lang), Words(lang)
    frame = shown(game)[-1]
    page = said(here.page(frame, [*here.told(frame), *here.scene.score(frame.state, words)], 24))
    assert words.phrase(Phrase("game-" + game)) in page
    for seat in range(len(here.setup.seats)):
        assert words.of(frame.state.game.name(frame.state, "seat", seat, -1)) in page
    assert " ".join(words.phrase(frame.told[-1]).split()) in re.sub(r"\s+", " ", page)
    assert not re.search(r"\b(demo|event|scenario|mk|h3|eu|fl|cli)-[a-z]+-", page)  # a key instead of words


@pytest.mark.parametrize("coloured", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_can_be_watched(game: str, coloured: bool) -> None:
    scene, words, room = scene_of(game), Words("en"), Room(80, 17, coloured)
    for edition in find(game).editions:
        for scenario in find(game).scenarios:
            state = find(game).start(make_setup(game, scenario.id, edition=edition, count=scenario.most))
            drawn = scene.picture(state, None, words, room)
            assert len(drawn) == room.height
            assert any(line.plain.strip() for line in drawn)
            assert len(scene.score(state, words)) == scenario.most


@pytest.mark.parametrize("game", ["mage_knight", "heroes3", "euthia"])
def test_the_picture_follows_the_hero_whose_turn_it_is(game: str) -> None:
    scene, words, room = scene_of(game), Words("en"), Room(40, 9, coloured=True)
    followed = 0
    for frame in shown(game)[0 if game != "mage_knight" else 1 :]:  # heroes come into the map by the portal
        view = frame.state.view(-1)
        if game != "heroes3" or not view["combat"]:
            seat = frame.state.to_act()
            hero = words.of(frame.state.game.name(frame.state, "seat", seat, -1))[: room.wide]
            assert hero in said(scene.picture(frame.state, frame.since, words, room))
            followed += 1
    assert followed > 1


def test_a_window_shows_the_place_and_nothing_beyond_the_drawing() -> None:
    lines = [Text(row) for row in ("abcdef", "ghijkl", "mnopqr")]

    def seen(column: int, row: int, width: int = 4, height: int = 2) -> list[str]:
        return [line.plain for line in window(lines, Room(width, height, coloured=False), column, row)]

    assert seen(0, 0) == ["abcd", "ghij"]
    assert seen(3, 1) == ["bcde", "hijk"]
    assert seen(5, 2) == ["ijkl", "opqr"]
    assert seen(5, 2, width=10, height=5) == ["", "  abcdef", "  ghijkl", "  mnopqr", ""]


def test_a_site_is_named_as_well_as_there_is_room() -> None:
    view = shown("mage_knight")[0].state.view(-1)
    mine, glade = "C4", "B0"
    assert site_in(mine, view, 12, Words("en")) == "crystal mine"
    assert site_in(mine, view, 8, Words("en")) == "mine"
    assert site_in(glade, view, 12, Words("pl")) == "polana"
    assert site_in(glade, view, 4, Words("pl")) == "pola"


def test_much_that_happened_is_cut_to_the_last_whole_sentences() -> None:
    frame = shown("four_lands")[1]
    long = [Phrase("problem-surplus", {"given": f"{n} " + "long " * 12, "command": "x"}) for n in range(2)]
    long.insert(1, Phrase("demo-begins"))
    told = said(stage("four_lands").told(frame._replace(told=long)))
    assert "1 long" in told
    assert "0 long" not in told
    assert told.startswith("· ")
    only = said(stage("four_lands", width=24).told(frame._replace(told=long[:1])))
    assert only.count("\n") == 2
    assert only.endswith("…")


def test_the_land_is_dark_at_night_and_a_new_tile_is_light() -> None:
    day = honeycomb.tint("white on #404040", 1)
    assert honeycomb.tint("white on #404040", 0.5) == "white on #202020"
    assert honeycomb.tint("white on #c0c0c0", 2) == "white on #ffffff"
    assert honeycomb.tint("dim", 2) == "dim"
    assert day == "white on #404040"


def test_a_honeycomb_has_slanted_edges_and_what_is_written_in_it() -> None:
    cells = [Cell(0, 0, [Text("a")], 0, "white on #400000"), Cell(1, 0, [Text("bb")]), Cell(0, 1, [Text("c" * 20)])]
    lines = honeycomb.draw(cells, 8, 1)
    assert said(lines).splitlines() == [
        "▁▃▅▇▇▅▃▁▁▃▅▇▇▅▃▁",
        "   a       bb   ",
        "▇▅▃▁▁▃▅▇▇▅▃▁▁▃▅▇",
        "    cccccccc    ",
        "    ▇▅▃▁▁▃▅▇    ",
    ]
    assert "reverse" in str(lines[2].spans[0].style)  # below the upper hex there is nothing
    assert " on " in str(lines[2].spans[4].style)  # the lower hex before the upper one


def test_neighbours_of_the_same_land_have_different_shades() -> None:
    middle = honeycomb.colour_of(Cell(0, 0, [], 0, "on #808080"))
    around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert middle not in [honeycomb.colour_of(Cell(q, r, [], 0, "on #808080")) for q, r in around]


# -- the command --


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(show, "PICTURES", 3)


@pytest.mark.usefixtures("short", "careless")
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_into_a_pipe_plain_pictures_go_without_a_pause(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, lang: str
) -> None:
    monkeypatch.setattr(show.time, "sleep", lambda seconds: pytest.fail("it paused"))
    ran = run("demo", game, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert "\x1b" not in ran.out
    assert ran.out.count(f" {Words(lang).phrase(Phrase('game-' + game))} ") >= 3
    end = [line.strip() for line in ran.out.splitlines()[-3:]]
    assert end[0].endswith(f"hexfarer play {game}")
    assert end[1].endswith("hexfarer serve")
    assert "hexfarer demo " in end[2]
    assert game not in end[2]


@pytest.mark.usefixtures("short", "careless")
def test_scenario_edition_and_seed_can_be_chosen(run: Run) -> None:
    asked = ("demo", "mage_knight", "--scenario", "solo_conquest", "--edition", "ultimate")
    ran = run(*asked, "--seed", "3", "--pace", "0")
    assert ran.code == 0
    assert "Solo Conquest" in ran.out
    assert run(*asked, "--seed", "4", "--pace", "0").out != ran.out


@pytest.mark.parametrize("given", ["x", "-1", "nan", "inf", "61"])
def test_a_pace_that_is_none_is_refused(refused: Callable[..., str], given: str) -> None:
    assert f"--pace needs a number of seconds from 0 to 60, such as 0.5, not “{given}”" in refused(
        "demo", "--pace", given
    )


def test_a_game_or_scenario_that_there_is_not_is_refused(refused: Callable[..., str]) -> None:
    assert "The nearest name is “heroes3”" in refused("demo", "heroes4")
    assert "The nearest name is “cooperative”" in refused("demo", "four_lands", "--scenario", "coop")


class Window(io.StringIO):
    """A terminal to look at afterwards."""

    def isatty(self) -> bool:
        return True


Watch = Callable[..., tuple[int, str]]
ENTERED, LEFT = "\x1b[?1049h", "\x1b[?1049l"


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Runs the command in a terminal: exit code, and all that was written there."""
    for name, value in {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "80", "LINES": "24"}.items():
        monkeypatch.setenv(name, value)
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str) -> tuple[int, str]:
        window = Window()
        monkeypatch.setattr(sys, "stdout", window)
        return main(list(arguments)), window.getvalue()

    return call


@pytest.mark.usefixtures("short")
def test_in_a_terminal_pictures_take_each_others_place_and_the_last_one_stays(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(show.time, "sleep", pauses.append)
    code, written = watch("demo", "four_lands", "--lang", "en")
    before, _, after = written.partition(LEFT)
    assert code == 0
    assert ENTERED in before
    assert before.count("Tales from the Four Lands") == 3
    assert "48;2;" in before  # full colours
    assert after.count("Tales from the Four Lands") == 2  # the last picture, and what it was
    assert after.count("\n") == 22
    assert pauses
    assert all(0 < seconds <= 2 * show.PACE for seconds in pauses)


@pytest.mark.usefixtures("short")
def test_without_colours_a_terminal_shows_lines(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    code, written = watch("demo", "euthia", "--lang", "en", "--pace", "0")
    assert code == 0
    assert "┏━━━" in written
    assert "48;2;" not in written


@pytest.mark.usefixtures("short")
def test_ctrl_c_gives_the_terminal_back(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(show.time, "sleep", interrupted)
    code, written = watch("demo", "four_lands", "--lang", "en")
    assert code == 130
    assert LEFT in written
    assert "hexfarer play" not in written


def hears_interrupts() -> None:
    """Tests that run in the background of a shell have SIGINT ignored, and would hand that down."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_ctrl_c_ends_the_process_while_bots_think() -> None:
    call = [sys.executable, "-m", "hexfarer", "demo", "mage_knight", "--pace", "60"]
    environment = {**os.environ, "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, preexec_fn=hears_interrupts
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert (process.returncode, err) == (130, b"")
