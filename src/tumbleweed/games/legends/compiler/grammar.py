"""Checks entries and the words in them: every key known, every value of its type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tumbleweed.games.legends.compiler import limits, tables, values
from tumbleweed.games.legends.compiler import vocabulary as words
from tumbleweed.games.legends.compiler.blood_money.tables import INNER, INNER_LISTS
from tumbleweed.games.legends.compiler.effect_checks import effect_faults
from tumbleweed.games.legends.compiler.lines import Path
from tumbleweed.games.legends.compiler.man_in_black import ManInBlackSteps
from tumbleweed.games.legends.compiler.messages import untold
from tumbleweed.games.legends.compiler.words import CONDITIONS, EFFECTS, MODIFIERS, TRIGGERS
from tumbleweed.games.legends.vocabulary.forms import Form, OneOf, SomeOf, Sort
from tumbleweed.games.legends.vocabulary.trigger import SPANS

Names = Mapping[str, frozenset[str]]  # the ids of the things that words may name, by kind


@dataclass(frozen=True)
class Setting:
    """The context of a word: on which kind of card, for which events, inside which word."""

    card: str = ""
    events: tuple[str, ...] = ()
    inside: str = ""


class Grammar:
    """`entry` checks an entry of a file and all words in it; `report` takes the errors."""

    def __init__(
        self, names: Names, report: Callable[[Path, str], None], modules: tuple[str, ...] = ()
    ) -> None:
        self._names = names
        self._modules = modules
        self._report = report
        self._checks: dict[str, Callable[[Any, Path, Setting], None]] = {
            "effects": self._effects,
            "some effects": self._some_effects,
            "cost": self._cost,
            "options": self._options,
            "test": self._condition,
            "inner test": self._condition,
            "inner tests": self._conditions,
            "when": self._when,
            "filter": self._filter,
            "trigger": self._trigger,
            "further triggers": self._further_triggers,
            "mods": self._mods,
            "abilities": self._abilities,
            "limit": self._table(words.LIMIT),
            "upgraded side": self._table(tables.UPGRADED),
            "start": self._table(tables.START),
            "draws": self._table(tables.DRAWS),
            "discs": self._table(tables.DISCS),
            "start items": self._start_items,
            "printings": self._printings,
        }
        self._checks |= {sort: self._table(form) for sort, form in INNER.items()}
        self._checks |= {sort: self._tables(form) for sort, form in INNER_LISTS.items()}
        his = ManInBlackSteps(set(names["place"]), self._plain_entry, report)
        self._checks["black steps"] = lambda value, path, _: his.check(value, path)
        self._checks["toward"] = lambda value, path, _: his.check_toward(value, path)

    def entry(self, entry: Any, form: Form, path: Path, setting: Setting) -> None:
        if not isinstance(entry, dict):
            self._report(path, f"{entry!r} is no table of keys and values")
            return
        for key in form.needs:
            if key not in entry:
                self._report(path, f"{key!r} is missing")
        for key, value in entry.items():
            sort = form.needs.get(key) or form.may.get(key)
            if sort is None:
                self._report((*path, key), _unknown_key(key, form))
            elif form.of_module.get(key, "") not in ("", *self._modules):
                self._report((*path, key), _of_module(key, form.of_module[key]))
            else:
                self._value(value, sort, (*path, key), setting)
        self._either(entry, form, path)

    def _plain_entry(self, entry: Any, form: Form, path: Path) -> None:
        self.entry(entry, form, path, Setting())

    def _table(self, form: Form) -> Callable[[Any, Path, Setting], None]:
        return lambda entry, path, setting: self.entry(entry, form, path, setting)

    def _tables(self, form: Form) -> Callable[[Any, Path, Setting], None]:
        def check(value: Any, path: Path, setting: Setting) -> None:
            for entry, place in self._list(value, path):
                self.entry(entry, form, place, setting)

        return check

    def _either(self, entry: dict[str, Any], form: Form, path: Path) -> None:
        given = [key for key in form.either if key in entry]
        if len(given) > 1:
            self._report((*path, given[1]), f"{given[0]!r} and {given[1]!r} exclude each other")
        if form.either_needed and not given:
            self._report(path, f"one of {', '.join(form.either)} is missing")

    def _value(self, value: Any, sort: Sort, path: Path, setting: Setting) -> None:
        if isinstance(sort, str) and sort in self._checks:
            self._checks[sort](value, path, setting)
        elif isinstance(value, dict) and sort in ("amount", "draw", "part", "money", "money part"):
            self._count(value, str(sort), path, setting)
        elif isinstance(sort, str) and sort not in values.CHECKS:
            self._reference(value, sort, path)
        else:
            fault = _plain_fault(value, sort) or self._too_early(value, sort)
            if fault:
                self._report(path, f"{path[-1]}: {fault}")

    def _too_early(self, value: Any, sort: Sort) -> str:
        """A name that means something with another expansion only."""
        if not isinstance(sort, OneOf) or value not in sort.further:
            return ""
        return "" if sort.module in self._modules else _of_module(value, sort.module)

    # ---- things named by id ----

    def _reference(self, value: Any, sort: str, path: Path) -> None:
        if sort not in self._names:  # the plural: a list of ids, none of them twice
            self._references(value, sort[:-1], path)
            return
        fault = values.known(value, sort, self._names[sort])
        if fault:
            self._report(path, fault)

    def _references(self, value: Any, sort: str, path: Path) -> None:
        if not isinstance(value, list) or not value:
            self._report(path, f"{value!r} is no list of {sort}s")
            return
        for number, name in enumerate(value):
            self._reference(name, sort, (*path, number))
            if name in value[:number]:
                self._report((*path, number), f"{name!r} stands here twice")

    def _count(self, value: dict[str, Any], sort: str, path: Path, setting: Setting) -> None:
        self.entry(value, words.COUNT, path, setting)
        if sort.startswith("money"):
            for key, default in (("each", 1), ("max", 0)):
                fault = values.dollars(value.get(key, default))
                if fault:
                    self._report((*path, key), f"{key}: {fault}")

    def _start_items(self, value: Any, path: Path, setting: Setting) -> None:
        for item, place in self._list(value, path):
            self.entry(item, tables.START_ITEM, place, setting)

    def _printings(self, value: Any, path: Path, setting: Setting) -> None:
        """Other texts of some editions; no edition has two."""
        taken: list[str] = []
        for printing, place in self._list(value, path):
            self.entry(printing, tables.PRINTING, place, setting)
            editions = printing.get("editions") if isinstance(printing, dict) else None
            mine = editions if isinstance(editions, list) else []
            for edition in [each for each in mine if each in taken]:
                self._report((*place, "editions"), f"a second text of the {edition} edition")
            taken += mine

    # ---- effects ----

    def _effects(self, value: Any, path: Path, setting: Setting) -> None:
        for word, place in self._list(value, path):
            if self._word("do", word, place, setting):
                self._effect(word, place, setting)

    def _some_effects(self, value: Any, path: Path, setting: Setting) -> None:
        if value == []:
            self._report(path, "no effect")
        self._effects(value, path, setting)

    def _cost(self, value: Any, path: Path, setting: Setting) -> None:
        self._effects(value, path, replace(setting, inside="cost"))

    def _options(self, value: Any, path: Path, setting: Setting) -> None:
        options = self._list(value, path)
        if len(options) < 2:
            self._report(path, "a choice has at least two options")
        for option, place in options:
            self._some_effects(option, place, setting)

    def _effect(self, word: dict[str, Any], path: Path, setting: Setting) -> None:
        effect = EFFECTS.named(word["do"])
        for key, what in effect_faults(effect, word, setting.card, setting.inside, setting.events):
            self._report((*path, key) if key else path, what)
        self._limits(limits.effect_limits(word, setting.card, setting.inside), path)
        inside = "demand" if effect.name == "demand" else setting.inside
        self.entry(word, words.form("do", effect), path, replace(setting, inside=inside))

    # ---- conditions ----

    def _condition(self, word: Any, path: Path, setting: Setting) -> None:
        if not self._word("is", word, path, setting):
            return
        condition = CONDITIONS.named(word["is"])
        if condition.of_another and setting.inside != "filter":
            self._report(path, f"{word['is']!r} can only stand in a filter")
        self.entry(word, words.form("is", condition), path, setting)

    def _conditions(self, value: Any, path: Path, setting: Setting) -> None:
        if value == []:
            self._report(path, "no condition")
        for word, place in self._list(value, path):
            self._condition(word, place, setting)

    def _when(self, value: Any, path: Path, setting: Setting) -> None:
        check = self._conditions if isinstance(value, list) else self._condition
        check(value, path, setting)

    def _filter(self, value: Any, path: Path, setting: Setting) -> None:
        self._condition(value, path, replace(setting, inside="filter"))

    # ---- triggers ----

    def _trigger(self, value: Any, path: Path, setting: Setting) -> None:
        alternatives = self._list(value, path) if isinstance(value, list) else [(value, path)]
        if value == []:
            self._report(path, "no trigger")
        for word, place in alternatives:
            if self._word("on", word, place, setting):
                self._event(word, place, setting)
                found = limits.trigger_limits(word, setting.card, len(alternatives))
                self._limits(found, place)

    def _further_triggers(self, value: Any, path: Path, setting: Setting) -> None:
        if value == []:
            self._report(path, "no trigger")
        for term, place in self._list(value, path):
            self._trigger(term, place, setting)

    def _event(self, word: dict[str, Any], path: Path, setting: Setting) -> None:
        self.entry(word, words.form("on", TRIGGERS.named(word["on"])), path, setting)
        spans = [key for key in SPANS if key in word]
        if len(spans) > 1:
            self._report((*path, spans[1]), "'in_one' and 'within' exclude each other")
        if spans and "at_least" not in word and setting.card != "goal":
            self._report((*path, spans[0]), f"{spans[0]!r} needs 'at_least': the sum to reach")

    # ---- modifiers and abilities ----

    def _mods(self, value: Any, path: Path, setting: Setting) -> None:
        for word, place in self._list(value, path):
            if not self._word("mod", word, place, setting):
                continue
            modifier = MODIFIERS.named(word["mod"])
            if modifier.in_hand != (setting.card == "poker card"):
                where = "poker cards only" if modifier.in_hand else "items and characters only"
                self._report(place, f"{word['mod']!r} is for {where}")
            self._limits(limits.modifier_limits(word, setting.card), place)
            self.entry(word, words.form("mod", modifier), place, setting)

    def _abilities(self, value: Any, path: Path, setting: Setting) -> None:
        abilities = self._list(value, path)
        for ability, place in abilities:
            events = tuple(_events(ability))
            self.entry(ability, words.ABILITY, place, replace(setting, events=events))
            if isinstance(ability, dict):
                self._whole_ability(ability, place, setting)
                found = limits.ability_limits(ability, setting.card, events, self._modules)
                self._limits(found, place)
        for edition in words.EDITIONS:
            self._clashes([each for each in abilities if _holds_in(each[0], edition)], edition)

    def _clashes(self, abilities: list[tuple[Any, Path]], edition: str) -> None:
        """A card has one Action, and one optional response to an event."""
        taken: set[str] = set()
        for ability, path in abilities:
            mine = set(_events(ability)) if ability.get("optional") else set()
            mine |= {"action"} if ability.get("kind") == "action" else set()
            for name in sorted(mine & taken):
                what = "a second Action" if name == "action" else f"a second answer to {name!r}"
                self._report(path, f"{what} ({edition} edition)")
            taken |= mine

    def _whole_ability(self, ability: dict[str, Any], path: Path, setting: Setting) -> None:
        kind, effects, mods = (ability.get(key) for key in ("kind", "effects", "mods"))
        if kind == "passive" and setting.card == "poker card":
            self._report(path, "a poker card has no passive ability")
        if kind == "action" and "on" in ability:
            self._report((*path, "on"), "an Action answers no trigger")
        if not effects and not mods:
            self._report(path, "an ability without effects and modifiers")
        if effects and kind != "action" and "on" not in ability:
            self._report(path, "effects without 'on': nothing sets them off")
        if "on" in ability and not effects:
            self._report(path, "'on' without effects: nothing happens")

    def _limits(self, faults: Iterable[tuple[str, str]], path: Path) -> None:
        for key, what in faults:
            self._report(
                (*path, key) if key else path, f"the engine does not carry this out: {what}"
            )

    # ---- shapes ----

    def _word(self, key: str, word: Any, path: Path, setting: Setting) -> bool:
        """Is it a word of this class that the engine implements?"""
        name = word.get(key) if isinstance(word, dict) else None
        found = words.find(key, name) if isinstance(name, str) else None
        if not isinstance(name, str):
            self._report(path, f"{word!r} is no {words.CLASSES[key]}: {{ {key} = … }}")
        elif name in words.IDLE[key]:
            self._report(path, f"{name!r} {words.NOT_CARRIED_OUT}")
        elif found is None:
            near = values.hint(name, words.words(key))
            self._report(path, f"unknown {words.CLASSES[key]} {name!r}{near}")
        elif found.module not in ("", *self._modules):
            self._report(path, _of_module(name, found.module))
        else:
            for missing in untold(found):
                self._report(path, f"{name!r} cannot be told: {missing}")
            return True
        return False

    def _list(self, value: Any, path: Path) -> list[tuple[Any, Path]]:
        if not isinstance(value, list):
            self._report(path, f"{value!r} is no list")
            return []
        return [(each, (*path, number)) for number, each in enumerate(value)]


def _of_module(name: str, module: str) -> str:
    return f"{name!r} is a word of {module}: it can stand in a file of that module"


def _unknown_key(key: str, form: Form) -> str:
    if key in form.idle:
        return f"{key!r} {words.NOT_CARRIED_OUT}"
    keys = [*form.needs, *form.may]
    return f"unknown key {key!r}{values.hint(key, keys)}"


def _plain_fault(value: Any, sort: Sort) -> str:
    if isinstance(sort, OneOf):
        return values.one_of(value, sort, words.NOT_CARRIED_OUT)
    if isinstance(sort, SomeOf):
        return values.some_of(value, sort)
    return values.CHECKS[sort](value)


def _events(ability: Any) -> list[str]:
    on = ability.get("on", []) if isinstance(ability, dict) else []
    alternatives = on if isinstance(on, list) else [on]
    return [str(word.get("on")) for word in alternatives if isinstance(word, dict)]


def _holds_in(ability: Any, edition: str) -> bool:
    if not isinstance(ability, dict):
        return False
    editions = ability.get("editions", words.EDITIONS)
    return isinstance(editions, list | tuple) and edition in editions
