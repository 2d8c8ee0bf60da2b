"""For machines that watch the server: whether it lives, whether it is ready, and its figures."""

from __future__ import annotations

import asyncio
import hmac
from typing import Final

from fastapi import APIRouter, FastAPI, Request, Response
from sqlalchemy.exc import DBAPIError

from tumbleweed.core.errors import UnknownName
from tumbleweed.server.api.access import ServicesDep, services_of
from tumbleweed.server.errors import Refused, StoreTrouble
from tumbleweed.server.services import Services
from tumbleweed.server.settings import Settings, variable
from tumbleweed.server.store.upgrade import fits

router = APIRouter(include_in_schema=False)
SHORTEST_TOKEN: Final = 20  # characters


@router.get("/health/live")
async def live() -> dict[str, bool]:
    """This process answers; to be restarted if it does not."""
    return {"live": True}


@router.get("/health/ready")
async def ready(services: ServicesDep, response: Response) -> dict[str, object]:
    """Whether everything works that a worker should have: 503 otherwise."""
    checks = await services.readiness.read("", lambda: _checks(services))
    well = all(checks.values())
    response.status_code = 200 if well else 503
    return {"ready": well, "checks": checks}


async def _checks(services: Services) -> dict[str, bool]:
    fit, answers = False, True
    try:
        fit = await services.store.read(fits)
    except StoreTrouble:
        answers = False
    except DBAPIError:  # it has no schema at all
        pass
    return {
        "store": answers,
        "migrations": fit,
        "bus": await services.bus.healthy(),
        "serving": not services.draining,
    }


def serve_metrics(app: FastAPI, settings: Settings) -> None:
    """Nowhere without a token: then there is no such route."""
    if not settings.metrics_token:
        return
    if len(settings.metrics_token) < SHORTEST_TOKEN:
        name = variable("metrics_token")
        raise UnknownName(
            f"{name} has less than {SHORTEST_TOKEN} characters: others could guess it"
        )
    token = settings.metrics_token.encode()

    async def figures(request: Request) -> Response:
        shown = request.headers.get("authorization", "").encode()
        if not hmac.compare_digest(shown, b"Bearer " + token):
            raise Unauthorized
        from tumbleweed.server.watch.metrics import MEDIA_TYPE  # noqa: PLC0415  # an extra

        metrics = services_of(request).watch.metrics
        assert metrics is not None, "there is a token"
        return Response(await asyncio.to_thread(metrics.exposition), media_type=MEDIA_TYPE)

    app.add_api_route("/metrics", figures, include_in_schema=False)


class Unauthorized(Refused):
    headers: Final = {"WWW-Authenticate": "Bearer"}

    def __init__(self) -> None:
        super().__init__(401, "no-token", "Show the host's token.")
