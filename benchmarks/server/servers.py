"""The two servers and their loads: ours as installed, boardgame.io's from its package."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.server.measuring import Measured, free_port, measure

ROOT = Path(__file__).parent.parent.parent
PLACE = ROOT / ".venvs"  # on the disk of the project; a temporary folder may be in memory
SETTINGS = {  # bots answer at once; finished tables are dropped during the run
    "TUMBLEWEED_PAUSE": "0",
    "TUMBLEWEED_RATES": "no",
    "TUMBLEWEED_KEEP_OPEN": "30",
}
PEER = "boardgame.io"
PEER_PACKAGES = {PEER: "0.50.2", "node-persist": "3.1.3"}  # the latter writes its flat files
PEER_PLACE = PLACE / PEER
PEER_SCRIPTS = Path(__file__).parent / "peer"


def ours(tables: int, seconds: int) -> Measured:
    port = free_port()
    with tempfile.TemporaryDirectory(dir=PLACE) as data:
        serve = [sys.executable, "-m", "tumbleweed", "serve", "--port", str(port), "--data", data]
        load = [sys.executable, "-m", "benchmarks.server.load"]
        load += [f"http://127.0.0.1:{port}", str(tables), str(seconds)]
        return measure(serve, environment(), port, load)


def environment() -> dict[str, str]:
    """SQLite, one worker, one bot process, whatever the environment says."""
    ours = ("TUMBLEWEED_", "DATABASE_URL", "REDIS_URL")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, **SETTINGS, "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}


def theirs(tables: int, seconds: int, game: str, stored: bool) -> Measured | None:
    """None and the reason if there is no Node or no package."""
    if not _installed():
        print(f"{PEER} is left out: it needs node and npm, and its package from the registry.")
        return None
    port = free_port()
    node = {**os.environ, "NODE_PATH": str(PEER_PLACE / "node_modules"), "NODE_ENV": "production"}
    load = ["node", str(PEER_SCRIPTS / "load.js")]
    load += [f"http://127.0.0.1:{port}", str(tables), str(seconds), game]
    with tempfile.TemporaryDirectory(dir=PLACE) as data:
        serve = ["node", str(PEER_SCRIPTS / "server.js"), str(port), game]
        return measure([*serve, data] if stored else serve, node, port, load)


def _installed() -> bool:
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    if all(_version(name) == version for name, version in PEER_PACKAGES.items()):
        return True
    PEER_PLACE.mkdir(parents=True, exist_ok=True)
    packages = [f"{name}@{version}" for name, version in PEER_PACKAGES.items()]
    command = ["npm", "install", *packages, "--no-save", "--no-package-lock"]
    command += ["--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund", "--silent"]
    return subprocess.run(command, cwd=PEER_PLACE, check=False).returncode == 0


def _version(package: str) -> str:
    """Which is installed; "" if none is."""
    about = PEER_PLACE / "node_modules" / package / "package.json"
    return str(json.loads(about.read_text())["version"]) if about.is_file() else ""
