"""The bill of materials: a sound CycloneDX file, and all that is locked is in it."""

import json
import re
import shutil
import sys
from base64 import b64decode
from importlib import import_module
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

import tumbleweed as tw

ROOT = Path(__file__).resolve().parents[2]
if not (ROOT / "requirements").is_dir():
    pytest.skip("an unpacked sdist has no locks", allow_module_level=True)
sys.path.insert(0, str(ROOT / "tools"))
tool: Any = import_module("sbom")
LENGTHS = {"SHA-256": 64, "SHA-512": 128}
PURL = re.compile(r"pkg:(pypi|npm)/(%40[\w.-]+/)?[\w.-]+@[\w.%+-]+")


@pytest.fixture(scope="module")
def bill() -> dict[str, Any]:
    made: dict[str, Any] = json.loads(json.dumps(tool.bill(ROOT)))
    return made


def hashes_of(part: dict[str, Any]) -> set[str]:
    return {each["content"] for each in part["hashes"]}


# ---- its shape ----


def test_it_is_a_bill_of_cyclonedx(bill: dict[str, Any]) -> None:
    """The parts of the 1.6 schema that it uses, and no others."""
    assert list(bill) == [
        "bomFormat", "specVersion", "serialNumber", "version", "metadata", "components",
        "dependencies",
    ]  # fmt: skip
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert UUID(bill["serialNumber"].removeprefix("urn:uuid:")).version == 5
    itself = bill["metadata"]["component"]
    assert (itself["type"], itself["name"]) == ("application", "tumbleweed")
    assert itself["version"] == tw.__version__


def test_each_part_is_sound(bill: dict[str, Any]) -> None:
    fields = {"type", "name", "version", "purl", "bom-ref", "scope", "hashes", "properties"}
    for part in bill["components"]:
        assert set(part) - {"licenses"} == fields
        assert part["type"] == "library"
        assert part["scope"] in tool.ORDER
        assert PURL.fullmatch(part["purl"]), part["purl"]
        assert part["hashes"]
        for each in part["hashes"]:
            assert re.fullmatch("[0-9a-f]+", each["content"])
            assert len(each["content"]) == LENGTHS[each["alg"]]
        for told in part.get("licenses", []):
            assert told.get("expression") or told["license"].get("id") or told["license"]["name"]


def test_references_lead_somewhere(bill: dict[str, Any]) -> None:
    references = [part["bom-ref"] for part in bill["components"]]
    assert len(set(references)) == len(references)
    [itself] = bill["dependencies"]
    assert itself["ref"] == bill["metadata"]["component"]["bom-ref"]
    assert set(itself["dependsOn"]) < set(references)


# ---- what is in it ----


def test_every_locked_python_package_is_in_it_with_version_and_hashes(bill: dict[str, Any]) -> None:
    """Read from the locks in another way than the tool does."""
    parts = {part["purl"]: part for part in bill["components"]}
    locked = set()
    for lock in (ROOT / "requirements").glob("*.lock"):
        for line in re.sub(r" \\\n +", " ", lock.read_text(encoding="utf-8")).splitlines():
            name, version = line.split()[0].split("==")
            part = parts[f"pkg:pypi/{name}@{version}"]
            assert hashes_of(part) >= set(re.findall(r"sha256:(\w+)", line))
            assert {"name": "tumbleweed:lock", "value": lock.name} in part["properties"]
            locked.add(part["purl"])
    assert {address for address in parts if address.startswith("pkg:pypi/")} == locked


def test_who_gets_a_package_is_told(bill: dict[str, Any]) -> None:
    scopes = {part["name"]: part["scope"] for part in bill["components"]}
    assert scopes["fastapi"] == scopes["svelte"] == "required"
    assert scopes["psycopg"] == scopes["torch"] == "optional"
    assert scopes["ruff"] == scopes["pip-audit"] == "excluded"


def test_what_is_in_the_page_is_in_it(bill: dict[str, Any]) -> None:
    locked = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    parts = {p["name"]: p for p in bill["components"] if p["purl"].startswith("pkg:npm/")}
    assert {"svelte", "@fluent/bundle", "@fontsource/rye"} <= set(parts)
    assert not {"esbuild", "typescript", "axe-core"} & set(parts)  # they only build or check it
    for name, part in parts.items():
        entry = locked[f"node_modules/{name}"]
        content = b64decode(entry["integrity"].removeprefix("sha512-")).hex()
        assert (part["version"], hashes_of(part)) == (entry["version"], {content})
        assert part["licenses"] == [{"license": {"id": entry["license"]}}]


def test_licences_are_told_of_what_is_installed_here(bill: dict[str, Any]) -> None:
    licences = {part["name"]: part.get("licenses") for part in bill["components"]}
    assert licences["fastapi"] == [{"expression": "MIT"}]
    assert licences["ray"] is None  # it is not installed here, and not guessed
    required = [part for part in bill["components"] if part["scope"] == "required"]
    unknown = [part["name"] for part in required if "licenses" not in part]
    assert len(unknown) < len(required) / 10, unknown


# ---- the tool ----


def test_the_same_tree_gives_the_same_file(tmp_path: Path) -> None:
    for name in ("one", "two"):
        tool.main([str(ROOT), str(tmp_path / name)])
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_without_the_page_there_is_none(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    with pytest.raises(SystemExit, match="make page"):
        tool.bill(tmp_path)
