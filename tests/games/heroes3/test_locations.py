"""What a situation cannot show of the map: all faces of the dice, ways over the land, a campaign begun again."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3.board import Board, good_turns
from hexfarer.games.heroes3.components import CARD_IDS
from hexfarer.games.heroes3.content.scenarios_campaign import CAMPAIGNS
from hexfarer.games.heroes3.content.tiles import TILE_IDS
from hexfarer.games.heroes3.flow.dice import gain_die
from hexfarer.games.heroes3.flow.levels import won_xp
from hexfarer.games.heroes3.player import Player
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import CASTLE, FAR, NEAR, STARTING, TREASURE_SYMBOL
from hexfarer.kernel.hexes import at, distance, ring
from hexfarer.kernel.registry import Setup
from tests.games.heroes3.table import GAME, does, plain, put, row
from tests.support import rule


@rule("H3-RES-003", "H3-COMP-004")
def test_each_face_of_the_resource_die_is_there_once() -> None:
    gained = []
    for face in range(6):
        s = plain()
        s.players[0].resources = [0, 0, 0]
        gain_die(s, 0, face)
        gained.append(s.players[0].resources)
    assert sorted(gained) == [[0, 0, 1], [0, 0, 2], [0, 2, 0], [0, 4, 0], [3, 0, 0], [6, 0, 0]]


@rule("H3-XP-010")
@pytest.mark.parametrize(
    ("own", "beaten", "gained"), [(1, 1, 1), (1, 2, 2), (1, 7, 2), (4, 3, 0), (7, 7, 1), (7, 6, 0)]
)
def test_experience_of_a_victory(own: int, beaten: int, gained: int) -> None:
    assert won_xp(own, beaten) == gained


@rule("H3-XP-001")
def test_levels_by_experience() -> None:
    player = Player(CASTLE, 0, 2)
    levels = []
    for xp in range(13):
        player.xp = xp
        levels.append(player.level())
    assert levels == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]


@rule("H3-LOC-TREASURE-1", "H3-LOC-TREASURE")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_as_many_treasure_dice_are_rolled_as_are_shown(dice: int) -> None:
    s = plain()
    (field,) = row(s, s.players[0].home, 1)
    put(s, field, "treasure_symbol")
    s.board.dice[field] = dice
    assert s.board.location[field] == TREASURE_SYMBOL
    s.players[0].morale = 1  # so that a single die can be seen before it is taken
    s.changed()
    does(s, f"move main {'ABCDEFGHIJ'[field // 7]}{field % 7}")
    assert len(s.rolled) == dice


# -- the land --


@rule("H3-TILE-003", "H3-TILE-009")
def test_tiles_overlap_up_to_two_fields_apart_and_touch_at_three() -> None:
    board = Board().with_place(at(0, 0), STARTING).with_place(at(2, 1), FAR)
    for centre in [at(q, r) for q in range(-7, 8) for r in range(-7, 8)]:
        apart = [distance(centre, other) for other in board.centres]
        assert board.fits(centre) == (min(apart) >= 3 and apart.count(3) == 2)
    assert len([centre for centre in ring(at(0, 0), 3) if distance(centre, at(0, 0)) == 3]) == 18


@rule("H3-TILE-026")
def test_ways_lead_over_walkable_edges_of_face_up_tiles() -> None:
    """The field beyond a border is next to the hero, but not one step away."""
    board = Board().with_place(at(0, 0), STARTING).with_place(at(2, 1), FAR).with_place(at(3, -2), FAR)
    board = board.with_tile_up(0, TILE_IDS.index("S3"), 0).with_tile_up(1, TILE_IDS.index("F4"), 0)
    beyond = board.map.find(at(2, 0))
    assert beyond in board.map.around(1)  # A1 is behind a border
    assert beyond // 7 == 1
    assert not board.reach(0)[beyond]
    open_land = board.with_tile_up(2, TILE_IDS.index("F3"), 0)
    assert open_land.reach(0)[beyond]  # round about, over the exit of the starting tile
    assert not board.reach(0)[2 * 7]  # face down
    assert not open_land.reach(0)[7]  # blocked


@rule("H3-TILE-010")
def test_a_tile_that_nothing_leads_to_may_lie_in_any_way() -> None:
    board = Board().with_place(at(0, 0), STARTING).with_place(at(-3, 3), NEAR)
    board = board.with_tile_up(0, TILE_IDS.index("S3"), 0)
    assert good_turns(board, 1, TILE_IDS.index("N1"), 0) == list(range(6))


# -- campaigns --


@rule("H3-END-016")
@pytest.mark.parametrize("scenario", [card.id for card in CAMPAIGNS])
def test_a_lost_scenario_of_a_campaign_begins_again_with_the_same_deck(scenario: str) -> None:
    """Whatever chance brings, the set-up alone says with which cards the hero begins."""
    decks = []
    for seed in (1, 2, 3):
        s = GAME.start(Setup("heroes3", "base", scenario, ["catherine"], {}, seed))
        assert isinstance(s, Heroes3)
        decks.append(sorted(CARD_IDS[card] for card in s.players[0].deck + s.players[0].hand))
    assert decks[0] == decks[1] == decks[2]
    assert "crusaders_1" in decks[0]
