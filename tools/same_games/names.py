"""The table of renamed keys: names of the reference, and their current names.

Choices of the reference are translated to today's names, and what today's engine shows back to the
names of the reference. So both ways must be clear: no two names may become one.
"""

import tomllib
from pathlib import Path
from typing import Any

DEFAULT_NAMES = Path(__file__).resolve().parents[2] / "tests" / "same" / "renamed_keys.toml"
OPTIONS, MESSAGES, EVENTS = "options", "messages", "events"
ARGUMENTS, VIEW, VALUES, SETUP = "arguments", "view", "values", "setup"
SECTIONS = (OPTIONS, MESSAGES, EVENTS, ARGUMENTS, VIEW, VALUES, SETUP)
SINCE = "since"  # the commit of the reference
Section = dict[str, str]


class NamesError(Exception):
    """The table is unusable; says why."""


class Names:
    def __init__(self, table: dict[str, Any]) -> None:
        unknown = table.keys() - {SINCE, *SECTIONS}
        if unknown:
            listed = ", ".join(SECTIONS)
            raise NamesError(
                f"no section is called {', '.join(sorted(unknown))}; there are {listed}"
            )
        self.since = str(table.get(SINCE, ""))
        self.new: dict[str, Section] = {name: table.get(name, {}) for name in SECTIONS}
        self.old = {name: _reverse(name, section) for name, section in self.new.items()}
        self.met: set[tuple[str, str]] = set()  # the old names that were needed

    # ---- from the reference to today ----

    def new_option(self, key: str) -> str:
        return _renamed(self.new[OPTIONS], key)

    def setup(self, agreed: dict[str, Any]) -> dict[str, Any]:
        """Editions, variants, and the table's options with their values."""
        new = self.new[SETUP]
        options = {new.get(k, k): _renamed_all(new, v) for k, v in agreed["options"].items()}
        named = {"edition": agreed["edition"], "variants": agreed["variants"]}
        return {**agreed, **_renamed_all(new, named), "options": options}

    # ---- from today to the reference ----

    def old_option(self, key: str) -> str:
        return self._old(OPTIONS, "", key)

    def event(self, event: dict[str, Any]) -> dict[str, Any]:
        key = self._old(EVENTS, "", event["key"])
        return {**event, "key": key, "args": self._walk(ARGUMENTS, key, event["args"])}

    def prompt(self, prompt: dict[str, Any]) -> dict[str, Any]:
        key = self._old(MESSAGES, "", prompt["message"])
        return {**prompt, "message": key, "args": self._walk(ARGUMENTS, key, prompt["args"])}

    def view(self, view: dict[str, Any]) -> Any:
        return self._walk(VIEW, "", view)

    def result(self, result: dict[str, Any]) -> Any:
        return self._walk(VIEW, "", result)

    def _walk(self, fields: str, parent: str, data: Any) -> Any:
        if not self.old[fields] and not self.old[VALUES]:
            return data
        if isinstance(data, dict):
            named = ((self._old(fields, parent, key), value) for key, value in data.items())
            return {key: self._walk(fields, key, value) for key, value in named}
        if isinstance(data, list | tuple):
            return [self._walk(fields, parent, value) for value in data]
        return self._old(VALUES, parent, data) if isinstance(data, str) else data

    def _old(self, section: str, parent: str, name: str) -> str:
        """`parent` is the old name of its parent: an event, or a field."""
        back = self.old[section]
        if not back:
            return name
        found = next((n for n in (f"{parent}.{name}", name, _kind(name)) if n in back), None)
        if found is None:
            return name
        self.met.add((section, back[found]))
        old = back[found].removeprefix(f"{parent}.")
        return old + name.removeprefix(found) if found.endswith(":") else old

    def never_met(self) -> list[str]:
        """Unused entries: misspelt, or out of date."""
        listed = ((s, name) for s in SECTIONS if s != SETUP for name in self.new[s])
        return [
            f"[{section}] {name}" for section, name in listed if (section, name) not in self.met
        ]


def read_names(path: Path) -> Names:
    try:
        return Names(tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, NamesError) as fault:
        raise NamesError(f"{path}: {fault}") from None


def _kind(name: str) -> str:
    """`card:` of `card:poker-k-hearts`: an entry that ends in a colon stands for all of a kind."""
    kind, colon, _ = name.partition(":")
    return kind + colon


def _renamed(new: Section, name: str) -> str:
    if name in new:
        return new[name]
    kind = _kind(name)
    return new[kind] + name.removeprefix(kind) if kind in new and kind.endswith(":") else name


def _renamed_all(new: Section, data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _renamed_all(new, value) for key, value in data.items()}
    if isinstance(data, list):
        return [_renamed_all(new, value) for value in data]
    return _renamed(new, data) if isinstance(data, str) else data


def _reverse(name: str, section: Section) -> Section:
    """`parent.old = new` becomes `parent.new = parent.old`."""
    back: Section = {}
    for old, new in section.items():
        parent, dot, _ = old.rpartition(".")
        if parent + dot + new in back:
            raise NamesError(f"[{name}] {old} and {back[parent + dot + new]} both become {new}")
        back[parent + dot + new] = old
    return back
