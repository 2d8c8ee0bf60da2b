"""The file of a finished game, and the proof that it was dealt and played as it claims.

Before the first deal players see the SHA-256 of the seed, at the end the seed itself. Everything
else follows from the seed and the choices: so the game is replayed and compared.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any, Final

from tumbleweed.core.content import Content, described
from tumbleweed.core.errors import BadSave, ReplayMismatch
from tumbleweed.core.game import Game
from tumbleweed.core.record import FORMAT as RECORD
from tumbleweed.core.record import Record, read_record
from tumbleweed.core.replay import BROKEN, resume
from tumbleweed.core.saved_game import load
from tumbleweed.core.state import canonical, fingerprint, read_seed
from tumbleweed.core.version import ENGINE
from tumbleweed.core.version import SAVE_FORMAT as SAVED

FORMAT: Final = "tumbleweed-record-1"
PARTS: Final = {"format", "table", "seed_hash", "record", "result", "check"}
FOLLOWS: Final = ("live", "snapshots")  # of a record; omitted, since they follow from the choices


def seed_commitment(seed: int) -> str:
    """Shown at the start, so that the seed shown at the end can be verified."""
    return sha256(seed.to_bytes(32, "big")).hexdigest()


def seed_of(record: Record) -> int:
    """The seed a game began with; a position contains its own."""
    if record.seed is not None:
        return record.seed
    assert record.position is not None
    return read_seed(record.position.get("seed"))


# ---- the file ----


def make_file(
    record: Record, result: dict[str, Any] | None, table: dict[str, Any]
) -> dict[str, Any]:
    """`table` says where and by whom it was played: at least the `names` in seat order."""
    bare = record.copy()
    bare.live, bare.snapshots = [], []
    kept = {key: value for key, value in bare.to_json().items() if key not in FOLLOWS}
    data = {
        "format": FORMAT,
        "table": table,
        "seed_hash": seed_commitment(seed_of(record)),
        "record": kept,
        "result": result,
    }
    return {**data, "check": fingerprint(data)}


class GameFile:
    """What can be checked: a file of a finished game, a saved game or a bare record."""

    def __init__(
        self,
        record: Record,
        data: dict[str, Any],
        names: list[str] | None = None,
        seed_hash: str | None = None,
    ) -> None:
        self.record = record
        self.data = data
        self.names = names  # None: it names nobody
        self.seed_hash = seed_hash  # None: it has none

    @property
    def intact(self) -> bool:
        """Whether the file is unmodified; a bare record has no checksum."""
        body = {key: value for key, value in self.data.items() if key != "check"}
        try:
            return self.data["format"] == RECORD or self.data.get("check") == fingerprint(body)
        except (RecursionError, ValueError) as fault:
            raise BadSave(f"not JSON text: {fault}") from None


def read_file(data: Any, content: Any = None) -> GameFile:
    """Names whatever is missing or broken. A game of a pack needs the pack as `content`."""
    if not isinstance(data, dict):
        raise BadSave("a JSON object is expected")
    kind = data.get("format")
    if kind == FORMAT:
        return _read_parts(data, content)
    if kind == SAVED:
        if data.get("record") is None:
            raise BadSave("the saved game keeps no record of its choices")
        return GameFile(read_record(data["record"], content), data)
    if kind == RECORD:
        return GameFile(read_record(data, content), data)
    raise BadSave(f"neither a saved game nor a record: its format is {str(kind)[:40]!r}")


def _read_parts(data: dict[str, Any], content: Any) -> GameFile:
    if set(data) != PARTS:
        odd = ", ".join(sorted(str(part)[:40] for part in set(data) ^ PARTS))
        raise BadSave(f"missing or unknown parts: {odd}")
    kept, table, seed_hash = data["record"], data["table"], data["seed_hash"]
    whole = {**kept, "live": [], "snapshots": []} if isinstance(kept, dict) else kept
    record = read_record(whole, content)
    if not isinstance(seed_hash, str) or not re.fullmatch("[0-9a-f]{64}", seed_hash):
        raise BadSave("'seed_hash' is not a hash")
    names = table.get("names") if isinstance(table, dict) else None
    if not isinstance(names, list) or not all(_is_name(name) for name in names):
        raise BadSave("table: 'names' is missing or broken")
    if len(names) != record.setup.players:
        raise BadSave(f"table: {record.setup.players} names are expected")
    return GameFile(record, data, names, seed_hash)


def _is_name(name: Any) -> bool:
    return isinstance(name, str) and bool(name) and name.isprintable()


# ---- the proof ----


class Check:
    """The result of one check; `facts` are the arguments of its message."""

    def __init__(self, name: str, ok: bool, facts: dict[str, Any]) -> None:
        self.name = name
        self.ok = ok
        self.facts = facts


class Verdict:
    """The results of all checks that could be made."""

    def __init__(self, checks: list[Check]) -> None:
        self.checks = checks  # a failed one may make the others impossible

    @property
    def ok(self) -> bool:
        """Whether every check passed."""
        return all(check.ok for check in self.checks)


def check_file(data: Any, noted: str = "", content: Any = None) -> Verdict:
    """Replay a file's game and compare. `noted` is the hash a player saw at the start.

    A file that cannot be read as one raises BadSave.
    """
    file = read_file(data, content)
    checks = [*_whole(file), *_seed(file, noted)]
    try:
        here = file.record.ruleset.content
        fault = "" if here.is_played_as(file.record.content) else _other(file.record, here)
    except BROKEN as unknown:
        fault = str(unknown)
    engines = {"engine": file.record.engine, "here": ENGINE, "fault": fault}
    checks.append(Check("content", not fault, engines))
    return Verdict(checks if fault else checks + _played_again(file))


def _other(record: Record, here: Content) -> str:
    mine = described(here.hash, here.pack)
    return f"content {described(record.content, record.setup.pack)}, here {mine}"


def _whole(file: GameFile) -> list[Check]:
    if file.data["format"] == RECORD:
        return []
    fault = "" if file.intact else "its check does not fit"
    if not fault and file.data["format"] == SAVED:
        fault = _fault_of_save(file)
    return [Check("file", not fault, {"fault": fault})]


def _fault_of_save(file: GameFile) -> str:
    """Whatever a saved game holds besides its record must follow from the record."""
    try:
        load(file.data, file.record.setup.content)
    except BROKEN as fault:
        return str(fault)
    return ""


def _seed(file: GameFile, noted: str) -> list[Check]:
    own = seed_commitment(seed_of(file.record))
    if file.seed_hash is None:
        checks = [Check("seed-untold", True, {"hash": own})]
    else:
        checks = [Check("seed", file.seed_hash == own, {"hash": own, "said": file.seed_hash})]
    return [*checks, Check("noted", noted == own, {"hash": own})] if noted else checks


def _played_again(file: GameFile) -> list[Check]:
    bare = file.record.copy()
    bare.fingerprints = {}  # checked separately
    try:
        game = resume(bare)
    except ReplayMismatch as fault:
        return [Check("choices", False, {"fault": str(fault)})]
    checks = [Check("choices", True, {"count": len(bare.entries)})]
    checks.append(_fingerprints(file.record, game))
    return [*checks, _result(file.data["result"], game)] if "result" in file.data else checks


def _fingerprints(recorded: Record, game: Game) -> Check:
    assert game.record is not None
    mine, theirs = game.record.fingerprints, recorded.fingerprints
    for at in sorted({*mine, *theirs}):
        if mine.get(at) != theirs.get(at):
            return Check("fingerprints", False, {"at": at})
    return Check("fingerprints", True, {"count": len(mine)})


def _result(said: Any, game: Game) -> Check:
    result = None if game.result is None else game.result.to_json()
    name = "unfinished" if result is None else "result"
    return Check(name, canonical(said) == canonical(result), {})
