"""Taking back: step by step within the own turn, never past what came to light or past the end of the turn."""

from __future__ import annotations

from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.session import Session
from hexfarer.kernel.situation import read
from hexfarer.kernel.state import State
from tests.support import rule

MAP = '  tiles: ["country_1 0,1", "country_3 1,0"]\n'


def session_of(given: str, seats: list[str] | None = None, seed: int = 1) -> Session:
    """A session that goes on from a position."""
    heroes = seats or ["tovak", "arythea"]
    [scene] = read("game: mage_knight\ngiven:\n" + given, "a position")
    session = Session.start(make_setup("mage_knight", "full_conquest", heroes, seed))
    session.state.game.situate(session.state, scene.given)
    return session


def take(session: Session, text: str) -> None:
    for part in text.split(";"):
        session.apply(session.state.parse(part.strip()))


def position(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.game.dump(state)
    return found


def seat(session: Session, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = position(session.state)["seat"][str(number)]
    return found


@rule("MK-UNDO-01")
def test_decisions_of_the_turn_are_taken_back_one_by_one() -> None:
    session = session_of(
        MAP
        + "  active: 0\n  source: [green, black]\n  space.B6: {enemies: [prowlers]}\n"
        + "  seat.tovak: {place: A0, hand: [march, rage, tranquility, wound], crystals: {red: 1}, units: [peasants]}\n"
    )
    seen = [position(session.state)]
    steps = ["power march", "move A2", "activate 1 3", "crystal red", "play tranquility", "choose 1", "heal", "move A1"]
    for step in steps:
        take(session, step)
        seen.append(position(session.state))
    assert seat(session)["place"] == "A1"
    assert seat(session)["hand"] == ["rage"]
    for before in reversed(seen[:-1]):
        assert session.can_undo(0)
        assert not session.can_undo(1)
        session.undo(0)
        assert position(session.state) == before
    assert not session.can_undo(0)  # nothing is left to take back
    assert seat(session)["hand"] == ["wound", "rage", "march", "tranquility"]
    assert seat(session)["units"][0]["ready"] is True


@rule("MK-UNDO-01")
def test_nobody_takes_back_what_another_player_did() -> None:
    session = session_of("  active: 0\n  seat.tovak: {hand: [march, rage]}\n")
    take(session, "play march")
    with pytest.raises(Problem):
        session.undo(1)
    assert seat(session)["move"] == 2


# (what happens, position, answers before it, the answer that brings something to light)
REVEALED: list[tuple[str, str, str, str]] = [
    (
        "a map tile",
        MAP + "  active: 0\n  seat.tovak: {place: B2, hand: [march, rage], move: 5}\n",
        "play march",
        "explore 1,1",
    ),
    (
        "the garrison of a keep next to the hero",
        MAP
        + "  active: 0\n  space.C1: {enemies: [golems hidden]}\n"
        + "  seat.tovak: {place: C4, hand: [march, rage], move: 3}\n",
        "play march",
        "move C0",
    ),
    (
        "an enemy drawn in a dungeon",
        '  tiles: ["country_7 0,1", "country_3 1,0"]\n  active: 0\n  space.B1: {enemies: []}\n'
        "  seat.tovak: {place: B3, hand: [march, rage]}\n",
        "play march",
        "enter",
    ),
    (
        "a summoned monster",
        "  active: 0\n  seat.tovak: {hand: [march, fire_bolt]}\n  combat: {foes: [orc_summoners]}\n",
        "play fire_bolt",
        "next",
    ),
    (
        "a ruins token",
        '  tiles: ["country_8 0,1", "country_3 1,0"]\n  active: 0\n  time: night\n'
        "  space.B1: {ruin: green_green hidden}\n"
        "  seat.tovak: {place: B2, hand: [march, rage], move: 5}\n",
        "play march",
        "move B1",
    ),
    (
        "a card of the own deck",
        "  active: 0\n  seat.tovak: {hand: [tranquility, march], deck: [rage, stamina]}\n",
        "play march; play tranquility",
        "choose 2",
    ),
    (
        "a spell that fills the offer",
        '  tiles: ["country_4 0,1", "country_3 1,0"]\n  active: 0\n  talk: true\n  source: [black]\n'
        "  space.B0: {shields: [1]}\n  spell_offer: [fireball, snowstorm, tremor]\n"
        "  seat.tovak: {place: B0, hand: [march, rage], influence: 7, mana: {red: 1}}\n",
        "sideways march influence",
        "buy fireball",
    ),
    (
        "an advanced action that fills the offer",
        "  active: 0\n  source: [black]\n  action_offer: [ambush, agility, decompose]\n"
        "  seat.tovak: {hand: [training, march, rage, stamina]}\n",
        "play stamina; play training",
        "card march",
    ),
    (
        "the top of the advanced action deck",
        '  tiles: ["country_1 0,1", "country_3 1,0", "core_5 1,1"]\n  active: 0\n  talk: true\n'
        "  space.D1: {enemies: []}\n  city.green: {conquered: true, shields: [0], leader: 0}\n"
        "  seat.tovak: {place: D0, hand: [promise, rage], influence: 6}\n",
        "play promise",
        "buy-unseen",
    ),
    (
        "the top of the elite deck",
        '  tiles: ["country_1 0,1", "country_3 1,0", "core_7 1,1"]\n  active: 0\n  talk: true\n'
        "  space.D1: {enemies: []}\n  city.white: {conquered: true, shields: [0], leader: 0}\n"
        "  seat.tovak: {place: D0, hand: [promise, rage], influence: 6}\n",
        "play promise",
        "buy-elite",
    ),
    (
        "a rolled die",
        "  active: 0\n  source: [red, blue]\n  seat.tovak: {hand: [mana_storm, march]}\n",
        "play march; play mana_storm",
        "die red",
    ),
    (
        "the hand of another player",
        "  active: 0\n  source: [black]\n  seat.tovak: {hand: [mind_read, march], mana: {white: 1}}\n"
        "  seat.arythea: {hand: [march]}\n",
        "play march; play mind_read",
        "colour red",
    ),
]


@rule("MK-UNDO-02", "MK-UNDO-03")
@pytest.mark.parametrize("what", range(len(REVEALED)), ids=[entry[0] for entry in REVEALED])
def test_what_came_to_light_is_not_taken_back_nor_anything_before_it(what: int) -> None:
    _, given, before, reveals = REVEALED[what]
    session = session_of(given)
    if before:
        take(session, before)
        assert session.can_undo(0)  # so far nothing was seen
    take(session, reveals)
    found = position(session.state)
    assert not session.can_undo(0)
    assert not session.can_undo(1)
    with pytest.raises(Problem):
        session.undo(0)
    assert position(session.state) == found
    assert session.settled() == len(session.line)


@rule("MK-UNDO-02")
def test_the_answer_of_another_player_is_not_taken_back() -> None:
    session = session_of(
        "  active: 0\n  source: [black]\n  seat.tovak: {hand: [mind_read, march], mana: {white: 1}}\n"
        "  seat.arythea: {hand: [rage, battle_versatility]}\n"
    )
    take(session, "play mind_read; colour red")
    assert session.state.to_act() == 1
    take(session, "card rage")
    assert not session.can_undo(0)


@rule("MK-UNDO-03")
def test_mana_units_and_skills_used_before_stay_used() -> None:
    session = session_of(
        "  active: 0\n  source: [black]\n"
        "  seat.tovak: {hand: [march, tranquility], deck: [rage], mana: {green: 1}, units: [peasants],"
        " skills: [tovak_double_time]}\n"
    )
    take(session, "power march; activate 1 3; use tovak_double_time; move A2; play tranquility; choose 2")
    with pytest.raises(Problem):
        session.undo(0)
    assert seat(session)["mana"]["green"] == 0
    assert seat(session)["units"][0]["ready"] is False
    assert seat(session)["skills"] == {"tovak_double_time": "used"}
    assert seat(session)["place"] == "A2"
    take(session, "move A1")
    session.undo(0)  # what came after it may be taken back
    assert seat(session)["place"] == "A2"
    assert not session.can_undo(0)


KEEP_BY_DAY = (
    MAP
    + "  active: 0\n  space.C1: {enemies: [swordsmen]}\n"
    + "  seat.tovak: {place: C2, hand: [march, rage], move: 3, units: [peasants]}\n"
)
KEEP_BY_NIGHT = (
    MAP
    + "  active: 0\n  time: night\n  space.C1: {enemies: [swordsmen hidden]}\n"
    + "  seat.tovak: {place: C2, hand: [march, rage], move: 3, units: [peasants]}\n"
)


@rule("MK-UNDO-04", "MK-UNDO-02")
def test_tc_95_undo_after_assaulting_a_keep() -> None:
    """TC-95 Undo after assaulting a keep whose token was face up is allowed, with a face-down one it is not."""
    session = session_of(KEEP_BY_DAY)
    start = position(session.state)
    take(session, "move C1")
    assert seat(session)["reputation"] == -1
    assert session.state.view(0)["combat"] != {}
    take(session, "next; guard 1; activate 1 1; next")  # to the damage, nothing new was seen
    while session.can_undo(0):
        session.undo(0)
    assert position(session.state) == start
    assert seat(session)["reputation"] == 0
    assert seat(session)["place"] == "C2"

    dark = session_of(KEEP_BY_NIGHT)
    take(dark, "move C1")
    assert seat(dark)["reputation"] == -1
    assert not dark.can_undo(0)


@rule("MK-UNDO-04")
def test_a_fight_against_known_enemies_is_final_once_a_monster_was_summoned() -> None:
    session = session_of(
        MAP
        + "  active: 0\n  space.B6: {enemies: [orc_summoners]}\n"
        + "  seat.tovak: {place: B0, hand: [march, rage]}\n"
    )
    take(session, "challenge B6; target 1")
    session.undo(0)
    session.undo(0)
    assert session.state.view(0)["combat"] == {}
    take(session, "challenge B6; next")
    assert not session.can_undo(0)


@rule("MK-UNDO-05")
def test_the_end_of_the_turn_is_final_even_if_nothing_is_rolled_or_drawn() -> None:
    session = session_of("  active: 0\n  source: [black]\n  seat.tovak: {hand: [fire_bolt, wound], deck: []}\n")
    take(session, "play fire_bolt")
    assert session.can_undo(0)
    take(session, "end")
    assert not session.can_undo(0)
    assert seat(session)["discard"] == ["fire_bolt"]


@rule("MK-UNDO-05", "MK-UNDO-02")
def test_the_end_of_the_turn_is_final_while_its_questions_are_open() -> None:
    session = session_of(
        "  active: 0\n  source: [black]\n"
        "  seat.tovak: {fame: 3, hand: [march, rage, stamina], deck: [swiftness],"
        " skill_pile: [tovak_double_time, tovak_shield_mastery]}\n"
    )
    take(session, "play march; end")
    assert session.state.to_act() == 0  # two skill tokens were turned up
    assert not session.can_undo(0)
    take(session, "skill tovak_double_time")
    assert session.can_undo(0)  # the choice itself has shown nothing
    session.undo(0)
    assert not session.can_undo(0)
