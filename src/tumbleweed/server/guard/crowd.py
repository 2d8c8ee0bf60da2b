"""How many sockets at once: of one person, and from one address. How quickly they may be opened
is a matter of the rates; one that is open for days costs memory all the time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tumbleweed.server.errors import Refused

OF_A_PERSON = 30
AT_AN_ADDRESS = 600  # behind one there may be a whole school


class Crowd:
    def __init__(self, limited: bool) -> None:
        self.limited = limited
        self.here: Counter[str] = Counter()

    @contextmanager
    def one_more(self, person_id: str | None, address: str) -> Iterator[None]:
        """For as long as the socket is open; refused where there are too many already."""
        counted = {f"a:{address}": AT_AN_ADDRESS}
        if person_id is not None:
            counted[f"p:{person_id}"] = OF_A_PERSON
        if self.limited and any(self.here[name] >= most for name, most in counted.items()):
            fault = "Too many windows look at tables already; close some."
            raise Refused(429, "too-many-sockets", fault)
        self.here.update(list(counted))
        try:
            yield
        finally:
            self.here -= Counter(list(counted))
