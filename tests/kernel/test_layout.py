"""What fingerprints stand on: declared classes and parts, in an order that no renaming changes."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import pytest

from hexfarer.games import NAMES
from hexfarer.kernel.layout import Layout
from hexfarer.kernel.registry import Game, find
from hexfarer.kernel.state import State, declared_by

KERNELS = {
    "game",
    "log",
    "forced",
    "silent",
    "bots",
    "passed",
    "_legal",
}  # attributes of every state that are not part of the position


# what lies in no position: plans that follow from the setup, and what is made to look at a position
ELSEWHERE = {
    "four_lands": {"Cards", "Cover", "Fate", "Line", "Sums", "Thwarter"},
    "mage_knight": {"Deal", "End", "Field", "Fork", "Plan", "Reach", "Script", "Solver", "Step", "Toll"},
    "heroes3": {"Joints", "Outcome", "Plan", "Tally"},
    "euthia": {"Ahead", "Bout", "Goods", "Might", "Plan", "Routes", "Tally", "Target", "Way", "Ways"},
}


class Hand:
    __slots__ = ("cards", "gold", "worth")

    def __init__(self, cards: list[int], gold: int = 0) -> None:
        self.cards = cards
        self.gold = gold
        self.worth = sum(cards)


class Purse:
    """What `Hand` might be called one day."""

    __slots__ = ("coins", "held", "luck", "worth")

    def __init__(self, held: list[int], coins: int = 0, luck: int = 0) -> None:
        self.held = held
        self.coins = coins
        self.luck = luck
        self.worth = 0


BEFORE = Layout("Deck: cards\nHand: cards gold | worth")


def test_renamed_classes_and_parts_leave_fingerprints_alone() -> None:
    after = Layout("-\nPurse: held coins | worth luck")
    assert after.fingerprint(Purse([3, 1], 5)) == BEFORE.fingerprint(Hand([3, 1], 5))


def test_added_parts_count_only_once_they_are_used() -> None:
    after = Layout("Deck: cards\nPurse: held coins luck | worth\nDie: side")
    assert after.fingerprint(Purse([3, 1], 5)) == BEFORE.fingerprint(Hand([3, 1], 5))
    assert after.fingerprint(Purse([3, 1], 5, 1)) != BEFORE.fingerprint(Hand([3, 1], 5))


def test_a_part_that_is_gone_keeps_its_place() -> None:
    first = Layout("Hand: gold cards | worth")
    gone = Layout("Hand: - cards | worth gold")
    assert gone.fingerprint(Hand([3, 1], 5)) == first.fingerprint(Hand([3, 1]))


@pytest.mark.parametrize("other", [Hand([1, 3], 5), Hand([3, 1], 4), Hand([3], 5)])
def test_whatever_counts_changes_the_fingerprint(other: Hand) -> None:
    assert BEFORE.fingerprint(other) != BEFORE.fingerprint(Hand([3, 1], 5))


def test_a_long_line_goes_on_below() -> None:
    assert Layout("Hand: cards\n    gold | worth").fingerprint(Hand([3], 5)) == Layout("Hand: cards gold").fingerprint(
        Hand([3], 5)
    )


def test_what_is_not_declared_is_named() -> None:
    with pytest.raises(TypeError, match=r"Purse is part of a position and not declared in layout\.py"):
        BEFORE.fingerprint(Purse([]))


@pytest.mark.parametrize("game", NAMES)
def test_every_part_of_what_is_declared_is_declared(game: str) -> None:
    """A new attribute must be named in layout.py, at the end of its class, or behind the bar."""
    kinds = classes(game)
    for name, kind in find(game).layout.kinds.items():
        assert len({*kind.parts, *kind.apart}) == len([*kind.parts, *kind.apart]), name
        assert {*kind.parts, *kind.apart} == declared(kinds[name]), name


@pytest.mark.parametrize("game", NAMES)
def test_every_class_that_a_position_may_hold_is_declared(game: str) -> None:
    found = {name for name, kind in classes(game).items() if not issubclass(kind, (Game, Exception, dict))}
    assert len(found) > 30
    assert found - set(find(game).layout.kinds) == ELSEWHERE[game]


def classes(game: str) -> dict[str, type]:
    """The classes of a game, and of the kernel, by name."""
    place = import_module("hexfarer.games." + game)
    names = [module.name for module in walk_packages(place.__path__, place.__name__ + ".")]
    found: dict[str, type] = {}
    for module in ["hexfarer.kernel.rng", *names]:
        for x in vars(import_module(module)).values():
            if isinstance(x, type) and x.__module__ == module:
                found[x.__name__] = x
    return found


def declared(kind: type) -> set[str]:
    return set(declared_by(kind)) - (KERNELS if issubclass(kind, State) else set())
