"""The tool that puts faults into the rules: what it puts in, what it draws, whom it believes."""

import ast
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
if not (ROOT / "tools").is_dir():
    pytest.skip("an unpacked sdist has no tools", allow_module_level=True)
sys.path.insert(0, str(ROOT))

from tools.mutants import scratch, trial  # noqa: E402 - found by the line above
from tools.mutants.faults import KINDS, Fault, faults_in  # noqa: E402 - the same
from tools.mutants.sample import (  # noqa: E402 - the same
    OF,
    Equivalent,
    all_faults,
    draw,
    equivalents,
    rule_files,
)

MODULES = ("ante-up", "blood-money")
RULES = '''\
"""Rules of a small game."""

from game import HERO_SIDE, RIVAL_SIDE, tell

LIMIT: Final = 12


def gain(s: State, seat: int, amount: int = 0) -> int:
    """At most 12."""
    gained = min(amount, LIMIT)
    s.money[seat] += gained
    if gained < amount and s.marshal[seat]:
        tell(s, HERO_SIDE)
    elif not gained:
        return 0
    return gained
'''
BOTH = "gained < amount and s.marshal[seat]"


def changes(kind: str, source: str = RULES) -> set[str]:
    return {fault.change for fault in faults_in("gain.py", source.encode()) if fault.kind == kind}


# ---- what is put in ----


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("comparison", {"gained < amount -> (gained <= amount)"}),
        ("cap", {"min(amount, LIMIT) -> (amount)"}),
        ("side", {"HERO_SIDE -> RIVAL_SIDE"}),
        ("number", {"12 -> 13", "12 -> 11", "0 -> 1"}),
        (
            "condition",
            {
                f"{BOTH} -> (not ({BOTH}))",
                "not gained -> (gained)",
            },
        ),
        (
            "clause",
            {
                f"{BOTH} -> (gained < amount)",
                f"{BOTH} -> (s.marshal[seat])",
            },
        ),
        ("statement", {"s.money[seat] += gained -> pass", "tell(s, HERO_SIDE) -> pass"}),
        ("track", {"s.marshal -> s.wanted"}),
    ],
)
def test_faults_of_each_kind(kind: str, expected: set[str]) -> None:
    assert changes(kind) == expected


def test_a_name_the_file_does_not_know_is_not_put_in() -> None:
    assert changes("side", "tell(s, HERO_SIDE)\n") == set()


def test_a_fault_changes_its_own_place_and_no_other() -> None:
    source = RULES.encode()
    for fault in faults_in("gain.py", source):
        text = fault.put_into(source)
        assert source[fault.start : fault.end].decode() == fault.before != fault.after
        rest = len(source) - fault.end
        assert text[: fault.start] + text[-rest:] == source[: fault.start] + source[-rest:]
        ast.parse(text)


def test_accents_before_a_fault_do_not_shift_it() -> None:
    source = 'name, most = "Élisée", 3\n'.encode()
    texts = {fault.put_into(source).decode() for fault in faults_in("x.py", source)}
    assert texts == {'name, most = "Élisée", 2\n', 'name, most = "Élisée", 4\n'}


# ---- what is drawn ----


@pytest.fixture(scope="module")
def faults() -> list[Fault]:
    return all_faults(ROOT / "src")


def test_a_sample_is_the_same_for_the_same_seed(faults: list[Fault]) -> None:
    one, two, other = (draw(faults, 60, seed, []) for seed in (1, 1, 2))
    assert one == two
    assert len({fault.identity for fault in one}) == 60
    assert set(one) != set(other)


def test_the_kinds_take_turns(faults: list[Fault]) -> None:
    kinds = [fault.kind for fault in draw(faults, 2 * len(KINDS), 1, [])]
    assert kinds == [*KINDS, *KINDS]


def test_lines_put_in_above_leave_the_sample_as_it_is() -> None:
    source = RULES.encode()
    longer = source.replace(b"LIMIT: Final", b"def more() -> None:\n    tell(s)\n\n\nLIMIT: Final")
    before, after = (faults_in("gain.py", text) for text in (source, longer))
    kept = [fault for fault in after if fault.function != "more"]
    assert [fault.identity for fault in kept] == [fault.identity for fault in before]
    order = [fault.identity for fault in draw(before, 99, 5, [])]
    assert [fault.identity for fault in draw(kept, 99, 5, [])] == order


def test_a_fault_known_to_change_nothing_is_passed_over(faults: list[Fault]) -> None:
    first = draw(faults, 1, 1, [])[0]
    known = Equivalent(first.file, first.function, first.text, first.change, "because")
    assert known.explains(first)
    assert not any(known.explains(fault) for fault in draw(faults, len(faults), 1, [known]))


