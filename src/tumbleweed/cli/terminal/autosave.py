"""Saving a table on request and when the player leaves, and saying where."""

from __future__ import annotations

from pathlib import Path
from tempfile import gettempdir

from rich.console import Console
from rich.text import Text

from tumbleweed.cli.terminal import files
from tumbleweed.cli.terminal.table import Table


class Autosave:
    def __init__(self, table: Table, console: Console) -> None:
        self.table = table
        self.console = console
        self._file: Path | None = None  # where this game was saved last
        self._saved_at = -1

    @property
    def unsaved(self) -> bool:
        """Whether leaving now would lose anything."""
        return not self.table.game.over and self._saved_at != self._stand()

    def _stand(self) -> int:
        record = self.table.game.record
        return len(record.entries) if record is not None else self.table.game.number

    def save(self, typed: str = "") -> bool:
        """To the file named, else where it was saved before, else to a new one.

        The game goes on even if the file cannot be written.
        """
        path = Path(typed).expanduser() if typed else self._file
        path = path or files.fresh_path(self.table.game.ruleset.setup.game)
        try:
            files.write(path, self.table.to_json())
        except files.NotOurs:
            self._say("not-ours", "fault", path=str(path))
            return False
        except files.NotSaved as fault:
            self._say("not-saved", "fault", path=str(path), fault=str(fault))
            return False
        self._file, self._saved_at = path, self._stand()
        key = "saved-to-replay" if self.table.game.over else "saved"
        self._say(key, "bold", path=str(path))
        return True

    def rescue(self) -> None:
        """Save on exit: in the folder of saved games, else in the temporary folder."""
        if self.unsaved and not self.save():
            name = files.fresh_path(self.table.game.ruleset.setup.game).name
            self.save(str(Path(gettempdir()) / name))

    def _say(self, key: str, style: str, **args: str) -> None:
        """Lines are not wrapped, so that a path can be copied whole."""
        self.console.print(Text(self.table.words.say(key, **args), style=style), soft_wrap=True)
