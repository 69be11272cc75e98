"""Events, Farrug and the Golem at the beginning and the end of a round."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia import verbs
from hexfarer.games.euthia.asking import ChooseWay
from hexfarer.games.euthia.components import DRAGON_ATTACK_IDS, EVENT_IDS, RAGE_IDS
from hexfarer.games.euthia.content.modules import FARRUG_STAGES
from hexfarer.games.euthia.events import TELLINGS
from hexfarer.games.euthia.flow import farrug, golem
from hexfarer.games.euthia.flow.places import rank
from hexfarer.games.euthia.flow.revealing import revealed
from hexfarer.games.euthia.flow.rounds import Rounds
from hexfarer.games.euthia.flow.storing import HandLimit
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    CHANGE_COST,
    CHURCH_HEALS,
    EXTRA_CHAOS,
    FARRUG,
    GOLEM,
    HOPE_GAIN,
    NONE,
    TRADE_FEE,
    USUAL,
    WATER_POWER,
)
from hexfarer.games.euthia.view import view
from hexfarer.kernel.action import pack
from tests.games.euthia.realm import begun, close, lay, monster, told, turn, why
from tests.support import rule

# -- Events --


def dawn(s: Euthia, round_: int) -> Euthia:
    """A round begins."""
    turn(s)
    s.round = round_ - 1
    s.stack = [Rounds(s.first, 0)]
    s.changed()
    s.settle()
    return s


def eventful(event: str, seats: int = 2) -> Euthia:
    """Round 2 of Defence of the Realm begins with this Event; Heroes are at the Church, with 2 Wounds."""
    s = begun("defence_of_the_realm", seats)
    s.event_deck.remove(EVENT_IDS.index(event))
    s.event_deck.append(EVENT_IDS.index(event))
    for player in s.players:
        player.health -= 2
    return dawn(s, 2)


@rule("EU-EVENT-01")
def test_an_event_comes_in_the_listed_rounds_only() -> None:
    for round_ in range(2, 13):
        s = begun("defence_of_the_realm")
        top = s.event_deck[-1]
        dawn(s, round_)
        listed = round_ % 2 == 0
        assert s.event == (top if listed else NONE)
        assert told(s, "eu-event") == ([[top]] if listed else [])
        assert (top in s.event_deck) != listed


@rule("EU-EVENT-01")
@pytest.mark.parametrize(
    ("event", "rules"),
    [
        ("event_market_day", {TRADE_FEE: 0, CHANGE_COST: 0}),
        ("event_black_rain", {WATER_POWER: 0, CHURCH_HEALS: 3}),
        ("event_monster_frenzy", {EXTRA_CHAOS: 1}),
        ("event_eclipse", {HOPE_GAIN: 0}),
    ],
)
def test_an_event_changes_rules_until_the_round_ends(event: str, rules: dict[int, int]) -> None:
    s = eventful(event)
    assert s.rules == [rules.get(key, usual) for key, usual in enumerate(USUAL)]
    close(s)
    assert s.round == 3
    assert s.rules == USUAL
    assert s.event == NONE


@rule("EU-EVENT-02")
def test_an_instant_event_is_applied_once_to_each_hero() -> None:
    s = eventful("event_pilgrimage", 3)
    for player in s.players:
        assert player.health == player.max_health()  # 4 Healing for 2 Wounds
        assert player.gaar == 5
    assert s.rules == USUAL


@rule("EU-EVENT-02")
def test_events_come_after_new_tokens_and_tiles() -> None:
    s = eventful("event_tax")
    assert isinstance(s.stack[-1], ChooseWay)
    assert [player.tokens for player in s.players] == [7, 7]
    assert s.current == 0


@rule("EU-EVENT-02")
def test_each_player_in_turn_order_chooses_for_the_own_hero() -> None:
    s = begun("defence_of_the_realm", 3)
    tax = EVENT_IDS.index("event_tax")
    s.event_deck.remove(tax)
    s.event_deck.append(tax)
    turn(s)
    s.first, s.round = 1, 1
    for player in s.players:
        player.rep = 3
    s.stack = [Rounds(1, 0)]
    s.changed()
    s.settle()
    asked: list[int] = []
    for way in (1, 2, 1):
        asked.append(s.to_act())
        s.apply(pack(verbs.CHOOSE, way))
    assert asked == [1, 2, 0]
    assert [(player.gold, player.rep) for player in s.players] == [(0, 3), (0, 3), (2, 2)]


@rule("EU-EVENT-02", "EU-CARD-03")
def test_the_hand_limit_is_looked_at_after_an_event() -> None:
    s = begun("defence_of_the_realm")
    s.players[1].hand = [0, 0, 1, 1, 2]
    eclipse = EVENT_IDS.index("event_eclipse")
    s.event_deck.remove(eclipse)
    s.event_deck.append(eclipse)
    dawn(s, 2)
    assert isinstance(s.stack[-1], HandLimit)
    assert s.to_act() == 1
    assert len(s.players[1].hand) == 6
    assert s.current == 0


# -- Farrug --


def dragon(*tiles: str, seats: int = 2) -> Euthia:
    """Farrug has come, in somebody's turn; tiles on places (1, 0), (2, 0) …."""
    s = turn(begun("defence_of_the_realm", seats))
    s.round = 6
    for number, tile in enumerate(tiles, 1):
        lay(s, tile, number, 0)
    farrug.appear(s)
    return s


