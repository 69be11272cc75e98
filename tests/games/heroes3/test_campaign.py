"""From one scenario of a campaign to the next (H3-AI-060 to -064, H3-END-016)."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3 import GAME, verbs
from hexfarer.games.heroes3.asking import Effect
from hexfarer.games.heroes3.components import CARD_IDS, CARDS, SPECIALTY, STATISTIC, card_number
from hexfarer.games.heroes3.content.heroes import HEROES
from hexfarer.games.heroes3.content.scenario_card import FoeCard, Happening, Place
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS, SCENARIOS, card_of
from hexfarer.games.heroes3.flow.campaign import Farewell
from hexfarer.games.heroes3.flow.scenarios import OBELISK_GIFTS as THEIR_OBELISK_GIFTS
from hexfarer.games.heroes3.flow.scenarios import end
from hexfarer.games.heroes3.flow.searching import Search
from hexfarer.games.heroes3.flow.visiting import OBELISK_GIFTS
from hexfarer.games.heroes3.library import scenario_effects
from hexfarer.games.heroes3.state import ABILITIES, Heroes3
from hexfarer.kernel.action import a_of, kind_of
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup, make_setup
from hexfarer.kernel.state import attributes
from tests.games.heroes3.ai_tables import settled, started, unit
from tests.support import rule


def won(s: Heroes3) -> Heroes3:
    """The scenario is won; the first cards that are offered go along."""
    end(s, [0], "goal")
    s.changed()
    s.settle()
    while not s.over:
        s.apply(s.legal()[0])
    return s


def follows(s: Heroes3) -> Setup:
    setup = GAME.sequel(s)
    assert setup is not None
    return make_setup(setup.game, setup.scenario, setup.seats, setup.seed, setup.options)


def begun(setup: Setup) -> Heroes3:
    s = GAME.start(setup)
    assert isinstance(s, Heroes3)
    return s


def owned(s: Heroes3) -> list[int]:
    player = s.players[0]
    return player.hand + player.deck + player.discard


@rule("H3-AI-060")
def test_after_a_victory_five_cards_are_chosen_that_go_along() -> None:
    s = settled(started("llq_1_homecoming"))
    s.players[0].hand = [card_number(id) for id in ("haste", "haste", "luck", "attack", "crusaders_4", "fireball")]
    end(s, [0], "goal")
    s.changed()
    s.settle()
    assert not s.over
    assert isinstance(s.stack[-1], Farewell)
    offered = [a_of(action) for action in s.legal()]
    assert {kind_of(action) for action in s.legal()} == {verbs.CARD}
    assert all(CARDS[card].kind not in (STATISTIC, SPECIALTY) for card in offered)
    assert card_number("fireball") in offered
    for _ in range(5):
        assert not s.over
        s.apply(s.legal()[0])
    assert s.over
    assert s.victors == [0]


@rule("H3-AI-060", "H3-SETUP-015")
def test_the_next_scenario_begins_with_them_at_level_one() -> None:
    s = settled(started("llq_1_homecoming"))
    s.players[0].hand = [card_number(id) for id in ("haste", "haste", "luck", "fireball", "bless", "curse")]
    s.players[0].deck, s.players[0].discard, s.players[0].xp = [], [], 7
    won(s)
    setup = follows(s)
    assert setup.scenario == "llq_2_guardian_angels"
    after = begun(setup)
    statistics = [card for card in owned(after) if CARDS[card].kind == STATISTIC]
    specialties = [card for card in owned(after) if CARDS[card].kind == SPECIALTY]
    others = [card for card in owned(after) if card not in statistics + specialties]
    assert len(statistics) == 6
    assert len(specialties) == 1
    assert sorted(others) == sorted(s.tale.kept)
    assert len(others) == 5
    assert after.players[0].level() == card_of(after).level
    assert GAME.conserved(after) == []


@rule("H3-AI-060")
def test_cards_in_play_may_go_along_too() -> None:
    s = settled(started("llq_1_homecoming"))
    player = s.players[0]
    player.hand, player.deck, player.discard = [card_number("haste")], [card_number("slow")], [card_number("bless")]
    player.ongoing, player.playing = [card_number("luck")], [card_number("estates")]
    end(s, [0], "goal")
    s.changed()
    s.settle()
    assert [a_of(action) for action in s.legal()] == sorted(
        card_number(id) for id in ("haste", "slow", "bless", "luck", "estates")
    )


@rule("H3-AI-062")
def test_a_campaign_goes_on_with_the_same_hero_where_the_next_scenario_has_that_hero() -> None:
    assert follows(won(settled(started("qg_1_greek_gift", "rion")))).seats == ["rion"]
    assert follows(won(settled(started("llq_1_homecoming", "catherine")))).seats == ["catherine"]


@rule("H3-AI-062")
def test_at_most_four_magic_arrows_go_along() -> None:
    s = settled(started("llq_1_homecoming"))
    s.players[0].hand = [card_number("magic_arrow")] * 6
    s.players[0].deck, s.players[0].discard = [], []
    won(s)
    assert s.tale.kept.count(card_number("magic_arrow")) == 4
    with pytest.raises(Problem, match="At most 5 cards"):
        make_setup("heroes3", "llq_2_guardian_angels", options={"carry": "magic_arrow " * 5})


@rule("H3-AI-062")
def test_another_hero_brings_the_own_statistics_and_specialty() -> None:
    options = {"carry": "haste luck"}
    first, second = (
        begun(make_setup("heroes3", "qg_2_sicilian_dragon", [hero], 1, options)) for hero in ("catherine", "rion")
    )
    both = [card_number("haste"), card_number("luck")]
    for s, specialty in ((first, "crusaders_1"), (second, "battlefield_medic_1")):
        assert card_number(specialty) in owned(s)
        assert sorted(card for card in owned(s) if CARDS[card].kind not in (STATISTIC, SPECIALTY)) == sorted(both)
    assert sorted(owned(first)) != sorted(owned(second))


@rule("H3-AI-064")
def test_army_and_resources_go_along_only_where_the_campaign_says_so() -> None:
    s = settled(started("llq_1_homecoming"))
    s.players[0].units = [unit("champions:pack")]
    s.players[0].resources = [77, 7, 7]
    after = begun(follows(won(s)))
    assert unit("champions:pack") not in after.players[0].units
    assert after.players[0].resources == card_of(after).resources
    s = settled(started("qg_1_greek_gift"))
    s.players[0].units = [unit("champions:pack"), unit("archangels"), unit("griffins:pack")]
    s.players[0].resources = [77, 7, 7]
    after = begun(follows(won(s)))
    assert sorted(after.players[0].units) == sorted([unit("champions:pack"), unit("griffins:pack")])
    assert after.players[0].resources == [77, 7, 7]
    with pytest.raises(Problem, match="Units and resources do not go along"):
        make_setup("heroes3", "llq_2_guardian_angels", options={"carry": "haste; griffins:pack; 1/1/1"})


@rule("H3-AI-064")
def test_neutral_units_that_go_along_are_not_in_their_deck_as_well() -> None:
    options = {"carry": "haste; griffins:pack neutral_zombies:few; 1/2/3"}
    s = begun(make_setup("heroes3", "qg_2_sicilian_dragon", options=options))
    assert unit("neutral_zombies") in s.players[0].units
    assert GAME.conserved(s) == []


@rule("H3-END-016")
def test_a_lost_scenario_is_repeated_with_the_same_deck() -> None:
    setup = make_setup("heroes3", "llq_2_guardian_angels", ["catherine"], 3, {"carry": "haste luck"})
    s = begun(setup)
    end(s, [], "defeat")
    again = follows(s)
    assert (again.scenario, again.options, again.seats) == (setup.scenario, setup.options, setup.seats)
    assert sorted(owned(begun(again))) == sorted(owned(begun(setup)))


def words(value: object) -> list[str]:
    """All words in a value of a scenario's card."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, list | tuple):
        return [word for part in value for word in words(part)]
    if isinstance(value, dict):
        return words(list(value.values()))
    if isinstance(value, Effect | Happening | Place | FoeCard):
        return [word for name in attributes(value) for word in words(getattr(value, name, None))]
    return []


