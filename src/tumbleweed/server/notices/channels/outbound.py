"""Requests to addresses that players give us: one POST, to the public Internet only.

A host is resolved once and the connection uses the address that was checked, so changing the DNS
record in between has no effect. No redirects, no proxies, no credentials; of the response only the
status is read.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

import anyio
import anyio.to_thread
import httpx

from tumbleweed.server.notices.channels.delivery import NotSent

TIMEOUT: Final = 5.0
MOST_ADDRESSES: Final = 4  # of one host that are tried
LONGEST_URL: Final = 800
NAT64: Final = IPv6Network("64:ff9b::/96")
# Special blocks that some versions of `ipaddress` take for ordinary ones.
SPECIAL: Final = (
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv6Network("3fff::/20"),
)
Address = IPv4Address | IPv6Address

logging.getLogger("httpx").setLevel(logging.WARNING)  # it logs whom we call, secret paths included


class Outside:
    """`anywhere`: the server's host allows calls to its own network, too."""

    def __init__(self, anywhere: bool, timeout: float | None = None) -> None:
        self.anywhere = anywhere
        self.timeout = TIMEOUT if timeout is None else timeout
        self._lookups = anyio.CapacityLimiter(4)  # a slow name server must not block anybody else
        self._client: httpx.AsyncClient | None = None

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the response; any failure raises NotSent."""
        target = checked_url(url)
        try:
            async with asyncio.timeout(self.timeout):
                addresses = await self._addresses(target)
                return await self._post(target, addresses, body, headers)
        except TimeoutError:
            raise NotSent("no-answer", host=target.host) from None

    async def check(self, url: str) -> None:
        """Raise NotSent now for what would be refused later."""
        target = checked_url(url)
        try:
            async with asyncio.timeout(self.timeout):
                await self._addresses(target)
        except TimeoutError:
            raise NotSent("unknown-host", host=target.host) from None

    async def _addresses(self, url: httpx.URL) -> list[Address]:
        """The addresses of the host. One that is not public is enough to refuse it."""
        port = url.port or (443 if url.scheme == "https" else 80)
        host = url.raw_host.decode("ascii").strip("[]")
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            found = await anyio.to_thread.run_sync(
                look_up, limiter=self._lookups, abandon_on_cancel=True
            )
        except (OSError, UnicodeError):
            raise NotSent("unknown-host", host=url.host) from None
        addresses = list(dict.fromkeys(ip_address(str(each[4][0])) for each in found))
        if not self.anywhere and not all(is_public(address) for address in addresses):
            # Reported like an unknown name: the sender learns nothing about the host's own network.
            raise NotSent("unknown-host", final=True, host=url.host)
        return addresses[:MOST_ADDRESSES]

    async def _post(
        self, url: httpx.URL, addresses: list[Address], body: bytes, headers: dict[str, str]
    ) -> int:
        for address in addresses:
            try:
                return await self._post_to(url, address, body, headers)
            except httpx.ConnectError:
                continue
            except httpx.HTTPError:
                break
        raise NotSent("no-answer", host=url.host)

    async def _post_to(
        self, url: httpx.URL, address: Address, body: bytes, headers: dict[str, str]
    ) -> int:
        """Certificates are checked against the host name, which is also sent as SNI."""
        there = url.copy_with(host=str(address))
        name = url.raw_host.decode("ascii")
        request = self.client.build_request(
            "POST",
            there,
            content=body,
            headers={**headers, "Host": url.netloc.decode("ascii")},
            extensions={"sni_hostname": name, "timeout": httpx.Timeout(self.timeout).as_dict()},
        )
        answer = await self.client.send(request, stream=True)
        await answer.aclose()
        return answer.status_code

    @property
    def client(self) -> httpx.AsyncClient:
        if self._client is None:
            # a pooled one would bypass the check
            limits = httpx.Limits(max_keepalive_connections=0)
            self._client = httpx.AsyncClient(
                trust_env=False, follow_redirects=False, limits=limits, timeout=self.timeout
            )
        return self._client

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()


def checked_url(url: str) -> httpx.URL:
    try:
        parsed = httpx.URL(url)
        host = parsed.host and parsed.raw_host  # both are decoded only when they are looked at
    except (httpx.InvalidURL, UnicodeError, IndexError):  # the last of a name with xn--
        raise NotSent("bad-url", final=True) from None
    sound = parsed.scheme in ("http", "https") and host and not parsed.userinfo
    sound = sound and (parsed.port is None or 0 < parsed.port < 65_536)
    if not sound or len(url) > LONGEST_URL or not url.isprintable() or " " in url:
        raise NotSent("bad-url", final=True)
    return parsed.copy_with(fragment=None)


def is_public(address: Address) -> bool:
    """A public address; addresses embedded in another one are checked as well."""
    if isinstance(address, IPv6Address):
        inner = _wrapped(address)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local:
            return False
    odd = address.is_multicast or address.is_reserved or address.is_unspecified
    local = address.is_private or address.is_loopback or address.is_link_local
    special = any(address in network for network in SPECIAL)
    return address.is_global and not odd and not local and not special


def _wrapped(address: IPv6Address) -> IPv4Address | None:
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
