"""Moments of games with Ante Up."""

from typing import Any

from tumbleweed.core.game import Game
from web.scenes import Kind, Wanted, keys, prompt

MODULES: dict[str, Any] = {"modules": ["ante-up"]}
HIGH_STAKES: dict[str, Any] = MODULES | {"high_stakes": True}
GAMBLES = ("faro", "join", "bet", "leave-in", "ride")


def asks(question: str, options: int = 2) -> Wanted:
    return lambda game, seat: prompt(game, seat) == question and len(keys(game, seat)) >= options


def _bets(game: Game, seat: int) -> bool:
    """Others have bet before."""
    if prompt(game, seat) != "ask-bet":
        return False
    return any(bet["seat"] != seat for bet in game.view(seat)["up"]["faro"]["bets"])


def _in_a_challenge(game: Game, seat: int) -> bool:
    if prompt(game, seat) != "ask-poker-card":
        return False
    return game.view(seat)["up"]["poker"]["roller"] is not None


def _fights(kind: str) -> Wanted:
    def wanted(game: Game, seat: int) -> bool:
        fight = game.view(seat).get("fight") if prompt(game, seat) == "ask-lay" else None
        return fight is not None and fight["type"] == kind

    return wanted


def _of_an_event(question: str) -> Wanted:
    def wanted(game: Game, seat: int) -> bool:
        return prompt(game, seat) == question and game.view(seat)["up"]["event"] is not None

    return wanted


def _lays_a_token(game: Game, seat: int) -> bool:
    """On the board where the player is."""
    view = game.view(seat)
    there = {is_in_the_gulch(key.split(":")[1]) for key in keys(game, seat) if "put:" in key}
    here = is_in_the_gulch(view["players"][seat]["space"] or "")
    return _of_an_event("ask-put-token")(game, seat) and there == {here}


def is_in_the_gulch(space: str) -> bool:
    return space.startswith(("frontier-", "buzzard-"))


def _wealthy(game: Game, seat: int) -> bool:
    """In the middle of a turn, with a longhorn and Gambler points."""
    view = game.view(seat)
    up = view.get("up")
    if prompt(game, seat) != "ask-act" or not up:
        return False
    return bool(up["tokens"]["longhorns"][seat] and up["gambler"][seat])


def _to_explore(game: Game, seat: int) -> bool:
    return prompt(game, seat) == "ask-act" and "frontier" in keys(game, seat)


def _over(game: Game, seat: int) -> bool:
    return game.over


def _kind(wanted: Wanted, *likes: str, **more: Any) -> Kind:
    return Kind("legends", wanted, likes, **{"options": MODULES, **more})


_SCENES: dict[str, Kind] = {
    "character": _kind(asks("ask-character")),
    "act": _kind(_wealthy, "take", "faro", "bet", "leave-in"),
    "explore": _kind(_to_explore, "ride", "trail", "rail"),
    "frontier": _kind(asks("ask-frontier"), "ride", "trail", "rail", "frontier"),
    "faro-join": _kind(asks("ask-join-faro"), *GAMBLES),
    "faro": _kind(_bets, *GAMBLES),
    "faro-stay": _kind(asks("ask-stay-or-leave"), *GAMBLES),
    "challenge": _kind(_in_a_challenge, "challenge", "ride"),
    "prize": _kind(asks("ask-prize"), "poker", "ride"),
    "stake": _kind(asks("ask-stake"), "high-stakes", "join", "ride", options=HIGH_STAKES),
    "high-stakes": _kind(
        asks("ask-high-stakes-card"), "high-stakes", "join", "raise", "ride", options=HIGH_STAKES
    ),
    "train": _kind(_fights("train"), "heist-train"),
    "outlaw": _kind(_fights("outlaw"), "ride"),
    "event": _kind(_lays_a_token),
    "event-sheriff": _kind(_of_an_event("ask-sheriff")),
    "look": _kind(asks("ask-put-under"), "use"),
    "pick-up": _kind(asks("ask-pick-up"), "ride"),
    "shop": _kind(asks("ask-stand", 5), "store"),
    "over": _kind(_over, options=MODULES | {"length": 15}),
}
ANTE_UP = {f"legends-up-{name}": kind for name, kind in _SCENES.items()}
