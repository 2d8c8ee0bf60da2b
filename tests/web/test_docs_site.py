"""The documentation as a site: built strictly, loading nothing from elsewhere, saying something."""

import functools
import http.server
import inspect
import re
import shutil
import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
if not (ROOT / "zensical.toml").is_file():
    pytest.skip("an unpacked sdist has no site", allow_module_level=True)
sys.path.insert(0, str(ROOT / "tools"))
docs: Any = import_module("docs")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
NOTED = re.compile(r"^::: ([\w.]+)$", re.MULTILINE)


def workplace(folder: Path) -> Path:
    """A place to build in: settings, sources and pages, as in the tree."""
    shutil.copy(ROOT / "zensical.toml", folder)
    (folder / "src").symlink_to(ROOT / "src")
    docs.lay_out(ROOT, folder / "build" / "docs")
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = workplace(tmp_path_factory.mktemp("docs"))
    docs.build(place)
    return place / "build" / "site"


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *args: Any) -> None:
            pass

        def copyfile(self, source: Any, outputfile: Any) -> None:
            try:
                super().copyfile(source, outputfile)
            except OSError:  # the browser has gone on to the next page
                self.close_connection = True

    handler = functools.partial(Quiet, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_every_page_is_there_and_in_the_list(site: Path) -> None:
    pages = {page.relative_to(ROOT / "docs") for page in (ROOT / "docs").rglob("*.md")}
    pages |= {Path(page) for page in docs.BESIDE.values()}
    assert [page for page in pages if not (site / page.with_suffix(".html")).is_file()] == []
    listed = re.findall(r'= "([\w/-]+\.md)"', (ROOT / "zensical.toml").read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(page.as_posix() for page in pages)


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    assert docs.outside(site) == []


@pytest.mark.extended
def test_a_browser_asks_no_other_host(site: Path, browser: Browser, address: str) -> None:
    asked: list[str] = []
    page = browser.new_page()
    page.on("request", lambda request: asked.append(request.url))
    for file in sorted(site.rglob("*.html")):
        page.goto(address + file.relative_to(site).as_posix())
    page.close()
    assert len(asked) > len(list(site.rglob("*.html")))
    assert [url for url in asked if not url.startswith((address, "data:"))] == []


def place_with(folder: Path, text: str) -> Path:
    """Two pages: one without a fault, and one that says this."""
    place = workplace(folder)
    pages, settings = place / "build" / "docs", place / "zensical.toml"
    shutil.rmtree(pages)
    pages.mkdir()
    (pages / "there.md").write_text("# There\n", encoding="utf-8")
    (pages / "index.md").write_text(f"# Page\n\n{text}\n", encoding="utf-8")
    listed = settings.read_text("utf-8")
    listed = re.sub(r"^nav = \[.*?^\]", "", listed, flags=re.M | re.S)
    settings.write_text(listed, encoding="utf-8")
    return place


def test_links_that_lead_nowhere_fail(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    fine, page, heading = "[there](there.md#there)", "[no](missing.md)", "[no](there.md#missing)"
    place = place_with(tmp_path, "\n\n".join([fine, page, heading]))
    with pytest.raises(SystemExit, match="could not be built"):
        docs.build(place)
    said = COLOUR.sub("", capfd.readouterr().err)
    assert [line for line in (fine, page, heading) if line in said] == [page, heading]
    assert "2 issues found" in said


@pytest.mark.extended
def test_what_the_reference_does_not_find_fails(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    name = "tumbleweed.core.game.Missing"
    with pytest.raises(SystemExit, match="could not be built"):
        docs.build(place_with(tmp_path, f"::: {name}"))
    assert f"Could not collect '{name}'" in capfd.readouterr().err


def test_pictures_that_are_not_there_are_found(tmp_path: Path) -> None:
    (tmp_path / "there.svg").write_text("<svg/>", encoding="utf-8")
    html = '<img src="there.svg"><img src="pictures/missing.webp"><img src="data:image/gif,">'
    (tmp_path / "page.html").write_text(html, encoding="utf-8")
    assert docs.missing(tmp_path) == ["page.html: pictures/missing.webp"]


def test_all_that_a_page_loads_is_there(site: Path) -> None:
    assert docs.missing(site) == []


LOADS = [
    '<script src="https://cdn.example/x.js"></script>',
    '<link rel="stylesheet" href="//fonts.example/css">',
    '<img src="https://pictures.example/a.png">',
    '<p style="background: url(https://pictures.example/a.png)">',
    "<style>@import 'https://fonts.example/css';</style>",
    '<pre class="mermaid">graph</pre>',
]


@pytest.mark.parametrize("html", LOADS)
def test_what_would_be_loaded_is_found(tmp_path: Path, html: str) -> None:
    (tmp_path / "page.html").write_text(html, encoding="utf-8")
    assert len(docs.outside(tmp_path)) == 1


def test_links_to_follow_are_fine(tmp_path: Path) -> None:
    html = (
        '<a href="https://example.org">there</a><link rel="canonical" href="https://example.org">'
    )
    (tmp_path / "page.html").write_text(html, encoding="utf-8")
    assert docs.outside(tmp_path) == []


# ---- the reference ----


def noted() -> list[str]:
    pages = sorted((ROOT / "docs" / "api").glob("*.md"))
    return [name for page in pages for name in NOTED.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("name", noted())
def test_whatever_the_reference_lists_is_explained(name: str) -> None:
    module, _, attribute = name.rpartition(".")
    thing = getattr(import_module(module), attribute)
    assert inspect.getdoc(thing)
    members = vars(thing).items() if inspect.isclass(thing) else ()
    silent = [
        member
        for member, value in members
        if not member.startswith("_")
        and (isinstance(value, property) or inspect.isfunction(value))
        and not value.__doc__
    ]
    assert silent == []


def test_the_reference_has_all_that_the_package_shows(site: Path) -> None:
    shown = set(import_module("tumbleweed").__all__) - {"__version__"}
    text = "".join(page.read_text(encoding="utf-8") for page in (site / "api").glob("*.html"))
    anchors = {anchor.rpartition(".")[2] for anchor in re.findall(r'id="(tumbleweed[\w.]*)"', text)}
    assert shown - anchors == set()
