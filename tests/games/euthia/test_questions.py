"""Small questions: the quiet answer, what a wrong one is told, what ends with its Hero, what stays secret."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia.asking import EXCHANGING, Ask, ChooseWay, Effect, Either, Seq
from hexfarer.games.euthia.costs import AnyOf, NeedEssence, NeedGem, Pay
from hexfarer.games.euthia.effects.gains import Gold, Heal
from hexfarer.games.euthia.flow.combat import HERO_A1, HERO_B, MONSTER_A3, Before
from hexfarer.games.euthia.flow.dying import cut_short
from hexfarer.games.euthia.flow.paying import Paying, begin_paying
from hexfarer.games.euthia.flow.rolling import CONFRONT, Rolling
from hexfarer.games.euthia.flow.sources import CombatSource
from hexfarer.games.euthia.flow.storing import HandLimit, Overflow
from hexfarer.games.euthia.flow.walking import Exploring
from hexfarer.games.euthia.needs import NeedSilver
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ANY, ELEMENTS, ELITE, EMERALD, MERCHANT, MOUNTAIN, NONE, RUBY, TRADE
from hexfarer.kernel.frame import Frame
from hexfarer.kernel.table import decision
from tests.games.euthia.fights import begun, do, fighting, hold, last, may, wear, why
from tests.games.euthia.places import begun as at_church
from tests.games.euthia.places import give, stand, tile


def quiet(s: Euthia) -> str:
    """The quiet answer to the open question; it is legal."""
    action = s.stack[-1].quiet(s)
    assert action in s.legal()
    return s.format(action)


def asked(s: Euthia, frame: Frame[Euthia]) -> Euthia:
    s.push(frame)
    s.changed()
    s.settle()
    return s


def test_of_silver_cards_the_last_kind_is_given_up() -> None:
    s = begun("dral", "maeldur")
    hold(s, 0, "silver_curse", "silver_curse", "silver_venom", "silver_venom")
    do(s, "exchange")
    assert quiet(s) == "card silver_venom"


def test_of_cards_too_many_the_first_kind_goes() -> None:
    s = begun("dral", "maeldur")
    hold(s, 0, *["silver_curse"] * 3, *["silver_venom"] * 3)
    assert quiet(asked(s, HandLimit(0))) == "card silver_curse"


def ways(*found: Effect, optional: bool = False) -> Euthia:
    return asked(begun("dral", "maeldur"), ChooseWay(0, list(found), NONE, optional))


def test_of_several_ways_the_last_is_taken_or_none() -> None:
    assert quiet(ways(Gold(1), Gold(2))) == "choose 2"
    assert quiet(ways(Gold(1), Gold(2), optional=True)) == "stop"


def test_a_way_that_is_not_open_says_why() -> None:
    s = ways(Gold(1), Heal(2), Gold(2))  # nobody is wounded
    assert may(s) == ["choose 1", "choose 3"]
    assert why(s, "choose 2") == "eu-healthy EU-HEALTH-01"
    assert why(s, "choose 4") == "eu-finish-first EU-GOLD-05"
    assert why(s, "stop") == "eu-must-choose EU-GOLD-05"
    assert why(s, "end") == "eu-finish-first EU-GOLD-05"
    s.players[0].health = 1
    s.changed()
    assert why(s, "choose 2") == ""


def test_what_a_mine_cart_holds_is_asked_for_and_nothing_else() -> None:
    s = at_church("keleia")
    stand(s, MOUNTAIN)
    give(s, 0, "supplies_mining_tools")
    do(s, "mine mining", "cart supplies_mining_tools")
    assert quiet(s) == may(s)[0]
    assert len(may(s)) > 1
    other = next(id for id in ("mountain_raw_ruby", "lake_black_pearl") if tile(id) not in s.seen)
    assert why(s, "tile " + other) == "eu-no-such-choice EU-MINE-07"
    assert why(s, "end") == "eu-finish-first EU-MINE-07"


def test_a_price_is_paid_with_the_first_thing_that_does() -> None:
    s = begun("dral", "maeldur")
    s.players[0].gems[EMERALD] = s.players[0].gems[RUBY] = 1
    s.players[0].essences[1] = s.players[0].essences[2] = 1
    begin_paying(s, 0, [AnyOf(NeedGem(EMERALD, 1), NeedEssence(ANY, 1))])
    s.changed()
    s.settle()
    assert quiet(s) == "choose 1"
    do(s, "choose 2")
    assert quiet(s) == "essence water"


def test_the_combat_token_pays_for_a_fight_before_any_skill() -> None:
    s = begun("dral", "maeldur")
    wear(s, "dral_war_footing")
    s.golem_at = s.players[0].at
    s.changed()
    do(s, "fight golem")
    assert quiet(s) == "token combat"


def test_the_first_tile_is_the_attack() -> None:
    s = begun("dral", "maeldur")
    wear(s, "dral_garrison_sword", "dral_broad_sword")
    fighting(s, "m1_dragonfly", HERO_B)
    assert quiet(s) == may(s)[0]
    assert len(may(s)) == 2


def test_what_does_not_fit_goes_from_the_end_of_the_list() -> None:
    s = begun("dral", "maeldur")
    s.players[0].gaar = 9
    s.players[0].pieces = []
    give(s, 0, "healing_potion", "healing_potion")
    asked(s, Overflow(0, False))
    assert quiet(s) == "drop-gaar"


@pytest.mark.parametrize(("gold", "said"), [(0, "sell merchant_leather_helmet"), (1, "leave")])
def test_a_fee_is_earned_by_the_first_sale_and_else_a_trade_ends(gold: int, said: str) -> None:
    s = at_church("dral", "maeldur")
    field = stand(s, MERCHANT)
    give(s, 0, "merchant_leather_helmet", "merchant_copper_ring")
    s.tokens[field] = 1
    s.players[0].gold = gold
    s.changed()
    do(s, "trade trade")
    assert quiet(s) == said


@pytest.mark.parametrize(
    "frame",
    [
        Ask(0, EXCHANGING, NONE, 4),
        ChooseWay(0, [Gold(1), Gold(2)], NONE, False),
        Paying(0, [NeedGem(EMERALD, 1)], 0),
        Before(0, ELITE),
        CombatSource(0, ELITE),
        Rolling(0, CONFRONT),
        Exploring(0, 0),
    ],
    ids=lambda frame: type(frame).__name__,
)
def test_what_led_to_a_death_outside_combat_ends_with_it_and_nothing_of_others(frame: Frame[Euthia]) -> None:
    s = begun("dral", "maeldur")
    below = s.stack[:]
    s.push(frame)
    cut_short(s, 0)
    assert s.stack == below
    s.push(frame)
    cut_short(s, 1)
    assert s.stack == [*below, frame]


def test_what_depends_on_cards_in_hand_is_secret() -> None:
    """Then nobody answers for the player, even if there is just one answer."""
    silver, gem = Pay(NeedSilver(1)), Pay(NeedGem(EMERALD, 1))
    assert Seq(Gold(1), silver).secret()
    assert Either(gem, silver).secret()
    assert not Seq(Gold(1), gem).secret()
    assert not Either(gem, Gold(1)).secret()
    assert AnyOf(NeedGem(EMERALD, 1), NeedSilver(1)).secret()
    assert not AnyOf(NeedGem(EMERALD, 1), NeedEssence(ANY, 1)).secret()
    assert not ChooseWay(0, [gem, silver], NONE, False).forced()
    assert ChooseWay(0, [gem, Gold(1)], NONE, False).forced()


def test_the_questions_of_the_monster_player_say_which_cards_are_meant() -> None:
    for step, key, id in ((MONSTER_A3, "master-before", "EU-COMBAT-20"), (HERO_A1, "master-curse", "EU-COMBAT-31")):
        s = begun("dral", "maeldur")
        hold(s, 1, "silver_curse")
        fighting(s, "m1_bog_rat", step, chaos=1)
        found = decision(s)
        assert (found.words.key, found.rule) == ("ask-eu-" + key, id)


def test_who_may_trade_before_things_are_lost_is_told_so() -> None:
    for trading, key in ((True, "overflow-trade"), (False, "overflow")):
        s = at_church("dral")
        stand(s, MERCHANT)
        s.players[0].tokens |= 1 << TRADE
        s.players[0].gaar = 9
        assert decision(asked(s, Overflow(0, trading))).words.key == "ask-eu-" + key


def test_an_exchanged_essence_is_told() -> None:
    s = begun("taesiri", "dral")
    wear(s, "taesiri_attunement")
    s.players[0].essences = [1, 0, 0, 0]
    s.changed()
    do(s, "use taesiri_attunement", "essence earth")
    assert last(s, "eu-essence") == [0, ELEMENTS.index("earth")]
    assert s.players[0].essences[ELEMENTS.index("earth")] == 1
