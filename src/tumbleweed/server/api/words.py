"""Texts for screens: the interface's catalogue, a table's game, and the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Query
from fluent.syntax import FluentSerializer, parse  # which fluent.runtime depends on
from fluent.syntax.ast import Identifier, Message
from starlette.requests import Request
from starlette.responses import Response

from tumbleweed.core import guide, rules
from tumbleweed.core.packages import games_from_outside
from tumbleweed.core.ruleset import Ruleset
from tumbleweed.core.text import LANGUAGES, catalogue, languages, supplements
from tumbleweed.echo.words import catalogues as echo_catalogues
from tumbleweed.personas.words import catalogues as persona_catalogues
from tumbleweed.review.words import catalogues as review_catalogues
from tumbleweed.server.api.access import AtTable, ServicesDep, TheActor
from tumbleweed.server.api.compression import Packed, pack, send_packed
from tumbleweed.server.errors import Refused

router = APIRouter(tags=["words"])

Lang = Annotated[Literal["en", "fr", "pt"], Query(description="of the reader")]
INTERFACE = ("web", "phrases")
MOST = 200  # search results


@router.get("/api/words/web")
async def interface(request: Request, lang: Lang = "en") -> Response:
    """The messages of the page itself: a Fluent catalogue, in English where one is missing."""
    return send_packed(request, _interface(lang))


@cache
def _interface(lang: str) -> Packed:
    told = _catalogue(lang, INTERFACE)
    ftl, english = (
        f"{told['ftl']}\n{_introduced(lang)}",
        _ftl("en", INTERFACE) + _introduced("en"),
    )
    return pack(orjson.dumps({"lang": lang, "ftl": ftl, "english": _lacking(ftl, english)}))


def _introduced(lang: str) -> str:
    """Names and descriptions of external games on the landing page: `home-<game>`, `…-about`."""
    said = []
    for game in games_from_outside():
        if lang not in languages(game):
            continue
        own = {message.id.name: message for message in _messages(catalogue(game, lang))}
        named = {
            f"home-{game}": "title",
            f"home-short-{game}": "title",
            f"home-{game}-about": "about",
        }
        said += [_renamed(own[key], name) for name, key in named.items() if key in own]
    return "".join(said)


def _renamed(message: Message, name: str) -> str:
    return FluentSerializer().serialize_entry(Message(Identifier(name), message.value))


@router.get("/api/tables/{table_id}/words")
async def of_a_table(
    request: Request, services: ServicesDep, live: AtTable, actor: TheActor, lang: Lang = "en"
) -> Response:
    """The texts of a table's game in its edition: catalogue, names, texts of cards. In English
    where there is no translation.
    """
    spoken = lang if lang in languages(live.options.game) else "en"
    words = await services.chores.make(_game_words, live.options.ruleset(), spoken)
    answer = send_packed(request, words)
    answer.headers["X-Game"] = live.options.game  # known to the page before it reads the body
    return answer


def _game_words(ruleset: Ruleset, lang: str) -> Packed:
    game = ruleset.setup.game
    spoken = ("table", game, *_of_modules(ruleset, lang))
    said = {"game": game, "rival": ruleset.wording.rival(lang), **_catalogue(lang, spoken)}
    said["rules"] = game in rules.games()
    kinds = {key: kind.telling.to_json() for key, kind in ruleset.kinds.items()}
    events = {key: drawn for key, drawn in kinds.items() if drawn}
    return pack(orjson.dumps({**said, "events": events, **ruleset.component_texts(lang)}))


@router.get("/api/tables/{table_id}/echo/words")
async def of_the_echo(
    request: Request, live: AtTable, actor: TheActor, lang: Lang = "en"
) -> Response:
    """The sentences of the front page: a Fluent catalogue, in English where one is missing."""
    return send_packed(request, further_words(echo_catalogues, live.options.game, lang))


@router.get("/api/tables/{table_id}/review/words")
async def of_the_review(
    request: Request, live: AtTable, actor: TheActor, lang: Lang = "en"
) -> Response:
    """The sentences of a review: a Fluent catalogue, in English where one is missing."""
    return send_packed(request, further_words(review_catalogues, live.options.game, lang))


@router.get("/api/tables/{table_id}/voices")
async def of_the_bots(
    request: Request, live: AtTable, actor: TheActor, lang: Lang = "en"
) -> Response:
    """What bots say at a table: a Fluent catalogue, in English where a line is missing."""
    return send_packed(request, further_words(persona_catalogues, live.options.game, lang))


@cache
def further_words(names: Callable[[str, str], tuple[str, ...]], game: str, lang: str) -> Packed:
    """Those beside the game's own, by the names of their catalogues in a language of the game."""
    spoken = lang if lang in languages(game) else "en"
    return pack(orjson.dumps(_catalogue(spoken, names(game, spoken))))


def _of_modules(ruleset: Ruleset, lang: str) -> list[str]:
    """The catalogues of the modules in play."""
    played = ruleset.setup.options.get("modules", ())
    supplied = supplements(ruleset.setup.game, lang)
    return [name for name in supplied if name.partition("+")[2] in played]


