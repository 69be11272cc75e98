"""Free Actions: the Church, Treasures, Portals, Elementals, Badges, Legends."""

from __future__ import annotations

from hexfarer.games.euthia import events
from hexfarer.games.euthia.components import (
    CONFRONTATIONS,
    FIRST_ELITE,
    LEGEND_IDS,
    MONSTER_IDS,
    MONSTERS,
    TILE_IDS,
    TILES,
    Field,
)
from hexfarer.games.euthia.flow.elements import confronted
from hexfarer.games.euthia.pieces import tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    AIR,
    ARTIFACTS,
    CHURCH_HEALS,
    EARTH,
    ELEMENTAL,
    ENCOUNTERS,
    FIRE,
    FROM_MOUNTAIN,
    FROM_TREASURE,
    HEALING_CARD,
    LEGEND,
    MIGHTY_STRIKE,
    PORTAL,
    POTIONS,
    TREASURE,
    WATER,
)
from tests.games.euthia.map_table import (
    does,
    hold,
    lay,
    options,
    put,
    stand,
    table,
    take,
    trophy,
    turn,
    why,
    word,
)
from tests.support import rule

HUNTER = ENCOUNTERS.index("hunter")
FORTRESS = ENCOUNTERS.index("mercenary_fortress")


def told(s: Euthia, kind: int) -> bool:
    return any(event.kind == kind for event in s.log or [])


# -- the Church --


@rule("EU-FREE-01")
def test_the_church_heals_six_for_a_coin_any_number_of_times() -> None:
    s = table("walking_destruction")
    player = s.players[0]
    hold(s, 0, "artifact_heart_of_the_mountain")
    player.gold, player.health = 2, 1
    s.changed()
    does(s, "pray")
    assert (player.health, player.gold) == (7, 1)
    player.health = 2
    s.changed()
    does(s, "pray")
    assert (player.health, player.gold) == (8, 0)
    player.health = 1
    s.changed()
    assert why(s, "pray") == "church-price" == why(s, "draught")


@rule("EU-FREE-01", "EU-HEALTH-01")
def test_the_church_heals_nobody_who_is_well_and_sells_potions() -> None:
    s = table()
    player = s.players[0]
    player.gold = 3
    s.changed()
    assert why(s, "pray") == "healthy"
    potions = len(s.stacks[POTIONS])
    does(s, "draught", "draught")
    assert player.gold == 1
    assert len(s.stacks[POTIONS]) == potions - 2
    assert [TILE_IDS[tile_of(p)] for p in player.pieces].count("healing_potion") == 2
    s.stacks[POTIONS] = []
    s.changed()
    assert why(s, "draught") == "no-potion-left"


@rule("EU-FREE-01")
def test_the_church_serves_on_its_centre_only() -> None:
    s = table()
    s.players[0].gold, s.players[0].health = 3, 1
    stand(s, 0, 0)
    assert why(s, "pray") == "not-church" == why(s, "draught")


@rule("EU-EVENT-01", "EU-FREE-01")
def test_an_event_can_make_the_church_heal_less() -> None:
    s = table()
    s.rules[CHURCH_HEALS] = 3
    s.players[0].gold, s.players[0].health = 1, 1
    s.changed()
    does(s, "pray")
    assert s.players[0].health == 4


# -- Treasures --


@rule("EU-FREE-02", "EU-FREE-04")
def test_a_treasure_is_found_once_by_anybody() -> None:
    s = table()
    first = lay(s, 1, 0, Field(TREASURE, level=2))
    stand(s, 0, first)
    top = s.stacks[FROM_TREASURE + 1][-1]
    does(s, "loot")
    assert s.claims[first] == 0
    assert top in s.players[0].pieces
    assert why(s, "loot") == "looted"
    turn(s, 1)
    stand(s, 1, first)
    assert why(s, "loot") == "looted"
    stand(s, 1, first + 1)
    assert why(s, "loot") == "not-treasure"


