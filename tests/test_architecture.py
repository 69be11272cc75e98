"""Imports point down, games are strangers to each other, and the engine takes nothing from outside itself.

The files are read with `ast` and never imported, so a broken file is reported like any other.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "hexfarer"

# What each room may import besides itself. "face" is what lies in hexfarer/ directly: the public names.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "kernel": (),
    "games": ("kernel",),
    "text": ("games", "kernel"),
    "minds": ("games", "kernel"),
    "bots": ("games", "kernel", "minds"),
    "envs": ("games", "kernel", "face"),
    "arena": ("bots", "games", "kernel", "face"),
    "bench": ("arena", "bots", "games", "kernel", "face"),
    "face": ("arena", "bench", "bots", "envs", "games", "kernel", "text"),
    "server": ("arena", "bench", "bots", "envs", "games", "kernel", "text", "face"),
    "cli": ("arena", "bench", "bots", "envs", "games", "kernel", "server", "text", "face"),
}
START = "__main__.py"  # starts the program, so it may import every room

ENGINE = ("kernel", "games", "minds")
NOT_IN_THE_ENGINE = {
    "random": "take chance from the state's Rng",
    "secrets": "take chance from the state's Rng",
    "uuid": "take chance from the state's Rng",
    "time": "a game knows no clock",
    "datetime": "a game knows no clock",
    "enum": "use Final int constants, which mypyc compiles to plain numbers",
    "dataclasses": "write a class with declared attributes and its own copy",
    "os": "only kernel/session.py and kernel/situation.py touch files",
    "pathlib": "only kernel/session.py and kernel/situation.py touch files",
    "json": "only kernel/session.py and kernel/situation.py touch files",
}
EXCEPTIONS = {
    "kernel/session.py": ("os", "pathlib", "json"),
    "kernel/situation.py": ("os", "pathlib", "json", "yaml"),
}
# What is remembered for the whole process may not change a result. Allowed is what is remembered by everything that it
# was made from, or only filled while the program starts.
PURE = ("kernel", "games", "minds", "bots")
REMEMBERED: dict[str, tuple[str, ...]] = {
    "kernel/registry.py": ("_GAMES", "_LOADERS"),  # the games, each loaded when somebody first asks for it
    "kernel/state.py": ("_NAMES",),  # by class: its attributes
    "kernel/plain.py": ("parameters",),  # by class: what its constructor takes
    "games/euthia/content/box.py": ("box",),  # the lists of the box, filled while the game is loaded
    "games/euthia/routes.py": ("KNOWN_WAYS",),  # by map and Monsters: the ways
    "games/euthia/strength.py": ("KNOWN_MIGHT",),  # by what a Hero has: how strong it makes him
    "games/euthia/wares.py": ("KNOWN_ERRANDS",),  # by Hero, shop and time: what buying brings
    "games/heroes3/components.py": ("CARDS", "CARD_IDS"),  # the files of the content fill them while they are imported
    "games/heroes3/outlook.py": ("_MAPS",),  # by map and goals: how good a field is
    "games/heroes3/pursuit.py": ("_WAYS",),  # by map and heroes: the way of the AI hero
    "games/heroes3/spreading.py": ("_JOINTS", "_SPOTS"),  # by board: how its fields hang together
    # the same
    "games/mage_knight/content/box.py": ("BANNERS", "DEEDS", "ENEMIES", "LIMITS", "SKILLS", "TACTICS", "UNITS"),
    "games/mage_knight/content/heroes.py": ("_DECKS",),  # by hero and box: the first deck
    "games/mage_knight/hints.py": ("_MAPS",),  # by map and plan: how good a space is
}
CHANGES = frozenset(
    [
        "add",
        "append",
        "clear",
        "discard",
        "extend",
        "insert",
        "pop",
        "popitem",
        "remove",
        "reverse",
        "setdefault",
        "sort",
        "update",
    ]
)
IMPORTS = ast.Import | ast.ImportFrom
UNCHANGING = frozenset({"int", "str", "bool", "bytes", "float", "tuple[int, ...]", "tuple[str, ...]"})
COMPILER = "mypy_extensions"  # what the engine tells mypyc about its classes
PROBLEMS = ("Exception", "Illegal", "Problem", "Unmet", "ValueError")
ENTROPY = ("urandom", "getrandom")
OUTSIDE = re.compile(r"(?<![\w-])shared/")
TEXTS = (".py", ".pyi", ".ftl", ".md", ".json", ".yaml", ".yml", ".toml", ".txt")


def violations(package: Path) -> list[str]:
    """Every breach under `package` as 'file:line: what is wrong; what would be right'."""
    found: list[str] = []
    for file in sorted(package.rglob("*.py")):
        where = file.relative_to(package).as_posix()
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"))
        except SyntaxError as error:
            found.append(f"{where}:{error.lineno}: not Python; {error.msg}")
            continue
        for line, module in imports(tree, file, package):
            wrong = import_breach(where, module, package)
            if wrong:
                found.append(f"{where}:{line}: {wrong}")
        if room_of(where) in ENGINE:
            for node in ast.walk(tree):
                if isinstance(node, ast.Attribute) and node.attr in ENTROPY:
                    found.append(f"{where}:{node.lineno}: uses {node.attr}; take chance from the state's Rng")
                if isinstance(node, ast.ClassDef) and any(ast.unparse(base) in PROBLEMS for base in node.bases):
                    found += [
                        f"{where}:{line}: {node.name} has {name}; compiled, an error can be asked for attributes only"
                        for line, name in methods(node)
                    ]
        if room_of(where) in PURE:
            for line, name, what in changed_later(tree):
                if name not in REMEMBERED.get(where, ()):
                    found.append(f"{where}:{line}: {what}; what a process remembers may not change a result")
    for file in sorted(p for p in package.rglob("*") if p.is_file() and p.suffix in TEXTS):
        where = file.relative_to(package).as_posix()
        for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if OUTSIDE.search(text):
                found.append(f"{where}:{line}: names a folder that is not in this repository; bring it in")
    return found


def imports(tree: ast.Module, file: Path, package: Path) -> Iterator[tuple[int, str]]:
    """(line, full module name) of all imports, wherever in the file they are."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                home = [package.name, *file.relative_to(package).parent.parts]
                home = home[: len(home) + 1 - node.level]
                base = ".".join([*home, base] if base else home)
            for name in node.names:  # `from hexfarer import kernel` imports a room, not a name
                inner = f"{base}.{name.name}"
                yield node.lineno, inner if is_module(inner, package) else base


