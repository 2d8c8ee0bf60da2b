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
LEFT_OUT = ("src", ".git", ".venv", ".venvs", "node_modules", "build", "dist", ".*_cache")


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
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        return subprocess.run(pytest, cwd=copy, env=os.environ | expected, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