@rule("H3-AI-063")
def test_no_scenario_gives_a_card_that_could_be_missing() -> None:
    """The first scenario that names a card for a player needs the Search(3) for the case that it is not there."""
    effects = [*scenario_effects(), *OBELISK_GIFTS, *THEIR_OBELISK_GIFTS.values()]
    assert not [word for effect in effects for word in words(effect) if word in CARD_IDS]
    named = {
        name
        for card in SCENARIOS
        for name in attributes(card)
        if any(word in CARD_IDS for word in words(getattr(card, name)))
    }
    assert named == {"skills", "spells"}  # of the AI, which H3-AI-045 and -046 replace


@rule("H3-AI-063")
def test_the_specialty_that_a_scenario_gives_is_always_there() -> None:
    """The Emerald Island gives the own specialty of level IV: no other hero has it, nor does the AI of a scenario."""
    own = [card for hero in HEROES for card in hero.specialties]
    assert len(set(own)) == len(own) == 18
    for card in SCENARIOS:
        for id in card.skills:
            if CARDS[card_number(id)].kind == SPECIALTY:
                owner = next(hero.id for hero in HEROES if card_number(id) in hero.specialties)
                assert card.heroes
                assert owner not in card.heroes


def test_the_last_scenario_of_a_campaign_has_no_sequel() -> None:
    s = settled(started("llq_3_steadwicks_liberation"))
    end(s, [0], "goal")
    assert s.over
    assert GAME.sequel(s) is None


