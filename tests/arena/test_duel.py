"""Duels of bots: the same seeds for both, changed seats, an early end, and a file to go on from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexfarer.arena import Duel, Played, fight
from hexfarer.arena.duel import (
    EVEN,
    FIRST,
    LEAST,
    OPEN,
    SECOND,
    Pair,
    elo_of,
    expected,
    interval,
    shares,
    verdict,
)
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup, make_setup
from hexfarer.kernel.rng import derived
from tests.toy import Toy

RANDOM = ["random", "random"]


def setup(seed: int = 3) -> Setup:
    return make_setup("toy", seed=seed)


def alone(seed: int = 3) -> Setup:
    return make_setup("mage_knight", "first_reconnaissance", ["tovak"], seed)


def test_both_play_every_seed_in_both_seats(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, list[str], int]] = []

    def noted(game: Setup, names: list[str], nodes: int) -> Played:
        seen.append((game.seed, names, nodes))
        return Played(0, game.seed, [names.index("greedy")], [0, 0], "sum", 1, 1)

    monkeypatch.setattr("hexfarer.arena.duel.play", noted)
    duel = fight(setup(), ["greedy", "random"], 2, 77)
    seeds = [derived(3, number) for number in range(2)]
    assert [one[0] for one in seen] == [seeds[0], seeds[0], seeds[1], seeds[1]]
    assert [one[1] for one in seen] == [["greedy", "random"], ["random", "greedy"]] * 2
    assert {one[2] for one in seen} == {77}
    assert [pair.got for pair in duel.pairs] == [[1.0, 0.0]] * 2
    assert (duel.games, duel.wins(0), duel.wins(1)) == (4, 4, 0)


def test_the_stronger_bot_wins_a_duel_before_all_games_are_played(toy: Toy) -> None:
    duel = fight(setup(), ["greedy", "random"], 60)
    assert duel.verdict == FIRST
    assert LEAST <= len(duel.pairs) < 60
    assert duel.elo.low > 0
    assert fight(setup(), ["random", "greedy"], 60).verdict == SECOND


def test_all_games_are_played_if_all_are_wanted(toy: Toy) -> None:
    assert len(fight(setup(), ["greedy", "random"], 30, whole=True).pairs) == 30


def test_a_bot_is_as_strong_as_itself(toy: Toy) -> None:
    """It gets what the seats give, and the seats change."""
    duel = fight(setup(), RANDOM, 6)
    assert duel.difference.low <= 0 <= duel.difference.high
    assert sum(sum(pair.got) for pair in duel.pairs) == 6


def test_alone_the_scores_of_the_same_seeds_are_compared() -> None:
    duel = fight(alone(), RANDOM, 2)
    assert duel.alone
    assert duel.games == 2
    assert duel.differences == [0.0, 0.0]  # the same bot, the same seed, the same game
    assert duel.mean(0) == duel.mean(1) == sum(pair.got[0] for pair in duel.pairs) / 2


def test_a_duel_goes_on_where_it_was_left(toy: Toy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = tmp_path / "rows.jsonl"
    first = fight(setup(), RANDOM, 2, rows=rows)
    whole = fight(setup(), RANDOM, 4)
    assert len(rows.read_text(encoding="utf-8").splitlines()) == 2
    assert fight(setup(), RANDOM, 4, rows=rows).pairs == whole.pairs
    assert len(rows.read_text(encoding="utf-8").splitlines()) == 4

    def never(*_: object) -> Played:
        raise AssertionError("it was played before")

    monkeypatch.setattr("hexfarer.arena.duel.play", never)
    assert fight(setup(), RANDOM, 2, rows=rows).pairs == first.pairs


def test_rows_of_another_duel_are_left_alone(toy: Toy, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    fight(setup(3), RANDOM, 2, rows=rows)
    other = fight(setup(4), RANDOM, 2, rows=rows)
    fight(setup(4), RANDOM, 1, nodes=5, rows=rows)
    assert [pair.seed for pair in other.pairs] == [derived(4, 0), derived(4, 1)]
    assert len(rows.read_text(encoding="utf-8").splitlines()) == 5


def test_a_row_that_was_cut_off_is_played_again(toy: Toy, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    whole = fight(setup(), RANDOM, 3, rows=rows)
    text = rows.read_text(encoding="utf-8")
    rows.write_text(text[:-20], encoding="utf-8")
    assert fight(setup(), RANDOM, 3, rows=rows).pairs == whole.pairs
    assert rows.read_text(encoding="utf-8") == text


def test_a_file_of_something_else_is_refused(toy: Toy, tmp_path: Path) -> None:
    rows = tmp_path / "notes.txt"
    rows.write_text("not a row\n{}\n", encoding="utf-8")
    with pytest.raises(Problem, match=r"Line 1 of .*notes\.txt is not a row of a duel"):
        fight(setup(), RANDOM, 1, rows=rows)
    assert rows.read_text(encoding="utf-8") == "not a row\n{}\n"


def test_a_row_tells_all_that_it_stands_for(toy: Toy, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    fight(setup(), RANDOM, 1, 9, rows)
    row = json.loads(rows.read_text(encoding="utf-8"))
    assert (row["game"], row["scenario"], row["bots"], row["nodes"], row["run"]) == ("toy", "short", RANDOM, 9, 3)
    assert (row["number"], row["seed"]) == (0, derived(3, 0))


def test_progress_is_told_pair_by_pair(toy: Toy) -> None:
    told: list[int] = []
    fight(setup(), RANDOM, 3, progress=lambda duel: told.append(len(duel.pairs)))
    assert told == [1, 2, 3]


# -- what the numbers say --


@pytest.mark.parametrize(
    ("differences", "says"),
    [
        ([1.0] * (LEAST - 1), OPEN),  # too few to know the spread
        ([1.0] * LEAST, FIRST),
        ([-1.0] * LEAST, SECOND),
        ([1.0, -1.0] * 10, OPEN),
        ([1.0, -1.0] * 600, EVEN),
        ([0.0] * 60, EVEN),
    ],
)
def test_what_a_sequential_test_says(differences: list[float], says: str) -> None:
    assert verdict(differences, 2 * expected(50) - 1) == says


def test_an_interval_is_as_wide_as_few_numbers_make_it() -> None:
    few = interval([1.0, 2.0, 3.0, 4.0, 5.0])
    assert few.middle == 3.0
    assert few.high - few.middle == pytest.approx(2.776 * 1.5811 / 5**0.5, rel=0.02)  # Student's, four degrees
    assert interval([2.0]).low == float("-inf")


def test_elo_and_share_are_two_ways_to_say_the_same() -> None:
    assert expected(0) == 0.5
    assert elo_of(expected(120)) == pytest.approx(120)
    assert elo_of(0.75) == pytest.approx(190.8, abs=0.1)
    assert elo_of(1.0) == pytest.approx(800)  # nobody knows how much more
    duel = Duel(make_setup("four_lands", seed=1), RANDOM)
    duel.pairs = [Pair(i, i, [1.0, 0.0] if i % 4 else [0.0, 1.0], [2, 0]) for i in range(40)]
    assert duel.elo.middle == pytest.approx(190.8, abs=0.1)
    assert duel.elo.low < duel.elo.middle < duel.elo.high


def test_a_game_without_a_single_winner_is_shared() -> None:
    assert shares(Played(0, 1, [1], [0, 3], "", 1, 1)) == [0.0, 1.0]
    assert shares(Played(0, 1, [0, 1], [3, 3], "", 1, 1)) == [0.5, 0.5]
    assert shares(Played(0, 1, [], [3, 3], "", 1, 1)) == [0.5, 0.5]