@rule("EU-FREE-04", "EU-ITEM-04")
def test_without_storage_something_is_given_up_and_the_field_is_spent_anyway() -> None:
    s = table()
    first = lay(s, 1, 0, Field(TREASURE, level=1))
    stand(s, 0, first)
    hold(s, 0, *["healing_potion"] * 3)
    chest = next(i for i, tile in enumerate(TILES) if tile.home == FROM_TREASURE and not tile.health)
    s.stacks[FROM_TREASURE].remove(chest)
    s.stacks[FROM_TREASURE].append(chest)
    assert s.players[0].excess() == 0
    does(s, "loot")
    assert {"drop healing_potion", f"drop {TILE_IDS[chest]}"} <= set(options(s))
    assert "end" not in options(s)
    does(s, f"drop {TILE_IDS[chest]}")
    assert "end" in options(s)
    assert s.claims[first] == 0


@rule("EU-FREE-03")
def test_who_beats_its_monster_takes_the_treasure_in_the_same_visit_or_never() -> None:
    s = table()
    first = lay(s, 1, 0, Field(TREASURE, level=1, monster=1))
    player = s.players[0]
    stand(s, 0, first)
    s.claims[first], player.spoils = 0, first
    s.changed()
    does(s, "loot")
    assert s.claims.count(0) == 1
    assert why(s, "loot") == "treasure-lost"
    player.spoils, player.move = first, 2
    s.changed()
    does(s, f"step {word(s, first + 1)}", f"step {word(s, first)}")
    assert why(s, "loot") == "treasure-lost"


@rule("EU-ACTION-06", "EU-LIBERATE-01")
def test_free_actions_need_a_liberated_field() -> None:
    s = table()
    first = lay(s, 1, 0, Field(TREASURE, level=1, monster=1), Field(PORTAL, monster=1), Field(PORTAL))
    stand(s, 0, first)
    assert why(s, "loot") == "not-liberated"
    stand(s, 0, first + 1)
    assert why(s, f"portal {word(s, first + 2)}") == "not-liberated"
    assert options(s, "portal") == []


# -- Portals --


@rule("EU-PORTAL-01", "EU-PORTAL-04", "EU-PORTAL-05")
def test_a_portal_leads_to_any_other_and_shuts_behind_the_hero() -> None:
    s = table()
    a, b = lay(s, 1, 0, Field(PORTAL)), lay(s, -1, 0, Field(PORTAL))
    c = lay(s, 0, 1, Field(PORTAL))
    player = s.players[0]
    player.move = 3
    stand(s, 0, a)
    assert sorted(options(s, "portal")) == sorted([f"portal {word(s, b)}", f"portal {word(s, c)}"])
    assert why(s, f"portal {word(s, a)}") == "same-portal"
    assert why(s, f"portal {word(s, a + 1)}") == "no-portal-there"
    does(s, f"portal {word(s, b)}")
    assert player.at == b
    assert player.move == 3
    does(s, f"portal {word(s, c)}", f"portal {word(s, a)}")
    assert player.at == a
    assert why(s, f"portal {word(s, b)}") == "portal-used"
    does(s, f"step {word(s, a + 1)}")
    assert why(s, f"portal {word(s, b)}") == "not-portal"
    does(s, f"step {word(s, a)}", f"portal {word(s, b)}")
    assert player.at == b
    assert why(s, f"portal {word(s, c)}") == ""


@rule("EU-PORTAL-02", "EU-PORTAL-09")
def test_a_portal_with_a_monster_can_be_reached_only_with_a_combat_action() -> None:
    s = table()
    a, b = lay(s, 1, 0, Field(PORTAL)), lay(s, -1, 0, Field(PORTAL, monster=1))
    stand(s, 0, a)
    assert why(s, f"portal {word(s, b)}") == ""
    s.players[0].tokens &= ~4
    s.changed()
    assert why(s, f"portal {word(s, b)}") == "no-combat-action"


@rule("EU-PORTAL-07", "EU-ELEM-04")
def test_going_through_a_portal_is_entering_a_field() -> None:
    s = table()
    a, b = lay(s, 1, 0, Field(PORTAL)), lay(s, -1, 0, Field(PORTAL), Field(ELEMENTAL, sub=FIRE))
    stand(s, 0, a)
    health = s.players[0].health
    does(s, f"portal {word(s, b)}")
    assert s.players[0].health == health - 2


