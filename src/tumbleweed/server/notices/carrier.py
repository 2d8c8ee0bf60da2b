"""Sends a notice to a person by any of the three channels."""

from __future__ import annotations

from typing import Protocol

from tumbleweed.server.notices.channels.mail import Mail
from tumbleweed.server.notices.channels.outbound import Outside
from tumbleweed.server.notices.channels.push import Push
from tumbleweed.server.notices.channels.webhook import Webhook
from tumbleweed.server.notices.wishes import Addressee, Way
from tumbleweed.server.notices.words import Notice
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store


class Sender(Protocol):
    @property
    def available(self) -> bool: ...

    async def send(self, to: Addressee, notice: Notice) -> None:
        """Returns when the notice has been handed over; raises NotSent."""


class Carrier:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.outside = Outside(anywhere=settings.open_webhooks)
        self.mail = Mail(store, settings)
        self.push = Push(store, settings, self.outside)
        self.webhook = Webhook(self.outside)
        self._ways: dict[Way, Sender] = {
            "push": self.push,
            "mail": self.mail,
            "webhook": self.webhook,
        }

    def available(self, way: Way) -> bool:
        return self._ways[way].available

    async def send(self, way: Way, to: Addressee, notice: Notice) -> None:
        await self._ways[way].send(to, notice)

    async def close(self) -> None:
        await self.outside.close()
