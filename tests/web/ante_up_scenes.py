"""Moments of games with Ante Up."""

from typing import Any

from tumbleweed.core.game import Game
from tumbleweed.games.legends.compiler.content import LegendsContent
from web.scenes import Kind, Wanted, keys, prompt

MODULES: dict[str, Any] = {"modules": ["ante-up"]}
HIGH_STAKES: dict[str, Any] = MODULES | {"high_stakes": True}
FIGHT_CARDS = 4  # most foes draw fewer
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


def _plays_the_foe(game: Game, seat: int) -> bool:
    """The other side's cards, as many as there are."""
    return prompt(game, seat) == "ask-npc" and len(keys(game, seat)) >= FIGHT_CARDS


def _of_an_event(question: str) -> Wanted:
    def wanted(game: Game, seat: int) -> bool:
        return prompt(game, seat) == question and game.view(seat)["up"]["event"] is not None

    return wanted


def _lays_a_token(beyond: bool) -> Wanted:
    """On the board where the player is, or on the other one."""

    def wanted(game: Game, seat: int) -> bool:
        if not _of_an_event("ask-put-token")(game, seat):
            return False
        there = {is_in_the_gulch(key.split(":")[1]) for key in keys(game, seat) if "put:" in key}
        here = is_in_the_gulch(game.view(seat)["players"][seat]["space"] or "")
        return there == {here ^ beyond}

    return wanted


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


def _with_snake_oil(game: Game, seat: int) -> bool:
    """The longest text of an item, beside other actions."""
    offered = {"item:snake-oil", "frontier"}
    return prompt(game, seat) == "ask-act" and offered <= set(keys(game, seat))


def _over(game: Game, seat: int) -> bool:
    """With points of every printed text of the module."""
    return game.over and all(any(each) for each in zip(*printed_lp(game), strict=True))


def printed_lp(game: Game) -> list[tuple[int, int, int]]:
    """By seat, the LP that its frontier tokens, its encounters won and its longhorns have in
    their texts."""
    content = game.ruleset.content
    assert isinstance(content, LegendsContent)
    lp = [[0, 0, 0] for _ in range(game.players)]
    encounter = ""
    for event in game.events:
        seat = int(_id(event.args.get("seat") or "seat:0"))
        if event.key == "explored":
            lp[seat][0] += _lp_of(content.entry("frontier", _id(event.args["token"]))["reward"])
        elif event.key == "encounter-turned":
            encounter = _id(event.args["encounter"])
        elif event.key == "won-fight" and event.args["fight"] == "fight:train":
            lp[seat][1] += _lp_of(content.entry("encounter", encounter)["win"])
        elif event.key == "delivered-longhorn":
            lp[seat][2] += _lp_of(content.entry("board-token", _id(event.args["token"]))["reward"])
    return [(frontier, train, longhorns) for frontier, train, longhorns in lp]


def _id(ref: str) -> str:
    return ref.partition(":")[2]


def _lp_of(effects: list[dict[str, Any]]) -> int:
    return sum(each["amount"] for each in effects if each["do"] == "gain_lp")


def _kind(wanted: Wanted, *likes: str, **more: Any) -> Kind:
    return Kind("legends", wanted, likes, **{"options": MODULES, **more})


_SCENES: dict[str, Kind] = {
    "character": _kind(asks("ask-character")),
    "act": _kind(_wealthy, "take", "faro", "bet", "leave-in", seed=2),
    "snake-oil": _kind(_with_snake_oil, "ride", "trail", "store", "buy"),
    "explore": _kind(_to_explore, "ride", "trail", "rail"),
    "frontier": _kind(asks("ask-frontier"), "ride", "trail", "rail", "frontier"),
    "faro-join": _kind(asks("ask-join-faro"), *GAMBLES, seed=1),
    "faro": _kind(_bets, *GAMBLES, seed=1),
    "faro-stay": _kind(asks("ask-stay-or-leave"), *GAMBLES),
    "challenge": _kind(_in_a_challenge, "challenge", "ride"),
    "prize": _kind(asks("ask-prize"), "poker", "ride"),
    "stake": _kind(asks("ask-stake"), "high-stakes", "join", "ride", options=HIGH_STAKES, seed=1),
    "high-stakes": _kind(
        asks("ask-high-stakes-card"), "high-stakes", "join", "raise", "ride", options=HIGH_STAKES
    ),
    "train": _kind(_fights("train"), "heist-train"),
    "outlaw": _kind(_fights("outlaw"), "ride"),
    "foe": _kind(_plays_the_foe, "ride", "heist-train"),
    "event": _kind(_lays_a_token(beyond=False), seed=2),
    "event-beyond": _kind(_lays_a_token(beyond=True), seed=1),
    "event-sheriff": _kind(_of_an_event("ask-sheriff")),
    "look": _kind(asks("ask-put-under"), "use"),
    "pick-up": _kind(asks("ask-pick-up"), "ride"),
    "shop": _kind(asks("ask-stand", 5), "store"),
    "over": _kind(_over, bots="thrifty"),
}
ANTE_UP = {f"legends-up-{name}": kind for name, kind in _SCENES.items()}
