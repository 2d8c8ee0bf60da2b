"""The tables of each content file: what their entries hold, and how many there must be at least.

The type of a key also says who reads it: the rules, or people (`prose.py`).
"""

from __future__ import annotations

from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.forms import Form, OneOf, SomeOf, Sort

SUITS = ("clubs", "diamonds", "hearts", "spades")
GANGS = ("A", "B", "C")
STYLES = (
    "marshal", "outlaw", "miner", "gambler", "rancher", "duelist", "traveller", "reveller",
    "storyteller",
)  # fmt: skip
DIFFICULTIES = ("tenderfoot", "standard", "hard")  # of the Man in Black (WL-MIB-07)
GOAL_DIFFICULTIES = ("easy", "medium", "hard")
FIGHT_ORDERS = ("effects-first", "cards-first")
SWITCHES = (
    "values_rise", "guard_wins_ties", "sheriff_may_be_declined", "sheriff_takes_nuggets",
    "marshal_may_refuse",
)  # fmt: skip

_ENTRY: dict[str, Sort] = {"id": "id", "source": "source"}
_NAME: dict[str, Sort] = {"name": "prose", "name_fr": "prose"}
_TEXT: dict[str, Sort] = {"text": "prose", "text_fr": "prose"}
_REMARKS: dict[str, Sort] = {
    "notes": "prose",
    "house_parts": "remarks",
    "name_source": "source",
    "name_fr_source": "source",
}


def _meta(needs: dict[str, Sort] | None = None) -> Form:
    return Form({"file": "prose", "version": "revision", **(needs or {})}, {"notes": "prose"})


def _entry(*parts: dict[str, Sort], may: dict[str, Sort] | None = None) -> Form:
    needs = {key: sort for part in (_ENTRY, *parts) for key, sort in part.items()}
    printings: dict[str, Sort] = {"printings": "printings"} if "text" in needs else {}
    return Form(needs, {**_REMARKS, **printings, **(may or {})})


_RANK: dict[str, Sort] = {"rank": "rank", "label": "label"}
_SHAPE: dict[str, Sort] = {"outline": "outline", "neighbours": "spaces"}
_TRACK: dict[str, Sort] = {**_NAME, "row_lp": "three numbers"}

