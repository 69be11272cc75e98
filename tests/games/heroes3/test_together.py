"""What players who play together may give each other: to whom, how often, how much (H3-TRADE-007 to -010)."""

from __future__ import annotations

from hexfarer.games.heroes3 import verbs
from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.flow.together import GIVE_AWAY, Answer, Giving, Propose, deal_verdict, lend_verdict, recall
from hexfarer.games.heroes3.player import MAIN
from hexfarer.games.heroes3.reasons import REASONS
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import GOLD, NONE
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from tests.games.heroes3.ai_tables import quiet, settled, started, unit
from tests.support import rule


def turn(scenario: str, *heroes: str) -> tuple[Heroes3, int, int]:
    """The free part of somebody's turn: the table, that seat and another."""
    s = settled(started(scenario, *heroes))
    while pack(verbs.END) not in s.legal():
        quiet(s)
    seat = s.to_act()
    return s, seat, (seat + 1) % s.seats


def hands(s: Heroes3, seat: int, mine: str, other: int, theirs: str) -> None:
    s.players[other].at[MAIN] = s.board.steps(s.players[seat].at[MAIN])[0]
    s.players[seat].hand = sorted(card_number(id) for id in mine.split())
    s.players[other].hand = sorted(card_number(id) for id in theirs.split())
    s.changed()


def cards(s: Heroes3) -> list[int]:
    return [a_of(action) for action in s.legal() if kind_of(action) == verbs.CARD]


def why(verdict: int) -> str:
    return REASONS.of(verdict).key if verdict else ""


@rule("H3-TRADE-009")
def test_only_artifacts_and_spells_are_swapped() -> None:
    s, seat, other = turn("geleas_champions", "catherine", "sandro")
    hands(s, seat, "attack luck haste angel_wings crusaders_4", other, "slow curse")
    s.apply(pack(verbs.SWAP, other))
    assert cards(s) == sorted([card_number("haste"), card_number("angel_wings")])
    s.apply(pack(verbs.CARD, card_number("haste")))
    s.players[other].hand = sorted(card_number(id) for id in ("estates", "power", "slow"))
    s.apply(pack(verbs.STOP))
    assert cards(s) == [card_number("slow")]


@rule("H3-TRADE-009", "H3-TRADE-010")
def test_as_many_cards_are_given_as_are_taken() -> None:
    s, seat, other = turn("geleas_champions", "catherine", "sandro")
    hands(s, seat, "bless curse haste", other, "slow cure")
    s.apply(pack(verbs.SWAP, other))
    s.apply(pack(verbs.CARD, card_number("bless")))
    s.apply(pack(verbs.CARD, card_number("haste")))
    assert s.legal() == [pack(verbs.STOP)]  # the other has only two cards
    s.apply(pack(verbs.STOP))
    s.apply(pack(verbs.CARD, card_number("slow")))
    assert isinstance(s.stack[-1], Answer)  # one more
    assert card_number("bless") not in s.players[other].hand
    s.apply(pack(verbs.CARD, card_number("cure")))
    assert s.players[seat].hand == sorted(card_number(id) for id in ("curse", "slow", "cure"))
    assert s.players[other].hand == sorted(card_number(id) for id in ("bless", "haste"))


@rule("H3-TRADE-010")
def test_who_declines_in_the_middle_keeps_everything() -> None:
    s, seat, other = turn("geleas_champions", "catherine", "sandro")
    hands(s, seat, "bless haste", other, "slow cure")
    before = [s.players[seat].hand[:], s.players[other].hand[:]]
    s.apply(pack(verbs.SWAP, other))
    s.apply(pack(verbs.CARD, card_number("bless")))
    s.apply(pack(verbs.CARD, card_number("haste")))
    s.apply(pack(verbs.STOP))
    s.apply(pack(verbs.CARD, card_number("slow")))
    s.apply(pack(verbs.STOP))
    assert [s.players[seat].hand, s.players[other].hand] == before


