"""Phrases become prose in one language."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final

from hexfarer.kernel.phrase import YOU, Phrase
from hexfarer.text.locale import check

if TYPE_CHECKING:
    from hexfarer.text.bundle import Bundle

CASES: Final = ("gen", "dat", "acc", "ins", "loc", "voc")
RULES: Final = "_rules.ftl"  # how the name of a rules file ends
FIRST: Final = ("kernel.ftl", "cli.ftl", "server.ftl")  # what is said of no game in particular, help above all
FOLDER: Final = os.path.dirname(__file__)


class MessageError(Exception):
    """A message that is not there or does not fit its phrase: a mistake in the program or in a .ftl file."""


class Speaker:
    """Says phrases in a language. A strict one raises MessageError where the other shows the key.

    `sources` takes the place of the language's own files.
    """

    def __init__(self, lang: str, strict: bool = True, sources: list[str] | None = None) -> None:
        self.lang = check(lang)
        self.strict = strict
        self._sources = sources

    @cached_property
    def _bundle(self) -> Bundle:
        """The messages; whoever says nothing need not wait for them."""
        return _bundle_of(self.lang) if self._sources is None else _new_bundle(self.lang, self._sources)

    def say(self, phrase: Phrase) -> str:
        """The phrase as prose: `Speaker("pl").say(Phrase("card-minstrel"))`."""
        return self._format(phrase, self.form(phrase))

    def form(self, phrase: Phrase) -> str:
        """How the message speaks to its reader: .you where they are its $seat, .you-other for $other; "" if neither."""
        for name, value in phrase.args.items():
            if isinstance(value, Phrase) and value.key == YOU:
                form = "you" if name == "seat" else "you-" + name
                if self.has(phrase.key, form):
                    return form
        return ""

    def title(self, phrase: Phrase) -> str:
        """The short name of what the phrase says: a decision's title, a rule's name."""
        return self._format(phrase, "title")

    def attribute(self, phrase: Phrase, name: str) -> str:
        """An attribute of the phrase's message."""
        return self._format(phrase, name)

    def messages(self) -> list[str]:
        """The keys of all messages in the order of the files."""
        return self._bundle.ids()

    def has(self, key: str, attribute: str = "") -> bool:
        """True if there is a message of that key, with that attribute."""
        return self._bundle.has(key) and (not attribute or attribute in self._bundle.attributes(key))

    # -- what the functions and arguments of a message need -------------------------------------------------------

    def inflect(self, phrase: Phrase, case: str) -> str:
        """The phrase in a grammatical case or short form; its plain form where its message has none of these."""
        if self.has(phrase.key, case):
            return self._format(phrase, case)
        if self.strict and case in CASES and any(self.has(phrase.key, other) for other in CASES):
            self._fail(phrase, f"it has cases, but not .{case}")
        return self._format(phrase, "")

    def gender(self, phrase: Phrase) -> str:
        """The grammatical gender of a name: masculine (also if it tells none), feminine, neuter or plural."""
        return self._format(phrase, "gender") if self.has(phrase.key, "gender") else "masculine"

    def listing(self, said: list[str]) -> str:
        """Words as a list: "a, b and c"."""
        if not said:
            return self.say(Phrase("list-none"))
        text = said[0]
        for item in said[1:-1]:
            text = self.say(Phrase("list-next", {"list": text, "item": item}))
        return text if len(said) == 1 else self.say(Phrase("list-last", {"list": text, "item": said[-1]}))

    # -- the work -------------------------------------------------------------------------------------------------

    def _format(self, phrase: Phrase, attribute: str) -> str:
        if not self.has(phrase.key):
            return self._fail(phrase, "there is no such message")
        if not self.has(phrase.key, attribute):
            return self._fail(phrase, f"it has no .{attribute}")
        try:
            text, errors = self._bundle.format(phrase.key, attribute, self._arguments(phrase))
        except TypeError as error:
            return self._fail(phrase, str(error))
        return self._fail(phrase, "; ".join(map(str, errors))) if errors else text

    def _arguments(self, phrase: Phrase) -> dict[str, object]:
        from hexfarer.text.bundle import argument

        args: dict[str, object] = {}
        for name, value in phrase.args.items():
            args[name] = argument(self, value)
            if isinstance(value, list):
                args[name + "_count"] = argument(self, len(value))
        return args

    def _fail(self, phrase: Phrase, why: str) -> str:
        if self.strict:
            raise MessageError(f"{phrase!r} in {self.lang}: {why}")
        return phrase.key


def file_names(lang: str) -> list[str]:
    """The names of the .ftl files of a language."""
    return sorted(name for name in os.listdir(os.path.join(FOLDER, lang)) if name.endswith(".ftl"))


def message_file(lang: str, name: str) -> str:
    """The text of one .ftl file."""
    with open(os.path.join(FOLDER, lang, name), encoding="utf-8") as file:
        return file.read()


def message_files(lang: str) -> dict[str, str]:
    """The .ftl files of a language: name and text."""
    return {name: message_file(lang, name) for name in file_names(lang)}


def _one_by_one(lang: str) -> Iterator[str]:
    """The texts of all files, each read when its turn comes: first what every command says, the rules last."""
    names = file_names(lang)
    for name in sorted(names, key=lambda name: (name not in FIRST, name.endswith(RULES))):
        yield message_file(lang, name)


@cache
def _bundle_of(lang: str) -> Bundle:
    return _new_bundle(lang, _one_by_one(lang))


def _new_bundle(lang: str, sources: Iterable[str]) -> Bundle:
    from hexfarer.text.bundle import Bundle  # fluent.runtime takes a tenth of a second to import

    return Bundle(lang, sources)
