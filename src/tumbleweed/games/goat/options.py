"""Every option of the game, by number. The order below is the catalogue's order."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.decision import Catalogue
from tumbleweed.core.text import Wording
from tumbleweed.games.goat.model import CHARACTERS, LOCATIONS, MAX_PLAYERS

REFUSE: Final = 0
ACCEPT: Final = 1
STOP: Final = 2
OFFER: Final = 3  # + character
NAME: Final = 18  # + character
TO: Final = 33  # + seat
SWINDLE: Final = 38  # + seat
GIVE: Final = 43  # + seat
GAMBLE: Final = 48  # + seat
ROB: Final = 53  # + location


def goat_catalogue(wording: Wording) -> Catalogue:
    catalogue = Catalogue(wording)
    starts = [catalogue.add(key, key) for key in ("refuse", "accept", "stop")]
    for verb in ("offer", "name"):
        keys = [(f"{verb}:{name}", f"character:{name}") for name in CHARACTERS]
        starts += [catalogue.add(key, verb, character=ref) for key, ref in keys][:1]
    for verb in ("to", "swindle", "give", "gamble"):
        keys = [(f"{verb}:{seat}", f"seat:{seat}") for seat in range(MAX_PLAYERS)]
        starts += [catalogue.add(key, verb, seat=ref) for key, ref in keys][:1]
    keys = [(f"rob:{name}", f"location:{name}") for name in LOCATIONS]
    starts += [catalogue.add(key, "rob", location=ref) for key, ref in keys][:1]
    assert starts == [REFUSE, ACCEPT, STOP, OFFER, NAME, TO, SWINDLE, GIVE, GAMBLE, ROB]
    return catalogue
