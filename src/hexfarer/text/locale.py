"""Which language to speak."""

from __future__ import annotations

import os
import re

from hexfarer.kernel.phrase import unknown

_LANGUAGES = ["en", "pl", "cs"]


def languages() -> list[str]:
    """The languages that every message is written in; the first is the default."""
    return list(_LANGUAGES)


def check(lang: str) -> str:
    """The language meant by a tag (`pl`, `pl-PL`, `PL_pl.UTF-8`); Problem if it is none of ours."""
    code = _code(lang)
    if code not in _LANGUAGES:
        raise unknown("language", lang, _LANGUAGES)
    return code


def pick(option: str | None = None) -> str:
    """The option if given, else HEXFARER_LANG, else the language of the system if it is one of ours, else English."""
    asked = option or os.environ.get("HEXFARER_LANG")
    if asked:
        return check(asked)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        tag = os.environ.get(name)
        if tag:  # as POSIX has it, the first that is set decides
            code = _code(tag)
            return code if code in _LANGUAGES else _LANGUAGES[0]
    return _LANGUAGES[0]


def _code(tag: str) -> str:
    return re.split(r"[-_.@]", tag.strip().lower())[0]
