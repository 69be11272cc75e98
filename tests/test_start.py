"""What a start costs: a command imports what it needs and nothing else, and only the server needs a web framework."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hexfarer
from hexfarer.cli.extras import SERVER
from hexfarer.cli.help import NAMES
from hexfarer.games import NAMES as GAMES
from hexfarer.text.bundle import Bundle

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "hexfarer"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# Runs the command in a process of its own, then tells on stderr what it has imported.
TELL = """
import sys
from hexfarer.cli import main
code = main(sys.argv[1:])
sys.stdout.flush()
print(*sys.modules, file=sys.stderr)
sys.exit(code)
"""

# The packages of the server, and those that come with them, are not there: python -c BLOCKED packages
BLOCKED = """
import sys
from importlib.abc import MetaPathFinder

class Nowhere(MetaPathFinder):
    def find_spec(self, fullname, path, target=None):
        if fullname.split(".")[0] in sys.argv[1].split():
            raise ImportError(f"{fullname} is not installed")

sys.meta_path.insert(0, Nowhere())
"""
WITH_THE_SERVER = ("annotated_types", "anyio", "click", "h11", "mako", "pydantic_core", "uvloop")


def python(code: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "HEXFARER_LANG": "en", "COLUMNS": "100"}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env=environment, input=typed, capture_output=True, text=True)


def imported_by(*arguments: str) -> set[str]:
    """The modules that a command has imported when it is done."""
    ran = python(TELL, *arguments)
    assert ran.returncode == 0, ran.stderr
    return set(ran.stderr.split())


def those(modules: set[str], *packages: str) -> set[str]:
    """The modules that belong to one of the packages."""
    return {
        name for name in modules if name.startswith(tuple(package + "." for package in packages)) or name in packages
    }


def games_in(modules: set[str]) -> set[str]:
    return {name.split(".")[2] for name in modules if name.startswith("hexfarer.games.")}


def commands_in(modules: set[str]) -> set[str]:
    return {name.removeprefix("hexfarer.cli.") for name in modules} & set(NAMES)


# -- what is imported --


def test_the_package_alone_imports_no_game_and_no_message() -> None:
    ran = python("import sys, hexfarer; print(*sys.modules)")
    modules = set(ran.stdout.split())
    assert "hexfarer.kernel.registry" in modules
    assert games_in(modules) == set()
    assert those(modules, "hexfarer.bots", "hexfarer.cli", "hexfarer.server") == set()
    assert those(modules, "fluent", "babel", "yaml", "typer", "rich", *SERVER) == set()


@pytest.mark.parametrize("line", [[], ["--help"], ["--version"]])
def test_help_and_version_need_no_typer(line: list[str]) -> None:
    modules = imported_by(*line)
    assert games_in(modules) == set()
    assert commands_in(modules) == set()
    assert those(modules, "hexfarer.server", "hexfarer.bots", "typer", "rich", "yaml", *SERVER) == set()


def test_help_in_a_language_that_is_asked_for_imports_no_command() -> None:
    modules = imported_by("--lang", "cs", "--help")
    assert games_in(modules) == set()
    assert commands_in(modules) == set()
    assert those(modules, "hexfarer.server", "hexfarer.bots", "rich", "yaml", *SERVER) == set()


@pytest.mark.parametrize("name", NAMES)
def test_the_help_of_a_command_imports_that_one(name: str) -> None:
    modules = imported_by(name, "--help")
    shown_too = {"play": {"card", "rules"}, "demo": {"games"}}  # at the table, or before the show
    assert commands_in(modules) == {name} | shown_too.get(name, set())
    assert games_in(modules) == set()
    assert those(modules, "hexfarer.server", *SERVER) == set()


def test_a_game_is_imported_alone() -> None:
    assert games_in(imported_by("card", "heroes3", "--json")) == {"heroes3"}
    assert games_in(imported_by("rules", "four_lands", "FL-MOVE-03")) == {"four_lands"}
    assert games_in(imported_by("games", "--json")) == set(GAMES)


def test_who_says_nothing_reads_no_messages() -> None:
    modules = imported_by("sim", "four_lands", "--games", "1", "--json")
    assert games_in(modules) == {"four_lands"}
    assert those(modules, "fluent", "babel", "yaml", "rich.progress") == set()


def test_messages_are_read_only_until_the_one_that_is_wanted() -> None:
    taken: list[str] = []

    def sources() -> Iterator[str]:
        for source in ("a = one\n", "b = two\nc = { a } and { b }\n", "a = never\nd = four\n"):
            taken.append(source[0])
            yield source

    bundle = Bundle("en", sources())
    assert taken == []
    assert bundle.format("a", "", {}) == ("one", [])
    assert taken == ["a"]
    assert bundle.format("c", "", {}) == ("one and two", [])
    assert taken == ["a", "b"]
    assert not bundle.has("e")
    assert bundle.ids() == ["a", "b", "c", "d"]
    assert bundle.format("a", "", {}) == ("one", [])


# -- the public names --


def test_every_public_name_is_there_and_in_the_list_that_help_shows() -> None:
    assert hexfarer.__all__ == sorted(hexfarer.__all__)
    assert all(hasattr(hexfarer, name) for name in hexfarer.__all__)
    listed = re.findall(r"^(\w+)(?:\(.*?\))?  +\w", hexfarer.__doc__, re.MULTILINE)
    assert sorted(listed) == hexfarer.__all__
    assert hexfarer.__version__ == PROJECT["version"]


def test_games_are_played_listed_saved_and_loaded_by_public_names(tmp_path: Path) -> None:
    state: hexfarer.State = hexfarer.new("four_lands", seed=7)
    state.apply(state.legal()[0])
    with pytest.raises(hexfarer.Illegal) as refused:
        state.apply(state.parse("pass"))
    assert isinstance(refused.value, hexfarer.Problem)
    assert [game.id for game in hexfarer.all_games()] == GAMES
    setup = hexfarer.vector("four_lands", 1, seed=7).setup
    session = hexfarer.Session.start(setup)
    session.apply(session.state.legal()[0])
    session.save(tmp_path / "a.save")
    assert hexfarer.load(tmp_path / "a.save").text() == session.text()


def test_a_wrong_name_is_answered_without_loading_a_game() -> None:
    ran = python("""
