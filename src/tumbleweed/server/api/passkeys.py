"""Passkeys over HTTP: options for the browser, then the signed response."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from tumbleweed.server.api.access import ServicesDep
from tumbleweed.server.api.people_models import Credential, Me, NewPasskey, PasskeyOut
from tumbleweed.server.people import accounts, passkeys

router = APIRouter(tags=["passkeys"])


@router.get("/me/passkeys")
async def own(request: Request, services: ServicesDep) -> list[PasskeyOut]:
    """Your passkeys."""
    person = await accounts.owner(request)
    found = await passkeys.list_passkeys(services, person.id)
    return [PasskeyOut(**asdict(passkey)) for passkey in found]


@router.post("/me/passkeys/options")
async def adding_options(request: Request, services: ServicesDep) -> dict[str, Any]:
    """For `navigator.credentials.create`. You must have logged in shortly before."""
    person = await accounts.owner(request)
    accounts.require_fresh(person)
    login, _ = await services.store.read(accounts.read_account, person.id)
    return await passkeys.adding_options(services, person, login or person.name)


@router.post("/me/passkeys", status_code=201)
async def add(request: Request, services: ServicesDep, sent: NewPasskey) -> PasskeyOut:
    """The browser's response; from now on the passkey opens your account."""
    person = await accounts.owner(request)
    accounts.require_fresh(person)
    added = await passkeys.add(services, person, sent.credential, sent.label)
    return PasskeyOut(**asdict(added))


@router.delete("/me/passkeys/{passkey}", status_code=204)
async def remove(
    request: Request, services: ServicesDep, passkey: Annotated[str, Path(max_length=1500)]
) -> None:
    """The passkey no longer opens your account."""
    person = await accounts.owner(request)
    accounts.require_fresh(person)
    await passkeys.remove(services, person.id, passkey)


@router.post("/session/passkey/options")
async def entering_options(services: ServicesDep) -> dict[str, Any]:
    """For `navigator.credentials.get`."""
    return await passkeys.entering_options(services)


@router.post("/session/passkey")
async def enter(request: Request, services: ServicesDep, sent: Credential) -> Me:
    """Log in with the signed response."""
    person = await accounts.enter(request, await passkeys.signer(services, sent.credential))
    login, count = await services.store.read(accounts.read_account, person.id)
    known = {"id": person.id, "name": person.name, "lang": person.lang}
    return Me(**known, guest=False, login=login, passkeys=count)
