"""Whether a value has the shape that a TypedDict declares."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints


def faults(value: Any, shape: Any, at: str) -> Iterator[str]:
    """Where a value is not of the declared shape."""
    origin, parts = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        if not any(not list(faults(value, part, at)) for part in parts):
            yield f"{at}: {value!r} is none of {parts}"
    elif origin is Literal:
        if value not in parts:
            yield f"{at}: {value!r} is none of {parts}"
    elif origin is list:
        if type(value) is not list:
            yield f"{at}: {value!r} is not a list"
            return
        for i, each in enumerate(value):
            yield from faults(each, parts[0], f"{at}[{i}]")
    elif origin is dict:
        if type(value) is not dict:
            yield f"{at}: {value!r} is not an object"
            return
        for key, each in value.items():
            yield from faults(key, parts[0], f"{at} key")
            yield from faults(each, parts[1], f"{at}.{key}")
    elif hasattr(shape, "__required_keys__"):
        yield from wrong_fields(value, shape, at)
    elif type(value) is not (NoneType if shape is None else shape):
        yield f"{at}: {value!r} is not {shape}"


def wrong_fields(value: Any, shape: Any, at: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{at}: {value!r} is not an object"
        return
    fields = get_type_hints(shape, include_extras=True)
    optional = {name for name, kind in fields.items() if get_origin(kind) is NotRequired}
    for name in fields.keys() - optional - value.keys():
        yield f"{at}.{name} is missing"
    for name in value.keys() - fields.keys():
        yield f"{at}.{name} is not declared"
    for name in fields.keys() & value.keys():
        kind = get_args(fields[name])[0] if name in optional else fields[name]
        yield from faults(value[name], kind, f"{at}.{name}")