def test_every_explained_fault_can_still_be_put_in(faults: list[Fault]) -> None:
    """Where the code has changed, the explanation may not hold any more: away with it."""
    modules = [all_faults(ROOT / "src", OF[module]) for module in MODULES]
    everywhere = [*faults, *(fault for found in modules for fault in found)]
    for known in equivalents():
        assert any(known.explains(fault) for fault in everywhere), known
        assert len(known.reason) > 20, known


@pytest.mark.parametrize("module", MODULES)
def test_every_file_with_rules_of_a_module_is_drawn_from(module: str) -> None:
    """No folder of its steps, words, actions or sights is left out, and no file is drawn twice."""
    rules = ROOT / "src" / "tumbleweed" / "games" / "legends"
    kinds = ("actions", "components", "effects", "knowledge", "procedures")
    there = {
        file for kind in kinds for file in (rules / kind / module.replace("-", "_")).glob("*.py")
    }
    drawn = [ROOT / "src" / name for name in rule_files(ROOT / "src", OF[module])]
    assert there < set(drawn)
    files = [name for each in OF.values() for name in rule_files(ROOT / "src", each)]
    assert len(files) == len(set(files))


# ---- whom it believes ----

TESTS = """\
import pytest
from tumbleweed.rules import gain, turns

@pytest.mark.rule("X-1")
def test_gain():
    assert gain(5, 3) == 3

def test_gain_little():
    assert gain(1, 3) == 1

def test_turns():
    assert turns(4) == 4
"""
ENGINE = """\
def gain(amount, limit):
    if amount < 0:
        amount = 0
    elif amount == 7:
        limit = 7
    return min(amount, limit)

def turns(left):
    taken = 0
    while left:
        left -= 1
        taken += 1
    return taken

def never(amount):
    return amount + 99
"""


SEEN = {"seconds": 0.1, "rules": [], "reached": [0]}


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small engine with tests, laid out as a snapshot of the checkout is."""
    folder = tmp_path_factory.mktemp("game") / "clean"
    files = {"src/tumbleweed/__init__.py": "", "src/tumbleweed/rules.py": ENGINE}
    files |= {f"{scratch.TESTS}/test_small.py": TESTS, "sitecustomize.py": scratch.ELSEWHERE}
    files["watch.py"] = (ROOT / "tools" / "mutants" / "watch.py").read_text()
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def verdicts(clean: Path, *wanted: str) -> list[trial.Verdict]:
    found = faults_in("tumbleweed/rules.py", ENGINE.encode())
    sample = [next(f for f in found if f.change == change) for change in wanted]
    reach = trial.record(clean, sample, 1, (scratch.TESTS,))
    return [trial.try_fault(clean, reach, i, fault, False) for i, fault in enumerate(sample)]


@pytest.mark.extended
def test_verdicts(clean: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "PATIENCE", 0.3)
    cap, boundary, endless, unseen = verdicts(
        clean,
        "min(amount, limit) -> (amount)",
        "amount < 0 -> (amount <= 0)",
        "left -= 1 -> pass",
        "99 -> 100",
    )
    assert (cap.how, cap.rules, cap.reaching) == ("test", ["X-1"], 2)
    assert cap.test.endswith("::test_gain")
    assert (boundary.how, boundary.reaching) == ("survived", 2)
    assert (endless.how, endless.test.split("::")[1]) == ("timeout", "test_turns")
    assert (unseen.how, unseen.reaching) == ("survived", 0)
    assert (clean / "src/tumbleweed/rules.py").read_text() == ENGINE


def test_an_engine_that_cannot_be_imported_is_caught(clean: Path) -> None:
    """The tests' own settings import it, before any test is collected."""
    folder = clean.parent / "settings"
    shutil.copytree(clean, folder)
    (folder / "tests" / "conftest.py").write_text("import tumbleweed.rules\n")
    (broken,) = verdicts(folder, "99 -> 100")
    assert broken.how == "survived"
    fault = next(f for f in faults_in("tumbleweed/rules.py", ENGINE.encode()))
    wrong = replace(fault, after="this is no Python")
    reach = trial.Reach([{"tests": {f"{scratch.TESTS}/test_small.py::test_turns": SEEN}}])
    verdict = trial.try_fault(folder, reach, 0, wrong, False)
    assert (verdict.how, verdict.test) == ("import", "tests/conftest.py")


def test_nothing_is_tried_while_the_tests_fail_by_themselves(clean: Path) -> None:
    wrong = scratch.changed(clean, {"tumbleweed/rules.py": b"gain = turns = max\n"})
    with wrong as broken, pytest.raises(scratch.ScratchError, match="Without any fault"):
        trial.record(broken, [], 1, (scratch.TESTS,))
    assert (clean / "src/tumbleweed/rules.py").read_text() == ENGINE
