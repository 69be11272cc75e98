"""Situations: what they may say, how they fail, and that a written position leads back to itself."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hexfarer.kernel.paths import flat, look, nest_dict
from hexfarer.kernel.phrase import Phrase, Problem, unknown
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.rng import loaded
from hexfarer.kernel.session import Session
from hexfarer.kernel.situation import Result, Situation, _read, dump, judge, load, load_all, read, run, write
from hexfarer.kernel.state import State, attributes
from tests.toy import TOY, ToyState, Turn

pytestmark = pytest.mark.usefixtures("toy")

HEAD = """
game: toy
title: a test
setup: {scenario: short, seats: [red, green], seed: 1}
given:
  seat.0: {hand: [one, two, three], coins: 2}
  seat: {1: {hand: [four, five], row: [twelve]}}
  deck: [six, seven]
"""


def say(lang: str, of: str, state: State) -> str:
    return f"{of} in {lang}"


def result(expect: str, do: str = "", head: str = HEAD) -> Result:
    """The result of a situation with these entries (one a line) of `do` and `expect`."""
    text = head
    for key, entries in (("do", do), ("expect", expect)):
        lines = [f"  - {line.strip()}" for line in entries.strip().splitlines()]
        text += f"{key}:\n" + "\n".join(lines) + "\n" if entries else ""
    return run(read(text, "file.yaml")[0], say)


def inner(phrase: Phrase | None) -> Phrase:
    """The phrase behind the place."""
    assert phrase is not None
    assert phrase.key == "problem-situation-at"
    why = phrase.args["why"]
    assert isinstance(why, Phrase)
    return why


def read_and_run(text: str) -> None:
    for situation in read(text, "file.yaml"):
        run(situation, say)


def problem(text: str) -> Phrase:
    with pytest.raises(Problem) as caught:
        read_and_run(text)
    return caught.value.phrase


# -- every expectation holds and fails -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("do", "expect"),
    [
        ("", "legal: [play one, draw, pass]"),
        ("", "legal: pass"),
        ("", "not_legal: [play four, done]"),
        ("earn; buy 3", "only_legal: [pass, draw, earn, play one, play two, play three]"),
        ("", "illegal: {action: buy 3, rule: TOY-BUY-02}"),
        ("", "illegal: {action: buy 3, rule: TOY-BUY-02, why: toy-too-dear}"),
        ("", "remedies: {action: buy 3, include: [earn]}"),
        ("play two", "equals: {seat.0.hand: [one, three], seat.0.row: [two]}"),
        ("", "equals: {seat.0: {hand: [one, two, three], row: [], coins: 2, points: 0}}"),
        ("", "equals: {deck.0: six, deck.1: seven}"),
        ("", "seen: {by: green, seat.0.hand: 3, seat.1.hand: [four, five]}"),
        ("", "seen: {by: watcher, seat.1.hand: 2}"),
        ("", "seen: {by: 0, seat.1.hand: 2, seat.1.row.0: twelve}"),
        ("", "contains: {seat.0.hand: [three, one]}"),
        ("", "contains: {seat.0.hand: three}"),
        ("", "contains: {seat.0: {coins: 2, row: []}}"),
        ("", "contains: {seat: ['0', '1']}"),
        ("", "contains: {by: green, seat: [{hand: 3, coins: 2}]}"),
        ("", "lacks: {seat.0.hand: [four, five]}"),
        ("", "lacks: {by: green, seat: [{hand: 3, coins: 3}]}"),
        ("", "count: {seat.0.hand: 3, deck: 6, seat: 2}"),
        ("", "asked: red"),
        ("draw", "asked: 1"),
        ("", "over: false"),
        ("quiet: 8", "over: true"),
        ("quiet: 8", "winner: green"),
        ("{by: red, do: play three}\n{by: green, do: pass}\n{by: red, do: buy 2; pass}\nquiet: 5", "winner: [green]"),
        ("", "winner: null"),
        ("quiet: 8", "outcome: {kind: sum, scores: {green: 12}, winners: [green], breakdown.green.cards: 12}"),
        ("play one", "event: toy-played"),
        ("pass; earn", "event: [toy-passed, toy-earned]"),
        ("earn\nplay one", "no_event: toy-earned"),
        ("draw", "reveals: true"),
        ("draw\nearn", "reveals: false"),
        ("", "reveals: false"),
        ("", "text: {lang: pl, of: card one, contains: [card one, pl]}"),
        ("", "text: {lang: pl, of: card one, equals: card one in pl}"),
        ("pass_until: green", "asked: green"),
        ("pass_until: red", "equals: {turn: 0}"),
        ("raise; done", "equals: {seat.0.points: 1}"),
        ("", "do: pass\nasked: green\ndo: [pass, {by: red, do: draw}]\nreveals: true\nasked: green"),
    ],
)
def test_a_true_expectation_holds(do: str, expect: str) -> None:
    found = result(expect, do)
    assert found.ok, found.message
    assert found.message == ""
    assert found.title == "a test"


@pytest.mark.parametrize(
    ("do", "expect", "key", "args"),
    [
        ("", "legal: [pass, buy 3]", "legal", {"action": "buy 3", "rule": "TOY-BUY-02", "asked": "red"}),
        ("", "not_legal: [play four, pass]", "not-legal", {"action": "pass", "asked": "red"}),
        (
            "earn; buy 3",
            "only_legal: [pass, draw, earn, play one, play two, play four]",
            "only-legal",
            {"missing": "play four", "surplus": "play three"},
        ),
        ("", "illegal: {action: buy 2, rule: TOY-BUY-02}", "not-illegal", {"action": "buy 2", "rule": "TOY-BUY-02"}),
        (
            "",
            "illegal: {action: buy 3, rule: TOY-BUY-01}",
            "other-rule",
            {"action": "buy 3", "expected": "TOY-BUY-01", "found": "TOY-BUY-02"},
        ),
        ("", "illegal: {action: buy 3, rule: TOY-BUY-02, why: cheap}", "text", {"expected": "cheap"}),
        (
            "",
            "remedies: {action: buy 3, include: [pass]}",
            "remedies",
            {"action": "buy 3", "remedy": "pass", "found": "earn"},
        ),
        ("", "remedies: {action: pass, include: [pass]}", "no-refusal", {"action": "pass"}),
        ("", "equals: {seat.0.coins: 3}", "equals", {"path": "seat.0.coins", "expected": "3", "found": "2"}),
        ("", "equals: {seat.0.coins: '2'}", "equals", {"path": "seat.0.coins", "expected": "'2'", "found": "2"}),
        ("", "equals: {seat.0.coins: true}", "equals", {"expected": "true"}),
        ("", "equals: {seat.0.hand: [one, four, three]}", "list", {"missing": "[four]", "surplus": "[two]"}),
        ("", "equals: {seat.0.hand: [three, two, one]}", "order", {"path": "seat.0.hand"}),
        (
            "",
            "equals: {seat.0: {hand: [one, two, three], row: [], coins: 1, points: 0}}",
            "equals",
            {"path": "seat.0.coins", "expected": "1", "found": "2"},
        ),
        (
            "",
            "equals: {seat.0: {hand: [one, two, three], row: [], coins: 2, purse: 0}}",
            "no-key",
            {"path": "seat.0.purse"},
        ),
        ("", "equals: {seat.0: {hand: [one, two, three], coins: 2}}", "more-keys", {"surplus": "row, points"}),
        ("", "seen: {by: green, seat.0.hand: 2}", "equals", {"path": "seat.0.hand", "found": "3"}),
        ("", "contains: {seat.0.hand: [one, four]}", "contains", {"missing": "[four]"}),
        ("", "contains: {seat.0.hand: [one, one]}", "contains", {"missing": "[one]"}),
        ("", "contains: {seat.0: {coins: 3}}", "contains", {"missing": "[{coins: 3}]"}),
        ("", "lacks: {seat.0.hand: [four, two]}", "lacks", {"surplus": "two"}),
        ("", "lacks: {by: green, seat: [{hand: 3, coins: 2}]}", "lacks", {"surplus": "{hand: 3, coins: 2}"}),
        ("", "count: {seat.0.hand: 4}", "count", {"expected": 4, "number": 3}),
        ("", "asked: green", "asked", {"expected": "green", "found": "red"}),
        ("quiet: 8", "asked: green", "asked-nobody", {"expected": "green"}),
        ("", "over: true", "not-ended", {"asked": "red"}),
        ("quiet: 8", "over: false", "has-ended", {}),
        ("quiet: 8", "winner: red", "winner", {"expected": "[red]", "found": "[green]"}),
        ("", "winner: red", "winner", {"found": "[]"}),
        ("quiet: 8", "outcome: {scores: {green: 11}}", "equals", {"path": "scores.green", "found": "12"}),
        ("play one", "event: toy-drew", "event", {"event": "toy-drew", "found": "toy-played"}),
        ("play one\npass", "event: toy-played", "event", {"found": "toy-passed"}),
        ("draw; pass", "event: [toy-passed, toy-drew]", "event-order", {"event": "toy-drew"}),
        ("play one", "no_event: toy-played", "no-event", {"event": "toy-played"}),
        ("draw", "reveals: false", "reveals", {"found": "toy-drew"}),
        ("pass", "reveals: true", "reveals-not", {"found": "toy-passed"}),
        ("", "text: {lang: pl, of: card one, contains: two}", "text", {"expected": "two", "found": "card one in pl"}),
        ("", "text: {lang: pl, of: card one, equals: card one}", "equals", {"found": "card one in pl"}),
    ],
)
def test_a_false_expectation_fails_and_says_what_was_found(
    do: str, expect: str, key: str, args: dict[str, object]
) -> None:
    found = result(expect, do)
    assert not found.ok
    why = inner(found.phrase)
    assert why.key == "problem-situation-" + key
    assert {name: why.args.get(name) for name in args} == args
    assert found.message


def test_expectations_are_checked_in_order_and_the_line_is_told() -> None:
    found = result("asked: red\nequals: {turn: 1}\nover: true", "earn")
    assert found.phrase is not None
    assert found.phrase.args["where"] == "file.yaml:13"
    assert inner(found.phrase).key == "problem-situation-equals"


def test_a_torn_engine_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "options", lambda self, s: [self.quiet(s)])
    assert inner(result("legal: draw").phrase).key == "problem-situation-torn"


def test_rules_that_lose_a_card_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(self: Turn, s: ToyState, action: int) -> None:
        s.deck.pop()

    monkeypatch.setattr(Turn, "resolve", lose)
    why = inner(result("asked: red", "pass").phrase)
    assert why.key == "problem-situation-lost"
    assert why.args["found"] == "six"


# -- steps -----------------------------------------------------------------------------------------------------------


def test_a_refused_action_tells_step_rule_question_and_what_is_legal() -> None:
    why = inner(result("asked: red", "earn\nearn; buy 5").phrase)
    assert why.key == "problem-situation-refused"
    assert why.args["step"] == 2
    assert why.args["action"] == "buy 5"
    assert why.args["rule"] == "TOY-BUY-02"
    assert why.args["why"] == Phrase("why-toy-too-dear", {"need": 5, "have": 4})
    assert why.args["asked"] == "red"
    assert why.args["question"] == Phrase("ask-toy-turn")
    assert why.args["legal"] == ("play one; play two; play three; draw; earn; raise; buy 1; buy 2; buy 3; buy 4; pass")


def test_only_a_dozen_legal_actions_are_listed() -> None:
    why = inner(result("asked: red", "earn; earn; earn\nbuy 9").phrase)
    assert str(why.args["legal"]).count(";") == 10  # eleven of eleven
    head = HEAD.replace("coins: 2", "coins: 7")
    why = inner(result("asked: red", "earn\nbuy 9", head).phrase)
    assert str(why.args["legal"]).endswith("buy 6; … (+3)")


def test_an_unreadable_action_tells_the_nearest_word() -> None:
    why = inner(result("asked: red", "pas").phrase)
    assert why.key == "problem-situation-unreadable"
    inside = why.args["why"]
    assert isinstance(inside, Phrase)
    assert inside.args["near"] == "pass"


@pytest.mark.parametrize(
    ("do", "key", "args"),
    [
        ("{by: green, do: pass}", "by", {"action": "pass", "expected": "green", "found": "red"}),
        ("{by: red, do: pass; pass}", "by", {"step": 1, "expected": "red", "found": "green"}),
        ("quiet: 9", "too-late", {"step": 1}),
        ("quiet: 8\npass_until: red", "too-late", {"step": 2}),
        ("quiet: 8\npass", "refused", {"rule": "TOY-END-01", "asked": "-", "legal": "-"}),
    ],
)
def test_a_step_that_cannot_be_done_fails(do: str, key: str, args: dict[str, object]) -> None:
    why = inner(result("asked: red", do).phrase)
    assert why.key == "problem-situation-" + key
    assert {name: why.args.get(name) for name in args} == args


def test_waiting_for_a_seat_that_is_never_asked_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "resolve", lambda self, s, action: None)
    why = inner(result("over: true", "pass_until: green").phrase)
    assert why.key == "problem-situation-never-asked"
    assert why.args["number"] == 200


# -- what is badly written -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "key", "args"),
    [
        ("expect: [{equal: {turn: 1}}]", "kind", {"given": "equal", "near": "equals"}),
        ("expect: [{asked: red, over: true}]", "one-key", {"found": "asked, over"}),
        ("expect: [{equals: {seat.0.hnd: []}}]", "path", {"part": "hnd", "near": "seat.0.hand"}),
        ("expect: [{equals: {seat.2.hand: []}}]", "path", {"part": "2", "known": "0, 1"}),
        ("expect: [{equals: {turn.now: 1}}]", "path-end", {"at": "turn", "found": "0"}),
        ("expect: [{equals: {by: red}}]", "no-path", {"of": "equals"}),
        ("expect: [{equals: 3}]", "not-a-mapping", {"of": "equals", "found": "3"}),
        ("expect: [{seen: {turn: 0}}]", "missing", {"of": "seen", "key": "by"}),
        ("expect: [{contains: {turn: 0}}]", "not-several", {"path": "turn"}),
        ("expect: [{count: {deck: six}}]", "not-a-number", {"of": "count.deck"}),
        ("expect: [{illegal: {action: draw}}]", "missing", {"of": "illegal", "key": "rule"}),
        ("expect: [{illegal: {action: draw, rul: X}}]", "key", {"given": "rul", "near": "rule"}),
        ("expect: [{legal: []}]", "not-a-list", {"of": "legal"}),
        ("expect: [{over: yes}]", "not-a-bool", {"of": "over", "found": "yes"}),
        ("expect: [{text: {lang: pl, of: card one}}]", "missing", {"of": "text", "key": "contains"}),
        ("expect: [{outcome: {score: {red: 1}}}]", "key", {"given": "score", "near": "scores"}),
        ("expect: {asked: red}", "not-a-list", {"of": "expect"}),
        ("do: [{task II: h1}]", "quote", {"of": "do", "found": "task II: h1"}),
        ("expect: [{legal: [task II: h1]}]", "quote", {"of": "legal", "found": "task II: h1"}),
        ("do: [{by: red, action: pass}]", "key", {"of": "do", "given": "action"}),
        ("do: [{quiet: many}]", "not-a-number", {"of": "quiet", "found": "many"}),
        ("do: [null]", "not-a-text", {"of": "do", "found": "null"}),
        ("gievn: {}", "key", {"of": "situation", "given": "gievn", "near": "given"}),
    ],
)
def test_a_badly_written_situation_is_a_problem_with_its_line(entry: str, key: str, args: dict[str, object]) -> None:
    phrase = problem(f"{HEAD}\n{entry}\n")
    assert phrase.args["where"] == "file.yaml:10"
    why = inner(phrase)
    assert why.key == "problem-situation-" + key
    assert {name: why.args.get(name) for name in args} == args


@pytest.mark.parametrize(
    ("old", "new", "line", "near"),
    [
        ("game: toy", "game: toi", 4, "toy"),
        ("scenario: short", "scenario: shrt", 4, "short"),
        ("seats: [red", "seats: [rad", 4, "red"),
        ("hand: [one", "hand: [onne", 6, "one"),
        ("deck:", "dekc:", 8, "deck"),
        ("row: [twelve]", "row: [twelv]", 7, "twelve"),
        ("coins: 2", "coin: 2", 6, "seat.0.coins"),
        ("asked: red", "asked: gren", 10, "green"),
        ("asked: red", "event: toy-drw", 10, "toy-drew"),
        ("asked: red", "not_legal: [play ten, play elven]", 10, "eleven"),
        ("asked: red", "do: {by: bleu, do: pass}", 10, "red"),
    ],
)
def test_an_unknown_name_tells_the_nearest_known_one(old: str, new: str, line: int, near: str) -> None:
    phrase = problem((HEAD + "expect:\n  - asked: red\n").replace(old, new))
    assert phrase.args["where"] == f"file.yaml:{line}"
    assert inner(phrase).args["near"] == near


def test_an_unknown_key_of_setup_tells_the_nearest() -> None:
    why = inner(problem(HEAD.replace("seed:", "sead:")))
    assert why.args["near"] == "seed"


def test_a_seed_is_a_number() -> None:
    why = inner(problem(HEAD.replace("seed: 1", "seed: seven")))
    assert why.key == "problem-situation-not-a-number"
    assert why.args == {"of": "setup.seed", "found": "seven"}


def test_without_a_voice_no_text_can_be_expected() -> None:
    situation = read(HEAD + "expect: [{text: {lang: en, of: x, contains: y}}]", "file.yaml")[0]
    with pytest.raises(Problem) as caught:
        run(situation)
    assert inner(caught.value.phrase).key == "problem-situation-no-voice"


@pytest.mark.parametrize(
    ("text", "key", "where"),
    [
        ("game: toy\ndo: [pass\nexpect: []\n", "yaml", "file.yaml:3"),
        ("game: toy\n\tdo: x", "yaml", "file.yaml:2"),
        ("game: !!python/object:os.system x", "yaml", "file.yaml:1"),
        ("game: \x07", "yaml", "file.yaml"),
        ("game: toy\ntitle: a\ngame: toy\n", "key-twice", "file.yaml:3"),
        ("game: toy\ngiven:\n  a: 1\n  b: {c: 1, c: 2}\n", "key-twice", "file.yaml:4"),
        ("game: toy\ngiven: &a\n  b: *a\n", "anchor", "file.yaml:2"),
        ("game: toy\ngiven: {a ?b: 1}\n", "yaml", "file.yaml:2"),  # libyaml would take these two
        ("game:\ttoy\n", "yaml", "file.yaml:1"),
    ],
)
def test_bad_yaml_is_a_problem_with_file_and_line(text: str, key: str, where: str) -> None:
    phrase = problem(text)
    assert phrase.key == "problem-situation-" + key
    assert phrase.args["where"] == where


def test_other_things_that_are_no_situation() -> None:
    assert problem("").key == "problem-situation-none"
    assert problem("[" * 5000).key == "problem-situation-deep"
    assert problem("- " * 200_000).key == "problem-situation-deep"
    assert problem("game: toy\ngiven: " + "[" * 100 + "]" * 100).key == "problem-situation-deep"
    assert inner(problem("game: toy\ngiven: " + "[" * 99 + "]" * 99)).key == "problem-situation-not-a-mapping"
    assert inner(problem("- game: toy")).key == "problem-situation-not-a-mapping"
    assert inner(problem("title: x")).args["key"] == "game"


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        load(tmp_path / "none.yaml")
    assert caught.value.phrase.key == "problem-situation-file"
    (tmp_path / "raw.yaml").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(Problem) as caught:
        load(tmp_path / "raw.yaml")
    assert caught.value.phrase.key == "problem-situation-not-utf8"


def test_both_readers_find_the_same_whatever_is_written() -> None:
    """libyaml, where it is, and PyYAML's own reader."""
    text = """
game: toy
title: "żubr: \\u017c, it''s" # a remark
given: {a.b: [yes, 'no', 12:30, 2026-11-16, 0x1f, 1_000, 007, -3, +4, ~, null, true, Null, 1.5, 'it''s'], c: {}}
do:
- earn; buy 1
- {by: red, do: [pass]}
- >-
  two
  lines
expect: [{asked: red}, {do: "pass"}]
---
game: toy
expect:
  - over: false
"""
    mine = _read(yaml.SafeLoader, text, "file.yaml")
    its = _read(getattr(yaml, "CSafeLoader", yaml.SafeLoader), text, "file.yaml")
    assert len(mine) == 2
    assert [all_of(one) for one in mine] == [all_of(one) for one in its]
    assert [all_of(one) for one in mine] == [all_of(one) for one in read(text, "file.yaml")]


