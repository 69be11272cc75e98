"""How bots judge Mage Knight, and how they think a turn of it through."""

from __future__ import annotations

import pytest

from hexfarer import bots
from hexfarer.games.mage_knight import verbs
from hexfarer.games.mage_knight.components import DEEDS, SKILLS, TACTICS, UNITS, card_number
from hexfarer.games.mage_knight.flow.cards import Playing
from hexfarer.games.mage_knight.player import Unit
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import NONE, WOUND
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.minds.budget import Budget
from hexfarer.minds.mage_knight import clock, worth
from hexfarer.minds.mage_knight.features import AT_END, NAMES, WITH_TIME, Judge, schedule, tiles_late
from hexfarer.minds.mage_knight.lures import chance, usual
from hexfarer.minds.mage_knight.mind import MageKnightMind
from hexfarer.minds.search import think


def table(scenario: str = "solo_conquest", seed: int = 3, seats: list[str] | None = None) -> MageKnight:
    """The first turn of a game."""
    s = find("mage_knight").start(make_setup("mage_knight", scenario, seats or ["tovak"], seed))
    assert isinstance(s, MageKnight)
    while not isinstance(s.stack[-1], Playing) or not s.players[0].own_turns:
        s.apply(s.legal()[0])
    return s


def counted(s: MageKnight) -> dict[str, int]:
    player = s.players[0]
    return dict(zip(NAMES, Judge(s, 0).features(s, player, clock.in_game(s, player), 1000), strict=True))


def positions(scenario: str, seed: int, every: int) -> list[MageKnight]:
    """Positions of a random game in which the first seat is asked."""
    s = find("mage_knight").start(make_setup("mage_knight", scenario, seed=seed))
    bot = bots.find("random")(seed)
    found: list[MageKnight] = []
    number = 0
    while not s.over and len(found) < 12:
        if number % every == 0 and s.to_act() == 0:
            assert isinstance(s, MageKnight)
            found.append(s.copy())
        s.apply(bot.choose(s))
        number += 1
    return found


def test_every_feature_has_a_name_and_weights() -> None:
    assert len(NAMES) == len(AT_END) == len(WITH_TIME) == len(counted(table()))


def test_features_count_what_lies_on_the_table() -> None:
    s = table()
    player = s.players[0]
    player.hand += [WOUND, WOUND]
    player.crystals = [2, 0, 1, 0]
    player.fame = 9
    found = counted(s)
    assert (found["fame"], found["wounds"], found["wounds_held"], found["wounds_crowd"]) == (9, 2, 2, 4)
    assert found["crystals"] == 3
    assert found["score"] == 1 - 4  # a pair of crystals, two wounds
    assert found["level"] == 3  # fame has earned what the turn's end brings
    assert found["tiles"] == len(s.board.tiles)


def test_the_end_of_a_turn_is_one_line_whatever_is_held() -> None:
    """Which cards are discarded is all the same to the judge, so not all sets of them are tried."""
    s = table()
    mind = MageKnightMind(s, 0)
    end = s.stack[-1].quiet(s)
    assert mind.closes(end)
    s.apply(next(action for action in s.legal() if kind_of(action) == verbs.SIDEWAYS))
    s.apply(end)
    assert not mind.ended(s)
    assert len(s.legal()) > 2
    assert mind.answers(s) == [s.stack[-1].quiet(s)]
    s.apply(mind.answers(s)[0])
    assert mind.ended(s)


def test_the_turn_is_over_when_the_round_is() -> None:
    """The next tactic is another matter; what is left of the new round counts already."""
    s = table()
    player = s.players[0]
    mind = MageKnightMind(s, 0)
    assert s.dummy is not None
    s.announced = 1
    s.turns_left = []
    s.apply(next(action for action in s.legal() if kind_of(action) == verbs.SIDEWAYS))
    while not mind.ended(s):
        s.apply(s.stack[-1].quiet(s))
    assert s.round == 2
    assert player.tactic == NONE
    assert clock.in_round(s, player) > 30