@rule("EU-DEATH-08", "EU-PORTAL-05")
def test_who_dies_beyond_a_portal_goes_on_at_the_church() -> None:
    s = table()
    a, b = lay(s, 1, 0, Field(PORTAL)), lay(s, -1, 0, Field(PORTAL), Field(ELEMENTAL, sub=FIRE))
    stand(s, 0, a)
    player = s.players[0]
    player.health = 1
    s.changed()
    does(s, f"portal {word(s, b)}")
    assert player.at == s.board.church()
    assert player.gates == []
    assert s.to_act() == 0


# -- Elementals --


@rule("EU-FREE-05", "EU-FREE-06", "EU-FREE-08")
def test_33_confronting_pays_those_who_were_there_before() -> None:
    """Worked example 33, from the payment to the row of the card."""
    s = table(seats=3)
    first = lay(s, 1, 0, Field(ELEMENTAL, sub=AIR))
    player = s.players[0]
    stand(s, 0, first)
    s.summons[first] = 1 << 1
    player.gold = 1
    gold = s.players[1].gold
    s.changed()
    s.loaded = [3, 3]
    essences = player.essences[AIR]
    does(s, "confront")
    assert (player.gold, s.players[1].gold) == (0, gold + 1)
    assert s.summons[first] == 0b011
    assert player.essences[AIR] == essences  # the roll can still be changed
    does(s, "done")
    assert player.essences[AIR] == essences + 1  # equal dice: the Air turns none, 6 it is


@rule("EU-FREE-05")
def test_an_elemental_is_confronted_once_and_only_by_those_who_can_pay() -> None:
    s = table(seats=3)
    first = lay(s, 1, 0, Field(ELEMENTAL, sub=WATER))
    assert why(s, "confront") == "not-elemental"
    stand(s, 0, first)
    s.summons[first] = 0b110
    s.players[0].gold = 1
    s.changed()
    assert why(s, "confront") == "confront-fees"
    s.players[0].gold = 2
    s.changed()
    assert why(s, "confront") == ""
    s.summons[first] = 0b001
    s.changed()
    assert why(s, "confront") == "confronted-already"


@rule("EU-COOP-04")
def test_together_confronting_costs_one_gold_card_in_all() -> None:
    s = table(seats=3, mode="coop")
    first = lay(s, 1, 0, Field(ELEMENTAL, sub=WATER))
    stand(s, 0, first)
    player = s.players[0]
    player.hand = []
    s.summons[first] = 0b110
    s.changed()
    assert why(s, "confront") == "confront-card"
    take(s, 0, MIGHTY_STRIKE, HEALING_CARD)
    gold = player.gold
    does(s, "confront")
    assert options(s) == ["card gold_mighty_strike", "card gold_healing"]
    assert s.summons[first] == 0b110  # the token comes after the payment
    does(s, "card gold_healing")
    assert player.hand == [MIGHTY_STRIKE]
    assert player.gold == gold
    assert s.summons[first] == 0b111


@rule("EU-FREE-06")
def test_a_value_outside_the_ranges_gives_nothing() -> None:
    s = table()
    first = lay(s, 1, 0, Field(ELEMENTAL, sub=FIRE))
    stand(s, 0, first)
    assert not any(least <= 8 <= most for least, most, _ in CONFRONTATIONS[FIRE])
    before = (s.players[0].health, s.players[0].essences[:], s.players[0].gaar)
    confronted(s, 0, 8)
    assert len(s.stack) == 2
    assert told(s, events.CONFRONTED_NOTHING)
    assert (s.players[0].health, s.players[0].essences, s.players[0].gaar) == before


@rule("EU-FREE-07")
def test_who_dies_of_a_confrontation_gets_nothing_from_it() -> None:
    s = table()
    first = lay(s, 1, 0, Field(ELEMENTAL, sub=FIRE))
    stand(s, 0, first)
    player = s.players[0]
    player.health = 1
    gaar = player.gaar
    confronted(s, 0, 6)  # 1 Wound, then 1 Gaar
    s.settle()
    assert player.at == s.board.church()
    assert player.gaar == gaar
    assert len(s.stack) == 2


