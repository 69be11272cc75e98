"""Modes that the core box cannot play, and rules of which little is left to decide at the table."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3 import verbs
from hexfarer.games.heroes3.components import ABILITY, ARTIFACT, CARDS, SPELL, card_number
from hexfarer.games.heroes3.content.scenarios import SCENARIOS
from hexfarer.games.heroes3.flow.cards import Casting
from hexfarer.games.heroes3.flow.visiting import Visit
from hexfarer.games.heroes3.plan import CAMPAIGN, CLASH, COOPERATION
from hexfarer.games.heroes3.player import MAIN
from hexfarer.games.heroes3.reasons import REASONS
from hexfarer.games.heroes3.state import ABILITIES, ARTIFACTS
from hexfarer.games.heroes3.terms import GOLD
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import make_setup
from tests.games.heroes3.ai_tables import combat
from tests.games.heroes3.table import GAME, begun, does, free, options, plain, put, row, why
from tests.support import rule


def refused(scenario: str, seats: list[str], **chosen: str) -> str:
    """The key of the problem that keeps a game from starting."""
    with pytest.raises(Problem) as caught:
        make_setup("heroes3", scenario, seats, options=chosen)
    return caught.value.phrase.key


@rule("H3-ALL-001", "H3-ALL-003", "H3-SETUP-002")
def test_no_scenario_is_for_two_teams_of_two() -> None:
    assert {card.mode for card in SCENARIOS} == {CLASH, COOPERATION, CAMPAIGN}
    assert max(scenario.most for scenario in GAME.scenarios) == 3
    assert refused("arrogance", ["catherine", "mutare", "sandro", "rion"]) == "problem-unknown-name-of"
    for scenario in GAME.scenarios:
        if scenario.most == 3:
            assert refused(scenario.id, ["catherine", "mutare", "sandro", "rion"]) == "problem-seat-count"


@rule("H3-ALL-001")
def test_everybody_has_a_turn_of_the_own_in_the_order_of_seats() -> None:
    for mode in ("brave_new_world", "geleas_champions"):
        s = begun(mode, 3, seed=5)
        first = s.order[0]
        assert s.order == [(first + i) % 3 for i in range(3)]  # no team decides who goes first


@rule("H3-TRADE-006")
def test_resources_are_not_given_away_freely_but_at_a_trading_post() -> None:
    s = plain("geleas_champions")
    field = row(s, s.players[1].home, 1)[0]
    s.players[0].at[MAIN] = field  # beside the other hero, in the own turn
    s.players[0].resources = [20, 9, 9]
    before = s.players[1].resources[GOLD]
    free(s, 0)
    assert not options(s, "give")
    assert why(s, "give gold 1")
    put(s, field, "trading_post")
    s.push(Visit(0, MAIN, field))
    s.settle()
    does(s, "stop", "choose 1", "give gold 1")
    assert [player.resources[GOLD] for player in s.players] == [19, before + 1]


@rule("H3-SCEN-003")
def test_what_a_scenario_forbids_is_refused_with_its_rule() -> None:
    s = plain("llq_1_homecoming", 1)
    s.players[0].resources = [90, 90, 90]
    s.changed()
    assert "build citadel" in options(s)
    verdict = s.check(s.parse("build dwelling_gold"))
    assert REASONS.of(verdict).rule == "H3-SCEN-003"
    assert why(s, "build dwelling_gold") == "never-built"
    other = plain()
    other.players[0].resources = [90, 90, 90]
    other.changed()
    assert why(other, "build dwelling_gold") != "never-built"  # elsewhere only the order of dwellings stops it


@rule("H3-TOUR-001", "H3-TOUR-002")
def test_a_game_for_two_keeps_the_cards_and_the_hidden_map_that_a_tournament_would_not() -> None:
    s = begun()
    everything = s.decks[ABILITIES] + s.deck_discards[ABILITIES] + s.decks[ARTIFACTS] + s.deck_discards[ARTIFACTS]
    everything += [card for player in s.players for card in player.deck]
    for id in ("diplomacy", "hourglass_of_the_evil_hour"):
        assert everything.count(card_number(id)) == CARDS[card_number(id)].copies
    assert [player.morale for player in s.players] == [0, 0]
    assert not all(s.board.up)


@rule("H3-SETUP-003", "H3-SETUP-004")
@pytest.mark.parametrize("seats", [["catherine", "rion"], ["sandro", "mutare", "tamika"]])
def test_two_players_of_one_faction_are_refused(seats: list[str]) -> None:
    assert refused("brave_new_world", seats) == "problem-h3-factions"


@rule("H3-SPELL-010", "H3-SPELL-011")
def test_magic_arrow_is_basic_of_any_school_and_no_card_of_the_box_asks_which() -> None:
    arrow = CARDS[card_number("magic_arrow")]
    schools = {card.school for card in CARDS if card.kind == SPELL}
    assert not arrow.expert_spell
    assert [card.id for card in CARDS if card.kind == SPELL and card.school == arrow.school] == ["magic_arrow"]
    assert len(schools) == 5
    s = begun("llq_1_homecoming", 1)
    combat(s, "crusaders:pack@a1", "troglodytes@a5")
    s.players[0].hand = [card_number("magic_arrow")]
    s.push(Casting(0, card_number("magic_arrow"), [], True))
    s.changed()
    assert {kind_of(action) for action in s.legal()} == {verbs.OUTCOME, verbs.STOP}  # no school is asked


@rule("H3-COMP-001")
def test_there_is_more_gold_than_there_are_tokens_in_the_box() -> None:
    s = plain()
    s.players[0].resources = [33, 21, 16]  # all tokens there are
    s.players[1].resources = [33, 21, 16]
    s.gain(0, GOLD, 5)
    assert s.players[0].resources == [38, 21, 16]


@rule("H3-COMP-001")
def test_there_are_more_cubes_than_in_the_box() -> None:
    s = plain("brave_new_world", 3)
    fields = [field for field in range(len(s.board.location)) if s.flag[field] < 0][:45]
    for field in fields:
        put(s, field, "water_wheel")
        s.push(Visit(0, MAIN, field))
        s.players[0].at[MAIN] = field
        s.changed()
        s.settle()
    assert len(fields) == 45
    assert sum(1 for cube in s.black if cube) == 45  # the box has 40


@rule("H3-COMP-002")
def test_cards_are_as_many_as_were_printed() -> None:
    counts = {kind: sum(card.copies for card in CARDS if card.kind == kind) for kind in (ABILITY, ARTIFACT, SPELL)}
    assert counts == {ABILITY: 30, ARTIFACT: 32, SPELL: 46}
