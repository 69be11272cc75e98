"""The .ftl files: well formed, the same in every language, and just what the program says."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import hexfarer
from hexfarer import docs
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import SEATS, Game, games
from hexfarer.text import Speaker, languages
from hexfarer.text.rules import ids
from hexfarer.text.speaker import CASES, RULES, message_files
from tests.text.keys import keys_in

PACKAGE = Path(hexfarer.__file__).parent
FORMS = {*CASES, "gender", "short"}  # what one language may need and another not
GENDERS = {"masculine", "feminine", "neuter", "plural"}
OTHERS = languages()[1:]
EVERY_GAME = ("game-", "credit-")  # these two messages are there for every game


class Reader(Visitor):
    """What a message is made of: texts, variables, functions, other messages, cases asked of NAME."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.lists: set[str] = set()  # variables of which the number is asked
        self.functions: set[str] = set()
        self.messages: set[str] = set()
        self.cases: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        name = node.id.name.removesuffix("_count")
        self.variables.add(name)
        if name != node.id.name:
            self.lists.add(name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        for named in node.arguments.named:
            if named.name.name == "case":
                self.cases.add(str(named.value.value))
        self.generic_visit(node)


@cache
def read(*nodes: ftl.BaseNode) -> Reader:
    """What messages consist of. To be looked at only: several tests ask for the same."""
    reader = Reader()
    for node in nodes:
        reader.visit(node)
    return reader


@cache
def entries(lang: str) -> dict[str, list[ftl.EntryType]]:
    """File name -> entries; without the words of games in the making."""
    parser = FluentParser(with_spans=False)
    making = tuple(unregistered()) or ("no game",)
    files = message_files(lang)
    return {name: parser.parse(text).body for name, text in files.items() if not Path(name).name.startswith(making)}


@cache
def messages(lang: str, rules: bool = True) -> dict[str, ftl.Message]:
    """All messages of a language, with or without those of the rules files."""
    found: dict[str, ftl.Message] = {}
    for file, body in entries(lang).items():
        if rules or not file.endswith(RULES):
            found.update({entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)})
    return found


def ours() -> list[Game]:
    """The registered games without those that other tests have made up."""
    return [game for game in games() if type(game).__module__.startswith("hexfarer.")]


