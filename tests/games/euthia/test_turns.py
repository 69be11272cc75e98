"""Rounds, turns, Action tokens, and how a game is set out."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia.board import CENTRE
from hexfarer.games.euthia.components import BOARDS, FIRST_ELITE, MONSTERS, TILES
from hexfarer.games.euthia.pieces import flipped, is_live, is_spent, piece, spent, with_gem
from hexfarer.games.euthia.terms import (
    COMBAT,
    FROM_ALCHEMIST,
    FROM_SLAYERS,
    HEROES,
    MIND_CONTROL,
    MINING,
    NONE,
    OPAL,
    POTIONS,
    SOUL_CONTROL,
    TRADE,
)
from tests.games.euthia.map_table import begun, does, options, stand, table, why, word
from tests.support import rule

# -- rounds and turns --


@rule("EU-ROUND-06", "EU-TURN-01", "EU-SETUP-14")
def test_turns_go_around_from_the_first_player_for_the_whole_game() -> None:
    s = begun(seats=3)
    first = s.first
    for _ in range(2):
        for i in range(3):
            assert s.to_act() == (first + i) % 3
            assert s.players[s.to_act()].at == s.board.church()
            does(s, "end", "stop")
    assert s.first == first
    assert s.round == 3


@rule("EU-SETUP-14")
def test_the_first_player_is_chance() -> None:
    assert {begun(seats=3, seed=seed).first for seed in range(20)} == {0, 1, 2}


@rule("EU-ROUND-02", "EU-ROUND-03", "EU-ROUND-04", "EU-ROUND-05", "EU-TURN-06")
def test_a_round_brings_tokens_ready_tiles_and_active_gems() -> None:
    s = table(seats=1)
    player = s.players[0]
    helmet = next(i for i, tile in enumerate(TILES) if tile.sockets and not tile.is_own())
    for pile in [*s.stacks, *s.offers]:
        if helmet in pile:
            pile.remove(helmet)
            break
    player.pieces = sorted([spent(p) for p in player.pieces] + [flipped(with_gem(piece(helmet), OPAL), 0)])
    known = player.stack.pop()
    player.known = [spent(piece(known))]
    s.changed()
    does(s, "march mining", "march trade", "end", "token combat")
    assert s.round == 2
    assert player.tokens == 7
    assert player.saved == COMBAT  # a fourth one
    assert not any(is_spent(p) for p in player.pieces + player.known)
    assert all(is_live(p, 0) for p in player.pieces if p & 0x3FF == helmet)


@rule("EU-TURN-06", "EU-ACTION-02")
def test_one_unused_token_may_be_saved_and_the_others_go() -> None:
    s = table(seats=1)
    player = s.players[0]
    player.saved = TRADE
    s.changed()
    assert {"march mining", "march trade", "march combat", "march saved"} <= set(options(s))
    does(s, "march saved")
    assert player.move == 2
    assert why(s, "march saved") == "no-token"
    does(s, "end")
    assert options(s) == ["token mining", "token trade", "token combat", "stop"]
    does(s, "stop")
    assert player.saved == NONE
    player.saved = MINING
    player.tokens = 1 << COMBAT
    s.changed()
    does(s, "end")
    assert options(s) == ["token combat", "token saved", "stop"]
    does(s, "token saved")
    assert player.saved == MINING


@rule("EU-TURN-06")
def test_tokens_that_are_not_saved_leave_the_board_at_once() -> None:
    s = table()
    does(s, "end", "token trade")
    assert (s.players[0].tokens, s.players[0].saved) == (0, TRADE)
    assert s.players[1].tokens == 7  # whose turn it is now


@rule("EU-TURN-05")
def test_move_points_are_lost_at_the_end_of_a_turn() -> None:
    s = table(seats=1)
    does(s, "march combat", "end", "stop")
    assert s.players[0].move == 0


@rule("EU-TURN-02", "EU-TURN-03", "EU-ACTION-05")
def test_a_free_action_interrupts_a_move_and_costs_no_token() -> None:
    s = table()
    player = s.players[0]
    player.gold, player.health = 1, 1
    stand(s, 0, 0)
    tokens = player.tokens & ~(1 << TRADE)
    does(s, "march trade", f"step {word(s, CENTRE)}", "pray", f"step {word(s, 1)}")
    assert (player.at, player.move, player.health, player.tokens) == (1, 0, 7, tokens)


@rule("EU-ROUND-01")
@pytest.mark.parametrize(("scenario", "rounds"), [("the_hunt", 10), ("defence_of_the_realm", 12)])
def test_a_game_has_the_rounds_of_its_scenario(scenario: str, rounds: int) -> None:
    assert begun(scenario).plan.rounds == rounds


# -- how a game is set out --


@rule("EU-SETUP-02", "EU-SETUP-08", "EU-SETUP-09", "EU-SETUP-13", "EU-SETUP-15", "EU-DWURT-01")
@pytest.mark.parametrize("hero", HEROES)
def test_how_a_hero_begins(hero: str) -> None:
    s = begun(heroes=[hero, "dral" if hero != "dral" else "ael"])
    player = s.players[0]
    assert player.board() is BOARDS[HEROES.index(hero)]
    assert player.health == player.max_health()
    if hero == "maeldur":
        assert player.board().health == 6
    assert (player.gaar, player.dwurt) == ((0, 5) if hero == "skoldur" else (4, 0))
    assert (player.rep, player.gold, player.hand, player.controls) == (0, 2, [], 0)
    assert len(s.board.tiles) == 1
    assert s.board.at(s.board.church()).kind == 14


@rule("EU-SETUP-10", "EU-SETUP-11", "EU-SETUP-12", "EU-SOLO-02", "EU-COOP-08")
@pytest.mark.parametrize("hero", HEROES)
def test_starting_tiles_lie_on_the_board_and_the_others_by_their_value(hero: str) -> None:
    number = 16 + HEROES.index(hero)
    other = "dral" if hero != "dral" else "ael"
    for heroes, mode, left_out in (
        ([hero], "competitive", 2),
        ([hero, other], "competitive", 1),
        ([hero, other], "coop", 1),
    ):
        s = begun(heroes=heroes, mode=mode)
        player = s.players[0]
        own = [i for i, tile in enumerate(TILES) if tile.home == number and tile.players != left_out]
        assert [p & 0x3FF for p in player.pieces] == [i for i in own if TILES[i].rep == NONE]
        assert sorted(player.stack) == [i for i in own if TILES[i].rep != NONE]
        values = [TILES[i].rep for i in player.stack]
        assert values == sorted(values)


@rule("EU-SETUP-16", "EU-SETUP-17", "EU-SETUP-19", "EU-SETUP-25")
def test_offers_and_piles() -> None:
    s = begun()
    assert [len(offer) for offer in s.offers] == [4, 4, 4]
    assert [len(s.stacks[i]) for i in range(FROM_SLAYERS + 1)] == [69, 72, 66]
    assert len(s.stacks[POTIONS]) == 12
    assert s.offers[FROM_ALCHEMIST] != begun(seed=2).offers[FROM_ALCHEMIST]
    assert [len(deck) for deck in s.monsters] == [14, 14, 12]
    assert all(MONSTERS[card].level == level + 1 for level in range(3) for card in s.monsters[level])
    assert max(card for deck in s.monsters for card in deck) < FIRST_ELITE
    assert s.quest_decks == [[]] * 14


@rule("EU-SETUP-20", "EU-SETUP-21", "EU-SOLO-01")
@pytest.mark.parametrize(
    ("seats", "mode", "controls"), [(1, "competitive", 0), (2, "competitive", 0), (3, "competitive", 6), (3, "coop", 0)]
)
def test_gold_cards_combat_cards_and_control_cards(seats: int, mode: str, controls: int) -> None:
    s = begun(seats=seats, mode=mode)
    rivals = seats > 1 and mode == "competitive"
    cards = s.cards[1] + s.gold_bank
    assert cards.count(SOUL_CONTROL) == (8 if rivals else 0)
    assert cards.count(MIND_CONTROL) == (0 if rivals else 8)
    assert len(s.combat_cards) == (0 if rivals else 36)
    assert sorted(s.controls) == [seat for seat in range(controls // 2) for _ in range(2)]
