"""What the table lists: everything that an answer touches is there, with a name, and tells what it is."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.mage_knight.moves import explore_verdict
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.things import open_slots
from hexfarer.kernel import registry
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.table import choices
from hexfarer.kernel.verdict import OK
from hexfarer.server.position import facts, things
from hexfarer.server.words import speaker
from tests.support import ALL, positions

GAMES = 24 if ALL else 4  # of each game
STEPS = 600 if ALL else 120
WORDS = speaker("en")
# What can be chosen although it lies nowhere yet; everything else is listed because it lies on the table.
FRESH = {
    "mage_knight": {"card", "tactic", "skill"},
    "euthia": {"tile", "gem"},
    "heroes3": {"unit", "card"},
    "four_lands": {"card"},
}


@pytest.mark.parametrize("game", registry.names())
def test_whatever_an_answer_touches_is_listed_once_with_a_name(game: str) -> None:
    for s in positions(game, GAMES, STEPS, 1):
        listed = s.game.things(s, s.to_act())
        ids = {str(thing["id"]) for thing in listed}
        touched = {id for action in s.legal() for id in s.game.label(s, action).things}
        assert {id.partition(":")[0] for id in touched - ids} <= FRESH[game], touched - ids


@pytest.mark.parametrize("game", registry.names())
def test_every_thing_of_a_position_has_its_actions_and_tells_what_it_is(game: str) -> None:
    chance = Random(1)
    for s in positions(game, GAMES, STEPS, 40):
        seat = s.to_act()
        offered = choices(s)
        shown = things(s, seat, offered, WORDS)
        by_id = {thing["id"]: thing for thing in shown}
        for i, choice in enumerate(offered):
            assert all(i in by_id[id]["actions"] for id in choice.label.things)
        for thing in chance.sample(shown, min(4, len(shown))):
            assert thing["name"]
            assert thing["name"] != thing["id"]
            told = facts(s, seat, thing["id"], WORDS)
            assert {one["notation"] for one in told["now"]} == {offered[i].notation for i in thing["actions"]}
        rules = [s.game.rules_about.get(kind, "") for kind in {thing["kind"] for thing in shown}]
        assert all(rule == "" or rule.startswith(s.game.rule_prefix) for rule in rules)


def test_a_watcher_is_told_of_what_belongs_to_the_seat_that_is_asked() -> None:
    s = registry.find("euthia").start(make_setup("euthia", "the_hunt", ["dral", "ael"], 1))
    ids = {thing["id"] for thing in things(s, -1, [], WORDS)}
    assert {"half:mining/move", "half:combat/act", "stat:gaar", "slot:helmet"} <= ids


def test_a_place_for_a_tile_is_one_where_it_could_be_put_from_close_by() -> None:
    """Nobody need stand there: what else speaks against a listed place is only how far it is, or the price."""
    checked = 0
    for s in positions("mage_knight", GAMES, STEPS, 40):
        assert isinstance(s, MageKnight)
        seat = s.to_act()
        listed = open_slots(s)
        assert not set(listed) & set(s.board.slots)
        for where in listed:
            verdict = explore_verdict(s, seat, where)
            if verdict != OK:
                assert s.game.reasons.of(verdict).key not in ("mk-tile-there", "mk-off-the-map", "mk-no-tile-left")
            checked += 1
    assert checked > 20
