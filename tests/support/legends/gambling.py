"""Tables of Ante Up where somebody gambles; the game's own poker cards unless told."""

from pathlib import Path
from typing import Any

import tumbleweed as tw
from support.legends.cards import fight_cards
from support.legends.places import STREET
from support.legends.playing import choose, do
from support.legends.tables import table
from support.reading import state_of

Facts = dict[str, Any]
MODULE: Facts = {"modules": ["ante-up"], "poker_faces": []}


def gaming(*seats: Facts, players: int = 3, **facts: Any) -> tw.Game:
    options = {**MODULE, **facts.pop("options", {})}
    return table(*seats, players=players, options=options, **facts)


def points(game: tw.Game) -> list[int]:
    """On the Gambler track."""
    found: list[int] = game.view()["up"]["gambler"]
    return found


def kept(game: tw.Game, seat: int = 0) -> list[str]:
    """The legendary tokens that no goal gave, as their owner sees them."""
    found: list[str] = game.view(seat)["up"]["legendary"][seat]["tokens"]
    return found


def tokens(*names: str) -> list[str]:
    """1 to 3 are the game's own, +1 to +3 those of Ante Up."""
    return [f"ante-up-legendary-{n[1]}" if n[0] == "+" else f"legendary-{n}" for n in names]


def faro(*seats: Facts, shown: str, turned: str, **facts: Any) -> tw.Game:
    """Seat 0 starts a game. The fight deck's top four are those shown and the hidden one, which is
    the last of them; then the cards in the order in which they are turned."""
    dealt = shown.split()
    chance = {"faro": fight_cards(" ".join([*dealt[:3], *turned.split()]))}
    game = gaming(*seats, fight_deck=shown, chance={**chance, **facts.pop("chance", {})}, **facts)
    return choose(game, "faro")


def set_roller(game: tw.Game, token: str, saloon: str = "darkrock-saloon") -> tw.Game:
    """That high roller lies at the Saloon."""
    s = state_of(game)
    tables = s.compiled.up
    s.up.token_at[tables.tokens.index(token)] = tables.whereabouts.index(saloon)
    return game


# ---- a card of the module that does what is to be tried ----

CARD = "poker-5-hearts-vendetta"
FACE = """\
[[face]]
id = "vendetta"
name = "Tried"
name_fr = "Essai"
rank = 5
source = "house"
text = "What is to be tried."
text_fr = "Ce que l’on essaie."
abilities = [ { kind = "action", effects = [ EFFECTS ] } ]
"""


def tried(folder: Path, effects: str, hero: Facts, **facts: Any) -> tw.Game:
    """Seat 0 uses a card that does that."""
    pack = folder / f"{folder.name}-{len(list(folder.iterdir()))}"  # a pack is read once
    (pack / "ante-up").mkdir(parents=True)
    text = FACE.replace("EFFECTS", effects)
    (pack / "ante-up" / "poker.toml").write_text(text, encoding="utf-8")
    mine = {"space": STREET, **hero, "hand": f"{CARD} {hero.get('hand', '')}"}
    options = {"poker_faces": ["vendetta"], **facts.pop("options", {})}
    seats = [mine, *facts.pop("others", [])]
    return do(gaming(*seats, options=options, content=pack, **facts), f"use:{CARD}")


def gain_points(folder: Path, amount: int, hero: Facts, **facts: Any) -> tw.Game:
    return tried(folder, f'{{ do = "gain_gambler", amount = {amount} }}', hero, **facts)
