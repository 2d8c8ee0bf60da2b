"""Events: what happened, as integers; who may know which part of it.

Everybody learns *that* an event happened. Its secret arguments are for an audience (a mask of
seats). So event numbers leak nothing, and each seat's log is the same list
with some arguments missing. Events cost nothing when `State.news` is None (search, fast path).
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.log_grammar import Telling
from tumbleweed.core.state import NONE, State

ALL: Final = -1  # every bit set: every seat, and spectators too
HIDDEN: Final = -2  # replaces an argument that a redeal has removed
ABSENT: Final = -(1 << 60)  # no argument at all


# Arguments are spelled out: *args would build a tuple even when nobody listens.
def emit(
    s: State, kind: EventKind, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT,
    d: int = ABSENT, e: int = ABSENT, f: int = ABSENT,
) -> None:  # fmt: skip
    """Emit an event; its secret arguments are visible to the seats that its kind names."""
    if s.pending_events is not None:
        args = _present(a, b, c, d, e, f)
        s.pending_events.append((kind.code, kind.audience_of(args), *args))


def tell_unseen(
    s: State, kind: EventKind, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT,
    d: int = ABSENT, e: int = ABSENT, f: int = ABSENT,
) -> None:  # fmt: skip
    """Emit an event whose secret arguments nobody may see."""
    if s.pending_events is not None:
        s.pending_events.append((kind.code, 0, *_present(a, b, c, d, e, f)))


def _present(*args: int) -> list[int]:
    return [arg for arg in args if arg != ABSENT]


class Arg:
    """One argument of an event kind: its vocabulary (`seat`, `character`, … or a plain number)."""

    def __init__(
        self,
        name: str,
        kind: str = "",
        names: tuple[str, ...] = (),
        many: bool = False,
        secret: bool = False,
        pool: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.names = names
        self.pool = pool  # the list of the content that `names` is read from, see `bound`
        self.many = many  # the integer is a set, as bits
        self.secret = secret

    def bound(self, pools: dict[str, tuple[str, ...]]) -> Arg:
        """The same argument with the names of a content."""
        if not self.pool:
            return self
        return Arg(self.name, self.kind, pools[self.pool], self.many, self.secret)

    def read(self, number: int) -> Any:
        if number == HIDDEN:
            return None
        if not self.kind:
            return number
        if self.many:
            return [self._ref(i) for i in range(number.bit_length()) if number >> i & 1]
        return None if number == NONE else self._ref(number)

    def write(self, value: Any) -> int:
        """The inverse of `read`."""
        if value is None:
            return HIDDEN if self.secret else NONE
        if not self.kind:
            return int(value)
        if self.many:
            return sum(1 << self._number(ref) for ref in value)
        return self._number(value)

    def _ref(self, i: int) -> str:
        return f"{self.kind}:{self.names[i] if self.names else i}"

    def _number(self, ref: str) -> int:
        name = ref.removeprefix(f"{self.kind}:")
        return self.names.index(name) if self.names else int(name)


class EventKind:
    """A kind of event, declared once: key, arguments, audience of the secret ones, log entry.

    `audience` names the arguments whose seats learn the secrets. The number is the place in the
    game's list (`EventKinds`).
    """

    def __init__(
        self,
        code: int,
        key: str,
        args: tuple[Arg, ...],
        telling: Telling,
        audience: tuple[str, ...] = (),
    ) -> None:
        self.code = code
        self.key = key
        self.args = args
        self.telling = telling
        self.audience = audience
        names = [arg.name for arg in args]
        for name in (*audience, *telling.arguments()):
            if name not in names:
                raise ValueError(f"event {key}: there is no argument {name!r}")
        self.hearers = [names.index(name) for name in audience]
        if any(args[at].kind != "seat" for at in self.hearers):
            raise ValueError(f"event {key}: an audience is made of seats")
        if bool(audience) != any(arg.secret for arg in args):
            raise ValueError(f"event {key}: secret arguments and an audience go together")

    def audience_of(self, args: list[int]) -> int:
        """A mask of seats, or ALL where nothing is secret."""
        if not self.hearers:
            return ALL
        mask = 0
        for at in self.hearers:
            if args[at] != NONE:
                mask |= 1 << args[at]
        return mask

    def bound(self, pools: dict[str, tuple[str, ...]]) -> EventKind:
        """The same kind with the names of a content."""
        args = tuple([arg.bound(pools) for arg in self.args])
        return EventKind(self.code, self.key, args, self.telling, self.audience)


class EventKinds:
    """All event kinds of a game. A kind is declared by `add`; the order gives its number."""

    def __init__(self) -> None:
        self.list: list[EventKind] = []

    def add(
        self, key: str, args: tuple[Arg, ...], telling: Telling, audience: tuple[str, ...] = ()
    ) -> EventKind:
        if any(kind.key == key for kind in self.list):
            raise ValueError(f"event {key}: declared twice")
        kind = EventKind(len(self.list), key, args, telling, audience)
        self.list.append(kind)
        return kind

    def complete(self) -> list[EventKind]:
        """The complete list, once every kind that another one names is declared."""
        keys = {kind.key for kind in self.list}
        for kind in self.list:
            for named in (*kind.telling.says, *kind.telling.behind):
                if named not in keys:
                    raise ValueError(f"event {kind.key}: there is no event {named!r}")
        return self.list


def by_key(kinds: list[EventKind]) -> dict[str, EventKind]:
    return {kind.key: kind for kind in kinds}


class Event:
    """An event: a message key with arguments; those hidden from this viewer are None."""

    def __init__(self, key: str, args: dict[str, Any], audience: int) -> None:
        self.key = key
        self.args = args
        self.audience = audience

    def to_json(self) -> dict[str, Any]:
        """Key and arguments as plain data."""
        return {"key": self.key, "args": self.args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, repr(self.args)))

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r})"


def read_event(kinds: list[EventKind], raw: tuple[int, ...], seat: int | None) -> Event:
    """The event as visible to `seat`; ALL sees everything, None is a spectator."""
    kind = kinds[raw[0]]
    audience = raw[1]
    open_to = _hears(audience, seat)
    args: dict[str, Any] = {}
    for arg, number in zip(kind.args, raw[2:], strict=True):
        args[arg.name] = arg.read(number) if open_to or not arg.secret else None
    return Event(kind.key, args, audience)


def _hears(audience: int, seat: int | None) -> bool:
    """Whether `seat` sees the secret arguments; ALL sees everything."""
    return ALL in (audience, seat) or (seat is not None and bool(audience >> seat & 1))


def stored(kinds: list[EventKind], raw: tuple[int, ...]) -> dict[str, Any]:
    """An event for storage, secrets included, that `shown` can read without the game's rules."""
    kind = kinds[raw[0]]
    read = zip(kind.args, raw[2:], strict=True)
    return {
        "key": kind.key,
        "audience": raw[1],
        "args": {arg.name: arg.read(number) for arg, number in read},
        "secret": [arg.name for arg in kind.args if arg.secret],
    }


