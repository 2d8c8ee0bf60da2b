"""The pack of docs/balance.md: stories that pay points, and nothing that the rulebooks print."""

from pathlib import Path

import pytest

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.games.legends.compiler.content import LegendsContent, legends_content, load_content

PACK = Path(__file__).resolve().parents[3] / "examples" / "paid-stories"
OWN = legends_content()
KINDS = ("story", "back")


@pytest.fixture(scope="module")
def paid() -> LegendsContent:
    if not PACK.is_dir():
        pytest.skip("an unpacked sdist has no examples")
    return load_content(PACK)


def changed(paid: LegendsContent, kind: str) -> list[str]:
    return [name for name in OWN.ids(kind) if paid.entry(kind, name) != OWN.entry(kind, name)]


def test_only_what_is_ours_is_changed(paid: LegendsContent) -> None:
    assert all(paid.ids(kind) == OWN.ids(kind) for kind in KINDS)
    found = {kind: changed(paid, kind) for kind in KINDS}
    assert all(found.values())
    for kind, names in found.items():
        assert {OWN.entry(kind, name)["source"] for name in names} == {"house"}


def test_spawns_and_the_sheriffs_ways_stay(paid: LegendsContent) -> None:
    for name in changed(paid, "story"):
        for part in ("back", "spawn", "sheriff", "narrative"):
            assert paid.entry("story", name)[part] == OWN.entry("story", name)[part]


def test_a_game_with_it_is_played_to_its_end(paid: LegendsContent) -> None:
    game = tw.new("legends", players=3, seed=4, content=PACK)
    player = bots.make("thrifty", 1)
    while not game.over:
        game.choose(player.choose(bots.seat_for(player, game, game.asked[0])), game.asked[0])
    assert game.result is not None
