"""From a scenario to the first position."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from hexfarer.games.heroes3 import setup
from hexfarer.games.heroes3.board import field_name
from hexfarer.games.heroes3.components import CARDS, MINOR, card_number
from hexfarer.games.heroes3.content import towns
from hexfarer.games.heroes3.content.ai_cards import AI_CARDS
from hexfarer.games.heroes3.content.heroes import HEROES
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS, SCENARIOS
from hexfarer.games.heroes3.content.tiles import TILE_IDS
from hexfarer.games.heroes3.content.units import FACTION_UNITS, UNITS
from hexfarer.games.heroes3.flow.ending import take_cube
from hexfarer.games.heroes3.flow.town import build
from hexfarer.games.heroes3.game import Heroes3Game
from hexfarer.games.heroes3.player import BUILDINGS, MAGE_GUILD, MAIN, SECOND
from hexfarer.games.heroes3.state import (
    ABILITIES,
    ARTIFACTS,
    ATTACK_FACES,
    RESOURCE_FACES,
    SPELLS,
    T_ARTIFACT,
    T_ONE,
    T_TWO,
    T_XP,
    TREASURE_FACES,
    Heroes3,
)
from hexfarer.games.heroes3.terms import DIFFICULTIES, FAR, GOLD, MATERIALS, NONE, VALUABLES
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.rng import Rng, seeded
from hexfarer.kernel.state import facts
from hexfarer.text.locale import languages
from hexfarer.text.speaker import Speaker
from tests.games.heroes3.table import begun, does, options, plain, tile_of, unit
from tests.support import Dice, rule


@rule("H3-SETUP-009", "H3-SCEN-002", "H3-HID-001")
def test_tiles_that_must_be_there_may_lie_on_any_place() -> None:
    gold = {TILE_IDS.index(id) for id in ("F4", "F5", "F6")}
    others: Counter[int] = Counter()
    for seed in range(40):
        s = begun("dwarven_gold", seed=seed)
        far = [i for i, kind in enumerate(s.board.kinds) if kind == FAR]
        assert gold <= {s.under[i] for i in far}
        others.update(i for i in far if s.under[i] not in gold)
    assert set(others) == {2, 3, 4, 5}


@rule("H3-SETUP-010")
def test_pools_hold_tiles_that_are_not_on_the_map() -> None:
    for seed in range(10):
        s = begun("force_of_will", 3, seed)
        pools = [tile for player in s.players for tile in player.pool]
        assert len(pools) == 3
        assert not set(pools) & set(s.under)


@rule("H3-SETUP-025", "H3-DIFF-003")
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_after_the_bonuses_artifacts_are_shuffled_together(difficulty: str) -> None:
    s = begun(difficulty=difficulty)
    while options(s, "turn"):
        does(s, options(s)[0])
    for _ in s.players:
        does(s, "choose 2")
        while not options(s, "choose") and not options(s, "draw"):
            does(s, options(s)[0])
    assert s.round == 1
    assert len(s.deck_discards[ARTIFACTS]) == 1  # what was put away is in the deck again
    held = [card for player in s.players for card in player.hand]
    assert len(held) == len(s.players)


@rule("H3-DIFF-002", "H3-SETUP-024")
def test_the_hard_bonus_is_the_first_minor_artifact() -> None:
    for seed in range(12):
        s = begun(difficulty="hard", seed=seed)
        while options(s, "turn"):
            does(s, options(s)[0])
        seat = s.to_act()
        deck = s.decks[ARTIFACTS][::-1]
        wanted = next(card for card in deck if CARDS[card].quality == MINOR)
        does(s, "choose 2")
        assert s.players[seat].hand == [wanted]
        aside = deck[: deck.index(wanted)]
        assert s.deck_discards[ARTIFACTS][1:] == aside


@rule("H3-OPT-05")
def test_the_second_hero_may_begin_on_an_exit_of_the_starting_tile() -> None:
    s = begun(second_hero="yes", no_bonus="yes")
    while options(s, "turn"):
        does(s, options(s)[0])
    seat = s.to_act()
    home = s.players[seat].home
    exits = s.board.exits(tile_of(home))
    assert options(s) == [f"field {field_name(field)}" for field in exits]
    assert len(exits) == 2
    for _ in s.players:
        does(s, options(s)[0])
    assert all(player.at[SECOND] != NONE != player.at[MAIN] for player in s.players)
    assert s.players[seat].mp[SECOND] == 2


@rule("H3-SETUP-001")
def test_the_dragon_utopia_has_guards_of_its_own() -> None:
    assert begun("force_of_will").plan.utopia == [(1, 2, 0, 1), (0, 2, 1, 1), (0, 0, 3, 1), (0, 0, 2, 2)]
    assert begun().plan.utopia == []


@rule("H3-COMP-002")
def test_a_second_game_object_does_not_double_the_box() -> None:
    before = len(CARDS)
    Heroes3Game()
    assert len(CARDS) == before


# -- the box --


@rule("H3-COMP-001")
def test_cubes_and_resources_never_run_out() -> None:
    s = plain(seats=3)
    for _ in range(40):
        take_cube(s, 0, 1)
        s.gain(0, VALUABLES, 10)
    assert s.players[0].cubes == [0, 40, 0]
    assert s.players[0].resources[VALUABLES] >= 400


@rule("H3-COMP-003")
def test_the_attack_die_has_two_faces_of_each_kind() -> None:
    assert Counter(ATTACK_FACES) == {-1: 2, 0: 2, 1: 2}
    s = begun()
    Dice(s, [0, 2, 4])
    assert [s.attack_die() for _ in range(3)] == [-1, 0, 1]


@rule("H3-COMP-004")
def test_the_resource_die_has_six_different_faces() -> None:
    wanted = {(MATERIALS, 2), (MATERIALS, 4), (VALUABLES, 1), (VALUABLES, 2), (GOLD, 3), (GOLD, 6)}
    assert set(RESOURCE_FACES) == wanted
    assert len(RESOURCE_FACES) == 6


@rule("H3-COMP-005")
def test_the_treasure_die_shows_experience_and_artifacts_twice() -> None:
    assert Counter(TREASURE_FACES) == {T_XP: 2, T_ARTIFACT: 2, T_ONE: 1, T_TWO: 1}


@rule("H3-COMP-002")
def test_nobody_recruits_more_neutral_units_than_there_are_cards() -> None:
    s = begun()
    drawn = [s.draw_neutral(3) for _ in range(3)]
    assert sorted(drawn) == [NONE, unit("neutral_azure_dragons"), unit("neutral_crystal_dragons")]


# -- players --


@rule("H3-SETUP-003", "H3-SETUP-004")
def test_two_players_never_have_the_same_faction() -> None:
    """Who plays what is settled before the table is set: nobody can begin with a faction that another has."""
    with pytest.raises(Problem) as caught:
        make_setup("heroes3", "brave_new_world", ["catherine", "rion"])
    assert caught.value.phrase.key == "problem-h3-factions"
    assert make_setup("heroes3", "brave_new_world", ["catherine", "alamar", "tamika"]).seats[2] == "tamika"


PAIRS = [("catherine", "rion"), ("mutare", "alamar"), ("sandro", "tamika")]


@rule("H3-SETUP-004")
@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("scenario", [card.id for card in SCENARIOS if card.most() > 1])
def test_who_wants_a_faction_that_is_taken_is_told_so_before_the_game(scenario: str, pair: tuple[str, str]) -> None:
    """Nobody rolls for a faction: whoever wants the same must agree first (GD-55)."""
    tables = [list(pair), list(pair[::-1])]
    if SCENARIOS[SCENARIO_IDS.index(scenario)].most() == 3:
        third = next(other for other, _ in PAIRS if other not in pair)
        tables += [[pair[0], third, pair[1]], [third, *pair]]
    for seats in tables:
        with pytest.raises(Problem) as caught:
            make_setup("heroes3", scenario, seats)
        assert str(caught.value) == f"Every player needs another faction; you named: {', '.join(seats)}."
        for lang in languages():
            assert all(hero in Speaker(lang).say(caught.value.phrase) for hero in seats)


@rule("H3-SETUP-001", "H3-SETUP-002")
def test_a_scenario_says_how_many_play() -> None:
    for seats in (["catherine"], ["catherine", "mutare", "sandro", "rion"]):
        with pytest.raises(Problem) as caught:
            make_setup("heroes3", "brave_new_world", seats)
        assert caught.value.phrase.key == "problem-seat-count"
    assert max(card.most() for card in SCENARIOS) == 3  # no alliance of two teams of two


@rule("H3-SETUP-005")
def test_each_faction_has_two_heroes() -> None:
    by_faction = [{hero.id for hero in HEROES if hero.faction == faction} for faction in range(3)]
    assert by_faction == [{"catherine", "rion"}, {"mutare", "alamar"}, {"sandro", "tamika"}]


@rule("H3-SETUP-006")
def test_what_belongs_to_a_player() -> None:
    for hero in HEROES:
        assert len(hero.specialties) == 3
        assert CARDS[card_number(hero.ability)].copies == 2
        assert len(FACTION_UNITS[hero.faction]) == 7
        # eight buildings on seven pieces: the second one of the faction shares the piece of what it needs
        assert len(towns.BUILDING_IDS[hero.faction]) == 8
        assert towns.needs(hero.faction, BUILDINGS.index("faction_2")) != NONE
    player = begun().players[0]
    assert len(player.at) == 2
    assert (player.built_this_round, player.populace, player.spell_book) == (False, True, True)


@rule("H3-SETUP-018", "H3-SETUP-015", "H3-SETUP-016", "H3-SETUP-017")
@pytest.mark.parametrize("hero", HEROES, ids=[hero.id for hero in HEROES])
def test_every_starting_deck_has_nine_cards(hero) -> None:  # type: ignore[no-untyped-def]
    other = "sandro" if hero.faction != 2 else "catherine"
    s = Heroes3Game().start(make_setup("heroes3", "brave_new_world", [hero.id, other]))
    assert isinstance(s, Heroes3)
    deck = s.players[0].deck
    arrows = 2 if hero.magic else 1
    assert len(deck) == 9
    assert sum(hero.statistics) == 7 - arrows
    assert deck.count(card_number("magic_arrow")) == arrows
    assert deck.count(card_number(hero.ability)) == 1
    assert [card for card in deck if card in hero.specialties] == hero.specialties[:1]


# -- decks --


def everywhere(s: Heroes3, deck: int, id: str) -> int:
    """How many copies lie in a shared deck or its discard pile."""
    return (s.decks[deck] + s.deck_discards[deck]).count(card_number(id))


@rule("H3-SETUP-019", "H3-SETUP-020")
def test_shared_decks_hold_what_no_player_has() -> None:
    s = begun(seats=3)  # Catherine, Mutare, Sandro: four Magic Arrows of six
    assert [everywhere(s, ABILITIES, id) for id in ("leadership", "tactics", "sorcery", "luck")] == [1, 1, 1, 2]
    assert everywhere(s, SPELLS, "magic_arrow") == 2
    assert everywhere(s, SPELLS, "haste") == 2


@rule("H3-SETUP-021", "H3-SETUP-022", "H3-SETUP-026", "H3-SETUP-029")
def test_every_deck_is_shuffled() -> None:
    tables = [begun(seed=seed) for seed in range(4)]
    for piles in (
        [s.players[0].deck for s in tables],
        *[[s.decks[deck] for s in tables] for deck in range(3)],
        *[[s.neutral_decks[tier] for s in tables] for tier in range(3)],
        [s.astrologers for s in tables],
    ):
        assert len({tuple(pile) for pile in piles}) > 1
    for deck in range(3):
        assert len({s.deck_discards[deck][0] for s in tables}) > 1


@rule("H3-SETUP-034")
def test_ex_49_spells_of_a_starting_mage_guild_go_into_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-49: two searched spells are in the deck of eleven cards, the hand is empty."""
    card = SCENARIOS[SCENARIO_IDS.index("brave_new_world")]
    monkeypatch.setattr(card, "buildings", ["dwelling_bronze", "mage_guild"])
    s = begun(no_bonus="yes")
    taken: list[str] = []
    while not options(s, "draw"):
        seat = s.to_act()
        if options(s, "card"):
            taken.append(f"{seat} {options(s)[0].split()[1]}")
        does(s, options(s)[0])
    assert len(taken) == 4
    for seat, player in enumerate(s.players):
        spells = [word.split()[1] for word in taken if word.startswith(str(seat))]
        assert len(player.deck) == 11
        assert player.hand == []
        assert all(card_number(id) in player.deck for id in spells)
        assert sorted(player.deck[-2:]) != sorted(card_number(id) for id in spells)  # shuffled in


