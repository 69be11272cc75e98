"""What an answer leads to: what is foretold comes about when it is given and all else is let happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from hexfarer.games.four_lands import verbs
from hexfarer.games.four_lands.answering import outlook, settled
from hexfarer.games.four_lands.consequences import came_about
from hexfarer.games.four_lands.flow.window import Response
from hexfarer.games.four_lands.state import FourLands
from hexfarer.kernel import situation
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.outlook import MAYBE, PART, STOPS
from hexfarer.kernel.rng import seeded
from hexfarer.text import Speaker
from tests.games.four_lands.play import TABLES, steps
from tests.support import ALL, rule

HERE = Path(__file__).parents[2] / "e2e"
GAMES = 40 if ALL else 12
SAY = Speaker("en").say


def asked() -> Iterator[tuple[FourLands, int]]:
    """Positions of random games in which a seat could answer, and the seat."""
    for i in range(GAMES):
        for step in steps(*TABLES[i % len(TABLES)], 700 + i, 700):
            s = step.before
            if isinstance(s.stack[-1], Response) and len(s.legal()) > 1:
                yield s, s.to_act()


@rule("FL-STACK-09", "FL-STACK-13", "FL-TASK-10")
def test_an_answer_that_is_said_to_stop_something_stops_it_and_one_that_is_not_does_not() -> None:
    results: Counter[str] = Counter()
    for number, (s, seat) in enumerate(asked()):
        item = s.items[-1]
        found = outlook(s, seat)
        given = {line for answer in found.answers for line in [answer.line[0]]}
        wanted = {s.format(action) for action in s.legal() if kind_of(action) not in (verbs.PASS, verbs.TRADE)}
        assert given <= wanted
        assert {line for line in wanted if line.startswith("thwart")} <= given
        for answer in found.answers:
            after = s.determinize(seat, seeded(number))
            before = after.copy()
            after.log = []
            for notation in answer.line:
                after.apply(after.parse(notation))  # every step is legal
            wished = came_about(settled(after, item.number), before, item) == (item.seat == seat)
            calm = before.copy()
            already = came_about(settled(calm, item.number), before, item) == (item.seat == seat)
            results[answer.result] += 1
            if answer.result == STOPS:
                assert wished, (s, answer.line)
            elif answer.result not in (MAYBE, PART) and not already:
                assert not wished, (s, answer.line)
            assert SAY(answer.words)
            assert SAY(answer.note)
    assert min(results[STOPS], results["nothing"]) > 5, results


@rule("FL-TASK-10")
def test_what_is_told_to_happen_is_told_in_words() -> None:
    for s, seat in asked():
        found = outlook(s, seat)
        assert found.happens
        for one in found.happens:
            assert SAY(one.words)
        for phrase in found.unable:
            assert SAY(phrase)


@rule("FL-THWART-04", "FL-SPELL-10", "FL-SPELL-12", "FL-SPELL-COUNTERSPELL-01")
def test_cards_and_agents_are_told_with_what_they_are_enough_for() -> None:
    s = situation.position(situation.load(HERE / "four_lands_answer.yaml"))
    assert isinstance(s, FourLands)
    found = outlook(s, s.to_act())
    assert [SAY(one.words) for one in found.happens] == [
        "Sun 3 → 4\N{NO-BREAK SPACE}VP",
        "Sun II: +1 Defence each",
        "Nobody else can get The Book of Westmoor",
    ]
    told = {SAY(answer.words).replace("\N{NO-BREAK SPACE}", " "): answer for answer in found.answers}
    assert told["Cast Counterspell, 1 AP"].line == ["play counterspell", "by north.I#2"]  # whom everybody knows already
    assert told["Cast Counterspell, 1 AP"].result == STOPS
    arrow = told["Cast Fire Arrow, 2 AP"]
    assert (arrow.result, arrow.line) == (STOPS, ["play fire_arrow", "pay 2", "on sun.II#1"])
    assert SAY(arrow.note) == "On Witch of the Ford: 4 against 1 + 2 Magic, it is stopped"
    thwart = told["Thwart Mystery with Huntress Ketla, free"]
    assert thwart.result == PART
    assert SAY(thwart.note) == "The work fails together with Mage of Cirth, unless Sun II gets help"
    assert [SAY(phrase) for phrase in found.unable] == [
        "Jarl Hroald and Berserker Brunvar cannot: the Task has no use for War and Deals"
    ]


def test_nothing_is_told_where_no_answer_is_asked() -> None:
    s = situation.position(situation.load(HERE / "four_lands_map.yaml"))
    assert isinstance(s, FourLands)
    assert outlook(s, s.to_act()).answers == []
    other = situation.position(situation.load(HERE / "four_lands_answer.yaml"))
    assert isinstance(other, FourLands)
    assert outlook(other, 1).answers == []
