"""The documentation as a site in build/site: `python tools/docs.py`, in strict mode.

The pages of docs/ and those beside README.md are laid out in one folder, and Zensical builds it:
a link that leads nowhere fails, and so does a page that would load something from another host, or
a picture that is not there.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# Pages that are not in docs/, and what they are called on the site.
BESIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
    "CHANGELOG.md": "changelog.md",
}
LINK = re.compile(r"(\]\()([^)#\s]+)")
MERMAID = "mermaid, which the theme fetches"
OWN = re.compile(r"[\w./-]+(?:[?#].*)?$")  # a file of the site
ELSEWHERE = re.compile(r"(?:[a-z]+:)?//")
LOADED = {"src", "srcset", "poster", "data", "xlink:href"}  # of any element
LOADING_LINKS = {"stylesheet", "icon", "preload", "preconnect", "dns-prefetch", "modulepreload"}
IN_STYLE = re.compile(r"(?:url\(|@import)\s*['\"]?((?:[a-z]+:)?//[^'\")]+)")


def main() -> None:
    pages, site = ROOT / "build" / "docs", ROOT / "build" / "site"
    lay_out(ROOT, pages)
    shutil.rmtree(site, ignore_errors=True)
    build(ROOT)
    found = outside(site)
    if found:
        sys.exit("These pages would load something from elsewhere:\n" + "\n".join(found))
    lost = missing(site)
    if lost:
        sys.exit("These pages would load something that is not there:\n" + "\n".join(lost))
    print(f"{len(list(site.rglob('*.html')))} pages are in {site.relative_to(ROOT)}")


def build(root: Path) -> None:
    zensical = Path(sys.executable).with_name("zensical")
    done = subprocess.run([zensical, "build", "--clean", "--strict"], cwd=root, check=False)
    if done.returncode:
        sys.exit("The documentation could not be built; see above.")


# ---- the pages in one folder ----


def lay_out(root: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "docs", folder)
    shutil.copytree(root / "deploy", folder / "deploy")  # files that pages link to
    for name, page in BESIDE.items():
        (folder / page).write_text((root / name).read_text(encoding="utf-8"), encoding="utf-8")
    for page_file in folder.rglob("*.md"):
        text = page_file.read_text(encoding="utf-8")
        page_file.write_text(LINK.sub(_moved, text), encoding="utf-8")


def _moved(link: re.Match[str]) -> str:
    """The address of a link on the site."""
    target = link[2].removeprefix("docs/").replace("../deploy/", "deploy/")
    return link[1] + BESIDE.get(target.removeprefix("../"), target)


# ---- what a browser would load ----


def outside(site: Path) -> list[str]:
    """Resources of other hosts that a page loads; ordinary links are fine."""
    found = [
        f"{page.relative_to(site)}: {address}"
        for page in sorted(site.rglob("*.html"))
        for address in _loads(page)
        if ELSEWHERE.match(address) or address == MERMAID
    ]
    for sheet in sorted(site.rglob("*.css")):
        addresses = IN_STYLE.findall(sheet.read_text(encoding="utf-8"))
        found += [f"{sheet.relative_to(site)}: {address}" for address in addresses]
    return found


def missing(site: Path) -> list[str]:
    """Files of the site itself that a page loads; the builder looks at links alone."""
    return [
        f"{page.relative_to(site)}: {address}"
        for page in sorted(site.rglob("*.html"))
        for address in _loads(page)
        if OWN.match(address) and not _file(site, page, address).is_file()
    ]


def _file(site: Path, page: Path, address: str) -> Path:
    path = re.split("[?#]", address)[0]
    return site / path[1:] if path.startswith("/") else page.parent / path


def _loads(page: Path) -> list[str]:
    reader = _Loads()
    reader.feed(page.read_text(encoding="utf-8"))
    return reader.found


class _Loads(HTMLParser):
    """The addresses of what a page loads."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.found += [value for name, value in given.items() if name in LOADED]
        if tag == "link" and LOADING_LINKS & set(given.get("rel", "").split()):
            self.found.append(given.get("href", ""))
        if "mermaid" in given.get("class", "").split():
            self.found.append(MERMAID)
        self.found += IN_STYLE.findall(given.get("style", ""))

    def handle_data(self, data: str) -> None:
        if self.cdata_elem == "style":
            self.found += IN_STYLE.findall(data)


if __name__ == "__main__":
    main()
