"""`make mutate N=60 SEED=71 GAME=euthia`: break rules on purpose, one at a time, and see whether the tests notice.

Changes are drawn by the seed from the rule code of a game. The sources stay as they are: the tests are collected once,
then for each change a copy of the process takes the changed function in the place of the right one and runs, of the
game's situations and tests, those that call it, the most telling first, until one fails. Which tests call what is
found out in a first run and kept in build/mutate, as is which tests noticed changes before.

Code that runs while the program is imported makes content; it is not drawn, since it will not run again.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from difflib import unified_diff
from functools import cache, partial
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, NamedTuple

import pytest

from tests.changes import Change, Site, change, code_of, living, sites

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "hexfarer" / "games"
KEPT = ROOT / "build" / "mutate"
EQUIVALENT = Path(__file__).parent / "equivalent.txt"
PATIENCE = 10.0  # seconds of work, not of waiting, that a test may take besides …
SLOWER = 4  # … so many times as long as it took before
LONGEST = 3600.0  # seconds for all tests of a change, waiting included: others may keep the machine busy
SILENT = "-"  # no test calls the function
TOO_LONG = "the time limit"
BROKEN = "broken"  # the tool itself failed: that proves nothing about the tests

# What is no rule: how things are called, shown, written, judged by bots.
NO_RULES = frozenset(
    [
        *["__init__", "components", "dump", "events", "facts", "game", "goal", "hidden", "invariants", "labels"],
        *["layout", "library", "stock"],
        *["moments", "piles", "reading", "reasons", "signs", "situate", "situate_combat", "terms", "things", "verbs"],
        *["view", "words"],
        *["ahead", "forecast", "hints", "middle", "outlook", "prospects", "pursuit", "reach", "routes"],
        *["solving", "strength", "wares"],
    ]
)


class Outcome(NamedTuple):
    """What became of a change: the test that noticed it, "" if none did."""

    file: str
    change: Change
    noticed: str
    seconds: float


def rule_files(game: str) -> list[Path]:
    """The files of a game that hold rules."""
    found = [file for file in sorted((GAMES / game).rglob("*.py")) if "content" not in file.parts]
    return [file for file in found if file.stem not in NO_RULES]


def equivalent() -> set[tuple[str, str, str]]:
    """(file, function, change) that nobody could notice: each line has these and why, separated by bars."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    parts = [[part.strip() for part in line.split("|")] for line in lines if line and not line.startswith("#")]
    for part in parts:
        if len(part) != 4 or not all(part):
            sys.exit(f"{EQUIVALENT.name}: needs file | function | change | why: {' | '.join(part)}")
    return {(file, function, what) for file, function, what, _ in parts}


def told(change: Change) -> str:
    """A change on one line."""
    return " ".join(f"{change.was} -> {change.became}".split())


# -- which tests call what -------------------------------------------------------------------------------------------


@cache
def text_of(file: Path) -> bytes:
    return file.read_bytes()


def hashed(files: list[Path]) -> str:
    return blake2b(b"".join(text_of(file) for file in files), digest_size=8).hexdigest()


class Watch:
    """Notes which functions of some files are called."""

    def __init__(self, files: list[Path]) -> None:
        self.files = {str(file): file.relative_to(GAMES).as_posix() for file in files}
        self.called: set[str] = set()

    def __enter__(self) -> Watch:
        self.called = set()
        sys.settrace(self.note)  # calls only: a function that is not followed costs little
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            code = frame.f_code
            file = self.files.get(code.co_filename)
            if file is not None:
                self.called.add(f"{file} {code.co_qualname.partition('.<locals>')[0]}")


class Known:
    """What is kept of a game between runs: by test how long it takes and what it calls, and how often it noticed.

    It holds as long as neither the rules nor the test have changed.
    """

    def __init__(self, game: str, files: list[Path]) -> None:
        self.file = KEPT / f"{game}.json"
        helpers = [file for file in (ROOT / "tests" / "games" / game).glob("*.py") if not file.name.startswith("test_")]
        self.rules = hashed([*files, *sorted(helpers)])
        kept = json.loads(self.file.read_text(encoding="utf-8")) if self.file.exists() else {}
        self.noticed: Counter[str] = Counter(kept.get("noticed", {}))
        self.versions: dict[str, str] = kept.get("versions", {})
        self.seconds: dict[str, float] = kept.get("seconds", {})
        self.calls: dict[str, list[str]] = kept.get("calls", {})

    def version(self, item: pytest.Item) -> str:
        called = getattr(item, "callspec", None)
        about = None if called is None else called.params.get("file")
        return self.rules + hashed([item.path, about] if isinstance(about, Path) else [item.path])

    def stale(self, items: dict[str, pytest.Item]) -> list[str]:
        """The tests of which nothing is known as they are now; forgets those that are gone."""
        for test in [test for test in self.calls if test not in items]:
            del self.calls[test]
        return [test for test, item in items.items() if self.versions.get(test) != self.version(item)]

    def keep(self) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        facts = {
            "noticed": self.noticed,
            "versions": self.versions,
            "seconds": self.seconds,
            "calls": {test: sorted(called) for test, called in self.calls.items()},
        }
        self.file.write_text(json.dumps(facts), encoding="utf-8")

    def telling(self, function: str) -> list[str]:
        """The tests that call a function: first those that noticed most for the time they take, then the quick ones."""
        tests = [test for test, called in self.calls.items() if function in called]
        return sorted(tests, key=lambda test: (-(self.noticed[test] / (self.seconds[test] + 0.1)), self.seconds[test]))


