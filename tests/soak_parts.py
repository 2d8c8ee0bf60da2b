"""The parts of `make soak`: `make soak PART=redeal` runs one of them.

A test says which with its mark, `@pytest.mark.soak("redeal")`; without a word it belongs to the
rest. Every part takes an hour at most on two idle cores, and so does every test of it.
"""

from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "soak"  # all of it is marked
REST = "rest"
AN_HOUR = 3600
PARTS = {
    "redeal": "worlds dealt anew for every seat and played on, a million",
    "features": "a million rows of features compared with those of redealt worlds",
    "server": "answer times, kills and cuts, the API at length",
    "attacks": "attacks with a bystander, alone on the machine",
    "page": "every screen in every language, size and theme, three friends and a leaver",
    "mutants": "faults put into the rules, to be noticed",
    "mutants-ante-up": "the same in the rules of Ante Up",
    "mutants-blood-money": "and in those of Blood Money",
    "ante-up": "whole games with Ante Up, random and thrifty",
    "ante-up-laws": "the laws of sight in whole games with Ante Up",
    "blood-money": "thrifty players with Blood Money",
    "blood-money-games": "random games with Blood Money, without and with goals",
    "blood-money-scenarios": "random games of its four scenarios",
    "exhaustive": "the exhaustive runner, at every table",
    "cluster": "bulk play on Ray, two nodes of one machine",
    "environments": "a million decisions through the environments for PettingZoo and Gymnasium",
    "styles": "bots with a style, to be named from what they did",
    "train": "a short run of training, killed and continued",
    REST: "whole games and laws of the engine",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    listed = "; ".join(f"{part}: {what}" for part, what in PARTS.items())
    parser.addoption("--part", help=f"which tests marked soak to run ({listed})")


def pytest_configure(config: pytest.Config) -> None:
    part = config.getoption("--part")
    if part and part not in PARTS:
        raise pytest.UsageError(f"--part {part}: there are {', '.join(PARTS)}")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """To find the tests of that folder takes longer than to find all others."""
    left_out = "not soak" in config.getoption("markexpr")
    return True if left_out and collection_path == FOLDER else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("soak"):
            if _part(mark) not in PARTS:
                raise pytest.UsageError(f"{item.nodeid}: there is no part {_part(mark)!r} of soak")
            item.add_marker(pytest.mark.timeout(AN_HOUR))
    wanted = config.getoption("--part")
    if wanted:
        left_out = [item for item in items if not _belongs(item, wanted)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def _belongs(item: pytest.Item, part: str) -> bool:
    return any(_part(mark) == part for mark in item.iter_markers("soak"))


def _part(mark: pytest.Mark) -> str:
    return str(mark.args[0]) if mark.args else REST
