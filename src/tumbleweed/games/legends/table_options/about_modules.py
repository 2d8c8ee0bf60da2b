"""What a lobby needs to offer the modules: names, what excludes them, their table options."""

from __future__ import annotations

from typing import Any

from tumbleweed.games.legends.compiler.content import LegendsContent, legends_content
from tumbleweed.games.legends.compiler.modules import NAMES, Module, module
from tumbleweed.games.legends.table_options.modules import MODULE_SWITCHES, WITHOUT_MODULES

LANGUAGES = ("en", "fr")


def about_modules() -> dict[str, dict[str, Any]]:
    return {name: _about(module(name)) for name in NAMES}


def _about(each: Module) -> dict[str, Any]:
    content = legends_content().with_modules((*each.needs, each.id))
    without = legends_content().with_modules(each.needs)
    own = [face for face in content.alternate_faces() if face not in without.alternate_faces()]
    return {
        "name": {"en": each.name, "fr": each.name_fr},
        "text": {"en": each.text, "fr": each.text_fr},
        "needs": list(each.needs),
        "editions": list(each.editions),
        "without": list(WITHOUT_MODULES),
        "switches": list(MODULE_SWITCHES[each.id]),
        "poker_faces": [_face(content, face) for face in own],
        "modes": [_mode(content.entry("mode", mode)) for mode in content.ids("mode")],
    }


def _face(content: LegendsContent, face: str) -> dict[str, Any]:
    return {
        "id": face,
        "rank": str(content.entry("face", face)["rank"]),
        "name": {lang: content.name("face", face, lang) for lang in LANGUAGES},
        "text": {lang: content.text("face", face, lang) for lang in LANGUAGES},
    }


def _mode(entry: dict[str, Any]) -> dict[str, Any]:
    """A scenario, and the tables it is for."""
    return {
        "id": entry["id"],
        "name": {"en": entry["name"], "fr": entry["name_fr"]},
        "text": {"en": entry["text"], "fr": entry["text_fr"]},
        "rules": {"en": entry.get("rules", []), "fr": entry.get("rules_fr", [])},
        "players": entry["players"],
        "lengths": entry["lengths"],
        "needs": entry.get("needs", []),
        "characters_out": entry.get("characters_out", []),
    }
