"""Each attack with a bystander who plays: they never wait longer than a quarter of a second beyond
the worst of quiet minutes before and after."""

import asyncio
import sys
from pathlib import Path

import pytest

from server.attacks import ATTACKS
from server.bystander import Bystander, bystander
from server.serving import serving

pytestmark = pytest.mark.soak("attacks")
SECONDS = 40.0
BEYOND = 0.25  # seconds
PAUSE = 0.4  # seconds between a bystander's calls: for minutes the rates allow no more
TESTS = Path(__file__).parents[1]


async def _worst(other: Bystander, seconds: float) -> float:
    other.forget()
    await asyncio.sleep(seconds)
    return other.worst


async def _besiege(url: str, name: str) -> tuple[float, float]:
    async with bystander(url, PAUSE) as other:
        quiet = await _worst(other, SECONDS)
        command = [sys.executable, "-m", "server.attacks", name, url, str(SECONDS)]
        attack = await asyncio.create_subprocess_exec(*command, cwd=TESTS)
        worst = await _worst(other, SECONDS)
        assert await asyncio.wait_for(attack.wait(), SECONDS + 60) == 0
        quiet = max(quiet, await _worst(other, SECONDS))
        other.forget()  # whatever it was: it is told here
    return quiet, worst


@pytest.mark.parametrize("name", ATTACKS)
def test_the_bystander_does_not_notice(tmp_path: Path, name: str) -> None:
    with serving(tmp_path, TUMBLEWEED_RATES="yes") as server:
        quiet, worst = asyncio.run(_besiege(server.url, name))
    print(f"{name}: worst {worst * 1000:.0f} ms, quiet {quiet * 1000:.0f} ms")
    assert worst <= quiet + BEYOND
