"""The map: drawn on first request and cached, for ever under its content hash."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.server.api.compression import ASK_AGAIN, FOR_EVER, Packed, pack, send_packed
from tumbleweed.server.drawing import territory

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("/legends/map.svg", response_class=Response)
def legends_map(
    request: Request,
    v: Annotated[str, Query(max_length=32, description="the mark of the drawing you want")] = "",
) -> Response:
    """The territory of Western Legends as SVG. Its colours are variables, its names are empty for
    the page to fill in. The `ETag` is a hash of its content; requested with it (`v`), it may be
    cached for ever.
    """
    drawing = legends_drawing()
    caching = FOR_EVER if v == drawing.mark else ASK_AGAIN
    return send_packed(request, drawing, "image/svg+xml", caching)


def legends_drawing() -> Packed:
    return _packed(territory(legends_content()))


@cache
def _packed(drawing: str) -> Packed:
    return pack(drawing.encode())
