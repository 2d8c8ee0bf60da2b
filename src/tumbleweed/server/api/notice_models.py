"""Request and response bodies about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from tumbleweed.server.notices.deliveries import Outcome
from tumbleweed.server.notices.wishes import Way

Hours = Literal[0, 1, 24]
Url = Annotated[str, StringConstraints(max_length=800, pattern=r"^[^\x00-\x20\x7f]*$")]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class WebhookChoice(Body):
    url: Url = Field(..., examples=["https://example.org/hook"])
    on: bool = True


class Rhythms(Body):
    """Hours between two digests of what waits for you; 0: a notice for each question."""

    push: Hours = 0
    mail: Hours = 0
    webhook: Hours = 0


class Choices(Body):
    """All settings at once. Mail can be on once an address is confirmed; a new webhook gets a new
    secret.
    """

    delay: float | None = Field(
        None, ge=5, le=7 * 86_400, allow_inf_nan=False,
        description="seconds of absence before a notice; null: as the server has it",
    )  # fmt: skip
    push: bool = False
    mail: bool = False
    webhook: WebhookChoice | None = None
    digest: Rhythms = Field(default_factory=Rhythms)


class PushShown(Body):
    on: bool
    devices: int = Field(..., description="browsers that are subscribed")


class MailShown(Body):
    available: bool = Field(..., description="whether this server sends mails")
    on: bool
    address: str = Field(..., description="confirmed; empty: none")
    waiting: str = Field(..., description="to be confirmed by a code; empty: none")


class WebhookShown(Body):
    on: bool
    url: str
    secret: str = Field(..., description="for the signature of what is sent")


class Shown(Body):
    delay: float | None
    house_delay: float
    push: PushShown
    mail: MailShown
    webhook: WebhookShown
    calendar: bool = Field(..., description="whether there is a feed of deadlines")
    digest: Rhythms


class DeliveryShown(Body):
    """What became of one notice."""

    at: float = Field(..., description="when it was over; if it is tried again: when")
    way: Way
    about: str = Field(..., description="its title, in your language")
    table: str | None = Field(..., description="null: several, in a digest")
    outcome: Outcome
    tries: int
    reason: str = Field(..., description="why not, in your language; empty: delivered")


class TestOf(Body):
    way: Way


class Tested(Body):
    sent: bool
    code: str = Field(..., description="`sent`, or what went wrong")
    message: str = Field(..., description="the same in your language")


class MailAddress(Body):
    address: Annotated[str, StringConstraints(strip_whitespace=True, max_length=254)] = Field(
        ..., examples=["ana@example.org"]
    )


class MailCode(Body):
    code: Annotated[str, StringConstraints(max_length=20)] = Field(..., examples=["7KQ3MX2H"])


class PushKeys(Body):
    p256dh: Annotated[str, StringConstraints(max_length=100)]
    auth: Annotated[str, StringConstraints(max_length=40)]


class NewDevice(BaseModel):
    """A browser's PushSubscription as JSON; other fields are not kept."""

    endpoint: Url
    keys: PushKeys


class OldDevice(Body):
    endpoint: Url


class PushKey(Body):
    key: str = Field(..., description="`applicationServerKey`, in base64url")