def test_a_question_between_two_rounds_changes_no_judgement() -> None:
    """Whether a banner is kept is asked before the cards are dealt: hand and deck may be empty then."""
    s = table()
    player = s.players[0]
    player.hand, player.discard, player.deck = player.hand[:1], player.hand[1:] + player.deck, []
    s.changed()
    s.announced = 1
    s.turns_left = []
    player.units = [Unit(number) for number, unit in enumerate(UNITS) if unit.id == "utem_swordsmen"][:1]
    player.units[0].banner = card_number("banner_of_glory")
    mind = MageKnightMind(s, 0)
    s.apply(next(action for action in s.legal() if kind_of(action) == verbs.SIDEWAYS))
    while not mind.ended(s):
        s.apply(s.stack[-1].quiet(s))
    assert s.legal() == [pack(verbs.CHOOSE, 1), pack(verbs.CHOOSE, 2)]
    assert not player.hand + player.deck
    asked, turns = mind.judge(s), clock.in_game(s, player)
    s.apply(pack(verbs.CHOOSE, 1))
    assert len(player.hand) > 4
    assert clock.in_game(s, player) == turns
    assert mind.judge(s) == asked


def test_whatever_has_a_worth_is_in_the_box() -> None:
    for table_of, things in (
        (worth.CARDS, [card.id for card in DEEDS]),
        (worth.TROOPS, [unit.id for unit in UNITS]),
        (worth.TALENTS, [skill.id for skill in SKILLS]),
        (worth.PLANS, [tactic.id for tactic in TACTICS]),
    ):
        assert set(table_of) <= {worth.plain(id) for id in things}


def test_better_cards_skills_and_tactics_are_preferred() -> None:
    s = table()
    player = s.players[0]
    before = Judge(s, 0).value(s)

    def after(card: str) -> int:
        deal = s.copy()
        deal.players[0].discard.append(card_number(card))
        return Judge(deal, 0).value(deal)

    assert after("fireball") > after("mind_read") > before
    assert after("pure_magic") > after("decompose") > before
    found = []
    for skill in ("tovak_mana_exploit", "tovak_double_time", "tovak_motivation"):
        player.skills = [[token.id for token in SKILLS].index(skill)]
        found.append(counted(s)["skills"])
    assert found == sorted(set(found))
    found = []
    for tactic in ("early_bird", "planning", "great_start"):
        player.tactic = [card.id for card in TACTICS].index(tactic)
        found.append(counted(s)["tactic"])
    assert found == sorted(set(found))


def test_cards_that_fight_are_kept_rather_than_cards_that_help_little() -> None:
    """Any card does, played sideways; what is left then tells which one it should have been."""
    s = table()
    rage, tranquility = card_number("rage"), card_number("tranquility")
    values = []
    for kept, played in ((rage, tranquility), (tranquility, rage)):
        deal = s.copy()
        deal.players[0].hand, deal.players[0].play = [kept], [played]
        values.append(Judge(deal, 0).value(deal))
    assert values[0] > values[1]


def test_cards_that_no_turn_is_left_for_are_worth_nothing() -> None:
    s = table()
    assert s.dummy is not None
    s.dummy.deck = []
    player = s.players[0]
    player.deck, player.hand = [card_number("march")] * 9, [card_number("march")] * 5
    before = counted(s)["cards"]
    player.deck = [card_number("march")] * 3
    assert counted(s)["cards"] == before


def test_time_that_is_left_has_a_price() -> None:
    s = table()
    judge = Judge(s, 0)
    before = judge.value(s)
    late = s.copy()
    assert late.dummy is not None
    late.dummy.deck = late.dummy.deck[:3]
    assert judge.value(late) < before
    late.announced = 1
    late.turns_left = []
    assert clock.in_round(late, late.players[0]) == 0
    assert judge.value(late) < before


def test_a_game_that_is_over_is_worth_its_score() -> None:
    s = table("first_reconnaissance")
    judge = Judge(s, 0)
    s.over = True
    s.players[0].fame = 12
    assert judge.value(s) == 100 * s.outcome().scores[0]
    s.cities_revealed = 1
    assert judge.value(s) > 100 * s.outcome().scores[0]  # and the goal


def test_a_turn_that_brings_nothing_is_idle() -> None:
    s = table()
    judge = Judge(s, 0)
    player = s.players[0]
    at = NAMES.index("idle")
    assert judge.features(s, player, 100, 500)[at] == 1
    player.fame += 1
    assert judge.features(s, player, 100, 500)[at] == 0


