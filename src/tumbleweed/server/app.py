"""The application: services, middleware and routes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

import tumbleweed as tw
from tumbleweed.server.api import (
    calendar,
    courses,
    games,
    hints,
    history,
    lobby,
    notices,
    pages,
    people,
    play,
    rooms,
    socket,
    tables,
    tournaments,
    watching,
    words,
)
from tumbleweed.server.api.errors import answer_errors
from tumbleweed.server.api.people_models import REFUSALS
from tumbleweed.server.draining import drained_first
from tumbleweed.server.games import game_routers
from tumbleweed.server.guard import protect
from tumbleweed.server.housekeeping import Housekeeping
from tumbleweed.server.packs import offer_packs
from tumbleweed.server.sampling import Sampling
from tumbleweed.server.services import Services
from tumbleweed.server.settings import Settings, read_settings
from tumbleweed.server.tournaments.keeper import Keeper
from tumbleweed.server.word_filter import use_words

ABOUT = """Tables of the games that `/api/games` lists. A cookie says who you
are; no account is needed. Look at a table, answer your question by its id and one of its option
keys; the socket `/api/tables/{table_id}/live` takes the same acts and tells what happens."""


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or read_settings()
    offer_packs(settings.packs)  # a faulty one stops the start before anything is written
    use_words(settings.words)

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings)
        app.state.services = services
        housekeeping, sampling = Housekeeping(services), Sampling(services)
        keeper = Keeper(services)
        await services.start()
        housekeeping.start()
        sampling.start()
        keeper.start()
        try:
            with drained_first(services):
                yield
        finally:
            await keeper.stop()
            await housekeeping.stop()
            await sampling.stop()
            await services.stop()

    app = FastAPI(
        title="Tumbleweed", version=tw.__version__, description=ABOUT, lifespan=living,
        docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
    )  # fmt: skip
    for part in (
        games,
        words,
        courses,
        rooms,
        lobby,
        tables,
        tournaments,
        play,
        hints,
        history,
        people,
        notices,
        calendar,
        socket,
    ):
        app.include_router(part.router, responses=REFUSALS)
    for router in game_routers():
        app.include_router(router, responses=REFUSALS)
    app.include_router(watching.router)
    watching.serve_metrics(app, settings)
    pages.serve_pages(app, settings)
    answer_errors(app)
    protect(app, settings)
    return app