# -- the files ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_every_line_is_fluent(lang: str) -> None:
    assert entries(lang), f"there are no messages in {lang}"
    junk = [
        f"{lang}/{file}: {entry.content}"
        for file, body in entries(lang).items()
        for entry in body
        if isinstance(entry, ftl.Junk)
    ]
    assert not junk, "\n".join(junk)


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_written_twice(lang: str) -> None:
    seen: dict[str, str] = {}
    twice: list[str] = []
    for file, body in entries(lang).items():
        for entry in body:
            if isinstance(entry, ftl.Message):
                id = entry.id.name
                if id.startswith("GD") and file.endswith(RULES):
                    id = f"{file} {id}"  # every game counts its decisions from GD-01
                if id in seen:
                    twice.append(f"{entry.id.name} is in {lang}/{seen[id]} and in {lang}/{file}")
                names = [attribute.id.name for attribute in entry.attributes]
                twice += [f"{id}.{name} is twice in {lang}/{file}" for name in set(names) if names.count(name) > 1]
                seen[id] = file
    assert not twice, "\n".join(twice)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_files_and_messages_as_english(lang: str) -> None:
    assert list(entries(lang)) == list(entries("en"))
    wrong: list[str] = []
    for file, body in entries("en").items():
        english = {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
        other = {entry.id.name for entry in entries(lang)[file] if isinstance(entry, ftl.Message)}
        wrong += [f"{lang}/{file} lacks {id}" for id in sorted(english - other)]
        wrong += [f"{lang}/{file} has {id}, which en/{file} lacks" for id in sorted(other - english)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_has_the_same_variables_and_titles_as_in_english(lang: str) -> None:
    wrong: list[str] = []
    for id, english in messages("en").items():
        other = messages(lang).get(id)
        if other is None:
            continue  # reported above
        if (english.value is None) != (other.value is None):
            wrong.append(f"{id}: a value in one language only")
        for what, mine, theirs in [
            ("variables", read(english).variables, read(other).variables),
            ("attributes", plain_attributes(english), plain_attributes(other)),
        ]:
            if mine != theirs:
                wrong.append(f"{id}: {what} en {sorted(mine)}, {lang} {sorted(theirs)}")
    assert not wrong, "\n".join(wrong)


def plain_attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes} - FORMS


@pytest.mark.parametrize("lang", languages())
def test_messages_call_functions_that_there_are(lang: str) -> None:
    known = {"NAME", "GENDER", "EMPTY", "WITHIN", "NUMBER"}
    wrong = {id: read(message).functions - known for id, message in messages(lang).items()}
    assert not {id: names for id, names in wrong.items() if names}


@pytest.mark.parametrize("lang", languages())
def test_every_message_can_be_said(lang: str) -> None:
    speaker = Speaker(lang)
    for id, message in messages(lang).items():
        args: dict[str, object] = dict.fromkeys(read(message).variables, 3)
        args.update({name: ["a", "b"] for name in read(message).lists})
        parts = [attribute.id.name for attribute in message.attributes]
        if message.value is not None:
            assert speaker.say(Phrase(id, args))
        assert all(speaker.attribute(Phrase(id, args), part) for part in parts)


@pytest.mark.parametrize("lang", languages())
def test_messages_shout_at_nobody_and_write_minus_as_minus(lang: str) -> None:
    wrong = [
        f"{id}: {text}"
        for id, message in messages(lang).items()
        for text in read(message).texts
        if "!" in text or re.search(r"(?<![\w-])-\d", text)
    ]
    assert not wrong, "\n".join(wrong)


# -- events ---------------------------------------------------------------------------------------------------------


def variables(message: ftl.Message, attribute: str = "") -> set[str]:
    """What the value or an attribute of a message says of; nothing if there is no such attribute."""
    if not attribute:
        return set() if message.value is None else read(message.value).variables
    return set().union(*[read(one.value).variables for one in message.attributes if one.id.name == attribute])


@pytest.mark.parametrize("lang", languages())
def test_an_event_that_names_a_seat_also_speaks_to_that_seat(lang: str) -> None:
    """.you where the reader is $seat, .you-other where they are $other: the sentence says you, and no name."""
    wrong: list[str] = []
    for telling in [telling for game in ours() for telling in game.tellings.all]:
        id = "event-" + telling.key
        message = messages(lang)[id]
        has = {attribute.id.name for attribute in message.attributes}
        for name in [name for name, kind in telling.args if kind in SEATS]:
            if not any(name in variables(messages(other)[id]) for other in languages()):
                continue
            form = "you" if name == "seat" else "you-" + name
            for needed in [form, form + "-all"] if "all" in has else [form]:
                if needed not in has:
                    wrong.append(f"{id} lacks .{needed}")
                elif name in variables(message, needed):
                    wrong.append(f"{id}.{needed} names ${name}")
                elif lost := variables(message) - variables(message, needed) - {name}:
                    wrong += [f"{id}.{needed} says nothing of ${one}" for one in sorted(lost)]
    assert not wrong, "\n".join(wrong)


# -- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", OTHERS)
def test_a_name_with_cases_has_every_case_that_its_sentences_ask_for(lang: str) -> None:
    asked: dict[str, set[str]] = {}
    for file, body in entries(lang).items():
        asked.setdefault(family(file), set()).update(read(*body).cases)
    unknown = set().union(*asked.values()) - FORMS
    assert not unknown, f"cases that nobody knows: {sorted(unknown)}"
    wrong: list[str] = []
    for file, body in entries(lang).items():
        needed = {*asked[family(file)], *asked.get("", ())} & set(CASES)
        for entry in body:
            if isinstance(entry, ftl.Message):
                has = {attribute.id.name for attribute in entry.attributes}
                if has & set(CASES) and needed - has:
                    wrong.append(f"{lang}/{file}: {entry.id.name} lacks {sorted(needed - has)}")
    assert not wrong, "\n".join(wrong)


def family(file: str) -> str:
    """The game that a file belongs to; "" for what all games share."""
    return next((game.id for game in ours() if file.startswith(game.id)), "")


@pytest.mark.parametrize("lang", languages())
def test_a_gender_is_one_that_sentences_can_select(lang: str) -> None:
    wrong: list[str] = []
    for id, message in messages(lang).items():
        for attribute in message.attributes:
            if attribute.id.name == "gender":
                text = "".join(getattr(element, "value", "{}") for element in attribute.value.elements)
                if text not in GENDERS:
                    wrong.append(f"{id}: {text}")
    assert not wrong, "\n".join(wrong)


# -- what the program says ------------------------------------------------------------------------------------------


def unregistered() -> set[str]:
    """Games in the making: they are not in the list of games, so nobody hears them."""
    known = {game.id for game in ours()}
    return {folder.parent.name for folder in (PACKAGE / "games").glob("*/__init__.py")} - known


def said_by_the_page() -> set[str]:
    """Messages of web*.ftl, which are said in the browser; tests there hold them against the page's sources."""
    pages = [body for file, body in entries("en").items() if Path(file).name.startswith("web")]
    return {entry.id.name for body in pages for entry in body if isinstance(entry, ftl.Message)}


@cache
def used() -> dict[str, str]:
    """Every message key that the program may say, and where it does."""
    making = unregistered()
    files = sorted(file for file in PACKAGE.rglob("*.py") if making.isdisjoint(file.relative_to(PACKAGE).parts))
    found = keys_in({file.relative_to(PACKAGE).as_posix(): file.read_text(encoding="utf-8") for file in files})
    for game in ours():
        found.update(dict.fromkeys(game.message_keys(), f"message_keys() of {game.id}"))
        found.update({prefix + game.id: "every game" for prefix in EVERY_GAME})
        found.update({"edition-" + edition: "every edition" for edition in game.editions})
    for id, message in messages("en").items():
        found.update(dict.fromkeys(read(message).messages, f"message {id}"))
    return found


def test_the_keys_in_code_are_found() -> None:
    first = """
class Torn(Problem):
    def __init__(self): super().__init__("problem-a", {})
Phrase("b"); Phrase("c" if x else "d", {}); Torn("e"); self.say("f"); raise unknown("g", h, [])
Phrase("i-" + j); print("k")
"""
    second = """
from first import Torn
class Worn(Torn): pass
def bad(kind, line): return Worn("bad-" + kind, {"line": line})
class Reader:
    def _worse(self, kind): return bad(kind, 1)
    def read(self): self._worse("n")
Worn("l"); bad("m", 2)
"""
    third = "from a.second import Reader; Reader()._worse('o'); worse('p')"
    found = keys_in({"first": first, "a/second.py": second, "third": third})
    assert found == dict.fromkeys(["problem-a", "b", "c", "d", "e", "f", "kind-g"], "first") | {
        "l": "a/second.py",
        "bad-m": "a/second.py",
        "bad-n": "a/second.py",
        "bad-o": "third",
    }


def test_everything_that_the_program_says_has_a_message() -> None:
    known = messages("en")
    missing = [f"{key} ({where})" for key, where in sorted(used().items()) if key not in known]
    assert not missing, "no message for:\n" + "\n".join(missing)


def test_every_message_is_said_somewhere() -> None:
    unused = sorted(set(messages("en", rules=False)) - set(used()) - said_by_the_page())
    assert not unused, "said by nobody:\n" + "\n".join(unused)


@pytest.mark.parametrize("game", ours(), ids=lambda game: game.id)
def test_every_rule_that_a_refusal_cites_is_written(game: Game) -> None:
    cited = {reason.rule for reason in game.reasons.all if reason.rule}  # without: that of the open question
    assert cited <= set(ids(game.id)), sorted(cited - set(ids(game.id)))


# -- pages made of messages -----------------------------------------------------------------------------------------


def test_the_pages_of_rules_and_situations_are_up_to_date() -> None:
    assert docs.outdated() == [], "run make docs"


def test_an_outdated_page_is_noticed_and_written_again(tmp_path: Path) -> None:
    (tmp_path / "situations").mkdir()
    about = tmp_path / "situations" / "four_lands.md"
    about.write_text("By hand.\n", encoding="utf-8")
    names = list(docs.pages(tmp_path))
    assert {"rules/four_lands.md", "situations/four_lands.md"} <= set(names)
    assert docs.outdated(tmp_path) == names
    docs.write(tmp_path)
    assert docs.outdated(tmp_path) == []
    assert about.read_text(encoding="utf-8").startswith("By hand.\n\n## All words\n")
    page = tmp_path / "rules" / "four_lands.md"
    page.write_text(page.read_text(encoding="utf-8").replace("Party", "Band", 1), encoding="utf-8")
    about.write_text(about.read_text(encoding="utf-8").replace("`salary`", "`celery`", 1), encoding="utf-8")
    assert docs.outdated(tmp_path) == ["rules/four_lands.md", "situations/four_lands.md"]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_page_about_situations_has_every_key(game: Game) -> None:
    """The lists of keys by which `given` is read are all among the words of the game."""
    listed = list(game.vocabulary().values())
    folder = Path(docs.__file__).parent / "games" / game.id
    for file in sorted(folder.glob("*.py")):
        if re.search(r"^\"\"\"Situations", file.read_text(encoding="utf-8")):
            module = import_module(f"hexfarer.games.{game.id}.{file.stem}")
            for name, value in vars(module).items():
                if name.endswith("KEYS") and isinstance(value, list):
                    assert value in listed, f"{file.name}: {name}"


def test_a_page_has_the_credit_every_rule_and_links_between_them() -> None:
    page = docs.page("four_lands")
    assert "Marek Pietrachowicz" in page
    for id in ids("four_lands"):
        assert page.count(f'<a id="{id}"></a>') == 1
    assert '<a id="GD-01"></a>' in page
    assert "[FL-END-02](#FL-END-02)" in page
    assert "- [Movement](#FL-MOVE)" in page
    assert '<a id="FL-MOVE"></a>\n\n## Movement\n' in page
    assert '<a id="FL-SPELL-FIRE-ARROW"></a>\n\n### Fire Arrow' in page
    assert "- [Fire Arrow" not in page
