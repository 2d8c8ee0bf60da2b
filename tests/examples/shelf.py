"""Makes the example game look installed, without installing anything.

An installed package is a folder on the path and, beside it, its metadata. The metadata is made from
the example's own pyproject.toml, as an installer would.
"""

import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "liars_dice"
GROUP = "tumbleweed.games"
GAME = "liars-dice"


def put_on_shelf(
    shelf: Path, name: str = "liars_dice", entries: dict[str, str] | None = None
) -> None:
    """Write the metadata of a package; `entries` are its games, by default the example's."""
    if entries is None:
        project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        entries = project["entry-points"][GROUP]
    record = shelf / f"{name}-1.0.dist-info"
    record.mkdir(parents=True)
    (record / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"[{GROUP}]", *(f"{game} = {place}" for game, place in entries.items())]
    (record / "entry_points.txt").write_text("\n".join(lines))


def with_shelf(shelf: Path) -> dict[str, str]:
    """The environment of a process that has these packages."""
    path = [str(shelf), str(EXAMPLE), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(part for part in path if part)}
