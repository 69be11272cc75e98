"""The tournament of two players: the dice, the map that they build, what is refused."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.bots.greedy import Greedy
from hexfarer.bots.random import Random as Casual
from hexfarer.games.heroes3 import GAME, events, verbs
from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.content.scenarios_clash import CLASHES
from hexfarer.games.heroes3.content.tiles import FIELDS, TILES
from hexfarer.games.heroes3.flow.tournament import (
    MIDDLE,
    PutSlot,
    around,
    has_obelisk,
    map_in_making,
    prospects,
    tiles_between,
)
from hexfarer.games.heroes3.state import RESOURCE_FACES, Heroes3
from hexfarer.games.heroes3.terms import FAR, NEAR, NONE, STARTING
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.server.results import score_name
from hexfarer.text.locale import languages
from hexfarer.text.speaker import Speaker
from tests.games.heroes3.table import begun
from tests.support import rule

YES = {"tournament": "yes", "no_bonus": "yes"}


def tournament(scenario: str = "brave_new_world", seed: int = 1) -> Heroes3:
    s = GAME.start(make_setup("heroes3", scenario, ["catherine", "mutare"], seed, YES), listen=True)
    assert isinstance(s, Heroes3)
    return s


@rule("H3-TOUR-001")
def test_the_higher_total_of_two_resource_dice_chooses_and_a_tie_is_rolled_again() -> None:
    ties = 0
    for seed in range(40):
        s = tournament(seed=seed)
        assert s.log is not None
        rolls = [event.args for event in s.log if event.kind == events.ROLLED]
        sums = [sum(RESOURCE_FACES[face][1] for face in args[1:]) for args in rolls]
        assert [args[0] for args in rolls] == [0, 1] * (len(rolls) // 2)
        assert all(len(args) == 3 for args in rolls)
        pairs = list(zip(sums[::2], sums[1::2], strict=True))
        assert all(a == b for a, b in pairs[:-1])
        assert s.to_act() == (0 if pairs[-1][0] > pairs[-1][1] else 1)
        ties += len(pairs) > 1
    assert ties


@rule("H3-TOUR-001")
def test_two_cards_are_not_in_the_game() -> None:
    s = tournament()
    for id in ("diplomacy", "hourglass_of_the_evil_hour"):
        card = card_number(id)
        assert card in s.removed
        assert not any(card in pile for pile in s.decks + s.deck_discards)
    assert GAME.conserved(s) == []


@rule("H3-TOUR-001")
@pytest.mark.parametrize(
    ("scenario", "seats"),
    [
        ("brave_new_world", ["catherine", "mutare", "sandro"]),
        ("wandering_dragons", ["catherine", "mutare"]),
        ("qg_2_sicilian_dragon", ["catherine"]),
    ],
)
def test_a_tournament_is_for_two_rivals(scenario: str, seats: list[str]) -> None:
    with pytest.raises(Problem) as refused:
        make_setup("heroes3", scenario, seats, 0, YES)
    assert refused.value.phrase.key == "problem-h3-tournament"
    option = next(option for option in GAME.options if option.id == "tournament")
    assert GAME.fits(GAME.scenario(scenario), option) == (scenario == "brave_new_world")


def touched(s: Heroes3, place: int, among: range) -> list[int]:
    beside = around(s.board.centres[place])
    return [other for other in among if s.board.centres[other] in beside]


@rule("H3-TOUR-002")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("scenario", [card.id for card in CLASHES])
def test_tile_after_tile_the_map_is_built(scenario: str, seed: int) -> None:
    s = tournament(scenario, seed)
    chance = Random(seed)
    s.apply(chance.choice(s.legal()))
    first, second = s.order
    seats: list[int] = []
    while map_in_making(s) is not None:
        assert s.round == 0
        if kind_of(s.legal()[0]) == verbs.TURN_TILE:
            seats.append(s.to_act())
        else:
            assert kind_of(s.legal()[0]) == verbs.PUT
            top = s.stack[-1]
            assert isinstance(top, PutSlot)
            if TILES[top.tile].kind == STARTING and s.to_act() == first:
                for slot in top.spots(s):
                    assert any(centre in around(slot) for centre in s.board.centres[1:])
        s.apply(chance.choice(s.legal()))
        assert GAME.conserved(s) == []
    board, kinds = s.board, s.board.kinds
    assert all(board.up)
    assert kinds.count(STARTING) == 2
    nears = kinds.index(STARTING) - 1
    fars = kinds.count(FAR)
    assert nears >= 2
    assert fars >= 4
    assert seats == [first, *[second, first] * (nears // 2), first, second, *[first, second] * (fars // 2)]
    assert len([tile for tile in board.tiles if has_obelisk(tile)]) >= 2
    for place in range(1, 1 + nears):
        assert kinds[place] == NEAR
        assert touched(s, place, range(1)) == [MIDDLE]
    homes = [s.players[seat].home // FIELDS for seat in (first, second)]
    assert homes == [1 + nears, 2 + nears]
    assert touched(s, homes[0], range(1, 1 + nears))
    apart = tiles_between(board.centres[homes[0]], board.centres[homes[1]])
    free = [slot for place in range(homes[1]) for slot in around(board.centres[place])]
    assert apart == max(tiles_between(board.centres[homes[0]], slot) for slot in free)
    for place in range(homes[1] + 1, len(kinds)):
        assert kinds[place] == FAR
        assert len(touched(s, place, range(place))) >= 2
    for number, home in enumerate(homes):
        assert home in touched(s, homes[1] + 1 + number, range(homes[1] + 1))
        assert s.flag[home * FIELDS] == s.order[number]
        assert board.connected_places(home) == [True] * len(kinds)


@rule("H3-TOUR-002")
def test_a_scenario_with_a_centre_tile_has_it_in_the_middle() -> None:
    assert [tournament(id).board.kinds[MIDDLE] for id in ("search_for_the_grail", "dwarven_gold")] == [3, NEAR]


@rule("H3-TOUR-002")
def test_which_tiles_come_next_is_nobodys_knowledge() -> None:
    s = tournament(seed=2)
    s.apply(s.parse("starter 0"))
    s.apply(s.parse("turn 0"))
    frame = map_in_making(s)
    assert frame is not None
    drawn: set[int] = set()
    for seed in range(30):
        other = s.determinize(0, seeded(seed))
        guess = map_in_making(other)
        assert guess is not None
        assert (len(guess.near), len(guess.far)) == (len(frame.near), len(frame.far))
        assert other.view(0) == s.view(0)
        top = other.stack[-1]
        assert isinstance(top, PutSlot)
        tiles = [tile for tile in other.board.tiles if tile != NONE] + [top.tile, *guess.near]
        assert len([tile for tile in tiles if has_obelisk(tile)]) >= 2
        drawn.update(guess.near)
    assert len(drawn) > 2


@rule("H3-TOUR-003", "H3-TOUR-004")
@pytest.mark.parametrize("scenario", [card.id for card in CLASHES])
def test_a_random_tournament_ends_with_points(scenario: str) -> None:
    s = tournament(scenario, 5)
    chance = Random(scenario)
    redrawn = 0
    while not s.over:
        kinds = sorted({kind_of(action) for action in s.legal()})
        kind = chance.choice(kinds)
        action = chance.choice([action for action in s.legal() if kind_of(action) == kind])
        redrawn += kind == verbs.REDRAW
        s.apply(action)
    assert GAME.conserved(s) == []
    assert redrawn <= 2
    outcome = s.outcome()
    assert s.victory in ("points", "last")
    if s.victory == "points":
        assert outcome.scores[outcome.winners[0]] == max(outcome.scores)
    assert set(outcome.breakdown[0]) >= {"buildings", "artifacts", "main_hero"}


@rule("H3-TOUR-002")
def test_a_greedy_bot_builds_a_map_that_suits_it() -> None:
    mine: list[int] = []
    for seed in range(3):
        s = tournament(seed=seed)
        s.apply(s.parse("starter 0"))
        bots = [Greedy(1), Casual(2)]
        while map_in_making(s) is not None:
            s.apply(bots[s.to_act()].choose(s))
            if all(player.home != NONE for player in s.players):
                assert prospects(s, 0) == -prospects(s, 1)
        mine.append(prospects(s, 0))
    assert sum(mine) > 0


@rule("H3-TOUR-004")
@pytest.mark.parametrize("lang", languages())
def test_every_part_of_a_score_has_a_name(lang: str) -> None:
    words = Speaker(lang)
    for s in (tournament(), begun(), begun("dwarven_gold")):
        for key in s.outcome().breakdown[0]:
            assert words.has("cli-h3-score-" + key.replace("_", "-"))
            assert "_" not in score_name(key, words)
