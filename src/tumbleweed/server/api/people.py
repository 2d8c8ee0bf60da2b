"""Who you are: your name and language, and an account if you want one."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from tumbleweed.server.api import company, leaders, links, passkeys, recovery
from tumbleweed.server.api.access import Anybody, ServicesDep, Somebody
from tumbleweed.server.api.people_models import (
    REFUSALS,
    ChangeMe,
    Language,
    LoginPassword,
    Me,
    NewPassword,
)
from tumbleweed.server.guard.cookie import identity_changed
from tumbleweed.server.names import clean_name
from tumbleweed.server.people import accounts, identity_change
from tumbleweed.server.people.guests import (
    Person,
    change_person,
    preferred_language,
    take_off,
)
from tumbleweed.server.people.sockets import close_ended
from tumbleweed.server.people.statistics import past_games, statistics
from tumbleweed.server.services import Services

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)
router.include_router(passkeys.router)
router.include_router(links.router)
router.include_router(recovery.router)
router.include_router(company.router)
router.include_router(leaders.router)


@router.get("/me")
async def me(request: Request, services: ServicesDep, person: Anybody) -> Me:
    """You. A request without a cookie creates no guest: then there is no id."""
    if person is None:
        lang = preferred_language(request.headers.get("accept-language", ""))
        return Me(id=None, name="", lang=lang, guest=True)
    return await _me(services, person)


@router.get("/me/statistics")
async def my_statistics(
    services: ServicesDep, person: Anybody, lang: Language = "en"
) -> dict[str, Any]:
    """Your games that are over: figures by game, and the latest ones. Nobody else sees them."""
    games = [] if person is None else await services.store.read(past_games, person.id)
    return await asyncio.to_thread(statistics, games, lang)


@router.patch("/me")
async def change_me(
    request: Request, services: ServicesDep, person: Somebody, wish: ChangeMe
) -> Me:
    """Change your name or language. At your tables the new name shows at once."""
    name = person.name if wish.name is None else clean_name(wish.name)
    lang = wish.lang or person.lang
    if lang != person.lang:
        await services.store.run(change_person, person.id, {"lang": lang})
    if name != person.name:
        await identity_change.rename(services, person.id, name)
        identity_changed(request)
    return await _me(services, Person(person.id, name, lang, person.guest))


@router.delete("/me", status_code=204)
async def forget_me(request: Request, services: ServicesDep, person: Anybody) -> None:
    """Delete yourself and everything stored about you. Your seats stay under a neutral name. With
    an account, you must have logged in shortly before.
    """
    if person is not None:
        accounts.require_fresh(person)
        await identity_change.forget(services, person.id)
        await close_ended(services)
    take_off(request)


@router.post("/me/account", status_code=201)
async def register(request: Request, services: ServicesDep, sent: LoginPassword) -> Me:
    """Get a login and a password. You keep your seats."""
    person = await accounts.register(request, sent.login, sent.password.get_secret_value())
    return await _me(services, person)


@router.put("/me/password")
async def change_password(request: Request, services: ServicesDep, sent: NewPassword) -> Me:
    """Another password; all your other browsers are logged out."""
    old, new = sent.old.get_secret_value(), sent.new.get_secret_value()
    return await _me(services, await accounts.change_password(request, old, new))


@router.post("/session")
async def log_in(request: Request, services: ServicesDep, sent: LoginPassword) -> Me:
    """Log in. What you had as a guest in this browser, such as seats, moves to the account."""
    person = await accounts.log_in(request, sent.login, sent.password.get_secret_value())
    return await _me(services, person)


@router.delete("/session", status_code=204)
async def log_out(
    request: Request,
    everywhere: Annotated[bool, Query(description="in all your browsers")] = False,
) -> None:
    """Log out. A guest cannot come back: the cookie is the only key."""
    await accounts.log_out(request, everywhere)


async def _me(services: Services, person: Person) -> Me:
    login, count = await services.store.read(accounts.read_account, person.id)
    return Me(
        id=person.id, name=person.name, lang=person.lang, guest=person.guest, login=login,
        passkeys=count,
    )  # fmt: skip
