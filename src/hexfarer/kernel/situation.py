"""Situations: a YAML file builds a position, plays actions and states what must hold."""

from __future__ import annotations

from pathlib import Path
from re import Pattern
from re import compile as pattern
from typing import TYPE_CHECKING, Any, Final

import yaml

from hexfarer.kernel.expectation import KINDS, Say, Scene, Unmet, meet
from hexfarer.kernel.paths import a_list, a_mapping, a_word, flat, keys, nest_dict, show, words
from hexfarer.kernel.phrase import VOICE, Phrase, Problem, nearest
from hexfarer.kernel.registry import Setup, find, make_setup
from hexfarer.kernel.state import Illegal, State

if TYPE_CHECKING:
    from hexfarer.kernel.session import Session

PATIENCE: Final = 200  # how many quiet answers `pass_until` gives
ENGLISH: Final = "en"  # every rule has a text in it
DEEPEST: Final = 100  # how many lists and mappings may lie in each other


class Step:
    """One entry of `do` or `expect` with its line; kind "do" or a kind of expectation."""

    __slots__ = ("kind", "line", "value")

    def __init__(self, kind: str, value: object, line: int) -> None:
        self.kind = kind
        self.value = value
        self.line = line


class Situation:
    """One document of a file. Nothing in it was looked up yet: the game need not exist."""

    __slots__ = ("do", "expect", "file", "game", "given", "goal", "line", "lines", "nodes", "rules", "setup", "title")

    def __init__(self, file: str, line: int) -> None:
        self.file = file
        self.line = line
        self.lines: dict[str, int] = {}  # where each key stands
        self.nodes: dict[str, Any] = {}  # what was read there, with its lines
        self.game = ""
        self.title = ""
        self.rules: list[str] = []
        self.setup: dict[str, object] = {}
        self.given: dict[str, object] = {}  # nested, with text keys
        self.do: list[Step] = []
        self.expect: list[Step] = []
        self.goal: object = None

    def where(self, line: int = 0) -> str:
        return f"{self.file}:{line or self.line}"


class Result:
    """Whether a situation holds, and the first thing that does not."""

    __slots__ = ("file", "line", "phrase", "title")

    def __init__(self, title: str, file: str, line: int, phrase: Phrase | None) -> None:
        self.title = title
        self.file = file
        self.line = line  # where it begins
        self.phrase = phrase

    @property
    def ok(self) -> bool:
        return self.phrase is None

    @property
    def message(self) -> str:
        """What does not hold; empty if all is well."""
        return "" if self.phrase is None else VOICE.speak(self.phrase)


# -- reading --


def load(path: Path | str) -> Situation:
    """The situation of a file that holds one."""
    found = load_all(path)
    if len(found) != 1:
        raise Problem("problem-situation-not-one", {"file": str(path), "number": len(found)})
    return found[0]


def load_all(path: Path | str) -> list[Situation]:
    """All situations of a file, one a document."""
    return read(_text(path), str(path))