def all_of(situation: Situation) -> dict[str, object]:
    others = ("do", "expect", "nodes")
    found = {name: getattr(situation, name) for name in attributes(situation) if name not in others}
    for name, steps in (("do", situation.do), ("expect", situation.expect)):
        found[name] = [(step.kind, step.value, step.line) for step in steps]
    return found


# -- whole files -----------------------------------------------------------------------------------------------------


GOOD = "game: toy\ntitle: {}\nexpect:\n  - asked: red\n"


def judged(tmp_path: Path, text: str) -> list[Result]:
    file = tmp_path / "some.yaml"
    file.write_text(text, encoding="utf-8")
    return judge(file, say)


@pytest.mark.parametrize(
    ("bad", "key", "line"),
    [
        ("game: [toy\n", "yaml", 9),
        ("game: toy\ntitel: x\nexpect:\n  - asked: red\n", "key", 9),
        ("game: toy\ntitle: x\n", "no-expect", 8),
        ("game: toy\nexpect:\n  - asked: blue\n", "", 10),
        ("game: toy\nexpect:\n  - asked: green\n", "asked", 10),
        ("&a [*a]\n", "anchor", 8),
    ],
)
def test_a_bad_document_does_not_hide_the_others(tmp_path: Path, bad: str, key: str, line: int) -> None:
    text = "# a remark\n---\n" + GOOD.format("first") + "---\n" + bad + "--- # and one more\n" + GOOD.format("last")
    first, found, last = judged(tmp_path, text)
    assert [(result.title, result.line, result.ok) for result in (first, last)] == [
        ("first", 3, True),
        ("last", 9 + bad.count("\n"), True),
    ]
    assert not found.ok
    assert found.phrase is not None
    assert str(found.phrase.args["where"]) == f"{tmp_path / 'some.yaml'}:{line}"
    why = found.phrase.args.get("why")
    assert (why.key if isinstance(why, Phrase) else found.phrase.key).endswith(key)


