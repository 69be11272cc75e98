"""The wheel holds all that the program needs, and works where nothing else is installed.

Nothing is fetched: the packages that it stands on come from .wheels/, which the set-up fills.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect

from hexfarer import native
from hexfarer.cli.extras import SERVER
from hexfarer.games import NAMES as GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "hexfarer"
PAGE = PACKAGE / "server" / "page"
WHEELS = ROOT / ".wheels"
SOURCES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE")  # what a wheel is built from, besides src/
BUILT = (native.ENGINE, "__pycache__", "*.egg-info")

RANDOM_GAME = """
import hexfarer
from hexfarer.bots.random import Random
state, bot = hexfarer.new("four_lands", seed=7), Random(7)
while not state.over:
    state.apply(bot.choose(state))
print(hexfarer.__file__, len(state.outcome().scores))
"""


def ran(*command: str | Path, folder: Path = ROOT, **environment: str) -> str:
    """What a command prints; nothing in the environment points it to this checkout."""
    hidden = ("HEXFARER_PURE", "HEXFARER_LANG", "PYTHONPATH", "PIP_FIND_LINKS")
    clean = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(command, cwd=folder, env={**clean, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def pip(*arguments: str | Path, **environment: str) -> str:
    return ran(sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", *arguments, **environment)


def built(source: Path, target: Path, engine: Path | None) -> Path:
    """The wheel of a source tree, with the engine as it was compiled there, or as sources."""
    how = ("--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", target)
    compiled = {"HEXFARER_PURE": "1"} if engine is None else {"HEXFARER_OPTIMIZE": (engine / "level").read_text()}
    pip("wheel", source, *how, **compiled)
    (wheel,) = target.glob("*.whl")
    return wheel


def missing(wheel: Path) -> list[str]:
    """The files of the package that are not in the wheel: code, messages, situations, migrations, the page."""
    files = [
        file for file in PACKAGE.rglob("*") if file.is_file() and file.suffix in (".py", ".ftl", ".yaml", ".typed")
    ]
    files += [file for file in PAGE.rglob("*") if file.is_file()]
    held = set(zipfile.ZipFile(wheel).namelist())
    names = [file.relative_to(PACKAGE.parent).as_posix() for file in files]
    return sorted(set(names) - held)


def libraries(wheel: Path) -> list[str]:
    """What is compiled in a wheel: the parts of the engine."""
    held = [name.split("/") for name in zipfile.ZipFile(wheel).namelist()]
    found = [parts for parts in held if parts[-1].endswith(native.SUFFIX)]
    assert {parts[-2] for parts in found} <= {native.name()}
    return sorted(parts[-1].split(native.MARK)[0] for parts in found)


@pytest.fixture
def wheels() -> Path:
    if not list(WHEELS.glob("*.whl")):
        pytest.fail("there is nothing in .wheels: run pip download -r requirements.lock -d .wheels", pytrace=False)
    return WHEELS


@pytest.fixture
def page() -> Path:
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: run make web", pytrace=False)
    return PAGE


# One test, since its parts must not run at the same time in one tree.
@pytest.mark.early
def test_a_wheel_plays_by_itself_and_serves_with_the_extra(wheels: Path, page: Path, tmp_path: Path) -> None:
    engine = native.home() if native.mode() == native.COMPILED else None
    wheel = built(ROOT, tmp_path / "wheel", engine)
    assert missing(wheel) == []
    assert libraries(wheel) == (
        [] if engine is None else sorted(f"hexfarer_{one}" for one in ["kernel", "minds", *GAMES])
    )
    licences = [name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/licenses/" in name]
    assert sorted(name.rpartition("/")[2] for name in licences) == ["LICENSE", "NOTICE"]

    place = tmp_path / "empty"
    ran(sys.executable, "-m", "venv", "--without-pip", place)
    python, hexfarer = (place / "bin" / name for name in ("python", "hexfarer"))
    offline = ("--no-index", "--find-links", wheels)
    pip("--python", place, "install", *offline, wheel)
    lacks = ran(python, "-c", "from hexfarer.cli.extras import lacking; print(*lacking())", folder=tmp_path)
    assert lacks.split() == list(SERVER)
    file, scores = ran(python, "-c", RANDOM_GAME, folder=tmp_path).split()
    assert Path(file).is_relative_to(place)
    assert scores == "2"
    assert f"({native.mode()}, " in ran(hexfarer, "--version", folder=tmp_path)
    assert len(json.loads(ran(hexfarer, "games", "--json", folder=tmp_path))["games"]) == 4

    pip("--python", place, "install", *offline, f"{wheel}[server]")
    with serving(hexfarer, tmp_path) as address:
        index = get(address + "/").decode()
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', index)
        assert scripts
        assert get(address + scripts[0]) == page.joinpath(scripts[0][1:]).read_bytes()
        assert json.loads(get(address + "/api/health"))["mode"] == native.mode()
        bots = [{"player": "bot:random"}, {"player": "bot:greedy"}]
        table = json.loads(get(address + "/api/tables", {"game": "four_lands", "seats": bots}))
        moved(address, table["id"])


@contextmanager
def serving(hexfarer: Path, folder: Path) -> Iterator[str]:
    """The address of a server that was installed. It listens before it tells its address."""
    command = [hexfarer, "serve", "--port", "0", "--database", f"sqlite:///{folder / 'tables.db'}", "--lang", "en"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
            found = re.search(r"http://[\d.:]+", said)
            assert found, said
            yield found[0]
        finally:
            server.terminate()


def get(address: str, body: object = None) -> bytes:
    """The answer to a request; with a body it is a POST."""
    sent = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, sent, {"content-type": "application/json"})) as answer:
        found: bytes = answer.read()
    return found


def moved(address: str, table: str) -> None:
    """Look on until a bot has acted."""
    with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live") as socket:
        socket.send(json.dumps({"type": "hello", "secret": None, "lang": "en", "since": None}))
        sequence = 0
        while sequence == 0:
            message: dict[str, Any] = json.loads(socket.recv())
            sequence = message.get("to", message.get("position", {}).get("sequence", 0))


def test_a_wheel_can_be_built_from_the_source_archive(page: Path, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns(*BUILT))
    for name in SOURCES:
        shutil.copy(ROOT / name, tree)
    ran(sys.executable, "setup.py", "-q", "sdist", "-d", tmp_path, folder=tree, HEXFARER_PURE="1")
    (archive,) = tmp_path.glob("*.tar.gz")
    shutil.unpack_archive(archive, tmp_path / "unpacked")
    (source,) = (tmp_path / "unpacked").iterdir()
    deleted = source / "build" / "lib" / "hexfarer" / "deleted.py"  # as an earlier wheel would have left it
    deleted.parent.mkdir(parents=True)
    deleted.touch()
    wheel = built(source, tmp_path / "wheel", None)
    assert missing(wheel) == []
    assert "hexfarer/deleted.py" not in zipfile.ZipFile(wheel).namelist()
