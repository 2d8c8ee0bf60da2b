"""Which faults are tried: a sample drawn by a seed from the rules as they are now.

A fault's place in the draw comes from a hash of its identity, so a code change affects only the
faults it touches. The kinds alternate; otherwise every second fault would be an off-by-one.
"""

import hashlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from .faults import KINDS, Fault, faults_in

RULES = Path("tumbleweed", "games", "legends")
EQUIVALENTS = Path(__file__).with_name("equivalents.toml")


@dataclass(frozen=True)
class Rules:
    """What faults are put into, and which tests must catch them."""

    folders: tuple[str, ...]
    files: tuple[str, ...]
    tests: tuple[str, ...]
    count: int  # the size of the sample that the soak test holds


LEGENDS = Rules(
    folders=(
        "actions",
        "components",
        "components/board",
        "components/decks",
        "components/player",
        "effects",
        "procedures",
        "procedures/fight",
        "procedures/man_in_black",
        "triggers",
        "vocabulary/conditions",
    ),
    files=(
        "knowledge/visibility.py",
        "state/poker_hands.py",
        "state/queries.py",
        "state/sides.py",
        "vocabulary/modifiers.py",
    ),
    tests=("tests/games/legends", "tests/contract"),
    count=60,
)
ANTE_UP = Rules(
    folders=(
        "actions/ante_up",
        "components/ante_up",
        "effects/ante_up",
        "knowledge/ante_up",
        "procedures/ante_up",
    ),
    files=("vocabulary/ante_up/modifiers.py",),
    tests=("tests/games/legends/ante_up", "tests/contract"),
    count=40,
)
BLOOD_MONEY = Rules(
    folders=(
        "actions/blood_money",
        "components/blood_money",
        "effects/blood_money",
        "knowledge/blood_money",
        "procedures/blood_money",
    ),
    files=(
        "vocabulary/blood_money/carried.py",
        "vocabulary/blood_money/harm.py",
        "vocabulary/blood_money/property.py",
        "vocabulary/blood_money/tales.py",
    ),
    tests=("tests/games/legends/blood_money", "tests/contract"),
    count=40,
)
OF = {"legends": LEGENDS, "ante-up": ANTE_UP, "blood-money": BLOOD_MONEY}


@dataclass(frozen=True)
class Equivalent:
    """An equivalent mutant: a fault without any observable effect, and why."""

    file: str
    function: str
    line: str  # the statement it is in
    change: str
    reason: str

    def explains(self, fault: Fault) -> bool:
        place = (self.file, self.function, self.line, self.change)
        return place == (fault.file, fault.function, fault.text, fault.change)


def rule_files(source: Path, rules: Rules) -> list[str]:
    """Relative to the source folder."""
    found = [source / RULES / name for name in rules.files]
    for folder in rules.folders:
        inside = sorted((source / RULES / folder).glob("*.py"))
        if not inside:
            raise FileNotFoundError(f"there are no rules in {source / RULES / folder}")
        found += inside
    return [str(file.relative_to(source)) for file in found]


def all_faults(source: Path, rules: Rules = LEGENDS) -> list[Fault]:
    names = rule_files(source, rules)
    return [fault for name in names for fault in faults_in(name, (source / name).read_bytes())]


def equivalents() -> list[Equivalent]:
    listed = tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8"))
    return [Equivalent(**entry) for entry in listed.get("equivalent", [])]


def draw(faults: list[Fault], count: int, seed: int, known: list[Equivalent]) -> list[Fault]:
    """Without known equivalent mutants."""
    told = {(e.file, e.function, e.line, e.change) for e in known}
    open_ = [f for f in faults if (f.file, f.function, f.text, f.change) not in told]
    return list(in_turn(open_, seed))[:count]


def in_turn(faults: list[Fault], seed: int) -> Iterator[Fault]:
    shuffled = sorted(faults, key=lambda fault: place_in_draw(fault, seed))
    by_kind = [[fault for fault in shuffled if fault.kind == kind] for kind in KINDS]
    for row in zip_longest(*by_kind):
        yield from (fault for fault in row if fault is not None)


def place_in_draw(fault: Fault, seed: int) -> bytes:
    return hashlib.blake2b(f"{seed}\n{fault.identity}".encode()).digest()
