"""What is around the program: the terminal, and in a checkout what builds and tests the page."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from hexfarer.cli.checks.check import COULD, OK, Check, Place
from hexfarer.cli.words import Words

NODE: Final = (20, 19)
WIDTH: Final = 80  # narrower, maps become lists


class Terminal(NamedTuple):
    """What a person looks at. `colours`: as Rich names them, "" for none."""

    encoding: str
    colours: str
    width: int
    height: int


def terminal(seen: Terminal, words: Words) -> Check:
    colours = {
        "": words.say("doctor-no-colours"),
        "standard": words.say("doctor-colours", count="16"),
        "256": words.say("doctor-colours", count="256"),
    }.get(seen.colours, words.say("doctor-all-colours"))
    found = f"{seen.encoding.upper()}, {colours}, {seen.width}×{seen.height}, {words.lang}"
    if not seen.encoding.lower().replace("-", "").startswith("utf"):
        return Check("terminal", COULD, found, words.say("doctor-terminal-encoding"), "export PYTHONUTF8=1")
    if seen.width < WIDTH:
        return Check("terminal", COULD, found, words.say("doctor-terminal-narrow", width=WIDTH))
    return Check("terminal", OK, found)


def node(version: str, npm: bool, place: Place, words: Words) -> Check:
    """`version`: what `node --version` says, "" if there is no Node."""
    why, fix = words.say("doctor-node-needed"), place.tool("node")
    if not version or not npm:
        return Check("node", COULD, version or words.say("doctor-not-there"), why, fix)
    numbers = tuple(map(int, re.findall(r"\d+", version)[:2]))
    return Check("node", OK, version) if numbers >= NODE else Check("node", COULD, version, why, fix)


def chromium(path: str, place: Place, words: Words) -> Check:
    if path:
        return Check("chromium", OK, path)
    why = words.say("doctor-chromium-needed")
    return Check("chromium", COULD, words.say("doctor-not-there"), why, place.tool("chromium"))
