"""The tables of each content file: what their entries hold, and how many there must be at least.

The type of a key also says who reads it: the rules, or people (`prose.py`).
"""

from __future__ import annotations

from tumbleweed.games.legends.compiler.ante_up.tables import (
    ANTE_UP_CARDS,
    ANTE_UP_SINGLE,
    ante_up_tables,
)
from tumbleweed.games.legends.compiler.blood_money.tables import (
    BLOOD_MONEY_CARDS,
    BLOOD_MONEY_SINGLE,
    BLOOD_MONEY_START,
    blood_money_tables,
)
from tumbleweed.games.legends.compiler.entries import NAME, RANK, SHAPE, TEXT, TRACK, entry, meta
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.forms import Form, OneOf, SomeOf

SUITS = ("clubs", "diamonds", "hearts", "spades")
GANGS = ("A", "B", "C")
STYLES = (
    "marshal", "outlaw", "miner", "gambler", "rancher", "duelist", "traveller", "reveller",
    "storyteller", "merchant",
)  # fmt: skip
DIFFICULTIES = ("tenderfoot", "standard", "hard")  # of the Man in Black (WL-MIB-07)
GOAL_DIFFICULTIES = ("easy", "medium", "hard")
FIGHT_ORDERS = ("effects-first", "cards-first")
SWITCHES = (
    "values_rise", "guard_wins_ties", "sheriff_may_be_declined", "sheriff_takes_nuggets",
    "marshal_may_refuse",
)  # fmt: skip

# Tables of one entry are written [table], all others [[table]].
SINGLE = ("meta", "lp", "setup", *terms.TRACKS, *ANTE_UP_SINGLE, *BLOOD_MONEY_SINGLE)
TABLES: dict[str, dict[str, Form]] = {
    "places": {
        "meta": meta(),
        "region": entry(NAME, {"town": "flag"}),
        "kind": entry(NAME),
        "place": entry(NAME, {"kinds": "kinds", "region": "region", "spaces": "positive"}),
    },
    "board-main": {
        "meta": Form(
            {"file": "prose", "version": "revision", "source": "source"}, {"house_parts": "remarks"}
        ),
        "building": Form({"id": "single place", "centre": "point", "spaces": "spaces"}),
        "space": Form(
            {"id": "id", **NAME, "region": "region", "town": "flag", "centre": "point", **SHAPE},
            {"location": "place"},
        ),
        "mesa": Form({"id": "id", **NAME, **SHAPE}),
    },
    "poker": {
        "meta": meta(),
        "face": entry(NAME, TEXT, {"rank": "rank", "abilities": "abilities"}),
        "card": entry(RANK, {"suit": OneOf(SUITS), "face": "face"}, may={"inferred": "remark"}),
    },
    "items": {
        "meta": meta({"misc_limit": "positive"}),
        "item": entry(
            NAME,
            TEXT,
            {"item_kind": OneOf(terms.ITEM_KINDS), "cost": "dollars", "copies": "positive"},
            {"abilities": "abilities"},
            may={"movement": "positive", "upgraded": "upgraded side"},
        ),
    },
    "characters": {
        "meta": meta(),
        "character": entry(
            NAME,
            TEXT,
            {
                "bio": "prose",
                "bio_fr": "prose",
                "start_source": "source",
                "ability_source": "source",
            },
            {"style": SomeOf(STYLES), "abilities": "abilities", "start": "start"},
        ),
    },
    "fight": {
        "meta": meta({"draws": "draws"}),
        "card": entry(NAME, TEXT, RANK, {"effects": "some effects"}),
    },
    "stories": {
        "meta": meta({"discs": "discs"}),
        "back": entry(NAME, TEXT, {"trigger": "trigger", "styles": SomeOf(STYLES)}),
        "story": entry(
            NAME,
            TEXT,
            {"narrative": "prose", "narrative_fr": "prose"},
            {
                "back": "back",
                "reward": "some effects",
                "spawn": SomeOf(GANGS, 0),
                "sheriff": "ride",
            },
        ),
    },
    "cattle": {
        "meta": meta(),
        "token": entry(
            NAME,
            TEXT,
            {"color": OneOf(terms.COLORS), "home": "single place", "effects": "some effects"},
        ),
    },
    "dice": {
        "meta": meta({"dice": "positive", "nuggets": "positive"}),
        "face": entry(NAME, TEXT, {"count": "positive", "reroll": "flag", "effects": "effects"}),
    },
    "goals": {
        "meta": meta({"dealt": "positive", "most": "positive"}),
        "goal": entry(
            NAME,
            TEXT,
            {"character": "character", "why": "prose"},
            {"difficulty": OneOf(GOAL_DIFFICULTIES), "reach": OneOf(("turn", "game"))},
            may={"goal": "trigger", "also": "further triggers", "state": "inner tests"},
        ),
    },
    "legendary-tokens": {
        "meta": meta(),
        "token": entry(NAME, {"lp": "positive", "count": "positive"}),
    },
    "first-game": {
        "meta": meta(),
        "setup": entry(
            NAME,
            {"most_players": "positive", "end_lp": "positive", "cattle": "flag"},
            {"removed_items": "items", "characters": "characters"},
            {"fourth_character": "character", "first_player": "character"},
            {"stories": "story cards"},
        ),
    },
    "tracks": {
        "meta": meta(),
        "lp": entry(
            NAME,
            {"ability_space": "positive", "end_short": "positive"},
            {"end_average": "positive", "end_long": "positive"},
        ),
        "marshal": entry(TRACK),
        "wanted": entry(
            TRACK,
            {"end_most_wanted_lp": "number", "end_most_wanted_tied_lp": "number"},
            {"end_other_wanted_lp": "number"},
        ),
        "space": entry(
            {"track": OneOf(terms.TRACKS), "space": "positive", "row": "positive"},
            {"effects": "effects"},
        ),
    },
    "editions": {
        "meta": meta(),
        "edition": Form(
            {
                **{"id": "id", **NAME, "fight_order": OneOf(FIGHT_ORDERS)},
                **dict.fromkeys(SWITCHES, "flag"),
                "cites": "citations",
            },
            {"notes": "prose"},
        ),
    },
    "man-in-black": {
        "meta": meta(
            {
                **NAME,
                "title": "prose",
                "title_fr": "prose",
                "start_place": "single place",
                "money": "dollars",
                "nuggets": "number",
                "fight_cards": "positive",
                "opposing_card_shift": "change",
                "story_discs": "positive",
            }
        ),
        "difficulty": entry(
            NAME,
            {"id": OneOf(DIFFICULTIES), "start_lp": "number", "skip_first_round": "flag"},
        ),
        "card": entry(NAME, TEXT, {"steps": "black steps"}),
    },
}

