"""Mail: plain text through the host's own server, to addresses that were confirmed.

Headers are built by the `email` package, which refuses line breaks; an address is checked before
it gets that far.
"""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from tumbleweed.core.errors import UnknownName
from tumbleweed.server.notices.channels.delivery import NotSent
from tumbleweed.server.notices.keys import mail_key, off_token
from tumbleweed.server.notices.wishes import Addressee
from tumbleweed.server.notices.words import Notice, line, say
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store

TIMEOUT: Final = 20.0
ADDRESS: Final = re.compile(
    r"(?=.{3,254}$)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+"
)


class Mail:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.server = server_of(settings.smtp_url) if settings.smtp_url else None
        self.public_url = settings.public_url.rstrip("/")
        self.host = urlsplit(settings.public_url).hostname or "localhost"
        self.sender = settings.mail_from or f"tumbleweed@{self.host}"

    @property
    def available(self) -> bool:
        return self.server is not None

    async def send(self, to: Addressee, notice: Notice) -> None:
        address = to.wishes.mail.address
        if not address:
            raise NotSent("no-mail-address", final=True)
        key = await self.store.run(mail_key)
        off = f"{self.public_url}/api/notices/off?token={off_token(key, to.id, address)}"
        if notice.listed:
            text = say(to.lang, "mail-digest", body=notice.listed, link=notice.link, off=off)
        else:
            text = say(to.lang, "mail-text", body=notice.body, link=notice.link, off=off)
        message = self._message(address, notice.title, text, notice.id)
        message["List-Unsubscribe"] = f"<{off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._hand_over(message)

    async def send_code(self, lang: str, address: str, code: str) -> None:
        """The only mail that goes to an unconfirmed address."""
        text = say(lang, "mail-code", code=code, place=self.host)
        await self._hand_over(self._message(address, say(lang, "title-code", code=code), text))

    async def send_recovery(self, to: Addressee, login: str, token: str) -> None:
        """The recovery link of an account. The token is in the fragment: no log ever has it."""
        link = f"{self.public_url}/#recover={token}"
        text = say(to.lang, "mail-recover", login=login, link=link, place=self.host)
        title = say(to.lang, "title-recover")
        await self._hand_over(self._message(to.wishes.mail.address, title, text))

    def _message(self, address: str, subject: str, text: str, name: str = "") -> EmailMessage:
        """`name` is the same for the same notice: many clients show a repeated mail once."""
        message = EmailMessage(policy=SMTP)
        message["From"] = self.sender
        message["To"] = Address(addr_spec=address)
        message["Subject"] = line(subject)
        message["Date"] = format_datetime(localtime())
        if name:
            message["Message-ID"] = f"<{name}@{self.host}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text, cte="quoted-printable")
        return message

    async def _hand_over(self, message: EmailMessage) -> None:
        if self.server is None:
            raise NotSent("no-mail-server", final=True)
        try:
            await aiosmtplib.send(message, timeout=TIMEOUT, **self.server)
        except aiosmtplib.SMTPRecipientsRefused as refusal:
            final = all(each.code >= 500 for each in refusal.recipients)
            raise NotSent("mail-refused", final) from None
        except aiosmtplib.SMTPAuthenticationError:
            raise NotSent("mail-login") from None
        except aiosmtplib.SMTPResponseException as refusal:
            raise NotSent("mail-status", final=refusal.code >= 500, status=refusal.code) from None
        except (aiosmtplib.SMTPException, OSError):
            raise NotSent("mail-server-silent") from None


def is_address(text: str) -> bool:
    return ADDRESS.fullmatch(text) is not None


def server_of(url: str) -> dict[str, Any]:
    """`smtp://user:password@host:port`, or `smtps://…` for TLS from the first byte. A password is
    sent over an encrypted connection only.
    """
    refusal = UnknownName(
        "TUMBLEWEED_SMTP_URL is not like smtp://user:password@host:587; "
        "write / # ? [ and ] in a password as %2F %23 %3F %5B and %5D"
    )
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:  # it quotes what may be part of a password
        raise refusal from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise refusal
    secure = parts.scheme == "smtps"
    server: dict[str, Any] = {"hostname": parts.hostname, "port": port, "use_tls": secure}
    if parts.username:
        server |= {"username": unquote(parts.username), "password": unquote(parts.password or "")}
        server["start_tls"] = None if secure else True
    return server
