"""The map, drawn once and kept: by whoever asks for it, and for ever under its own mark."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from tumbleweed.server.api.pages import ASK_AGAIN, FOR_EVER
from tumbleweed.server.drawing import territory

router = APIRouter(prefix="/api/games", tags=["games"])


@dataclass(frozen=True)
class Drawing:
    plain: bytes
    packed: bytes
    mark: str  # of its content


@router.get("/legends/map.svg", response_class=Response)
def legends_map(
    request: Request,
    v: Annotated[str, Query(max_length=32, description="the mark of the drawing you want")] = "",
) -> Response:
    """The territory of Western Legends as SVG. Its colours are variables, its names are empty:
    they are the page's to fill in. The `ETag` is a mark of its content; asked for by it (`v`), it
    may be kept for ever."""
    drawing = legends_drawing()
    tag = f'"{drawing.mark}"'
    keep = FOR_EVER if v == drawing.mark else ASK_AGAIN
    headers = {"ETag": tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["Content-Encoding"] = "gzip"
    body = drawing.packed if packed else drawing.plain
    return Response(body, media_type="image/svg+xml", headers=headers)


@cache
def legends_drawing() -> Drawing:
    plain = territory().encode()
    mark = hashlib.sha256(plain).hexdigest()[:16]
    return Drawing(plain, gzip.compress(plain, 9, mtime=0), mark)
