"""Tables with Ante Up for tests of land and travel: base poker deck, the house lays for NPCs."""

from collections.abc import Mapping
from typing import Any

import tumbleweed as tw
from support.legends.tables import POKER_HANDS, table

MODULE = ["ante-up"]
WEST_STATION, EAST_STATION = "spikes-view-rail-station", "frontier-rail-station"
HIDEOUT_A, PASS_A = "sunny-hills-hideout-a", "frontier-pass-a"
HIDEOUT_C, PASS_C = "cliff-junction-hideout-c", "frontier-pass-c"
TRADING_POST = "buzzard-gulch-trading-post-north"
MARSHALS_OFFICE = "buzzard-gulch-marshals-office"
GULCH_SALOON = "buzzard-gulch-saloon-south"
ORANGE_RANCH, CAMP = "frontier-ranch-orange", "frontier-outlaw-camp"


def joined(*seats: Mapping[Any, Any], players: int = 3, **facts: Any) -> tw.Game:
    """Three on the joined boards, seat 0's turn unless told; stories wait for poker."""
    options = {"house_chooses": True, "poker_faces": [], **facts.pop("options", {})}
    facts = {"stories": POKER_HANDS, "modules": MODULE, **facts}
    return table(*seats, players=players, options=options, **facts)


def up(game: tw.Game, seat: int | None = None) -> dict[str, Any]:
    """What the view tells of Ante Up."""
    found: dict[str, Any] = game.view(seat)["up"]
    return found


def reasons(game: tw.Game, action: str, seat: int = 0) -> set[tuple[str, str]]:
    return {(reason.rule, reason.key) for reason in game.why_not(seat, action)}