def strikes(s: Euthia, attack: str) -> Euthia:
    """The round ends, and Farrug draws this card."""
    number = DRAGON_ATTACK_IDS.index(attack)
    s.attacks.remove(number)
    s.attacks.append(number)
    close(s)
    return s


@rule("EU-FARRUG-01")
def test_farrug_appears_in_round_five_on_field_a_of_the_church() -> None:
    for round_ in (4, 5):
        s = dawn(begun("defence_of_the_realm"), round_)
        assert (s.farrug, s.dragon_at) == ((0, 0) if round_ == 5 else (NONE, NONE))
    assert told(s, "eu-farrug-came") == [[0]]


@rule("EU-FARRUG-02")
def test_farrug_strikes_at_the_end_of_every_round_after_he_came() -> None:
    s = turn(begun("defence_of_the_realm"))
    close(s)
    assert told(s, "eu-farrug-attacks") == []
    s = dragon()
    close(s)
    assert len(told(s, "eu-farrug-attacks")) == 1
    assert len(s.attacks_used) == 1
    assert len(s.attacks) == 3


@rule("EU-FARRUG-02", "EU-DEATH-08")
def test_a_hero_who_dies_of_an_attack_does_not_spare_the_others() -> None:
    s = dragon()
    for player in s.players:
        player.at, player.rep = 1, 9
    s.players[0].health, health = 3, s.players[1].health
    strikes(s, "farrug_attack3")
    assert s.players[0].at == s.board.church()
    assert s.players[0].rep == 7
    assert (s.players[1].at, s.players[1].health) == (1, health - 3)


@rule("EU-FARRUG-02")
def test_attack_cards_are_reshuffled_when_all_are_used() -> None:
    s = dragon()
    s.attacks, s.attacks_used = [], [0, 1, 2, 3]
    farrug.attack(s)
    assert len(s.attacks) == 3
    assert sorted(s.attacks + s.attacks_used) == [0, 1, 2, 3]


@rule("EU-FARRUG-02", "EU-FARRUG-07")
def test_farrug_flies_to_the_nearest_liberated_place_of_trade() -> None:
    s = dragon("I-03", "I-04")  # a Merchant, then an Alchemist further away, both with Monsters
    s.tokens[8] = 1
    s.players[1].gold = 3
    strikes(s, "farrug_attack1")
    assert s.dragon_at == 8
    assert s.players[1].gold == 2
    s = dragon("I-03", "I-04")
    s.tokens[4] = s.tokens[8] = 1
    strikes(s, "farrug_attack1")
    assert s.dragon_at == 4


