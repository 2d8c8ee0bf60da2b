"""Webhooks: a POST of JSON to an address of the player's own, signed.

`Tumbleweed-Signature: t=<seconds>,v1=<hex>`, where hex is HMAC-SHA256 of `<seconds>.<body>` under
the player's secret. `text` and `content` are what chat rooms show.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from typing import Any, Final

import orjson

from tumbleweed.server.notices.channels.delivery import NotSent
from tumbleweed.server.notices.channels.outbound import Outside
from tumbleweed.server.notices.wishes import Addressee
from tumbleweed.server.notices.words import Notice

# In a chat room no mentions: a name such as @everyone must not notify anybody.
CALLS_NOBODY: Final[dict[str, Any]] = {"allowed_mentions": {"parse": []}}
TRY_AGAIN: Final = (408, 425, 429)  # and all from 500 on


class Webhook:
    def __init__(self, outside: Outside) -> None:
        self.outside = outside

    @property
    def available(self) -> bool:
        return True

    async def send(self, to: Addressee, notice: Notice) -> None:
        wish = to.wishes.webhook
        if not wish.url:
            raise NotSent("no-webhook", final=True)
        text = notice.public["text"]
        body = orjson.dumps({"id": notice.id, **notice.public, "content": text, **CALLS_NOBODY})
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Tumbleweed",
            "Tumbleweed-Signature": signature(wish.secret, body, int(time.time())),
        }
        status = await self.outside.post(wish.url, body, headers)
        if not 200 <= status < 300:
            final = status < 500 and status not in TRY_AGAIN
            raise NotSent("webhook-status", final, status=status)


def signature(secret: str, body: bytes, now: int) -> str:
    signed = hmac.new(secret.encode(), b"%d." % now + body, hashlib.sha256)
    return f"t={now},v1={signed.hexdigest()}"
