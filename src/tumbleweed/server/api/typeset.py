"""French as it is set: before a high mark and inside guillemets stands a narrow space that no line
breaks at. The texts are written with plain spaces."""

from __future__ import annotations

import re
from typing import Any

NARROW = "\u202f"
_LOOSE = re.compile(r" (?=[:;!?»])|(?<=«) ")


def typeset(value: Any, lang: str) -> Any:
    """A text, or all texts in a list or table."""
    if lang != "fr":
        return value
    if isinstance(value, str):
        return _LOOSE.sub(NARROW, value)
    if isinstance(value, dict):
        return {key: typeset(each, lang) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [typeset(each, lang) for each in value]
    return value