@rule("EU-FARRUG-07")
def test_without_a_target_farrug_stays_and_strikes_where_he_is() -> None:
    s = dragon("I-03")  # the Merchant is not liberated
    s.players[0].at, s.players[1].at = 1, 7
    health = [player.health for player in s.players]
    strikes(s, "farrug_attack1")
    assert s.dragon_at == 0
    assert [before - player.health for before, player in zip(health, s.players)] == [2, 0]


@rule("EU-FARRUG-02")
def test_dragon_slayer_towers_are_a_place_of_trade_in_their_centre() -> None:
    s = dragon("III-01")
    held = [field for field in (4, 5, 6) if s.guarded(field)]
    for field in held[1:]:
        s.tokens[field] = 0
    strikes(s, "farrug_attack1")
    assert s.dragon_at == 0  # not all outer fields are liberated
    s = dragon("III-01")
    for field in held:
        s.tokens[field] = 0
    strikes(s, "farrug_attack1")
    assert s.dragon_at == 7


@rule("EU-FARRUG-02", "EU-FARRUG-07")
def test_farrug_flies_to_the_nearest_mine_whoever_guards_it() -> None:
    s = dragon("I-10")  # Lake with a Monster, Mountain
    steps = s.board.distances(0)
    wanted = min([4, 5], key=lambda field: (steps[field], rank(s, field)))
    s.players[0].at, s.players[1].at = wanted, 3
    health = [player.health for player in s.players]
    strikes(s, "farrug_attack2")
    assert s.dragon_at == wanted
    assert [before - player.health for before, player in zip(health, s.players)] == [2, 0]


@rule("EU-FARRUG-07")
def test_of_equally_near_fields_the_lowest_q_then_r_is_taken() -> None:
    s = dragon()
    s.dragon_at = s.board.church()
    assert {rank(s, field)[:2] for field in (0, 1, 2)} == {(0, 0), (1, 0), (0, 1)}
    assert (rank(s, 0), rank(s, s.board.church())) == ((0, 0, 0), (0, 0, 1))  # a centre comes after field a of its tile
    towers = lay(s, "III-01", 2, 2)
    assert rank(s, towers + 3) == (*rank(s, towers)[:2], 1)
    from hexfarer.games.euthia.flow.places import nearest

    assert nearest(s, s.dragon_at, [1, 2, 0]) == 0
    assert nearest(s, s.dragon_at, [1, 2]) == 2
    assert nearest(s, s.dragon_at, []) == NONE
    assert nearest(s, s.dragon_at, [lay(s, "I-05", 7, 7)]) == NONE, "no way leads there"


@rule("EU-FARRUG-02", "EU-FARRUG-07")
def test_farrug_hunts_the_hero_with_most_reputation_and_strikes_only_there() -> None:
    s = dragon("I-03", seats=3)
    s.players[0].at, s.players[1].at, s.players[2].at = 4, 6, 6
    s.players[0].rep, s.players[1].rep, s.players[2].rep = 4, 7, 7
    for player in s.players:
        player.hand = []
    health = [player.health for player in s.players]
    strikes(s, "farrug_attack3")
    assert s.dragon_at == 6  # both stand there
    assert [before - player.health for before, player in zip(health, s.players)] == [0, 3, 3]
    assert [len(player.hand) for player in s.players] == [0, 1, 1]


@rule("EU-FARRUG-07")
def test_of_two_heroes_with_most_reputation_the_earlier_one_in_turn_order_is_hunted() -> None:
    for first, target in ((0, 4), (1, 6)):
        s = dragon("I-03")
        s.first = first
        s.players[0].at, s.players[1].at = 4, 6
        s.players[0].rep = s.players[1].rep = 7
        strikes(s, "farrug_attack3")
        assert s.dragon_at == target


