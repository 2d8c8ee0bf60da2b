"""The columns of a row: made of the game's own ids, the same for every run."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from tumbleweed.core.content import Content
from tumbleweed.core.ruleset import game_info
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.state.model import FIGHTS, FOE_OF
from tumbleweed.games.legends.state.poker_hands import CATEGORIES
from tumbleweed.games.legends.vocabulary.events import SOURCES
from tumbleweed.games.legends.vocabulary.terms import TRACKS
from tumbleweed.lab.legends.ante_up import names as ante_up
from tumbleweed.lab.legends.blood_money import names as blood_money

WORDS = ("character", "style")
# The seat's final state; man_in_black: his Legendary Points, 0 where he does not play.
STANDING = (
    "rounds", "lp", "marshal", "wanted", "money", "nuggets", "wounds", "items", "man_in_black",
)  # fmt: skip

# ---- points: all columns lp_* and end_* of a row add up to its score ----

# A card's points are split by the kind of the card.
CARDS = ("poker-card", "item", "character", "story", "cattle", "fight-card", "other")
ENDS = ("upgrades", "money", "wounds", "wanted", "marshal", "tokens")  # final scoring
LP_LOST = "lp_lost"

# ---- deeds ----

DEEDS = (
    "prospects", "dice", "deposits", "nuggets_sold", "revels", "works", "acquired", "deliveries",
    "discs", "stories", "goals", "bought", "upgraded", "abilities", "arrested", "wounds_taken",
    "poker_hosted", "poker_played", "poker_won", "poker_best",
)  # fmt: skip
STEPS = ("points", "herded")  # per track: points gained, and those that came from a delivery

# Fights: started, won and lost by the player who started it (or whom the Sheriff is after); and, in
# fights between players, won and lost by the one who was attacked.
ATTACK = ("tried", "won", "lost")
DEFENCE = ("held", "fell")
OWN_FIGHTS = tuple(fight for fight in FIGHTS if fight not in ante_up.FIGHTS)
AMONG_PLAYERS = tuple(fight for fight, foe in zip(FIGHTS, FOE_OF, strict=True) if not foe)

# ---- what fired: the columns of a kind begin with its name ----

CARD, ITEM, STORY, GOAL, FIGHT = "card", "item", "story", "goal", "fight"
FIRED = (CARD, ITEM, STORY, GOAL, FIGHT)
ALL_FIRED = (*FIRED, *ante_up.FIRED, *blood_money.FIRED)


@cache
def column(kind: str, name: str) -> str:
    """`item` and `pack-mule` make item_pack_mule; a prefix equal to the kind is dropped."""
    return f"{kind}_{name.removeprefix(f'{kind}-')}".replace("-", "_")


@lru_cache(maxsize=8)  # packs are loaded and dropped
def fired_ids(content: LegendsContent) -> dict[str, tuple[str, ...]]:
    """Per kind, what may be used: faces of poker cards, items and their upgraded sides, …"""
    info = game_info("legends")
    compiled = content.compiled(info.editions[0], info.players[0], 20)
    sides = tuple(side for side in compiled.upgrades if side)
    return {
        CARD: tuple(dict.fromkeys((*compiled.faces, *content.alternate_faces()))),
        ITEM: (*compiled.items, *sides),
        STORY: compiled.stories,
        GOAL: compiled.goals,
        FIGHT: compiled.fight_cards,
        **ante_up.fired_ids(content),
        **blood_money.fired_ids(content),
    }


def point_columns(modules: tuple[str, ...] = ()) -> list[str]:
    """The sources of the Legendary Points gained in play, losses, and final scoring."""
    gained = [column("lp", source) for source in (*SOURCES, *CARDS) if source != "card"]
    added = []
    for part in (ante_up, blood_money):
        if part.MODULE in modules:
            added += _named("lp", (*part.SOURCES, *part.CARDS)) + _named("end", part.ENDS)
    return [*gained, LP_LOST, *_named("end", ENDS), *added]


def token_sources(modules: tuple[str, ...]) -> list[str]:
    """What gives legendary tokens besides goals."""
    return [
        of for part in (ante_up, blood_money) if part.MODULE in modules for of in part.TOKENS_OF
    ]


def fights(modules: tuple[str, ...]) -> tuple[str, ...]:
    return FIGHTS if ante_up.MODULE in modules else OWN_FIGHTS


@lru_cache(maxsize=8)
def legends_columns(content: Content) -> dict[str, str]:
    assert isinstance(content, LegendsContent)
    numbers = [
        *STANDING,
        *point_columns(content.modules),
        *DEEDS,
        *(column(step, track) for step in STEPS for track in TRACKS),
        *(column(word, fight) for fight in fights(content.modules) for word in ATTACK),
        *(column(word, fight) for fight in AMONG_PLAYERS for word in DEFENCE),
        *_named("hand", CATEGORIES),
        *(name for kind, ids in fired_ids(content).items() for name in _named(kind, ids)),
    ]
    if ante_up.MODULE in content.modules:
        numbers += [*ante_up.STANDING, *ante_up.DEEDS, *ante_up.POINTS]
    if blood_money.MODULE in content.modules:
        numbers += [*blood_money.STANDING, *blood_money.DEEDS, blood_money.RUINS]
    return {**dict.fromkeys(WORDS, "text"), **dict.fromkeys(numbers, "number")}


def _named(kind: str, names: Iterable[str]) -> list[str]:
    return [column(kind, name) for name in names]
