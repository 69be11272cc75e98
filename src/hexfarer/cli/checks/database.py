"""The database of the server: where it is, whether it can be used, and which program wrote it. Nothing is changed."""

from __future__ import annotations

import os
import re
import shlex
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

from hexfarer.cli.checks.check import COULD, OK, Check, Place, shortened
from hexfarer.cli.words import Words

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql:", "postgres:")
PATIENCE: Final = 3  # seconds for a database to answer
ELSEWHERE: Final = "export HEXFARER_DATABASE=sqlite:///$HOME/tables.db"

Reach = Callable[[str], str]  # the level of the PostgreSQL at a URL, "" if it is empty; an error if it is out of reach


def database(url: str, ready: bool, place: Place, words: Words, reach: Reach) -> Check:
    """`ready`: are the packages there that the server needs?"""
    url = url.replace("postgresql+psycopg:", "postgresql:", 1)
    shown = shortened(masked(url), Path.home())
    if not ready:
        return Check("database", COULD, shown, words.say("doctor-database-extra"), place.install("server"))
    if url.startswith(POSTGRES):
        return postgres(url, shown, place, words, reach)
    if url.startswith(SQLITE):
        return sqlite(Path(url.removeprefix(SQLITE).partition("?")[0]), shown.removeprefix(SQLITE), place, words)
    return Check("database", COULD, shown, words.say("doctor-database-kind"), "unset HEXFARER_DATABASE")


def masked(url: str) -> str:
    """A URL without its password."""
    url = re.sub(r"(?<=://)([^:/?#@]*):.*@", r"\1:***@", url)
    return re.sub(r"(?<=password=)[^&\s]*", "***", url)


# -- SQLite --


def sqlite(file: Path, shown: str, place: Place, words: Words) -> Check:
    if str(file) in (".", ":memory:"):
        return Check("database", COULD, shown or SQLITE, words.say("doctor-database-memory"), "unset HEXFARER_DATABASE")
    if not file.exists():
        return no_file(file, shown, words)
    if not (file.is_file() and os.access(file, os.R_OK | os.W_OK) and os.access(file.parent, os.W_OK)):
        named = shlex.quote(str(file))
        fix = f"chmod u+rw {named}" if file.is_file() and os.access(file.parent, os.W_OK) else ELSEWHERE
        return Check("database", COULD, shown, words.say("doctor-database-locked"), fix)
    try:
        level = sqlite_level(file)
    except sqlite3.Error as error:
        named = shlex.quote(str(file))
        return Check("database", COULD, shown, str(error), f"mv {named} {shlex.quote(f'{file}.old')}")
    return at_level(level, shown, place, words)


def no_file(file: Path, shown: str, words: Words) -> Check:
    """It is made by the server, and its folder too, if that can be done."""
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    if folder.is_dir() and os.access(folder, os.W_OK):
        return Check("database", OK, words.say("doctor-database-new", url=shown))
    return Check("database", COULD, shown, words.say("doctor-database-folder", folder=str(folder)), ELSEWHERE)


def sqlite_level(file: Path) -> str:
    """The level that a file is at, "" for an empty one. Reading leaves no trace beside it."""
    mode = "mode=ro" if file.with_name(file.name + "-wal").exists() else "immutable=1"
    with closing(sqlite3.connect(f"file:{quote(str(file.absolute()))}?{mode}", uri=True)) as connection:
        known = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0]
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if known else None
    return "" if row is None else str(row[0])


# -- PostgreSQL --


def postgres(url: str, shown: str, place: Place, words: Words, reach: Reach) -> Check:
    try:
        level = reach(url)
    except Exception as error:  # whatever the driver finds wrong
        first = (str(error).strip() or type(error).__name__).splitlines()[0]
        fix = "sudo systemctl start postgresql" if "refused" in first or "No such file" in first else ""
        return Check("database", COULD, shown, masked(first.rpartition("failed: ")[2]), fix)
    return at_level(level, shown, place, words)


def postgres_level(url: str) -> str:
    import psycopg  # only the server needs it

    with psycopg.connect(url, connect_timeout=PATIENCE) as connection:
        known = connection.execute("SELECT to_regclass('alembic_version')").fetchone()
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if known and known[0] else None
    return "" if row is None else str(row[0])


# -- levels --


def at_level(level: str, shown: str, place: Place, words: Words) -> Check:
    """Does the database have the form that this program knows?"""
    known = levels(place.package / "server" / "migrations" / "versions")
    if not level:
        return Check("database", OK, words.say("doctor-database-new", url=shown))
    if level == known[-1]:
        return Check("database", OK, shown)
    if level in known:
        return Check("database", COULD, shown, words.say("doctor-database-old"), "hexfarer serve")
    newer = "git pull" if place.checkout else "pip install --upgrade hexfarer"
    return Check("database", COULD, shown, words.say("doctor-database-newer"), newer)


def levels(folder: Path) -> list[str]:
    """The levels that this program knows, from the first to the last."""
    follows: dict[str | None, str] = {}
    for file in folder.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        before = re.search(r"""^down_revision\b.*=\s*["'](\w+)["']""", text, re.MULTILINE)
        here = re.search(r"""^revision\b.*=\s*["'](\w+)["']""", text, re.MULTILINE)
        if here is not None:
            follows[before[1] if before else None] = here[1]
    found: list[str] = []
    while (following := follows.get(found[-1] if found else None)) is not None:
        found.append(following)
    return found
