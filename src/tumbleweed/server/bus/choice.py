"""Which bus a server uses: Redis if configured (with PostgreSQL's as fallback), PostgreSQL's, or
none.
"""

from tumbleweed.server.bus.bus import Bus, LocalBus
from tumbleweed.server.extras import need_extra
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import database_url
from tumbleweed.server.watch.watch import UNWATCHED, Watch


def choose_bus(settings: Settings, watch: Watch = UNWATCHED) -> Bus:
    postgres = database_url(settings.database).get_backend_name() == "postgresql"
    if postgres:
        need_extra("postgres", "psycopg", "DATABASE_URL")
        from tumbleweed.server.bus.postgres import PostgresBus  # noqa: PLC0415  # an extra

        instead = PostgresBus(settings.database, watch=watch)
    if settings.redis_url:
        need_extra("redis", "redis", "REDIS_URL")
        from tumbleweed.server.bus.redis import RedisBus  # noqa: PLC0415  # an extra

        usual = RedisBus(settings.redis_url, watch=watch)
        if not postgres:
            return usual
        from tumbleweed.server.bus.fallback import FallbackBus  # noqa: PLC0415  # needs both

        return FallbackBus(usual, instead)
    return instead if postgres else LocalBus()
