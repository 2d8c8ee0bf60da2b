"""Tables with Blood Money for tests of deeds, the Trader and Legendary items: no story is open, the
poker deck is the base game's, the house lays for NPCs. Unless told the Trader is at Dixon Creek."""

from collections.abc import Mapping
from typing import Any

import tumbleweed as tw
from support.legends.tables import table

MODULES = ["ante-up", "blood-money"]
FAR_TRADER = "trader-dixon-creek"
TRADERS_SPACE = "dixon-creek-hideout-b"
GULCH_STATION, GULCH_SALOON = "frontier-rail-station", "buzzard-gulch-saloon-south"


def owning(*seats: Mapping[Any, Any], players: int = 3, **facts: Any) -> tw.Game:
    """Three at the table, seat 0's turn unless told."""
    options = {"house_chooses": True, "poker_faces": [], **facts.pop("options", {})}
    facts = {"stories": {}, "modules": MODULES, "trader": FAR_TRADER, **facts}
    return table(*seats, players=players, options=options, **facts)


def own(*deeds: str, seat: int = 0) -> dict[str, int]:
    """The owners of deeds, named without `deed-`."""
    return {f"deed-{deed}": seat for deed in deeds}


def blood(game: tw.Game, seat: int | None = None) -> dict[str, Any]:
    """What Blood Money adds to a view."""
    found: dict[str, Any] = game.view(seat)["blood"]
    return found


def goods(game: tw.Game, seat: int | None = None) -> dict[str, Any]:
    """Deeds, the Trader and Legendary items."""
    found: dict[str, Any] = blood(game, seat)["property"]
    return found


def deed(game: tw.Game, name: str) -> dict[str, Any]:
    """Of a deed that somebody owns."""
    [found] = [each for each in goods(game)["deeds"] if each["deed"] == f"deed-{name}"]
    return dict(found)


def owner(game: tw.Game, name: str) -> int | None:
    found = [each["owner"] for each in goods(game)["deeds"] if each["deed"] == f"deed-{name}"]
    return found[0] if found else None


def used(game: tw.Game, name: str) -> bool:
    return bool(deed(game, name)["used"])


def relics(game: tw.Game, seat: int = 0) -> list[str]:
    found: list[str] = goods(game)["relics"][seat]
    return found


def region(game: tw.Game) -> str:
    """Where the Trader is."""
    return str(goods(game)["trader"]["region"])


def reasons(game: tw.Game, action: str, seat: int = 0) -> set[tuple[str, str]]:
    return {(reason.rule, reason.key) for reason in game.why_not(seat, action)}


def spent(game: tw.Game) -> int:
    """Actions of the turn."""
    return 3 - int(game.view()["actions"])
