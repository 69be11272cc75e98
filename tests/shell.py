"""Command lines as documents and files for hosts show them: is everything in them really there?

Each program has its check; a program that has none is refused, so that nothing is shown which nobody looked at.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
import os
import re
import shlex
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import yaml

from hexfarer.cli import main
from hexfarer.kernel.registry import games
from hexfarer.server.settings import Settings

ROOT = Path(__file__).parents[1]
BETWEEN = {"&&", "||", "|", ";", "&"}
INTO = {">", ">>", "<"}
ASSIGNED = re.compile(r"[A-Za-z_]\w*=")
PLACEHOLDER = re.compile(r"[A-Z]+…?|…|\.\.\.")
OUTSIDE = {"FORWARDED_ALLOW_IPS"}  # read by uvicorn, not by us
FOREIGN = {"createdb", "echo", "git", "openssl", "pg_dump", "sqlite3"}  # nothing in their arguments is ours


class Command(NamedTuple):
    """One program with its arguments, and the variables that are set before it."""

    variables: dict[str, str]
    words: list[str]


def lines(block: str) -> list[str]:
    """The lines of a block, without comments; a backslash at the end goes on in the next."""
    joined = block.replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip() and not line.strip().startswith("#")]


def commands(line: str) -> list[Command]:
    """The programs that a line starts, in order."""
    reader = shlex.shlex(line, posix=True, punctuation_chars=True)
    reader.whitespace_split = True
    found: list[list[str]] = [[]]
    words = iter(reader)
    for word in words:
        if word in BETWEEN:
            found.append([])
        elif word in INTO:
            next(words)
        else:
            found[-1].append(word)
    return [_command(words) for words in found]


def _command(words: list[str]) -> Command:
    variables: dict[str, str] = {}
    while words and ASSIGNED.match(words[0]):
        name, value = words.pop(0).split("=", 1)
        variables[name] = value
    return Command(variables, words)


def check(line: str) -> None:
    """AssertionError if something in the line is not there, or if nobody knows how to tell."""
    for command in commands(line):
        for name, value in command.variables.items():
            check_variable(name, value)
        if command.words:
            program = Path(command.words[0]).name
            assert program in CHECKS or program in FOREIGN, f"no check for `{program}` in: {line}"
            if program in CHECKS:
                CHECKS[program](command.words[1:])


# -- what each program is asked for --


def check_variable(name: str, value: str) -> None:
    """A variable of the environment is one that the server reads, and takes this value."""
    if name in OUTSIDE:
        return
    assert name in settings(), f"the server reads no variable {name}"
    kind = type(getattr(Settings(), name.removeprefix("HEXFARER_").lower()))
    kind(value)


@cache
def settings() -> list[str]:
    """The variables that change a setting."""
    read: list[str] = []
    for name in [f"HEXFARER_{field.upper()}" for field in Settings._fields]:
        with mock.patch.dict(os.environ, {name: "77"}):
            if Settings.from_environment() != Settings():
                read.append(name)
    return read


def hexfarer(words: list[str]) -> None:
    """The command is there, and so is every option, with a value where it takes one."""
    name = words[0] if words and not words[0].startswith("-") else ""
    if PLACEHOLDER.fullmatch(name):
        return
    options, arguments = help_of(name)
    rest = iter(words[1:] if name else words)
    given: list[str] = []
    for word in rest:
        option, equals, _ = word.partition("=")
        if not option.startswith("--"):
            given.append(word)
            continue
        assert option in options, f"`hexfarer {name}` has no option {option}"
        if options[option] and not equals:
            value = next(rest, "")
            assert value, f"{option} of `hexfarer {name}` takes a value"
    assert len(given) <= len(arguments) or "FILE…" in arguments, f"`hexfarer {name}` takes no {given[-1]}"
    if given and arguments[0] == "GAME" and not PLACEHOLDER.fullmatch(given[0]):
        assert given[0] in [game.id for game in games()], f"there is no game {given[0]}"


@cache
def help_of(command: str) -> tuple[dict[str, bool], list[str]]:
    """The options of a command, with whether each takes a value; its arguments."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = main([*([command] if command else []), "--help", "--lang", "en"])
    assert code == 0, f"`hexfarer {command}`: {said.getvalue().strip()}"
    text = said.getvalue()
    options = re.findall(r"^  (--[a-z-]+)( \S+)?(?:  |$)", text, re.MULTILINE)
    arguments = re.search(r"^Arguments:\n((?:  .*\n)+)", text, re.MULTILINE)
    named = re.findall(r"^  (\S+)", arguments[1], re.MULTILINE) if arguments else []
    return {name: bool(value) for name, value in options}, [name.strip("[]") for name in named]


