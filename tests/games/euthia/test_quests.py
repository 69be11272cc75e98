"""Encounters, their quests, and paying for them."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia import verbs
from hexfarer.games.euthia.asking import Seq
from hexfarer.games.euthia.components import (
    FIRST_ELITE,
    MAP_TILES,
    MONSTER_IDS,
    MONSTERS,
    QUEST_IDS,
    QUESTS,
    TILE_IDS,
    TILES,
    Field,
)
from hexfarer.games.euthia.content.modules import REMOVAL
from hexfarer.games.euthia.costs import AnyOf, NeedEssence, NeedGem, NeedItem, NeedTrophy, Pay, put_back
from hexfarer.games.euthia.effects.gains import Rep
from hexfarer.games.euthia.flow.encounters import prepare, refill
from hexfarer.games.euthia.flow.paying import begin_paying, needs_verdict
from hexfarer.games.euthia.needs import HaveSet, Need, NeedGaar, NeedGold, NeedGoldCard, NeedSilver, NeedWounds
from hexfarer.games.euthia.pieces import piece, tile_of, with_gem
from hexfarer.games.euthia.reasons import REASONS
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    ANY,
    ARMOUR,
    CURSE,
    EMERALD,
    ENCOUNTER,
    ENCOUNTERS,
    FIRE,
    FRENZY,
    FROM_HUNTER,
    FROM_MOUNTAIN,
    MIGHTY_STRIKE,
    NONE,
    POTION,
    RUBY,
    WEAPON,
    WITCH,
)
from hexfarer.kernel.action import pack
from tests.games.euthia.map_table import (
    does,
    hold,
    lay,
    options,
    show,
    stand,
    table,
    take,
    trophy,
    why,
)
from tests.support import rule

HUNTER = ENCOUNTERS.index("hunter")
FORTRESS = ENCOUNTERS.index("mercenary_fortress")


def key(verdict: int) -> str:
    return REASONS.of(verdict).key.removeprefix("eu-") if verdict else ""


def refused(s: Euthia, *needs: Need) -> str:
    return key(needs_verdict(s, 0, list(needs)))


def printed_rep(quest: str) -> int:
    """The Reputation on a card."""
    reward = QUESTS[QUEST_IDS.index(quest)].reward
    parts = reward.parts if isinstance(reward, Seq) else [reward]
    return sum(one.n for one in parts if isinstance(one, Rep))


# -- Encounters --


@rule("EU-ENCOUNTER-01", "EU-ENCOUNTER-02", "EU-ENCOUNTER-03", "EU-SETUP-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_9_an_encounter_has_two_cards_more_than_players(seats: int) -> None:
    """Worked example 9 for three players."""
    s = table(seats=seats)
    assert s.quest_decks[HUNTER] == [] == s.open_quests[HUNTER]
    prepare(s, HUNTER)
    assert len(s.open_quests[HUNTER]) == 2
    assert len(s.quest_decks[HUNTER]) == seats
    assert len(s.stacks[FROM_HUNTER]) == 12
    cards = s.open_quests[HUNTER] + s.quest_decks[HUNTER]
    assert len(set(cards)) == seats + 2
    assert all(QUESTS[card].type == HUNTER for card in cards)


@rule("EU-ENCOUNTER-01", "EU-SOLO-03")
def test_the_witch_has_cards_of_her_own_for_those_who_play_alone() -> None:
    rivals, alone, together = table(), table(seats=1), table(seats=3, mode="coop")
    for s, kept in ((rivals, 4), (alone, 3), (together, 3)):
        prepare(s, WITCH)
        cards = s.open_quests[WITCH] + s.quest_decks[WITCH]
        assert len(cards) == kept
        assert len(s.open_quests[WITCH]) == 2
        assert all(("solo" in QUEST_IDS[card]) == (s is not rivals) for card in cards)
        prepare(s, HUNTER)
        assert len(s.open_quests[HUNTER] + s.quest_decks[HUNTER]) == kept


@rule("EU-ENCOUNTER-01")
def test_which_cards_are_kept_is_chance() -> None:
    kept = set()
    for seed in range(12):
        s = table(seed=seed)
        prepare(s, HUNTER)
        kept.add(tuple(sorted(s.open_quests[HUNTER] + s.quest_decks[HUNTER])))
    assert len(kept) > 4


@rule("EU-ENCOUNTER-04")
def test_every_encounter_lies_on_one_map_tile() -> None:
    subs = [field.sub for tile in MAP_TILES for field in tile.fields if field.kind == ENCOUNTER]
    assert sorted(subs) == list(range(len(ENCOUNTERS)))


@rule("EU-TURN-07", "EU-QUEST-02", "EU-ENCOUNTER-04")
def test_quests_are_replaced_only_at_the_end_of_the_turn() -> None:
    s = table()
    first = lay(s, 1, 0, Field(ENCOUNTER, sub=HUNTER))
    stand(s, 0, first)
    show(s, "enc_hunter_4", "enc_hunter_5")
    s.quest_decks[HUNTER] = [QUEST_IDS.index("enc_hunter_1")]
    s.players[0].gold = 9
    s.changed()
    does(s, "quest enc_hunter_4")
    assert [QUEST_IDS[quest] for quest in s.open_quests[HUNTER]] == ["enc_hunter_5"]
    assert why(s, "quest enc_hunter_1") == "quest-not-open" == why(s, "quest enc_hunter_4")
    does(s, "end", "stop")
    assert [QUEST_IDS[quest] for quest in s.open_quests[HUNTER]] == ["enc_hunter_5", "enc_hunter_1"]
    s.open_quests[HUNTER] = []
    refill(s)
    assert s.open_quests[HUNTER] == []  # never reshuffled


@rule("EU-ENCOUNTER-02")
def test_a_quest_that_is_opened_comes_to_light() -> None:
    s = table()
    s.open_quests[HUNTER] = []
    s.quest_decks[HUNTER] = [QUEST_IDS.index("enc_hunter_1"), QUEST_IDS.index("enc_hunter_2")]
    before = s.reveals
    refill(s)
    assert len(s.open_quests[HUNTER]) == 2
    assert s.reveals - before == 2
    refill(s)
    assert s.reveals - before == 2  # nothing more to open


@rule("EU-QUEST-01")
def test_both_open_quests_may_be_fulfilled_in_one_turn_and_are_kept() -> None:
    s = table()
    first = lay(s, 1, 0, Field(ENCOUNTER, sub=ENCOUNTERS.index("hermit")))
    stand(s, 0, first)
    show(s, "enc_hermit_2", "enc_hermit_5")
    player = s.players[0]
    player.gold, player.gaar = 3, 2
    s.changed()
    does(s, "quest enc_hermit_2", "quest enc_hermit_5")
    assert (player.gold, player.gaar) == (2, 0)
    assert player.rep == printed_rep("enc_hermit_2") + printed_rep("enc_hermit_5")
    assert [QUEST_IDS[quest] for quest in player.quests] == ["enc_hermit_2", "enc_hermit_5"]
    assert TILE_IDS.index("teleport_scroll") in player.pieces


@rule("EU-QUEST-01", "EU-QUEST-03")
def test_a_quest_is_fulfilled_where_its_encounter_is() -> None:
    s = table()
    plain = lay(s, 1, 0, Field(ENCOUNTER, sub=HUNTER))
    outer = lay(s, -1, 0, Field(0), Field(0), Field(0), Field(ENCOUNTER, sub=FORTRESS))
    show(s, "enc_hunter_4", "enc_mercenary_fortress_3")
    s.players[0].gold = 9
    stand(s, 0, plain + 1)
    assert why(s, "quest enc_hunter_4") == "not-encounter"
    stand(s, 0, plain)
    assert why(s, "quest enc_hunter_4") == ""
    assert why(s, "quest enc_mercenary_fortress_3") == "quest-elsewhere"
    stand(s, 0, outer)
    assert why(s, "quest enc_mercenary_fortress_3") == "quest-at-centre"
    stand(s, 0, outer + 3)
    assert why(s, "quest enc_mercenary_fortress_3") == ""


@rule("EU-QUEST-06")
def test_the_emissary_takes_an_emerald_or_a_ruby() -> None:
    s = table()
    stand(s, 0, lay(s, 1, 0, Field(ENCOUNTER, sub=ENCOUNTERS.index("emissary"))))
    show(s, "enc_emissary_1")
    player = s.players[0]
    player.gold = 0
    s.changed()
    assert why(s, "quest enc_emissary_1") == "neither"
    player.gems[EMERALD] = player.gems[RUBY] = 1
    s.changed()
    does(s, "quest enc_emissary_1")
    assert options(s) == ["choose 1", "choose 2"]
    does(s, "choose 2")
    assert (player.gems[EMERALD], player.gems[RUBY], player.rep, player.gold) == (1, 0, 1, 3)


@rule("EU-QUEST-06", "EU-QUEST-07")
def test_without_a_choice_nothing_is_asked() -> None:
    s = table()
    stand(s, 0, lay(s, 1, 0, Field(ENCOUNTER, sub=ENCOUNTERS.index("emissary"))))
    show(s, "enc_emissary_1")
    s.players[0].gems[EMERALD] = 1
    s.changed()
    does(s, "quest enc_emissary_1")
    assert s.players[0].gems[EMERALD] == 0
    assert s.players[0].rep == 1
    assert "end" in options(s)


@rule("EU-GOLEM-02")
def test_destruction_stops_quests_until_it_is_cleared_away() -> None:
    s = table("walking_destruction")
    first = lay(s, 1, 0, Field(ENCOUNTER, sub=HUNTER))
    stand(s, 0, first)
    show(s, "enc_hunter_4")
    player = s.players[0]
    player.gold, s.rubble[first] = 5, 1
    s.changed()
    assert why(s, "quest enc_hunter_4") == "destroyed"
    does(s, "clear")
    assert (player.gold, player.rep, s.rubble[first]) == (4, 0, 0)
    assert why(s, "quest enc_hunter_4") == ""
    assert why(s, "clear") == "not-destroyed"


@rule("EU-GOLEM-02")
def test_a_large_destruction_costs_two_gold_or_an_essence_and_gives_reputation() -> None:
    s = table("walking_destruction")
    first = lay(s, 1, 0)
    stand(s, 0, first)
    player = s.players[0]
    player.gold, s.rubble[first] = 1, 2
    s.changed()
    assert why(s, "clear") == "neither"
    assert len(REMOVAL) == 2
    player.gold, player.essences = 2, [1, 0, 1, 0]
    s.changed()
    does(s, "clear", "choose 2")
    assert options(s) == ["essence fire", "essence earth"]
    does(s, "essence earth")
    assert (player.gold, player.essences, player.rep, s.rubble[first]) == (2, [1, 0, 0, 0], 1, 0)


# -- paying --


@rule("EU-QUEST-07")
def test_all_entries_are_paid_with_different_components() -> None:
    s = table()
    player = s.players[0]
    player.gems[RUBY] = 1
    any_and_ruby: list[Need] = [NeedGem(ANY, 1), NeedGem(RUBY, 1)]
    assert refused(s, *any_and_ruby) == "not-all"
    player.gems[EMERALD] = 1
    assert refused(s, *any_and_ruby) == ""
    begin_paying(s, 0, any_and_ruby)
    s.settle()
    assert sum(player.gems) == 0
    assert len(s.stack) == 2


@rule("EU-QUEST-07")
@pytest.mark.parametrize(
    "need",
    [
        NeedGold(2),
        NeedGaar(2),
        NeedWounds(2),
        NeedSilver(2),
        NeedGoldCard(1),
        NeedGem(RUBY, 2),
        NeedEssence(FIRE, 2),
        NeedItem(POTION, 2),
        NeedTrophy(1, 1),
    ],
)
def test_what_pays_for_one_entry_does_not_pay_for_another(need: Need) -> None:
    s = table()
    player = s.players[0]
    player.gold = player.gaar = 2
    player.health = 3
    player.gems[RUBY] = player.essences[FIRE] = 2
    take(s, 0, CURSE, CURSE, MIGHTY_STRIKE)
    hold(s, 0, "healing_potion")
    hold(s, 0, "healing_potion")
    trophy(s, 0, "m1_dragonfly")
    assert refused(s, need) == ""
    assert refused(s, need, need) == "not-all"


@rule("EU-QUEST-07")
def test_all_units_of_all_entries_are_paid() -> None:
    s = table()
    player = s.players[0]
    player.gems[RUBY], player.essences[FIRE], player.gold = 3, 3, 5
    price: list[Need] = [NeedGem(RUBY, 2), NeedEssence(FIRE, 2), NeedGold(4)]
    assert refused(s, *price) == ""
    begin_paying(s, 0, price)
    s.settle()
    assert (player.gems[RUBY], player.essences[FIRE], player.gold) == (1, 1, 1)
    player.gems[RUBY], player.gold = 2, 4
    assert refused(s, *price) == "few-of-essence"
    assert refused(s, NeedGem(RUBY, 1), NeedGem(ANY, 2)) == "not-all"


@rule("EU-QUEST-07")
def test_a_choice_must_leave_the_rest_payable() -> None:
    s = table()
    player = s.players[0]
    player.gems[RUBY], player.gems[EMERALD] = 1, 1
    player.gold = 0
    begin_paying(s, 0, [NeedGem(ANY, 1), AnyOf(NeedGem(RUBY, 1), NeedGold(1))])
    s.settle()
    assert player.gems == [0] * 8
    assert player.gold == 0
    player.gems[RUBY], player.gems[EMERALD], player.gold = 1, 1, 1
    begin_paying(s, 0, [NeedGem(ANY, 1), AnyOf(NeedGem(RUBY, 1), NeedGold(1))])
    s.settle()
    s.changed()
    assert options(s) == ["gem emerald", "gem ruby"]
    does(s, "gem ruby")
    assert player.gold == 0
    assert player.gems[EMERALD] == 1


@rule("EU-QUEST-07")
@pytest.mark.parametrize(
    ("need", "reason"),
    [
        (NeedGold(3), "few-gold"),
        (NeedSilver(1), "few-silver-cards"),
        (NeedGoldCard(1), "few-gold-cards"),
        (NeedWounds(99), "few-health"),
        (HaveSet(3), "small-set"),
        (NeedGem(ANY, 1), "few-gems"),
        (NeedGem(RUBY, 1), "few-gems"),
        (NeedEssence(ANY, 1), "few-essences"),
        (NeedEssence(FIRE, 1), "few-of-essence"),
        (NeedItem(POTION, 1), "few-items"),
        (NeedTrophy(1, 1), "few-trophies"),
    ],
)
def test_what_is_missing_is_named(need: Need, reason: str) -> None:
    s = table()
    s.players[0].hand = []
    assert refused(s, need) == reason


@rule("EU-QUEST-07")
@pytest.mark.parametrize(
    ("quest", "reason"),
    [
        ("enc_hermit_2", "few-gaar"),
        ("enc_ruler_2", "few-rep"),
        ("enc_ruler_1", "few-trade-tokens"),
        ("enc_ruler_6", "few-interaction-tokens"),
        ("enc_mercenary_fortress_5", "few-hero-tokens"),
        ("enc_oracle_7", "few-quest-cards"),
        ("enc_hermit_3", "few-mountain"),
        ("enc_innkeeper_1", "few-lake"),
        ("enc_hermit_4", "few-cave"),
    ],
)
def test_what_a_quest_lacks_is_named(quest: str, reason: str) -> None:
    s = table()
    s.players[0].gaar = 1
    assert refused(s, *QUESTS[QUEST_IDS.index(quest)].needs) == reason


@rule("EU-QUEST-07")
def test_tokens_on_the_map_are_counted_and_stay() -> None:
    s = table()
    first = lay(s, 1, 0)
    lay(s, -1, 0)
    s.digs[first], s.summons[first + 1] = 0b1010, 0b11  # two picks of each seat, a summons of each
    s.claims[first + 2] = s.claims[first + 1] = 0
    s.tokens[first] = 0
    s.players[0].quests = [1, 2, 3, 4]
    s.players[0].rep = 20
    s.players[0].gold = 4
    six = QUESTS[QUEST_IDS.index("enc_ruler_6")].needs
    assert refused(s, *six) == "few-interaction-tokens"  # three
    s.set_digs(first + 4, 0, 2)
    assert refused(s, *six) == ""
    assert refused(s, *QUESTS[QUEST_IDS.index("enc_oracle_7")].needs) == ""
    assert refused(s, *QUESTS[QUEST_IDS.index("enc_ruler_2")].needs) == ""
    begin_paying(s, 0, QUESTS[QUEST_IDS.index("enc_ruler_2")].needs)
    s.settle()
    assert s.players[0].rep == 20
    assert s.players[0].gold == 0


@rule("EU-QUEST-04")
def test_set_gems_and_dwurt_pay_for_nothing() -> None:
    s = table(heroes=["skoldur", "dral"])
    player = s.players[0]
    helmet = next(i for i, tile in enumerate(TILES) if tile.kind == ARMOUR and tile.sockets)
    player.pieces = [with_gem(piece(helmet), RUBY)]
    assert refused(s, NeedGem(RUBY, 1)) == "few-gems"
    assert player.dwurt == 5
    assert player.gaar == 0
    assert refused(s, *QUESTS[QUEST_IDS.index("enc_hermit_2")].needs) == "few-gaar"


@rule("EU-QUEST-05", "EU-ITEM-06")
def test_a_trophy_is_paid_with_a_monster_or_elite_of_its_level() -> None:
    s = table()
    player = s.players[0]
    elite = next(i for i in range(FIRST_ELITE, len(MONSTERS)) if MONSTERS[i].level == 1)
    weak = next(i for i in range(FIRST_ELITE) if MONSTERS[i].level == 1)
    strong = next(i for i in range(FIRST_ELITE) if MONSTERS[i].level == 2)
    trophy(s, 0, MONSTER_IDS[weak], MONSTER_IDS[strong])
    player.trophies.append(elite)
    assert refused(s, NeedTrophy(1, 2)) == ""
    assert refused(s, NeedTrophy(2, 2)) == "few-trophies"
    begin_paying(s, 0, [NeedTrophy(1, 1)])
    s.settle()
    s.changed()
    assert options(s) == [f"trophy {MONSTER_IDS[weak]}", f"trophy {MONSTER_IDS[elite]}"]
    does(s, f"trophy {MONSTER_IDS[elite]}")
    assert player.trophies == [weak, strong]
    assert s.monsters_used[0] == []
    begin_paying(s, 0, [NeedTrophy(1, 1)])
    s.settle()
    assert player.trophies == [strong]
    assert s.monsters_used[0] == [weak]


@rule("EU-ITEM-06", "EU-QUEST-07")
def test_a_weapon_of_first_strike_is_a_weapon_and_hero_equipment_leaves_the_game() -> None:
    s = table()
    player = s.players[0]
    swords = [p for p in player.pieces if NeedItem(WEAPON, 1).fits(tile_of(p))]
    assert len(swords) == 1
    begin_paying(s, 0, [NeedItem(WEAPON, 1)])
    s.settle()
    assert TILE_IDS[s.box[-1]] == "dral_garrison_sword"
    assert refused(s, NeedItem(WEAPON, 1)) == "few-items"
    strike = next(i for i, tile in enumerate(TILES) if tile.kind == 1)
    player.pieces = [piece(strike)]
    assert refused(s, NeedItem(WEAPON, 1)) == ""


@rule("EU-QUEST-07")
def test_resources_go_to_their_discard_pile_and_each_is_counted_once() -> None:
    s = table()
    tile = s.stacks[FROM_MOUNTAIN][-1]
    hold(s, 0, TILE_IDS[tile])
    two = QUESTS[QUEST_IDS.index("enc_armourer_2")].needs
    assert refused(s, *two) == "few-mountain"
    other = s.stacks[FROM_MOUNTAIN][-1]
    hold(s, 0, TILE_IDS[other])
    assert refused(s, *two) == ""
    begin_paying(s, 0, two)
    s.settle()
    assert sorted(s.stacks_used[FROM_MOUNTAIN]) == sorted([tile, other])


@rule("EU-HEALTH-02", "EU-HEALTH-05", "EU-QUEST-07")
def test_a_worn_item_takes_its_health_along_and_must_leave_some() -> None:
    s = table()
    player = s.players[0]
    armour = next(tile for tile in TILES if tile.kind == ARMOUR and tile.health == 2 and not tile.is_own())
    hold(s, 0, armour.id, worn=True)
    most = player.max_health()
    player.health = 2
    assert refused(s, NeedItem(ARMOUR, 1)) == "too-weak"
    player.health = 5
    assert refused(s, NeedItem(ARMOUR, 1), NeedWounds(3)) == "not-all"
    assert refused(s, NeedItem(ARMOUR, 1), NeedWounds(2)) == ""
    begin_paying(s, 0, [NeedWounds(2), NeedItem(ARMOUR, 1)])
    s.settle()
    assert (player.max_health(), player.health) == (most - 2, 1)


@rule("EU-QUEST-07", "EU-HEALTH-03")
def test_every_item_of_a_price_is_looked_at_not_only_the_first() -> None:
    s = table()
    player = s.players[0]
    one, two = [tile for tile in TILES if tile.kind == ARMOUR and tile.health == 2 and tile.sack == 0][:2]
    hold(s, 0, one.id, worn=True)
    hold(s, 0, two.id, worn=True)
    player.health = 4
    assert refused(s, NeedItem(ARMOUR, 2)) == "too-weak"
    player.health = 5
    assert refused(s, NeedItem(ARMOUR, 2)) == ""


@rule("EU-QUEST-01")
def test_a_quest_that_is_none_is_refused_like_any_other() -> None:
    s = table()
    for quest in (len(QUESTS), len(QUESTS) + 1):
        assert key(s.check(pack(verbs.QUEST, quest))) == "no-such-choice"


@rule("EU-QUEST-07")
def test_wounds_are_paid_only_with_more_health() -> None:
    s = table()
    s.players[0].health = 3
    assert refused(s, NeedWounds(3)) == "few-health"
    assert refused(s, NeedWounds(2)) == ""


@rule("EU-QUEST-07", "EU-CARD-12")
def test_cards_to_pay_with_are_asked_for_even_if_they_are_alike() -> None:
    """Others know how many cards a hand has, not which: the question must not tell."""
    s = table()
    take(s, 0, CURSE, CURSE, CURSE, CURSE)
    begin_paying(s, 0, [NeedSilver(2)])
    s.settle()
    s.changed()
    assert options(s) == ["card silver_curse"]
    assert why(s, "exchange") == "finish-first"
    does(s, "card silver_curse", "card silver_curse")
    assert s.players[0].hand == [CURSE, CURSE]
    assert s.cards_used[0] == [CURSE, CURSE]
    begin_paying(s, 0, [NeedSilver(2)])
    s.settle()
    assert s.players[0].hand == []  # all of them: nothing to choose


@rule("EU-QUEST-07")
def test_which_cards_are_paid_is_the_players_choice() -> None:
    s = table()
    take(s, 0, CURSE, FRENZY, FRENZY)
    begin_paying(s, 0, [NeedSilver(2)])
    s.settle()
    s.changed()
    assert options(s) == ["card silver_curse", "card silver_frenzy"]
    does(s, "card silver_frenzy", "card silver_curse")
    assert s.players[0].hand == [FRENZY]
    assert why(s, "card silver_frenzy") == "not-asked"


@rule("EU-QUEST-07", "EU-GOLD-05")
def test_paying_cannot_be_left_in_the_midst() -> None:
    s = table()
    s.players[0].essences = [1, 1, 0, 0]
    begin_paying(s, 0, [NeedEssence(ANY, 1)])
    s.settle()
    s.changed()
    assert options(s) == ["essence fire", "essence water"]
    assert why(s, "essence air") == "no-such-choice"
    assert why(s, "end") == "finish-first"


@rule("EU-GOLD-05")
def test_an_effect_with_a_price_needs_the_price() -> None:
    s = table()
    price = Pay(NeedEssence(ANY, 1))
    assert price.costs()
    assert not price.secret()
    assert Pay(NeedSilver(1)).secret()
    assert key(price.usable(s, 0, NONE)) == "few-essences"
    s.players[0].essences = [0, 0, 1, 0]
    assert price.usable(s, 0, NONE) == 0
    price.run(s, 0, NONE)
    s.settle()
    assert s.players[0].essences == [0, 0, 0, 0]


def test_a_delivered_trophy_fills_an_empty_monster_deck_at_once() -> None:
    s = table()
    trophy = s.monsters[0][0]
    s.monsters[0], s.monsters_used[0] = [], []
    put_back(s, trophy)
    assert (s.monsters[0], s.monsters_used[0]) == ([trophy], [])
