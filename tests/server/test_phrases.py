"""The quick phrases of the chat have words in every language."""

from catalogues import messages
from tumbleweed.server.api.models import PHRASES


def test_every_phrase_can_be_said() -> None:
    assert list(messages("en", "phrases")) == [f"phrase-{name}" for name in PHRASES]
