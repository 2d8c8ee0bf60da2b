"""The seeds of the games of an environment, one after another."""

from __future__ import annotations

import secrets
from typing import Any, Final

import numpy as np

from tumbleweed.core.chance import check_seed
from tumbleweed.lab.series import derived_seed

BITS: Final = 63


class Seeds:
    """The first is the one given; all others follow from it."""

    def __init__(self) -> None:
        self._first: int | None = None
        self._count = 0

    def next(self, given: Any = None) -> int:
        """Of the next game; of a new row of them, if one is given."""
        if given is not None:
            self._first = check_seed(int(given) if isinstance(given, np.integer) else given)
            self._count = 0
        elif self._first is None:
            self._first = secrets.randbits(BITS)
        self._count += 1
        return self._first if self._count == 1 else derived_seed(self._first, self._count)