@rule("H3-SETUP-035")
def test_no_other_building_does_anything_when_it_is_built() -> None:
    """So that nothing is left to do for starting buildings at the end of set-up."""
    for seat in range(3):
        for building in range(len(BUILDINGS)):
            s = plain(seats=3)
            before = len(s.stack)
            build(s, seat, seat, building)
            assert (len(s.stack) > before) == (building == MAGE_GUILD)


# -- the starting player --


@rule("H3-SETUP-032", "H3-SETUP-033")
@pytest.mark.parametrize(
    ("dice", "order"),
    [
        ([1, -1, 1, 0, 0, 0], [1, 2, 0]),
        ([1, 1, 0, 0, -1, -1], [0, 1, 2]),
        ([0, 0, 1, -1, -1, -1, 1, -1, 1, 0], [1, 2, 0]),  # the first two are equal and roll again
    ],
)
def test_the_highest_sum_of_two_attack_dice_starts(dice: list[int], order: list[int]) -> None:
    s = begun(seats=3)
    seed = next(i for i in count() if rolls(seeded(i), len(dice)) == dice)
    after = seeded(seed)
    rolls(after, len(dice))
    s.rng = seeded(seed)
    assert setup.starting_order(s) == order
    assert facts(s.rng) == facts(after)  # nobody else rolled


