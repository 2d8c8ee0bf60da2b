"""The faults that can be put into a file, found in its syntax tree.

A fault is one replaced range of the source. It is identified by the replaced text and its function,
not by a line number, so changes elsewhere in a file do not affect it.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

COMPARISON, CAP, SIDE, NUMBER = "comparison", "cap", "side", "number"
CONDITION, CLAUSE, STATEMENT, TRACK = "condition", "clause", "statement", "track"
KINDS = (COMPARISON, CAP, SIDE, NUMBER, CONDITION, CLAUSE, STATEMENT, TRACK)

SHIFTED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
SIDES = {"HERO_SIDE": "RIVAL_SIDE", "HERO": "RIVAL", "HERO_CUT": "RIVAL_CUT", "winner": "loser"}
TRACKS = {"MARSHAL": "WANTED", "marshal": "wanted"}
SWAPS = {
    one: (other, kind)
    for pairs, kind in ((SIDES, SIDE), (TRACKS, TRACK))
    for pair in pairs.items()
    for one, other in (pair, pair[::-1])
}

Place = ast.expr | ast.stmt
Replacement = tuple[Place, str, str]  # where, of which kind, replacement


@dataclass(frozen=True)
class Fault:
    """Bytes `start` to `end` of a file become `after`; the other fields describe it."""

    file: str
    function: str  # empty at the top level, where code runs once, on import
    kind: str
    before: str
    after: str
    text: str  # the first line of the statement it is in
    nth: int  # number among faults with the same description
    start: int
    end: int
    line: int
    statement: int  # the line before which a probe detects that the fault is reached

    @property
    def identity(self) -> str:
        parts = (self.file, self.function, self.kind, self.before, self.after, self.text)
        return "\n".join((*parts, str(self.nth)))

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function or 'on import'}: {self.change}"

    @property
    def change(self) -> str:
        return f"{one_line(self.before)} -> {one_line(self.after)}"

    def put_into(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]


def one_line(text: str) -> str:
    return " ".join(text.split())


def faults_in(file: str, source: bytes) -> list[Fault]:
    """All of them, in file order; identical ones are numbered."""
    found = sorted(Finder(file, source).all(), key=lambda fault: (fault.start, fault.after))
    alike: Counter[str] = Counter()
    numbered = []
    for fault in found:
        numbered.append(replace(fault, nth=alike[fault.identity]))
        alike[fault.identity] += 1
    return numbered


class Finder:
    """Walks one file, keeping track of the current function and statement."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        self.tree = ast.parse(source)
        self.offsets = [0]
        for line in source.splitlines(keepends=True):
            self.offsets.append(self.offsets[-1] + len(line))
        self.names = {node.id for node in ast.walk(self.tree) if isinstance(node, ast.Name)}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                self.names |= {alias.asname or alias.name for alias in node.names}
            elif isinstance(node, ast.FunctionDef):
                self.names.add(node.name)

    def all(self) -> Iterator[Fault]:
        for statement in self.tree.body:
            yield from self.walk(statement, "", statement, statement.lineno)

    def walk(
        self, node: ast.AST, function: str, statement: ast.stmt, probe: int
    ) -> Iterator[Fault]:
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.Assert, ast.Raise)):
            return
        if isinstance(node, ast.stmt):
            # Nothing can be inserted before `elif`: the probe goes before its `if`.
            probe = probe if self.begins(node, "elif") else node.lineno
            statement = node
        for before, kind, after in replacements(node, self.names):
            yield self.fault(before, kind, after, function, statement, probe)
        inside = function
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            inside = f"{function}.{node.name}" if function else node.name
        for child in code_of(node):  # a default is evaluated where the function is defined
            where = function if isinstance(child, ast.arguments) else inside
            yield from self.walk(child, where, statement, probe)

    def begins(self, node: ast.stmt, word: str) -> bool:
        at = self.offset(node.lineno, node.col_offset)
        return self.source[at : at + len(word)] == word.encode()

    def offset(self, line: int, column: int) -> int:
        return self.offsets[line - 1] + column

    def fault(
        self, node: Place, kind: str, after: str, function: str, statement: ast.stmt, probe: int
    ) -> Fault:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.offset(node.lineno, node.col_offset)
        end = self.offset(node.end_lineno, node.end_col_offset)
        before = self.source[start:end].decode()
        first = self.source.splitlines()[statement.lineno - 1].decode().strip()
        return Fault(
            self.file, function, kind, before, after, first, 0, start, end, node.lineno, probe
        )


def code_of(node: ast.AST) -> Iterator[ast.AST]:
    """The code that runs: no annotations, decorators and docstrings."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child


def replacements(node: ast.AST, names: set[str]) -> Iterator[Replacement]:
    for find in (comparisons, caps, numbers, conditions, clauses, statements):
        yield from find(node)
    yield from swaps(node, names)


def comparisons(node: ast.AST) -> Iterator[Replacement]:
    """`<` for `<=`, `!=` for `==` and so on."""
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            if type(op) in SHIFTED:
                ops = [*node.ops[:i], SHIFTED[type(op)](), *node.ops[i + 1 :]]
                yield node, COMPARISON, bracketed(ast.Compare(node.left, ops, node.comparators))


def caps(node: ast.AST) -> Iterator[Replacement]:
    """`min(amount, limit)` becomes the amount, `max(0, amount)` too."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) > 1:
        if node.func.id == "min":
            yield node, CAP, bracketed(node.args[0])
        elif node.func.id == "max":
            yield node, CAP, bracketed(node.args[-1])


def numbers(node: ast.AST) -> Iterator[Replacement]:
    """One more and, above 0, one less."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, NUMBER, str(node.value + 1)
        if node.value > 0:
            yield node, NUMBER, str(node.value - 1)


def conditions(node: ast.AST) -> Iterator[Replacement]:
    """Negated conditions of `if`, `while` and filters."""
    if isinstance(node, (ast.If, ast.While, ast.IfExp)):
        yield node.test, CONDITION, contrary(node.test)
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield test, CONDITION, contrary(test)


def contrary(test: ast.expr) -> str:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return bracketed(test.operand)
    return bracketed(ast.UnaryOp(ast.Not(), test))


def clauses(node: ast.AST) -> Iterator[Replacement]:
    """One operand of `and`, `or` is dropped."""
    if isinstance(node, ast.BoolOp):
        for i in range(len(node.values)):
            rest = node.values[:i] + node.values[i + 1 :]
            yield node, CLAUSE, bracketed(ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0])


def statements(node: ast.AST) -> Iterator[Replacement]:
    """A call for its side effect, or a change of the state, is dropped."""
    called = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    stored = isinstance(node, ast.Assign) and any(
        isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets
    )
    if called or stored or isinstance(node, (ast.AugAssign, ast.Delete)):
        assert isinstance(node, ast.stmt)
        yield node, STATEMENT, "pass"


def swaps(node: ast.AST, names: set[str]) -> Iterator[Replacement]:
    """The other side of a fight, the other track; only names that the file knows."""
    if isinstance(node, ast.Name) and node.id in SWAPS:
        other, kind = SWAPS[node.id]
        if other in names:
            yield node, kind, other
    elif isinstance(node, ast.Attribute) and node.attr in SWAPS:
        other, kind = SWAPS[node.attr]
        yield node, kind, ast.unparse(ast.Attribute(node.value, other))


def bracketed(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"
