"""A bot with simple heuristics. It sees what its seat sees and nothing else."""

from __future__ import annotations

from tumbleweed.core.game import Seat

DARING = 1.0  # dice above the expected number that are still believed


class Thrifty:
    def __init__(self, seed: int) -> None:
        """This bot uses no random numbers."""

    def choose(self, seat: Seat) -> str:
        decision = seat.decision
        assert decision is not None
        view, keys = seat.view, decision.keys
        mine = (view["players"][seat.seat]["cup"] or "").removeprefix("roll:").split()
        others = view["total"] - len(mine)

        def expected(face: str) -> float:
            return float(mine.count(face) + others / 6)

        if keys[0].startswith("face:"):
            return max(keys, key=lambda key: expected(key.removeprefix("face:")))
        bid = view["bid"]
        if bid and bid["count"] > expected(bid["face"].removeprefix("die:")) + DARING:
            return "liar"
        return keys[0]