def rolls(rng: Rng, number: int) -> list[int]:
    """The next attack dice."""
    return [ATTACK_FACES[rng.next(6)] for _ in range(number)]


# -- difficulty --


def at_bonus(difficulty: str) -> Heroes3:
    s = begun(difficulty=difficulty)
    while options(s, "turn"):
        does(s, options(s)[0])
    return s


@rule("H3-DIFF-002")
def test_the_dice_of_the_starting_bonus() -> None:
    """Easy: both of two dice; normal: one of two; hard: one."""
    gained: list[list[int]] = []
    for difficulty, answers in (("easy", []), ("normal", ["die 2"]), ("hard", [])):
        s = at_bonus(difficulty)
        seat = s.to_act()
        before = s.players[seat].resources[:]
        Dice(s, [5, 2] if difficulty != "hard" else [5])  # 6 gold, 1 valuable
        does(s, "choose 1", *answers)
        gained.append([now - then for now, then in zip(s.players[seat].resources, before)])
    assert gained == [[6, 0, 1], [0, 0, 1], [6, 0, 0]]


@rule("H3-DIFF-001")
def test_there_are_four_difficulties() -> None:
    assert DIFFICULTIES == ["easy", "normal", "hard", "impossible"]
    for difficulty in DIFFICULTIES:
        assert begun(difficulty=difficulty).plan.difficulty == DIFFICULTIES.index(difficulty)
    with pytest.raises(Problem):
        make_setup("heroes3", "brave_new_world", None, 0, {"difficulty": "nightmare"})


