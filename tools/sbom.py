"""`make sbom`: what Tumbleweed consists of, as a bill of materials (CycloneDX, JSON) in build/;
`python tools/sbom.py TREE FILE` for another checkout.

From the locks alone, which have version and hashes of every package: of Python all that is in
requirements/, of the page those whose code is in it (web/build.mjs notes them). Licences are told
as far as this environment knows them. The same tree gives the same file.
"""

from __future__ import annotations

import json
import re
import sys
from base64 import b64decode
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).resolve().parents[1]
PAGE_PACKAGES = Path("src/tumbleweed/server/static/.packages")
VERSION = re.compile(r'ENGINE: Final = "([^"]+)"')
PINNED = re.compile(r"^([a-z0-9.-]+)==([^ ;\\]+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
# Who gets a package: all, whoever asks for an extra, or nobody but those who work on it.
SCOPES = {"base": "required", "hosting": "optional", "cluster": "optional", "train": "optional"}
LOCK = "tumbleweed:lock"  # the property that names where it is locked
ORDER = ("required", "optional", "excluded")
Component = dict[str, Any]


def main(arguments: list[str]) -> None:
    root, target = map(Path, arguments or (ROOT, ROOT / "build" / "tumbleweed.cdx.json"))
    target.parent.mkdir(exist_ok=True)
    text = json.dumps(bill(root), indent=1, ensure_ascii=False)
    target.write_text(text + "\n", encoding="utf-8")
    print(target)


def bill(root: Path) -> dict[str, Any]:
    parts = [*python_parts(root), *page_parts(root)]
    itself = our_own(root)
    delivered = [part["bom-ref"] for part in parts if part["scope"] != "excluded"]
    body = {
        "metadata": {"component": itself},
        "components": parts,
        "dependencies": [{"ref": itself["bom-ref"], "dependsOn": delivered}],
    }
    serial = uuid5(NAMESPACE_URL, json.dumps(body))
    head = {"bomFormat": "CycloneDX", "specVersion": "1.6", "serialNumber": f"urn:uuid:{serial}"}
    return {**head, "version": 1, **body}


def our_own(root: Path) -> Component:
    declared = VERSION.search((root / "src/tumbleweed/core/version.py").read_text(encoding="utf-8"))
    if declared is None:
        sys.exit("core/version.py declares no version")
    named = identified("pypi", "tumbleweed", declared[1])
    return {"type": "application", **named, "licenses": [{"license": {"id": "Apache-2.0"}}]}


def identified(kind: str, name: str, version: str) -> Component:
    address = f"pkg:{kind}/{quote(name)}@{quote(version)}"
    return {"name": name, "version": version, "purl": address, "bom-ref": address}


# ---- Python ----


def python_parts(root: Path) -> list[Component]:
    """Each version of each package once, with the locks that have it."""
    pinned: dict[tuple[str, str], dict[str, list[str]]] = {}
    for lock in sorted((root / "requirements").glob("*.lock")):
        for name, version, hashes in entries(lock.read_text(encoding="utf-8")):
            pinned.setdefault((name, version), {})[lock.name] = hashes
    return [python_part(*package, found) for package, found in sorted(pinned.items())]


def python_part(name: str, version: str, found: dict[str, list[str]]) -> Component:
    """`found` are its hashes by lock."""
    scopes = [SCOPES.get(lock.removesuffix(".lock"), "excluded") for lock in found]
    hashes = sorted({each for some in found.values() for each in some})
    return {
        "type": "library",
        **identified("pypi", name, version),
        "scope": min(scopes, key=ORDER.index),
        "hashes": [{"alg": "SHA-256", "content": each} for each in hashes],
        **licence(name, version),
        "properties": [{"name": LOCK, "value": lock} for lock in found],
    }


def entries(lock: str) -> list[tuple[str, str, list[str]]]:
    """Name, version and hashes of everything in a lock."""
    starts = list(PINNED.finditer(lock))
    ends = [start.start() for start in starts[1:]] + [len(lock)]
    return [
        (start[1], start[2], HASH.findall(lock[start.end() : end]))
        for start, end in zip(starts, ends, strict=True)
    ]


def licence(name: str, version: str) -> Component:
    """As its own metadata say, if this very version is installed here."""
    try:
        told = metadata(name)
    except PackageNotFoundError:
        return {}
    if told["Version"] != version:
        return {}
    if told["License-Expression"]:
        return {"licenses": [{"expression": told["License-Expression"]}]}
    classified = [each for each in told.get_all("Classifier") or [] if each.startswith("License")]
    short = (told["License"] or "").strip()
    named = short if short and "\n" not in short else "; ".join(
        each.rpartition(" :: ")[2] for each in classified
    )  # fmt: skip
    return {"licenses": [{"license": {"name": named}}]} if named else {}


# ---- the page ----


def page_parts(root: Path) -> list[Component]:
    noted = root / PAGE_PACKAGES
    if not noted.is_file():
        sys.exit("The page is not built, so nobody knows what is in it: run `make page`.")
    locked = json.loads((root / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    return [page_part(name, locked) for name in noted.read_text(encoding="utf-8").split()]


def page_part(name: str, locked: dict[str, Any]) -> Component:
    entry = locked[f"node_modules/{name}"]
    kind, _, content = entry["integrity"].partition("-")
    hashed = {"alg": kind.upper().replace("SHA", "SHA-"), "content": b64decode(content).hex()}
    part = {"type": "library", **identified("npm", name, entry["version"]), "scope": "required"}
    told = {"licenses": [{"license": {"id": entry["license"]}}]} if "license" in entry else {}
    source = [{"name": LOCK, "value": "web/package-lock.json"}]
    return {**part, "hashes": [hashed], **told, "properties": source}


if __name__ == "__main__":
    main(sys.argv[1:])
