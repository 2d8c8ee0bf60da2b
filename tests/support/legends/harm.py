"""Tables with Blood Money for tests of injuries, the risk die and ruins: no story is open, the
poker deck is the base game's, the house lays for NPCs."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tumbleweed as tw
from support.legends.packs import shipped
from support.legends.playing import choose
from support.legends.tables import table

MODULES = ["ante-up", "blood-money"]
NOTHING_HAPPENS = "cracked-ribs"  # an injury that does nothing but lower the hand limit


def harmed(*seats: Mapping[Any, Any], players: int = 3, **facts: Any) -> tw.Game:
    """Three at the table, seat 0's turn unless told."""
    options = {"house_chooses": True, "poker_faces": [], **facts.pop("options", {})}
    facts = {"stories": {}, "modules": MODULES, **facts}
    return table(*seats, players=players, options=options, **facts)


def injured(injury: str, **hero: Any) -> dict[str, Any]:
    """The facts of a player with that injury and 3 wounds."""
    return {"wounds": 3, "injury": injury, **hero}


def rolling(hero: Mapping[str, Any], *faces: str, **facts: Any) -> tw.Game:
    """Seat 0 may roll the risk die, which will show these faces."""
    return harmed(hero, chance={"risk": list(faces), **facts.pop("chance", {})}, **facts)


def roll(game: tw.Game, bonus: str = "money") -> tw.Game:
    return choose(game, f"risk:{bonus}")


def blood(game: tw.Game, seat: int | None = None) -> dict[str, Any]:
    """What Blood Money adds to a view."""
    found: dict[str, Any] = game.view(seat)["blood"]
    return found


def injury_of(game: tw.Game, seat: int = 0) -> str | None:
    found: str | None = blood(game)["injuries"][seat]
    return found


def injury_deck(game: tw.Game) -> list[str]:
    """Top first. Nobody at the table may see it."""
    names: list[str] = game.to_json()["state"]["injury_deck"]
    return names[::-1]


def rolled(folder: Path, effects: str, hero: Mapping[str, Any], **facts: Any) -> tw.Game:
    """Seat 0 rolls a risk die whose blank face does that, with $10 as the bonus."""
    text = shipped("blood-money/risk-die").replace("effects = []", f"effects = [ {effects} ]")
    (folder / "blood-money").mkdir()
    (folder / "blood-money/risk-die.toml").write_text(text, encoding="utf-8")
    return roll(rolling(hero, "blank", content=folder, **facts))
