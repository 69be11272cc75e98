"""What a seat is told beside what lies there: cover of Tasks, who is still asked, groups of a fight, Agents unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hexfarer.games.four_lands import verbs
from hexfarer.games.four_lands.announced import response
from hexfarer.games.four_lands.content.decks import IS_AGENT, KIND, KIND_IDS
from hexfarer.games.four_lands.content.tasks import TASK_IDS
from hexfarer.games.four_lands.flow.fight_windows import FightSupport
from hexfarer.games.four_lands.flow.starts import task_verdict
from hexfarer.games.four_lands.flow.window import Main
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import NUMERALS, SIDES, TASKS, party_name
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.verdict import OK
from tests.games.four_lands.play import TABLES, WATCHER, Step, laid_out, moments, steps
from tests.support import ALL, rule

View = dict[str, Any]
GAMES = 16 if ALL else 4  # at each look


def played(first: int, most: int) -> Iterator[Step]:
    """Steps of random games at several tables."""
    for i in range(GAMES):
        yield from steps(*TABLES[i % len(TABLES)], first + i, most)


def view(s: FourLands, seat: int) -> View:
    return dict(s.view(seat))


# -- Tasks -------------------------------------------------------------------------------------------------------------


@rule("FL-TASK-07", "FL-TRAIT-07")
def test_a_party_covers_a_task_just_if_it_may_perform_it() -> None:
    looked = 0
    for s in moments():
        if not isinstance(s.stack[-1], Main) or s.phase != TASKS:
            continue
        for seat in range(s.seats):
            for id, task in view(s, seat)["task"].items():
                for name, cover in task["cover"].items():
                    party = SIDES.index(name.split(".")[0]) * 4 + NUMERALS.index(name.split(".")[1])
                    if cover["steps"] == 0 and not s.imprisoned(party) and s.has_upright(party):
                        looked += 1
                        assert (cover["short"] == 0) == (task_verdict(s, seat, party) == OK), (s, id, name)
    assert looked > 10


@rule("FL-TASK-08", "FL-TRAIT-02", "FL-TRAIT-03", "FL-TRAIT-04")
def test_every_symbol_of_a_task_is_covered_by_something_or_missing() -> None:
    kinds: Counter[str] = Counter()
    for s in moments():
        for seat in range(s.seats):
            for task in view(s, seat)["task"].values():
                for cover in task["cover"].values():
                    slots = cover["slots"]
                    assert {trait: len(row) for trait, row in slots.items()} == task["need"]
                    assert sum(row.count("") for row in slots.values()) == cover["short"]
                    for trait, row in slots.items():
                        kinds.update("own" if by == trait else by or "missing" for by in row)
                        assert trait != "magic" or set(row) <= {"magic", ""}
    assert {"own", "missing", "magic", "war"} <= kinds.keys()


def test_three_of_a_trait_and_magic_stand_for_what_is_missing() -> None:
    given: dict[str, object] = {
        "phase": "movement",
        "initiative": "north",
        "party": {"north": {"II": {"field": "rimgard", "agents": ["jarl_hroald", "huntress_ketla", "mage_of_cirth"]}}},
        "field": {"duskarrow": {"task": "book_westmoor"}, "hollinmark": {"task": "conflict_3"}},
    }
    found = view(laid_out(given, "north sun"), 0)["task"]
    book = found["book_westmoor"]
    assert book["cover"]["north.II"] == {
        "short": 0,
        "slots": {"intrigue": ["war"], "growth": ["growth"], "mystery": ["mystery"] * 2, "magic": ["magic"]},
        "steps": 2,
        "ap": 1,
    }
    assert book["worth"] == ["north", "sun"]
    conflict = found["conflict_3"]["cover"]["north.II"]
    assert conflict["short"] == 1
    assert conflict["slots"] == {"war": ["war"] * 2, "intrigue": ["magic"], "romance": [""]}
    assert (conflict["steps"], conflict["ap"]) == (1, 0)


@rule("FL-VP-03", "FL-VP-04", "FL-VP-05")
def test_a_task_is_worth_a_vp_to_just_the_sides_that_would_get_one() -> None:
    done = 0
    for step in played(200, 900):
        for event in step.events:
            if step.s.game.tellings.of(event).key in ("got-trophy", "got-no-trophy"):
                seat, task = event.args[0], event.args[1]
                told = view(step.before, seat)["task"].get(TASK_IDS[task])
                if told is not None:
                    done += 1
                    gained = step.s.game.tellings.of(event).key == "got-trophy"
                    assert (SIDES[step.s.sides[seat]] in told["worth"]) == gained
    assert done


# -- what was announced ------------------------------------------------------------------------------------------------


@rule("FL-STACK-07", "FL-PRIO-16", "FL-PRIO-17")
def test_those_who_are_still_asked_are_asked_in_that_order() -> None:
    looked = 0
    for step in played(300, 900):
        s, before = step.s, step.before
        window = response(before)
        if before.stack[-1] is not window or window is None:
            continue
        told = view(before, WATCHER)["stack"][-1]
        assert told["to_come"][0] == SIDES[before.sides[before.to_act()]]
        assert sorted(told["passed"] + told["to_come"] + told["unable"]) == sorted(SIDES[i] for i in before.sides)
        if kind_of(step.action) == verbs.PASS:
            looked += 1
            stays = any(item.number == told["number"] for item in s.items)
            assert stays == (len(told["to_come"]) > 1)
            if stays:
                assert view(s, WATCHER)["stack"][-1]["to_come"] == told["to_come"][1:]
    assert looked > 5


@rule("FL-TASK-10", "FL-VP-08")
def test_a_task_that_nobody_stops_brings_what_was_told() -> None:
    looked = 0
    for step in played(400, 900):
        s = step.before
        window = response(s)
        if window is None or s.stack[-1] is not window:
            continue
        item = s.items[-1]
        work = view(s, WATCHER)["stack"][-1].get("work")
        if work is None:
            continue
        after = s.copy()
        while any(one.number == item.number for one in after.items):
            after.apply(pack(verbs.PASS))
        looked += 1
        seat = item.seat
        assert [view(x, seat)["seat"][str(seat)]["vp"] for x in (s, after)] == work["vp"]
        assert (after.field_task[item.place] == -1) == (work["short"] == 0)
        if "artefact" in work:
            assert (
                work["artefact"]
                in view(after, seat)["party"][SIDES[s.sides[seat]]][NUMERALS[item.party & 3]]["artefacts"]
            )
    assert looked


@rule("FL-ATTACK-03", "FL-STACK-02")
def test_what_is_aimed_at_somebody_is_told_as_his() -> None:
    for step in played(500, 600):
        for item in view(step.s, WATCHER)["stack"]:
            assert item["by"] not in item["hits"]
            if item["kind"] == "attack":
                assert item["hits"] == [item["target"].split(".")[0]]


# -- a fight -----------------------------------------------------------------------------------------------------------


@rule("FL-ATTACK-23", "FL-ATTACK-26")
def test_groups_tell_their_sums_and_what_magic_would_change() -> None:
    supported = fought = 0
    for step in played(600, 1500):
        s = step.before
        fight = view(s, WATCHER)["fight"]
        if not fight:
            continue
        assert fight["step"] in fight["steps"]
        if isinstance(s.stack[-1], FightSupport):
            told = {(one["agent"], one["group"], one["stat"]): one for one in fight["support"]}
            assert {(one["agent"], number) for one in fight["helpers"] for number in one["groups"]} >= {
                key[:2] for key in told
            }
            for action in s.legal():
                words = s.format(action).split()
                if words[0] != "support":
                    continue
                supported += 1
                one = told.pop((words[1], int(words[3]), words[2]))
                after = s.copy()
                after.apply(action)
                then = view(after, WATCHER)["fight"]
                if then and after.fight is not None and len(then["groups"]) == len(fight["groups"]):  # not yet the next
                    group = then["groups"][one["group"] - 1]
                    assert group["falls"] == one["falls"]
                    assert one["value"] in group["sums"]
            assert not told
        judged = {
            event.args[0]: list(event.args[1:5]) for event in step.events if names(step.s, event) == "group-fought"
        }
        if kind_of(step.action) == verbs.STOP and judged:
            fought += 1
            assert {i + 1: group["sums"] for i, group in enumerate(fight["groups"])} == judged
            for group in fight["groups"]:
                for who in ("attackers", "defenders"):
                    for agent in group[who]:
                        there = any(handle(step.s, card) == agent for card in range(72) if step.s.party_of[card] != -1)
                        assert who in group["falls"] or there
    assert supported
    assert fought


def names(s: FourLands, event: Any) -> str:
    return s.game.tellings.of(event).key


def handle(s: FourLands, agent: int) -> str:
    return f"{party_name(s.party_of[agent])}#{s.slot[agent]}"


# -- Agents not seen yet -----------------------------------------------------------------------------------------------


@rule("FL-HIDDEN-01", "FL-HIDDEN-03")
def test_agents_not_seen_yet_are_all_that_may_lie_there_face_down() -> None:
    for number, s in enumerate(moments()):
        seat = number % s.seats
        unseen = view(s, seat)["unseen"]
        for other in range(s.seats):
            side = SIDES[s.sides[other]]
            if other == seat:
                assert side not in unseen
                continue
            deck = range(s.sides[other] * 18, s.sides[other] * 18 + 18)
            seen = [KIND_IDS[KIND[card]] for card in deck if s.party_of[card] != -1 and s.sees(seat, card)]
            assert sorted(unseen[side] + seen) == sorted(KIND_IDS[KIND[card]] for card in deck if IS_AGENT[card])
            hidden = [card for card in deck if s.party_of[card] != -1 and not s.sees(seat, card)]
            dealt = s.determinize(seat, seeded(number))
            lies = [card for card in deck if dealt.party_of[card] != -1 and not dealt.sees(seat, card)]
            assert len(lies) == len(hidden)
            assert not Counter(KIND_IDS[KIND[card]] for card in lies) - Counter(unseen[side])


def test_the_thing_of_every_card_task_and_place_names_its_picture() -> None:
    for s in moments():
        for thing in s.game.things(s, 0):
            facts = thing["facts"]
            assert isinstance(facts, dict)
            assert facts["icon"] or thing["kind"] == "item", thing
    for entry in s.game.library():
        assert entry.facts["icon"]