def test_a_file_that_cannot_be_read_is_one_result_that_fails(tmp_path: Path) -> None:
    [missing] = judge(tmp_path / "none.yaml", say)
    assert missing.phrase is not None
    assert (missing.title, missing.phrase.key) == ("none.yaml", "problem-situation-file")
    [empty] = judged(tmp_path, "# nothing\n")
    assert empty.phrase is not None
    assert empty.phrase.key == "problem-situation-none"


def test_an_unknown_rule_is_told_with_its_line() -> None:
    def strict(lang: str, of: str, state: State) -> str:
        if of == "rule TOY-BUY-99":
            raise unknown("rule", "TOY-BUY-99", ["TOY-BUY-01"])
        return of

    text = HEAD.replace("setup:", "rules:\n  - TOY-BUY-01\n  - TOY-BUY-99\nsetup:") + "expect:\n  - asked: red\n"
    with pytest.raises(Problem) as caught:
        run(read(text, "file.yaml")[0], strict)
    assert caught.value.phrase.args["where"] == "file.yaml:6"
    assert inner(caught.value.phrase).args["near"] == "TOY-BUY-01"


@pytest.mark.parametrize("expect", ["lacks: {seat.0.hand: [four, fiv]}", "contains: {seat.0.hand: fiv}"])
def test_a_name_that_nothing_has_is_a_problem_and_not_absent(expect: str) -> None:
    why = inner(problem(HEAD + f"expect:\n  - {expect}\n"))
    assert why.key == "problem-situation-unknown-name"
    assert why.args == {"path": "seat.0.hand", "given": "fiv", "near": "five"}


