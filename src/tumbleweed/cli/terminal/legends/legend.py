"""What the marks on the map mean."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tumbleweed.cli.terminal.ink import Flow
from tumbleweed.cli.terminal.legends.ante_up.pieces import GOLD, LONGHORN, ROLLER, TRAIN
from tumbleweed.cli.terminal.legends.blood_money.pieces import CART, FACE_DOWN, FLAG, RUIN
from tumbleweed.cli.terminal.legends.chart import BANDIT, SHERIFF
from tumbleweed.cli.terminal.legends.land import GULCH_MARKS, HEAD, MESA
from tumbleweed.cli.terminal.legends.things import name
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.table_options.modules import BLOOD_MONEY

PLACES: Final = {
    "★": "sheriffs-office",
    "$": "bank",
    "⌂": "general-store",
    "♠": "saloon",
    "+": "doctor",
    "♪": "cabaret",
    "◇": "mine",
    "∩": "ranch",
    "#": "rail-station",
    "A B C": "hideout",
}
SIGNS: Final = {BANDIT: "wl-bandit", SHERIFF: "wl-sheriff", MESA: "wl-mesa"}
GULCH_PLACES: Final = {GULCH_MARKS[each]: each for each in ("marshals-office", "trading-post")} | {
    GULCH_MARKS["outlaw-camp"]: "outlaw-camp",
    HEAD: "pass",
    "6 7 8": "frontier-space",
}
GULCH_SIGNS: Final = {
    "+3": "wl-frontier-token",
    BANDIT: "wl-foe",
    LONGHORN: "wl-longhorn",
    GOLD: "wl-gold",
    ROLLER: "wl-roller",
    TRAIN: "wl-train",
    SHERIFF: "wl-sheriff",
    MESA: "wl-mesa",
}
BLOOD_SIGNS: Final = {
    RUIN: "wl-ruin",
    FLAG: "wl-deed-flag",
    FACE_DOWN: "wl-map-token",
    CART: "wl-trader",
}


def legend(words: Words, modules: tuple[str, ...]) -> Flow:
    places = PLACES | GULCH_PLACES if modules else PLACES
    signs = GULCH_SIGNS if modules else SIGNS
    signs = signs | BLOOD_SIGNS if BLOOD_MONEY in modules else signs
    named = {mark: name(words, "place", kind) for mark, kind in places.items()}
    told = {mark: words.say(key) for mark, key in signs.items()}
    return Flow([_sign(mark, text) for mark, text in (*named.items(), *told.items())])


def _sign(mark: str, text: str) -> Text:
    return Text(f"{mark} ", style="place").append(text, style="quiet")
