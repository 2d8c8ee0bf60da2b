"""The web page: HTML, script, style and fonts.

They are built into the package, each text with its compressed variants beside it.
"""

from __future__ import annotations

from mimetypes import guess_type

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tumbleweed.server.api.compression import ASK_AGAIN, FOR_EVER, taken
from tumbleweed.server.built_page import page_folder
from tumbleweed.server.settings import Settings

UNBUILT = "The page is not built: run `make play`, or use the API under /api.\n"
SUFFIXES = {"br": ".br", "gzip": ".gz"}


class Pages(StaticFiles):
    """Files with a content hash in the address are cached for ever, the others revalidated. Texts
    are sent in an encoding the browser accepts.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith(tuple(SUFFIXES.values())):
            raise HTTPException(404)  # a compressed variant, not a file
        answer = await self._in_the_best_form(path, scope)
        lasting = b"v=" in scope["query_string"] or path.startswith(("fonts", "part-"))
        answer.headers["Cache-Control"] = FOR_EVER if lasting else ASK_AGAIN
        return answer

    async def _in_the_best_form(self, path: str, scope: Scope) -> Response:
        forms = {name: self.lookup_path(path + end)[1] for name, end in SUFFIXES.items()}
        there = [name for name, found in forms.items() if found is not None]
        if not there:
            return await super().get_response(path, scope)
        allowed = taken(Headers(scope=scope).get("accept-encoding", ""))
        form = next((name for name in allowed if name in there), None)
        answer = await super().get_response(path + SUFFIXES[form] if form else path, scope)
        answer.headers["Vary"] = "Accept-Encoding"
        if form and answer.status_code != 304:
            answer.headers["Content-Encoding"] = form
            answer.headers["Content-Type"] = _media_type(path)
        return answer


def _media_type(path: str) -> str:
    kind = guess_type(path)[0] or "text/plain"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def serve_pages(app: FastAPI, settings: Settings) -> None:
    """After all other routes: whatever is not the API is a file."""
    folder = page_folder(settings)
    pages = Pages(directory=folder, check_dir=False)

    async def page(request: Request) -> Response:
        if not (folder / "index.html").is_file():
            return PlainTextResponse(UNBUILT, 503)
        return await pages.get_response("index.html", request.scope)

    app.add_route("/", page, include_in_schema=False)
    app.mount("/", pages, name="pages")