@rule("EU-ELEM-09")
def test_a_token_on_an_elemental_leaves_its_power() -> None:
    s = table()
    first = lay(s, 1, 0, Field(ELEMENTAL, sub=EARTH))
    s.summons[first] = 1
    assert s.under(first, EARTH)
    assert s.under(first + 1, EARTH)


# -- Badges and Legends --


@rule("EU-SCEN-02")
def test_a_badge_for_the_first_and_the_second_trophy_of_a_level() -> None:
    s = table(seats=3)
    cards = [i for i in range(FIRST_ELITE) if MONSTERS[i].level == 1]
    trophy(s, 0, MONSTER_IDS[cards[0]], MONSTER_IDS[cards[1]])
    trophy(s, 1, MONSTER_IDS[cards[2]])
    trophy(s, 2, MONSTER_IDS[cards[3]])
    does(s, f"deliver {MONSTER_IDS[cards[0]]}")
    assert s.players[0].rep == 3
    assert s.monsters_used[0] == [cards[0]]
    assert why(s, f"deliver {MONSTER_IDS[cards[1]]}") == "delivered-already"
    assert why(s, f"deliver {MONSTER_IDS[cards[2]]}") == "no-trophy"
    turn(s, 1)
    does(s, f"deliver {MONSTER_IDS[cards[2]]}")
    assert s.players[1].rep == 1
    turn(s, 2)
    assert why(s, f"deliver {MONSTER_IDS[cards[3]]}") == "badges-gone"


@rule("EU-SCEN-02")
def test_trophies_are_delivered_at_the_church_and_in_the_hunt_only() -> None:
    s = table()
    card = MONSTER_IDS[next(i for i in range(FIRST_ELITE) if MONSTERS[i].level == 3)]
    trophy(s, 0, card)
    stand(s, 0, 0)
    assert why(s, f"deliver {card}") == "not-church"
    stand(s, 0, s.board.church())
    does(s, f"deliver {card}")
    assert s.players[0].rep == 8
    assert s.badges == [0, 0, 1]
    other = table("defence_of_the_realm")
    trophy(other, 0, card)
    assert why(other, f"deliver {card}") == "no-badges"


@rule("EU-LEGEND-01", "EU-LEGEND-02")
def test_a_legend_gives_its_artifact_once() -> None:
    s = table("walking_destruction")
    first = lay(s, 1, 0, Field(0), Field(0), Field(0), Field(LEGEND))
    player = s.players[0]
    player.gold, player.gaar = 2, 4
    stand(s, 0, first)
    s.legend_at[first + 3] = LEGEND_IDS.index("legend_5")
    s.legend_deck.remove(LEGEND_IDS.index("legend_5"))
    s.changed()
    assert why(s, "legend") == "not-legend"
    stand(s, 0, first + 3)
    does(s, "legend")
    artifact = TILE_IDS.index("artifact_hourglass_of_the_order")
    assert (player.rep, player.gold, player.gaar) == (3, 0, 0)
    assert artifact in player.pieces
    assert artifact not in s.stacks[ARTIFACTS]
    assert player.quests == []
    assert why(s, "legend") == "legend-told"


@rule("EU-LEGEND-01", "EU-HEALTH-05")
def test_an_artifact_that_gives_health_raises_it_with_the_maximum() -> None:
    s = table("walking_destruction")
    first = lay(s, 1, 0, Field(0), Field(0), Field(0), Field(LEGEND))
    stand(s, 0, first + 3)
    s.legend_at[first + 3] = LEGEND_IDS.index("legend_3")
    hold(s, 0, TILE_IDS[s.stacks[FROM_MOUNTAIN][-1]])
    assert why(s, "legend") == "few-mountain"
    hold(s, 0, TILE_IDS[s.stacks[FROM_MOUNTAIN][-1]])
    player = s.players[0]
    player.health -= 1
    before = (player.health, player.max_health())
    s.changed()
    does(s, "legend")
    assert (player.health, player.max_health()) == (before[0] + 4, before[1] + 4)


@rule("EU-FREE-10")
def test_own_things_are_used_on_any_field() -> None:
    s = table()
    hold(s, 0, "healing_potion")
    s.players[0].health = 1
    stand(s, 0, 0)
    put(s, 0, Field(0))
    assert "use healing_potion" in options(s)
