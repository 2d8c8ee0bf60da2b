"""The texts of the game: names from the content, messages from the Fluent catalogue."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.text import Message, Wording
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.text.effect_text import EffectText, listener_of
from tumbleweed.games.legends.vocabulary.effect import OWNER

KEPT = 64  # wordings; packs are loaded and dropped
# Kinds of things that have no entry in the content, but a message `<kind>-<id>`.
IN_CATALOGUE = (
    "side", "ranch", "track", "fight", "source", "delivery", "hand", "must", "rank", "marker",
    "deck", "laid", "map-token",
)  # fmt: skip
# Further texts of things: their kind, and the key of the text.
TEXTS = {"tale-opening": ("tale", "opening"), "outcome-story": ("outcome", "narrative")}
CHOOSING_KINDS = (
    "story", "face", "fight", "item", "character", "event", "encounter", "frontier", "board-token",
    "gambler", "deed", "relic", "tale", "outcome", "story-space", "injury", "risk-face",
)  # fmt: skip
TRACKS = {"gambler": "gambler-track", "story-space": "story-track"}  # spaces have numbers alone


class LegendsWording(Wording):
    """Names of everything an option, event or prompt may refer to."""

    def __init__(self, content: LegendsContent, compiled: Compiled) -> None:
        super().__init__("legends", self.name_of)
        self.content = content
        self.compiled = compiled
        self._third = f"seat:{compiled.black}" if compiled.players < compiled.figures else ""

    def rival(self, lang: str) -> str:
        return self.content.third(lang, "title") if self._third else ""

    def render(self, message: Message, lang: str = "en", players: list[str] | None = None) -> str:
        """The Man in Black has an article, which begins a sentence with a capital letter."""
        text = super().render(message, lang, players)
        return text[:1].upper() + text[1:] if text.startswith(self.content.third(lang)) else text

    def name_of(self, kind: str, name: str, lang: str) -> str:
        if kind in IN_CATALOGUE:
            return self.say(f"{kind}-{name}", {}, lang)
        if kind in TEXTS:
            return self.content.said(*TEXTS[kind], name, lang)
        if kind.endswith("-text"):  # of a card that is turned up
            return self.text(kind.removesuffix("-text"), name, lang)
        if kind == "effects":
            node, option = name.split(".")
            return self.option_of(int(node), int(option), lang)
        if kind == "node":
            return self.node_name(name, lang)
        if kind == "fight-card":
            return self.fight_card(name, lang)
        if kind == "cattle":
            return self.token(name, lang)
        return self.content.name(kind, name, lang)

    def text(self, kind: str, name: str, lang: str) -> str:
        """What the card does, as it is printed in this edition."""
        return self.content.text(kind, name, lang, self.compiled.edition)

    def node_name(self, node: str, lang: str) -> str:
        """The card a choice stands on."""
        for name in (node, node.rsplit("-", 1)[0]):
            for kind in CHOOSING_KINDS:
                if self.content.has(kind, name):
                    if kind in TRACKS:
                        return self.say(f"source-{TRACKS[kind]}", {}, lang)
                    return self.content.name(kind, name, lang)
        raise UnknownName(f"no card makes the choice {node!r}")

    def fight_card(self, card: str, lang: str) -> str:
        """With its rank, which decides the fight."""
        args = {
            "name": self.content.name("fight", card, lang),
            "rank": self.content.entry("fight", card)["label"],
        }
        return self.say("ranked", args, lang)

    def token(self, token: str, lang: str) -> str:
        """A cattle token with what it brings: all of a colour have the same name."""
        number = self.compiled.cattle.index(token)
        at, end = self.compiled.cattle_effect[number], self.compiled.cattle_effect_end[number]
        args = {"name": self.content.name("cattle", token, lang)}
        return self.say("token", {**args, "effects": self.effects(at, end, lang)}, lang)

    def _word(self, value: Any, lang: str, players: list[str] | None) -> Any:
        """Rendered text may contain a colon; a reference contains no space."""
        if isinstance(value, str) and " " in value:
            return value
        if value == self._third:
            return self.content.third(lang)
        return super()._word(value, lang, players)

    # ---- effects ----

    def option_of(self, node: int, option: int, lang: str) -> str:
        """An option of a card's question, as a sentence to the player who is asked."""
        text = self._words(lang, listener_of(self.compiled, node)).option(node, option)
        return text[:1].upper() + text[1:]

    def effects(self, at: int, end: int, lang: str) -> str:
        """A list of effects, as a sentence to the player whom the card calls "you"."""
        return self._words(lang, OWNER).effects(at, end)

    def _words(self, lang: str, listener: int) -> EffectText:
        def say(key: str, args: dict[str, Any]) -> str:
            return self.say(key, args, lang)

        def name(kind: str, thing: str) -> str:
            return self.name_of(kind, thing, lang)

        return EffectText(self.compiled, say, name, listener)


@lru_cache(maxsize=KEPT)
def _shared(
    content: LegendsContent,
    edition: str,
    players: int,
    variants: tuple[str, ...],
    poker_faces: tuple[str, ...],
) -> LegendsWording:
    return LegendsWording(content, content.compiled(edition, players, 20, variants, poker_faces))


def legends_wording(content: LegendsContent, compiled: Compiled) -> LegendsWording:
    """The texts depend on all of the compiled content but the length and who plays the NPCs."""
    return _shared(
        content, compiled.edition, compiled.players, compiled.variants, compiled.poker_faces
    )
