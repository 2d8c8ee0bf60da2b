"""The line of each key and each element of a TOML text; tomllib does not say."""

from __future__ import annotations

import re
from bisect import bisect_right

Path = tuple[str | int, ...]  # ("card", 3, "effects", 0, "amount")

# Separators of keys and values; commas count as blanks, as the text is known to be valid.
BETWEEN = re.compile(r"(?:[ \t\r\n,]|#[^\n]*)*")
EQUALS = re.compile(r"[ \t]*=[ \t]*")
DOT = re.compile(r"[ \t]*\.[ \t]*")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
CLOSING = re.compile(r"[ \t]*\]\]?")
STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}' r"|'''.*?'{3,5}" r'|"(?:\\.|[^"\\])*"' r"|'[^']*'", re.DOTALL
)
SCALAR = re.compile(r"[^,\]}#\n]*")


class Lines:
    """Walks through a text that tomllib has parsed, and records where everything begins."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._ends = [found.start() for found in re.finditer("\n", text)]
        self._rows: dict[Path, int] = {}  # arrays of tables: the number of the last table
        self._line: dict[Path, int] = {}
        self._walk()

    def of(self, path: Path) -> int:
        """The line of the entry or key, or of the nearest thing around it."""
        while path and path not in self._line:
            path = path[:-1]
        return self._line.get(path, 1)

    def _walk(self) -> None:
        table: Path = ()
        self._pass(BETWEEN)
        while self._at < len(self._text):
            if self._here("["):
                table = self._header()
            else:
                self._pair(table)
            self._pass(BETWEEN)

    def _header(self) -> Path:
        line = self._current()
        array = self._here("[[")
        self._at += 2 if array else 1
        self._pass(BETWEEN)
        keys = self._key()
        self._pass(CLOSING)
        path = (*self._inside(keys[:-1]), keys[-1])
        self._line.setdefault(path, line)
        if array:
            self._rows[path] = self._rows.get(path, -1) + 1
            path = (*path, self._rows[path])
            self._line[path] = line
        return path

    def _inside(self, keys: tuple[str, ...]) -> Path:
        """Where keys lead: of an array of tables, into the last one."""
        path: Path = ()
        for key in keys:
            path = (*path, key)
            if path in self._rows:
                path = (*path, self._rows[path])
        return path

    def _pair(self, table: Path) -> None:
        line = self._current()
        path = (*table, *self._key())
        for size in range(len(table) + 1, len(path) + 1):
            self._line.setdefault(path[:size], line)
        self._pass(EQUALS)
        self._value(path)

    def _key(self) -> tuple[str, ...]:
        keys = []
        while True:
            quoted = self._here('"') or self._here("'")
            key = self._pass(STRING if quoted else BARE_KEY)
            keys.append(key[1:-1] if quoted else key)
            if not DOT.match(self._text, self._at):
                return tuple(keys)
            self._pass(DOT)

    def _value(self, path: Path) -> None:
        if self._here("["):
            self._array(path)
        elif self._here("{"):
            self._inline_table(path)
        else:
            self._pass(STRING if self._here('"') or self._here("'") else SCALAR)

    def _array(self, path: Path) -> None:
        self._at += 1
        self._pass(BETWEEN)
        element = 0
        while not self._here("]"):
            self._line[(*path, element)] = self._current()
            self._value((*path, element))
            self._pass(BETWEEN)
            element += 1
        self._at += 1

    def _inline_table(self, path: Path) -> None:
        self._at += 1
        self._pass(BETWEEN)
        while not self._here("}"):
            self._pair(path)
            self._pass(BETWEEN)
        self._at += 1

    def _pass(self, what: re.Pattern[str]) -> str:
        found = what.match(self._text, self._at)
        assert found, f"line {self._current()}: expected {what.pattern}"
        self._at = found.end()
        return found[0]

    def _here(self, expected: str) -> bool:
        return self._text.startswith(expected, self._at)

    def _current(self) -> int:
        return bisect_right(self._ends, self._at - 1) + 1
