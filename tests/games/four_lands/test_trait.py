"""Trait matching over many pools; single rules are told in tests/situations/four_lands/trait.yaml."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.state import State
from hexfarer.kernel.verdict import OK
from tests.support import rule

TRAITS = ["war", "deals", "intrigue", "growth", "mystery", "romance", "magic"]
SHORT = {"W": "war", "D": "deals", "I": "intrigue", "G": "growth", "Y": "mystery", "R": "romance", "X": "magic"}
NEEDS = {
    "stones_1": "DGGY", "stones_2": "DGYY", "treason_1": "DIIR", "treason_2": "DIIY", "conflict_1": "WWDI",
    "conflict_2": "WWDG", "conflict_3": "WWIR", "conflict_4": "WWDY", "hiendall": "WYYRX", "book_westmoor": "IGYYX",
    "dearth_1": "DGGX", "dearth_2": "DGGR", "fires_1": "YYRX", "fires_2": "GYRX", "robbery_1": "WIIY",
    "robbery_2": "WWIG", "feast_1": "DGRR", "feast_2": "DIRR", "wolves_1": "WGYR", "wolves_2": "WWGY",
}  # fmt: skip


def turned_into(handle: str, printed: list[str], wanted: list[str]) -> list[dict[str, object]]:
    """The changes that make an Agent with the printed symbols one with the wanted ones, at least as many."""
    changes: list[dict[str, object]] = []
    for i, trait in enumerate(wanted):
        change: dict[str, object] = {"agent": handle, "gained": trait}
        if i < len(printed):
            change["lost"] = printed[i]
        changes.append(change)
    return changes


def position(task: str, complications: int, pool: list[str]) -> State:
    """Jarl Hroald with this pool on the field of the Task, beside Levy of the Hundred with one symbol of each Trait."""
    state = find("four_lands").start(make_setup("four_lands", "competitive", ["north", "sun"], 1))
    state.game.situate(
        state,
        {
            "phase": "tasks",
            "initiative": "north",
            "party": {
                "north": {"I": {"field": "westmoor", "agents": ["jarl_hroald"]}},
                "sun": {"I": {"field": "westmoor", "agents": ["hundred_levy"]}},
            },
            "field": {"westmoor": {"task": task}},
            "complications": ["north", "sun"][:complications],
            "changes": turned_into("north.I#1", ["war", "war", "deals"], pool)
            + turned_into("sun.I#1", ["war", "growth"], TRAITS),
        },
    )
    return state


@cache
def matches(need: tuple[str, ...], pool: tuple[str, ...], replaced: int) -> bool:
    """Can every needed symbol be matched? Tried out, one symbol after another, in every way that the rules know."""
    if not need:
        return True
    first, rest = need[0], need[1:]
    left = Counter(pool)

    def without(trait: str, number: int) -> bool:
        fewer = left.copy()
        fewer[trait] -= number
        return matches(rest, tuple(sorted(fewer.elements())), replaced)

    if left[first] and without(first, 1):
        return True
    if first == "magic":
        return False
    if any(left[trait] >= 3 and without(trait, 3) for trait in TRAITS if trait != "magic"):
        return True
    if replaced == 3 or left["magic"] <= replaced:
        return False
    fewer = left.copy()
    fewer["magic"] -= replaced + 1  # 1, then 2, then 3 symbols
    return matches(rest, tuple(sorted(fewer.elements())), replaced + 1)


class Sample:
    """A Task, what it needs now, and a pool that is close to covering it."""

    def __init__(self, chance: Random) -> None:
        self.task = chance.choice(list(NEEDS))
        self.complications = chance.randint(0, 2)
        self.need = [SHORT[letter] for letter in NEEDS[self.task]] + ["intrigue"] * self.complications
        self.pool = chance.sample(self.need, chance.randint(0, len(self.need)))
        for _ in range(chance.randint(0, 3)):  # runs of one Trait, so that there are triples
            self.pool += [chance.choice(TRAITS)] * chance.randint(1, 4)
        self.pool += ["magic"] * chance.choice([0, 0, 1, 2, 3, 6])
        while len(self.pool) < 3:
            self.pool.append(chance.choice(TRAITS))

    def numbers(self, thwarts: list[str]) -> tuple[int, int, int, int]:
        """k, t, m and j of FL-TRAIT-07, worked out by hand."""
        need, pool = Counter(self.need + thwarts), Counter(self.pool)
        plain = TRAITS[:-1]
        k = sum(need[trait] - pool[trait] for trait in plain if need[trait] > pool[trait])
        t = sum((pool[trait] - need[trait]) // 3 for trait in plain if pool[trait] > need[trait])
        m = pool["magic"] - need["magic"]
        j = 3 if m >= 6 else 2 if m >= 3 else 1 if m >= 1 else 0
        return k, t, m, j


@rule("FL-TRAIT-07")
def test_a_task_may_be_announced_just_when_some_way_of_matching_covers_it() -> None:
    chance = Random(7)
    seen: Counter[str] = Counter()
    for _ in range(1500):
        sample = Sample(chance)
        state = position(sample.task, sample.complications, sample.pool)
        action = state.parse("task I")
        expected = matches(tuple(sorted(sample.need)), tuple(sorted(sample.pool)), 0)
        assert (state.check(action) == OK) == expected, (sample.task, sample.need, sample.pool)
        k, t, m, j = sample.numbers([])
        assert (m >= 0 and k <= t + j) == expected, (sample.need, sample.pool)
        seen["plain" if expected and k == 0 else "substituted" if expected else "open"] += 1
        seen["both"] += expected and k > t and k > j
    assert min(seen["plain"], seen["substituted"], seen["open"]) > 150, seen
    assert seen["both"] > 20, seen


@rule("FL-TRAIT-08", "FL-TRAIT-09", "FL-THWART-04")
def test_the_traits_that_may_be_named_are_those_required_and_those_a_substitution_rests_on() -> None:
    chance = Random(8)
    seen: Counter[str] = Counter()
    for _ in range(1500):
        sample = Sample(chance)
        state = position(sample.task, sample.complications, sample.pool)
        if state.check(state.parse("task I")) != OK:
            continue
        state.apply(state.parse("task I"))
        k, t, _, j = sample.numbers([])
        need, pool = Counter(sample.need), Counter(sample.pool)
        named = {trait for trait in TRAITS if need[trait]}
        magic = k > t
        triples = {trait for trait in TRAITS[:-1] if pool[trait] - need[trait] >= 3}
        if magic:
            named.add("magic")
        if k > j:
            named |= triples
        legal = {state.format(action) for action in state.legal()}
        assert legal == {"pass"} | {f"thwart sun.I#1 {trait}" for trait in named}, (sample.task, sample.pool)
        seen["needs Magic"] += magic and not need["magic"]
        seen["needs a triple"] += k > j and bool(triples - set(sample.need))
        seen["Magic to spare"] += not magic and not need["magic"] and pool["magic"] > 0
        seen["a triple to spare"] += k <= j and bool(triples - set(sample.need))
    assert len(seen) == 4, seen
    assert min(seen.values()) > 20, seen