@rule("EU-FARRUG-02")
def test_fire_over_the_church_lets_each_hero_there_choose() -> None:
    s = dragon("I-03")
    s.dragon_at = 4
    s.players[0].at, s.players[1].at = 3, 1
    for player in s.players:
        player.gold = 2
    strikes(s, "farrug_attack4")
    assert s.dragon_at == 3
    assert s.to_act() == 0
    s.apply(pack(verbs.CHOOSE, 2))
    assert s.to_act() == 1
    health = s.players[1].health
    s.apply(pack(verbs.CHOOSE, 1))
    assert [player.gold for player in s.players] == [0, 2]
    assert s.players[1].health == health - 2


@rule("EU-FARRUG-02", "EU-DEATH-08")
def test_farrug_kills_out_of_turn() -> None:
    s = dragon("I-03")
    s.players[1].at, s.players[1].health, s.players[1].rep = 6, 2, 9
    s.players[0].at = 3
    gaar, hand = s.players[1].gaar, len(s.players[1].hand)
    strikes(s, "farrug_attack3")
    player = s.players[1]
    assert player.at == s.board.church()
    assert player.health == player.max_health()
    assert (player.rep, player.deaths, player.gaar) == (7, 0, gaar)
    assert len(player.hand) == hand  # what else the card does is over with the death
    assert s.to_act() == 0


@rule("EU-FARRUG-03", "EU-FARRUG-07", "EU-ELITE-20")
def test_farrug_is_fought_from_his_field_or_beside_it() -> None:
    s = dragon("I-03")
    s.dragon_at = 4
    for field in s.board.fields():
        s.players[0].at = field
        s.changed()
        near = field == 4 or field in s.board.near[4]
        assert (why(s, pack(verbs.FIGHT, FARRUG)) == "") == near
        if not near:
            assert why(s, pack(verbs.FIGHT, FARRUG)) == "eu-farrug-far"
    s.dragon_at = NONE
    s.changed()
    assert why(s, pack(verbs.FIGHT, FARRUG)) == "eu-no-farrug"


@rule("EU-FARRUG-04", "EU-FARRUG-08")
def test_breaking_a_stage_gives_its_reward_and_opens_the_next_without_damage() -> None:
    s = dragon()
    s.dragon_damage = 30
    s.players[0].rep = s.players[0].gold = 0
    farrug.broken(s, 0)
    s.settle()
    assert (s.farrug, s.dragon_damage, s.dragon_at) == (1, 0, 0)
    assert (s.players[0].rep, s.players[0].gold) == (3, 3)
    for number, stage in enumerate(FARRUG_STAGES):
        s.farrug = number
        assert view(s, 0)["farrug"]["health"] == stage.health + 2 * stage.per_player


@rule("EU-FARRUG-06", "EU-FARRUG-08")
def test_after_the_fourth_stage_farrug_leaves_and_rivals_play_on() -> None:
    s = dragon()
    s.farrug = 3
    farrug.broken(s, 0)
    s.settle()
    assert (s.farrug, s.dragon_at) == (NONE, NONE)
    assert s.players[0].rep == 8
    assert told(s, "eu-farrug-left") == [[]]
    assert not s.over
    close(s)
    assert told(s, "eu-farrug-attacks") == []


# -- the Golem --


def awake(*tiles: str, seats: int = 2, **options: str) -> Euthia:
    """The Golem stands on the first field of the last of these tiles, on places (1, 0), (2, 0) …."""
    s = turn(begun("walking_destruction", seats, **options))
    s.round = 5
    first = 0
    for number, tile in enumerate(tiles, 1):
        first = lay(s, tile, number, 0)
    golem.appear(s, first)
    return s


def rages(s: Euthia, rage: str) -> Euthia:
    """The round ends, and the Golem draws this card."""
    number = RAGE_IDS.index(rage)
    s.rages.remove(number)
    s.rages.append(number)
    close(s)
    return s


