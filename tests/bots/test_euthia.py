"""What the greedy bot goes by in Euthia: positions in which the better choice is clear."""

from __future__ import annotations

import pytest

from hexfarer.bots.greedy import Greedy
from hexfarer.games.euthia import GAME, hints, verbs
from hexfarer.games.euthia.ahead import Ahead, quest_gain
from hexfarer.games.euthia.components import MONSTER_IDS, MONSTERS, QUEST_IDS, TILE_IDS, Field
from hexfarer.games.euthia.flow.trading import Trading
from hexfarer.games.euthia.flow.turn import Turn
from hexfarer.games.euthia.pieces import piece
from hexfarer.games.euthia.routes import FAR, ways
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.strength import Might, chance, fitted, might_of, power
from hexfarer.games.euthia.terms import COMBAT, FROM_MERCHANT, HEROES, MOUNTAIN
from hexfarer.games.euthia.wares import errands
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.registry import Setup
from tests.games.euthia.map_table import lay, table

OPTIONS = {"mode": "competitive", "elites": "scenario", "boundary": "none"}


def started(heroes: list[str] | None = None, seed: int = 1) -> Euthia:
    s = GAME.start(Setup("euthia", "base", "the_hunt", heroes or ["dral", "ael"], dict(OPTIONS), seed))
    assert isinstance(s, Euthia)
    return s


def tile(id: str, worn: bool = False) -> int:
    return piece(TILE_IDS.index(id), worn)


def trading(s: Euthia, offer: list[str], gold: int) -> int:
    """The one to move trades with the Merchant, who offers just this."""
    seat = s.to_act()
    player = s.players[seat]
    player.gold = gold
    s.offers[FROM_MERCHANT] = [TILE_IDS.index(id) for id in offer]
    s.push(Trading(seat, FROM_MERCHANT, player.at, 1, 0, 0))
    s.changed()
    return seat


def monster(id: str) -> int:
    return MONSTER_IDS.index(id)


@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_who_sets_out_beats_the_first_level_and_not_the_third(hero: str) -> None:
    s = started([hero, "ael" if hero != "ael" else "dral"])
    player = s.players[0]
    rat, hydra = MONSTERS[monster("m1_bog_rat")], MONSTERS[monster("m3_hydra")]
    assert chance(player, Might(player), rat, rat.health) > 800
    assert chance(player, Might(player), hydra, hydra.health) < 100


def test_wounds_and_exhausted_skills_make_a_victory_less_likely() -> None:
    s = started(["maeldur", "ael"])
    player = s.players[0]
    card = MONSTERS[monster("m1_grey_wolf")]
    fresh = chance(player, Might(player), card, card.health)
    player.health = 3
    hurt = chance(player, Might(player), card, card.health)
    player.gaar = 0
    assert fresh > hurt > chance(player, Might(player), card, card.health)


@pytest.mark.parametrize("id", ["merchant_long_sword", "merchant_bronze_shield", "merchant_chain_cuirass"])
def test_better_equipment_is_strength_and_in_a_sack_nearly_so(id: str) -> None:
    s = started()
    player = s.players[0]
    before = might_of(player)
    player.pieces.append(tile(id))
    assert might_of(player) == before
    assert power(player) > before
    player.pieces.pop()
    assert power(player) == before


def test_strength_does_not_hang_on_what_is_exhausted_now() -> None:
    s = started(["maeldur", "ael"])
    player = s.players[0]
    before = power(player)
    player.pieces = [p | 1 << 11 for p in player.pieces]
    assert power(player) == before


def test_a_rich_hero_buys_a_weapon() -> None:
    s = started()
    trading(s, ["merchant_long_sword", "merchant_scroll_of_haste"], 9)
    assert Greedy(1).choose(s) == pack(verbs.BUY, TILE_IDS.index("merchant_long_sword"))


def test_nobody_sells_the_weapon_in_his_hand_to_afford_another() -> None:
    s = started()
    trading(s, ["merchant_long_sword"], 2)
    assert kind_of(Greedy(1).choose(s)) != verbs.SELL


def test_a_shop_draws_who_can_pay() -> None:
    s = started()
    seat = s.to_act()
    s.offers[FROM_MERCHANT] = [TILE_IDS.index("merchant_long_sword")]
    s.players[seat].gold = 0
    poor = errands(s, seat, FROM_MERCHANT)
    s.players[seat].gold = 8
    assert errands(s, seat, FROM_MERCHANT) > poor == 0


def test_in_the_last_round_nothing_is_bought_for_later() -> None:
    s = started()
    seat = s.to_act()
    s.players[seat].gold = 8
    s.round = s.plan.rounds
    assert errands(s, seat, FROM_MERCHANT) == 0