TABLES |= ante_up_tables(TABLES)
TABLES |= blood_money_tables(TABLES)

# Tables inside entries.
UPGRADED = entry(
    NAME, TEXT, {"lp": "number", "abilities": "abilities"}, may={"movement": "positive"}
)
PRINTING = Form({"editions": SomeOf(EDITIONS), **TEXT})
START = Form(
    {
        "places": "places",
        "money": "dollars",
        "cards": "number",
        "wounds": "wounds",
        "marshal": "track space",
        "wanted": "track space",
        "items": "start items",
    },
    {"gambler": "number", "rewards": "flag", **BLOOD_MONEY_START},
)
START_ITEM = Form({"item": "item", "upgraded": "flag"})
DRAWS = Form(dict.fromkeys(("bandit", "guard", "sheriff"), "positive"))
DISCS = Form({"players_2_to_4": "positive", "players_5_to_6": "positive"})

# The minimum for six players, and for rules that name them; a pack may have more.
LEAST = {
    "characters": {"character": 12},  # WL-SETUP-33: two are dealt to each
    "items": {"item": 1},
    "stories": {"story": 2},  # one to begin each deck with
    "man-in-black": {"card": 1},
}
# The kind of card a table holds: some words belong to one kind only.
CARDS = {
    ("poker", "face"): "poker card",
    ("items", "item"): "item",
    ("characters", "character"): "character",
    ("fight", "card"): "fight card",
    ("stories", "story"): "story",
    ("stories", "back"): "story",
    ("cattle", "token"): "cattle token",
    ("dice", "face"): "die",
    ("tracks", "space"): "track",
    ("goals", "goal"): "goal",
    **ANTE_UP_CARDS,
    **BLOOD_MONEY_CARDS,
}
# Place and kind ids that rules refer to: they must exist.
NEEDED_KINDS = (
    "town", "outside", "location", "general-store", "saloon", "mine", "ranch", "hideout",
    "hideout-a", "hideout-b", "hideout-c",
)  # fmt: skip
NEEDED_PLACES = (
    "sheriffs-office", "bank", "doctor", "cabaret", "rail-station", "ranch-green", "ranch-blue",
)  # fmt: skip
