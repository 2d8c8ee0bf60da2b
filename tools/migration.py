"""Write the next migration: what schema.py has and the migrations do not make yet.

    python tools/migration.py "A title for every table"

Alembic compares; read and correct what it wrote before you commit it. What no release has made
yet is better rewritten: delete the file and let it be written anew.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from alembic import command
from alembic.script import ScriptDirectory

from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.upgrade import alembic_config, upgrade


def write_migration(message: str) -> Path:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'present.db'}")
        upgrade(store)
        with store.engine.begin() as connection:
            config = alembic_config(connection)
            number = len(list(ScriptDirectory.from_config(config).walk_revisions())) + 1
            command.revision(config, message, autogenerate=True, rev_id=f"{number:04}")
        store.close()
    (written,) = Path(ScriptDirectory.from_config(config).versions).glob(f"{number:04}_*.py")
    return written


def tidy(file: Path) -> None:
    """Drops Alembic's comments and applies our layout."""
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(line for line in lines if "# ###" not in line))
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", str(file)], check=True)


if __name__ == "__main__":
    tidy(write_migration(sys.argv[1]))
