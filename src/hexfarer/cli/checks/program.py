"""The program itself: Python, packages, engine, page."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
import tomllib
from collections.abc import Callable, Mapping
from importlib import metadata
from pathlib import Path
from typing import Final

from hexfarer.cli.checks.check import COULD, MISSING, OK, Check, Place
from hexfarer.cli.words import Words

NEEDED: Final = (3, 11)
OPTIMISED: Final = ("--enable-optimizations", "--with-lto")
DEBIAN: Final = "deb_system"  # Debian optimises its python3, but tells the options of another build
NAMED: Final = 2  # so many packages are named, the others counted


# -- Python --


def python(version: tuple[int, ...], optimised: bool, better: str, place: Place, words: Words) -> Check:
    """`better` is another Python that is optimised and new enough, or empty."""
    number = ".".join(map(str, version[:3]))
    if version[:2] < NEEDED:
        return Check("python", MISSING, number, words.say("doctor-python-old"), with_python(better, place))
    if optimised:
        return Check("python", OK, words.say("doctor-python-optimised", version=number))
    return Check("python", COULD, number, words.say("doctor-python-slow"), with_python(better, place))


def with_python(other: str, place: Place) -> str:
    """The command that sets the program up with another Python."""
    if not other:
        return ""
    if place.checkout:
        return f"make clean && make PYTHON={other} native"
    return f"{other} -m venv hexfarer && hexfarer/bin/pip install hexfarer"


def is_optimised(options: str | None, schemes: tuple[str, ...]) -> bool:
    """Was a Python built with optimisations? One that tells no options comes from python.org, which does."""
    return options is None or DEBIAN in schemes or any(option in options for option in OPTIMISED)


# -- packages --


def packages(missing: list[str], count: int, place: Place, words: Words) -> Check:
    """What the engine, the bots and the terminal stand on."""
    if not missing:
        return Check("packages", OK, words.say("doctor-all-packages", count=count))
    return Check("packages", MISSING, listed(missing, words), words.say("doctor-packages-needed"), place.install())


def extra(id: str, missing: list[str], count: int, place: Place, words: Words) -> Check:
    """What the server, or developing, needs besides."""
    if not missing:
        return Check(id, OK, words.say("doctor-all-packages", count=count))
    why = words.say("doctor-server-needed" if id == "server" else "doctor-dev-needed")
    return Check(id, COULD, listed(missing, words), why, place.install(id))


def listed(missing: list[str], words: Words) -> str:
    named = ", ".join(missing[:NAMED])
    return words.say("doctor-not-installed", packages=named, more=len(missing[NAMED:]))


def requirements(place: Place) -> dict[str, list[str]]:
    """The packages by extra, "" for those that are always needed, by name only."""
    lines: dict[str, list[str]] = {"": []}
    if place.checkout:
        project = tomllib.loads((place.root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        lines = {"": project["dependencies"], **project["optional-dependencies"]}
    else:
        for line in metadata.requires("hexfarer") or []:
            named = re.search(r"""extra\s*==\s*["']([\w-]+)""", line)
            lines.setdefault(named[1] if named else "", []).append(line)
    found = {extra: [name_of(line) for line in some if applies(line)] for extra, some in lines.items()}
    return {extra: [name for name in names if name != "hexfarer"] for extra, names in found.items()}


def name_of(line: str) -> str:
    found = re.match(r"[\w.-]+", line)
    return found[0] if found else line


def applies(line: str) -> bool:
    """Is a package meant for this system?"""
    marker = re.search(r"""sys_platform\s*([!=]=)\s*["'](\w+)""", line)
    return marker is None or (sys.platform == marker[2]) == (marker[1] == "==")


def missing_of(names: list[str], installed: Callable[[str], bool]) -> list[str]:
    return [name for name in names if not installed(name)]


def is_installed(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


# -- engine and page --


def engine(why: str, lacks: str, place: Place, words: Words) -> Check:
    """`why` the engine is interpreted, "" if it is compiled; `lacks`: what is missing for compiling, or ""."""
    if not why:
        return Check("engine", OK, words.say("doctor-compiled"))
    found = words.say("doctor-interpreted")
    if why == "pure":
        return Check("engine", COULD, found, words.say("doctor-engine-pure"), "unset HEXFARER_PURE")
    if not place.checkout:
        if why == "never":
            fix = "pip install --force-reinstall --no-deps --no-binary hexfarer hexfarer"
            return Check("engine", COULD, found, words.say("doctor-engine-wheel"), fix)
        return Check("engine", COULD, found, words.say("doctor-engine-broken"), place.install(again=True))
    if lacks:
        fix = " && ".join(part for part in (place.tool("compiler"), "make native") if part)
        return Check("engine", COULD, found, words.say("doctor-engine-lacks", what=lacks), fix)
    said = {
        "never": words.say("doctor-engine-never"),
        "stale": words.say("doctor-engine-stale"),
        "broken": words.say("doctor-engine-broken"),
    }
    return Check("engine", COULD, found, said[why], "make native")


def lacks(environment: Mapping[str, str], compiler: str | None, headers: Path) -> str:
    """What is missing for compiling: the C compiler, or the headers of Python."""
    command = shlex.split(environment.get("CC") or compiler or "cc")[0]
    if shutil.which(command, path=environment.get("PATH")) is None:
        return command
    return "" if (headers / "Python.h").is_file() else "Python.h"


def page(place: Place, words: Words) -> Check:
    if (place.package / "server" / "page" / "index.html").is_file():
        return Check("page", OK, words.say("doctor-page-built"))
    fix = "make web" if place.checkout else place.install("server", again=True)
    return Check("page", COULD, words.say("doctor-page-not-built"), words.say("doctor-page-needed"), fix)
