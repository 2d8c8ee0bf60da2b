"""Hints with reasons, for the seat that is asked."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request
from starlette.responses import Response

from tumbleweed.bots.advice.available import catalogues
from tumbleweed.server.api.access import AtTable, ServicesDep, TheActor
from tumbleweed.server.api.compression import send_packed
from tumbleweed.server.api.models import DecisionId
from tumbleweed.server.api.words import Lang, further_words
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.lanes import rest
from tumbleweed.server.tables.hints import asked_for, taken

router = APIRouter(prefix="/api/tables/{table_id}/hint", tags=["play"])


class Question(BaseModel):
    """Your open question."""

    model_config = ConfigDict(extra="forbid")

    decision: DecisionId = Field(..., examples=["12.0.0"])


@router.post("")
async def hint(
    live: AtTable, actor: TheActor, services: ServicesDep, asked: Question
) -> dict[str, Any]:
    """The best two options, the best first, each with its reasons: messages of the catalogue beside
    this. All see on your seat that you took one. From what you know alone: asked again, the same.
    """
    game = asked_for(live, actor.sits, asked.decision)
    await services.rates.check("hints", actor.person_id or actor.token_hash, actor.address)
    await services.table_service.change(live.id, taken(actor.sits, game.number))
    rest()
    options = await services.bot_workers.advise(live.id, game, actor.sits)
    if not options:
        raise Refused(503, "no-hint", "No hint could be found; try again.")
    return {"decision": asked.decision, "options": options}


@router.get("/words")
async def of_the_hints(
    request: Request, live: AtTable, actor: TheActor, lang: Lang = "en"
) -> Response:
    """The reasons: a Fluent catalogue, in English where one is missing."""
    return send_packed(request, further_words(catalogues, live.options.game, lang))
