"""The columns that Blood Money adds, by the kinds of columns.py."""

from __future__ import annotations

from tumbleweed.games.legends.compiler.content import LegendsContent

MODULE = "blood-money"
STANDING = ("story", "titles", "relics", "injury")  # the space on the track, cards owned
SOURCES = ("story-track", "legendary-story")  # Legendary Points gained in play, as the log says
CARDS = ("deed", "relic", "start")  # some characters begin with LP (BM-SETUP-24)
TOKENS_OF = ("legendary-story",)
SCORED = ("relics", "injuries", "deeds", "richest")  # final scoring
ENDS = (*SCORED, *(f"tokens-{source}" for source in TOKENS_OF))
DEEDS = (
    "conditions", "offers", "tales", "maps", "risks", "injured", "recovered", "forfeits", "claims",
    "title_actions", "repairs", "relics_bought", "relics_found",
)  # fmt: skip
RUINS = "ruins"  # by stories and events, told in the first row of a game

TALE, OUTCOME, TITLE, INJURY, RELIC, RISK = "tale", "outcome", "title", "harm", "relic", "risk"
FIRED = (TALE, OUTCOME, TITLE, INJURY, RELIC, RISK)
NAMED_AS = {TITLE: "deed", INJURY: "injury", RISK: "risk-face"}  # in the content


def fired_ids(content: LegendsContent) -> dict[str, tuple[str, ...]]:
    """Per kind, what may happen; empty without the module."""
    there = FIRED if MODULE in content.modules else ()
    return {kind: tuple(content.ids(NAMED_AS.get(kind, kind))) for kind in there}
