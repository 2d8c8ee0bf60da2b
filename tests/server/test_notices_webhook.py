"""Notices by webhook: what the receiver gets, and how it is signed."""

import asyncio
import hashlib
import hmac
import json
import re
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from server.noticed import hooked, scene_of, tell
from server.receivers import Receiver
from tumbleweed.server.notices.channels.webhook import signature
from tumbleweed.server.store import tables as rows


def test_a_webhook_is_told_public_facts_and_signed(sqlite_url: str, receiver: Receiver) -> None:
    scene = scene_of(sqlite_url)
    wishes = hooked(f"{receiver.url}/hook")
    asyncio.run(tell(scene, wishes))
    call = receiver.calls[0]
    facts = json.loads(call.body)
    player = scene.live.seats[scene.asked].name
    assert facts["player"] == player
    assert facts["table"] == scene.live.id
    assert facts["link"] == f"https://play.example/#table={scene.live.id}"
    assert facts["question"] == scene.live.game.decision.prompt.key  # type: ignore[union-attr]  # never None here
    assert facts["text"].startswith(f"{player} has to choose. The Good, the Bad and the Goat with ")
    assert facts["content"] == facts["text"]
    assert set(facts) == {
        "id", "kind", "table", "game", "player", "question", "seat", "link", "text", "content",
        "allowed_mentions",
    }  # fmt: skip
    seconds, mac = re.fullmatch(
        r"t=(\d+),v1=([0-9a-f]{64})", call.headers["tumbleweed-signature"]
    ).groups()  # type: ignore[union-attr]  # never None here
    signed = seconds.encode() + b"." + call.body
    expected = hmac.new(wishes.webhook.secret.encode(), signed, hashlib.sha256).hexdigest()
    assert mac == expected
    assert abs(int(seconds) - time.time()) < 60
    scene.close()


def test_the_documented_check_of_a_signature_is_right() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notices.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    exec(page.partition("```python")[2].partition("```")[0], names)
    genuine, now = names["genuine"], int(time.time())
    header = signature("secret", b"{}", now)
    assert genuine("secret", header, b"{}")
    assert not genuine("secret", header, b"{} ")
    assert not genuine("other", header, b"{}")
    assert not genuine("secret", signature("secret", b"{}", now - 900), b"{}")


def test_a_name_calls_nobody_in_a_chat_room(sqlite_url: str, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal({seat: hooked(receiver.url) for seat in range(3)})

        def rename(connection: Connection, row: Any, seats: Any) -> dict[str, Any]:
            for seat in range(3):
                name = f"<!channel> @everyone [{seat}]"
                rows.change_seat(connection, row.id, seat, name=name)
            return {}

        await scene.table_service.change(scene.live.id, rename)
        await scene.pass_time(100.0)

    scene = scene_of(sqlite_url)
    asyncio.run(story())
    facts = json.loads(receiver.calls[0].body)
    assert "!channel everyone" in facts["text"]
    assert not set("<>@") & set(facts["text"])
    assert facts["allowed_mentions"] == {"parse": []}
    scene.close()


def test_another_address_has_another_secret() -> None:
    first = hooked("https://a.example").webhook
    assert first.to("https://a.example", False).secret == first.secret
    assert first.to("https://b.example", True).secret not in ("", first.secret)
    assert first.to("", True) == type(first)()