@rule("EU-GOLEM-01", "EU-GOLEM-05")
def test_without_ruins_the_golem_rises_furthest_from_the_church_in_round_four() -> None:
    s = begun("walking_destruction")
    lay(s, "I-03", 1, 0)
    lay(s, "I-04", -1, 0)
    assert dawn(s, 3).golem_at == NONE
    dawn(s, 4)
    steps = s.board.distances(s.board.church())
    most = max(steps[field] for field in s.board.fields())
    furthest = [field for field in s.board.fields() if steps[field] == most and not s.board.is_centre(field)]
    assert len(furthest) > 1
    assert s.golem_at == s.golem_from == min(furthest, key=lambda field: rank(s, field))


@rule("EU-GOLEM-05")
def test_ruins_revealed_later_change_nothing() -> None:
    s = awake("I-03", "I-04")
    revealed(s, 0, lay(s, "V-06", 5, 0))
    assert s.golem_at == s.golem_from == 8
    assert dawn(s, 4).golem_from == 8


@rule("EU-GOLEM-01", "EU-GOLEM-06")
def test_the_golem_walks_the_shortest_way_and_enters_no_centre() -> None:
    s = awake("I-03", "III-01", "I-04")
    steps = s.board.distances(s.board.church())
    far = steps[s.golem_at]
    rages(s, "rage_8")
    assert steps[s.golem_at] == far - 2
    assert len(told(s, "eu-golem-moved")) == 2
    for _ in range(far):
        for field in [s.golem_at]:
            assert not s.board.is_centre(field)
            after = golem.next_step(s, field)
            best = [other for other in s.board.near[field] if not s.board.is_centre(other)]
            assert after == min(best, key=lambda other: (steps[other], rank(s, other)))
            s.golem_at = after


@rule("EU-GOLEM-06")
def test_monsters_and_heroes_neither_stop_the_golem_nor_suffer() -> None:
    s = awake("I-03", "I-04")
    way = golem.next_step(s, 8)
    s.players[0].at = way
    health = s.players[0].health
    rages(s, "rage_1")
    assert s.golem_at == way
    assert s.players[0].health == health


@rule("EU-GOLEM-07")
@pytest.mark.parametrize(("rage", "tokens"), [("rage_1", [1]), ("rage_3", [2]), ("rage_8", [0, 1]), ("rage_9", [0, 2])])
def test_the_field_entered_last_gets_the_token(rage: str, tokens: list[int]) -> None:
    s = awake("I-03", "I-04", "I-05")
    rages(s, rage)
    entered = [field for [field] in told(s, "eu-golem-moved")]
    assert [s.rubble[field] for field in entered] == tokens
    assert sum(1 for token in s.rubble if token) == 1


@rule("EU-GOLEM-07")
def test_each_field_entered_gets_a_token() -> None:
    s = awake("I-03", "I-04", "I-05")
    rages(s, "rage_7")
    assert [s.rubble[field] for [field] in told(s, "eu-golem-moved")] == [2]


@rule("EU-GOLEM-07")
def test_blind_fury_lays_waste_its_field_and_the_places_of_trade_around() -> None:
    s = awake("I-03")  # a Merchant on its field a
    s.golem_at = 5
    s.rubble[4] = 1
    rages(s, "rage_10")
    assert {field for field, token in enumerate(s.rubble) if token} == {4, 5}
    assert (s.rubble[4], s.golem_at) == (2, 5)
    s = awake("III-01")
    rages(s, "rage_10")
    assert {field for field, token in enumerate(s.rubble) if token} == {4, 7}  # its field and the centre


@rule("EU-GOLEM-07")
def test_b_takes_the_place_of_a_and_never_the_other_way() -> None:
    s = awake("I-03")
    golem.destroy(s, 5, 1)
    golem.destroy(s, 5, 2)
    assert s.rubble[5] == 2
    golem.destroy(s, 5, 1)
    golem.destroy(s, 5, 2)
    assert s.rubble[5] == 2
    assert (len(told(s, "eu-rubble-a")), len(told(s, "eu-rubble-b"))) == (1, 1)


