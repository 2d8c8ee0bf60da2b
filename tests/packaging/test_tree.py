"""What must not be in the tree: addresses of registries, paths of one machine, long files."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CODE = {".js", ".mjs", ".py", ".svelte", ".ts"}  # content, words and locks are data
LONGEST_FILE = 400  # lines
LONGER = {
    "src/tumbleweed/games/legends/state/frames.py": "written by tools/frame_source.py",
    "src/tumbleweed/games/legends/state/legends_state.py": "written by tools/state_source.py",
}
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


def long_files(files: list[Path], root: Path = ROOT) -> set[str]:
    """The files of code and tests that are longer than a reader keeps in mind."""
    code = [file for file in files if file.suffix in CODE]
    long = [file for file in code if len(file.read_bytes().splitlines()) > LONGEST_FILE]
    return {file.relative_to(root).as_posix() for file in long}


def test_files_of_code_fit_in_a_head(tracked: list[Path]) -> None:
    """An exception that is not needed any more is taken off the list."""
    assert {file.suffix for file in tracked} >= CODE
    assert long_files(tracked) == LONGER.keys()


def test_a_long_file_of_code_is_seen(tmp_path: Path) -> None:
    lengths = {f"long{suffix}": LONGEST_FILE + 1 for suffix in CODE}
    lengths |= {"whole.py": LONGEST_FILE, "data.toml": LONGEST_FILE + 1}
    for name, length in lengths.items():
        (tmp_path / name).write_text("x\n" * length)
    found = long_files(list(tmp_path.iterdir()), tmp_path)
    assert found == {f"long{suffix}" for suffix in CODE}
