"""From a scenario to the first position."""

from __future__ import annotations

from collections import Counter

import pytest

from hexfarer.games.heroes3.board import field_name
from hexfarer.games.heroes3.components import CARDS, MINOR
from hexfarer.games.heroes3.content.tiles import TILE_IDS
from hexfarer.games.heroes3.game import Heroes3Game
from hexfarer.games.heroes3.player import MAIN, SECOND
from hexfarer.games.heroes3.state import ARTIFACTS
from hexfarer.games.heroes3.terms import FAR, NONE
from tests.games.heroes3.table import begun, does, options, tile_of
from tests.support import rule


@rule("H3-SETUP-009", "H3-SCEN-002", "H3-HID-001")
def test_tiles_that_must_be_there_may_lie_on_any_place() -> None:
    gold = {TILE_IDS.index(id) for id in ("F4", "F5", "F6")}
    others: Counter[int] = Counter()
    for seed in range(40):
        s = begun("dwarven_gold", seed=seed)
        far = [i for i, kind in enumerate(s.board.kinds) if kind == FAR]
        assert gold <= {s.under[i] for i in far}
        others.update(i for i in far if s.under[i] not in gold)
    assert set(others) == {2, 3, 4, 5}


@rule("H3-SETUP-010")
def test_pools_hold_tiles_that_are_not_on_the_map() -> None:
    for seed in range(10):
        s = begun("force_of_will", 3, seed)
        pools = [tile for player in s.players for tile in player.pool]
        assert len(pools) == 3
        assert not set(pools) & set(s.under)


@rule("H3-SETUP-025", "H3-DIFF-003")
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_after_the_bonuses_artifacts_are_shuffled_together(difficulty: str) -> None:
    s = begun(difficulty=difficulty)
    while options(s, "turn"):
        does(s, options(s)[0])
    for _ in s.players:
        does(s, "choose 2")
        while not options(s, "choose") and not options(s, "draw"):
            does(s, options(s)[0])
    assert s.round == 1
    assert len(s.deck_discards[ARTIFACTS]) == 1  # what was put away is in the deck again
    held = [card for player in s.players for card in player.hand]
    assert len(held) == len(s.players)


@rule("H3-DIFF-002", "H3-SETUP-024")
def test_the_hard_bonus_is_the_first_minor_artifact() -> None:
    for seed in range(12):
        s = begun(difficulty="hard", seed=seed)
        while options(s, "turn"):
            does(s, options(s)[0])
        seat = s.to_act()
        deck = s.decks[ARTIFACTS][::-1]
        wanted = next(card for card in deck if CARDS[card].quality == MINOR)
        does(s, "choose 2")
        assert s.players[seat].hand == [wanted]
        aside = deck[: deck.index(wanted)]
        assert s.deck_discards[ARTIFACTS][1:] == aside


@rule("H3-OPT-05")
def test_the_second_hero_may_begin_on_an_exit_of_the_starting_tile() -> None:
    s = begun(second_hero="yes", no_bonus="yes")
    while options(s, "turn"):
        does(s, options(s)[0])
    seat = s.to_act()
    home = s.players[seat].home
    exits = s.board.exits(tile_of(home))
    assert options(s) == [f"field {field_name(field)}" for field in exits]
    assert len(exits) == 2
    for _ in s.players:
        does(s, options(s)[0])
    assert all(player.at[SECOND] != NONE != player.at[MAIN] for player in s.players)
    assert s.players[seat].mp[SECOND] == 2


@rule("H3-SETUP-001")
def test_the_dragon_utopia_has_guards_of_its_own() -> None:
    assert begun("force_of_will").plan.utopia[1] == (0, 2, 1, 1)
    assert begun().plan.utopia == []


@rule("H3-COMP-002")
def test_a_second_game_object_does_not_double_the_box() -> None:
    before = len(CARDS)
    Heroes3Game()
    assert len(CARDS) == before
