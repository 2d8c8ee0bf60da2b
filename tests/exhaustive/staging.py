"""What scenes share: where the hero stands, and that nobody disturbs."""

from __future__ import annotations

from collections.abc import Callable

from exhaustive.scenes import Crowd

Scene = Callable[[Crowd, str, str], None]  # the crowd, the subject, the thing's full name


def stand(crowd: Crowd, place: str) -> None:
    crowd.seats[0]["space"] = crowd.place(place)
    calm(crowd)


def calm(crowd: Crowd) -> None:
    """No bandits, the Sheriff at home."""
    office = crowd.compiled.board.spaces[crowd.compiled.office]
    crowd.facts |= {"bandits": [], "sheriff": office}
    for facts in crowd.seats.values():
        if facts["space"] == office:
            facts["space"] = crowd.place("doctor")


def stay(crowd: Crowd) -> None:
    """As the crowd stands."""


def gamble(crowd: Crowd, subject: str = "", thing: str = "") -> None:
    stand(crowd, "saloon")
    crowd.seats[0]["money"] = 30  # room for what is won
    crowd.wishes += ["poker", "sit-out"]
