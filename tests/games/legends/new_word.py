"""An effect that the game does not have, as somebody would add it: one record and two messages."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fluent.runtime import FluentResource

from tumbleweed.core import text
from tumbleweed.games.legends.compiler import messages
from tumbleweed.games.legends.compiler.words import EFFECTS
from tumbleweed.games.legends.components.player.tracks import lose_points
from tumbleweed.games.legends.effects.amounts import AmountEffect, InFull
from tumbleweed.games.legends.vocabulary import goods, terms
from tumbleweed.games.legends.vocabulary.effect import COST, Context, Effect
from tumbleweed.games.legends.vocabulary.kinds import Amount
from tumbleweed.games.legends.vocabulary.record import told_by
from tumbleweed.games.legends.vocabulary.weights import LOSS

MESSAGES = {
    "en": """
do-lose-marshal = { $who ->
        [you] lose { $what }
       *[other] { $subject } loses { $what }
    }
""",
    "fr": """
do-lose-marshal = { $who ->
        [you] perdre { $what }
       *[other] { $subject } perd { $what }
    }
""",
}


def _lose_marshal(s: Any, seat: int, amount: int, run: Context) -> None:
    lose_points(s, seat, terms.MARSHAL, amount)


def parts() -> dict[str, Any]:
    """All that the record is made of."""
    return {
        "name": "lose_marshal",
        "gloss": "no reward is undone",
        "amount": Amount(goods.MARSHAL, "part"),
        "hit": _lose_marshal,
        "limit": InFull(goods.MARSHAL),
        "price": COST,
        "man_in_black": False,
        "moments": (),
        "told": told_by("do-lose-marshal"),
        "about": LOSS,
    }


def lose_marshal() -> AmountEffect:
    return AmountEffect(**parts())


@contextmanager
def known(word: Effect, langs: tuple[str, ...] = ("en", "fr")) -> Iterator[None]:
    """The word is one of the game's; these languages have its message."""
    bundles = {lang: text._bundle("legends", lang) for lang in langs}
    EFFECTS.add(word)
    with pytest.MonkeyPatch.context() as patch:
        have = {lang: messages.keys(lang) for lang in ("en", "fr")}
        for lang, bundle in bundles.items():
            bundle.add_resource(FluentResource(MESSAGES[lang]))
            have[lang] |= {"do-lose-marshal"}
        patch.setattr(messages, "keys", have.__getitem__)
        try:
            yield
        finally:
            EFFECTS.drop(word)
            for bundle in bundles.values():
                del bundle._messages["do-lose-marshal"]
