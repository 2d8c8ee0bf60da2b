"""Checks across entries: each deck is complete and its cards are consistent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tumbleweed.games.legends.compiler.source import Source
from tumbleweed.games.legends.compiler.tables import DIFFICULTIES, LEAST, SUITS
from tumbleweed.games.legends.compiler.values import TRACK_SPACES
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.games.legends.vocabulary import terms

Sources = dict[str, Source]
RANKS = range(2, 15)
LABELS = {rank: str(rank) for rank in RANKS} | {11: "J", 12: "Q", 13: "K", 14: "A"}
MOST_PLAYERS, SIDES, ROW = 6, 6, 3
WHOLE_FILE = "a file with [meta] stands for the whole; without it, for the entries it holds"


def check_decks(sources: Sources) -> None:
    for name, source in sources.items():
        _check_counts(name, source)
    _check_poker(sources["poker"])
    _check_items(sources["items"])
    _check_characters(sources["characters"], sources["items"])
    _check_copies(sources["items"], sources["characters"])
    _check_fight(sources["fight"])
    _check_stories(sources["stories"])
    _check_cattle(sources["cattle"], sources["places"])
    _check_dice(sources["dice"])
    _check_tracks(sources["tracks"])
    _check_goals(sources["goals"], sources["characters"])
    _check_tokens(sources["legendary-tokens"], sources["goals"])
    _check_first_game(sources["first-game"], sources["characters"])
    _check_all_there(sources["editions"], "edition", EDITIONS)
    _check_all_there(sources["man-in-black"], "difficulty", DIFFICULTIES)


def _check_counts(name: str, source: Source) -> None:
    """Enough for every possible table."""
    for table, least in LEAST.get(name, {}).items():
        found = len(source.entries(table))
        if table in source.data and found < least:
            what = f"{found} [[{table}]]: there must be at least {least} ({WHOLE_FILE})"
            source.fault((table,), what)


def _check_poker(poker: Source) -> None:
    if not poker.sound("face", "card"):
        return
    ranks = {face["id"]: face["rank"] for face in poker.entries("face")}
    seen: set[tuple[int, str]] = set()
    for number, card in enumerate(poker.entries("card")):
        path = ("card", number)
        _check_label(poker, number, card)
        seen.add((card["rank"], card["suit"]))
        if ranks[card["face"]] != card["rank"]:
            poker.fault((*path, "face"), f"{card['face']!r} is of rank {ranks[card['face']]}")
    for rank, suit in ((rank, suit) for rank in RANKS for suit in SUITS):
        if (rank, suit) not in seen:
            poker.fault(("card",), f"there is no {LABELS[rank]} of {suit} ({WHOLE_FILE})")
    _check_used(poker, "face", (card["face"] for card in poker.entries("card")), "card")


def _check_label(source: Source, number: int, card: dict[str, Any]) -> None:
    wanted = LABELS[card["rank"]]
    if card["label"] != wanted:
        source.fault(("card", number, "label"), f"the label of rank {card['rank']} is {wanted!r}")


def _check_used(source: Source, table: str, used: Iterable[str], by: str) -> None:
    idle = {entry["id"] for entry in source.entries(table)} - set(used)
    for number, entry in enumerate(source.entries(table)):
        if entry["id"] in idle:
            source.fault((table, number), f"no {by} has this {table}")


def _check_items(items: Source) -> None:
    if not items.sound("item"):
        return
    for number, item in enumerate(items.entries("item")):
        path = ("item", number)
        misc = item["item_kind"] == "misc"
        if misc and "upgraded" in item:
            items.fault((*path, "upgraded"), "miscellaneous items have no upgraded side")
        if not misc and "upgraded" not in item:
            items.fault(path, "a weapon or mount needs an upgraded side: [item.upgraded]")
        _check_movement(items, item, item["item_kind"], path)
        if "upgraded" in item:
            _check_movement(items, item["upgraded"], item["item_kind"], (*path, "upgraded"))


def _check_movement(
    items: Source, side: dict[str, Any], kind: str, path: tuple[str | int, ...]
) -> None:
    """The movement shown is the movement its modifier sets, and mounts alone have one."""
    mods = [mod for ability in side["abilities"] for mod in ability.get("mods", [])]
    sets = {mod["set"] for mod in mods if mod["mod"] == "movement" and "set" in mod}
    if sets != {side["movement"]} if "movement" in side else sets:
        items.fault(path, "'movement' and the modifier 'movement' with 'set' differ")
    if (kind == "mount") != ("movement" in side):
        items.fault(path, "mounts have a 'movement', and nothing else has")


def _check_characters(characters: Source, items: Source) -> None:
    if not characters.sound("character") or not items.sound("item"):
        return
    upgradable = {item["id"] for item in items.entries("item") if "upgraded" in item}
    for number, character in enumerate(characters.entries("character")):
        start, path = character["start"], ("character", number, "start")
        if start["marshal"] and start["wanted"]:
            characters.fault((*path, "wanted"), "nobody is a Marshal and Wanted at once")
        for place, item in enumerate(start["items"]):
            if item["upgraded"] and item["item"] not in upgradable:
                what = f"{item['item']!r} has no upgraded side"
                characters.fault((*path, "items", place), what)


def _check_copies(items: Source, characters: Source) -> None:
    """Enough copies for what the characters start with."""
    if not characters.sound("character") or not items.sound("item"):
        return
    starts = [character["start"]["items"] for character in characters.entries("character")]
    wanted = Counter(item["item"] for own in starts for item in own)
    for number, item in enumerate(items.entries("item")):
        least = min(wanted[item["id"]], MOST_PLAYERS)
        if item["copies"] < least:
            what = f"{least} characters of a table may start with one"
            items.fault(("item", number, "copies"), what)


def _check_fight(fight: Source) -> None:
    if not fight.sound("card"):
        return
    for number, card in enumerate(fight.entries("card")):
        _check_label(fight, number, card)
    found = Counter(card["rank"] for card in fight.entries("card"))
    for rank in RANKS:
        if found[rank] != 1:
            fight.fault(("card",), f"{found[rank]} fight cards of rank {rank} instead of 1")


def _check_stories(stories: Source) -> None:
    if stories.sound("back", "story"):
        _check_used(stories, "back", (story["back"] for story in stories.entries("story")), "story")


def _check_cattle(cattle: Source, places: Source) -> None:
    if not cattle.sound("token") or not places.sound("place"):
        return
    tokens = cattle.entries("token")
    found = Counter(token["color"] for token in tokens)
    for color in found.keys() | set(terms.COLORS[:2]):
        if found[color] < MOST_PLAYERS:
            what = f"{found[color]} {color} tokens: there must be one for each of {MOST_PLAYERS}"
            cattle.fault(("token",), f"{what} ({WHOLE_FILE})")
    for number, token in enumerate(tokens):
        if token["home"] != f"ranch-{token['color']}":
            what = f"the home of {token['color']} cattle is 'ranch-{token['color']}'"
            cattle.fault(("token", number, "home"), what)


def _check_dice(dice: Source) -> None:
    if dice.sound("face"):
        sides = sum(face["count"] for face in dice.entries("face"))
        if sides != SIDES:
            dice.fault(("face",), f"a die has {SIDES} sides, not {sides}")


def _check_tracks(tracks: Source) -> None:
    if not tracks.sound("space"):
        return
    spaces = tracks.entries("space")
    for number, space in enumerate(spaces):
        row = (space["space"] - 1) // ROW + 1
        if space["row"] != row:
            tracks.fault(("space", number, "row"), f"space {space['space']} lies in row {row}")
    for track in terms.TRACKS:
        found = [space["space"] for space in spaces if space["track"] == track]
        if sorted(found) != list(range(1, TRACK_SPACES + 1)):
            tracks.fault(("space",), f"the {track} track has not one each of spaces 1 to 9")


def _check_goals(goals: Source, characters: Source) -> None:
    """Each character has the goals it is dealt (WL-GOAL-02, -14); each goal says what to do."""
    if not goals.sound("meta", "goal") or not characters.sound("character"):
        return
    found, dealt = Counter(goal["character"] for goal in goals.entries("goal")), _dealt(goals)
    for number, character in enumerate(characters.entries("character")):
        if found[character["id"]] < dealt:
            what = f"{found[character['id']]} goals in goals.toml, but {dealt} are dealt"
            characters.fault(("character", number), what)
    for number, goal in enumerate(goals.entries("goal")):
        if "goal" not in goal and ("state" not in goal or "also" in goal):
            goals.fault(("goal", number), "a goal needs 'goal', or 'state' and nothing else")
        words = [goal.get("goal", []), goal.get("also", [])]
        if len({word.get("within") for word in _triggers(words)}) > 1 and "also" in goal:
            what = "'also' counts in the same 'within' as the goal itself"
            goals.fault(("goal", number, "also"), what)


def _dealt(goals: Source) -> int:
    return int(goals.data["meta"]["dealt"])


def _triggers(words: Any) -> list[dict[str, Any]]:
    if isinstance(words, list):
        return [word for part in words for word in _triggers(part)]
    return [words]


def _check_tokens(tokens: Source, goals: Source) -> None:
    """One for each goal that can be completed (WL-GOAL-05)."""
    if tokens.sound("token") and goals.sound("meta"):
        found = sum(token["count"] for token in tokens.entries("token"))
        least = MOST_PLAYERS * goals.data["meta"]["most"]
        if found < least:
            tokens.fault(("token",), f"{found} tokens: there must be at least {least}")


def _check_first_game(first_game: Source, characters: Source) -> None:
    if not first_game.sound("setup") or not characters.sound("character"):
        return
    setup, path = first_game.data["setup"], ("setup",)
    if setup["first_player"] not in setup["characters"]:
        what = f"{setup['first_player']!r} is not one of the characters"
        first_game.fault((*path, "first_player"), what)
    if setup["fourth_character"] in setup["characters"]:
        first_game.fault((*path, "fourth_character"), "this one may be chosen anyway")
    for character in characters.entries("character"):
        plays = character["id"] in (*setup["characters"], setup["fourth_character"])
        for item in character["start"]["items"] if plays else []:
            if item["item"] in setup["removed_items"]:
                what = f"{character['id']} starts with {item['item']!r}"
                first_game.fault((*path, "removed_items"), what)


def _check_all_there(source: Source, table: str, names: tuple[str, ...]) -> None:
    """These, and no others."""
    if not source.sound(table):
        return
    entries = source.entries(table)
    for number, entry in enumerate(entries):
        if entry["id"] not in names:
            what = f"there is no such {table}; these are: {', '.join(names)}"
            source.fault((table, number, "id"), what)
    for name in names:
        if name not in [entry["id"] for entry in entries]:
            source.fault((table,), f"the {table} {name!r} is missing ({WHOLE_FILE})")
