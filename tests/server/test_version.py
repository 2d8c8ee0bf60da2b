"""The version of a payload: hashed in parts, and the same however one came to it."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tumbleweed.server.tables.patch import difference
from tumbleweed.server.tables.version import marks_after, marks_of, version_of

VALUES = st.recursive(
    st.none() | st.integers(-3, 3) | st.sampled_from(["a", "b", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
    ),
    max_leaves=12,
)
NAMES = ("table", "view", "decision", "sealed", "forecast")
PAYLOADS = st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=5)


@given(PAYLOADS, PAYLOADS)
def test_after_a_patch_it_is_that_of_the_new_payload(old: Any, new: Any) -> None:
    assert marks_after(marks_of(old), new, difference(old, new)) == marks_of(new)


@given(PAYLOADS, PAYLOADS)
def test_it_differs_where_something_visible_does(old: Any, new: Any) -> None:
    seen = [{name: each[name] for name in each if name != "forecast"} for each in (old, new)]
    assert (version_of(marks_of(old), 3) == version_of(marks_of(new), 3)) == (seen[0] == seen[1])


def test_it_tells_nothing_and_an_empty_object_apart() -> None:
    payloads: list[dict[str, Any]] = [{}, {"lesson": {}}, {"lesson": None}]
    assert len({version_of(marks_of(each), 0) for each in payloads}) == len(payloads)


def test_it_counts_the_events() -> None:
    assert version_of(marks_of({}), 3) != version_of(marks_of({}), 4)
