"""On which line each key and each element of a TOML text stands; tomllib does not say."""

from __future__ import annotations

from bisect import bisect_right

Path = tuple[str | int, ...]  # ("card", 3, "effects", 0, "amount")
SPACE, SPACE_AND_LINES = " \t", " \t\r\n"
QUOTES = ('"""', "'''", '"', "'")


class Lines:
    """Walks through a text that tomllib has found sound, and notes where everything begins."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._ends = [i for i, char in enumerate(text) if char == "\n"]
        self._rows: dict[Path, int] = {}  # tables in an array seen so far
        self._line: dict[Path, int] = {}
        self._walk()

    def of(self, path: Path) -> int:
        """The line of the entry or key, or of the nearest thing around it."""
        while path and path not in self._line:
            path = path[:-1]
        return self._line.get(path, 1)

    def _walk(self) -> None:
        table: Path = ()
        self._skip(SPACE_AND_LINES)
        while self._at < len(self._text):
            if self._here("["):
                table = self._header()
            else:
                self._pair(table)
            self._skip(SPACE_AND_LINES)

    def _header(self) -> Path:
        line = self._current()
        array = self._here("[[")
        self._at += 2 if array else 1
        keys = self._key()
        self._at = self._text.index("]", self._at) + (2 if array else 1)
        path = self._table(keys[:-1])
        path = (*path, keys[-1])
        if array:
            self._line.setdefault(path, line)
            self._rows[path] = self._rows.get(path, -1) + 1
            path = (*path, self._rows[path])
        elif path in self._rows:
            path = (*path, self._rows[path])
        self._line.setdefault(path, line)
        return path

    def _table(self, keys: tuple[str, ...]) -> Path:
        """Where keys lead: into the last table of an array."""
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
        self._skip(SPACE + "=")
        self._value(path)

    def _key(self) -> tuple[str, ...]:
        keys = []
        while True:
            self._skip(SPACE)
            start = self._at
            if self._here('"') or self._here("'"):
                self._string()
                keys.append(self._text[start + 1 : self._at - 1])
            else:
                while self._text[self._at].isalnum() or self._text[self._at] in "-_":
                    self._at += 1
                keys.append(self._text[start : self._at])
            self._skip(SPACE)
            if not self._here("."):
                return tuple(keys)
            self._at += 1

    def _value(self, path: Path) -> None:
        if self._here("["):
            self._array(path)
        elif self._here("{"):
            self._inline_table(path)
        elif self._here('"') or self._here("'"):
            self._string()
        else:
            while self._at < len(self._text) and self._text[self._at] not in ",]}#\n":
                self._at += 1

    def _array(self, path: Path) -> None:
        self._at += 1
        element = 0
        self._skip(SPACE_AND_LINES + ",")
        while not self._here("]"):
            self._line[(*path, element)] = self._current()
            self._value((*path, element))
            self._skip(SPACE_AND_LINES + ",")
            element += 1
        self._at += 1

    def _inline_table(self, path: Path) -> None:
        self._at += 1
        self._skip(SPACE_AND_LINES + ",")
        while not self._here("}"):
            self._pair(path)
            self._skip(SPACE_AND_LINES + ",")
        self._at += 1

    def _string(self) -> None:
        quote = next(each for each in QUOTES if self._here(each))
        self._at += len(quote)
        while not self._here(quote):
            self._at += 2 if quote[0] == '"' and self._here("\\") else 1
        self._at += len(quote)
        while len(quote) > 1 and self._here(quote[0]):  # a quote may end a text of many lines
            self._at += 1

    def _skip(self, chars: str) -> None:
        """Over these characters, and over comments where a line may end."""
        text = self._text
        stops = chars + "#" if "\n" in chars else chars
        while self._at < len(text) and text[self._at] in stops:
            if text[self._at] == "#":
                self._at = (text + "\n").index("\n", self._at)
            else:
                self._at += 1

    def _here(self, expected: str) -> bool:
        return self._text.startswith(expected, self._at)

    def _current(self) -> int:
        return bisect_right(self._ends, self._at - 1) + 1
