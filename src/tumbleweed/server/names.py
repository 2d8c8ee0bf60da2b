"""People's names: a default, and checks that a name cannot disturb other people's screens.

Invisible text, or text that reverses what follows, is refused rather than removed: whoever types it
should know.
"""

import re
import secrets
import unicodedata

from tumbleweed.server.errors import Refused
from tumbleweed.server.word_filter import word_filter

LONGEST = 40
STACKED = 3  # combining marks on one letter; more would overlap other lines
NEUTRAL = "A stranger"  # the name of deleted people

FIRST = (
    "Dusty", "Lonesome", "Lucky", "Quiet", "Rusty", "Slow", "Sunny", "Wandering",
    "Whistling", "Weathered", "Prairie", "Canyon", "Copper", "Midnight", "Silver", "Tumbling",
)  # fmt: skip
SECOND = (
    "Rider", "Drover", "Prospector", "Fiddler", "Scout", "Gambler", "Ranger", "Blacksmith",
    "Wrangler", "Trapper", "Coyote", "Mustang", "Buzzard", "Cactus", "Lantern", "Banjo",
)  # fmt: skip

# Letters and marks that are invisible although Unicode does not call them format characters.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
WITHOUT_JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def western_name() -> str:
    return f"{secrets.choice(FIRST)} {secrets.choice(SECOND)}"


def clean_name(text: str) -> str:
    """The name as stored; raises Refused for one that nobody could read or find, or should."""
    name = clean_line(text, LONGEST, "name")
    if word_filter().objects(name):
        raise Refused(422, "name-unfit", "The name contains a word that is not wanted here.")
    return name


def clean_words(text: str, longest: int) -> str:
    """A line of chat: checked like a name, but joiners of letters or emoji are allowed."""
    clean_line(text.translate(WITHOUT_JOINERS), longest, "message")
    return " ".join(unicodedata.normalize("NFC", text).split())


def clean_line(text: str, longest: int, what: str) -> str:
    """One visible line: trimmed, whitespace collapsed, normalised."""
    line = "".join(map(_plain_space, unicodedata.normalize("NFC", text))).strip()
    line = re.sub(" +", " ", line)
    if not line or all(map(_faint, line)):
        raise Refused(422, f"{what}-empty", f"The {what} is empty.")
    if len(line) > longest:
        fault = f"The {what} is longer than {longest} characters."
        raise Refused(422, f"{what}-long", fault, longest=longest)
    if any(map(_unseen, line)) or _towers(line):
        raise Refused(422, f"{what}-unseen", f"The {what} contains characters nobody can see.")
    return line


def _plain_space(letter: str) -> str:
    return " " if unicodedata.category(letter) == "Zs" else letter


def _unseen(letter: str) -> bool:
    return letter in BLANK or unicodedata.category(letter) in UNSEEN


def _faint(letter: str) -> bool:
    """Invisible by itself: a space, or a combining mark."""
    return letter == " " or _unseen(letter) or unicodedata.category(letter).startswith("M")


def _towers(line: str) -> bool:
    height = 0
    for letter in line:
        height = height + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if height > STACKED:
            return True
    return False
