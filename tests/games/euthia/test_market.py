"""What tiles on offer, one's own goods and open quests mean to a Hero; the ways on the map; what giants may do next."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from hexfarer.games.euthia import GAME, giants
from hexfarer.games.euthia.components import DRAGON_ATTACK_IDS, DRAGON_ATTACKS, MONSTERS, TILE_IDS, TILES, Field
from hexfarer.games.euthia.content.scenarios import SCENARIOS
from hexfarer.games.euthia.effects.gains import Gold, Silver
from hexfarer.games.euthia.flow.farrug import attack
from hexfarer.games.euthia.market import offer_facts
from hexfarer.games.euthia.pieces import gems_in, is_worn, tile_of
from hexfarer.games.euthia.shape import Facts, GiantView
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import MERCHANT, OPAL
from hexfarer.games.euthia.view import view
from hexfarer.kernel.rng import seeded
from tests.games.euthia.map_table import begun, hold, lay, show, stand, table, trophy, turn
from tests.shapes import misfits
from tests.support import ALL, pick

GAMES = 6 if ALL else 2


def facts(s: Euthia, id: str, seat: int = 0) -> dict[str, Any]:
    found = next(thing for thing in GAME.things(s, seat) if thing["id"] == id)
    return cast(dict[str, Any], found["facts"])


# -- offers --


def offered(s: Euthia, tile: str) -> dict[str, Any]:
    return cast(dict[str, Any], offer_facts(s.players[0], TILE_IDS.index(tile)))


def test_an_offer_tells_the_gold_that_is_missing() -> None:
    s = table()
    s.players[0].gold = 3
    assert offered(s, "merchant_war_mace")["short"] == TILES[TILE_IDS.index("merchant_war_mace")].buy - 3
    s.players[0].gold = 9
    assert offered(s, "merchant_war_mace")["short"] == 0


def test_a_weapon_is_compared_with_the_best_one_that_is_worn() -> None:
    s = table(heroes=["dral", "keleia"])
    found = offered(s, "merchant_war_mace")
    assert found["beside"] == ["dral_garrison_sword"]
    # 36 rolls of two dice: 2 Damage from 5, 3 from 8, 5 from 11; and 1 from 4, 2 from 7, 3 from 11
    assert found["hit"] == (2 * 15 + 3 * 12 + 5 * 3) * 100 // 36
    assert found["hit_now"] == (1 * 12 + 2 * 18 + 3 * 3) * 100 // 36


def test_a_skill_tells_whether_a_field_is_free_or_what_opens_one() -> None:
    s = table(heroes=["dral", "keleia"])
    assert offered(s, "dral_parry")["room"] == "free"
    hold(s, 0, "dral_shoulder_charge", "dral_forced_march", worn=True)
    found = offered(s, "dral_parry")
    assert found["room"] == "locked"
    assert found["keys"] == [{"gold": 3}, {"essence": "earth"}]
    assert found["works"] is False


def test_armour_tells_how_many_pieces_of_its_kind_one_would_wear() -> None:
    s = table(heroes=["dral", "keleia"])
    hold(s, 0, "merchant_chain_cuirass", "merchant_chain_boots", worn=True)
    assert offered(s, "merchant_chain_greaves")["alike"] == 3
    assert offered(s, "merchant_chain_boots")["alike"] == 2  # in the place of those
    assert offered(s, "merchant_chain_greaves")["room"] == "free"
    assert offered(s, "merchant_chain_boots")["room"] == "swap"


# -- goods --


def good(s: Euthia, id: str) -> dict[str, Any]:
    return cast(dict[str, Any], facts(s, id)["good"])


def test_what_no_quest_asks_for_is_surplus_and_what_one_asks_for_is_not() -> None:
    s = table()
    hold(s, 0, "mountain_iron_ore", "lake_silverfish")
    assert good(s, "piece:mountain_iron_ore") == {"gold": 4, "sides": [], "use": {}}
    fish = good(s, "piece:lake_silverfish")
    assert fish["gold"] == 4
    assert fish["sides"] == [[{"what": "gold", "n": 4}], [{"what": "gold", "n": 1}, {"what": "potion", "n": 1}]]
    show(s, "enc_hermit_3")  # a Resource of a Mountain
    use = good(s, "piece:mountain_iron_ore")["use"]
    assert use["what"] == "quest"
    assert use["of"] == "enc_hermit_3"
    assert use["prize"] == [{"what": "rep", "n": 2}, {"what": "gold", "n": 4}]
    assert good(s, "piece:lake_silverfish")["use"] == {}


def test_of_more_than_a_quest_takes_the_rest_is_surplus() -> None:
    s = table()
    hold(s, 0, "mountain_iron_ore", "mountain_iron_ore")
    show(s, "enc_hermit_3")
    assert good(s, "piece:mountain_iron_ore")["use"] != {}
    assert good(s, "piece:mountain_iron_ore:2")["use"] == {}


def test_a_gem_is_good_for_a_free_socket() -> None:
    s = table()
    s.players[0].gems[OPAL] = 1
    s.changed()
    assert good(s, "gem:opal") == {"gold": 2, "sides": [], "use": {}}
    hold(s, 0, "merchant_chain_greaves", worn=True)
    assert good(s, "gem:opal")["use"] == {"what": "socket", "of": "merchant_chain_greaves", "prize": []}
    show(s, "enc_jeweller_1")
    assert good(s, "gem:opal")["use"]["what"] == "quest"


def test_a_trophy_is_good_for_a_badge_or_a_quest() -> None:
    s = table("the_hunt")
    trophy(s, 0, "m1_grey_wolf")
    first = s.plan.badges[0][0]
    assert good(s, "trophy:m1_grey_wolf")["use"] == {"what": "badge", "of": "1", "prize": [{"what": "rep", "n": first}]}
    show(s, "enc_hunter_2")  # two of them, for more
    assert good(s, "trophy:m1_grey_wolf")["use"]["what"] in ("quest", "badge")


def test_what_is_worn_is_in_use_and_a_worse_weapon_in_a_sack_is_not() -> None:
    s = table(heroes=["dral", "keleia"])
    assert good(s, "piece:dral_garrison_sword")["use"]["what"] == "wear"
    hold(s, 0, "merchant_war_mace")
    assert good(s, "piece:merchant_war_mace")["use"]["what"] == "wear"  # better: to be put on


# -- quests --


def test_a_quest_tells_what_it_asks_what_is_there_and_what_it_gives() -> None:
    s = table()
    first = lay(s, 1, 0, Field(10, 0))  # the hermit
    show(s, "enc_hermit_7")
    found = facts(s, "quest:enc_hermit_7")["quest"]
    assert found["at"] == s.game.write(s, "field", first)
    assert found["needs"] == [{"what": "trophy:1", "n": 1, "have": 0, "either": False, "kept": False}]
    assert found["prize"] == [{"what": "rep", "n": 3}, {"what": "gold", "n": 1}]
    assert found["can"] is False
    trophy(s, 0, "m1_grey_wolf")
    assert facts(s, "quest:enc_hermit_7")["quest"]["can"] is True
    assert facts(s, "quest:enc_hermit_7", -1)["quest"]["needs"][0]["have"] == -1


# -- ways --


def test_a_field_tells_the_way_to_it() -> None:
    s = table()
    for i, j in ((1, 0), (0, 1), (1, -1)):
        lay(s, i, j)
    turn(s, 0)
    stand(s, 0, 0)
    s.players[0].move = 2
    s.changed()
    near, far = facts(s, "field:1,0")["way"], facts(s, "field:2,0")["way"]
    assert near == {
        "move": 1,
        "stops": 0,
        "open": True,
        "legs": [{"field": "1,0", "portal": False, "health": s.players[0].health}],
    }
    assert far["move"] == 2
    assert [leg["field"] for leg in far["legs"]] == ["1,0", "2,0"]
    beyond = facts(s, "field:3,-1")["way"]
    assert beyond == {"move": 3, "stops": 0, "open": False, "legs": []}
    assert "way" not in facts(s, "field:2,0", 1)  # it is not this seat's turn


# -- the board --


def test_the_back_of_a_monster_tells_its_reward_and_whether_one_would_get_it() -> None:
    s = table()
    deck = view(s, 0)["monsters"]["1"]
    top = MONSTERS[s.monsters[0][-1]]
    assert deck["reward"][0] == {
        "what": "rep",
        "n": top.reward.parts[0].n if hasattr(top.reward, "parts") else top.reward.n,
    }
    assert deck["barred"] is False
    s.players[0].rep = top.limit + 1
    assert view(s, 0)["monsters"]["1"]["barred"] is True
    assert view(s, 1)["monsters"]["1"]["barred"] is False


def test_the_loot_of_a_guarded_field_is_told_until_it_is_free() -> None:
    s = table()
    field = lay(s, 1, 0, Field(MERCHANT, monster=1, loot=[Gold(3), Silver(1)]))
    name = s.game.write(s, "field", field)
    assert view(s, 0)["field"][name]["loot"] == [{"what": "gold", "n": 3}, {"what": "silver", "n": 1}]
    s.claims[field] = 0
    assert "loot" not in view(s, 0)["field"][name]


@pytest.mark.rule("EU-FARRUG-02", "EU-FARRUG-07")
@pytest.mark.parametrize("seed", range(20))
def test_what_farrug_may_do_is_what_he_does(seed: int) -> None:
    s = begun("defence_of_the_realm", 3, seed)
    s.farrug, s.dragon_at = 0, 0
    chance = Random(seed)
    for player in s.players:
        player.at = chance.choice([field for field in s.board.fields() if not s.closed(field)])
    used = chance.sample(range(len(DRAGON_ATTACKS)), chance.randrange(len(DRAGON_ATTACKS)))
    s.attacks_used = used
    s.attacks = [number for number in range(len(DRAGON_ATTACKS)) if number not in used]
    chance.shuffle(s.attacks)
    coming = cast(GiantView, giants.farrug_view(s))["coming"]
    assert {one["card"] for one in coming} == {DRAGON_ATTACK_IDS[number] for number in s.attacks}
    told = {one["card"]: one for one in coming}
    guess = s.determinize(0, seeded(seed))
    assert giants.farrug_view(guess) == giants.farrug_view(s)
    number = s.attacks[-1]
    depth = len(s.stack)
    attack(s)
    assert told[DRAGON_ATTACK_IDS[number]]["at"] == s.game.write(s, "field", s.dragon_at)
    assert told[DRAGON_ATTACK_IDS[number]]["seats"] == sorted({frame.seat for frame in s.stack[depth:]})


def test_the_parts_of_a_score_are_all_of_it() -> None:
    s = begun("the_hunt", 2, 1)
    for seat in view(s, -1)["seat"].values():
        assert sum(seat["parts"].values()) == seat["score"]


# -- everywhere --


@pytest.mark.parametrize("seed", range(GAMES))
def test_facts_have_their_shape_in_random_games(seed: int) -> None:
    chance = Random(seed)
    s = begun(SCENARIOS[seed % len(SCENARIOS)].id, 1 + seed % 3, seed)
    for i in range(500):
        if s.over:
            break
        if i % 12 == 0:
            for seat in range(-1, s.seats):
                for thing in GAME.things(s, seat):
                    found = cast(dict[str, Any], thing["facts"])
                    told = {key: value for key, value in found.items() if key in Facts.__annotations__}
                    assert misfits(told, Facts, str(thing["id"])) == []
        s.apply(pick(chance, s))


@pytest.mark.parametrize("seed", range(GAMES))
def test_only_what_has_no_use_is_surplus(seed: int) -> None:
    """Nothing that is worn or set, nothing that can be used up, and no Essence."""
    chance = Random(seed)
    s = begun("the_hunt", 2, seed)
    for _ in range(500):
        if s.over:
            break
        seat = s.to_act()
        player = s.players[seat]
        for thing in GAME.things(s, seat) if chance.random() < 0.1 else []:
            found = cast(dict[str, Any], thing["facts"])
            if thing["seat"] != seat or found.get("good", {"use": 1})["use"] != {}:
                continue
            assert thing["kind"] in ("piece", "gem", "trophy")
            if thing["kind"] == "piece":
                assert not found["worn"]
                assert TILES[TILE_IDS.index(found["tile"])].effect is None
        assert all(len(gems_in(p)) <= TILES[tile_of(p)].sockets for p in player.pieces if is_worn(p))
        s.apply(pick(chance, s))
