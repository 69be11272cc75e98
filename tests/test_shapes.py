"""The checker of shapes finds what does not fit, and the schema of the page says what the types say."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

import pytest

from hexfarer.games import NAMES
from hexfarer.server.shapes import PLACE, schema_of, shapes
from tests.shapes import misfits


class Leaf(TypedDict):
    n: int
    word: NotRequired[Literal["a", "b"]]


class Tree(TypedDict):
    leaves: list[Leaf]
    by_name: dict[str, Leaf]
    both: dict[Literal["x", "y"], int]
    top: Leaf | str


GOOD: dict[str, Any] = {
    "leaves": [{"n": 1}, {"n": 2, "word": "b"}],
    "by_name": {"left": {"n": 3}},
    "both": {"x": 1, "y": 2},
    "top": "",
}


def test_what_fits_is_let_through() -> None:
    assert misfits(GOOD, Tree) == []


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"more": 1}, ["view.more is not declared"]),
        ({"leaves": [{}]}, ["view.leaves[0].n is missing"]),
        ({"leaves": [{"n": True}]}, ["view.leaves[0].n is True, not <class 'int'>"]),
        ({"leaves": [{"n": 1, "word": "c"}]}, ["view.leaves[0].word is 'c', not one of ('a', 'b')"]),
        ({"by_name": {"left": {"n": 3, "m": 4}}}, ["view.by_name.left.m is not declared"]),
        ({"by_name": {7: {"n": 3}}}, ["view.by_name has the key 7"]),
        ({"both": {"x": 1}}, ["view.both.y is missing"]),
        ({"top": None}, ["view.top is None, not a dict", "view.top is None, not <class 'str'>"]),
    ],
)
def test_what_does_not_fit_is_found_with_its_place(change: dict[str, Any], found: list[str]) -> None:
    assert misfits({**GOOD, **change}, Tree) == found


def test_a_type_that_is_no_plain_data_is_found() -> None:
    assert misfits((1, 2), list[int]) == ["view is (1, 2), not list[int]"]


def test_the_schema_says_what_may_be_left_out_and_that_nothing_else_is_there() -> None:
    found: dict[str, Any] = {}
    assert schema_of(Tree, "toy", found) == {"$ref": PLACE + "toy.Tree"}
    assert found["toy.Leaf"] == {
        "type": "object",
        "properties": {"n": {"type": "integer"}, "word": {"type": "string", "enum": ["a", "b"]}},
        "required": ["n"],
        "additionalProperties": False,
    }
    assert found["toy.Tree"]["properties"]["both"]["required"] == ["x", "y"]
    assert found["toy.Tree"]["properties"]["top"] == {"anyOf": [{"$ref": PLACE + "toy.Leaf"}, {"type": "string"}]}


def test_a_shape_that_says_nothing_is_refused() -> None:
    with pytest.raises(TypeError, match="has no place in a view"):
        schema_of(dict[str, object], "toy", {})


def test_every_game_has_its_view_among_the_shapes() -> None:
    assert {f"{game}.View" for game in NAMES} <= shapes().keys()
