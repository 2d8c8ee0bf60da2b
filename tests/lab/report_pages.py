"""A page of a report, read again: its tables by name, its text, and what it points to."""

from html.parser import HTMLParser

VOID = {"meta", "br", "link", "img", "use", "path"}


class Page(HTMLParser):
    """Fails on tags that are not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.tables: dict[str, list[list[str]]] = {}
        self.ids: list[str] = []
        self.links: list[str] = []
        self.labels: list[str] = []  # of the charts
        self.facts: dict[str, str] = {}
        self._open: list[str] = []
        self._rows: list[list[str]] = []
        self._cell: list[str] | None = None
        self._term = ""
        self.feed(text)
        self.close()
        assert not self._open

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = dict(attributes)
        if tag not in VOID:
            self._open.append(tag)
        self.ids += [str(named["id"])] if "id" in named else []
        self.links += [str(named[name]) for name in ("href", "src", "action") if name in named]
        if tag == "svg":
            assert named["role"] == "img"
            self.labels.append(str(named["aria-label"]))
        if tag == "table":
            self._rows = self.tables.setdefault(str(named["id"]).removeprefix("table-"), [])
        if tag == "tr":
            self._rows.append([])
        if tag in ("th", "td", "dt", "dd"):
            self._cell = []

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        assert self._open.pop() == tag
        text = "".join(self._cell or [])
        if tag in ("th", "td"):
            self._rows[-1].append(text)
        if tag == "dt":
            self._term = text
        if tag == "dd":
            self.facts[self._term] = text

    def handle_data(self, data: str) -> None:
        if self._cell is not None:
            self._cell.append(data)

    def table(self, key: str) -> dict[str, list[str]]:
        """The rows under the headings, by their names."""
        rows = self.tables[key][1:]
        named = {name: cells for name, *cells in rows}
        assert len(named) == len(rows), "a name stands twice"
        return named
