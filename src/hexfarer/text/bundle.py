"""The messages of one language. The only file that knows fluent.runtime; importing it is slow, so it is put off."""

from __future__ import annotations

import re
from collections.abc import Iterable
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentInt, FluentType

from hexfarer.kernel.phrase import Phrase

if TYPE_CHECKING:
    from babel import Locale

    from hexfarer.text.speaker import Speaker

resolver.MAX_PART_LENGTH = 1 << 20  # a message may quote a whole position; the limit is meant for messages of strangers


class Bundle:
    """Messages by id. A message is parsed when it is first asked for: parsing all takes more than a second.

    Sources, too, are taken only until the message is found.
    """

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        self._fluent = LateBundle([lang], FUNCTIONS, sources)

    def ids(self) -> list[str]:
        """The ids of all messages in the order of the sources."""
        return [id for id in self._fluent.ids() if self.has(id)]

    def has(self, id: str) -> bool:
        return self._fluent.has_message(id)

    def attributes(self, id: str) -> list[str]:
        """The attributes of a message that there is."""
        return list(self._fluent.get_message(id).attributes)

    def format(self, id: str, attribute: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        """The value (attribute "") or an attribute of a message that there is, and what went wrong."""
        message = self._fluent.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return "", [LookupError("it has attributes only")]
        errors: list[Exception] = []
        # FluentBundle.format_pattern does this too, but would make a FluentInt of our Number
        environment = resolver.ResolverEnvironment(self._fluent, errors, resolver.CurrentEnvironment(args))
        try:
            return str(pattern(environment)), errors
        except ValueError as error:  # too long
            return "", [error]


class LateBundle(FluentBundle):
    """Keeps the text of messages and terms until they are asked for."""

    def __init__(self, locales: list[str], functions: dict[str, Any], sources: Iterable[str]) -> None:
        super().__init__(locales, functions, use_isolating=False)
        self._sources = iter(sources)
        self._lock = Lock()  # threads must not take sources at the same time
        self._unread: dict[str, str] = {}  # of messages by id, of terms by "-" and id
        self._ids: dict[str, None] = {}

    def ids(self) -> list[str]:
        """What looks like a message, in the order of the sources."""
        self._take_sources(None)
        return [id for id in self._ids if not id.startswith("-")]

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        self._read("-" + entry_id if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, id: str) -> None:
        if id not in self._ids:
            self._take_sources(id)
        text = self._unread.get(id)
        if text is not None:
            self.add_resource(FluentResource(text))
            self._unread.pop(id, None)  # only now: another thread may be asking, too

    def _take_sources(self, wanted: str | None) -> None:
        """Take sources until one has the wanted message; None takes them all."""
        with self._lock:
            while wanted is None or wanted not in self._ids:
                source = next(self._sources, None)
                if source is None:
                    break
                self._add(source)

    def _add(self, source: str) -> None:
        """Every message or term begins a line; of two with one id the first counts."""
        starts = [(match.start(), match[1]) for match in _ENTRY.finditer(source)]
        ends = [start for start, _ in starts[1:]] + [len(source)]
        for (start, id), end in zip(starts, ends, strict=True):
            if id not in self._ids:
                self._unread[id] = source[start:end]
                self._ids[id] = None  # only now: another thread may be asking, too


_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class Number(FluentInt):
    """A number, with a true minus."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", "−")


class Name(FluentType):
    """A phrase inside a sentence. It says itself in the case that the sentence asks for."""

    def __init__(self, speaker: Speaker, phrase: Phrase, case: str = "") -> None:
        self.speaker = speaker
        self.phrase = phrase
        self.case = case

    def format(self, locale: Locale) -> str:
        return self.speaker.inflect(self.phrase, self.case)

    def in_case(self, case: str) -> Name:
        return Name(self.speaker, self.phrase, case)

    def gender(self) -> str:
        return self.speaker.gender(self.phrase)


class Names(FluentType):
    """An enumeration inside a sentence, each member in the case that the sentence asks for."""

    def __init__(self, speaker: Speaker, members: list[object]) -> None:
        self.speaker = speaker
        self.members = members  # Name, Number or str

    def format(self, locale: Locale) -> str:
        said = [member.format(locale) if isinstance(member, FluentType) else str(member) for member in self.members]
        return self.speaker.listing(said)

    def in_case(self, case: str) -> Names:
        return Names(self.speaker, [_name(member, case) for member in self.members])

    def gender(self) -> str:
        return _gender(self.members[0]) if len(self.members) == 1 else "plural"


class Within(FluentType):
    """A phrase that goes on a sentence: it begins with a small letter, unless its first word is always capital."""

    def __init__(self, name: Name, keep: frozenset[str]) -> None:
        self.name = name
        self.keep = keep

    def format(self, locale: Locale) -> str:
        said = self.name.format(locale)
        return said if said.split(" ", 1)[0] in self.keep else said[:1].lower() + said[1:]


def argument(speaker: Speaker, value: object) -> object:
    """An argument of a phrase as Fluent takes it."""
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return Number(value)
    if isinstance(value, Phrase):
        return Name(speaker, value)
    if isinstance(value, list):
        return Names(speaker, [argument(speaker, member) for member in value])
    raise TypeError(f"an argument is a number, a word, a phrase or a list, not {value!r}")


def _name(value: object, case: str) -> object:
    """NAME($agent, case: "acc"): words and numbers stay as they are."""
    return value.in_case(case) if isinstance(value, Name | Names) else value


def _within(value: object, keep: str = "") -> object:
    """WITHIN($part, keep: "Attack Block"): words and numbers stay as they are."""
    return Within(value, frozenset(keep.split())) if isinstance(value, Name) else value


def _gender(value: object) -> str:
    """GENDER($agent), for selectors."""
    return value.gender() if isinstance(value, Name | Names) else "masculine"


def _empty(value: object) -> str:
    """EMPTY($known), for selectors: "yes" for a word of no letters."""
    return "yes" if value == "" else "no"


FUNCTIONS: Final[dict[str, Any]] = {
    "NAME": _name,
    "GENDER": _gender,
    "EMPTY": _empty,
    "WITHIN": _within,
    "NUMBER": Number,
}
