"""Security headers of every response: no foreign scripts, no framing, no referrer, no caching of
the API.
"""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumbleweed.server.built_page import inline_scripts
from tumbleweed.server.guard.origin import origin_of
from tumbleweed.server.settings import Settings

STARTS = ("http.response.start", "websocket.http.response.start")
NOT_NEEDED = (
    "accelerometer", "browsing-topics", "camera", "display-capture", "encrypted-media",
    "geolocation", "gyroscope", "hid", "idle-detection", "local-fonts", "magnetometer",
    "microphone", "midi", "payment", "serial", "usb", "window-management", "xr-spatial-tracking",
)  # fmt: skip
POLICIES = "svelte-trusted-html tumbleweed"  # Svelte's for its templates, and web/src/ui/trusted.ts


def content_policy(settings: Settings) -> str:
    """For one bundled page with its styles, fonts, pictures, socket and service worker."""
    origin = origin_of(settings.public_url)
    socket = origin.replace("http", "ws", 1)  # not every browser includes it in 'self'
    rules = {
        "default-src": "'none'",
        "script-src": " ".join(["'self'", *inline_scripts(settings)]),
        "style-src": "'self'",
        "style-src-attr": "'unsafe-inline'",  # drawings and bars have inline sizes
        "img-src": "'self' data:",
        "font-src": "'self'",
        "manifest-src": "'self'",
        "connect-src": f"'self' {socket}".strip(),
        "worker-src": "'self'",
        "require-trusted-types-for": "'script'",
        "trusted-types": POLICIES,
        "object-src": "'none'",
        "frame-src": "'none'",
        "frame-ancestors": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def security_headers(settings: Settings) -> dict[str, str]:
    headers = {
        "Content-Security-Policy": content_policy(settings),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy": ", ".join(f"{name}=()" for name in NOT_NEEDED),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }
    if origin_of(settings.public_url).startswith("https:"):
        headers["Strict-Transport-Security"] = "max-age=31536000"
    return headers


class SecurityHeaders:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.headers = security_headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        private = scope.get("path", "").startswith("/api/")

        async def with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                headers.update(self.headers)
                if private:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)
