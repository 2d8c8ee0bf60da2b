"""Password recovery: a link by mail, and the new password."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.background import BackgroundTask
from starlette.responses import JSONResponse, Response

from tumbleweed.server.api.access import ServicesDep
from tumbleweed.server.api.people_models import AskRecovery, Me, UseRecovery
from tumbleweed.server.errors import Refused
from tumbleweed.server.people import accounts, recovery

router = APIRouter(tags=["people"])


@router.post("/recovery", status_code=202)
async def ask(services: ServicesDep, sent: AskRecovery) -> Response:
    """Send a link by mail, if there is such an account with a confirmed mail address. The response
    is the same either way.
    """
    if not services.notices.carrier.mail.available:
        raise Refused(409, "no-mail-server", "This server sends no mail.")
    later = BackgroundTask(recovery.send_link, services, sent.login)
    return JSONResponse({}, 202, background=later)


@router.post("/recovery/use")
async def use(request: Request, services: ServicesDep, sent: UseRecovery) -> Me:
    """Set a new password with the link's token. All other browsers are logged out."""
    token, password = sent.token.get_secret_value(), sent.password.get_secret_value()
    person = await recovery.use_link(request, token, password)
    login, count = await services.store.read(accounts.read_account, person.id)
    return Me(
        id=person.id, name=person.name, lang=person.lang, guest=False, login=login, passkeys=count
    )
