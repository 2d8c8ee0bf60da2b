"""Patches: what a screen changes to get from one payload to the next."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tumbleweed.server.tables.patch import difference, patched

VALUES = st.recursive(
    st.none() | st.integers(-3, 3) | st.sampled_from(["a", "b", ""]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_a_patch_leads_from_one_to_the_other(old: Any, new: Any) -> None:
    before = repr(old)
    after = patched(old, difference(old, new))
    assert after == new
    assert repr(old) == before


@given(VALUES)
def test_nothing_to_change_is_an_empty_patch(value: Any) -> None:
    assert difference(value, value) == []


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [[["b"], 3]]),
        ({"a": 1, "b": 2}, {"a": 1}, [[["b"]]]),
        ({"a": 1}, {"a": 1, "b": None}, [[["b"], None]]),
        ({"a": [{"x": 1}, {"x": 2}]}, {"a": [{"x": 1}, {"x": 3}]}, [[["a", 1, "x"], 3]]),
        ({"a": [1, 2, 3]}, {"a": [1, 2, 4]}, [[["a"], [1, 2, 4]]]),
        ({"a": [{}]}, {"a": [{}, {}]}, [[["a"], [{}, {}]]]),
        (1, 2, [[[], 2]]),
    ],
)
def test_what_is_sent(old: Any, new: Any, patch: Any) -> None:
    assert difference(old, new) == patch
