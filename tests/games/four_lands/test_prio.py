"""Who is asked when (FL-PRIO, FL-STACK): the loops of the rules followed beside the engine through random games."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from hexfarer.games.four_lands import events
from hexfarer.games.four_lands.content.tasks import TASK_IDS
from hexfarer.games.four_lands.flow.window import Main, Response
from hexfarer.games.four_lands.state import FourLands
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import facts, fingerprint
from tests.games.four_lands.play import TABLES, WATCHER, Step, do, laid_out, moments, steps
from tests.support import rule

NONE = -1
WAR, INTRIGUE, MYSTERY, MAGIC = 0, 2, 4, 6
NEEDS = {  # printed symbols: War, Deals, Intrigue, Growth, Mystery, Romance, Magic
    "stones_1": (0, 1, 0, 2, 1, 0, 0),
    "stones_2": (0, 1, 0, 1, 2, 0, 0),
    "treason_1": (0, 1, 2, 0, 0, 1, 0),
    "treason_2": (0, 1, 2, 0, 1, 0, 0),
    "conflict_1": (2, 1, 1, 0, 0, 0, 0),
    "conflict_2": (2, 1, 0, 1, 0, 0, 0),
    "conflict_3": (2, 0, 1, 0, 0, 1, 0),
    "conflict_4": (2, 1, 0, 0, 1, 0, 0),
    "hiendall": (1, 0, 0, 0, 2, 1, 1),
    "book_westmoor": (0, 0, 1, 1, 2, 0, 1),
    "dearth_1": (0, 1, 0, 2, 0, 0, 1),
    "dearth_2": (0, 1, 0, 2, 0, 1, 0),
    "fires_1": (0, 0, 0, 0, 2, 1, 1),
    "fires_2": (0, 0, 0, 1, 1, 1, 1),
    "robbery_1": (1, 0, 2, 0, 1, 0, 0),
    "robbery_2": (2, 0, 1, 1, 0, 0, 0),
    "feast_1": (0, 1, 0, 1, 0, 2, 0),
    "feast_2": (0, 1, 1, 0, 0, 2, 0),
    "wolves_1": (1, 0, 0, 1, 1, 1, 0),
    "wolves_2": (2, 0, 0, 1, 1, 0, 0),
}


# -- FL-PRIO-11 to -16 once more, from public facts alone ----------------------------------------------------------


def own_parties(s: FourLands, seat: int) -> list[int]:
    return [party for party in range(16) if party // 4 == s.sides[seat] and s.party_field[party] != NONE]


def beset(s: FourLands, seat: int) -> bool:
    """(c) of FL-PRIO-13: a Party under a Prison Circle."""
    return any(party // 4 == s.sides[seat] for _, party in s.circles)


def free(s: FourLands, party: int) -> bool:
    return all(held != party for _, held in s.circles)


def rich(s: FourLands, seat: int) -> bool:
    """(b) of FL-PRIO-13: a card and Funds."""
    return bool(s.hands[seat]) and s.ap[seat] + 3 * len(s.trophies[seat]) >= 1


def upright(s: FourLands, party: int) -> bool:
    return any(not s.turned[agent] for agent in s.members[party])


def could_regroup(s: FourLands, seat: int) -> bool:
    side = s.sides[seat]
    hosts = [party for party in range(16) if s.party_field[party] != NONE]
    hosts = [party for party in hosts if party // 4 == side or (s.cooperative and party // 4 == side ^ 1)]
    room = len(own_parties(s, seat)) < 4
    for party in hosts:
        fresh = [agent for agent in s.members[party] if agent // 18 == side and not s.regrouped[agent]]
        if not fresh or not free(s, party):
            continue
        beside = any(other != party and s.party_field[other] == s.party_field[party] for other in hosts)
        split = room and (len(s.members[party]) > 1 or party // 4 != side)
        if beside or split:
            return True
    return False


def rival_there(s: FourLands, seat: int, field: int) -> bool:
    return any(s.party_field[party] == field and party // 8 != s.sides[seat] // 2 for party in range(16))


def asked_in_main(s: FourLands, seat: int, phase: int) -> bool:
    if beset(s, seat):
        return True
    if phase == 0:
        return bool(s.hands[seat]) or could_regroup(s, seat)
    if rich(s, seat):
        return True
    for party in own_parties(s, seat):
        if not upright(s, party) or not free(s, party):
            continue
        field = s.party_field[party]
        task = s.field_task[field]
        if phase == 1:
            bound = any(held == party for _, held in s.amulets)
            conflict = task != NONE and TASK_IDS[task].startswith("conflict")
            if not bound and rival_there(s, seat, field) and (conflict or s.hands[seat]):
                return True
        elif phase == 3 or task != NONE:
            return True
    return phase == 3 and could_regroup(s, seat)


def tally(s: FourLands, party: int, task: int, workers: list[int], thwarts: list[int]) -> tuple[list[int], list[int]]:
    """What a Task needs and what its workers have."""
    need = [count + extra for count, extra in zip(NEEDS[TASK_IDS[task]], thwarts, strict=True)]
    need[INTRIGUE] += len(s.complications)
    pool = [sum(s.traits(agent)[trait] for agent in workers) for trait in range(7)]
    if s.artefact_party[0] == party:
        pool[WAR] += 1
        pool[MYSTERY] += 1
    return need, pool


def substitutes(need: list[int], pool: list[int]) -> tuple[int, int, int, int]:
    """FL-TRAIT-07: symbols short, triples to spare, Magic to spare, symbols that it stands for."""
    k = sum(max(0, need[trait] - pool[trait]) for trait in range(MAGIC))
    t = sum(max(0, pool[trait] - need[trait]) // 3 for trait in range(MAGIC))
    m = pool[MAGIC] - need[MAGIC]
    return k, t, m, max(j for j in range(4) if j * (j + 1) // 2 <= max(0, m))


def may_be_named(s: FourLands, party: int, field: int, workers: list[int], thwarts: list[int]) -> list[bool]:
    """FL-THWART-04 by the test of FL-TRAIT-07."""
    task = s.field_task[field]
    if task == NONE:
        return [False] * 7
    need, pool = tally(s, party, task, workers, thwarts)
    k, t, _, j = substitutes(need, pool)
    allowed = [count > 0 for count in need]
    if k > t:
        allowed[MAGIC] = True
    if k > j:
        for trait in range(MAGIC):
            allowed[trait] = allowed[trait] or pool[trait] - need[trait] >= 3
    return allowed


def past_saving(s: FourLands) -> bool:
    """The last sentence of FL-PRIO-16."""
    top = s.items[-1]
    if upright(s, top.party) or any(rich(s, seat) for seat in range(s.seats)):
        return False
    if s.field_task[top.place] == NONE:
        return True
    workers = [agent for agent in top.agents if s.party_of[agent] == top.party]
    k, t, m, j = substitutes(*tally(s, top.party, s.field_task[top.place], workers, top.thwarts))
    return m < 0 or k > t + j


def asked_in_response(s: FourLands, seat: int) -> bool:
    top = s.items[-1]
    if rich(s, seat):
        return True
    if top.kind != 1:  # no Task
        return False
    if seat == top.seat:
        return upright(s, top.party)
    if s.sides[seat] // 2 == top.party // 8 and s.cooperative:
        return False
    if past_saving(s):
        return False
    allowed = may_be_named(s, top.party, top.place, top.agents, top.thwarts)
    for party in own_parties(s, seat):
        if s.party_field[party] == top.place:
            for agent in s.members[party]:
                known = [trait for trait in range(7) if s.traits(agent)[trait] and allowed[trait]]
                if not s.turned[agent] and (not s.revealed[agent] or known):
                    return True
    return False


class Loops:
    """The loops `main` and `resolve_stack` of chapter 7, told what was answered."""

    def __init__(self) -> None:
        self.main = (0, 0)  # whose turn, and passes in a row
        self.window = (NONE, 0, 0)  # item, whose answer, passes in a row
        self.touched: set[int] = set()
        self.seen: Counter[str] = Counter()

    def expect(self, s: FourLands) -> str:
        """Compare the question of a window with what the loops say; the difference in words."""
        frame = s.stack[-1]
        if isinstance(frame, Main):
            self.seen["main"] += 1
            seat, passes = self.main
            while passes < s.seats and not asked_in_main(s, seat, s.phase):
                self.seen["not asked in main"] += 1
                seat, passes = (seat + 1) % s.seats, passes + 1
            self.main = (seat, passes)
            if passes >= s.seats:
                return f"phase {s.phase} should be over"
        elif isinstance(frame, Response):
            self.seen["response"] += 1
            top = s.items[-1]
            item, seat, passes = self.window
            if item != top.number:
                item, seat, passes = top.number, (top.seat + 1) % s.seats, 0
            seat, passes = self.advance(s, seat, passes)
            self.window = (item, seat, passes)
            if passes >= s.seats:
                return f"item {item} should have resolved"
        else:
            return ""
        return "" if seat == s.to_act() else f"seat {seat} should be asked, not {s.to_act()}"

    def advance(self, s: FourLands, seat: int, passes: int) -> tuple[int, int]:
        top = s.items[-1]
        while passes < s.seats:
            silent = seat == top.seat and top.number not in self.touched
            self.seen["controller not asked"] += silent
            if not silent and asked_in_response(s, seat):
                break
            self.seen["not asked in response"] += not silent
            seat, passes = (seat + 1) % s.seats, passes + 1
        return seat, passes

    def answer(self, step: Step) -> str:
        """Follow an answer; what it should have led to and has not, in words."""
        before, s = step.before, step.s
        told = step.told()
        began = "phase-began" in told and not s.over and s.phase != NONE
        text = before.format(step.action)
        seat = before.to_act()
        frame = before.stack[-1]
        if isinstance(frame, Main) and text == "pass" and ("phase-began" in told or "round-began" in told):
            fault = self.closed(before, s)
            if fault:
                return fault
        if began:
            self.main = (s.initiative, 0)
        acted = self.completed(step)
        if isinstance(frame, Main) and text == "pass" and not began:
            self.main = ((seat + 1) % s.seats, self.main[1] + 1)
        if acted and not began and isinstance(before.stack[1], Main) and not before.items and before.fight is None:
            self.main = ((seat + 1) % s.seats, 0)
        if isinstance(frame, Response) and text == "pass":
            return self.passed(before, s)
        if before.items and acted:
            self.seen["answered"] += 1
            top = before.items[-1]
            if seat != top.seat:
                self.touched.add(top.number)
            card = {"played-card", "cast"} & set(told)
            self.window = (NONE, 0, 0) if card else (top.number, (seat + 1) % s.seats, 0)
        self.look_below(before, s)
        return ""

    def closed(self, before: FourLands, s: FourLands) -> str:
        """A pass has closed a phase: nobody was left to ask in it, nor in phases that went by without a question."""
        self.seen["phase closed"] += 1
        seats = range(s.seats)
        last = before.to_act()
        passes = self.main[1] + 1
        for further in range(1, s.seats - passes + 1):
            seat = (last + further) % s.seats
            if asked_in_main(before, seat, before.phase):
                return f"phase {before.phase} closed before seat {seat} was asked"
        until = s.phase if s.round == before.round and s.phase != NONE else 4
        for phase in range(before.phase + 1, until):
            self.seen["phase without a question"] += 1
            for seat in seats:
                if asked_in_main(before, seat, phase):
                    return f"phase {phase} went by without a question to seat {seat}"
        return ""

    def completed(self, step: Step) -> bool:
        """Was a main act or a response completed by this answer (not a pass, a free operation or a part of one)?"""
        done = {"played-agent", "announced-attack", "announced-task", "played-card", "cast", "moved"}
        return bool(done & set(step.told())) or bool({"thwarted", "reinforced"} & set(step.told()))

    def passed(self, before: FourLands, s: FourLands) -> str:
        """After a pass on an item either the next seat in the loop is asked or the item resolves."""
        item, seat, passes = self.window
        seat, passes = self.advance(before, (seat + 1) % s.seats, passes + 1)
        self.window = (item, seat, passes)
        there = [x.number for x in s.items]
        if passes < s.seats:
            on_top = bool(there) and there[-1] == item and isinstance(s.stack[-1], Response)
            return "" if on_top else f"item {item} resolved before seat {seat} was asked"
        self.seen["resolved"] += 1
        if item in there:
            return f"item {item} should have resolved"
        self.look_below(before, s)
        return ""

    def look_below(self, before: FourLands, s: FourLands) -> None:
        """An item that lay under one that has gone was answered."""
        numbers = [x.number for x in s.items]
        if numbers and len(s.items) < len(before.items):
            self.seen["fresh window"] += 1
            self.touched.add(numbers[-1])
            self.window = (NONE, 0, 0)


@cache
def followed() -> tuple[list[str], Counter[str]]:
    """The faults of games at all tables, and how often what was compared came up."""
    faults: list[str] = []
    seen: Counter[str] = Counter()
    for number, (scenario, seats) in enumerate(TABLES):
        for seed in (100 + number, 200 + number):
            loops = Loops()
            for i, step in enumerate(steps(scenario, seats, seed)):
                fault = loops.answer(step)
                if not fault and not step.s.over:
                    fault = loops.expect(step.s)
                if fault:
                    faults.append(f"{scenario} {seats}, seed {seed}, answer {i}, {step}: {fault}")
                    break
            seen += loops.seen
    return faults, seen


@rule("FL-PRIO-03", "FL-PRIO-04", "FL-PRIO-05")
def test_turns_and_passes_of_every_phase_go_as_the_loop_of_the_rules_says() -> None:
    faults, seen = followed()
    assert faults == []
    assert seen["main"] > 1000


@rule("FL-PRIO-12", "FL-PRIO-13", "FL-PRIO-14", "FL-PRIO-15", "FL-PRIO-16")
def test_exactly_those_seats_are_asked_of_whom_public_facts_say_it() -> None:
    faults, seen = followed()
    assert faults == []
    assert seen["not asked in main"] > 100
    assert seen["not asked in response"] > 100


@rule("FL-STACK-05", "FL-STACK-09", "FL-STACK-10", "FL-PRIO-17")
def test_answers_to_items_go_as_the_loop_of_the_rules_says() -> None:
    faults, seen = followed()
    assert faults == []
    assert min(seen["response"], seen["resolved"], seen["controller not asked"]) > 50
    assert min(seen["answered"], seen["fresh window"]) > 0


# -- whether a seat is asked tells nothing ----------------------------------------------------------------------------


def same_for_watchers(s: FourLands, seed: int) -> FourLands:
    """A position that looks the same from outside, all secrets of all seats dealt anew; chance to come is the same."""
    new = s.determinize(0, seeded(seed)).determinize(1, seeded(seed + 1))
    new.rng = s.rng.copy()
    return new


@rule("FL-PRIO-10", "FL-PRIO-19", "FL-HIDDEN-07")
def test_who_is_asked_next_depends_on_nothing_hidden() -> None:
    compared = unable = 0
    for number, s in enumerate(moments()):
        if s.parse("pass") not in s.legal():
            continue
        for seed in range(3):
            mine, other = s.copy(), same_for_watchers(s, 7 * number + seed)
            assert other.view(WATCHER) == mine.view(WATCHER)
            for _ in range(6):
                unable += mine.legal() != other.legal()
                asked = (mine.reveals, other.reveals)
                do(mine, "pass")
                do(other, "pass")
                if (mine.reveals, other.reveals) != asked or mine.over or facts(mine.rng) != facts(other.rng):
                    break
                assert mine.to_act() == other.to_act(), s
                assert mine.view(WATCHER) == other.view(WATCHER), s
                assert (mine.log or []) == (other.log or [])
                compared += 1
                if mine.parse("pass") not in mine.legal() or other.parse("pass") not in other.legal():
                    break
    assert compared > 300
    assert unable > 100  # different cards, the same question


@rule("FL-PRIO-19")
def test_a_pass_that_was_the_only_answer_is_told_like_any_other() -> None:
    given: dict[str, object] = {
        "phase": "movement",
        "initiative": "north",
        "seat": {"north": {"hand": ["complications"]}, "sun": {"hand": ["harpist_lenn"], "ap": 1}},
        "party": {"sun": {"I": {"field": "westmoor", "agents": ["druid_maelon"]}}},
        "field": {"westmoor": {"task": "stones_1"}},
    }
    only = do(laid_out(given, "north sun"), "play complications")
    given["seat"] = {"north": {"hand": ["complications"]}, "sun": {"hand": ["counterspell"], "ap": 1}}
    choice = do(laid_out(given, "north sun"), "play complications")
    assert [only.format(action) for action in only.legal()] == ["pass"]
    assert [choice.format(action) for action in choice.legal()] == ["pass", "play counterspell"]
    for s in (only, choice):
        s.log = []
        do(s, "pass")
    assert only.log == choice.log
    assert [only.game.tellings.of(event).key for event in only.log or []] == ["passed"]
    assert only.view(WATCHER) == choice.view(WATCHER)


# -- standing passes ------------------------------------------------------------------------------------------------


class StandingPass:
    """What a seat may keep outside the game: passes for it until something it named comes up."""

    def __init__(self, seat: int, unless: str = "") -> None:
        self.seat = seat
        self.unless = unless

    def answer(self, s: FourLands) -> str:
        """`pass`, or nothing if the seat must answer itself."""
        if s.to_act() != self.seat or s.parse("pass") not in s.legal():
            return ""
        seen = [s.format(action) for action in s.legal()]
        return "" if self.unless and any(text.startswith(self.unless) for text in seen) else "pass"


def task_beside_sun() -> FourLands:
    return laid_out(
        {
            "phase": "tasks",
            "initiative": "north",
            "seat": {"north": {"hand": ["skald_eyrik"]}, "sun": {"hand": ["harpist_lenn"]}},
            "party": {
                "north": {"I": {"field": "ulvheim", "agents": ["longship_captain", "huntress_ketla"]}},
                "sun": {"I": {"field": "ulvheim", "agents": ["court_intriguer"]}},
            },
            "field": {"ulvheim": {"task": "robbery_2"}},
        },
        "north sun",
    )


@rule("FL-PRIO-20")
def test_a_standing_pass_lies_outside_the_game_and_is_logged_as_ordinary_passes() -> None:
    by_hand, by_standing = task_beside_sun(), task_beside_sun()
    policy = StandingPass(seat=1)
    answered = 0
    while by_standing.phase == 2:
        text = policy.answer(by_standing)
        answered += text == "pass"
        own = "pass" if by_hand.parse("pass") in by_hand.legal() else "all"
        if by_hand.to_act() == 0 and by_hand.parse("task I") in by_hand.legal():
            own = "task I"
        do(by_hand, own)
        do(by_standing, text or own)
    assert answered == 2  # the response to the Task and its own turn
    assert by_standing.log == by_hand.log
    assert facts(by_standing) == facts(by_hand)
    assert fingerprint(by_standing) == fingerprint(by_hand)
    passes = [event.args for event in by_standing.log or [] if by_standing.game.tellings.of(event).key == "passed"]
    assert passes.count([1]) == answered
    for seat in (WATCHER, 0, 1):
        assert by_standing.view(seat) == by_hand.view(seat)


@rule("FL-PRIO-20")
def test_a_standing_pass_may_stop_where_the_seat_can_thwart_and_only_ever_passes() -> None:
    s = do(task_beside_sun(), "task I", "all")
    assert s.to_act() == 1
    assert StandingPass(1, unless="thwart").answer(s) == ""
    assert StandingPass(1).answer(s) == "pass"
    do(s, "thwart court_intriguer intrigue")
    for s in moments():
        for seat in range(s.seats):
            text = StandingPass(seat).answer(s)
            assert text in ("", "pass")
            if text:
                before = s.copy()
                before.log = []
                do(before, text)
                assert before.log[0].args == [seat]
                assert before.game.tellings.of(before.log[0]).key == "passed"


# -- every window ends ------------------------------------------------------------------------------------------------


def resources(s: FourLands, seat: int) -> tuple[int, int, int]:
    """Hand cards, AP and upright Agents of a seat."""
    standing = sum(1 for party in own_parties(s, seat) for agent in s.members[party] if not s.turned[agent])
    return len(s.hands[seat]), s.ap[seat], standing


@rule("FL-PRIO-22")
def test_every_act_in_a_window_uses_something_up_so_that_every_window_ends() -> None:
    loops = Loops()
    acts: Counter[str] = Counter()
    for number, (scenario, seats) in enumerate(TABLES):
        first: FourLands | None = None  # where the act was begun
        for step in steps(scenario, seats, 300 + number):
            before, s = step.before, step.s
            if isinstance(before.stack[-1], Main | Response):
                first = before
            told = set(step.told())
            if first is None or s.over or "round-began" in told:
                continue
            seat = first.to_act()
            if loops.completed(step):
                acts["act"] += 1
                paid = {"paid-ap"} & told
                fewer = [now < then for now, then in zip(resources(s, seat), resources(first, seat), strict=True)]
                assert paid or any(fewer), step
            elif "traded" in told:
                acts["trade"] += 1
                trader = before.to_act()
                assert len(s.trophies[trader]) == len(before.trophies[trader]) - 1
            elif "regrouped" in told:
                acts["regroup"] += 1
                marks = [sum(x.regrouped[a] for m in x.members for a in m) for x in (first, s)]
                assert marks[1] > marks[0], step
            elif "broke-circle" in told:
                acts["break"] += 1
                assert len(s.circles) == len(before.circles) - 1
            if told & {"played-agent", "moved", "traded", "regrouped", "broke-circle"}:
                first = None
    assert min(acts["act"], acts["trade"], acts["regroup"]) > 5


@rule("FL-PRIO-22")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_no_window_of_a_phase_goes_on_for_ever(scenario: str, seats: str) -> None:
    longest = answers = 0
    place: tuple[int, int] = (0, NONE)
    for step in steps(scenario, seats, 400):
        now = (step.s.round, step.s.phase)
        answers = answers + 1 if now == place else 0
        place = now
        longest = max(longest, answers)
    assert 10 < longest < 1000


@rule("FL-PRIO-14", "FL-PRIO-16")
def test_what_is_empty_is_passed_over_among_bots_and_told_once_at_the_end_of_the_phase() -> None:
    for bots in (0, 1):
        s = task_beside_sun()
        s.bots = bots
        s.members[s.parties_of(1)[0]].clear()  # Sun could only play a card, and holds none for this moment
        s.log = []
        do(s, "task I", "all")
        if not bots:
            assert type(s.stack[-1]).__name__ == "Response"
            assert [s.format(action) for action in s.legal()] == ["pass"]
    assert type(s.stack[-1]).__name__ != "Response"
    assert events.PASSED not in [event.kind for event in s.log]
    while s.phase == 2:
        assert s.passed == 2  # the answer to the Task, and then a Task of its own
        s.apply(s.stack[-1].quiet(s))
    told = [event.args for event in s.log if event.kind == events.PASSED_OVER]
    assert told == [[2]]
    assert s.passed == 0