def _text(path: Path | str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Problem("problem-situation-file", {"file": str(path), "why": error.strerror or str(error)}) from None
    except UnicodeDecodeError:
        raise Problem("problem-situation-not-utf8", {"file": str(path)}) from None


def read(text: str, file: str) -> list[Situation]:
    """All situations of a text; `file` is what messages call it.

    libyaml reads several times as fast. What it refuses, and what it might take although PyYAML's own reader would
    not, that reader is given: its word counts, so a file means the same wherever it is read.
    """
    if _LIBYAML is not None and not _DISPUTED.search(text):
        try:
            if not _deep(_LIBYAML(text)):
                return _read(_LIBYAML, text, file)
        except (Problem, yaml.YAMLError, ValueError):
            pass
    return _read(yaml.SafeLoader, text, file)


def _documents(text: str) -> list[str]:
    """The documents of a text, each with empty lines before it so that lines keep their numbers.

    Three dashes at the beginning of a line separate documents whatever else is there, also in one that is no YAML.
    """
    found: list[str] = []
    line = 0
    kept = ""
    for part in _BETWEEN.split(text):
        if _EMPTY.fullmatch(part):
            kept += part  # comments and directives belong to what follows
        else:
            found.append("\n" * line + kept + part)
            line += (kept + part).count("\n")
            kept = ""
    return found or [text]


_BETWEEN: Final = pattern(r"(?m)^(?=---(?:\s|$))")
_EMPTY: Final = pattern(r"(?:\s*(?:[#%].*|---|\.\.\.)?(?:\n|$))*")
_LIBYAML: Final[Any] = getattr(yaml, "CSafeLoader", None)  # PyYAML may have been built without it
_DISPUTED: Final = pattern(r"[\t?]")


def _deep(parser: Any) -> bool:
    """Does more lie in each other than may? Nodes deep enough would be more than libyaml's stack can bear."""
    depth = 0
    while parser.check_event():
        event = parser.get_event()
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                return True
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
    return False


def _read(reader: Any, text: str, file: str) -> list[Situation]:
    """All situations that a reader finds.

    YAML without its traps: yes, no, on, off, dates and 12:30 are words; true, null and whole numbers are not.
    """
    found: list[Situation] = []
    try:
        loader = reader(text)
        loader.yaml_implicit_resolvers = _RESOLVERS
        while loader.check_node():
            node = loader.get_node()
            _plain(node, file, set(), 1)
            found.append(_situation(node, loader.construct_document(node), file))
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise Problem("problem-situation-yaml", {"where": f"{file}:{line}", "why": error.problem or ""}) from None
    except (yaml.YAMLError, ValueError) as error:
        raise Problem("problem-situation-yaml", {"where": file, "why": str(error).splitlines()[0]}) from None
    except RecursionError:
        raise Problem("problem-situation-deep", {"file": file}) from None
    if not found:
        raise Problem("problem-situation-none", {"file": file})
    return found


def _resolvers() -> dict[str, list[tuple[str, Pattern[str]]]]:
    """How unquoted scalars are read, by their first character."""
    null = ("tag:yaml.org,2002:null", pattern(r"(~|null|)$"))
    truth = ("tag:yaml.org,2002:bool", pattern(r"(true|false)$"))
    number = ("tag:yaml.org,2002:int", pattern(r"[-+]?(0|[1-9][0-9]*)$"))
    first = {"": [null], "~": [null], "n": [null], "t": [truth], "f": [truth]}
    for character in "-+0123456789":
        first[character] = [number]
    return first


_RESOLVERS: Final = _resolvers()


def _plain(node: Any, file: str, seen: set[int], depth: int) -> None:
    """Problem if a mapping has a key twice (YAML would drop the first), an anchor is used, or all lies too deep."""
    if depth > DEEPEST:
        raise Problem("problem-situation-deep", {"file": file})
    if id(node) in seen:
        raise Problem("problem-situation-anchor", {"where": f"{file}:{node.start_mark.line + 1}"})
    seen.add(id(node))
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _plain(item, file, seen, depth + 1)
    elif isinstance(node, yaml.MappingNode):
        names: set[str] = set()
        for key, value in node.value:
            name = str(key.value)
            if name in names:
                where = f"{file}:{key.start_mark.line + 1}"
                raise Problem("problem-situation-key-twice", {"where": where, "key": name})
            names.add(name)
            _plain(value, file, seen, depth + 1)


def _situation(node: Any, data: object, file: str) -> Situation:
    """A document as a situation; every problem names its line."""
    made = Situation(file, node.start_mark.line + 1)
    line = made.line
    try:
        given = a_mapping(data, "situation")
        made.nodes = {str(key.value): value for key, value in node.value}
        made.lines = {str(key.value): key.start_mark.line + 1 for key, _ in node.value}
        for name in given:
            line = made.lines.get(name, made.line)
            keys({name: None}, "situation", [], _KEYS)
        line = made.line
        keys(given, "situation", ["game"], _KEYS)
        made.game = a_word(given["game"], "game")
        made.title = a_word(given.get("title", Path(file).stem), "title")
        made.goal = given.get("goal")
        line = made.lines.get("rules", line)
        made.rules = words(given["rules"], "rules") if given.get("rules") else []
        line = made.lines.get("setup", line)
        if given.get("setup"):
            made.setup = a_mapping(given["setup"], "setup")
            keys(made.setup, "setup", [], ["scenario", "edition", "seats", "seed", "options"])
        line = made.lines.get("given", line)
        if given.get("given"):
            made.given = nest_dict(a_mapping(given["given"], "given"))
        for name in ("do", "expect"):
            line = made.lines.get(name, line)
            if not given.get(name):
                continue
            if name == "do" and isinstance(given[name], str):
                made.do.append(Step("do", given[name], line))
                continue
            for item, inner in zip(a_list(given[name], name), made.nodes[name].value):
                line = inner.start_mark.line + 1
                if name == "do":
                    made.do.append(_do_step(item, line))
                elif isinstance(item, dict) and list(item) == ["do"] and isinstance(item["do"], list):
                    for entry, node in zip(a_list(item["do"], "do"), inner.value[0][1].value):
                        line = node.start_mark.line + 1
                        made.expect.append(_do_step(entry, line))
                else:
                    made.expect.append(_expect_step(item, line))
    except Problem as problem:
        raise _at(made.where(line), problem) from None
    return made


_KEYS: Final = ["game", "title", "rules", "setup", "given", "do", "expect", "goal"]
_DO_KEYS: Final = ["by", "dice", "do", "pass_until", "quiet"]


def _do_step(item: object, line: int) -> Step:
    """A checked entry of `do`."""
    if isinstance(item, dict) and any(key in _DO_KEYS for key in item):
        args = a_mapping(item, "do")
        if "pass_until" in args:
            keys(args, "do", ["pass_until"], [])
            a_word(args["pass_until"], "pass_until")
        elif "dice" in args:
            keys(args, "do", ["dice"], [])
            a_list(args["dice"], "dice")
        elif "quiet" in args:
            keys(args, "do", ["quiet"], [])
            number = args["quiet"]
            if not isinstance(number, int) or isinstance(number, bool) or not 0 < number <= PATIENCE:
                raise Problem("problem-situation-not-a-number", {"of": "quiet", "found": show(number)})
        else:
            keys(args, "do", ["by", "do"], [])
            a_word(args["by"], "by")
            words(args["do"], "do")
    else:
        a_word(item, "do")
    return Step("do", item, line)


def _expect_step(item: object, line: int) -> Step:
    """A checked entry of `expect`."""
    args = a_mapping(item, "expect")
    if len(args) != 1:
        raise Problem("problem-situation-one-key", {"found": ", ".join(args)})
    kind = next(iter(args))
    value = args[kind]
    if kind == "do":
        return _do_step(value, line)
    if kind not in KINDS:
        known = ["do", *KINDS]
        raise Problem(
            "problem-situation-kind", {"given": kind, "near": nearest(kind, known), "known": ", ".join(known)}
        )
    return Step(kind, value, line)


def _at(where: str, problem: Problem) -> Problem:
    return Problem("problem-situation-at", {"where": where, "why": problem.phrase})


# -- running --


def judge(path: Path | str, say: Say | None = None) -> list[Result]:
    """Play every situation of a file. What is badly written fails by itself; the others are played all the same."""
    file = str(path)
    try:
        documents = _documents(_text(path))
    except Problem as problem:
        return [Result(Path(path).name, file, 1, problem.phrase)]
    results: list[Result] = []
    for text in documents:
        title, line = Path(path).name, len(text) - len(text.lstrip("\n")) + 1
        try:
            for situation in read(text, file):
                title, line = situation.title, situation.line
                if not situation.expect:
                    raise _at(situation.where(), Problem("problem-situation-no-expect"))
                results.append(run(situation, say))
        except Problem as problem:
            results.append(Result(title, file, line, problem.phrase))
    return results


def run(situation: Situation, say: Say | None = None) -> Result:
    """Play a situation. A Result tells what does not hold; a Problem what is badly written."""
    try:
        _play(situation, situation.do + situation.expect, say)
    except Unmet as unmet:
        return Result(situation.title, situation.file, situation.line, unmet.phrase)
    return Result(situation.title, situation.file, situation.line, None)


def position(situation: Situation) -> State:
    """The position that a situation leads to; what it expects there is not looked at."""
    return _play(situation, situation.do, None).state


def _play(situation: Situation, steps: list[Step], say: Say | None) -> Scene:
    """Go through steps of a situation. Unmet and Problem say in which line."""
    line = situation.line
    part = "setup"
    try:
        setup = setup_of(situation)
        scene = Scene(find(situation.game).start(setup), setup, say)
        state = scene.state
        part = "rules"
        if say is not None:
            for id in situation.rules:
                say(ENGLISH, f"rule {id}", state)
        state.log = []
        part = "given"
        if situation.given:
            state.game.situate(state, nest_dict(situation.given))
            state.changed()
        scene.reveals = state.reveals
        sound = not state.game.conserved(state)  # a position may be odd on purpose; the rules may not make it so
        for step in steps:
            line = step.line
            part = ""
            if step.kind != "do":
                meet(scene, step.kind, step.value)
                continue
            _do(scene, step.value)
            lost = state.game.conserved(state) if sound else []
            if lost:
                raise Unmet("problem-situation-lost", {"step": scene.step, "found": "; ".join(lost)})
    except Unmet as unmet:
        raise Unmet("problem-situation-at", {"where": situation.where(line), "why": unmet.phrase}) from None
    except Problem as problem:
        if part in situation.lines:
            line = _line_in(situation.nodes[part], problem.phrase, situation.lines[part])
        raise _at(situation.where(line), problem) from None
    return scene


def _line_in(node: Any, phrase: Phrase, line: int) -> int:
    """The line of the entry that a problem speaks of: the key or the value that its words name, else the given line."""
    places: list[tuple[str, str, int]] = []
    _places(node, "", places)
    named = [value for name, value in phrase.args.items() if isinstance(value, str) and name not in _NOT_NAMED]
    for name in named:
        for path, text, at in places:
            if name in (path, text):
                return at
    longest = ""
    for name in named:
        for path, _, at in places:
            if name.startswith(path + ".") and len(path) > len(longest):
                longest, line = path, at
    return line


_NOT_NAMED: Final = ("found", "known", "near")  # words that a problem offers instead


def _places(node: Any, path: str, places: list[tuple[str, str, int]]) -> None:
    """(path, text, line) of every key and of every single value of a node."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            inner = f"{path}.{key.value}" if path else str(key.value)
            places.append((inner, str(key.value), key.start_mark.line + 1))
            _places(value, inner, places)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _places(item, path, places)
    else:
        places.append((path, str(node.value), node.start_mark.line + 1))


def setup_of(situation: Situation) -> Setup:
    given = situation.setup
    seats = given.get("seats")
    seed = given.get("seed", 0)
    if not isinstance(seed, int):
        raise Problem("problem-situation-not-a-number", {"of": "setup.seed", "found": show(seed)})
    options: dict[str, str] = {}
    if given.get("options"):
        for key, value in a_mapping(given["options"], "setup.options").items():
            options[key] = show(value) if isinstance(value, bool) else a_word(value, f"setup.options.{key}")
    scenario = a_word(given.get("scenario", ""), "setup.scenario")
    edition = a_word(given.get("edition", ""), "setup.edition")
    count = seats if isinstance(seats, int) else 0
    heroes = words(seats, "setup.seats") if seats is not None and not isinstance(seats, int) else None
    return make_setup(situation.game, scenario, heroes, seed, options, edition, count)


def _do(scene: Scene, entry: object) -> None:
    """Carry out one entry of `do`; what it tells and reveals is what the next expectations see."""
    scene.step += 1
    scene.state.log = []
    scene.reveals = scene.state.reveals
    if not isinstance(entry, dict):
        for text in _actions(entry):
            _take(scene, text)
    elif "by" in entry:
        seat = scene.seat(entry["by"])
        for text in _actions(entry["do"]):
            if scene.state.to_act() != seat:
                raise Unmet(
                    "problem-situation-by",
                    {
                        "step": scene.step,
                        "action": text,
                        "expected": scene.hero(seat),
                        "found": scene.asked(),
                        "question": scene.question(),
                    },
                )
            _take(scene, text)
    elif "dice" in entry:
        scene.state.game.load_dice(scene.state, entry["dice"])
    elif "quiet" in entry:
        for _ in range(int(entry["quiet"])):
            _quiet(scene)
    else:
        seat = scene.seat(entry["pass_until"])
        for _ in range(PATIENCE):
            if scene.state.to_act() == seat:
                return
            _quiet(scene)
        raise Unmet(
            "problem-situation-never-asked",
            {"step": scene.step, "expected": scene.hero(seat), "number": PATIENCE, "found": scene.asked()},
        )


def _actions(entry: object) -> list[str]:
    """The actions of an entry: a text, or several separated by semicolons, or a list of such texts."""
    return [part.strip() for text in words(entry, "do") for part in text.split(";") if part.strip()]


def _quiet(scene: Scene) -> None:
    if scene.state.over:
        raise Unmet("problem-situation-too-late", {"step": scene.step})
    _take(scene, scene.state.format(scene.state.stack[-1].quiet(scene.state)))


def _take(scene: Scene, text: str) -> None:
    state = scene.state
    args: dict[str, object] = {
        "step": scene.step,
        "action": text,
        "asked": scene.asked(),
        "question": scene.question(),
        "legal": scene.legal(),
    }
    try:
        action = state.parse(text)
    except Problem as problem:
        args["why"] = problem.phrase
        raise Unmet("problem-situation-unreadable", args) from None
    try:
        state.apply(action)
    except Illegal as illegal:
        args["rule"] = illegal.rule
        args["why"] = illegal.words
        raise Unmet("problem-situation-refused", args) from None


# -- writing --


def dump(session: Session, title: str) -> str:
    """The position of a session as the text of a situation that leads to it."""
    return write(session.setup, session.state, title)


def write(setup: Setup, state: State, title: str) -> str:
    """A position as the text of a situation that leads to it."""
    expect: dict[str, object] = {"over": True} if state.over else {"asked": setup.seats[state.to_act()]}
    started = {
        "scenario": setup.scenario,
        "edition": setup.edition,
        "seats": setup.seats,
        "seed": setup.seed,
        "options": setup.options,
    }
    data = {
        "game": setup.game,
        "title": title,
        "setup": started,
        "given": flat(nest_dict(state.game.dump(state))),
        "expect": [expect],
    }
    text: str = yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=110, default_flow_style=None)
    return text