GUARDS = """
b b bb bbb
bb bb bbb bbs
bs bbs bss sss
bbs bss sss ssg
bbsg bssg ssgg sggg
bbssg bssgg ssggg sgggg
a aa gaa ggaa
"""


@rule("H3-DIFF-010", "H3-DIFF-011")
@pytest.mark.parametrize("level", range(1, 8))
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_cell_of_the_table_of_guards(level: int, difficulty: str) -> None:
    s = begun(difficulty=difficulty)
    given: dict[str, object] = {
        "combat": {"difficulty": level, "step": "deploy"},
        "seat": {"0": {"units": ["griffins"]}},
    }
    s.game.situate(s, given)
    does(s, "deploy griffins:few b2")
    wanted = GUARDS.split("\n")[level].split()[DIFFICULTIES.index(difficulty)]
    assert "".join("bsga"[UNITS[drawn >> 1].tier] for drawn in s.drawn) == wanted


@rule("H3-DIFF-013")
def test_ai_cards_have_a_value_for_each_difficulty() -> None:
    attack = next(card for card in AI_CARDS if card.id == "ai_attack_a")
    charges: list[int] = []
    for difficulty in DIFFICULTIES:
        s = begun(difficulty=difficulty)
        attack.effect.run(s, 0, NONE)
        charges.append(s.tale.charge)
    assert charges == [0, 1, 1, 2]


@rule("H3-OPT-12", "H3-OPT-11")
def test_astrologers_always_and_never_exclude_each_other() -> None:
    with pytest.raises(Problem) as caught:
        make_setup("heroes3", "brave_new_world", None, 0, {"stars_always": "yes", "no_stars": "yes"})
    assert caught.value.phrase.key == "problem-h3-stars"
