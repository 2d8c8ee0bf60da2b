"""The text of a notice: the table and the question, in the person's language.

What a webhook gets is public: who, where, and the kind of question, without its content.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tumbleweed.core.decision import Decision
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.text import LANGUAGES, languages
from tumbleweed.server.notices.occasions import Case, Duty
from tumbleweed.server.notices.wishes import Addressee
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import TableOptions

LONGEST: Final = 300  # characters of a body: a lock screen shows fewer
LONGEST_PUBLIC: Final = 1900  # characters: Discord refuses what is longer than 2,000
BREAKS: Final = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029]")
TURNS: Final = re.compile("[\\u202a-\\u202e\\u2066-\\u2069]")  # bidirectional control characters
MARKUP: Final = str.maketrans("", "", "<>@`*_~|\\")  # so that a name mentions nobody in a chat room


@dataclass(frozen=True)
class Notice:
    id: str  # the same for the same duty, so that a receiver recognises a repetition
    topic: str  # a later notice of the same topic replaces an earlier one
    title: str
    body: str
    link: str
    public: dict[str, Any] = field(default_factory=dict)
    listed: str = ""  # for mail, which has room for all of a digest


def say(lang: str, key: str, **args: str | int) -> str:
    bundle = _bundle(lang if lang in LANGUAGES else "en")
    if not bundle.has_message(key):
        if lang != "en":
            return say("en", key, **args)
        raise UnknownName(f"no message {key!r} in the words of notices")
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern, args)
    if faults:
        raise UnknownName(f"message {key!r} ({lang}): {faults[0]}")
    return str(text)


def notice_of(live: LiveTable, duty: Duty, lang: str, public_url: str, by: str = "") -> Notice:
    """The notice to the owner of a seat about a duty."""
    spoken = lang if lang in languages(live.options.game) else "en"
    at, facts = _at(live, duty, lang), _facts(live, duty, public_url)
    link, player = facts["link"], facts["player"]
    text = say(lang, f"public-{duty.kind}", player=player, table=plain(at), by=plain(by))
    return Notice(
        id=digest(duty.key),
        topic=digest(f"{live.id}:{duty.seat}"),
        title=line(say(lang, f"title-{duty.kind}", game=game_title(live.options, lang))),
        body=shortened(f"{at} {_told(live, duty, lang, spoken, by)}"),
        link=link,
        public={"kind": duty.kind, **facts, "text": f"{text} {link}"},
    )


def digest_notice(
    cases: list[Case], to: Addressee, name: str, public_url: str, now: float
) -> Notice:
    """The notice of several questions to one person; `name` tells this digest from others."""
    listed, public, told = [], [], []
    for case in cases:
        at, facts = _at(case.live, case.duty, to.lang), _facts(case.live, case.duty, public_url)
        told.append(line(f"{at} {_left(case.duty, to.lang, now)}"))
        listed.append(f"{told[-1]}\n{facts['link']}")
        public.append({**facts, "deadline": case.duty.until})
    player, count = plain(to.name), len(cases)
    first = say(to.lang, "public-digest", player=player, count=count)
    lines = [f"{plain(at)} {facts['link']}" for at, facts in zip(told, public, strict=True)]
    return Notice(
        id=digest(f"digest:{name}"),
        topic=digest(f"digest:{to.id}"),
        title=say(to.lang, "title-digest", count=count),
        body=shortened(" ".join(told)),
        link=public_url,
        public={"kind": "digest", "player": player, "tables": public, "link": public_url,
                "text": _chat_text(first, lines, to.lang)},
        listed="\n\n".join(listed),
    )  # fmt: skip


def _chat_text(first: str, lines: list[str], lang: str) -> str:
    """As many lines as a chat room takes, and how many more there are."""
    shown, text = len(lines), "\n".join([first, *lines])
    while len(text) > LONGEST_PUBLIC and shown > 0:
        shown -= 1
        more = say(lang, "public-more", count=len(lines) - shown)
        text = "\n".join([first, *lines[:shown], more])
    return text


def trial_notice(lang: str, name: str, public_url: str) -> Notice:
    """A test notice."""
    text = say(lang, "public-test", player=plain(name))
    return Notice(
        id=digest(f"test:{name}"),
        topic=digest("test"),
        title=say(lang, "title-test"),
        body=say(lang, "body-test"),
        link=public_url,
        public={"kind": "test", "player": plain(name), "link": public_url, "text": text},
    )


def table_link(public_url: str, table_id: str) -> str:
    return f"{public_url.rstrip('/')}/#table={table_id}"


def game_title(options: TableOptions, lang: str) -> str:
    spoken = lang if lang in languages(options.game) else "en"
    return options.ruleset().wording.say("title", {}, spoken)


def _at(live: LiveTable, duty: Duty, lang: str) -> str:
    others = [seat.name for seat in live.seats if seat.seat != duty.seat and seat.name]
    title = game_title(live.options, lang)
    return say(lang, "at-table", game=title, others=", ".join(others), count=len(others))


def _facts(live: LiveTable, duty: Duty, public_url: str) -> dict[str, Any]:
    """What everybody may know."""
    table_id = duty.mark if duty.kind == "rematch" else live.id
    player = plain(live.seats[duty.seat].name) if duty.seat is not None else ""
    facts = {"table": table_id, "game": live.options.game, "player": player}
    if duty.kind == "turn":
        facts["question"] = _decision(live, duty).prompt.key
    return {**facts, "seat": duty.seat, "link": table_link(public_url, table_id)}


def _left(duty: Duty, lang: str, now: float) -> str:
    """How long there is to answer; nothing without a clock."""
    if duty.until is None:
        return ""
    minutes = max(0, int(duty.until - now) // 60)
    for unit, size in (("days", 1440), ("hours", 60)):
        if minutes >= 2 * size:
            return say(lang, "time-left", unit=unit, count=minutes // size)
    return say(lang, "time-left", unit="minutes", count=minutes)


def _told(live: LiveTable, duty: Duty, lang: str, spoken: str, by: str) -> str:
    if duty.kind == "turn":
        return _question(live, duty, spoken)
    if duty.kind == "over":
        return _outcome(live, lang)
    return say(lang, f"body-{duty.kind}", by=by)


def _question(live: LiveTable, duty: Duty, spoken: str) -> str:
    """The prompt as shown to the seat itself."""
    decision = _decision(live, duty)
    wording = live.options.ruleset().wording
    rival = wording.rival(spoken)
    names = [*live.names, rival] if rival else live.names
    return wording.render(decision.prompt, spoken, names)


def _decision(live: LiveTable, duty: Duty) -> Decision:
    assert live.game is not None
    decision = live.game.decision_of(duty.seat)
    assert decision is not None
    return decision


def _outcome(live: LiveTable, lang: str) -> str:
    winners = (live.row.result or {}).get("winners", [])
    names = ", ".join(live.seats[seat].name for seat in winners)
    if live.row.status == "ended":
        return say(lang, "body-ended")
    return say(lang, "body-over", winners=names, count=len(winners))


def plain(text: str) -> str:
    """A name or title for other people's chat rooms: one line, without active markup."""
    return line(text.translate(MARKUP))


def line(text: str) -> str:
    """One line without control characters: for subjects and headers. No-break spaces stay."""
    return re.sub(" +", " ", BREAKS.sub(" ", TURNS.sub("", text))).strip(" ")


def shortened(text: str) -> str:
    whole = line(text)
    return whole if len(whole) <= LONGEST else f"{whole[: LONGEST - 1]}…"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


@cache
def _bundle(lang: str) -> FluentBundle:
    text = (files("tumbleweed") / "locale" / lang / "notices.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
