"""Write requirements/*.lock: every version and hash pinned, no address of any registry.

`uv pip compile` keeps the versions of an existing lock that still fit; arguments of this script
go to it, so `--upgrade` takes the newest of everything.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = Path("requirements")
OPTIONS = ["--quiet", "--universal", "--generate-hashes", "--no-annotate", "--no-header"]
OLDEST_PYTHON = "3.11"
DEV = LOCKS / "dev.lock"


def main(extra: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    build = "\n".join(project["build-system"]["requires"])
    # The first lock has all tools; the others use its version of every shared package.
    lock(DEV, ["pyproject.toml", "--group=dev", *extra])
    agreeing = ["--constraint", str(DEV), *extra]
    lock(LOCKS / "base.lock", ["pyproject.toml", *agreeing])
    hosting = [f"--extra={extra}" for extra in ("otel", "postgres", "redis", "watch")]
    lock(LOCKS / "hosting.lock", ["pyproject.toml", *hosting, *agreeing])
    cluster = ["--extra=cluster", "--group=test"]
    lock(LOCKS / "cluster.lock", ["pyproject.toml", *cluster, *agreeing])
    lock(LOCKS / "train.lock", ["pyproject.toml", "--extra=train", *agreeing])
    lock(LOCKS / "engine.lock", ["--group=engine", *agreeing])
    lock(LOCKS / "audit.lock", ["--group=audit", *agreeing])
    lock(LOCKS / "node.lock", ["--group=node", *extra])
    lock(LOCKS / "bench.lock", ["pyproject.toml", "--group=bench", *agreeing])
    lock(LOCKS / "build.lock", ["-", *agreeing], requirements=build)


def lock(target: Path, arguments: list[str], requirements: str = "") -> None:
    command = [sys.executable, "-m", "uv", "pip", "compile", *OPTIONS]
    command += [f"--python-version={OLDEST_PYTHON}", f"--output-file={target}", *arguments]
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    subprocess.run(command, check=True, text=True, input=requirements, cwd=ROOT, env=environment)
    if "://" in (ROOT / target).read_text():
        sys.exit(f"{target} holds an address; locks must name no host.")
    print(target)


if __name__ == "__main__":
    main(sys.argv[1:])
