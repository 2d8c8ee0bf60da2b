"""The tables of Ante Up's files: tables of the game's files with further keys, and new ones."""

from __future__ import annotations

from tumbleweed.games.legends.compiler.entries import NAME, TEXT, entry, meta
from tumbleweed.games.legends.vocabulary.forms import Form, OneOf, Sort

Tables = dict[str, dict[str, Form]]

LINKS = ("pass", "rail")
BOARDS = ("main", "buzzard-gulch", "train")
IN_SETUP = ("replace",)
ANTE_UP_SINGLE = ("gambler", "faro", "high_stakes")
# Which kind of card a table contains.
ANTE_UP_CARDS = {
    ("ante-up/poker", "face"): "poker card",
    ("ante-up/items", "item"): "item",
    ("ante-up/characters", "character"): "character",
    ("ante-up/cattle", "token"): "cattle token",
    ("ante-up/goals", "goal"): "goal",
    ("ante-up/events", "event"): "event",
    ("ante-up/train", "encounter"): "encounter",
    ("ante-up/frontier", "token"): "frontier token",
    ("ante-up/tokens", "claim_jumper"): "event token",
    ("ante-up/tokens", "longhorn"): "event token",
    ("ante-up/tokens", "outlaw"): "event token",
    ("ante-up/tokens", "high_roller"): "event token",
    ("ante-up/gambler", "gambler"): "gambler space",
    ("ante-up/gambler", "space"): "gambler space",
}
_FLAVOR: dict[str, Sort] = {"flavor": "prose", "flavor_fr": "prose"}
_REWARD: dict[str, Sort] = {"reward": "some effects"}


def ante_up_tables(game: Tables) -> Tables:
    """`game` are the tables of the game's own files."""
    return {f"ante-up/{file}": tables for file, tables in {**_further(game), **_new()}.items()}


def _further(game: Tables) -> Tables:
    """Files that add entries to the game's own, without the tables that exist only once."""
    cards = game["poker"]["card"]
    alternate = Form({**cards.needs, "replaces": "card"}, cards.may)
    return {
        "places": {
            **game["places"],
            "extend": Form({"place": "single place", "kinds": "kinds", "source": "source"}, NAME),
            "link": entry(NAME, {"kind": OneOf(LINKS), "ends": "places"}, may={"cost": "dollars"}),
        },
        "board-buzzard-gulch": {
            table: form for table, form in game["board-main"].items() if table != "mesa"
        },
        "poker": {**game["poker"], "card": alternate},
        "items": {"meta": meta(), "item": game["items"]["item"]},
        "characters": game["characters"],
        "goals": {"meta": meta(), "goal": game["goals"]["goal"]},
        "cattle": game["cattle"],
        "legendary-tokens": game["legendary-tokens"],
    }


def _new() -> Tables:
    foe = entry(NAME, TEXT, {"draws": "positive"}, _REWARD)
    return {
        "events": {
            "meta": meta({"marker_every": "positive"}),
            "event": entry(
                NAME, TEXT, _FLAVOR, {"effects": "some effects"}, may={"in_setup": OneOf(IN_SETUP)}
            ),
        },
        "train": {
            "meta": meta({"start": "stop", "stops_per_turn": "positive"}),
            "stop": entry(NAME, {"place": "single place", "board": OneOf(BOARDS)}),
            "encounter": entry(
                NAME,
                TEXT,
                _FLAVOR,
                {"draws": "positive", "win": "some effects", "lose": "effects"},
            ),
        },
        "frontier": {
            "meta": meta({"court_value": "positive", "ace_value": "positive"}),
            "space": entry({"place": "single place", "value": "positive"}),
            "token": entry(NAME, TEXT, {"number": "positive"}, _REWARD),
        },
        "tokens": {
            "meta": meta(),
            "claim_jumper": foe,
            "longhorn": entry(NAME, TEXT, _REWARD, may={"movement": "step"}),
            "outlaw": foe,
            "high_roller": entry(NAME, TEXT, {"hand": "positive"}, _REWARD),
        },
        "gambler": {
            "meta": meta(),
            "gambler": entry(
                NAME,
                TEXT,
                {"beyond": "some effects"},
                {"end_furthest_lp": "number", "end_furthest_tied_lp": "number"},
            ),
            "space": entry(
                TEXT,
                {"track": OneOf(("gambler",)), "space": "positive", "effects": "some effects"},
            ),
        },
        "faro": {"meta": meta(), "faro": _faro(), "high_stakes": _high_stakes()},
    }


def _faro() -> Form:
    return entry(
        NAME,
        {"odds": "prose", "odds_fr": "prose", "markers": "positive", "bets": "stakes"},
        {"cards": "positive", "shown": "positive", "winner_pays": "positive"},
        {"jackpot_pays": "positive", "gambler_points": "number", "host_gains": "dollars"},
        {"per_turn": "number"},
    )


def _high_stakes() -> Form:
    return entry(
        NAME,
        {"needs": "dollars", "ante": "dollars", "saloon_adds": "dollars"},
        {"common_cards": "positive", "raise": "dollars", "saloon_adds_again": "dollars"},
        {"further_cards": "positive", "dealer_cards": "positive"},
    )
