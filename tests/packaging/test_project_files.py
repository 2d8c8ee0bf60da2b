"""What helps people to take part: hooks, templates, and what they name."""

import re
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
if not (ROOT / ".github").is_dir():
    pytest.skip("an unpacked sdist has no such files", allow_module_level=True)
yaml: Any = import_module("yaml")  # has no types
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
FORMS = [path for path in TEMPLATES if path.name != "config.yml"]


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


# ---- hooks ----


def test_hooks_fetch_nothing_and_run_what_is_there() -> None:
    repos = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert [repo["repo"] for repo in repos] == ["local"]
    hooks = repos[0]["hooks"]
    assert {hook["language"] for hook in hooks} == {"system"}
    programs = [hook["entry"].split()[0] for hook in hooks]
    installed = {program for program in programs if program.startswith(".venv/bin/")}
    assert installed == {".venv/bin/ruff", ".venv/bin/mypy", ".venv/bin/lint-imports"}
    assert all((ROOT / program).is_file() for program in programs if program not in installed)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(program.replace(".venv/bin", "$(BIN)") in makefile for program in installed)


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("Store: it can be left without buying\n\nWhy.\n", ""),
        ("é" * 72, ""),
        ("x" * 73, "The subject has 73 characters; at most 72 fit."),
        ("# only a remark\n", "The message has no subject"),
        ("", "The message has no subject"),
    ],
)
def test_subjects_fit(tmp_path: Path, message: str, fault: str) -> None:
    file = tmp_path / "message"
    file.write_text(message, encoding="utf-8")
    command = [str(ROOT / "tools" / "subject"), str(file)]
    environment = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert (done.returncode == 0) == (fault == "")
    assert done.stderr.startswith(fault)


# ---- templates ----


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_for_something(path: Path) -> None:
    form = read(path)
    assert {"name", "description", "body"} <= set(form)
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    ids = [field["id"] for field in fields]
    assert ids
    assert len(set(ids)) == len(ids)
    assert all(field["attributes"]["label"] for field in fields)
    assert any(field.get("validations", {}).get("required") for field in fields)


def test_there_is_a_form_for_each_sort_of_report() -> None:
    assert {path.stem for path in FORMS} == {"bug", "idea", "rule"}


def test_templates_name_commands_that_there_are() -> None:
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    text = (ROOT / ".github" / "pull_request_template.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`make ([a-z]+)`", text)) <= set(targets)
    assert "CHANGELOG.md" in text
