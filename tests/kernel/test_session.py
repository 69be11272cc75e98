"""A game being played: undo up to the last secret, redo, branches, what others see, and files that survive."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfarer.bots.random import Random
from hexfarer.kernel import savefile
from hexfarer.kernel.action import pack
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.registry import Setup, make_setup
from hexfarer.kernel.session import Past, Session, verify
from hexfarer.kernel.state import Illegal, State, facts
from hexfarer.text import Speaker
from tests.toy import BUY, EARN, PASS, TOY, Raise, Toy, ToyState, Turn

pytestmark = pytest.mark.usefixtures("toy")

RED, GREEN, WATCHER = 0, 1, -1
SEEDS = st.integers(0, 2**32)
CHOICES = st.lists(st.integers(0, 99), max_size=60)


def setup_of(seed: int = 1, seats: int = 2, scenario: str = "short") -> Setup:
    return Setup("toy", "base", scenario, ["red", "green", "blue"][:seats], {"coins": "2"}, seed)


def started(*actions: str, seed: int = 1) -> Session:
    """A session of two seats after these actions; seat 0 begins."""
    return do(Session.start(setup_of(seed)), *actions)


def do(session: Session, *actions: str) -> Session:
    for action in actions:
        session.apply(session.state.parse(action))
    return session


def play_out(session: Session, choices: list[int]) -> Session:
    for choice in choices:
        legal = session.state.legal()
        if legal:
            session.apply(legal[choice % len(legal)])
    return session


def notations(session: Session) -> list[str]:
    return [step.notation for step in session.line]


def problem_of(call: Callable[[], object]) -> Phrase:
    with pytest.raises(Problem) as caught:
        call()
    return caught.value.phrase


# -- the line -----------------------------------------------------------------------------------------


def test_a_session_keeps_what_was_done_and_by_whom() -> None:
    session = started("earn", "pass", "draw")
    assert session.setup.game == "toy"
    assert [(seat, TOY.verbs.of(action).key) for seat, action in session.actions] == [
        (RED, "toy-earn"),
        (RED, "toy-pass"),
        (GREEN, "toy-draw"),
    ]


def test_what_is_refused_is_not_kept_and_costs_no_redo() -> None:
    session = started("earn")
    session.undo(RED)
    before = facts(session.state)
    with pytest.raises(Illegal):
        session.apply(pack(BUY, 9))
    assert facts(session.state) == before
    assert session.line == []
    assert session.can_redo(RED)


def test_a_fault_in_the_rules_leaves_the_position_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = started("earn")
    before = facts(session.state)

    def fail(turn: Turn, s: ToyState, action: int) -> NoReturn:
        s.coins[0] = 99
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Turn, "resolve", fail)
        with pytest.raises(ZeroDivisionError):
            session.apply(pack(PASS))
    assert facts(session.state) == before
    assert notations(do(session, "pass")) == ["earn", "pass"]


# -- undo and redo ------------------------------------------------------------------------------------


def test_undo_goes_back_one_action_at_a_time() -> None:
    session = started()
    first = facts(session.state)
    do(session, "raise", "done", "earn")
    session.undo(RED)
    assert notations(session) == ["raise", "done"]
    session.undo(RED)
    session.undo(RED)
    assert facts(session.state) == first
    assert problem_of(lambda: session.undo(RED)) == Phrase("problem-undo-nothing")


def test_the_end_of_a_turn_can_be_undone_until_the_next_seat_acts() -> None:
    session = started("earn", "pass")
    assert session.can_undo(RED)
    assert not session.can_undo(GREEN)
    assert problem_of(lambda: session.undo(GREEN)) == Phrase("problem-undo-nothing")
    do(session, "earn")
    assert not session.can_undo(RED)
    green = TOY.name(session.state, "seat", GREEN, RED)
    assert problem_of(lambda: session.undo(RED)) == Phrase("problem-undo-answered", {"seat": green})
    session.undo(GREEN)
    session.undo(RED)
    assert notations(session) == ["earn"]
    assert session.state.to_act() == RED


def test_undo_stops_at_a_secret_and_says_which() -> None:
    session = started("earn", "draw")
    assert not session.can_undo(RED)
    phrase = problem_of(lambda: session.undo(RED))
    assert phrase == Phrase("problem-undo-revealed", {"what": Phrase("barrier-toy-drew")})
    assert notations(session) == ["earn", "draw"]


def test_the_end_of_the_game_cannot_be_undone() -> None:
    session = started(*["pass"] * 8)
    assert session.state.over
    phrase = problem_of(lambda: session.undo(GREEN))
    assert phrase == Phrase("problem-undo-revealed", {"what": Phrase("barrier-over")})


def test_redo_takes_the_same_actions_again() -> None:
    session = started("earn", "buy 1", "pass")
    last = facts(session.state)
    for _ in range(3):
        session.undo(RED)
    assert not session.can_redo(GREEN)
    assert problem_of(lambda: session.redo(GREEN)) == Phrase("problem-redo-nothing")
    for _ in range(3):
        assert session.can_redo(RED)
        session.redo(RED)
    assert facts(session.state) == last
    assert problem_of(lambda: session.redo(RED)) == Phrase("problem-redo-nothing")


def test_the_redo_line_stays_when_the_same_action_is_taken_and_goes_with_another() -> None:
    session = started("earn", "buy 1", "pass")
    for _ in range(3):
        session.undo(RED)
    do(session, "earn")
    assert session.can_redo(RED)
    do(session, "buy 2")
    assert not session.can_redo(RED)
    assert notations(session) == ["earn", "buy 2"]


@given(SEEDS, st.lists(st.integers(0, 999), max_size=80), st.integers(1, 60))
def test_undo_and_redo_follow_the_rule_wherever_they_are_tried(seed: int, choices: list[int], spacing: int) -> None:
    session = Session.start(setup_of(seed, seats=3))
    session._spacing = spacing
    line: list[tuple[int, int, bool]] = []  # (seat, action, final), by the rule in its simplest form
    ahead: list[tuple[int, int, bool]] = []
    for choice in choices:
        what, choice = choice % 4, choice // 4
        seat = choice % 3
        if what == 0:
            assert session.can_undo(seat) == (bool(line) and line[-1][0] == seat and not line[-1][2])
            if session.can_undo(seat):
                session.undo(seat)
                ahead.append(line.pop())
        elif what == 1:
            assert session.can_redo(seat) == (bool(ahead) and ahead[-1][0] == seat)
            if session.can_redo(seat):
                session.redo(seat)
                line.append(ahead.pop())
        elif not session.state.over:
            action = session.state.legal()[choice % len(session.state.legal())]
            seat, reveals = session.state.to_act(), session.state.reveals
            session.apply(action)
            line.append((seat, action, session.state.over or session.state.reveals != reveals))
            ahead = ahead[:-1] if ahead and ahead[-1] == line[-1] else []
        assert session.actions == [(seat, action) for seat, action, _ in line]
        assert len(session._recent) <= len(line) - session.settled()
    again = Session.start(setup_of(seed, seats=3))
    for _, action, _ in line:
        again.apply(action)
    assert facts(session.state) == facts(again.state)
    assert session.events_for(1) == again.events_for(1)
    for at in range(len(line) + 1):
        assert facts(session.seek(at)) == facts(again.seek(at))


@pytest.mark.parametrize("part", ["format", "label", "turn_of", "round_of"])
def test_whatever_breaks_while_an_action_is_taken_nothing_of_it_stays(
    monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    session = started("earn", "buy 1")
    session.undo(RED)
    before = facts(session.state)
    with monkeypatch.context() as patch:

        def fail(*args: object) -> NoReturn:
            raise RuntimeError("a fault")

        patch.setattr(Toy, part, fail)
        with pytest.raises(RuntimeError, match="a fault"):
            session.apply(pack(PASS))
    assert facts(session.state) == before
    assert notations(session) == ["earn"]
    assert session.can_redo(RED)
    do(session, "buy 1", "pass")
    assert facts(session.state) == facts(started("earn", "buy 1", "pass").state)


# -- looking back and branching -----------------------------------------------------------------------


@given(SEEDS, CHOICES, st.integers(1, 60), st.data())
def test_a_branch_goes_its_own_way(seed: int, choices: list[int], spacing: int, data: st.DataObject) -> None:
    session = Session.start(setup_of(seed))
    session._spacing = spacing
    play_out(session, choices)
    before = (facts(session.state), session.actions)
    at = data.draw(st.integers(0, len(session.line)))
    branch = session.branch(at)
    assert branch.actions == session.actions[:at]
    assert facts(branch.state) == facts(session.seek(at))
    play_out(branch, [7] * 20)
    for i in range(len(branch.line)):
        assert facts(branch.seek(i)) == facts(replayed(branch, i))
    assert (facts(session.state), session.actions) == before


def replayed(session: Session, at: int) -> State:
    state: State = TOY.start(session.setup)
    for _, action in session.actions[:at]:
        state.apply(action)
    return state


@pytest.mark.parametrize("at", [-1, 3])
def test_a_step_that_does_not_exist_is_a_problem(at: int) -> None:
    session = started("earn", "pass")
    assert problem_of(lambda: session.branch(at)) == Phrase("problem-no-such-step", {"step": at, "last": 2})


def test_what_is_looked_at_can_be_changed_without_harm() -> None:
    session = started("earn", "pass")
    for at in range(3):
        state = session.seek(at)
        state.apply(pack(EARN))
        assert facts(session.seek(at)) != facts(state)


def test_snapshots_of_an_undone_line_are_forgotten() -> None:
    session = Session.start(setup_of())
    session._spacing = 1
    do(session, "earn", "buy 1", "buy 1")
    for _ in range(3):
        session.undo(RED)
    do(session, "buy 2", "earn", "pass", "pass")
    for at in range(4):
        assert facts(session.seek(at)) == facts(replayed(session, at))


def test_going_back_does_not_replay_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play_out(Session.start(setup_of(seats=3, scenario="long")), [98, 3] * 2000)
    n = len(session.line)
    assert n > 200
    taken = 0
    resolve = Turn.resolve

    def count(turn: Turn, s: ToyState, action: int) -> None:
        nonlocal taken
        taken += 1
        resolve(turn, s, action)

    monkeypatch.setattr(Turn, "resolve", count)
    for at in range(n):
        taken = 0
        session.branch(at)
        assert taken < 50


def test_memory_for_snapshots_is_bounded() -> None:
    session = Session.start(setup_of(seats=3, scenario="long"))
    session._spacing = 1
    most = 0
    for i in range(2000):
        play_out(session, [i * 7])
        most = max(most, len(session._snapshots))
    assert len(session.line) > 200
    assert most <= 129
    assert session._spacing > 1
    branch = session.branch(len(session.line))
    for at in range(0, len(session.line), 7):
        assert facts(session.seek(at)) == facts(branch.seek(at)) == facts(replayed(session, at))


def test_memory_for_quick_undo_is_bounded_and_undo_goes_on_beyond_it() -> None:
    session = Session.start(setup_of(seats=1, scenario="long"))  # one seat, no secret: all can be undone
    first = facts(session.state)
    while len(session.line) < 260:
        do(session, "earn", "earn", "earn", "buy 1", "buy 1", "buy 1", "pass")
        assert len(session._recent) <= 257
    while session.line:
        session.undo(RED)
    assert facts(session.state) == first


# -- what a seat sees ---------------------------------------------------------------------------------


def shown(past: Past) -> tuple[str, bool, bool]:
    return past.notation, past.final, past.undone


def test_a_seat_sees_its_turn_step_by_step() -> None:
    session = started("pass", "earn", "buy 2")
    first, second = session.history(GREEN)
    assert (first.number, first.seat, first.notation, first.final) == (2, GREEN, "earn", False)
    assert first.barrier is None
    assert second.label == Phrase("do-toy-buy", {"points": 2})
    assert second.things == ["seat:1"]
    assert second.told == []


def test_undone_steps_stay_in_sight_of_their_seat_only() -> None:
    session = started("earn", "buy 1", "buy 2")
    session.undo(RED)
    session.undo(RED)
    assert [shown(past) for past in session.history(RED)] == [
        ("earn", False, False),
        ("buy 1", False, True),
        ("buy 2", False, True),
    ]
    assert [past.number for past in session.history(RED)] == [1, 2, 3]
    assert len(session.history(GREEN)) == len(session.history(WATCHER)) == 1


def test_a_turn_that_can_still_be_taken_back_is_shown_until_the_next_seat_acts() -> None:
    session = started("earn", "pass")
    assert [past.notation for past in session.history(RED)] == ["earn", "pass"]
    assert session.history(GREEN) == []
    do(session, "earn")
    assert [past.seat for past in session.history(RED)] == [GREEN]


class Rounds(Toy):
    """The toy, but a turn is a round of all seats."""

    def turn_of(self, s: State) -> int:
        assert isinstance(s, ToyState)
        return s.turn // s.seats


def in_rounds(*actions: str) -> Session:
    return do(Session(setup_of(), Rounds().start(setup_of())), *actions)


def test_another_seat_is_told_what_happened_without_the_secret() -> None:
    session = in_rounds("earn", "draw", "earn")
    earned, drew, own = session.history(GREEN)
    assert [past.notation for past in (earned, drew, own)] == ["", "", "earn"]
    assert earned.label is drew.label is None
    assert earned.things == drew.things == []
    assert [phrase.key for phrase in earned.told + drew.told] == ["event-toy-earned", "event-toy-drew"]
    assert drew.told[0].args["card"] == Phrase("toy-card-hidden")
    assert own.told == []
    assert [past.told == [] for past in session.history(WATCHER)] == [False, False, False]


def test_a_post_stands_where_a_secret_came_out() -> None:
    earned, drew, later = in_rounds("earn", "draw", "earn").history(RED)
    assert (shown(earned), earned.barrier) == (("earn", True, False), None)
    assert (shown(drew), drew.barrier) == (("draw", True, False), Phrase("barrier-toy-drew"))
    assert (later.final, later.barrier) == (False, None)


def test_a_post_stands_where_another_seat_answered() -> None:
    session = in_rounds("earn", "pass", "earn")
    earned, passed, _ = session.history(RED)
    assert (earned.final, earned.barrier) == (True, None)
    green = TOY.name(session.state, "seat", GREEN, RED)
    assert (passed.final, passed.barrier) == (True, Phrase("barrier-answered", {"seat": green}))
    assert session.settled() == 2


def test_a_new_turn_begins_with_no_steps() -> None:
    session = in_rounds("pass", "draw")
    assert session.history(RED) == session.history(GREEN) == []
    assert len(session.line) == session.settled() == 2


def test_the_log_tells_each_viewer_what_it_may_know() -> None:
    session = started("earn", "draw", "pass")
    keys = ["event-toy-earned", "event-toy-drew", "event-toy-passed"]
    for viewer in (RED, GREEN, WATCHER):
        assert [phrase.key for phrase in session.events_for(viewer)] == keys
    card = [session.events_for(viewer)[1].args["card"] for viewer in (RED, GREEN, WATCHER)]
    assert card[0] != Phrase("toy-card-hidden")
    assert card[1] == card[2] == Phrase("toy-card-hidden")
    assert session.events_for(GREEN, since=2) == session.events_for(GREEN)[2:]


def test_undone_steps_leave_no_line_in_the_log() -> None:
    session = started("earn", "buy 1")
    session.undo(RED)
    assert [phrase.key for phrase in session.events_for(RED)] == ["event-toy-earned"]
    session.redo(RED)
    assert [phrase.key for phrase in session.events_for(RED)] == ["event-toy-earned", "event-toy-bought"]
    assert session.branch(1).events_for(RED) == session.events_for(RED)[:1]


# -- files --------------------------------------------------------------------------------------------

HEADER = """hexfarer save 2
game: toy
edition: base
rules: 1
scenario: short
seats: red, green
options: coins=2
seed: 1
branch:
program: 0.1.0"""
FIRST = """hexfarer save 1
game: toy
edition: base
scenario: short
seats: red, green
options: coins=2
seed: 1
program: 0.1.0
1 red> earn
state: 0123456789abcdef
"""


def sealed(text: str) -> str:
    """The text up to its state line with the right checksum."""
    body = text.partition("checksum: ")[0]
    return f"{body}checksum: {sha256(body.encode()).hexdigest()}\n"


def saved(tmp_path: Path, *actions: str) -> Path:
    file = tmp_path / "game.save"
    started(*(actions or ("earn", "buy 1", "draw", "pass"))).save(file)
    return file


def problem_in(file: Path, data: bytes | str) -> Phrase:
    """The problem with a save of this content. Loading must leave it alone, and verifying find the same."""
    data = data.encode() if isinstance(data, str) else data
    file.write_bytes(data)
    phrase = problem_of(lambda: Session.load(file))
    assert phrase.args["file"] == str(file)
    assert str(phrase.args.get("found", "")).isprintable()
    assert file.read_bytes() == data
    return phrase


def test_a_save_is_text_that_people_can_read(tmp_path: Path) -> None:
    lines = saved(tmp_path).read_text(encoding="utf-8").split("\n")
    assert lines[:9] == HEADER.split("\n")[:9]
    assert lines[9].startswith("program: ")
    plain = [re.sub("[0-9a-f]{16,}$", "…", line) for line in lines[10:]]
    assert plain == [
        *["0 = …", "1 red> earn", "2 red> buy 1", "3 red> draw", "3 = …", "4 green> pass", "4 = …"],
        *["state: …", "checksum: …", ""],
    ]


def test_a_save_of_the_first_format_is_refused_in_one_line(tmp_path: Path) -> None:
    phrase = problem_in(tmp_path / "old.save", sealed(FIRST))
    assert (phrase.key, phrase.args["found"]) == ("problem-save-older", "hexfarer save 1")
    assert "\n" not in Speaker("en").say(phrase)


def test_what_is_no_action_is_saved_where_it_happened(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    session = started("earn")
    session.note(savefile.BOT, GREEN, "greedy")
    do(session, "pass")
    session.note(savefile.NOTE, RED, "a good\n  game")
    session.note(savefile.RESIGN, RED)
    session.save(file)
    lines = file.read_text(encoding="utf-8").split("\n")
    assert [line for line in lines if " * " in line] == [
        "1 * bot green greedy",
        "2 * note red a good game",
        "2 * resign red",
    ]
    again = Session.load(file)
    assert [(note.after, note.kind, note.seat, note.text) for note in again.notes] == [
        (1, "bot", GREEN, "greedy"),
        (2, "note", RED, "a good game"),
        (2, "resign", RED, ""),
    ]
    assert again.text() == session.text()
    assert [note.after for note in again.branch(1).notes] == [1]
    again.undo(RED)
    assert [note.after for note in again.notes] == [1, 1, 1]
    assert problem_of(lambda: session.note("sing", RED)).key == "problem-unknown-name-of"


def test_a_branch_says_so(tmp_path: Path) -> None:
    session = started("earn", "pass", "earn")
    assert "\nbranch:\n" in session.text()
    branch = do(session.branch(1), "buy 1")
    branch.save(tmp_path / "a")
    assert "\nbranch: 1\n" in branch.text()
    assert Session.load(tmp_path / "a").branched == 1
    assert Session.load(tmp_path / "a", 0).branched == 0
    assert notations(Session.load(tmp_path / "a", 1)) == ["earn"]


@given(seed=st.integers(), choices=CHOICES, seats=st.integers(2, 3))
def test_a_loaded_game_is_the_saved_game(
    tmp_path_factory: pytest.TempPathFactory, seed: int, choices: list[int], seats: int
) -> None:
    file = tmp_path_factory.mktemp("saves") / "game.save"
    session = play_out(Session.start(setup_of(seed, seats)), choices)
    session.save(file)
    again = Session.load(file)
    assert facts(again.state) == facts(session.state)
    assert again.actions == session.actions
    assert again.events_for(0) == session.events_for(0)
    assert again.text() == session.text()
    assert [again.can_undo(seat) for seat in range(seats)] == [session.can_undo(seat) for seat in range(seats)]
    verified = verify(file)
    assert verified.ok
    assert verified.actions == len(session.line)
    assert f"state: {verified.hash}\n" in session.text()
    assert facts(verified.session.state) == facts(session.state)
    for until in {0, len(session.line) // 2, len(session.line)}:
        part = Session.load(file, until)
        assert facts(part.state) == facts(session.seek(until))
        assert part.actions == session.actions[:until]


def test_undone_actions_are_not_saved(tmp_path: Path) -> None:
    session = started("earn", "buy 1")
    session.undo(RED)
    session.save(tmp_path / "a")
    assert notations(Session.load(tmp_path / "a")) == ["earn"]


@pytest.mark.parametrize("until", [-1, 5])
def test_a_replay_beyond_the_end_is_a_problem(tmp_path: Path, until: int) -> None:
    file = saved(tmp_path)
    phrase = problem_of(lambda: Session.load(file, until))
    assert phrase == Phrase("problem-no-such-step", {"step": until, "last": 4})


@pytest.mark.parametrize("flip", [0x01, 0x02, 0x20, 0x80, 0xFF])
def test_no_flipped_byte_goes_unnoticed(tmp_path: Path, flip: int) -> None:
    file = saved(tmp_path)
    data = file.read_bytes()
    for i in range(len(data)):
        problem_in(file, data[:i] + bytes([data[i] ^ flip]) + data[i + 1 :])


def test_a_save_that_was_cut_off_says_where_and_what_is_missing(tmp_path: Path) -> None:
    file = saved(tmp_path)
    lines = file.read_bytes().splitlines(keepends=True)
    found = []
    for n in range(1, len(lines)):
        phrase = problem_in(file, b"".join(lines[:n]))
        assert (phrase.key, phrase.args["line"]) == ("problem-save-cut", n + 1)
        found.append(str(phrase.args["expected"]))
        assert problem_in(file, b"".join(lines[:n]) + lines[n][:-1]).key == "problem-save-cut"
    assert found[0] == "game: …"
    assert found[9:17] == [f"{n} <seat>> <action> | state: …" for n in (1, 1, 2, 3, 4, 4, 5, 5)]
    assert found[17] == lines[18].decode().strip()


def test_no_cut_at_any_byte_goes_unnoticed(tmp_path: Path) -> None:
    file = saved(tmp_path)
    data = file.read_bytes()
    for n in range(len(data)):
        problem_in(file, data[:n])


def test_no_lost_doubled_or_swapped_line_goes_unnoticed(tmp_path: Path) -> None:
    file = saved(tmp_path)
    lines = file.read_bytes().splitlines(keepends=True)
    for i in range(len(lines)):
        problem_in(file, b"".join(lines[:i] + lines[i + 1 :]))
        problem_in(file, b"".join(lines[: i + 1] + lines[i:]))
        if i:
            problem_in(file, b"".join([*lines[: i - 1], lines[i], lines[i - 1], *lines[i + 1 :]]))


def test_a_changed_action_is_damage_even_if_it_is_legal(tmp_path: Path) -> None:
    text = saved(tmp_path).read_text(encoding="utf-8")
    phrase = problem_in(tmp_path / "game.save", text.replace("buy 1", "buy 2"))
    assert (phrase.key, phrase.args["line"]) == ("problem-save-damaged", 19)
    assert phrase.args["expected"] == sealed(text.replace("buy 1", "buy 2")).splitlines()[-1]
    assert phrase.args["found"] == text.splitlines()[-1]


@pytest.mark.parametrize(
    ("old", "new", "key", "line", "expected"),
    [
        ("hexfarer save 2", "hexfarer save 3", "newer", 1, "hexfarer save 2"),
        ("hexfarer save 2", "hexfarer save 1", "older", 1, "hexfarer save 2"),
        ("hexfarer save 2", "hexfarer safe 2", "not", 1, "hexfarer save 2"),
        ("hexfarer save 2", "hexfarer save two", "not", 1, "hexfarer save 2"),
        ("hexfarer save 2", "hexfarer save 0", "not", 1, "hexfarer save 2"),
        ("rules: 1", "rules: 0", "line", 4, "rules: …"),
        ("scenario:", "szenario:", "line", 5, "scenario: …"),
        ("seed: 1", "seed: one", "line", 8, "seed: …"),
        ("branch:", "branch: here", "line", 9, "branch: …"),
        ("1 red> earn", "earn", "line", 12, "1 <seat>> <action> | state: …"),
        ("3 red> draw", "4 red> draw", "line", 14, "3 <seat>> <action> | state: …"),
        ("2 red> buy 1", "1 * fly red", "line", 13, "2 <seat>> <action> | state: …"),
        ("2 red> buy 1", "1 * note blue", "line", 13, "2 <seat>> <action> | state: …"),
        ("state: ", "stale: ", "line", 18, "5 <seat>> <action> | state: …"),
        ("3 red> draw", "3 green> draw", "turn", 14, "red"),
    ],
)
def test_a_wrong_line_is_named_with_what_should_be_there(
    tmp_path: Path, old: str, new: str, key: str, line: int, expected: str
) -> None:
    text = saved(tmp_path).read_text(encoding="utf-8")
    assert old in text
    phrase = problem_in(tmp_path / "game.save", sealed(text.replace(old, new)))
    assert phrase.key == "problem-save-" + key
    assert (phrase.args["line"], phrase.args["expected"]) == (line, expected)


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("game: toy", "game: tou", 2, "problem-unknown-name-of"),
        ("edition: base", "edition: bass", 3, "problem-unknown-name-of"),
        ("scenario: short", "scenario: shirt", 5, "problem-unknown-name-of"),
        ("seats: red, green", "seats: red, greed", 6, "problem-unknown-name-of"),
        ("seats: red, green", "seats: red", 6, "problem-seat-count"),
        ("seats: red, green", "seats: red, red", 6, "problem-seat-twice"),
        ("options: coins=2", "options: coin=2", 7, "problem-unknown-name-of"),
        ("options: coins=2", "options: coins=3", 7, "problem-unknown-name-of"),
    ],
)
def test_a_wrong_setup_is_named_with_its_line(tmp_path: Path, old: str, new: str, line: int, why: str) -> None:
    text = saved(tmp_path).read_text(encoding="utf-8")
    phrase = problem_in(tmp_path / "game.save", sealed(text.replace(old, new)))
    assert (phrase.key, phrase.args["line"]) == ("problem-save-setup", line)
    assert phrase.args["found"] == new
    reason = phrase.args["why"]
    assert isinstance(reason, Phrase)
    assert reason.key == why


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("buy 9", "problem-illegal"),
        ("by 1", "problem-illegal"),
        ("byu 1", "problem-action-word"),
        ("play sevn", "problem-unknown-name-of"),
    ],
)
def test_a_wrong_action_is_named_with_its_line_and_the_reason(tmp_path: Path, action: str, why: str) -> None:
    text = saved(tmp_path).read_text(encoding="utf-8")
    phrase = problem_in(tmp_path / "game.save", sealed(text.replace("buy 1", action)))
    assert (phrase.key, phrase.args["line"], phrase.args["found"]) == ("problem-save-action", 13, action)
    reason = phrase.args["why"]
    assert isinstance(reason, Phrase)
    assert reason.key == why


def test_an_action_after_the_end_of_the_game_is_refused(tmp_path: Path) -> None:
    text = saved(tmp_path, *["pass"] * 8).read_text(encoding="utf-8")
    phrase = problem_in(tmp_path / "a", sealed(text.replace("state: ", "9 red> pass\nstate: ")))
    assert (phrase.key, phrase.args["line"]) == ("problem-save-action", 28)


def test_text_after_the_checksum_is_refused(tmp_path: Path) -> None:
    text = saved(tmp_path).read_text(encoding="utf-8")
    for more in ("x", "x\n", "\n"):
        phrase = problem_in(tmp_path / "game.save", text + more)
        assert (phrase.key, phrase.args["line"]) == ("problem-save-after", 20)


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n", b"game: toy\n", b"\n", b"\xff" * 500, b"{}", b"hexfarer"])
def test_what_is_not_a_save_is_said_to_be_none(tmp_path: Path, data: bytes) -> None:
    phrase = problem_in(tmp_path / "a", data)
    assert (phrase.key, phrase.args["line"]) == ("problem-save-not", 1)
    assert len(str(phrase.args["found"])) <= 80


def test_an_empty_file_is_said_to_be_empty(tmp_path: Path) -> None:
    assert problem_in(tmp_path / "a", b"").key == "problem-save-empty"


@pytest.mark.parametrize("name", ["", "none", "none/none", "a\0b"])
def test_a_file_that_cannot_be_read_is_a_problem(tmp_path: Path, name: str) -> None:
    phrase = problem_of(lambda: Session.load(tmp_path / name))
    assert phrase.key == "problem-save-unreadable"
    assert phrase.args["file"] == str(tmp_path / name)
    assert phrase.args["why"]


def test_another_position_than_the_saved_one_is_found_out(tmp_path: Path) -> None:
    file = saved(tmp_path)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    wrong = "0" * 16
    for index, after in ((10, 0), (14, 3), (17, 4)):
        *what, right = lines[index].split()
        text = sealed("".join([*lines[:index], " ".join([*what, wrong]) + "\n", *lines[index + 1 :]]))
        phrase = problem_in(file, text)
        assert (phrase.key, phrase.args["line"]) == ("problem-save-state", index + 1)
        assert (phrase.args["expected"], phrase.args["found"]) == (wrong, right)
        assert (phrase.args["after"], phrase.args["program"]) == (after, lines[9].split()[1])
        verified = verify(file)
        assert not verified.ok
        assert verified.agreed == {0: -1, 3: 0, 4: 3}[after]
    assert notations(Session.load(file, 2)) == ["earn", "buy 1"]


def test_a_save_of_other_rules_goes_on_where_all_positions_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved(tmp_path)
    text = file.read_text(encoding="utf-8")
    monkeypatch.setattr(TOY, "rules", 2)
    session = Session.load(file)
    assert notations(session) == ["earn", "buy 1", "draw", "pass"]
    assert session.text() == sealed(text.replace("rules: 1", "rules: 2"))


def test_a_save_that_other_rules_lead_elsewhere_can_be_played_on_from_where_they_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved(tmp_path, "draw", "pass", "earn", "pass", "earn", "buy 1")
    resolve = Turn.resolve

    def dearer(turn: Turn, s: ToyState, action: int) -> None:
        resolve(turn, s, action)
        s.coins[0] += action == pack(EARN)

    monkeypatch.setattr(Turn, "resolve", dearer)
    assert problem_of(lambda: Session.load(file)).key == "problem-save-state"
    monkeypatch.setattr(TOY, "rules", 2)
    phrase = problem_of(lambda: Session.load(file))
    assert phrase.key == "problem-save-rules"
    assert (phrase.args["theirs"], phrase.args["ours"], phrase.args["after"]) == (1, 2, 2)
    verified = verify(file)
    assert (verified.ok, verified.agreed, verified.actions) == (False, 2, 6)
    assert notations(verified.session) == ["draw", "pass"]
    branch = do(Session.load(file, 2), "earn")
    assert branch.branched == 2
    branch.save(tmp_path / "on")
    assert facts(Session.load(tmp_path / "on").state) == facts(branch.state)


def test_a_save_whose_first_position_is_another_by_other_rules_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved(tmp_path)
    start = Toy.start

    def richer(toy: Toy, setup: Setup, listen: bool = False) -> ToyState:
        s = start(toy, setup, listen)
        s.points[0] = 1
        return s

    monkeypatch.setattr(Toy, "start", richer)
    monkeypatch.setattr(TOY, "rules", 2)
    assert problem_of(lambda: Session.load(file)).key == "problem-save-rules-all"
    assert verify(file).agreed == -1


def test_seeds_of_any_size_and_games_without_options_are_kept(tmp_path: Path) -> None:
    for seed in (0, -5, 10**40):
        session = Session.start(setup_of(seed))
        session.save(tmp_path / "a")
        assert Session.load(tmp_path / "a").setup.seed == seed
    text = sealed(session.text().replace("options: coins=2", "options:"))
    (tmp_path / "a").write_text(text, encoding="utf-8")
    assert Session.load(tmp_path / "a").setup.options == {"coins": "2"}


# -- writing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["replace", "fsync"])
def test_the_old_save_survives_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    file = saved(tmp_path)
    before = file.read_bytes()

    def fail(*args: object) -> NoReturn:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, step, fail)
        phrase = problem_of(lambda: started("pass").save(file))
    assert phrase == Phrase("problem-save-unwritten", {"file": str(file), "why": "No space left on device"})
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == [file.name]
    started("pass").save(file)
    assert notations(Session.load(file)) == ["pass"]


def test_the_old_save_survives_an_interruption(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = saved(tmp_path)
    before = file.read_bytes()

    def interrupt(*args: object) -> NoReturn:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", interrupt)
        with pytest.raises(KeyboardInterrupt):
            started("pass").save(file)
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == [file.name]


def test_the_old_save_is_whole_until_the_new_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = saved(tmp_path)
    before = file.read_bytes()
    seen: list[tuple[bytes, bytes]] = []
    replace = os.replace

    def look(new: str, old: str) -> None:
        seen.append((Path(new).read_bytes(), Path(old).read_bytes()))
        assert Path(new).parent == Path(old).parent
        replace(new, old)

    monkeypatch.setattr(os, "replace", look)
    session = started("pass")
    session.save(file)
    assert seen == [(session.text().encode(), before)]


@pytest.mark.parametrize("name", ["", "none/a"])
def test_a_place_that_cannot_be_written_is_a_problem(tmp_path: Path, name: str) -> None:
    phrase = problem_of(lambda: started().save(tmp_path / name))
    assert phrase.key == "problem-save-unwritten"
    assert phrase.args["file"] == str(tmp_path / name)
    assert os.listdir(tmp_path) == []


def test_saving_through_a_link_writes_the_file_behind_it(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    real, link = tmp_path / "far" / "real", tmp_path / "link"
    real.write_text("old", encoding="utf-8")
    link.symlink_to(real)
    started("pass").save(link)
    assert link.is_symlink()
    assert notations(Session.load(real)) == ["pass"]


@pytest.mark.parametrize("game", ["four_lands", "mage_knight"])
def test_a_step_knows_its_round(game: str) -> None:
    session = Session.start(make_setup(game, seed=1))
    bot = Random(1)
    while len({step.round for step in session.line}) < 3:
        shown = session.state.view(-1)["round"]
        session.apply(bot.choose(session.state))
        assert session.line[-1].round == shown


# -- empty questions --


@pytest.fixture
def often_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever raises keeps the coins secret: from `done` as the only answer the others would learn something."""
    monkeypatch.setattr(Raise, "forced", lambda self: False)
    monkeypatch.setattr(Raise, "skippable", lambda self: True)


