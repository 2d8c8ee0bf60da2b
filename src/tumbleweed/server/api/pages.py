"""The app itself: the page, its script, style and fonts. They are built into the package."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tumbleweed.server.settings import Settings

BUILT = Path(str(files("tumbleweed.server") / "static"))
UNBUILT = "The page is not built: run `make play`, or use the API under /api.\n"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Pages(StaticFiles):
    """Files with a mark of their content in the address are kept for ever, the others asked for."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        lasting = b"v=" in scope["query_string"] or path.startswith(("fonts", "part-"))
        answer.headers["Cache-Control"] = FOR_EVER if lasting else ASK_AGAIN
        return answer


def serve_pages(app: FastAPI, settings: Settings) -> None:
    """After all other routes: what is not of the API is a file."""
    folder = Path(settings.static) if settings.static else BUILT

    async def page(request: Request) -> Response:
        if not (folder / "index.html").is_file():
            return PlainTextResponse(UNBUILT, 503)
        return FileResponse(folder / "index.html", headers={"Cache-Control": ASK_AGAIN})

    app.add_route("/", page, include_in_schema=False)
    app.mount("/", Pages(directory=folder, check_dir=False), name="pages")