def methods(kind: ast.ClassDef) -> Iterator[tuple[int, str]]:
    """Methods and properties of a class, without what Python itself calls. mypyc sets up no table of methods for a
    class that stands on one of C, such as an exception, so a call of such a method ends the process."""
    for node in kind.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("__"):
            yield node.lineno, node.name


def changed_later(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """(line, name, what happens) wherever a function changes what belongs to a module, or remembers its results.

    A function that the module itself calls while it is imported may fill a list there.
    """
    mine = {target.id for node in tree.body for target in targets_of(node) if isinstance(target, ast.Name)}
    mine |= {alias.asname or alias.name for node in tree.body if isinstance(node, IMPORTS) for alias in node.names}
    at_import = [node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    called = {
        inner.func.id
        for node in at_import
        for inner in ast.walk(node)
        if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name)
    }
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or function.name in called:
            continue
        local = {a.arg for a in [*function.args.args, *function.args.kwonlyargs]}
        local |= {t.id for node in ast.walk(function) for t in targets_of(node) if isinstance(t, ast.Name)}
        for decorator in function.decorator_list:
            if re.match(r"(functools\.)?(lru_)?cache\b", ast.unparse(decorator)):
                kinds = [ast.unparse(a.annotation) if a.annotation else "" for a in function.args.args]
                if not all(kind in UNCHANGING for kind in kinds):
                    yield function.lineno, function.name, f"{function.name} remembers by {', '.join(kinds)}"
        for node in ast.walk(function):
            if isinstance(node, ast.Global):
                for name in node.names:
                    yield node.lineno, name, f"{function.name} sets the global {name}"
            for name in changed_by(node):
                if name in mine and name not in local:
                    yield node.lineno, name, f"{function.name} changes {name}"


def targets_of(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns to."""
    if isinstance(node, ast.Assign | ast.Delete):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign | ast.AugAssign | ast.For) else []


def changed_by(node: ast.AST) -> list[str]:
    """The names of the things that are changed, not replaced: `x[1] = 2`, `del x.y[1]`, `x.append(2)`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        changed = [node.func.value]
    else:
        changed = [target for target in targets_of(node) if isinstance(target, ast.Subscript | ast.Attribute)]
    found: list[str] = []
    for inner in changed:
        while isinstance(inner, ast.Subscript | ast.Attribute):
            inner = inner.value
        if isinstance(inner, ast.Name):
            found.append(inner.id)
    return found


def is_module(name: str, package: Path) -> bool:
    top, *rest = name.split(".")
    path = package.joinpath(*rest)
    return top == package.name and (path.is_dir() or path.with_suffix(".py").is_file())


def room_of(where: str) -> str:
    """The room of a path like 'games/four_lands/state.py'."""
    return where.split("/")[0] if "/" in where else "face"


def import_breach(where: str, module: str, package: Path) -> str:
    """What is wrong with importing `module` in the file `where`, or ''."""
    room = room_of(where)
    top, *rest = module.split(".")
    if top != package.name:
        return outside_breach(where, room, top) if room in ENGINE else ""
    if where == START:
        return ""
    target = rest[0] if rest and rest[0] in MAY_IMPORT else "face"
    if target == room == "games":
        game = where.split("/")[1].removesuffix(".py")
        if game == "__init__" or rest[1:2] == [game]:
            return ""
        return f"{game} imports {module}; a game may import only itself and the kernel"
    if room not in MAY_IMPORT:
        return f"the room {room} is not in MAY_IMPORT of {Path(__file__).name}; say there what it may import"
    if target != room and target not in MAY_IMPORT[room]:
        right = ", ".join((room, *MAY_IMPORT[room]))
        return f"{room} imports {module}; it may import only {right}"
    return ""


def outside_breach(where: str, room: str, top: str) -> str:
    if top in EXCEPTIONS.get(where, ()):
        return ""
    if top in NOT_IN_THE_ENGINE:
        return f"{room} imports {top}; {NOT_IN_THE_ENGINE[top]}"
    if top not in sys.stdlib_module_names and top != COMPILER:
        return f"{room} imports {top}; the engine uses the standard library only"
    return ""


def test_every_import_points_down_and_the_engine_stays_pure() -> None:
    assert (PACKAGE / "kernel").is_dir(), f"no kernel under {PACKAGE}"
    found = violations(PACKAGE)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("file", "source", "message"),
    [
        ("kernel/a.py", "\nfrom hexfarer.games import euthia", "a.py:2: kernel imports hexfarer.games"),
        ("kernel/a.py", "import hexfarer", "kernel imports hexfarer; it may import only kernel"),
        ("kernel/a.py", "from .. import text", "kernel imports hexfarer.text"),
        ("kernel/a.py", "def f() -> None:\n    import random", "a.py:2: kernel imports random"),
        ("kernel/a.py", "import yaml", "kernel imports yaml; the engine uses the standard library only"),
        ("kernel/a.py", "from pathlib import Path", "kernel imports pathlib; only kernel/session.py"),
        ("kernel/session.py", "import os\nx = os.urandom(8)", "session.py:2: uses urandom"),
        ("kernel/session.py", "import yaml", "session.py:1: kernel imports yaml"),
        ("games/four_lands/a.py", "from enum import IntEnum", "use Final int constants"),
        ("games/four_lands/a.py", "from dataclasses import dataclass", "games imports dataclasses"),
        ("games/four_lands/a.py", "import numpy.random", "games imports numpy"),
        ("games/four_lands/a.py", "import hexfarer.games.euthia", "four_lands imports hexfarer.games.euthia"),
        ("games/four_lands/flow/a.py", "from ... import euthia", "four_lands imports hexfarer.games.euthia"),
        ("games/four_lands/a.py", "from hexfarer.games import GAMES", "four_lands imports hexfarer.games;"),
        ("games/four_lands/a.py", "import hexfarer.text", "games imports hexfarer.text"),
        ("text/a.py", "from hexfarer.bots import greedy", "text imports hexfarer.bots"),
        ("bots/a.py", "import hexfarer.text", "hexfarer.text; it may import only bots, games, kernel, minds"),
        ("arena/a.py", "import hexfarer.server", "arena imports hexfarer.server"),
        ("server/a.py", "import hexfarer.cli", "server imports hexfarer.cli"),
        ("docs.py", "from hexfarer.cli import main", "face imports hexfarer.cli"),
        ("attic/a.py", "import hexfarer.kernel", "the room attic is not in MAY_IMPORT"),
        ("text/en/a.ftl", "# from shared/data", "en/a.ftl:1: names a folder that is not in this repository"),
        ("bots/a.py", "def", "bots/a.py:1: not Python"),
        ("games/four_lands/a.py", "X = {}\ndef f() -> None:\n    X[1] = 2", "a.py:3: f changes X;"),
        ("games/four_lands/a.py", "X: list[int] = []\ndef f() -> None:\n    X.append(2)", "a.py:3: f changes X;"),
        ("bots/a.py", "X = {}\nclass A:\n    def f(self) -> None:\n        del X[1]", "a.py:4: f changes X;"),
        ("kernel/a.py", "X = 1\ndef f() -> None:\n    global X\n    X = 2", "a.py:3: f sets the global X;"),
        ("bots/a.py", "from b import X\ndef f() -> None:\n    X.append(1)", "a.py:3: f changes X;"),
        ("bots/a.py", "import b\ndef f() -> None:\n    b.X.y.append(1)", "a.py:3: f changes b;"),
        ("kernel/a.py", "class A(Problem):\n    @property\n    def x(self) -> int: ...", "a.py:3: A has x; compiled"),
        ("bots/a.py", "@cache\ndef f(s: State) -> int: ...", "a.py:2: f remembers by State;"),
        ("bots/a.py", "@lru_cache(maxsize=9)\ndef f(x: list[int]) -> int: ...", "f remembers by list[int];"),
    ],
)
def test_a_breach_is_reported_with_its_place(tmp_path: Path, file: str, source: str, message: str) -> None:
    found = violations(tree(tmp_path, {file: source}))
    assert len(found) == 1
    assert message in found[0]


def test_what_the_rooms_may_do_is_not_reported(tmp_path: Path) -> None:
    package = tree(
        tmp_path,
        {
            "__init__.py": "from hexfarer.kernel import state\nfrom hexfarer import games",
            "__main__.py": "from hexfarer.cli import main",
            "kernel/a.py": "from __future__ import annotations\nfrom typing import Final\nfrom .b import x",
            "kernel/situation.py": "import os, json\nfrom pathlib import Path\nimport yaml",
            "games/__init__.py": "from hexfarer.games import euthia, four_lands",
            "games/four_lands/flow/a.py": "from ..state import S\nfrom hexfarer.kernel.state import State",
            "text/a.py": "from fluent.runtime import FluentBundle\nimport hexfarer.games.four_lands",
            "bots/a.py": "import random\nfrom hexfarer.games.four_lands import state",
            "games/euthia/a.py": "X = []\ndef f() -> None:\n    X.append(1)\nf()",
            "games/euthia/b.py": "X = []\ndef f() -> None:\n    X = []\n    X.append(1)",
            "bots/b.py": "from functools import cache\n@cache\ndef f(x: int, y: str) -> int: ...",
            "text/b.py": "X = {}\ndef f() -> None:\n    X[1] = 2",
            "arena/a.py": "import time, hexfarer\nfrom hexfarer.bots import a",
            "cli/a.py": "import typer, hexfarer\nfrom hexfarer import arena, text",
        },
    )
    assert violations(package) == []


def tree(root: Path, files: dict[str, str]) -> Path:
    """A package `hexfarer` with the usual rooms, two games and the given files."""
    package = root / "hexfarer"
    for room in ("kernel", "text", "bots", "arena", "server", "cli", "games/four_lands", "games/euthia"):
        (package / room).mkdir(parents=True)
    for name, source in files.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, encoding="utf-8")
    return package
