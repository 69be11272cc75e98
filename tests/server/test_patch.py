"""Differences between documents."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hexfarer.server.patch import difference
from tests.server.guest import patched

keys = st.sampled_from(["a", "a/b", "~0"])  # few, so that two documents have them in common
leaves = st.none() | st.integers(0, 3) | st.text(alphabet="xy", max_size=2)
documents = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=3), max_leaves=12
)
objects = st.dictionaries(keys, documents, max_size=3)


@given(objects, objects)
def test_a_difference_makes_the_new_document_of_the_old_one(old: dict[str, object], new: dict[str, object]) -> None:
    assert patched(old, difference(old, new)) == new


@given(st.lists(leaves, max_size=6), st.lists(leaves, max_size=6))
def test_a_list_may_grow_shrink_and_change(old: list[object], new: list[object]) -> None:
    assert patched({"a": old}, difference({"a": old}, {"a": new})) == {"a": new}


@given(objects)
def test_the_same_document_has_no_difference(document: dict[str, object]) -> None:
    assert difference(document, document) == []


def test_what_is_put_into_a_long_list_stays_small() -> None:
    old = {"log": [{"number": i, "texts": ["x" * 50]} for i in range(60)]}
    new = {"log": [*old["log"][1:], {"number": 60, "texts": ["y"]}]}
    assert len(difference(old, new)) <= 61
    longer = {"log": [*old["log"], {"number": 60, "texts": ["y"]}]}
    assert difference(old, longer) == [{"op": "add", "path": "/log/60", "value": {"number": 60, "texts": ["y"]}}]
