"""Whether a server asks the shared bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tumbleweed.core.content import Content
from tumbleweed.server.extras import need_extra
from tumbleweed.server.settings import Settings

if TYPE_CHECKING:
    from tumbleweed.server.bot_workers.shared.asking import SharedBots


def choose_bots(settings: Settings, packs: tuple[Content, ...]) -> SharedBots | None:
    if not settings.bot_pool:
        return None
    need_extra("redis", "redis", "TUMBLEWEED_BOT_POOL")
    from tumbleweed.server.bot_workers.shared.asking import SharedBots  # noqa: PLC0415  # an extra

    return SharedBots(settings.bot_pool, packs)