@rule("H3-SCEN-003", "H3-TRADE-008")
def test_the_build_token_trades_resources_and_cards_with_one_partner_once_a_round() -> None:
    s, seat, other = turn("stand_united", "catherine", "sandro", "mutare")
    assert deal_verdict(s, seat, other) == 0
    s.players[seat].resources, s.players[other].resources = [2, 0, 0], [0, 1, 0]
    s.apply(pack(verbs.DEAL, other))
    assert isinstance(s.stack[-1], Giving)
    gifts = [action for action in s.legal() if kind_of(action) == verbs.GIVE]
    assert [(a_of(action), b_of(action)) for action in gifts] == [(GOLD, other)]  # nobody else
    s.apply(pack(verbs.STOP))
    assert (s.to_act(), isinstance(s.stack[-1], Giving)) == (other, True)
    s.apply(pack(verbs.STOP))
    assert (s.to_act(), isinstance(s.stack[-1], Propose)) == (seat, True)
    s.apply(pack(verbs.STOP))
    third = next(each for each in range(3) if each not in (seat, other))
    assert why(deal_verdict(s, seat, other)) == why(deal_verdict(s, seat, third)) == "h3-token-used"
    s.players[seat].built_this_round = False
    assert deal_verdict(s, seat, third) == 0


@rule("H3-SCEN-003")
def test_units_are_handed_over_where_heroes_meet() -> None:
    """On one tile, in the other's Town, or side by side."""
    s, seat, other = turn("emerald_island", "catherine", "sandro")
    gift = s.players[seat].units[0]
    home = s.players[other].home
    own = s.players[seat].home
    beside = next(
        (field, near)
        for field in range(own, own + FIELDS)
        for near in s.board.map.around(field)
        if near >= 0 and near // FIELDS != own // FIELDS
    )
    for mine, theirs, meets in (
        (own, home, False),
        (own + 1, own + 4, True),
        (home, beside[1] if beside[1] // FIELDS != home // FIELDS else own, True),
        (beside[0], beside[1], True),
    ):
        s.players[seat].at[MAIN], s.players[other].at[MAIN] = mine, theirs
        assert why(lend_verdict(s, seat, gift, other)) == ("" if meets else "h3-not-met"), (mine, theirs)


@rule("H3-SCEN-003")
def test_a_unit_card_is_handed_over_once_a_round_and_never_the_last() -> None:
    s, seat, other = turn("emerald_island", "catherine", "sandro")
    s.players[seat].at[MAIN] = s.players[other].home
    first, second = s.players[seat].units
    assert lend_verdict(s, seat, first, other) == 0
    s.tale.gifts = [first >> 1]
    assert why(lend_verdict(s, seat, first, other)) == "h3-lent-already"
    assert lend_verdict(s, seat, second, other) == 0
    s.players[seat].units = [second]
    assert why(lend_verdict(s, seat, second, other)) == "h3-last-unit"


@rule("H3-SCEN-003")
def test_only_units_of_the_own_faction_are_taken_back() -> None:
    s, _, _ = turn("emerald_island", "catherine", "sandro")
    s.players[0].units = []
    s.players[1].units = [unit("griffins"), unit("skeletons"), unit("neutral_griffins")]
    recall(s, 0)
    assert s.players[0].units == [unit("griffins")]
    assert s.players[1].units == [unit("skeletons"), unit("neutral_griffins")]
    assert s.grail_with == NONE


@rule("H3-TRADE-008")
def test_whoever_has_nothing_or_nobody_gives_nothing_away() -> None:
    gift = GIVE_AWAY.ways[0]
    s, seat, _ = turn("stand_united", "catherine", "sandro")
    s.players[seat].resources = [0, 0, 1]
    assert gift.usable(s, seat, NONE) == 0
    s.players[seat].resources = [0, 0, 0]
    assert why(gift.usable(s, seat, NONE)) == "h3-no-use"
    alone, seat, _ = turn("llq_1_homecoming", "catherine")
    alone.players[seat].resources = [5, 0, 0]
    assert why(gift.usable(alone, seat, NONE)) == "h3-no-use"
