"""Whether cards say what they do: compares their texts with the sentences of their effects.

`tumbleweed content check` warns where a text and the words behind it differ in a number or a good.
A text may leave out a number of a trigger, a condition or a modifier ("win a fight at the Bank and
at a mine" asks for two), but not what an effect gives or takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any

from tumbleweed.games.legends.compiler.board import Places
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.compiler.faults import Faults
from tumbleweed.games.legends.compiler.lines import Path
from tumbleweed.games.legends.compiler.loader import read
from tumbleweed.games.legends.compiler.program import Program
from tumbleweed.games.legends.compiler.sentences import (
    ANYTHING,
    LANGUAGES,
    MONEY,
    Amount,
    Amounts,
    Size,
    amounts_in,
)
from tumbleweed.games.legends.compiler.source import Source
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.games.legends.text.wording import LegendsWording

Entry = dict[str, Any]
ABILITIES = "abilities"
TOLD = ("cost", "effects", "reward")  # lists of effects, which the catalogues can tell
UNITS = {
    "nuggets": ("nugget", "nuggets"),
    "cards": ("card", "cards"),
    "wounds": ("wound", "wounds"),
    "lp": ("LP", "LP"),
    "marshal": ("Marshal point", "Marshal points"),
    "wanted": ("Wanted point", "Wanted points"),
    "actions": ("action", "actions"),
    "spaces": ("space", "spaces"),
    "dice": ("die", "dice"),
}
COUNTED = ("goal", "also", "state", "trigger", "on", "when", "mods", "limit", "steps")


def text_warnings(pack: FilePath | None) -> list[str]:
    """By file and line, where a card's text differs from its effects."""
    faults = Faults()
    sources = read(pack, faults)
    content = LegendsContent({name: source.data for name, source in sources.items()})
    tellers = [_Teller(content, edition) for edition in EDITIONS]
    for source in sources.values():
        for path, entry in _cards(source):
            for teller in tellers:
                _compare(source, path, entry, teller)
    return faults.shown()


def _cards(source: Source) -> Iterator[tuple[Path, Entry]]:
    """Whatever has a text, upgraded sides of items included."""
    for table in source.data:
        for number, entry in enumerate(source.entries(table)):
            if "text" in entry:
                yield (table, number), entry
            if "upgraded" in entry:
                yield (table, number, "upgraded"), entry["upgraded"]


class _Teller:
    """The sentences of effects in one edition."""

    def __init__(self, content: LegendsContent, edition: str) -> None:
        self.edition = edition
        self._compiled = content.compiled(edition, 4, content.lengths["average"])
        numbers = {name: number for number, name in enumerate(self._compiled.items)}
        self._program = Program(self._compiled, Places(self._compiled.board), numbers)
        self._wording = LegendsWording(content, self._compiled)

    def tell(self, effects: list[Entry], lang: str) -> str:
        return self._wording.effects(*self._program.effects(effects), lang)


@dataclass
class _Done:
    """What the words of a card speak of: what effects give and take, and numbers of other words."""

    amounts: list[Amount]
    numbers: set[Size]

    def total(self, good: str) -> Amount:
        """A text may add up the amounts of several effects: "sell 1 or 2 nuggets"."""
        sizes = [each for what, each in self.amounts if what == good and isinstance(each, int)]
        return good, sum(sizes)


def _compare(source: Source, path: Path, entry: Entry, teller: _Teller) -> None:
    where, text = _printing(path, entry, teller.edition)
    for lang in LANGUAGES:
        key = "text" if lang == "en" else f"text_{lang}"
        difference = _difference(text[key], _done(entry, teller, lang), key, lang)
        if difference:
            source.fault((*where, key), difference)


def _printing(path: Path, entry: Entry, edition: str) -> tuple[Path, Entry]:
    """Where the text of an edition is."""
    for number, printing in enumerate(entry.get("printings", [])):
        if edition in printing["editions"]:
            return (*path, "printings", number), printing
    return path, entry


def _done(entry: Entry, teller: _Teller, lang: str) -> _Done:
    parts = [entry, *entry.get(ABILITIES, [])]
    held = [part for part in parts if teller.edition in part.get("editions", EDITIONS)]
    done = _Done([], {size for part in held for key in COUNTED for size in _numbers(part.get(key))})
    for part in held:
        for key in TOLD:
            if isinstance(part.get(key), list):
                told = amounts_in(teller.tell(part[key], lang), lang)
                done.amounts += told.meant + [each for each in told.possible if _is_part(each)]
    return done


def _is_part(amount: Amount) -> bool:
    return amount[0] != ANYTHING and not isinstance(amount[1], int)


def _numbers(words: Any) -> Iterator[int]:
    """All numbers in words that no catalogue tells, without a sign."""
    if isinstance(words, dict):
        words = list(words.values())
    if isinstance(words, list):
        for each in words:
            yield from _numbers(each)
    elif type(words) is int:
        yield abs(words)


def _difference(text: str, done: _Done, key: str, lang: str) -> str:
    said = amounts_in(text, lang)
    only_said = [amount for amount in said.meant if not _is_done(amount, said, done)]
    only_done = [amount for amount in done.amounts if not _is_said(amount, said, done)]
    if only_said and not only_done:
        sizes = {size for _, size in said.meant}
        only_done = [(ANYTHING, size) for size in sorted(done.numbers - {1}) if size not in sizes]
    return _told(only_said, only_done, key)


def _is_done(amount: Amount, said: Amounts, done: _Done) -> bool:
    """A number that neither effect nor text gives a good to stands for the other's."""
    good, size = amount
    if good == ANYTHING:
        return size in done.numbers or size in _sizes(done.amounts)
    unnamed = done.numbers | _sizes_of_anything(done.amounts)
    known = amount in (*done.amounts, done.total(good))
    return known or size in unnamed - _sizes_of_anything(said.meant)


def _is_said(amount: Amount, said: Amounts, done: _Done) -> bool:
    everything = said.meant + said.possible
    good, size = amount
    if size in (_sizes(everything) if good == ANYTHING else _sizes_of_anything(everything)):
        return True
    return amount in everything or done.total(good) in everything


def _sizes(amounts: list[Amount]) -> set[Size]:
    return {size for _, size in amounts}


def _sizes_of_anything(amounts: list[Amount]) -> set[Size]:
    return {size for good, size in amounts if good == ANYTHING}


def _told(only_said: list[Amount], only_done: list[Amount], key: str) -> str:
    said, done = _listed(only_said), _listed(only_done)
    if said and done:
        return f"{key} says {said}, the words of the card say {done}"
    if said:
        return f"{key} says {said}, the words of the card do not"
    return f"the words of the card say {done}, {key} does not" if done else ""


def _listed(amounts: list[Amount]) -> str:
    return ", ".join(dict.fromkeys(_shown(*amount) for amount in amounts))


def _shown(good: str, size: Size) -> str:
    one, more = UNITS.get(good, (good, good))
    if isinstance(size, str):
        return f"{size} the {more}"
    if good == MONEY:
        return f"${size}"
    return f"{size} {one if size == 1 else more}".strip()