@rule("EU-GOLEM-07")
def test_rage_cards_are_reshuffled_when_all_are_used() -> None:
    s = awake("I-03", "I-04", "I-05")
    s.rages, s.rages_used = [], list(range(10))
    golem.rage(s)
    assert sorted(s.rages + s.rages_used) == list(range(10))
    assert len(s.rages_used) == 1


@rule("EU-GOLEM-04", "EU-GOLEM-05")
def test_the_golem_that_reaches_the_church_tile_with_its_second_step_is_there() -> None:
    s = awake("I-03", "I-04")
    steps = s.board.distances(s.board.church())
    outer = s.board.outer(s.board.church())
    s.golem_at = next(field for field, far in enumerate(steps) if far == 3 and field not in outer)
    assert golem.next_step(s, s.golem_at) not in outer
    rages(s, "rage_8")
    assert len(told(s, "eu-golem-moved")) == 3  # two steps, and back to where it rose
    assert len(told(s, "eu-golem-at-church")) == 1
    assert s.golem_at == s.golem_from


@rule("EU-GOLEM-04", "EU-GOLEM-05")
def test_at_the_church_every_rival_loses_reputation_and_the_golem_goes_back() -> None:
    s = awake("I-03", "I-04", seats=3)
    s.golem_at = min(
        (field for field in s.board.near[0] + s.board.near[1] + s.board.near[2] if field > 3),
        key=lambda field: s.board.distances(3)[field],
    )
    for player, rep in zip(s.players, [5, 3, 2]):
        player.rep = rep
    rages(s, "rage_9")  # two fields, but the first ends the move
    assert [player.rep for player in s.players] == [2, 0, 0]
    entered = [field for [field] in told(s, "eu-golem-moved")]
    assert len(entered) == 2  # to the Church, and back to where it rose
    assert entered[0] in (0, 1, 2)
    assert s.golem_at == s.golem_from == 8
    assert s.rubble[entered[0]] == 2
    assert not s.over


@rule("EU-GOLEM-03")
def test_the_golem_is_fought_from_its_field_or_beside_it() -> None:
    s = awake("I-03", "I-04")
    for field in s.board.fields():
        s.players[0].at = field
        s.changed()
        near = field == 8 or field in s.board.near[8]
        assert why(s, pack(verbs.FIGHT, GOLEM)) == ("" if near else "eu-golem-far")
    s.golem_at = NONE
    s.changed()
    assert why(s, pack(verbs.FIGHT, GOLEM)) == "eu-no-golem"


@rule("EU-GOLEM-03")
def test_a_beaten_golem_gives_its_reward_and_rages_no_more() -> None:
    s = awake("I-03")
    s.players[0].gold = 0
    golem.beaten(s, 0)
    s.settle()
    assert (s.golem_at, s.players[0].rep, s.players[0].gold) == (NONE, 8, 4)
    assert not s.over
    close(s)
    assert told(s, "eu-rage") == []


@rule("EU-GOLEM-03", "EU-GOLEM-05")
def test_a_beaten_golem_does_not_rise_again_from_ruins_that_are_revealed_later() -> None:
    s = awake("I-03")
    golem.beaten(s, 0)
    s.settle()
    revealed(s, 0, lay(s, "V-06", 3, 0))
    assert s.golem_at == NONE


@rule("EU-SCEN-05")
def test_at_the_end_of_a_round_bounties_come_before_the_dragon() -> None:
    s = dragon()
    s.elite = monster("elite_old_greyback")
    s.bounty_stack = [monster("elite_mire_mother")]
    assert s.log is not None
    s.log.clear()
    strikes(s, "farrug_attack2")
    keys = [TELLINGS.of(event).key for event in s.log]
    assert keys.index("eu-bounty-under") < keys.index("eu-farrug-attacks") < keys.index("eu-round")


@rule("EU-ROUND-07")
def test_a_new_round_follows_until_the_last_one() -> None:
    s = turn(begun("the_hunt"))
    s.round = 9
    close(s)
    assert (s.round, s.over) == (10, False)
    close(s)
    assert (s.round, s.over) == (10, True)