def make(words: list[str]) -> None:
    """Targets and variables are in the Makefile."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    for word in words:
        name, equals, _ = word.partition("=")
        pattern = rf"^{re.escape(name)} \?=" if equals else rf"^{re.escape(word)}:"
        assert re.search(pattern, text, re.MULTILINE), f"the Makefile has no {name}"


def pip(words: list[str]) -> None:
    """What is installed is this project, with extras that it has."""
    verb, *rest = words
    assert verb in ("install", "wheel"), f"pip {verb}"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for what in rest:
        found = re.fullmatch(r"(?:\.|hexfarer)(?:\[(\w+)\])?", what)
        assert found, f"pip {verb} {what}: that is not this project"
        assert found[1] in (None, *project["optional-dependencies"]), f"there is no extra {found[1]}"


def python(words: list[str]) -> None:
    """A module that is run is there."""
    assert words[0] == "-m", f"python {words[0]}"
    if words[1] == "pip":
        pip(words[2:])
    else:
        assert importlib.util.find_spec(words[1]), f"there is no module {words[1]}"


def npm(words: list[str]) -> None:
    """A script is in package.json."""
    script = words[1] if words[0] == "run" else words[0]
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert script in scripts, f"npm knows no script {script}"


def cd(words: list[str]) -> None:
    assert (ROOT / words[0]).is_dir(), f"there is no folder {words[0]}"


def docker(words: list[str]) -> None:
    """Ports, volumes, variables and services are those of the Dockerfile and of compose.yaml."""
    verb, *rest = words
    if verb == "compose":
        compose(rest)
    elif verb == "build":
        assert rest in ([], ["-t", "hexfarer", "."]), f"docker build {' '.join(rest)}"
    elif verb == "network":
        assert rest == ["inspect", f"{composed()['name']}_default"], f"docker network {' '.join(rest)}"
    else:
        assert verb == "run", f"docker {verb}"
        run(rest)


def run(words: list[str]) -> None:
    """`docker run [options] hexfarer [command]`"""
    file = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    rest = iter(words)
    for option in rest:
        if not option.startswith("-"):
            assert option == "hexfarer", f"docker run {option}: that is not our image"
            break
        if option in ("-d", "--rm"):
            continue
        value = next(rest)
        if option == "-p":
            assert re.search(rf"^EXPOSE {value.split(':')[-1]}$", file, re.MULTILINE), f"no port {value}"
        elif option == "-v":
            assert f'VOLUME ["{value.split(":")[-1]}"]' in file, f"no volume {value}"
        elif option == "-e":
            check_variable(*value.split("=", 1))
        else:
            assert option in ("--name", "--restart"), f"docker run {option}"
    hexfarer(list(rest))


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def compose(words: list[str]) -> None:
    """`docker compose VERB [options] [service] [command]`"""
    services = composed()["services"]
    verb, *rest = words
    known = {"up": ("-d", "--build"), "down": (), "logs": ("--follow",), "exec": ("-T",)}
    assert verb in known, f"docker compose {verb}"
    while rest and rest[0].startswith("-"):
        assert rest[0] in known[verb], f"docker compose {verb} {rest[0]}"
        rest.pop(0)
    if rest:
        assert rest[0] in services, f"compose.yaml has no service {rest[0]}"
    if verb == "exec":
        check(shlex.join(rest[1:]))


CHECKS: dict[str, Callable[[list[str]], None]] = {
    "cd": cd,
    "docker": docker,
    "hexfarer": hexfarer,
    "make": make,
    "npm": npm,
    "pip": pip,
    "python": python,
}
