"""The map: drawn on first request and cached, for ever under its content hash."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Final

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from tumbleweed.games.legends.compiler.content import LegendsContent, legends_content
from tumbleweed.server.api.compression import ASK_AGAIN, FOR_EVER, Packed, pack, send_packed
from tumbleweed.server.drawing import joined, territory
from tumbleweed.server.errors import Refused

SHEETS: Final[dict[tuple[str, ...], Callable[[LegendsContent], str]]] = {
    (): territory,
    ("ante-up",): joined,
    ("ante-up", "blood-money"): joined,
}
router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("/legends/map.svg", response_class=Response)
def legends_map(
    request: Request,
    v: Annotated[str, Query(max_length=32, description="the mark of the drawing you want")] = "",
    modules: Annotated[
        tuple[str, ...], Query(max_length=9, description="those the table plays with")
    ] = (),
) -> Response:
    """The territory of Western Legends as SVG; with `modules=ante-up`, Buzzard Gulch is beside it;
    with `modules=blood-money` too, it says where flags and ruins go. Its colours are variables, its
    names are empty for the page to fill in. The `ETag` is a hash of its content; requested with it
    (`v`), it may be cached for ever.
    """
    drawing = legends_drawing(modules)
    caching = FOR_EVER if v == drawing.mark else ASK_AGAIN
    return send_packed(request, drawing, "image/svg+xml", caching)


def legends_drawing(modules: tuple[str, ...] = ()) -> Packed:
    sheet = SHEETS.get(modules)
    if sheet is None:
        raise Refused(422, "no-module", "There is no map for these modules.")
    return _packed(sheet(legends_content().with_modules(modules)))


@cache
def _packed(drawing: str) -> Packed:
    return pack(drawing.encode())
