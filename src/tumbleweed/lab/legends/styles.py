"""The style of a seat: what gave it most of its Legendary Points.

The table says which points count for which style. Cattle pays in points on a track, so the rancher
gets the share of a track's points that matches the share of its spaces gained by deliveries. Points
of poker cards, items and fight cards, left-over money and wounds count for no style. Of equal
styles the first in the table wins; a seat with points from none of them is a drifter.
"""

from __future__ import annotations

from collections.abc import Mapping

from tumbleweed.lab.legends.ante_up import names as ante_up
from tumbleweed.lab.legends.blood_money import names as blood_money
from tumbleweed.lab.legends.columns import column

STYLES = {
    "miner": ("lp_deposit",),
    "outlaw": ("lp_wanted_track", "lp_wanted_row", "end_wanted"),
    "marshal": ("lp_marshal_track", "lp_bandit", "end_marshal"),
    "rancher": ("lp_cattle",),  # and the share of both tracks that comes from cattle
    "gambler": ("lp_poker",),
    "duelist": ("lp_duel",),
    "reveler": ("lp_revel",),
    "storyteller": ("lp_story",),
    "achiever": ("end_tokens",),  # the tokens of goals
}
# What Ante Up adds.
WITH_ANTE_UP = {
    **STYLES,
    "outlaw": (*STYLES["outlaw"], "lp_train", "end_tokens_train"),
    "gambler": (*STYLES["gambler"], "lp_gambler_track", "end_tokens_gambler_track", "end_gambler"),
    "explorer": ("lp_frontier", "end_tokens_frontier"),
}
# What Blood Money adds.
WITH_BLOOD_MONEY = {
    **WITH_ANTE_UP,
    "storyteller": (
        *STYLES["storyteller"], "lp_story_track", "lp_legendary_story",
        "end_tokens_legendary_story",
    ),
    "landlord": ("lp_deed", "end_deeds"),
    "collector": ("lp_relic", "end_relics"),
}  # fmt: skip
DRIFTER = "drifter"
TRACK_OF = {
    "lp_wanted_track": "wanted", "lp_wanted_row": "wanted", "end_wanted": "wanted",
    "lp_marshal_track": "marshal", "end_marshal": "marshal",
}  # fmt: skip


def styles_of(modules: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    if blood_money.MODULE in modules:
        return WITH_BLOOD_MONEY
    return WITH_ANTE_UP if ante_up.MODULE in modules else STYLES


def style_of(row: Mapping[str, int]) -> str:
    credits = dict.fromkeys(WITH_BLOOD_MONEY, 0.0)
    for style, columns in WITH_BLOOD_MONEY.items():
        for name in columns:
            herd = _herd_share(row, name)
            credits[style] += row[name] * (1 - herd)
            credits["rancher"] += row[name] * herd
    best = max(credits, key=credits.__getitem__)
    return best if credits[best] > 0 else DRIFTER


def _herd_share(row: Mapping[str, int], name: str) -> float:
    """The share of a track's spaces that were gained by delivering cattle."""
    if name not in TRACK_OF or not row[column("points", TRACK_OF[name])]:
        return 0.0
    return row[column("herded", TRACK_OF[name])] / row[column("points", TRACK_OF[name])]
