"""What a screen shows of the components: their names, texts and printed facts."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.games.legends.actions.register import ALL
from tumbleweed.games.legends.compiler.content import KINDS
from tumbleweed.games.legends.components.ante_up.markers import further_things
from tumbleweed.games.legends.text.wording import IN_CATALOGUE, TEXTS, LegendsWording

# The printed facts of an entry of the content. Texts are added in the reader's language.
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "card": ("rank", "label", "suit", "face", "source"),
    "item": ("item_kind", "cost", "copies", "lp", "source"),
    "character": ("style", "source", "start"),
    "fight": ("rank", "label", "source"),
    "story": ("back", "spawn", "sheriff", "source"),
    "back": ("source",),
    "cattle": ("color", "home", "source"),
    "die": ("count",),
    "track": ("track", "space", "row", "effects"),
    "place": (),
    "space": ("region", "town", "location"),
    "region": ("town",),
    "goal": ("character", "difficulty", "source"),
    "legendary": ("lp", "count"),
    "black-card": ("source",),
    "difficulty": ("start_lp", "skip_first_round"),
    "event": ("source",),
    "encounter": ("draws", "source"),
    "stop": ("place", "board"),
    "frontier": ("number", "source"),
    "board-token": ("draws", "hand", "source"),
    "gambler": ("space", "effects"),
    "tale": ("number", "source"),
    "condition": (),
    "outcome": ("letter", "source"),
    "story-space": ("space", "effects"),
    "injury": ("lp", "source"),
    "risk-face": ("count", "effects"),
    "risk-bonus": (),
    "deed": ("place", "deed_kind", "cost", "scoring", "source"),
    "relic": ("lp", "source"),
    "trader": ("region",),
}
PROSE: Final = ("text", "narrative", "bio", "flavor", "opening", "rules")
WITHIN: Final = ("ongoing", "map_tokens")  # parts of a legendary story with texts of their own
READ_OUT: Final = ("event", "condition", "injury", "deed")  # their texts are in the log
DEEDS: Final = ("action", "bonus", "reaction")  # what a poker card may be played as


def things(wording: LegendsWording, lang: str) -> dict[str, dict[str, dict[str, Any]]]:
    """By kind and id."""
    found = {kind: _kind(wording, kind, lang) for kind in FACTS if wording.content.ids(kind)}
    for card in found["card"].values():
        face = wording.content.entry("face", card["face"])
        card |= {"title": wording.content.name("face", card["face"], lang)}
        card |= {"kinds": _kinds(face, wording.compiled.edition)}
    found["action"] = _actions(wording.content.modules)
    return found | further_things(wording.compiled)


def _actions(modules: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """By verb: its heading, its rank, its icon."""
    return {
        verb: {"heading": action.heading, "rank": action.rank, "sign": sign}
        for action in ALL
        if not action.module or action.module in modules
        for verb, sign in action.signs.items()
    }


def _kind(wording: LegendsWording, kind: str, lang: str) -> dict[str, dict[str, Any]]:
    return {name: _thing(wording, kind, name, lang) for name in wording.content.ids(kind)}


def _thing(wording: LegendsWording, kind: str, name: str, lang: str) -> dict[str, Any]:
    entry = wording.content.entry(kind, name)
    thing = {fact: entry[fact] for fact in FACTS[kind] if fact in entry}
    if kind == "card" or "name" in entry:
        thing["name"] = wording.content.name(kind, name, lang)
    if "upgraded" in entry:
        thing["upgraded"] = entry["upgraded"]["id"]
    for word in PROSE:
        key = word if lang == "en" else f"{word}_{lang}"
        if key in entry:
            thing[word] = entry[key]
    if kind == "card" or "text" in entry:
        thing["text"] = wording.text(kind, name, lang)
    for part in WITHIN:
        if part in entry:
            thing[part] = entry[part].get(f"text_{lang}", entry[part]["text"])
    return thing


def _kinds(face: dict[str, Any], edition: str) -> list[str]:
    played = [a["kind"] for a in face["abilities"] if edition in a.get("editions", (edition,))]
    return [deed for deed in DEEDS if deed in played]


def names(wording: LegendsWording, refs: set[str], lang: str) -> dict[str, str]:
    """By reference: everything an option, event or prompt may name."""
    content = wording.content
    listed = {
        f"{kind}:{name}"
        for kind in (*KINDS, "outcome")
        for name in content.ids(kind)
        if kind == "card" or "name" in content.entry(kind, name)
    }
    listed |= {f"fight-card:{name}" for name in wording.content.ids("fight")}
    for kind in READ_OUT:
        listed |= {f"{kind}-text:{name}" for name in content.ids(kind)}
    for text, (kind, _) in TEXTS.items():
        listed |= {f"{text}:{name}" for name in content.ids(kind)}
    for node, name in enumerate(wording.compiled.nodes):
        listed.add(f"node:{name}")
        options = range(len(wording.compiled.node_options[node]))
        listed |= {f"effects:{node}.{option}" for option in options}
    out = {}
    for ref in sorted(listed | refs):
        kind, name = ref.split(":", 1)
        if kind != "seat" and kind not in IN_CATALOGUE:  # these have a message as their name
            out[ref] = wording.name_of(kind, name, lang)
    return out