import sys, hexfarer
try:
    hexfarer.new("euthya")
except hexfarer.Problem as problem:
    print(problem)
print([name for name in sys.modules if name.startswith("hexfarer.games.")])
""")
    assert "The nearest name is “euthia”. You can choose from: euthia, four_lands, heroes3, mage_knight." in ran.stdout
    assert ran.stdout.endswith("\n[]\n")


# -- what must be installed --


def names_of(requirements: list[str]) -> set[str]:
    """The packages of a list of requirements, by the names under which they are imported."""
    found = {re.split(r"[^\w.]", line)[0].lower().partition(".")[0] for line in requirements}
    return {"yaml" if name == "pyyaml" else name for name in found}


BASE = names_of(PROJECT["dependencies"])
EXTRA = names_of(PROJECT["optional-dependencies"]["server"])


def foreign(node: ast.AST, functions: bool) -> set[str]:
    """The packages of others that a file imports, with or without what its functions import when they are called."""
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return set()
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not functions:
        return set()
    found: set[str] = set()
    if isinstance(node, ast.Import):
        found = {alias.name.partition(".")[0] for alias in node.names}
    elif isinstance(node, ast.ImportFrom):
        found = {str(node.module).partition(".")[0]}
    for child in ast.iter_child_nodes(node):
        found |= foreign(child, functions)
    return found - set(sys.stdlib_module_names) - {"hexfarer"}


def test_what_is_imported_is_installed_and_nothing_else_is() -> None:
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in PACKAGE.rglob("*.py")}
    plain = [tree for file, tree in trees.items() if not file.is_relative_to(PACKAGE / "server")]
    assert set().union(*[foreign(tree, functions=False) for tree in plain]) <= BASE
    chosen_by_uvicorn = {"httptools", "uvloop", "websockets"}
    assert set().union(*[foreign(tree, functions=True) for tree in trees.values()]) | chosen_by_uvicorn == BASE | EXTRA


def test_the_command_knows_what_the_server_needs() -> None:
    assert {*SERVER, "uvloop"} == EXTRA  # there is no uvloop on Windows


def test_dependencies_are_ranges() -> None:
    extra = PROJECT["optional-dependencies"]["server"]
    exact = [line for line in [*PROJECT["dependencies"], *extra] if not re.search(r">=[\d.]+,<[\d.]+(;|$)", line)]
    assert exact == []


def test_everything_but_the_server_does_without_its_packages(tmp_path: Path) -> None:
    ran = python(
        BLOCKED
        + """
import hexfarer
from hexfarer.bots.random import Random
from hexfarer.cli import main

state = hexfarer.new("mage_knight", seed=3)
bot = Random(3)
while not state.over:
    state.apply(bot.choose(state))
hexfarer.Session.start(hexfarer.vector("four_lands", 1).setup).save(sys.argv[2])
for line in (
    "--version", "--help", "games --json", "games", "sim euthia --games 1 --seats greedy,random",
    "rules heroes3 --json", "card four_lands portal", f"replay {sys.argv[2]}",
    f"situation {sys.argv[3]}", f"play --load {sys.argv[2]}",
):
    assert main(line.split()) == 0, line
print("all went well")
""",
        " ".join([*SERVER, *WITH_THE_SERVER]),
        str(tmp_path / "a.save"),
        str(next((PACKAGE / "server" / "situations").glob("*.yaml"))),
        typed="quit\n",
    )
    assert ran.stdout.endswith("all went well\n"), ran.stderr


def test_the_server_says_how_to_get_what_it_lacks() -> None:
    serve = "from hexfarer.cli import main; sys.exit(main(['serve']))"
    ran = python(BLOCKED + serve, "fastapi sqlalchemy")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.endswith('installed: fastapi, sqlalchemy. Install them with pip install "hexfarer[server]"\n')
    assert ran.stderr.count("\n") == 1
