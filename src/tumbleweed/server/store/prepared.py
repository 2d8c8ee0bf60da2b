"""Statements on the way of every choice, compiled once and handed to the driver.

SQLAlchemy takes several times as long to execute a statement as SQLite itself. With PostgreSQL it
still executes them: it must notice a lost connection.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.expression import UpdateBase

Values = Mapping[str, Any]


@dataclass(frozen=True)
class Plan:
    """A statement for one database and one set of columns."""

    text: str
    positional: bool
    fixed: Mapping[str, Any]  # parameters that are always the same
    given: Sequence[tuple[str, Callable[[Any], Any] | None]]  # the others, and how each is written
    order: Sequence[str]

    def parameters(self, values: Values) -> Any:
        found = dict(self.fixed)
        for name, write in self.given:
            found[name] = values[name] if write is None else write(values[name])
        return tuple([found[name] for name in self.order]) if self.positional else found


class Prepared:
    def __init__(self, statement: UpdateBase) -> None:
        self.statement = statement
        self._plans: dict[tuple[str, tuple[str, ...]], Plan] = {}

    def returned(self, connection: Connection, values: Values) -> Any:
        """The first value of the row it returns; None if it returns no row."""
        plan = self._plan(connection.dialect, values)
        parameters = plan.parameters(values)
        if connection.dialect.name != "sqlite":
            return connection.exec_driver_sql(plan.text, parameters).scalar_one_or_none()
        rows = _driver(connection).execute(plan.text, parameters).fetchall()
        return rows[0][0] if rows else None

    def run(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Once for each of the rows, which have the same columns."""
        plan = self._plan(connection.dialect, rows[0])
        parameters = [plan.parameters(row) for row in rows]
        if connection.dialect.name != "sqlite":
            connection.exec_driver_sql(plan.text, parameters)
        else:
            _driver(connection).executemany(plan.text, parameters)

    def _plan(self, dialect: Dialect, values: Values) -> Plan:
        key = (dialect.name, tuple(values))
        if key not in self._plans:
            self._plans[key] = _compiled(self.statement, dialect, list(values))
        return self._plans[key]


def _compiled(statement: UpdateBase, dialect: Dialect, names: list[str]) -> Plan:
    made: Any = statement.compile(dialect=dialect, column_keys=names)
    fixed = {name: value for name, value in made.params.items() if name not in names}
    kinds = {name: made.binds[name].type.dialect_impl(dialect) for name in names}
    given = [(name, kind.bind_processor(dialect)) for name, kind in kinds.items()]
    return Plan(str(made), made.positional, fixed, given, made.positiontup or ())


def _driver(connection: Connection) -> Any:
    return connection.connection.dbapi_connection
