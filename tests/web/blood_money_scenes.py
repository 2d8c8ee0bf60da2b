"""Moments of games with Blood Money."""

from typing import Any

from games.legends.blood_money import bm_scenes
from tumbleweed.core.game import Game
from web.ante_up_scenes import asks
from web.scenes import Kind, Wanted, keys, prompt

BOTH: dict[str, Any] = {"modules": ["ante-up", "blood-money"]}
WORK = ("offer", "claim-deed", "risk", "ride", "work", "trader")  # what meets conditions, and pays
MANY_WARES = 5


def blood(game: Game, seat: int) -> dict[str, Any]:
    """What the module adds to a seat's view."""
    found: dict[str, Any] = game.view(seat)["blood"]
    return found


def acts(*verbs: str) -> Wanted:
    """In the Action Phase, with all of these offered."""

    def wanted(game: Game, seat: int) -> bool:
        if prompt(game, seat) != "ask-act":
            return False
        return set(verbs) <= {key.split(":")[0] for key in keys(game, seat)}

    return wanted


def owns_deeds(game: Game, seat: int, least: int = 2) -> bool:
    """In the Action Phase, with deeds, one of them used, and discs on the story."""
    if prompt(game, seat) != "ask-act":
        return False
    now = blood(game, seat)
    own = [deed for deed in now["property"]["deeds"] if deed["owner"] == seat]
    discs = now["tale"] and any(each["disc"] is not None for each in now["tale"]["conditions"])
    return len(own) >= least and any(deed["used"] for deed in own) and bool(discs)


def _injured(game: Game, seat: int) -> bool:
    return prompt(game, seat) == "ask-act" and blood(game, seat)["injuries"][seat] is not None


def _with_relic(game: Game, seat: int) -> bool:
    return prompt(game, seat) == "ask-act" and bool(blood(game, seat)["property"]["relics"][seat])


def _map_tokens(game: Game, seat: int) -> bool:
    """Some lie face down, one has been turned."""
    if prompt(game, seat) != "ask-act":
        return False
    tokens = blood(game, seat)["map_tokens"]
    return bool(tokens["spaces"]) and any(tokens["turned"])


def _ongoing(game: Game, seat: int) -> bool:
    """A story with an effect as long as it lasts."""
    tale = blood(game, seat)["tale"]
    if prompt(game, seat) != "ask-act" or not tale:
        return False
    content: Any = game.ruleset.content
    return "ongoing" in content.entry("tale", tale["tale"])


def _resolves(game: Game, seat: int) -> bool:
    """A question in the middle of a story's resolution."""
    if len(keys(game, seat)) < 2 or prompt(game, seat) in ("ask-act", "ask-income"):
        return False
    tale = blood(game, seat)["tale"]
    return bool(tale and tale["outcome"])


def _last_disc(game: Game, seat: int) -> bool:
    """Every condition is met, and the turn that met the last one can be ended at once."""
    if "end" not in keys(game, seat) or prompt(game, seat) != "ask-act":
        return False
    view = game.view(seat)
    tale, me = view["blood"]["tale"], view["players"][seat]
    met = tale and all(each["disc"] is not None for each in tale["conditions"])
    return bool(met) and me["hand_count"] <= me["hand_limit"]


def _forfeits(game: Game, seat: int) -> bool:
    """Cards instead of wounds."""
    if prompt(game, seat) != "ask-discard" or len(keys(game, seat)) < 2:
        return False
    return any(event.key == "forfeits" for event in game.events[-3:])


def _looks(game: Game, seat: int) -> bool:
    """At the top of a deck of cards."""
    if prompt(game, seat) != "ask-put-under":
        return False
    now = blood(game, seat)["property"]
    return bool(now["fight_seen"] or now["poker_seen"])


def _over(game: Game, seat: int) -> bool:
    """Somebody has two deeds of a kind and others, and somebody a Legendary item."""
    if not game.over:
        return False
    now = blood(game, 0)["property"]
    owners = [deed["owner"] for deed in now["deeds"]]
    return max(map(owners.count, owners), default=0) >= 3 and any(now["relics"])


def _kind(wanted: Wanted, *likes: str, **more: Any) -> Kind:
    return Kind("legends", wanted, likes, **{"options": BOTH, **more})


_SCENES: dict[str, Kind] = {
    "act": _kind(owns_deeds, "claim-deed", "deed", "offer", "income:money", "work"),
    "offer": _kind(acts("offer", "risk"), *WORK),
    "claim": _kind(acts("claim-deed", "risk"), *WORK),
    "repair": _kind(acts("repair"), *WORK, seed=6),
    "trade": _kind(asks("ask-trade", MANY_WARES), *WORK),
    "trader": _kind(acts("trader")),
    "deed": _kind(acts("deed"), *WORK, seed=1),
    "injured": _kind(_injured, "risk"),
    "forfeit": _kind(_forfeits, "risk"),
    "relic": _kind(_with_relic, "trader", "relic", "income:money", "work"),
    "ongoing": _kind(_ongoing, *WORK, seed=4),
    "map-tokens": _kind(_map_tokens, "ride", seed=8),
    "lay-map": _kind(asks("ask-lay-map"), *WORK, seed=2),
    "condition": _kind(asks("ask-condition"), *WORK, seed=8),
    "last-disc": _kind(_last_disc, *WORK, seed=8),
    "outcome": _kind(_resolves, *WORK, seed=2),
    "gang": _kind(asks("ask-gang"), "risk", *WORK),
    "hideout": _kind(asks("ask-hideout"), laid=bm_scenes.hideout),
    "ruin": _kind(asks("ask-ruin"), *WORK, seed=2),
    "restore": _kind(asks("ask-restore"), laid=bm_scenes.restore),
    "several": _kind(asks("ask-choose-several"), laid=bm_scenes.several),
    "fetch": _kind(asks("ask-fetch"), laid=bm_scenes.fetch),
    "bargain": _kind(acts("claim-deed"), laid=bm_scenes.bargain),
    "look": _kind(_looks, *WORK, seed=7),
    "over": _kind(_over, *WORK, options={**BOTH, "length": 15}, seed=16),
}
LAST_ROUND = _kind(acts("end"), laid=bm_scenes.last_round)
BLOOD_MONEY = {f"legends-bm-{name}": kind for name, kind in _SCENES.items()}