def test_the_line_of_a_step_in_the_middle_is_told() -> None:
    text = HEAD + "expect:\n  - asked: red\n  - do:\n      - pass\n      - done\n  - asked: red\n"
    found = run(read(text, "file.yaml")[0], say)
    assert found.phrase is not None
    assert found.phrase.args["where"] == "file.yaml:13"


def test_dice_can_be_loaded_only_where_there_are_dice() -> None:
    text = HEAD + "do:\n  - pass\n  - dice: [1, 2]\nexpect:\n  - asked: red\n"
    assert inner(problem(text)).key == "problem-situation-no-dice"
    assert inner(problem(text.replace("[1, 2]", "[]"))).key == "problem-situation-not-a-list"


def test_the_next_numbers_of_a_generator_can_be_chosen() -> None:
    rng = loaded([(6, [5]), (6, [0, 1]), (3, [2])])
    assert rng.next(6) == 5
    assert rng.next(6) in (0, 1)
    assert rng.next(3) == 2


# -- what it means ---------------------------------------------------------------------------------------------------


def test_dotted_and_nested_keys_mean_the_same() -> None:
    nested = {"seat": {"0": {"hand": ["a"], "ap": 1}}, "round": {"time": "night"}}
    assert nest_dict({"seat.0.hand": ["a"], "seat": {0: {"ap": 1}}, "round.time": "night"}) == nested
    assert flat(nested) == {"seat.0.hand": ["a"], "seat.0.ap": 1, "round": {"time": "night"}}
    assert look(nested, "seat.0.hand.0") == "a"


