"""Payday, a card of the box, in a pack in which it pays something else."""

from pathlib import Path
from typing import Any

import tumbleweed as tw
from games.legends.edition_packs import table_with
from games.legends.packs import Pack
from games.legends.play_cards import do
from games.legends.play_fights import HERO, STREET

WAGES = '{ do = "gain_money", amount = 30 }'


def payday(folder: Path, wages: str, hero: dict[str, Any], **facts: Any) -> tw.Game:
    """Seat 0 plays the 5 of Hearts, which pays that."""
    if not (folder / "poker.toml").exists():
        Pack(folder).change("poker", WAGES, wages, after='id = "payday"')
    hero = {"space": STREET, **hero, "hand": f"5♥ {hero.get('hand', '')}"}
    game = table_with(folder, "revised", {HERO: hero, **facts.pop("others", {})}, **facts)
    return do(game, "use:poker-5-hearts")
