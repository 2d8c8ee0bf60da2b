"""What travels compressed, in which form, and what never does."""

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from shutil import which
from subprocess import run
from typing import Any

import httpx
import pytest

from server.at_home import Home, at_home
from server.client import Player
from server.patience import PATIENCE
from server.plain_http import NO_TLS
from tumbleweed.server.api.compression import taken

SCRIPT = b"let dust = 'dust';\n" * 400
GOAT = {"game": "goat", "seats": [{}, {"kind": "bot", "level": "random"}], "start": True}


@pytest.mark.parametrize(
    ("accept", "ours"),
    [
        ("", []),
        ("identity", []),
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("gzip;q=1.0, br;q=0", ["gzip"]),
        ("gzip;q=0.5, *;q=0", ["gzip"]),
        ("*", ["br", "gzip"]),
        ("BR , GZIP;q=0.000", ["br"]),
        ("gzip;q=nonsense", ["gzip"]),
    ],
)
def test_what_a_header_allows(accept: str, ours: list[str]) -> None:
    assert taken(accept) == ours


def built_page(folder: Path) -> Path:
    """As build.mjs leaves it; the brotli need not be one to be sent."""
    folder.mkdir()
    for name, plain in {"index.html": b"<html>" * 300, "app.js": SCRIPT}.items():
        (folder / name).write_bytes(plain)
        (folder / f"{name}.gz").write_bytes(gzip.compress(plain))
        (folder / f"{name}.br").write_bytes(b"brotli of " + name.encode())
    (folder / "font.woff2").write_bytes(b"font")
    return folder


async def raw(
    client: httpx.AsyncClient, path: str, accept: str, **headers: str
) -> tuple[Any, bytes]:
    """The answer, and its body as it came over the line."""
    sent = {"accept-encoding": accept, **headers}
    async with client.stream("GET", path, headers=sent) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


Story = Callable[[Home, httpx.AsyncClient], Awaitable[None]]


def at_a_server(folder: Path, story: Story, **values: Any) -> None:
    async def tell() -> None:
        async with (
            at_home(folder, **values) as home,
            httpx.AsyncClient(base_url=home.url, timeout=PATIENCE, verify=NO_TLS) as client,
        ):
            await story(home, client)

    asyncio.run(tell())


def test_files_come_in_the_form_the_browser_takes(tmp_path: Path) -> None:
    async def story(home: Home, client: httpx.AsyncClient) -> None:
        answer, body = await raw(client, "/app.js?v=1", "gzip, deflate, br")
        assert body == b"brotli of app.js"
        assert answer.headers["content-encoding"] == "br"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
        tag = answer.headers["etag"]
        answer, body = await raw(client, "/app.js", "gzip")
        assert gzip.decompress(body) == SCRIPT
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["etag"] != tag
        for accept in ("identity", "gzip;q=0"):
            answer, body = await raw(client, "/app.js", accept)
            assert body == SCRIPT
            assert "content-encoding" not in answer.headers
            assert answer.headers["vary"] == "Accept-Encoding"
        answer, body = await raw(client, "/app.js", "br", **{"if-none-match": tag})
        assert (answer.status_code, body) == (304, b"")
        answer, body = await raw(client, "/", "br")
        assert body == b"brotli of index.html"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        answer, body = await raw(client, "/font.woff2", "br")
        assert (body, "content-encoding" in answer.headers) == (b"font", False)
        for path in ("/app.js.br", "/app.js.gz", "/nothing.js"):
            assert (await raw(client, path, "br"))[0].status_code == 404

    at_a_server(tmp_path, story, static=str(built_page(tmp_path / "page")))


def test_words_and_catalogues_are_compressed(tmp_path: Path) -> None:
    async def story(home: Home, client: httpx.AsyncClient) -> None:
        async with Player(home.url) as player:
            table = (await player.post("/api/tables", GOAT))["table"]["id"]
            for path in ("words", "catalogue"):
                await alike(client, f"/api/tables/{table}/{path}")
        await alike(client, "/api/words/web?lang=fr")

    async def alike(client: httpx.AsyncClient, path: str) -> None:
        plain, body = await raw(client, path, "identity")
        packed, small = await raw(client, path, "br, gzip")
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
        assert gzip.decompress(small) == body
        assert json.loads(body)
        assert len(small) < len(body) / 2
        tag = {"if-none-match": packed.headers["etag"]}
        assert (await raw(client, path, "gzip", **tag))[0].status_code == 304

    at_a_server(tmp_path, story)


def test_nothing_that_holds_a_secret_is_compressed(tmp_path: Path) -> None:
    """Beside what others may write, the length of such an answer would tell about the secret."""

    async def story(home: Home, client: httpx.AsyncClient) -> None:
        async with Player(home.url) as player:
            await player.call("PATCH", "/api/me", {"name": "a" * 40})
            table = (await player.post("/api/tables", GOAT))["table"]["id"]
            await player.post(f"/api/tables/{table}/say", {"words": "a" * 300})
            link = await player.http.post(f"/api/tables/{table}/seats/0/links", json={})
            assert "content-encoding" not in link.headers
            paths = ("", "/chat", "/export", "/moments", "/past/0", "/catalogue?lang=en")
            own = [f"/api/tables/{table}{path}" for path in paths]
            for path in [*own, "/api/tables/mine", "/api/tables", "/api/me"]:
                answer = await player.http.get(path, headers={"accept-encoding": "gzip, br"})
                assert answer.status_code == 200, path
                assert "content-encoding" not in answer.headers, path

    at_a_server(tmp_path, story)


@pytest.mark.skipif(which("node") is None, reason="nothing here reads brotli")
def test_the_build_leaves_both_forms_beside_every_text() -> None:
    from tumbleweed.server.built_page import BUILT  # noqa: PLC0415  # only where it is built

    if not (BUILT / "index.html").is_file():
        pytest.skip("the page is not built")
    texts = [each for each in BUILT.rglob("*") if each.suffix in (".js", ".css", ".svg", ".html")]
    assert len(texts) > 20
    for text in texts:
        plain = text.read_bytes()
        assert gzip.decompress(text.with_name(text.name + ".gz").read_bytes()) == plain
        assert text.with_name(text.name + ".br").stat().st_size <= len(plain) + 8
    script = (
        "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"
    )
    packed = (BUILT / "app.css.br").read_bytes()
    read = run(["node", "-e", script], input=packed, capture_output=True, check=True).stdout
    assert read == (BUILT / "app.css").read_bytes()
