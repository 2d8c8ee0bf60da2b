"""The tables of Blood Money's files: tables of the game's files with further keys, and new ones."""

from __future__ import annotations

from tumbleweed.games.legends.compiler.entries import NAME, TEXT, entry, meta
from tumbleweed.games.legends.state.blood_money_model import DEED_KINDS, SCORINGS, SWITCHED_OFF
from tumbleweed.games.legends.vocabulary.forms import Form, OneOf, SomeOf, Sort

Tables = dict[str, dict[str, Form]]

BLOOD_MONEY_SINGLE = ("story_track",)
# Which kind of card a table contains.
BLOOD_MONEY_CARDS = {
    ("blood-money/poker", "face"): "poker card",
    ("blood-money/items", "item"): "item",
    ("blood-money/characters", "character"): "character",
    ("blood-money/goals", "goal"): "goal",
    ("blood-money/legendary-items", "legendary_item"): "item",
    ("blood-money/legendary-stories", "story"): "legendary story",
    ("blood-money/story-track", "space"): "story space",
    ("blood-money/injuries", "injury"): "injury",
    ("blood-money/deeds", "deed"): "deed",
    ("blood-money/risk-die", "face"): "risk die",
    ("blood-money/risk-die", "bonus"): "risk die",
    ("blood-money/modes", "mode"): "mode",
}
_FLAVOR: dict[str, Sort] = {"flavor": "prose", "flavor_fr": "prose"}
_NOTES: dict[str, Sort] = {"notes": "prose"}

# Tables inside entries.
CONDITION = Form(
    {"id": "id", **TEXT, "reward": "some effects"},
    {"on": "trigger", "offer": "offer", "when": "inner tests", **_NOTES},
)
OFFER = Form({"cost": "cost"}, {"when": "inner tests"})
OUTCOME = Form(
    {
        "id": "id",
        "letter": OneOf(("a", "b")),
        **NAME,
        "source": "source",
        "narrative": "prose",
        "narrative_fr": "prose",
        **TEXT,
        "reward": "some effects",
        "consequences": "effects",
    },
    _NOTES,
)
ONGOING = Form(TEXT, {"mods": "mods", "abilities": "abilities"})
MAP_TOKENS = Form({
    "places": "places",
    "reveal": "trigger",
    "o": "some effects",
    "x": "some effects",
    "danger_x": "some effects",
    **TEXT,
})  # fmt: skip
SCORING = Form(
    {"score": OneOf(SCORINGS)}, {"lp": "positive", "each": "positive", "max": "positive"}
)
STORES = Form({}, {"general-store": "items", "trading-post": "items"})
# By the name of the check: entries that hold one of these tables, or a list of them.
INNER: dict[str, Form] = {
    "offer": OFFER,
    "ongoing": ONGOING,
    "map tokens": MAP_TOKENS,
    "scoring": SCORING,
    "stores": STORES,
}
INNER_LISTS: dict[str, Form] = {"story conditions": CONDITION, "story outcomes": OUTCOME}
# What a character may start with besides.
BLOOD_MONEY_START: dict[str, Sort] = {
    "lp": "number",
    "deed_kind": OneOf(DEED_KINDS),
    "legendary_items": "positive",
}


def blood_money_tables(game: Tables) -> Tables:
    """`game` are the tables of the game's own files, and those of Ante Up."""
    return {f"blood-money/{file}": tables for file, tables in {**_further(game), **_new()}.items()}


def _further(game: Tables) -> Tables:
    """Files that add entries to the game's own, without the tables that exist only once."""
    return {
        "places": {"meta": meta(), **_of(game["ante-up/places"], "kind", "extend")},
        "poker": game["ante-up/poker"],
        "items": game["ante-up/items"],
        "characters": game["characters"],
        "goals": game["ante-up/goals"],
    }


def _of(tables: dict[str, Form], *names: str) -> dict[str, Form]:
    return {name: tables[name] for name in names}


def _new() -> Tables:
    return {
        "legendary-items": {
            "meta": meta({"cost": "dollars", "face_up": "positive"}),
            "legendary_item": entry(NAME, TEXT, {"lp": "number", "abilities": "abilities"}),
        },
        "legendary-stories": {
            "meta": meta(),
            "story": entry(
                NAME,
                {"number": "positive", "opening": "prose", "opening_fr": "prose"},
                {"on_reveal": "effects"},
                {"condition": "story conditions", "outcome": "story outcomes"},
                may={
                    "rules": "prose",
                    "rules_fr": "prose",
                    "ongoing": "ongoing",
                    "map_tokens": "map tokens",
                },
            ),
        },
        "story-track": {
            "meta": meta(),
            "story_track": entry(NAME, {"start": "positive", "last": "positive"}),
            "space": entry(
                TEXT, {"track": OneOf(("story",)), "space": "positive", "effects": "effects"}
            ),
        },
        "injuries": {
            "meta": meta(),
            "injury": entry(
                NAME,
                TEXT,
                _FLAVOR,
                {"lp": "loss", "immediate": "effects", "abilities": "abilities", "mods": "mods"},
            ),
        },
        "deeds": {
            "meta": meta(),
            "deed": entry(
                NAME,
                TEXT,
                {"place": "single place", "deed_kind": OneOf(DEED_KINDS), "cost": "dollars"},
                {"action": "some effects", "scoring": "scoring"},
            ),
        },
        "trader": {
            "meta": meta({"item_slots": "positive"}),
            "card": entry(NAME, TEXT, {"region": "region"}),
        },
        "risk-die": {
            "meta": meta(),
            "face": entry(NAME, {"count": "positive", "effects": "effects"}),
            "bonus": entry(NAME, TEXT, {"effects": "some effects"}),
        },
        "modes": {"meta": meta(), "mode": _mode()},
    }


def _mode() -> Form:
    return entry(
        NAME,
        TEXT,
        {"players": "counts", "lengths": "counts"},
        may={
            "rules": "remarks",
            "rules_fr": "remarks",
            "needs": SomeOf(("goals",)),
            "off": SomeOf(SWITCHED_OFF),
            "characters_out": "characters",
            "legendary_out": "legendary items",
            "start_cards": "positive",
            "stores": "stores",
            "end_money_per_lp": "dollars",
            "richest_lp": "positive",
            "arrest_for_hand": "flag",
            "abilities": "abilities",
        },
    )
