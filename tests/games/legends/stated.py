"""Figures in the game's messages: "$80, 3 Wanted" is (money, 80), (wanted, 3)."""

import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from catalogues import SOURCE, messages

Amount = tuple[str, int]  # a unit, and how many
CATALOGUES = {"legends": "", "web": "legends-", "terminal": "wl-"}  # each with its messages' prefix
AMOUNTS = {
    "money": r"\$(\d+)|(\d+) \$",
    "lp": r"(\d+) (?:LP|PL)\b",
    "wanted": r"(\d+) (?:points? )?Wanted",
    "marshal": r"(\d+) (?:points? )?Marshall?",
    "wounds": r"(\d+) (?:wound|blessure)",
    "cards": r"(\d+) (?:card|carte)s?\b",
}


def captions(lang: str) -> dict[str, str]:
    """The texts of all messages of Western Legends, without what counts something out."""
    return {
        name: re.sub(r"[\u00a0\u202f]", " ", " ".join(literals(message)))
        for catalogue, prefix in CATALOGUES.items()
        for name, message in messages(lang, catalogue).items()
        if name.startswith(prefix)
    }


def literals(message: ftl.Message) -> list[str]:
    return texts(message.value) if message.value is not None else []


def texts(pattern: ftl.Pattern) -> list[str]:
    found = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            found.append(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                if not counts(variant):
                    found += texts(variant.value)
    return found


def counts(variant: ftl.Variant) -> bool:
    """`[one] 1 card` says what its argument says."""
    return isinstance(variant.key, ftl.Identifier) and variant.key.name == "one"


def amounts(text: str) -> set[Amount]:
    found = set()
    for unit, pattern in AMOUNTS.items():
        for match in re.finditer(pattern, text):
            found.add((unit, int(next(number for number in match.groups() if number))))
    return found


def on_the_page(name: str, lang: str, **args: str | int) -> str:
    """A message of web.ftl as a reader of that language sees it."""
    bundle = FluentBundle([lang], use_isolating=False)
    text = (SOURCE / "locale" / lang / "web.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    pattern = bundle.get_message(name).value
    assert pattern is not None
    said, faults = bundle.format_pattern(pattern, args)
    assert not faults
    return str(said)
