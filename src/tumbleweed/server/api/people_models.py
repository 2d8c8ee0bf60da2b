"""Request and response bodies about people and links."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, SecretStr

from tumbleweed.server import names
from tumbleweed.server.people import passwords

Language = Literal["en", "fr", "pt"]


class Sent(BaseModel):
    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)


# ---- refusals ----


class Fault(BaseModel):
    code: str = Field(description="for programs and catalogues", examples=["seat-taken"])
    message: str = Field(description="in English", examples=["Seat 2 is taken."])
    args: dict[str, JsonValue] = Field({}, examples=[{"seat": 1}])


class Problem(BaseModel):
    """The shape of every error response."""

    error: Fault


REFUSALS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Problem, "description": "Refused; nothing has changed."},
    "503": {"model": Problem, "description": "It could not be stored; nothing has changed."},
}


# ---- people ----


class Me(BaseModel):
    """You, as the server knows you. Without an id you are unknown: the first act makes you a guest,
    with a cookie and a name.
    """

    id: str | None = Field(examples=["5f2b8c90d1e3a467"])
    name: str = Field(examples=["Dusty Rider"])
    lang: str = Field(examples=["en"])
    guest: bool = Field(description="has no login: the cookie is all there is")
    login: str | None = None
    passkeys: int = Field(default=0, description="how many")


class ChangeMe(Sent):
    name: str | None = Field(
        None,
        description=f"1 to {names.LONGEST} visible characters",
        max_length=200,
        examples=["Calamity Ann"],
    )
    lang: Language | None = Field(None, examples=["fr"])


LOGIN = Field(
    description="3 to 60 plain letters, digits or any of . _ @ + -; case does not matter",
    max_length=200,
    examples=["calamity.ann"],
)
PASSWORD = Field(
    description=f"{passwords.SHORTEST} to {passwords.LONGEST} characters",
    max_length=1000,
    examples=["dust on every boot"],
)


class LoginPassword(Sent):
    login: str = LOGIN
    password: SecretStr = PASSWORD


class NewPassword(Sent):
    old: SecretStr = PASSWORD
    new: SecretStr = PASSWORD


class AskRecovery(Sent):
    login: str = LOGIN


class UseRecovery(Sent):
    token: SecretStr = Field(max_length=200, description="what follows #recover= in the address")
    password: SecretStr = PASSWORD


# ---- passkeys ----


class PasskeyOut(BaseModel):
    id: str = Field(examples=["qL0n3VbZ8eY"])
    label: str = Field(examples=["My phone"])
    created_at: float = Field(description="seconds since 1970")


class Credential(Sent):
    """What the browser's `PublicKeyCredential.toJSON()` gives."""

    credential: dict[str, JsonValue] = Field(
        examples=[{"id": "qL0n3VbZ8eY", "rawId": "qL0n3VbZ8eY", "type": "public-key"}]
    )


class NewPasskey(Credential):
    label: str = Field("Passkey", max_length=200, description="what you call it")


# ---- links ----


class OpenLink(Sent):
    token: SecretStr = Field(max_length=200, description="what follows #seat= in the address")


class OpenedSeat(BaseModel):
    table: str = Field(examples=["k7wq3mx2ha5t"])
    seat: int = Field(examples=[1])
    invites: bool = Field(description="false: it is your own seat, on another device")
    yours: bool = Field(description="false: in play; the players are asked whether they agree")


class LinkOut(BaseModel):
    """A link you have made. Its address is returned once, when it is made."""

    id: str = Field(examples=["0f3a9c5b7d21e846"])
    seat: int
    invites: bool = Field(description="to a seat without a player; else it shares your own")
    used: bool = Field(description="somebody has come through it; nobody else can")
    made_at: float = Field(description="seconds since 1970")


class MadeLinkOut(LinkOut):
    url: str = Field(description="keep it to yourself and whom it is for")
    qr: str = Field(description="the same as a picture (SVG)")
