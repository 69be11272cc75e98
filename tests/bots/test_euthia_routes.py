"""How a bot of Euthia goes through the rest of its turn."""

from __future__ import annotations

import pytest

from hexfarer.bots.greedy import Greedy
from hexfarer.games.euthia import hints, verbs
from hexfarer.games.euthia.components import QUEST_IDS, TILE_IDS, Field
from hexfarer.games.euthia.flow.trading import Trading
from hexfarer.games.euthia.pieces import piece
from hexfarer.games.euthia.routes import lure, spend, ways
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import COMBAT, ENCOUNTER, FROM_MERCHANT, MINING, MOUNTAIN, NONE, TRADE
from hexfarer.kernel.action import a_of, kind_of
from tests.games.euthia.map_table import lay, table

INNKEEPER = 1


def played(s: Euthia, most: int = 20) -> list[int]:
    """What the bot does until its turn is over."""
    bot = Greedy(8)
    seat = s.to_act()
    done: list[int] = []
    while not s.over and s.current == seat and len(done) < most:
        action = bot.choose(s)
        done.append(action)
        s.apply(action)
    return [kind_of(action) for action in done]


@pytest.mark.parametrize(
    ("need", "left", "kept"),
    [
        (1, 0, [TRADE, COMBAT]),
        (2, 0, [MINING, COMBAT]),
        (4, 0, [TRADE]),
        (5, 0, [MINING]),
        (6, 0, []),
        (7, NONE, [MINING, TRADE, COMBAT]),
    ],
)
def test_no_more_tokens_are_spent_on_a_way_than_it_takes(need: int, left: int, kept: list[int]) -> None:
    tokens = [MINING, TRADE, COMBAT]
    assert spend(tokens, need) == left
    assert tokens == kept


def test_a_quest_that_can_be_paid_is_gone_for_and_fulfilled_in_one_turn() -> None:
    s = table()
    lay(s, 1, 0, Field(ENCOUNTER, sub=INNKEEPER))
    s.open_quests[INNKEEPER] = [QUEST_IDS.index("enc_innkeeper_7")]
    s.players[0].gold = 6
    s.changed()
    done = played(s)
    assert verbs.QUEST in done
    assert verbs.MARCH in done[: done.index(verbs.QUEST)]


def test_the_token_for_the_action_at_the_end_of_the_way_is_kept() -> None:
    s = table()
    lay(s, 1, 0, Field(MOUNTAIN))
    assert verbs.MINE in played(s)


def test_a_turn_in_which_nothing_is_left_to_do_is_ended() -> None:
    s = table()
    s.players[0].gold = 0
    s.changed()
    assert verbs.END in played(s)
    assert s.current == 1


def test_what_can_be_done_now_draws_more_than_what_waits_for_the_next_turn() -> None:
    s = table()
    lay(s, 1, 0, Field(MOUNTAIN))
    assert lure(s, 0) > lure(s, 0, done=True) > 0


def test_nobody_leaves_a_shop_with_the_price_of_a_sword_in_the_purse() -> None:
    s = table()
    player = s.players[0]
    player.gold = 7
    s.offers[FROM_MERCHANT] = [TILE_IDS.index("merchant_long_sword")] * 4
    s.push(Trading(0, FROM_MERCHANT, player.at, 1, 0, 0))
    s.changed()
    action = Greedy(1).choose(s)
    assert (kind_of(action), a_of(action)) == (verbs.BUY, TILE_IDS.index("merchant_long_sword"))


def test_things_that_are_as_good_are_not_swapped_to_and_fro() -> None:
    s = table()
    player = s.players[0]
    gloves = [TILE_IDS.index("merchant_leather_gloves"), TILE_IDS.index("alchemist_leather_alchemist_gloves")]
    player.pieces = sorted([*player.pieces, piece(gloves[0], True), piece(gloves[1], False)])
    s.changed()
    swaps = [action for action in s.legal() if kind_of(action) == verbs.SWAP]
    assert swaps
    for action in swaps:
        after = s.copy()
        after.apply(action)
        back = [other for other in after.legal() if kind_of(other) == verbs.SWAP]
        assert back
        taken = [hints.takes_back(s, action), *[hints.takes_back(after, other) for other in back]]
        assert any(taken)


def test_a_way_ends_at_a_monster_and_a_centre_is_closed_by_one() -> None:
    s = table()
    first = lay(s, 1, 0, Field(MOUNTAIN, monster=1), Field(MOUNTAIN), Field(MOUNTAIN))
    steps = ways(s, first)
    assert steps[first] == 0
    special = lay(s, 0, 1, Field(MOUNTAIN, monster=1), Field(MOUNTAIN), Field(MOUNTAIN), Field(ENCOUNTER, sub=8))
    steps = ways(s, s.board.church())
    assert steps[special + 3] > max(steps[special : special + 3])
    assert s.closed(special + 3)
