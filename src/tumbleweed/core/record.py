"""Records: the log is the truth.

A record is the set-up, the seed (or a starting position) and an append-only list of entries
(number, seat, part, key). Undo is an entry too. Fingerprints of the state let a replay notice at
once that content or engine differ; snapshots make undo and loading short.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from tumbleweed.core.errors import BadSave, ReplayMismatch, TumbleweedError
from tumbleweed.core.ruleset import Ruleset, Setup, game_info, without_pack
from tumbleweed.core.state import read_seed

FORMAT: Final = 1
FINGERPRINT_EVERY: Final = 20
SNAPSHOT_EVERY: Final = 100

# Why an entry cannot be taken back, as message keys.
OPEN: Final = ""
PASSED: Final = "undo-passed"  # the question went to somebody else
NEWS: Final = "undo-news"  # chance was used or a hidden fact revealed
NOTHING: Final = "undo-nothing"
NOT_YOURS: Final = "undo-not-yours"
NO_RECORD: Final = "undo-no-record"
PRACTICE: Final = "practice"  # of an undo: it crossed barriers, which practice games allow


class Entry:
    """One entry of the log: who answered which question with what."""

    def __init__(self, number: int, seat: int, part: int, key: str, barrier: str = OPEN) -> None:
        self.number = number
        self.seat = seat
        self.part = part
        self.key = key
        self.barrier = barrier

    @property
    def undoes(self) -> tuple[int, int] | None:
        """The (number, part) an undo goes back to; None for a choice."""
        if not self.key.startswith("undo:"):
            return None
        number, part = self.key[5:].split(".")
        return int(number), int(part)

    def to_json(self) -> list[Any]:
        """Number, seat, part, key and, if undo is barred, why."""
        return [self.number, self.seat, self.part, self.key, self.barrier]


class Snapshot:
    """The state after a number of choices, with the length of the event log at that point."""

    def __init__(self, live: list[int], state: dict[str, Any], events: int) -> None:
        self.live = live
        self.state = state
        self.events = events

    def to_json(self) -> dict[str, Any]:
        return {"live": self.live[:], "state": deepcopy(self.state), "events": self.events}


class Record:
    """The choices of a game, from which everything else follows.

    Attributes:
        setup: what was agreed before the first card.
        engine: the version that made it. Another one may replay it if the outcome is the same.
        content: the hash of what the rules read.
        seed: None in a game from a position.
        position: the state it began with, if it was set up by hand.
        entries: choices and undos, in order.
        live: the numbers of the entries in effect.
    """

    def __init__(
        self,
        setup: Setup,
        engine: str,
        content: str,
        seed: int | None,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.setup = setup
        self.engine = engine
        self.content = content
        self.seed = seed
        self.position = position
        self.entries: list[Entry] = []
        self.live: list[int] = []  # the entries in effect: choices not taken back
        self.fingerprints: dict[int, str] = {}  # by number of entries
        self.snapshots: list[Snapshot] = []

    @property
    def ruleset(self) -> Ruleset:
        """The rules it is played by; ReplayMismatch if its pack is not available."""
        missing = without_pack(self.setup, self.content)
        if missing:
            raise ReplayMismatch(f"the record was made with {missing}")
        return game_info(self.setup.game).ruleset(self.setup)

    @property
    def practice(self) -> bool:
        """Whether something was taken back across a barrier, as only practice games allow."""
        return any(entry.barrier == PRACTICE for entry in self.entries)

    def note(self, entry: Entry) -> None:
        """Append a choice."""
        self.live.append(len(self.entries))
        self.entries.append(entry)

    def note_undo(self, entry: Entry, taken_back: list[int]) -> None:
        """Append an undo; the entries it takes back stay, but are no longer in effect."""
        self.live = [at for at in self.live if at not in taken_back]
        self.entries.append(entry)

    def nearest_snapshot(self, live: list[int]) -> Snapshot | None:
        """The latest snapshot on the path to these choices."""
        best = None
        for snapshot in self.snapshots:
            if snapshot.live == live[: len(snapshot.live)]:
                best = snapshot
        return best

    def copy(self) -> Record:
        """An independent copy."""
        other = Record(self.setup, self.engine, self.content, self.seed, self.position)
        other.entries = self.entries[:]
        other.live = self.live[:]
        other.fingerprints = dict(self.fingerprints)
        other.snapshots = self.snapshots[:]
        return other

    def to_json(self) -> dict[str, Any]:
        """For `read_record`. Contains the seed, and so all secrets of the game."""
        return {
            "format": FORMAT,
            **self.setup.to_json(),
            "engine": self.engine,
            "content": self.content,
            "seed": None if self.seed is None else hex(self.seed),
            "position": deepcopy(self.position),
            "choices": [entry.to_json() for entry in self.entries],
            "live": self.live[:],
            "fingerprints": {str(at): mark for at, mark in self.fingerprints.items()},
            "snapshots": [snapshot.to_json() for snapshot in self.snapshots],
        }


def read_setup(data: dict[str, Any], content: Any = None) -> Setup:
    """`content` is the pack of the game, if it uses one."""
    for key, kind in (("game", str), ("players", int), ("edition", str), ("options", dict)):
        if type(data.get(key)) is not kind:
            raise BadSave(f"set-up: {key!r} is missing or broken")
    variants = data.get("variants")
    if not isinstance(variants, list) or any(type(each) is not str for each in variants):
        raise BadSave("set-up: 'variants' is missing or broken")
    pack = data.get("pack", "")
    if type(pack) is not str:
        raise BadSave("set-up: 'pack' is broken")
    agreed = data["players"], data["edition"], tuple(variants), dict(data["options"])
    given = None
    if content is not None or pack:
        info = game_info(data["game"])
        given = info.packs.get(pack) if content is None else info.content(content)
    return Setup(data["game"], *agreed, given, pack)


def read_record(data: Any, content: Any = None) -> Record:
    """A record from JSON; whatever is missing or broken is named.

    A game of a pack needs its pack: `content` is its path, or the loaded pack.
    """
    if not isinstance(data, dict):
        raise BadSave("record: an object is expected")
    if data.get("format") != FORMAT:
        raise BadSave(f"record: format {data.get('format')!r} is not {FORMAT}")
    try:
        record = _read(data, content)
    except TumbleweedError:
        raise
    except (AttributeError, KeyError, TypeError, ValueError) as fault:
        raise BadSave(f"record: {fault} is missing or broken") from None
    if any(not 0 <= at < len(record.entries) for at in record.live):
        raise BadSave("record: 'live' names an entry that is not there")
    return record


def _read(data: dict[str, Any], content: Any) -> Record:
    seed = None if data["seed"] is None else read_seed(data["seed"])
    if seed is None and data["position"] is None:
        raise BadSave("record: it has neither a seed nor a position to start from")
    for key, kinds in (("engine", str), ("content", str), ("position", dict | None)):
        if not isinstance(data[key], kinds):
            raise BadSave(f"record: {key!r} is missing or broken")
    setup = read_setup(data, content)
    record = Record(setup, data["engine"], data["content"], seed, data["position"])
    for number, seat, part, key, barrier in data["choices"]:
        place = _whole(number), _whole(seat), _whole(part)
        record.entries.append(Entry(*place, str(key), str(barrier)))
    record.live = [_whole(at) for at in data["live"]]
    record.fingerprints = {int(at): str(mark) for at, mark in data["fingerprints"].items()}
    for each in data["snapshots"]:
        live = [_whole(at) for at in each["live"]]
        record.snapshots.append(Snapshot(live, each["state"], _whole(each["events"])))
    return record


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise BadSave(f"record: {value!r} is not a whole number")
    return value
