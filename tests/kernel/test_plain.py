"""What is written down exactly comes back the same, through the constructors."""

from __future__ import annotations

from importlib import import_module
from inspect import Parameter
from pkgutil import walk_packages
from random import Random
from typing import Any

import pytest

from hexfarer import games as rooms
from hexfarer.games.four_lands.effects import Strike
from hexfarer.games.four_lands.flow.spells import Gift
from hexfarer.games.heroes3.effects import AttackUp
from hexfarer.games.mage_knight.effects import base
from hexfarer.games.mage_knight.effects.base import BY_DAY, Doing, Seq, When
from hexfarer.games.mage_knight.effects.points import Amount, Heal, Move
from hexfarer.games.mage_knight.player import Player
from hexfarer.kernel.effect import Effect
from hexfarer.kernel.frame import Frame
from hexfarer.kernel.plain import freeze, kinds_of, parameters, thaw
from hexfarer.kernel.registry import find, games, make_setup
from hexfarer.kernel.state import attributes, facts
from tests.support import pick

TABLES = [
    (game.id, scenario.id, seats)
    for game in games()
    for scenario in game.scenarios
    for seats in sorted({scenario.fewest, scenario.most})
]


def derived(root: type[Any]) -> list[type[Any]]:
    found: list[type[Any]] = []
    for cls in root.__subclasses__():
        found += [cls, *derived(cls)]
    return found


def of_games() -> list[type[Any]]:
    """Every frame and every effect of every game."""
    for module in walk_packages(rooms.__path__, rooms.__name__ + "."):
        import_module(module.name)
    return [cls for root in (Frame, Effect) for cls in derived(root) if cls.__module__.startswith(rooms.__name__ + ".")]


def named(cls: type[Any]) -> set[str]:
    """The attributes that the class declares."""
    found: set[str] = set(getattr(cls, "__mypyc_attrs__", ()))
    for parent in cls.__mro__:
        found.update(getattr(parent, "__slots__", ()))
    return found


def gather(x: object, kinds: dict[str, type[Any]]) -> None:
    """The classes of an object and of all that it holds."""
    if isinstance(x, list | tuple):
        for y in x:
            gather(y, kinds)
    elif x is not None and not isinstance(x, int | str):
        assert kinds.setdefault(type(x).__name__, type(x)) is type(x)
        for name in attributes(x):
            gather(getattr(x, name), kinds)


# -- constructors --


def test_a_class_called_through_a_variable_runs_its_constructor() -> None:
    """Of compiled classes too, and called from here, where nothing is compiled."""
    calls: list[tuple[Any, list[Any], dict[str, Any]]] = [
        (Gift, [1, 7], {"seat": 1, "agent": 7}),
        (Strike, [5], {"attack": 5}),
        (Doing, [2, Heal(3), 9], {"seat": 2, "by": 9}),
        (When, [BY_DAY, Heal(3)], {"condition": BY_DAY, "otherwise": None}),
        (AttackUp, [4], {"amount": 4, "favourite": "", "dragons": False}),
    ]
    for cls, given, expected in calls:
        made = cls(*given)
        assert {name: getattr(made, name) for name in expected} == expected


def test_a_constructor_takes_what_the_object_keeps() -> None:
    """A parameter that is no attribute would be lost with what is written down."""
    lost = [
        f"{cls.__module__}.{cls.__qualname__}: {parameter.name}"
        for cls in of_games()
        for parameter in parameters(cls)
        if parameter.name not in named(cls) and parameter.default is Parameter.empty
    ]
    assert lost == []


def test_names_tell_the_pending_of_a_game_apart() -> None:
    known: dict[tuple[str, str], type[Any]] = {}
    for cls in of_games():
        game = cls.__module__.removeprefix(rooms.__name__ + ".").split(".")[0]
        assert known.setdefault((game, cls.__name__), cls) is cls


# -- there and back --


@pytest.mark.parametrize(("game", "scenario", "seats"), TABLES)
def test_what_is_pending_comes_back_the_same(game: str, scenario: str, seats: int) -> None:
    chance = Random(f"{game} {scenario} {seats}")
    s = find(game).start(make_setup(game, scenario, seed=chance.randrange(1000), count=seats))
    for _ in range(300):
        if s.over:
            break
        kinds: dict[str, type[Any]] = {}
        gather(s.stack, kinds)
        back = thaw(freeze(s.stack), kinds)
        assert facts(back) == facts(s.stack)
        assert [type(frame) for frame in back] == [type(frame) for frame in s.stack]
        s.apply(pick(chance, s))


def test_several_parts_come_back_as_several() -> None:
    seq = Seq(Move(2), Seq(Heal(1), Move(Amount(3, 1))))
    back = thaw(freeze(seq), kinds_of([base.Effect, Amount]))
    assert isinstance(back, Seq)
    assert facts(back) == facts(seq)


def test_what_the_constructor_does_not_take_comes_back_too() -> None:
    player = Player(3)
    player.fame = 17
    player.hand = [1, 2]
    assert facts(thaw(freeze(player), {"Player": Player})) == facts(player)


def test_something_left_out_takes_its_default_or_is_missed() -> None:
    kinds = kinds_of([Gift, Amount])
    found = thaw({"is": "Amount", "base": 4}, kinds)
    assert facts(found) == facts(Amount(4))
    with pytest.raises(ValueError, match="Gift needs `agent`"):
        thaw({"is": "Gift", "seat": 1}, kinds)
    with pytest.raises(ValueError, match="Gift has no `wings`"):
        thaw({"is": "Gift", "seat": 1, "agent": 2, "wings": 3}, kinds)
    with pytest.raises(KeyError):
        thaw({"is": "Gifted", "seat": 1}, kinds)