@pytest.mark.usefixtures("often_empty")
def test_an_empty_question_is_asked_only_where_somebody_could_learn_from_the_silence(tmp_path: Path) -> None:
    session = started()
    do(session, "raise", "by 1")
    assert [session.state.format(action) for action in session.state.legal()] == ["done"]
    session.undo(0)
    session.seat(["", "greedy"])
    do(session, "by 1")
    assert (len(session.state.stack), session.state.passed) == (1, 1)
    assert session.line[-1].forced == [(0, "done")]
    session.undo(0)
    assert session.state.passed == 0
    session.redo(0)
    do(session, "pass")
    do(session, "raise", "by 1")  # of a bot, while a person looks on
    assert len(session.state.stack) == 2
    do(session, "done", "pass")
    session.seat(["", ""])
    do(session, "earn", "raise")
    assert len(session.state.stack) == 2
    file = tmp_path / "game.save"
    session.save(file)
    again = Session.load(file)
    assert facts(again.state) == facts(session.state)
    assert again.state.bots == session.state.bots == 0
    for at in range(len(session.line) + 1):
        assert facts(again.seek(at)) == facts(session.seek(at))
    assert [note.kind for note in again.notes] == ["bot", "person"]
    assert again.branch(5).state.bots == 0b10


@pytest.mark.usefixtures("often_empty")
def test_who_is_alone_is_never_asked_in_vain() -> None:
    state = TOY.start(setup_of())
    state.seats = 1  # nobody else sits there
    assert state.unheard(0)
    state.seats, state.bots = 3, 0b011
    assert [state.unheard(seat) for seat in range(3)] == [False, False, True]
