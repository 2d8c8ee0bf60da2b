"""The Fluent catalogues, read for tests: their messages, and what stands in a message."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tumbleweed

SOURCE = Path(tumbleweed.__file__).parent


@cache
def messages(lang: str, catalogue: str) -> dict[str, ftl.Message]:
    text = (SOURCE / "locale" / lang / f"{catalogue}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    broken = [entry for entry in body if isinstance(entry, ftl.Junk)]
    assert not broken, f"{lang}/{catalogue}.ftl: {broken[0].content}"
    entries = [entry for entry in body if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in entries]
    assert len(set(names)) == len(names), f"{lang}/{catalogue}.ftl has a message twice"
    return {entry.id.name: entry for entry in entries}


class Parts(Visitor):
    """The variables of a message and the text between them."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - by kind
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - of node
        self.texts.append(node.value)
