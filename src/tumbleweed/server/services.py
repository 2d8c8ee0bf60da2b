"""All services of a running server."""

from __future__ import annotations

import asyncio

from tumbleweed.server.bot_workers.pool import BotWorkers
from tumbleweed.server.bot_workers.shared.choice import choose_bots
from tumbleweed.server.bus.choice import choose_bus
from tumbleweed.server.guard.rates import Rates
from tumbleweed.server.guard.socket_limits import Crowd
from tumbleweed.server.notices.worker import NoticeWorker
from tumbleweed.server.packs import offered
from tumbleweed.server.processes.chores import Chores
from tumbleweed.server.replays.pool import Replays
from tumbleweed.server.replays.reviews import Reviews
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.shared_reads import Shared
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.store.upgrade import upgrade
from tumbleweed.server.tables.attention import Attention
from tumbleweed.server.tables.change_poll import Follower
from tumbleweed.server.tables.claims import worker_name
from tumbleweed.server.tables.driver import Driver
from tumbleweed.server.tables.in_step import InStep
from tumbleweed.server.tables.signals import Signals
from tumbleweed.server.tables.table_service import TableService
from tumbleweed.server.tables.viewers import Viewers
from tumbleweed.server.watch.watch import make_watch

Lobby = Shared[list[tuple[TableRow, list[SeatRow]]]]


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = worker_name()
        self.draining = False  # it is about to stop
        self.polls: set[asyncio.Event] = set()  # set when there is something new
        self.watch = make_watch(settings)
        self.store = Store(settings.database, settings.busy_timeout, self.watch)
        self.lobby: Lobby = Shared()
        self.readiness: Shared[dict[str, bool]] = Shared()
        self.bus = choose_bus(settings, self.watch)
        self.rates = Rates(settings)
        self.crowd = Crowd(settings.rates)
        self.replays = Replays(offered())
        self.reviews = Reviews(offered())
        self.chores = Chores()
        self.table_service = TableService(
            self.store,
            self.bus,
            self.worker,
            settings.lease,
            self.replays,
            self.watch,
            settings.season_days,
            settings.spectator_delay,
        )
        self.follower = Follower(self.table_service, self.bus)
        self.viewers = Viewers(self.table_service)
        self.attention = Attention()
        self.bot_workers = BotWorkers(
            settings.bot_workers,
            settings.rates,
            offered(),
            self.watch,
            choose_bots(settings, offered()),
        )
        self.in_step = InStep(self.viewers)
        self.signals = Signals(self.viewers, self.bus, self.worker)
        self.driver = Driver(
            self.table_service, self.bot_workers, settings, self.attention, self.in_step
        )
        self.notices = NoticeWorker(self.store, self.table_service, settings, self.worker)

    async def start(self) -> None:
        await asyncio.to_thread(upgrade, self.store)
        await self.bus.start(self.table_service.hear)
        self.follower.start()  # without other workers, too: the host may change a table
        await self.driver.start()
        await self.notices.start()

    async def hand_over(self, within: float) -> None:
        """To other workers: what tables do by themselves at once, sockets within so many
        seconds.
        """
        self.viewers.send_away(within)
        await self.driver.hand_over()

    def end_polls(self) -> None:
        """Whoever waits gets what there is, and asks another worker next time."""
        for news in self.polls:
            news.set()

    async def stop(self) -> None:
        """Pending work is finished; then everything is closed."""
        await self.viewers.stop()
        await self.notices.stop()
        await self.driver.stop()
        await self.follower.stop()
        await self.table_service.stop()
        await self.signals.stop()
        await self.bus.stop()
        await self.rates.stop()
        await self.bot_workers.close()
        await self.replays.close()
        await self.reviews.close()
        self.store.close()
        await asyncio.to_thread(self.watch.close)