@pytest.mark.parametrize(
    ("scenario", "carry", "problem"),
    [
        ("llq_1_homecoming", "haste", "Nothing can be carried"),
        ("brave_new_world", "haste", "Nothing can be carried"),
        ("llq_2_guardian_angels", "attack", "cannot go along"),
        ("llq_2_guardian_angels", "crusaders_4", "cannot go along"),
        ("llq_2_guardian_angels", "haste haste haste", "cannot go along"),
        ("llq_2_guardian_angels", "hast", "no card"),
        ("qg_2_sicilian_dragon", "haste; griffins:pack", "cannot be read"),
        ("qg_2_sicilian_dragon", "haste; grifins:pack; 1/2/3", "no unit"),
        ("qg_2_sicilian_dragon", "haste; neutral_zombies:pack; 1/2/3", "no unit"),
        ("qg_2_sicilian_dragon", "haste; griffins:pack griffins:few; 1/2/3", "not that many cards"),
        ("qg_2_sicilian_dragon", "haste; griffins:pack; 1000/2/3", "cannot be read"),
    ],
)
def test_what_cannot_go_along_is_refused_in_words(scenario: str, carry: str, problem: str) -> None:
    assert scenario in SCENARIO_IDS
    with pytest.raises(Problem, match=problem):
        make_setup("heroes3", scenario, options={"carry": carry})


@rule("H3-AI-046")
def test_who_owns_every_copy_of_the_skill_of_the_ai_gives_one_up_for_a_search_of_three() -> None:
    skill = next(id for id in SCENARIOS[SCENARIO_IDS.index("llq_3_steadwicks_liberation")].skills)
    options = {"carry": f"{skill} {skill} haste"}
    s = begun(make_setup("heroes3", "llq_3_steadwicks_liberation", None, 1, options))
    assert owned(s).count(card_number(skill)) == 1
    assert s.tale.skills.count(card_number(skill)) == 1
    top = s.stack[-1]
    assert isinstance(top, Search)
    assert (top.deck, top.count) == (ABILITIES, 3)
    assert GAME.conserved(s) == []