# -- copies of the process -------------------------------------------------------------------------------------------


class Child(NamedTuple):
    """A copy of the process at work, and where it says what it found."""

    pid: int
    reading: int
    begun: float
    limit: float


def fork(work: Any, limit: float) -> Child:
    """Let a copy of this process do some work and send home what it returns."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return Child(pid, reading, time.monotonic(), limit)
    os.close(reading)
    os.setsid()  # so that whatever it starts ends with it
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    try:
        said = json.dumps(work()).encode()
    except BaseException as error:
        said = json.dumps({BROKEN: repr(error)}).encode()
    with os.fdopen(writing, "wb") as pipe:
        pipe.write(said)
    os._exit(0)


def ended(child: Child) -> Any | None:
    """What a copy found, TOO_LONG if it was stopped, None while it is at work."""
    late = time.monotonic() - child.begun > child.limit
    if not late and not os.waitpid(child.pid, os.WNOHANG)[0]:
        return None
    if late:
        os.killpg(child.pid, signal.SIGKILL)
        os.waitpid(child.pid, 0)
    with os.fdopen(child.reading, "rb") as pipe:
        said = b"" if late else pipe.read()
    found = json.loads(said) if said else TOO_LONG
    if isinstance(found, dict):
        sys.exit(f"the tool failed: {found[BROKEN]}")
    return found


def in_turn(jobs: Iterator[tuple[Any, Any, float]]) -> Iterator[tuple[Any, Any, float]]:
    """(name, what was found, seconds) of jobs (name, work, limit), as many at a time as there are cores."""
    # where it can be asked, taskset leaves the other cores to others
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    running: dict[int, tuple[Any, Child]] = {}
    more = True
    try:
        while more or running:
            while more and len(running) < cores:
                job = next(jobs, None)
                if job is None:
                    more = False
                else:
                    child = fork(job[1], job[2])
                    running[child.pid] = (job[0], child)
            for name, child in list(running.values()):
                found = ended(child)
                if found is not None:
                    del running[child.pid]
                    yield name, found, time.monotonic() - child.begun
            time.sleep(0.01)
    finally:
        for pid in running:  # somebody has had enough
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)


# -- the run ---------------------------------------------------------------------------------------------------------


class Mutate:
    """A plugin of pytest: the tests were collected, and instead of running them once it runs them for every change."""

    def __init__(self, game: str, number: int, seed: int) -> None:
        self.game = game
        self.number = number
        self.seed = seed
        self.files = rule_files(game)
        self.known = Known(game, self.files)
        with Watch(self.files) as watch:
            self.modules = {
                file: import_module(".".join(file.relative_to(ROOT / "src").with_suffix("").parts))
                for file in self.files
            }
        self.at_import = watch.called
        self.items: dict[str, pytest.Item] = {}
        self.failed = ""
        self.outcomes: list[Outcome] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        begun = time.monotonic()
        self.learn(self.known.stale(self.items))
        print(f"{len(self.items)} tests, known after {time.monotonic() - begun:.0f} s")
        begun = time.monotonic()
        self.try_all()
        self.known.keep()
        self.report(time.monotonic() - begun)
        return True

    def learn(self, tests: list[str]) -> None:
        """Run tests once: how long each takes, and what it calls. One that fails as it is would notice anything."""
        jobs = ((test, partial(self.watched, test), LONGEST) for test in tests)
        try:
            for test, found, _ in in_turn(jobs):
                if not isinstance(found, list):
                    sys.exit(f"{test} fails without any change: {found}")
                self.known.calls[test], self.known.seconds[test] = found[1:], found[0]
                self.known.versions[test] = self.known.version(self.items[test])
        finally:  # who has had enough need not begin anew
            self.known.keep()

    def watched(self, test: str) -> object:
        begun = time.monotonic()
        with Watch(self.files) as watch:
            failed = self.run([test])
        return failed or [time.monotonic() - begun, *sorted(watch.called)]

    def run(self, tests: list[str]) -> str:
        """Run tests until one fails: its name, or "" if none does."""
        self.failed = ""
        for i, test in enumerate(tests):
            signal.setitimer(
                signal.ITIMER_PROF, PATIENCE + SLOWER * self.known.seconds.get(test, LONGEST)
            )  # then it is killed
            after = self.items[tests[i + 1]] if i + 1 < len(tests) else None
            self.items[test].ihook.pytest_runtest_protocol(item=self.items[test], nextitem=after)
            if self.failed:
                return self.failed
        return ""

    def drawn(self) -> list[tuple[Path, str, Site]]:
        """The changes that were drawn: (file, its source, what to change)."""
        found: list[tuple[Path, str, Site]] = []
        for file in self.files:
            source = file.read_text(encoding="utf-8")
            for site in sites(ast.parse(source)):
                name = self.name(file, site.function)
                if name not in self.at_import and living(self.modules[file], site.function) is not None:
                    found.append((file, source, site))
        return Random(self.seed).sample(found, min(self.number, len(found)))

    def name(self, file: Path, function: str) -> str:
        return f"{file.relative_to(GAMES).as_posix()} {function}"

    def try_all(self) -> None:
        chance = Random(self.seed)
        drawn = [(file, change(source, site, chance)) for file, source, site in self.drawn()]
        for (file, made), found, seconds in in_turn(self.job(file, made) for file, made in drawn):
            outcome = Outcome(file.relative_to(GAMES).as_posix(), made, found, seconds)
            self.outcomes.append(outcome)
            if found in self.items:
                self.known.noticed[found] += 1
            by = f"noticed by {found}" if found not in ("", SILENT) else "NOT NOTICED"
            place = f"{outcome.file}:{made.line}"
            print(f"[{len(self.outcomes)}/{len(drawn)}] {place} {told(made)[:70]}: {by} ({seconds:.1f} s)", flush=True)

    def job(self, file: Path, made: Change) -> tuple[tuple[Path, Change], Any, float]:
        tests = self.known.telling(self.name(file, made.function))
        return (file, made), partial(self.changed, file, made, tests), LONGEST

    def changed(self, file: Path, made: Change, tests: list[str]) -> str:
        """Take the changed function in the place of the right one, and run the tests that call it."""
        function = living(self.modules[file], made.function)
        assert function is not None
        function.__code__ = code_of(made.source, str(file), made.function)
        return self.run(tests) if tests else SILENT

    def report(self, seconds: float) -> None:
        same = equivalent()
        left = [one for one in self.outcomes if one.noticed in ("", SILENT)]
        alike = [one for one in left if (one.file, one.change.function, told(one.change)) in same]
        survivors = [one for one in left if one not in alike]
        for one in survivors:
            why = "no test calls it" if one.noticed == SILENT else "no test fails"
            print(f"\n{one.file}:{one.change.line} {one.change.function}: {why}")
            print(f"    {told(one.change)}")
            print("".join(diff(one)), end="")
        counted = len(self.outcomes) - len(alike)
        noticed = counted - len(survivors)
        print(
            f"\n{self.game}, seed {self.seed}: {noticed} of {counted} changes noticed"
            f" ({100 * noticed / max(counted, 1):.0f} %), {len(alike)} that nobody could notice,"
            f" {seconds:.0f} s, {seconds / max(len(self.outcomes), 1):.1f} s a change"
        )


def diff(one: Outcome) -> Iterator[str]:
    source = (GAMES / one.file).read_text(encoding="utf-8")
    yield from unified_diff(
        source.splitlines(keepends=True), one.change.source.splitlines(keepends=True), one.file, "changed", n=1
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Break rules on purpose and see whether the tests notice.")
    parser.add_argument("game")
    parser.add_argument("-n", "--number", type=int, default=60)
    parser.add_argument("--seed", type=int, default=71)
    given = parser.parse_args(arguments)
    if not (GAMES / given.game).is_dir():
        parser.error(f"there is no game {given.game}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the copies end, too
    os.environ["HEXFARER_PURE"] = "1"  # compiled functions cannot be changed; nothing of the engine is imported yet
    plugin = Mutate(given.game, given.number, given.seed)
    tests = ["tests/test_situations.py", f"tests/games/{given.game}", "-k", given.game]
    code = pytest.main(["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", *tests], plugins=[plugin])
    return 0 if plugin.outcomes else int(code) or 1


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(sys.argv[1:]))
