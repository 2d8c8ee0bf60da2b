"""All middleware around an application, in order."""

from __future__ import annotations

from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tumbleweed.server.guard.addresses import trusted_proxies
from tumbleweed.server.guard.cookie import Cookies
from tumbleweed.server.guard.headers import SecurityHeaders
from tumbleweed.server.guard.lanes import Lanes
from tumbleweed.server.guard.logs import AccessLog
from tumbleweed.server.guard.measured import Measured
from tumbleweed.server.guard.origin import OriginCheck
from tumbleweed.server.guard.rates import RateLimits
from tumbleweed.server.guard.request_ids import RequestIds
from tumbleweed.server.guard.sizes import Sizes
from tumbleweed.server.settings import Settings


def protect(app: FastAPI, settings: Settings) -> None:
    """Outermost last, as Starlette wants it: every refusal gets the headers and is logged, with the
    address that a trusted proxy gave, under the request's id.
    """
    app.add_middleware(Cookies, settings=settings)
    if settings.rates:
        app.add_middleware(Lanes)
    app.add_middleware(RateLimits)
    app.add_middleware(OriginCheck, settings=settings)
    app.add_middleware(Sizes)
    app.add_middleware(SecurityHeaders, settings=settings)
    app.add_middleware(AccessLog)
    if settings.metrics_token or settings.otel_url:
        app.add_middleware(Measured)
    trusted = trusted_proxies(settings)
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=trusted)
    app.add_middleware(RequestIds, trusted=trusted)
