"""What an answer would do or cost, beside the words of the answer."""

from __future__ import annotations

from tumbleweed.cli.terminal.legends.blood_money.notes import blood_note
from tumbleweed.cli.terminal.legends.things import (
    card_text,
    content_of,
    fight_card,
    item_text,
    name,
    reader,
    text_of,
)
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import View


def note(key: str, view: View, words: Words) -> str:
    verb, _, thing = key.partition(":")
    if verb in ("use", "lay", "react", "discard", "play", "give"):
        return card_text(words, thing)
    if verb == "npc":
        return fight_card(words, thing)[2]
    if verb in ("buy", "upgrade"):
        return item_text(words, thing, verb == "upgrade")
    if verb in ("ready", "item"):
        return item_text(words, thing, _is_upgraded(view, thing))
    if verb == "character":
        return _character(words, thing)
    if verb == "ability":
        return text_of(words, "character", thing)
    if verb == "claim":
        return text_of(words, "goal", thing)
    if verb in ("contribute", "resolve", "look", "take-back"):
        return _story(view, words, thing)
    return blood_note(verb, thing, view, words)


def _is_upgraded(view: View, item: str) -> bool:
    mine = reader(view)["items"]
    return any(each["item"] == item and each["upgraded"] for each in mine)


def _story(view: View, words: Words, side: str) -> str:
    back = next(story["back"] for story in view["stories"] if story["side"] == side)
    return text_of(words, "back", back) if back is not None else ""


def _character(words: Words, character: str) -> str:
    """Where and with what the character starts, then the ability."""
    start = content_of(words).entry("character", character)["start"]
    places = " / ".join(name(words, "place", place) for place in start["places"])
    parts = [places, words.say("wl-start-goods", money=start["money"], cards=start["cards"])]
    parts += [words.say("wl-wounds", count=start["wounds"])] if start["wounds"] else []
    parts += [words.say("wl-marshal", points=start["marshal"])] if start["marshal"] else []
    parts += [words.say("wl-wanted", points=start["wanted"])] if start["wanted"] else []
    parts += [name(words, "item", item["item"]) for item in start["items"]]
    ability = text_of(words, "character", character)
    return f"{', '.join(parts)}. {words.say('wl-from-5')} {ability}"
