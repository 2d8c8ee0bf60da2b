"""Tables with Blood Money for tests of legendary stories: base poker deck, the house lays."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tumbleweed as tw
from support.legends.packs import CONTENT
from support.legends.places import STREET
from support.legends.playing import do
from support.legends.tables import table
from support.reading import question

MODULES = ["ante-up", "blood-money"]


def telling(tale: str, *seats: Mapping[Any, Any], players: int = 3, **facts: Any) -> tw.Game:
    """Seat 0's turn unless told; the current story is named by its outcome."""
    options = {"house_chooses": True, "poker_faces": [], **facts.pop("options", {})}
    facts = {"modules": MODULES, "stories": {}, **facts, **({"tale": tale} if tale else {})}
    return table(*seats, players=players, options=options, **facts)


def blood(game: tw.Game, seat: int | None = None) -> dict[str, Any]:
    """What the view tells of Blood Money."""
    found: dict[str, Any] = game.view(seat)["blood"]
    return found


def story(game: tw.Game) -> list[int]:
    """The spaces on the Story track."""
    found: list[int] = blood(game)["story"]
    return found


def discs(game: tw.Game) -> list[int | None]:
    """Who has met the conditions of the current story."""
    return [each["disc"] for each in blood(game)["tale"]["conditions"]]


def current(game: tw.Game) -> str:
    found: str = blood(game)["tale"]["tale"]
    return found


def reasons(game: tw.Game, action: str, seat: int = 0) -> set[tuple[str, str]]:
    return {(reason.rule, reason.key) for reason in game.why_not(seat, action)}


# ---- a card of the module that does what is to be tried ----

CARD = "poker-3-clubs-stagecoach"
FACE = """\
[[face]]
id = "stagecoach"
name = "Tried"
name_fr = "Essai"
rank = 3
source = "house"
text = "What is to be tried."
text_fr = "Ce que l’on essaie."
abilities = [ { kind = "action", effects = [ EFFECTS ] } ]
"""


def tried(folder: Path, effects: str, hero: dict[str, Any], **facts: Any) -> tw.Game:
    """Seat 0 uses a card that does that."""
    pack = folder / f"{folder.name}-{len(list(folder.iterdir()))}"  # a pack is read once
    (pack / "blood-money").mkdir(parents=True)
    text = FACE.replace("EFFECTS", effects)
    (pack / "blood-money" / "poker.toml").write_text(text, encoding="utf-8")
    mine = {"space": STREET, **hero, "hand": f"{CARD} {hero.get('hand', '')}"}
    options = {"poker_faces": ["stagecoach"], **facts.pop("options", {})}
    seats = [mine, *facts.pop("others", [])]
    game = telling(facts.pop("tale", ""), *seats, options=options, content=pack, **facts)
    return do(game, f"use:{CARD}")


def gain_sp(folder: Path, amount: int, hero: dict[str, Any], **facts: Any) -> tw.Game:
    return tried(folder, f'{{ do = "gain_sp", amount = {amount} }}', hero, **facts)


STORIES = CONTENT / "blood-money" / "legendary-stories.toml"


def retold(folder: Path, tale: str, old: str, new: str) -> Path:
    """A pack in which one thing of that story is changed."""
    stories = STORIES.read_text(encoding="utf-8").split("[[story]]\n")
    [mine] = [each for each in stories if f'id = "{tale}"' in each]
    assert mine.count(old) == 1
    (folder / "blood-money").mkdir(parents=True)
    text = "[[story]]\n" + mine.replace(old, new)
    (folder / "blood-money" / "legendary-stories.toml").write_text(text, encoding="utf-8")
    return folder


def settled(game: tw.Game) -> tw.Game:
    """Whatever the Story track asks is answered: its last space gives an LP."""
    while question(game) in ("gang", "choose", "sheriff"):
        [decision] = game.decisions
        lp = "choose:story-4.2"
        game.choose(lp if lp in decision.keys else decision.default)
    return game