Game = Annotated[str, Query(max_length=40, description="one that has rules")]
Edition = Annotated[str | None, Query(max_length=20, description="only what holds in it")]
Modules = Annotated[
    tuple[str, ...], Query(max_length=9, description="those whose rules are included")
]
Book = tuple[str, str | None, tuple[str, ...]]  # a game, its edition, its modules


@router.get("/api/rules")
async def search(
    services: ServicesDep,
    game: Game | None = None,
    words: Annotated[str, Query(max_length=100, description="all of them must occur")] = "",
    edition: Edition = None,
    modules: Modules = (),
    lang: Lang = "en",
) -> dict[str, Any]:
    """Chapters and statements that contain the words, best match first; of one game, or of all."""
    named = (game,) if game else rules.games()
    books = tuple((each, _printing(each, edition), _added(each, modules)) for each in named)
    return await services.chores.make(_found, words, books, lang)


def _found(words: str, books: tuple[Book, ...], lang: str) -> dict[str, Any]:
    chapters, found = list[str](), list[rules.Rule]()
    for game, edition, modules in books:
        near = guide.find_pages(words, game, lang, edition, modules)
        chapters += [page.chapter for page in near]
        found += guide.find_rules(words, game, lang, edition, modules)
    return {"chapters": chapters, "rules": [_rule(rule, lang) for rule in found[:MOST]]}


@router.get("/api/rules/guide")
async def the_guide(
    request: Request,
    services: ServicesDep,
    game: Game,
    edition: Edition = None,
    modules: Modules = (),
    lang: Lang = "en",
) -> Response:
    """The guide: a page for each chapter, in the order of the contents."""
    book = (game, _printing(game, edition), _added(game, modules))
    return send_packed(request, await services.chores.make(_guide, book, lang))


def _guide(book: Book, lang: str) -> Packed:
    game, edition, modules = book
    module_of = {rule.group: rule.module for rule in rules.ledger(game, modules)}
    pages = guide.pages(game, lang, edition, modules)
    return pack(orjson.dumps([_page(page, module_of[page.chapter]) for page in pages]))


@router.get("/api/rules/{rule_id}")
async def one(rule_id: str, edition: Edition = None, lang: Lang = "en") -> list[dict[str, Any]]:
    """A statement with the others of its chapter."""
    try:
        cited = rules.cite(rule_id)
    except rules.UnknownRule as fault:
        raise Refused(404, "no-rule", str(fault)[:200]) from None
    printing = _printing(cited.game, edition)
    book = rules.ledger(cited.game, cited.modules)
    chapter = [rule for rule in book if rule.group == cited.group]
    holds = [rule for rule in chapter if not printing or printing in rule.editions or rule == cited]
    return [_rule(rule, lang) for rule in holds]


def _printing(game: str, edition: str | None) -> str | None:
    """Refused if there is no such edition; None where the game has only one."""
    if game not in rules.games():
        raise Refused(422, "no-rules", f"There are no rules of {game[:40]!r}.")
    known = {name for each in rules.games() for name in rules.ledger(each).editions}
    if edition is not None and edition not in known:
        raise Refused(422, "no-edition", "There is no such edition.")
    return edition if rules.ledger(game).editions else None


def _added(game: str, modules: tuple[str, ...]) -> tuple[str, ...]:
    """The named modules that the game has; refused if one is in no game."""
    if not {module for each in rules.games() for module in rules.modules_of(each)} >= {*modules}:
        raise Refused(422, "no-module", "There is no such module.")
    return tuple(module for module in rules.modules_of(game) if module in modules)


def _page(page: guide.Page, module: str) -> dict[str, Any]:
    return {
        "chapter": page.chapter,
        "module": module,
        "title": page.title,
        "what": page.what,
        "do": [_line(line) for line in page.do],
        "get": [_line(line) for line in page.get],
        "example": _line(page.example),
    }


def _line(line: guide.Line) -> dict[str, Any]:
    return {"text": line.text, "rules": list(line.rules)}


def _rule(rule: rules.Rule, lang: str) -> dict[str, Any]:
    return {
        "id": rule.id,
        "game": rule.game,
        "group": rule.group,
        "text": rule.text_in(lang),
        "ruling": rule.ruling_in(lang),
        "editions": list(rule.editions),
        "books": list(rule.books),
        "example": rule.example,
        "gap": rule.gap,
    }


@cache
def _catalogue(lang: str, names: tuple[str, ...]) -> dict[str, Any]:
    """Messages in a language, in English where one is missing: no reader is shown a key."""
    ftl, english = _ftl(lang, names), _ftl("en", names)
    return {"lang": lang, "ftl": ftl, "english": _lacking(ftl, english)}


def _ftl(lang: str, names: tuple[str, ...]) -> str:
    assert lang in LANGUAGES
    return "\n".join(catalogue(name, lang) for name in names)


def _lacking(ftl: str, english: str) -> str:
    known = {message.id.name for message in _messages(ftl)}
    lacks = [message for message in _messages(english) if message.id.name not in known]
    return "".join(FluentSerializer().serialize_entry(message) for message in lacks)


def _messages(ftl: str) -> list[Message]:
    return [entry for entry in parse(ftl).body if isinstance(entry, Message)]