@pytest.mark.parametrize("given", ["{seat.0.hand: [], seat: {0: {hand: []}}}", "{seat.0: 1, seat.0.hand: []}"])
def test_a_path_given_twice_is_a_problem(given: str) -> None:
    why = inner(problem(f"game: toy\ngiven: {given}\n"))
    assert why.key == "problem-situation-twice"


def test_words_that_yaml_would_change_stay_words() -> None:
    situation = read("game: toy\ngiven: {a: on, b: no, c: 2024-01-01, d: 12:30, e: 010, f: 7, g: true, h: 1.5}", "f")[0]
    assert situation.given == {
        "a": "on", "b": "no", "c": "2024-01-01", "d": "12:30", "e": "010", "f": 7, "g": True, "h": "1.5",
    }  # fmt: skip


def test_seats_may_be_a_number_and_options_a_number() -> None:
    text = (
        "game: toy\nsetup: {seats: 3, options: {coins: 0}}\nexpect: [{count: {seat: 3}}, {equals: {seat.0.coins: 0}}]"
    )
    assert run(read(text, "f")[0]).ok


def test_several_documents_are_several_situations(tmp_path: Path) -> None:
    file = tmp_path / "many.yaml"
    file.write_text(f"{HEAD}expect: [{{asked: red}}]\n---\n{HEAD}rules: [TOY-PLAY-01]\n---\ngame: toy\n")
    one, two, three = load_all(file)
    assert (one.line, two.line, three.line) == (2, 12, 21)
    assert two.rules == ["TOY-PLAY-01"]
    assert three.title == "many"
    with pytest.raises(Problem) as caught:
        load(file)
    assert caught.value.phrase == Phrase("problem-situation-not-one", {"file": str(file), "number": 3})


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 999), picks=st.lists(st.integers(0, 999), max_size=40))
def test_a_written_position_leads_back_to_itself(seed: int, picks: list[int]) -> None:
    setup = make_setup("toy", "short", ["green", "blue", "red"], seed)
    state = TOY.start(setup)
    for pick in picks:
        if not state.over:
            state.apply(state.legal()[pick % len(state.legal())])
    while not state.over and len(state.stack) > 1:
        state.apply(state.stack[-1].quiet(state))
    text = write(setup, state, "a position: with a colon")
    [situation] = read(text, "dump")
    assert situation.title == "a position: with a colon"
    assert situation.given == nest_dict(TOY.dump(state))
    assert run(situation).ok, text


def test_a_session_is_dumped_as_a_situation_that_runs() -> None:
    session = Session.start(make_setup("toy", seats=["blue", "red"], seed=5, options={"coins": "0"}))
    session.apply(session.state.parse("draw"))
    [situation] = read(dump(session, "after a draw"), "dump")
    assert situation.setup["options"] == {"coins": "0"}
    assert situation.expect[0].value == "red"
    assert run(situation).ok
