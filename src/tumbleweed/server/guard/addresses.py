"""The client's address. Forwarded headers count only from proxies that the host trusts."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from starlette.types import Scope

from tumbleweed.core.errors import UnknownName
from tumbleweed.server.settings import Settings

LOCAL = "local"  # a local socket without an address


class Networks:
    """Addresses and networks."""

    def __init__(self, listed: Iterable[str]) -> None:
        self._all = [ipaddress.ip_network(each.strip()) for each in listed if each.strip()]

    def __contains__(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._all)


def trusted_proxies(settings: Settings) -> list[str]:
    """Addresses and networks, checked: a misspelt one would silently trust nobody."""
    listed = [part.strip() for part in settings.trusted_proxies.split(",") if part.strip()]
    for part in listed:
        try:
            ipaddress.ip_network(part)
        except ValueError:
            fault = f"TUMBLEWEED_TRUSTED_PROXIES: {part!r} is no address or network"
            raise UnknownName(fault) from None
    return listed


def address_of(scope: Scope) -> str:
    """The address used for rate limits: a whole IPv6 /64 counts as one."""
    client = scope.get("client")
    host = str(client[0])[:60] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host or LOCAL
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        network = ipaddress.ip_network((address.packed, 64), strict=False)
        return str(network)
    return host
