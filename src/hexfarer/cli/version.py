"""`hexfarer --version`."""

from __future__ import annotations

import sys

from hexfarer import __version__
from hexfarer.cli.words import Words
from hexfarer.native import STALE, mode, why


def show_version(words: Words) -> None:
    print(words.say("version", number=__version__, mode=mode(), python=sys.version.split()[0]))
    if why() == STALE:
        print(words.say("version-stale"))