# Tables of one entry are written [table], all others [[table]].
SINGLE = ("meta", "lp", "setup", *terms.TRACKS)
TABLES: dict[str, dict[str, Form]] = {
    "places": {
        "meta": _meta(),
        "region": _entry(_NAME, {"town": "flag"}),
        "kind": _entry(_NAME),
        "place": _entry(_NAME, {"kinds": "kinds", "region": "region", "spaces": "positive"}),
    },
    "board-main": {
        "meta": Form(
            {"file": "prose", "version": "revision", "source": "source"}, {"house_parts": "remarks"}
        ),
        "building": Form({"id": "single place", "centre": "point", "spaces": "spaces"}),
        "space": Form(
            {"id": "id", **_NAME, "region": "region", "town": "flag", "centre": "point", **_SHAPE},
            {"location": "place"},
        ),
        "mesa": Form({"id": "id", **_NAME, **_SHAPE}),
    },
    "poker": {
        "meta": _meta(),
        "face": _entry(_NAME, _TEXT, {"rank": "rank", "abilities": "abilities"}),
        "card": _entry(_RANK, {"suit": OneOf(SUITS), "face": "face"}, may={"inferred": "remark"}),
    },
    "items": {
        "meta": _meta({"misc_limit": "positive"}),
        "item": _entry(
            _NAME,
            _TEXT,
            {"item_kind": OneOf(terms.ITEM_KINDS), "cost": "dollars", "copies": "positive"},
            {"abilities": "abilities"},
            may={"movement": "positive", "upgraded": "upgraded side"},
        ),
    },
    "characters": {
        "meta": _meta(),
        "character": _entry(
            _NAME,
            _TEXT,
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
        "meta": _meta({"draws": "draws"}),
        "card": _entry(_NAME, _TEXT, _RANK, {"effects": "some effects"}),
    },
    "stories": {
        "meta": _meta({"discs": "discs"}),
        "back": _entry(_NAME, _TEXT, {"trigger": "trigger", "styles": SomeOf(STYLES)}),
        "story": _entry(
            _NAME,
            _TEXT,
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
        "meta": _meta(),
        "token": _entry(
            _NAME,
            _TEXT,
            {"color": OneOf(terms.COLORS), "home": "single place", "effects": "some effects"},
        ),
    },
    "dice": {
        "meta": _meta({"dice": "positive", "nuggets": "positive"}),
        "face": _entry(_NAME, _TEXT, {"count": "positive", "reroll": "flag", "effects": "effects"}),
    },
    "goals": {
        "meta": _meta({"dealt": "positive", "most": "positive"}),
        "goal": _entry(
            _NAME,
            _TEXT,
            {"character": "character", "why": "prose"},
            {"difficulty": OneOf(GOAL_DIFFICULTIES), "reach": OneOf(("turn", "game"))},
            may={"goal": "trigger", "also": "further triggers", "state": "inner tests"},
        ),
    },
    "legendary-tokens": {
        "meta": _meta(),
        "token": _entry(_NAME, {"lp": "positive", "count": "positive"}),
    },
    "first-game": {
        "meta": _meta(),
        "setup": _entry(
            _NAME,
            {"most_players": "positive", "end_lp": "positive", "cattle": "flag"},
            {"removed_items": "items", "characters": "characters"},
            {"fourth_character": "character", "first_player": "character"},
            {"stories": "story cards"},
        ),
    },
    "tracks": {
        "meta": _meta(),
        "lp": _entry(
            _NAME,
            {"ability_space": "positive", "end_short": "positive"},
            {"end_average": "positive", "end_long": "positive"},
        ),
        "marshal": _entry(_TRACK),
        "wanted": _entry(
            _TRACK,
            {"end_most_wanted_lp": "number", "end_most_wanted_tied_lp": "number"},
            {"end_other_wanted_lp": "number"},
        ),
        "space": _entry(
            {"track": OneOf(terms.TRACKS), "space": "positive", "row": "positive"},
            {"effects": "effects"},
        ),
    },
    "editions": {
        "meta": _meta(),
        "edition": Form(
            {
                **{"id": "id", **_NAME, "fight_order": OneOf(FIGHT_ORDERS)},
                **dict.fromkeys(SWITCHES, "flag"),
                "cites": "citations",
            },
            {"notes": "prose"},
        ),
    },
    "man-in-black": {
        "meta": _meta(
            {
                **_NAME,
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
        "difficulty": _entry(
            _NAME,
            {"id": OneOf(DIFFICULTIES), "start_lp": "number", "skip_first_round": "flag"},
        ),
        "card": _entry(_NAME, _TEXT, {"steps": "black steps"}),
    },
}

# Tables inside entries.
UPGRADED = _entry(
    _NAME, _TEXT, {"lp": "number", "abilities": "abilities"}, may={"movement": "positive"}
)
PRINTING = Form({"editions": SomeOf(EDITIONS), **_TEXT})
START = Form(
    {
        "places": "places",
        "money": "dollars",
        "cards": "number",
        "wounds": "wounds",
        "marshal": "track space",
        "wanted": "track space",
        "items": "start items",
    }
)
START_ITEM = Form({"item": "item", "upgraded": "flag"})
DRAWS = Form(dict.fromkeys(terms.FOES[1:], "positive"))
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
}
# Place and kind ids that rules refer to: they must exist.
NEEDED_KINDS = (
    "town", "outside", "location", "general-store", "saloon", "mine", "ranch", "hideout",
    "hideout-a", "hideout-b", "hideout-c",
)  # fmt: skip
NEEDED_PLACES = (
    "sheriffs-office", "bank", "doctor", "cabaret", "rail-station", "ranch-green", "ranch-blue",
)  # fmt: skip