def shown(event: dict[str, Any], seat: int | None) -> Event:
    """A stored event as visible to `seat`."""
    args: dict[str, Any] = dict(event["args"])
    if not _hears(event["audience"], seat):
        for name in event["secret"]:
            args[name] = None
    return Event(event["key"], args, event["audience"])


def write_raw(kinds: list[EventKind], raw: tuple[int, ...]) -> list[Any]:
    """A raw event for a file, secrets included: key, audience, arguments by name."""
    kind = kinds[raw[0]]
    args = [arg.read(number) for arg, number in zip(kind.args, raw[2:], strict=True)]
    return [kind.key, raw[1], *args]


def read_raw(kinds: list[EventKind], data: list[Any]) -> tuple[int, ...]:
    """The inverse of `write_raw`."""
    codes = {kind.key: code for code, kind in enumerate(kinds)}
    code = codes[data[0]]
    args = zip(kinds[code].args, data[2:], strict=True)
    return (code, int(data[1]), *[arg.write(value) for arg, value in args])


class EventLog:
    """An append-only list that shares its past with the logs it was branched from."""

    def __init__(
        self,
        kinds: list[EventKind],
        parent: EventLog | None = None,
        length: int = 0,
        viewer: int = ALL,
    ) -> None:
        self.kinds = kinds
        self.parent = parent
        self.length = length  # how many of the parent's events belong to this log
        self.viewer = viewer  # a seat: `own` has only the secrets that it has seen
        self.own: list[tuple[int, ...]] = []
        self._seen: dict[int, EventLog] | None = None  # per seat, see `seen_by`

    def __len__(self) -> int:
        return self.length + len(self.own)

    def branch(self, length: int) -> EventLog:
        """A log with the same past and its own future."""
        log = self
        while log.parent is not None and length <= log.length:
            log = log.parent
        return EventLog(self.kinds, log, length)

    def seen_by(self, seat: int) -> EventLog:
        """What that seat has seen so far: a log that holds nothing else. It grows with this one
        when it is asked for again, so that no event is read twice.
        """
        past = self.parent
        if past is not None and past.viewer == seat and len(past) == self.length and not self.own:
            return past
        if self._seen is None:
            self._seen = {}
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = EventLog(self.kinds, viewer=seat)
        seen.own.extend([self._kept(raw, seat) for raw in self.raw(len(seen))])
        return seen

    def apart(self) -> EventLog:
        """The same events in a log that shares nothing with this one."""
        log = EventLog(self.kinds, viewer=self.viewer)
        log.own = self.raw()
        return log

    def raw(self, since: int = 0) -> list[tuple[int, ...]]:
        """The events from number `since` on. (A loop, since chains of clones can be long.)"""
        pieces: list[list[tuple[int, ...]]] = []
        log: EventLog | None = self
        upto = len(self)
        while log is not None and upto > since:
            pieces.append(log.own[max(0, since - log.length) : max(0, upto - log.length)])
            upto = min(upto, log.length)
            log = log.parent
        if len(pieces) == 1:
            return pieces[0]
        return [event for piece in reversed(pieces) for event in piece]

    def _kept(self, raw: tuple[int, ...], viewer: int) -> tuple[int, ...]:
        """Without the secrets of others: in a redealt world they would not even be true."""
        if raw[1] >> viewer & 1:
            return raw
        args = [
            HIDDEN if arg.secret else number
            for arg, number in zip(self.kinds[raw[0]].args, raw[2:], strict=True)
        ]
        return (raw[0], raw[1], *args)
