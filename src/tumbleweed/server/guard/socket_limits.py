"""How many sockets and long polls may be open at once: per person, and per address.

How quickly they may be opened is limited by the rates; one that stays open for days costs memory
and a descriptor all the time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.connections import most_connections


class Bound(NamedTuple):
    of_a_person: int
    at_an_address: int  # there may be a whole school behind one
    share: int  # and at most this share of all connections
    code: str
    fault: str


SOCKETS: Final = Bound(
    30, 600, 3, "too-many-sockets", "Too many windows look at tables already; close some."
)
POLLS: Final = Bound(20, 200, 6, "too-many-polls", "Too many calls of yours wait for news already.")
OF_A_PERSON: Final = SOCKETS.of_a_person


class Crowd:
    def __init__(self, limited: bool) -> None:
        self.limited = limited
        self.most = most_connections()
        self.here: Counter[str] = Counter()

    @contextmanager
    def one_more(self, person: str | None, address: str, bound: Bound = SOCKETS) -> Iterator[None]:
        """Counts while the block runs; refused if there are too many. A `person` may also be the
        bearer of a token.
        """
        counted = {f"{bound.code} a:{address}": min(bound.at_an_address, self.most // bound.share)}
        if person is not None:
            counted[f"{bound.code} p:{person}"] = bound.of_a_person
        if self.limited and any(self.here[name] >= most for name, most in counted.items()):
            raise Refused(429, bound.code, bound.fault)
        self.here.update(list(counted))
        try:
            yield
        finally:
            self.here -= Counter(list(counted))
