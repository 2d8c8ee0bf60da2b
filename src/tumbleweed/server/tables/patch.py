"""The difference of two JSON values: what a screen must change to get from one to the other.

A patch is a list of `[path, value]`, or `[path]` for removal; a path is a list of keys and
indexes. Lists of the same length are compared element by element, others replaced as a whole.
Equality is Python's: a number must stay a number, since 1 == True.
"""

from __future__ import annotations

from typing import Any

Patch = list[list[Any]]


def difference(old: Any, new: Any) -> Patch:
    patch: Patch = []
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_objects(old, new, [], patch)
    elif not _same(old, new):
        _compare(old, new, [], patch)
    return patch


def _same(old: Any, new: Any) -> bool:
    return old is new or (type(old) is type(new) and bool(old == new))


def _compare(old: Any, new: Any, path: list[Any], patch: Patch) -> None:
    """Of values that are not the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_objects(old, new, path, patch)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and _deep(new):
        for place, value in enumerate(new):
            if not _same(old[place], value):
                _compare(old[place], value, [*path, place], patch)
    else:
        patch.append([path, new])


def _compare_objects(
    old: dict[str, Any], new: dict[str, Any], path: list[Any], patch: Patch
) -> None:
    for name in old:
        if name not in new:
            patch.append([[*path, name]])
    for name, value in new.items():
        if name not in old:
            patch.append([[*path, name], value])
            continue
        before = old[name]
        if not path and isinstance(before, dict) and isinstance(value, dict):
            # Nearly always something in it has changed: its entries are compared once, not twice.
            _compare_objects(before, value, [name], patch)
        elif not _same(before, value):
            _compare(before, value, [*path, name], patch)


def _deep(values: list[Any]) -> bool:
    """A list of plain values is shorter as a whole than element by element."""
    return any(isinstance(value, dict | list) for value in values)


def patched(old: Any, patch: Patch) -> Any:
    """Applies a patch, for clients in Python; `old` is not modified."""
    for path, *value in patch:
        old = _put(old, path, value)
    return old


def _put(old: Any, path: list[Any], value: list[Any]) -> Any:
    if not path:
        return value[0]
    copy = old.copy()
    if len(path) == 1 and not value:
        del copy[path[0]]
    elif isinstance(copy, dict) and path[0] not in copy:
        copy[path[0]] = value[0]
    else:
        copy[path[0]] = _put(copy[path[0]], path[1:], value)
    return copy
