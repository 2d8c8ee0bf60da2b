"""What is told of choices: how long they took, and whether an acknowledged one is still stored.

Every choice that this worker acknowledges is remembered until the next check, which looks for it
in the database: a failover to a standby that lags behind shows there, or a file that was replaced.
What a killed worker had acknowledged is not checked; tests kill workers for that.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import Connection, select, tuple_

from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import ChoiceRow
from tumbleweed.server.watch import catalogue
from tumbleweed.server.watch.request import current
from tumbleweed.server.watch.watch import Watch

log = logging.getLogger(__name__)

Noted = dict[tuple[str, int], str]  # keys, by table and revision
TOGETHER: Final = 400  # in one query


class ChoiceWatch:
    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self._acknowledged: Noted = {}

    def committed(self, choice: ChoiceRow) -> None:
        """After the commit, and after everybody here has been sent the update."""
        if self.watch.metrics is None:
            return
        now, request = time.perf_counter(), current()
        self._acknowledged[choice.table_id, choice.revision] = choice.key
        self.watch.count(catalogue.CHOICES, choice.made_by)
        if choice.made_by == "player" and request is not None:
            self.watch.observe(catalogue.ACKNOWLEDGED, now - request.began)
            # after the sockets, which write in the next turn of the event loop
            asyncio.get_running_loop().call_soon(self._written, request.began)

    def _written(self, began: float) -> None:
        self.watch.observe(catalogue.UPDATED, time.perf_counter() - began)

    def heard(self, choices: list[ChoiceRow]) -> None:
        """Choices of other workers, after everybody here has been sent the update."""
        if choices:
            ago = max(0.0, time.time() - choices[-1].made_at)
            self.watch.observe(catalogue.UPDATED_ELSEWHERE, ago)

    async def check(self, store: Store) -> None:
        """Look for what was acknowledged since the last time."""
        noted, self._acknowledged = self._acknowledged, {}
        if not noted:
            return
        try:
            lost = await store.read(missing, noted)
        except BaseException:
            self._acknowledged = {**noted, **self._acknowledged}
            raise
        for table_id, revision in lost:
            log.error("table %s: the acknowledged choice %d is not stored", table_id, revision)
            self.watch.count(catalogue.LOST)


def missing(connection: Connection, noted: Noted) -> list[tuple[str, int]]:
    """Those the database does not have, or has otherwise; a deleted table has lost nothing."""
    lost = []
    wanted = list(noted)
    for first in range(0, len(wanted), TOGETHER):
        some = wanted[first : first + TOGETHER]
        kept = _kept(connection, some)
        lost += [each for each in some if kept.get(each) != noted[each]]
    there = _there(connection, {table_id for table_id, _ in lost})
    return [each for each in lost if each[0] in there]


def _kept(connection: Connection, wanted: list[tuple[str, int]]) -> Noted:
    columns = schema.choices.c
    query = select(columns.table_id, columns.revision, columns.key)
    query = query.where(tuple_(columns.table_id, columns.revision).in_(wanted))
    return {(row.table_id, row.revision): row.key for row in connection.execute(query)}


def _there(connection: Connection, table_ids: set[str]) -> set[str]:
    if not table_ids:
        return set()
    column = schema.tables.c.id
    return set(connection.execute(select(column).where(column.in_(table_ids))).scalars())
