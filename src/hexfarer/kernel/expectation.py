"""What a situation expects: every kind of expectation, checked against the scene that its actions have led to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexfarer.kernel.paths import (
    a_bool,
    a_mapping,
    a_word,
    absent,
    difference,
    fits,
    keys,
    look,
    nest,
    nest_dict,
    show,
    words,
)
from hexfarer.kernel.phrase import VOICE, Phrase, Problem, nearest, unknown
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.state import State
from hexfarer.kernel.table import decision, explain
from hexfarer.kernel.verdict import OK

Say = Callable[[str, str, State], str]  # (language, what is to be said, position) -> prose
SHOWN: Final = 12  # how many legal actions a message lists


class Unmet(Problem):
    """The situation is well written, but the game does not do what it says."""


class Scene:
    """A position on the way through a situation, with what the last step changed."""

    __slots__ = ("heroes", "reveals", "say", "setup", "state", "step")

    def __init__(self, state: State, setup: Setup, say: Say | None) -> None:
        self.state = state
        self.setup = setup
        self.heroes = setup.seats
        self.say = say
        self.step = 0  # how many steps were done
        self.reveals = state.reveals  # before the last step

    def seat(self, given: object) -> int:
        """The seat that a hero or a seat number means."""
        word = str(given)
        if word in self.heroes:
            return self.heroes.index(word)
        if word.isdecimal() and int(word) < len(self.heroes):
            return int(word)
        raise unknown("seat", word, self.heroes + [str(seat) for seat in range(len(self.heroes))])

    def hero(self, seat: int) -> str:
        return self.heroes[seat] if seat >= 0 else "-"

    def asked(self) -> str:
        """The hero that is asked; "-" after the end."""
        return self.hero(self.state.to_act())

    def question(self) -> Phrase:
        """What is asked, in words."""
        return Phrase("problem-situation-ended") if self.state.over else decision(self.state).words

    def legal(self) -> str:
        """The legal actions in notation, the first dozen of them."""
        actions = self.state.legal()
        shown = [self.state.format(action) for action in actions[:SHOWN]]
        if len(actions) > SHOWN:
            shown.append(f"… (+{len(actions) - SHOWN})")
        return "; ".join(shown) or "-"

    def data(self, args: dict[str, object]) -> dict[str, object]:
        """What paths run through: the whole position, or with `by` what one seat may see of it."""
        by = args.get("by")
        if by is None:
            return nest_dict(self.state.game.dump(self.state))
        return nest_dict(dict(self.state.view(-1 if by == "watcher" else self.seat(by))))

    def know(self, path: str, value: object) -> None:
        """Problem if a word of the value names nothing in the game: that a misspelt card is absent proves nothing."""
        wanted: set[str] = set()
        _words_in(value, wanted)
        strange = [word for word in sorted(wanted) if not self._readable(word)]
        if not strange:
            return
        known = self._names()
        for word in strange:
            if word not in known and word.partition(":")[0] not in known:
                near = nearest(word, sorted(known))
                raise Problem("problem-situation-unknown-name", {"path": path, "given": word, "near": near})

    def _readable(self, word: str) -> bool:
        """Does an answer of the game have an argument of that name?"""
        game = self.state.game
        for kind in {kind for verb in game.verbs.all for kind in verb.args}:
            try:
                game.read(self.state, kind, word)
                return True
            except Problem:
                continue
        return False

    def _names(self) -> set[str]:
        """Every name of the game: those of the library, the words of situations, and what lies on the table at first
        and now."""
        game = self.state.game
        found = {entry.id for entry in game.library()}
        found.update(game.heroes)
        for some in game.vocabulary().values():
            found.update(some)
        for state in (game.start(self.setup), self.state):
            _words_in([*game.dump(state).items()], found)
            for seat in range(-1, state.seats):
                _words_in([*state.view(seat).items()], found)
        return found


def _words_in(value: object, found: set[str]) -> None:
    """Every word of plain data, keys among them."""
    if isinstance(value, str):
        found.add(value)
    elif isinstance(value, dict):
        for key, inner in value.items():
            found.add(str(key))
            _words_in(inner, found)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            _words_in(inner, found)


# -- what may be done --


def _allowed(scene: Scene, action: int) -> bool:
    return action in scene.state.legal() and scene.state.check(action) == OK


def _legal(scene: Scene, value: object) -> None:
    for text in words(value, "legal"):
        action = scene.state.parse(text)
        if not _allowed(scene, action):
            verdict = scene.state.check(action)
            if verdict == OK:
                raise Unmet("problem-situation-torn", {"action": text})
            rule = scene.state.rule_of(verdict)
            raise Unmet(
                "problem-situation-legal",
                {
                    "action": text,
                    "rule": rule,
                    "asked": scene.asked(),
                    "why": scene.state.game.why(scene.state, verdict),
                    "legal": scene.legal(),
                },
            )


def _not_legal(scene: Scene, value: object) -> None:
    for text in words(value, "not_legal"):
        action = scene.state.parse(text)
        if action in scene.state.legal() or scene.state.check(action) == OK:
            raise Unmet("problem-situation-not-legal", {"action": text, "asked": scene.asked()})


def _only_legal(scene: Scene, value: object) -> None:
    expected = [scene.state.parse(text) for text in words(value, "only_legal")]
    found = scene.state.legal()
    missing = [scene.state.format(action) for action in expected if action not in found]
    surplus = [scene.state.format(action) for action in found if action not in expected]
    if missing or surplus:
        raise Unmet(
            "problem-situation-only-legal",
            {
                "asked": scene.asked(),
                "missing": "; ".join(missing) or "-",
                "surplus": "; ".join(surplus[:SHOWN]) or "-",
            },
        )


def _illegal(scene: Scene, value: object) -> None:
    args = a_mapping(value, "illegal")
    keys(args, "illegal", ["action", "rule"], ["why"])
    text = a_word(args["action"], "illegal.action")
    rule = a_word(args["rule"], "illegal.rule")
    verdict = scene.state.check(scene.state.parse(text))
    if verdict == OK:
        raise Unmet("problem-situation-not-illegal", {"action": text, "rule": rule, "asked": scene.asked()})
    found = scene.state.rule_of(verdict)
    why = scene.state.game.why(scene.state, verdict)
    if found != rule:
        raise Unmet("problem-situation-other-rule", {"action": text, "expected": rule, "found": found, "why": why})
    if "why" in args:
        _has_text(VOICE.speak(why), words(args["why"], "illegal.why"), "illegal.why")


def _remedies(scene: Scene, value: object) -> None:
    args = a_mapping(value, "remedies")
    keys(args, "remedies", ["action", "include"], [])
    text = a_word(args["action"], "remedies.action")
    refusal = explain(scene.state, scene.state.parse(text))
    if refusal is None:
        raise Unmet("problem-situation-no-refusal", {"action": text, "asked": scene.asked()})
    offered = [remedy.action for remedy in refusal.remedies]
    for remedy in words(args["include"], "remedies.include"):
        if scene.state.parse(remedy) not in offered:
            found = "; ".join([remedy.notation for remedy in refusal.remedies]) or "-"
            raise Unmet("problem-situation-remedies", {"action": text, "remedy": remedy, "found": found})


# -- what lies where --


def _at_paths(scene: Scene, value: object, of: str) -> list[tuple[str, object, object]]:
    """(path, what is expected there, what is there) for every path of an expectation."""
    args = a_mapping(value, of)
    data = scene.data(args)
    paths = [path for path in args if path != "by"]
    if not paths:
        raise Problem("problem-situation-no-path", {"of": of})
    return [(path, nest(args[path]), look(data, path)) for path in paths]


def _equals(scene: Scene, value: object) -> None:
    for path, expected, found in _at_paths(scene, value, "equals"):
        differs = difference(path, expected, found)
        if differs is not None:
            raise Unmet(differs.key, differs.args)


def _seen(scene: Scene, value: object) -> None:
    if "by" not in a_mapping(value, "seen"):
        raise Problem("problem-situation-missing", {"of": "seen", "key": "by"})
    _equals(scene, value)


def _several(path: str, found: object) -> list[object]:
    """The values of a list, or the keys of a mapping."""
    if isinstance(found, dict):
        return list(found)
    if not isinstance(found, list):
        raise Problem("problem-situation-not-several", {"path": path, "found": show(found)})
    return found


def _contains(scene: Scene, value: object) -> None:
    for path, expected, found in _at_paths(scene, value, "contains"):
        if isinstance(expected, dict) and isinstance(found, dict):
            missing: list[object] = [] if fits(expected, found) else [expected]
        else:
            missing = absent(expected if isinstance(expected, list) else [expected], _several(path, found))
        if missing:
            scene.know(path, expected)
            raise Unmet("problem-situation-contains", {"path": path, "missing": show(missing), "found": show(found)})


def _lacks(scene: Scene, value: object) -> None:
    for path, expected, found in _at_paths(scene, value, "lacks"):
        several = _several(path, found)
        scene.know(path, expected)
        for x in expected if isinstance(expected, list) else [expected]:
            if any(fits(x, y) for y in several):
                raise Unmet("problem-situation-lacks", {"path": path, "surplus": show(x), "found": show(found)})


def _count(scene: Scene, value: object) -> None:
    for path, expected, found in _at_paths(scene, value, "count"):
        if not isinstance(expected, int) or isinstance(expected, bool):
            raise Problem("problem-situation-not-a-number", {"of": f"count.{path}", "found": show(expected)})
        number = len(_several(path, found))
        if number != expected:
            raise Unmet(
                "problem-situation-count", {"path": path, "expected": expected, "number": number, "found": show(found)}
            )


# -- who, and how it ended --


def _asked(scene: Scene, value: object) -> None:
    seat = scene.seat(a_word(value, "asked"))
    if scene.state.over:
        raise Unmet("problem-situation-asked-nobody", {"expected": scene.hero(seat)})
    if scene.state.to_act() != seat:
        raise Unmet(
            "problem-situation-asked",
            {"expected": scene.hero(seat), "found": scene.asked(), "question": scene.question()},
        )


def _over(scene: Scene, value: object) -> None:
    if a_bool(value, "over") != scene.state.over:
        raise Unmet(
            "problem-situation-not-ended" if value else "problem-situation-has-ended",
            {"asked": scene.asked(), "question": scene.question()},
        )


def _winner(scene: Scene, value: object) -> None:
    expected = [] if value is None else [scene.hero(scene.seat(word)) for word in words(value, "winner")]
    found = [scene.hero(seat) for seat in scene.state.outcome().winners]
    if sorted(expected) != sorted(found):
        raise Unmet("problem-situation-winner", {"expected": show(expected), "found": show(found)})


def _outcome(scene: Scene, value: object) -> None:
    args = a_mapping(nest(value), "outcome")
    keys(args, "outcome", [], ["kind", "scores", "winners", "breakdown"])
    outcome = scene.state.outcome()
    found: dict[str, object] = {
        "kind": outcome.kind,
        "scores": {hero: outcome.scores[seat] for seat, hero in enumerate(scene.heroes)},
        "winners": [scene.hero(seat) for seat in outcome.winners],
        "breakdown": nest({hero: outcome.breakdown[seat] for seat, hero in enumerate(scene.heroes)}),
    }
    for path, expected in _leaves(args, ""):
        differs = difference(path, expected, look(found, path))
        if differs is not None:
            raise Unmet(differs.key, differs.args)


def _leaves(data: dict[str, object], prefix: str) -> list[tuple[str, object]]:
    out: list[tuple[str, object]] = []
    for key, value in data.items():
        if isinstance(value, dict):
            out += _leaves(value, f"{prefix}{key}.")
        else:
            out.append((prefix + key, value))
    return out


# -- what happened, and what is said --


def _happened(scene: Scene, value: object, of: str) -> list[tuple[str, bool]]:
    """(telling key, whether the last step told it) for every key of an expectation."""
    game = scene.state.game
    known = [telling.key for telling in game.tellings.all]
    told = _keys_told(scene)
    out: list[tuple[str, bool]] = []
    for key in words(value, of):
        if key not in known:
            raise unknown("event", key, known)
        out.append((key, key in told))
    return out


def _keys_told(scene: Scene) -> list[str]:
    tellings = scene.state.game.tellings
    return [tellings.of(event).key for event in scene.state.log or []]


def _told(scene: Scene) -> str:
    return ", ".join(_keys_told(scene)) or "-"


def _event(scene: Scene, value: object) -> None:
    told = _keys_told(scene)
    at = 0  # several are told in this order
    for key, happened in _happened(scene, value, "event"):
        if not happened:
            raise Unmet("problem-situation-event", {"event": key, "found": _told(scene)})
        if key not in told[at:]:
            raise Unmet("problem-situation-event-order", {"event": key, "found": _told(scene)})
        at = told.index(key, at) + 1


def _no_event(scene: Scene, value: object) -> None:
    for key, happened in _happened(scene, value, "no_event"):
        if happened:
            raise Unmet("problem-situation-no-event", {"event": key, "found": _told(scene)})


def _reveals(scene: Scene, value: object) -> None:
    if a_bool(value, "reveals") != (scene.state.reveals != scene.reveals):
        raise Unmet("problem-situation-reveals-not" if value else "problem-situation-reveals", {"found": _told(scene)})


def _text(scene: Scene, value: object) -> None:
    args = a_mapping(value, "text")
    keys(args, "text", ["lang", "of"], ["contains", "equals"])
    if "contains" not in args and "equals" not in args:
        raise Problem("problem-situation-missing", {"of": "text", "key": "contains"})
    if scene.say is None:
        raise Problem("problem-situation-no-voice")
    of = a_word(args["of"], "text.of")
    said = scene.say(a_word(args["lang"], "text.lang"), of, scene.state)
    if "contains" in args:
        _has_text(said, words(args["contains"], "text.contains"), of)
    if "equals" in args and said != a_word(args["equals"], "text.equals"):
        raise Unmet("problem-situation-equals", {"path": of, "expected": show(args["equals"]), "found": said})


def _has_text(said: str, parts: list[str], of: str) -> None:
    for part in parts:
        if part not in said:
            raise Unmet("problem-situation-text", {"of": of, "expected": part, "found": said})


KINDS: Final[dict[str, Callable[[Scene, object], None]]] = {
    "legal": _legal,
    "not_legal": _not_legal,
    "only_legal": _only_legal,
    "illegal": _illegal,
    "remedies": _remedies,
    "equals": _equals,
    "seen": _seen,
    "contains": _contains,
    "lacks": _lacks,
    "count": _count,
    "asked": _asked,
    "over": _over,
    "winner": _winner,
    "outcome": _outcome,
    "event": _event,
    "no_event": _no_event,
    "reveals": _reveals,
    "text": _text,
}


def meet(scene: Scene, kind: str, value: object) -> None:
    """Check one expectation; Unmet if it does not hold."""
    KINDS[kind](scene, value)
