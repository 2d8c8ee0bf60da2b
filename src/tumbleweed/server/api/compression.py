"""Compressed responses, for what is the same for everybody: messages, catalogues, rules, drawings.

Never for responses that mix a secret with text that somebody else may choose, such as a seat
payload or chat: the compressed length would leak the secret (BREACH).
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = ("br", "gzip")  # the smaller one first
SMALLEST = 1024  # bytes below which compression is not worth it


@dataclass(frozen=True)
class Packed:
    """A body that is requested often; compressed once."""

    plain: bytes
    zipped: bytes
    mark: str  # of its content


def pack(plain: bytes) -> Packed:
    mark = hashlib.sha256(plain).hexdigest()[:16]
    return Packed(plain, gzip.compress(plain, 9, mtime=0), mark)


def send_packed(
    request: Request,
    packed: Packed,
    media_type: str = "application/json",
    caching: str = ASK_AGAIN,
) -> Response:
    """In an encoding the client accepts; 304 if the client has it."""
    tag = f'"{packed.mark}"'
    headers = {"ETag": tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    zipped = "gzip" in taken(request.headers.get("accept-encoding", ""))
    if not zipped or len(packed.plain) < SMALLEST:
        return Response(packed.plain, media_type=media_type, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(packed.zipped, media_type=media_type, headers=headers)


def taken(accept: str) -> list[str]:
    """Which of our encodings an Accept-Encoding header allows, by name or by *; ours first."""
    weights = {}
    for part in accept[:200].lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        weights[name] = weight
    return [name for name in ENCODINGS if _wanted(weights.get(name, weights.get("*", "0")))]


def _wanted(weight: str) -> bool:
    return weight.strip("0.") != "" or weight == ""
