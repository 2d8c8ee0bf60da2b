"""Run a part of the soak tests on the compiled engine: `make soak PART=redeal`.

Compiled, whole games are many times as fast. The tests run in a copy outside the tree, so that
src cannot be imported instead of the wheel in .venvs/soak.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venvs" / "soak"
LEFT_OUT = ("src", ".git", ".venv", ".venvs", "build", "dist")
ANYWHERE = shutil.ignore_patterns("node_modules", ".*_cache", "__pycache__")


def main(part: str, *options: str) -> int:
    expected = {
        "TUMBLEWEED_EXPECT_KIND": "compiled",
        "TUMBLEWEED_EXPECT_FOLDER": str(ENVIRONMENT),
    }
    expecting = ["-p", "tools.expect_build"]
    python = str(ENVIRONMENT / "bin" / "python")
    pytest = [python, "-m", "pytest", "-m", "soak", "-rP", "--part", part, *options, *expecting]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, ROOT.name)
        shutil.copytree(ROOT, copy, ignore=left_out)
        (copy / ".git").symlink_to(ROOT / ".git")  # engines of earlier commits are taken from it
        return subprocess.run(pytest, cwd=copy, env=os.environ | expected, check=False).returncode


def left_out(folder: str, names: list[str]) -> set[str]:
    """web/src stays: tests read style sheets."""
    ours = set(LEFT_OUT) if Path(folder) == ROOT else set()
    return ours | ANYWHERE(folder, names)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