def test_a_quest_is_worth_less_than_its_reward_if_it_takes_the_only_weapon() -> None:
    s = started()
    seat = s.to_act()
    player = s.players[seat]
    quest = QUEST_IDS.index("enc_mercenary_fortress_4")
    held = quest_gain(s, seat, quest)
    player.pieces.append(tile("merchant_short_sword"))
    player.pieces.sort()
    assert quest_gain(s, seat, quest) > held


def test_a_way_ends_at_a_monster_and_a_centre_is_closed_by_one() -> None:
    s = started()
    bot = Greedy(3)
    for _ in range(40):
        s.apply(bot.choose(s))
        if s.fight is None and s.players[s.to_act()].at >= 0:
            steps = ways(s, s.players[s.to_act()].at)
            for field in s.board.fields():
                if steps[field] not in (0, FAR):
                    before = [other for other in s.board.near[field] if steps[other] == steps[field] - 1]
                    assert any(not s.guarded(other) or steps[other] == 0 for other in before)
                    assert not s.closed(field)


def test_who_is_badly_hurt_is_drawn_to_the_church_if_he_can_pay() -> None:
    s = started()
    seat = s.to_act()
    player = s.players[seat]
    player.health, player.gold = 2, 3
    hurt = Ahead(s, seat).attraction(s.board.church())
    player.health = player.max_health()
    assert hurt > Ahead(s, seat).attraction(s.board.church())
    player.health, player.gold = 2, 0
    assert Ahead(s, seat).attraction(s.board.church()) == 0


def test_who_is_badly_hurt_prays_before_he_sets_out() -> None:
    s = started(["maeldur", "keleia"], 3)  # no Skill of theirs heals
    seat = s.to_act()
    s.players[seat].health, s.players[seat].gold = 1, 3  # a Healing Potion, as dear, would mend less
    s.changed()
    assert isinstance(s.stack[-1], Turn)
    bot = Greedy(1)
    done: list[int] = []
    while s.to_act() == seat and s.players[seat].at == s.board.church() and len(done) < 6:
        action = bot.choose(s)
        done.append(kind_of(action))
        s.apply(action)
    assert verbs.PRAY in done


def test_a_trophy_is_delivered_for_a_badge() -> None:
    s = started()
    seat = s.to_act()
    s.players[seat].trophies = [monster("m1_bog_rat")]
    s.changed()
    bot = Greedy(1)
    done: list[int] = []
    while s.to_act() == seat and verbs.DELIVER not in done and len(done) < 8:
        action = bot.choose(s)
        done.append(kind_of(action))
        s.apply(action)
    assert verbs.DELIVER in done


def test_a_position_with_more_reputation_is_better_and_a_rival_with_more_is_worse() -> None:
    s = started()
    seat = s.to_act()
    before = hints.worth(s, seat)
    s.players[seat].rep += 1
    more = hints.worth(s, seat)
    s.players[1 - seat].rep += 1
    assert more > hints.worth(s, seat) > before


def alone(scenario: str) -> Euthia:
    s = GAME.start(Setup("euthia", "base", scenario, ["dral"], dict(OPTIONS), 2))
    assert isinstance(s, Euthia)
    return s


def test_who_must_beat_farrug_or_the_golem_arms_for_hard_hits() -> None:
    """Neither is stopped by a shield, and who falls may come again: the rounds are few."""
    assert not alone("the_hunt").plan.besieges()
    assert not started().plan.besieges()
    for scenario in ("defence_of_the_realm", "walking_destruction"):
        s = alone(scenario)
        assert s.plan.besieges()
        player = s.players[0]
        gains = []
        for siege in (False, True):
            before = power(player, siege)
            sword, shield = [fitted(player, tile(f"merchant_{id}"), siege) for id in ("long_sword", "bronze_shield")]
            gains.append((sword - before, shield - before))
        assert gains[1][0] > 0
        assert gains[1][1] * 2 <= gains[0][1] + 1  # half of what it is worth against Monsters


def test_the_golem_is_fought_from_beside_a_field_that_is_still_guarded() -> None:
    s = table("walking_destruction", 1)
    at = lay(s, 1, 0, Field(MOUNTAIN, monster=3))
    beside = at + 1
    assert s.guarded(at)
    assert beside in s.board.near[at]
    before = Ahead(s, 0).attraction(beside)
    s.golem_at = s.golem_from = at
    ahead = Ahead(s, 0)
    assert ahead.giant > 0
    assert ahead.attraction(beside) == before + ahead.giant
    assert ahead.kind == COMBAT
