"""Many games: derived seeds, the same results however many processes, sums that add up."""

from __future__ import annotations

import pytest

from hexfarer.arena import GameBroke, Played, play, simulate
from hexfarer.arena.report import Report
from hexfarer.kernel.registry import Setup, make_setup
from hexfarer.kernel.rng import derived

RANDOM = ["random", "random"]


def setup(seed: int = 3) -> Setup:
    return make_setup("four_lands", seed=seed)


def test_every_game_has_a_seed_of_its_own() -> None:
    seeds = {derived(seed, number) for seed in range(20) for number in range(200)}
    assert len(seeds) == 20 * 200
    assert all(0 <= seed < 1 << 53 for seed in seeds)  # any reader of JSON can hold it
    assert derived(7, 3) == derived(7, 3)


def test_a_game_can_be_played_again_by_its_seed() -> None:
    report = simulate(setup(), RANDOM, 3)
    third = report.games[2]
    assert third.seed == derived(3, 2)
    assert play(setup(third.seed), RANDOM) == third._replace(number=0)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    assert simulate(setup(), RANDOM, 5).games == simulate(setup(), RANDOM, 5, workers=2).games


def test_a_longer_simulation_begins_like_a_shorter_one() -> None:
    assert simulate(setup(), RANDOM, 3).games == simulate(setup(), RANDOM, 5).games[:3]


def test_progress_is_told_game_by_game() -> None:
    told: list[Played] = []
    report = simulate(setup(), RANDOM, 4, progress=told.append)
    assert told == report.games
    assert [played.number for played in told] == [0, 1, 2, 3]


def test_the_sums_of_a_report() -> None:
    report = Report(setup(), RANDOM)
    report.add(Played(0, 1, [0], [6, 2], "full", 10, 300))
    report.add(Played(1, 2, [1], [4, 6], "full", 20, 500))
    report.add(Played(2, 3, [0], [2, 1], "duel", 30, 400))
    report.seconds = 2.0
    north, sun = report.seats
    assert (north.bot, north.hero, north.wins, north.score_mean, north.score_sd) == ("random", "north", 2, 4.0, 2.0)
    assert (sun.hero, sun.wins, sun.score_mean) == ("sun", 1, 3.0)
    assert (report.rounds_mean, report.decisions_mean) == (20.0, 400.0)
    assert (report.decisions_per_s, report.games_per_s) == (600.0, 1.5)
    assert report.endings == {"duel": 1, "full": 2}


def test_one_game_has_no_spread() -> None:
    assert [seat.score_sd for seat in simulate(setup(), RANDOM, 1).seats] == [0.0, 0.0]


def test_a_game_that_breaks_stops_the_simulation_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, state: object) -> int:
        raise RuntimeError("no more cards")

    monkeypatch.setattr("hexfarer.bots.random.Random.choose", broken)
    with pytest.raises(GameBroke) as caught:
        simulate(setup(), RANDOM, 2)
    assert caught.value.phrase.args == {"number": 1, "seed": str(derived(3, 0)), "why": "RuntimeError: no more cards"}
