"""The built page: where it is, and the scripts written into it, which its policy must name."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from tumbleweed.server.settings import Settings

BUILT: Final = Path(str(files("tumbleweed.server") / "static"))
INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def page_folder(settings: Settings) -> Path:
    return Path(settings.static) if settings.static else BUILT


def inline_scripts(settings: Settings) -> list[str]:
    """As sources of a content policy: each by its hash, so that no other one runs."""
    page = page_folder(settings) / "index.html"
    found = INLINE.findall(page.read_bytes()) if page.is_file() else []
    return [f"'sha256-{b64encode(sha256(each).digest()).decode()}'" for each in found]