def test_stronger_enemies_demand_more() -> None:
    orcs, dragons = usual(0), usual(5)
    assert orcs[0] < dragons[0]
    assert orcs[1] < dragons[1]
    assert chance(50, 50) == 50
    assert chance(200, 20) == 100
    assert chance(20, 200) == 0


def test_a_place_with_a_goal_in_reach_is_better_than_one_without() -> None:
    s = table()
    player = s.players[0]
    lures = Judge(s, 0).lures
    places = [space for space in range(len(s.sites)) if s.board.terrain[space] < 6 and not s.guards[space]]
    found = []
    for place in places:
        player.place = place
        found.append(lures.at(s, player, 0, 300, 900, 0))
    assert max(found) > min(found) >= 0
    player.place = places[found.index(max(found))]
    assert lures.at(s, player, 0, 10, 900, 0) < max(found)  # no time to go anywhere


def test_the_edge_of_the_map_draws_the_more_the_later_a_city_is_still_to_be_found() -> None:
    s = table("first_reconnaissance")
    player = s.players[0]
    assert [schedule(s, turns, 130) for turns in (220, 110, 30)] == [0, 650, 1000]
    early, late = (Judge(s, 0).lures.at(s, player, 0, 50, 100, lost) for lost in (50, 1000))
    assert early < late
    assert tiles_late(s, 0) == 0 < tiles_late(s, 1000) == 10 * len(s.tile_deck)


def test_a_city_that_is_found_early_is_no_feat() -> None:
    """Finding it ends the game, and there was time to find it later."""
    s = table("first_reconnaissance")
    at = NAMES.index("goal")
    goals = []
    for number in (1, s.plan.rounds):
        s.round = number
        judge = Judge(s, 0)
        s.cities_revealed = 1
        goals.append(judge.features(s, s.players[0], 20, 60)[at])
        s.cities_revealed = 0
    assert goals[0] == 0
    assert goals[1] > 80


@pytest.mark.parametrize("scenario", ["first_reconnaissance", "solo_conquest"])
def test_answers_are_legal_and_never_none(scenario: str) -> None:
    for s in positions(scenario, 5, 7):
        mind = MageKnightMind(s, 0)
        answers = mind.answers(s)
        assert answers
        assert set(answers) <= set(s.legal())
        assert not any(kind_of(action) == verbs.CONCEDE for action in answers)


def test_positions_after_the_same_plays_in_another_order_are_alike() -> None:
    s = table()
    mind = MageKnightMind(s, 0)
    sideways = [action for action in s.legal() if kind_of(action) == verbs.SIDEWAYS]
    one = sideways[0]
    other = next(action for action in sideways if a_of(action) != a_of(one))
    forth, back = s.copy(), s.copy()
    for action in (one, other):
        forth.apply(action)
    for action in (other, one):
        back.apply(action)
    assert mind.key(forth) == mind.key(back) != mind.key(s)


def test_a_fight_is_a_strand_of_its_own() -> None:
    found: set[bool] = set()
    for seed in range(6):
        for s in positions("first_reconnaissance", seed, 5):
            strand = MageKnightMind(s, 0).strand(s)
            found.add(s.combat is not None)
            assert (strand & 255 != 0) == (s.combat is not None)
    assert found == {True, False}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_plan_can_be_played_until_something_comes_to_light(seed: int) -> None:
    s = table("first_reconnaissance", seed)
    plan = think(s, MageKnightMind, seeded(seed), Budget(2500))
    before = s.reveals
    for number, action in enumerate(plan):
        if s.reveals != before:
            break
        assert action in s.legal(), number
        s.apply(action)


def test_a_mind_judges_alike_whatever_is_hidden() -> None:
    """Unknown cards, tokens and tiles in another order change no judgement before they are seen."""
    for number, s in enumerate(positions("solo_conquest", 8, 11)):
        deals = [s.determinize(0, seeded(10 * number + i)) for i in range(3)]
        values = {Judge(deal, 0).value(deal) for deal in deals}
        assert len(values) == 1


def test_several_players_have_turns_left_without_a_dummy() -> None:
    s = table("full_conquest", seats=["tovak", "arythea"])
    assert s.dummy is None
    assert clock.in_game(s, s.players[0]) > clock.ROUND * (s.plan.rounds - s.round)
    assert s.announced == NONE
