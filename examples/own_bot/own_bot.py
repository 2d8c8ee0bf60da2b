"""A bot of your own for Western Legends: whatever it can do here, it does before it rides on."""

from random import Random

from tumbleweed import Seat

IDLE = ("ride", "step", "end", "pass", "stop", "decline", "leave", "discard")


class Doer:
    looks_ahead = False

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def choose(self, seat: Seat) -> str:
        assert seat.decision is not None
        keys = seat.decision.keys
        deeds = [key for key in keys if not key.startswith(IDLE)]
        return self.luck.choice(deeds or keys)
