"""What must not be in the tree: addresses of registries, paths of one machine, long files."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "tumbleweed"
LONGEST_ENGINE_FILE = 400
# Put together here, so that this file does not name them.
REGISTRIES = ["pypi" + ".org", "python" + "hosted.org", "registry." + "npmjs.org"]


@pytest.fixture(scope="module")
def tracked() -> list[Path]:
    """The files git knows; CI may run as another user than the owner of the checkout."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("not a git checkout: an unpacked sdist has no list of tracked files")
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listing.split("\0") if name and (ROOT / name).is_file()]


def files_with(files: list[Path], words: list[str]) -> list[str]:
    return [str(file) for file in files for word in words if word.encode() in file.read_bytes()]


def test_no_file_names_a_registry(tracked: list[Path]) -> None:
    assert files_with(tracked, REGISTRIES) == []


def test_locks_hold_no_address_at_all(tracked: list[Path]) -> None:
    locks = [file for file in tracked if file.suffix == ".lock"]
    assert locks
    assert files_with(locks, ["://"]) == []
    assert "uv.lock" not in {lock.name for lock in locks}


def test_no_file_holds_a_path_of_this_machine(tracked: list[Path]) -> None:
    places = [f"{place}/" for place in (Path.home(), ROOT) if place != Path("/")]
    assert files_with(tracked, places) == []


def test_engine_files_fit_in_a_head() -> None:
    engine = [*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")]
    texts = {str(path): path.read_text() for path in engine}
    written = {path for path, text in texts.items() if text.startswith('"""Written by tools/')}
    assert len(written) == 1
    lengths = {path: len(t.splitlines()) for path, t in texts.items() if path not in written}
    assert lengths
    assert {path: n for path, n in lengths.items() if n > LONGEST_ENGINE_FILE} == {}
