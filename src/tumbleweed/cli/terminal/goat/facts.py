"""Public facts, collected for the screen. Nothing here reads hidden cards."""

from __future__ import annotations

from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.events import Event
from tumbleweed.core.log_grammar import FLEETING
from tumbleweed.games.goat.content import GoatContent
from tumbleweed.games.goat.events import KINDS
from tumbleweed.games.goat.model import CHARACTERS
from tumbleweed.games.goat.ruleset import GoatWording
from tumbleweed.games.goat.view import GoatView


def is_answer(event: Event) -> bool:
    """Whether it verifies a claim."""
    return bool(KINDS[event.key].telling.proof)


def is_fleeting(event: Event) -> bool:
    """Shown as it happens; the summary omits it, and past hands too."""
    return KINDS[event.key].telling.weight == FLEETING


def content_of(words: Words) -> GoatContent:
    """The cards being played with."""
    wording = words.wording
    assert isinstance(wording, GoatWording)
    return wording.content


def characters_of(content: GoatContent, place: str | None) -> list[str]:
    """The characters of a location, in the order in which they act."""
    entries = [content.entry("character", name) for name in CHARACTERS]
    here = [entry for entry in entries if entry.get("location") == place]
    return [entry["id"] for entry in sorted(here, key=lambda entry: entry.get("order", 0))]


def small_hats(content: GoatContent, players: int) -> int:
    return content.compiled(players).hats


def summary(events: list[Event]) -> list[Event]:
    """What matters later: minor events are dropped, and an offer once it is answered."""
    kept: list[Event] = []
    for event in events:
        if is_fleeting(event):
            continue
        if is_answer(event) and kept and kept[-1].key == "offered":
            kept.pop()
        kept.append(event)
    return kept


def this_round(events: list[Event]) -> list[Event]:
    starts = [at for at, event in enumerate(events) if event.key == "round-began"]
    return events[starts[-1] :] if starts else events


def told_truth(event: Event) -> bool:
    _, claim, truth = KINDS[event.key].telling.proof
    return bool(event.args[claim] == event.args[truth])


def words_kept(events: list[Event], players: int) -> list[list[bool]]:
    """Per seat, this round's claims in order: true or not."""
    marks: list[list[bool]] = [[] for _ in range(players)]
    for event in this_round(events):
        if is_answer(event):
            marks[seat_in(event, "dealer")].append(told_truth(event))
    return marks


def seat_in(event: Event, arg: str) -> int:
    return int(str(event.args[arg]).removeprefix("seat:"))


def in_the_game(content: GoatContent, view: GoatView) -> list[str]:
    places = [place["location"] for place in view["locations"]]
    return [name for place in (*places, None) for name in characters_of(content, place)]


def unseen(content: GoatContent, view: GoatView) -> list[str]:
    """The characters that are not visible anywhere: one of them is the card on offer."""
    seen = {*view["discard"], view["removed"]}
    seen |= {each["character"] for place in view["locations"] for each in place["characters"]}
    if view["goat"]:
        seen.add("goat")
    return [name for name in in_the_game(content, view) if name not in seen]


def named(content: GoatContent, view: GoatView, events: list[Event]) -> set[str]:
    """Unseen characters that were named this round: they must have been in the hand
    (GB-DEAL-08).
    """
    claims = {event.args["claim"] for event in this_round(events) if "claim" in event.args}
    return {claim.removeprefix("character:") for claim in claims} & set(unseen(content, view))
