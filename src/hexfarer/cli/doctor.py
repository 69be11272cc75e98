"""`hexfarer doctor`: what is here, what is missing, and which command mends it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import typer
from rich.text import Text

import hexfarer
from hexfarer import native
from hexfarer.cli.checks import database, program, tools
from hexfarer.cli.checks.check import COULD, MISSING, OK, Check, Place, place_of, shortened
from hexfarer.cli.out import Out, print_json
from hexfarer.cli.params import Json, Lang
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase

DEBIAN: Final = Path("/etc/debian_version")
DEBIANS_PYTHON: Final = "/usr/bin/python3"
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
NAMES: Final[dict[str, Phrase]] = {
    "python": Phrase("doctor-python"),
    "packages": Phrase("doctor-packages"),
    "engine": Phrase("doctor-engine"),
    "terminal": Phrase("doctor-terminal"),
    "server": Phrase("doctor-server"),
    "page": Phrase("doctor-page"),
    "database": Phrase("doctor-database"),
    "dev": Phrase("doctor-dev"),
    "node": Phrase("doctor-node"),
    "chromium": Phrase("doctor-chromium"),
}
MARKS: Final = {OK: "✓", COULD: "!", MISSING: "✗"}
PLAIN_MARKS: Final = {OK: "+", COULD: "!", MISSING: "x"}  # where there are no others
SHORTEST: Final = 12  # columns that are left for what was found, however long the reason is
STYLES: Final = {OK: "bold green", COULD: "bold yellow", MISSING: "bold red"}


def doctor(ctx: typer.Context, as_json: Json = False, lang: Lang = None) -> int:
    words: Words = ctx.obj
    out = Out()
    place = place_of(Path(hexfarer.__file__).parent)
    checks = examine(place, os.environ, out, words)
    if as_json:
        print_json(facts(checks))
    else:
        show(out, checks, place, words)
    return 0 if well(checks) else 1


def well(checks: list[Check]) -> bool:
    """Can one play in the terminal? Whatever else is missing only could be better."""
    return all(check.state != MISSING for check in checks)


def facts(checks: list[Check]) -> dict[str, object]:
    return {"ok": well(checks), "version": hexfarer.__version__, "checks": [check._asdict() for check in checks]}


# -- looking --


def examine(place: Place, environment: Mapping[str, str], out: Out, words: Words) -> list[Check]:
    """All checks; what only developers need is looked for in a checkout only."""
    from hexfarer.server.settings import Settings  # not at the top: who asks for help need not wait

    needs = program.requirements(place)
    lacking = {extra: program.missing_of(names, program.is_installed) for extra, names in needs.items()}
    optimised = program.is_optimised(sysconfig.get_config_var("CONFIG_ARGS"), sysconfig.get_scheme_names())
    headers = Path(sysconfig.get_path("include"))
    url = Settings(database=environment.get("HEXFARER_DATABASE", "")).database_url
    server = lacking.get("server", [])
    seen = tools.Terminal(out.encoding, "" if out.no_color else out.color_system or "", out.width, out.height)
    checks = [
        program.python(sys.version_info[:3], optimised, better_python(), place, words),
        program.packages(lacking[""], len(needs[""]), place, words),
        program.engine(native.why(), program.lacks(environment, sysconfig.get_config_var("CC"), headers), place, words),
        tools.terminal(seen, words),
        program.extra("server", server, len(needs.get("server", [])), place, words),
        program.page(place, words),
        database.database(url, not server, place, words, database.postgres_level),
    ]
    if place.checkout:
        browser = environment.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), "")
        checks += [
            program.extra("dev", lacking.get("dev", []), len(needs.get("dev", [])), place, words),
            tools.node(said_by("node", "--version"), shutil.which("npm") is not None, place, words),
            tools.chromium(browser or "", place, words),
        ]
    return checks


def said_by(*command: str) -> str:
    """What a program prints, "" if there is none."""
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=10).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def better_python() -> str:
    """Debian's own Python, which is optimised, if it is there and new enough."""
    if not DEBIAN.exists() or sys.base_prefix == "/usr":
        return ""
    new = said_by(DEBIANS_PYTHON, "-c", f"import sys; print(sys.version_info >= {program.NEEDED})") == "True"
    return DEBIANS_PYTHON if new else ""


# -- showing --


def show(out: Out, checks: list[Check], place: Place, words: Words) -> None:
    """One screen: a line for what is well, two for what can be mended."""
    marks = MARKS if out.encoding.lower().startswith("utf") else PLAIN_MARKS
    where = shortened(str(place.root), Path.home())
    kind = words.say("doctor-checkout" if place.checkout else "doctor-wheel", where=where)
    head = Text.assemble((f"hexfarer {hexfarer.__version__}", "bold"), f"  {kind}")
    out.print(head, no_wrap=True, overflow="ellipsis")
    names = {check.id: words.phrase(NAMES[check.id]) for check in checks}
    wide = max(map(len, names.values()))
    for check in checks:
        why = f": {check.why}" if check.why else ""
        found = cut(check.found, out.width - wide - 4 - len(why))
        line = Text.assemble((marks[check.state], STYLES[check.state]), f" {names[check.id]:{wide}}  {found}{why}")
        out.print(line, no_wrap=True, overflow="ellipsis")
        if check.fix:
            out.print(Text.assemble(" " * (wide + 4), (check.fix, "bold cyan")), soft_wrap=True)
    legend = [(OK, words.say("doctor-ok")), (COULD, words.say("doctor-could")), (MISSING, words.say("doctor-missing"))]
    out.print("   ".join(f"{marks[state]} {text}" for state, text in legend), style="dim")
    out.print(words.say("doctor-well" if well(checks) else "doctor-unwell"), style="bold")


def cut(text: str, room: int) -> str:
    """The end of a text that is too long: of a path it tells most."""
    return text if len(text) <= max(room, SHORTEST) else "…" + text[1 - max(room, SHORTEST) :]
