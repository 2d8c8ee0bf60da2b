"""Cards of the game, compiled and read back by their names."""

from typing import Any

from games.legends.decoding import ability, effects, mods, trigger
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import terms

BY_EDITION = {
    edition: legends_content().compiled(edition, 4, 20)
    for edition in ("revised", "first", "french")
}
REVISED = BY_EDITION["revised"]
SAME_SPACE = ["same_space"]


def story(name: str) -> list[Any]:
    number = REVISED.stories.index(name)
    return effects(REVISED, REVISED.reward[number], REVISED.reward_end[number])


def back(name: str) -> list[dict[str, Any]]:
    number = REVISED.backs.index(name)
    first = REVISED.back_trigger[number]
    return [trigger(REVISED, first + i) for i in range(REVISED.back_triggers[number])]


def fight_card(rank: int) -> list[Any]:
    return effects(REVISED, REVISED.fight_effect[rank - 2], REVISED.fight_effect_end[rank - 2])


def face(name: str, compiled: Compiled = REVISED) -> list[dict[str, Any]]:
    """All abilities of a poker card, its Action first."""
    number = compiled.faces.index(name)
    actions = [] if compiled.action_of[number] == NONE else [compiled.action_of[number]]
    return [ability(compiled, each) for each in [*actions, *compiled.face_abilities[number]]]


def item(name: str, upgraded: int = 0) -> list[dict[str, Any]]:
    number = REVISED.items.index(name)
    return [ability(REVISED, each) for each in REVISED.item_abilities[2 * number + upgraded]]


def item_mods(name: str, upgraded: int = 0, edition: str = "revised") -> list[Any]:
    return mods(BY_EDITION[edition], terms.SOURCE_ITEM, REVISED.items.index(name), upgraded)


def character(name: str) -> list[dict[str, Any]]:
    abilities = REVISED.character_abilities[REVISED.characters.index(name)]
    return [ability(REVISED, each) for each in abilities]


def character_mods(name: str) -> list[Any]:
    return mods(REVISED, terms.SOURCE_CHARACTER, REVISED.characters.index(name))
