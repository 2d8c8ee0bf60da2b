"""Words that a host does not want read: none in a name, masked in the chat of others.

The lists are data, a file for each language, of the package or of the host's own folder
(`TUMBLEWEED_WORDS`); any word counts in any language. A word of a list is found whole and however
it is dressed up: letters with other accents or of other alphabets, digits that look like letters,
letters repeated or set apart by dots. Scunthorpe passes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final

from tumbleweed.core.errors import UnknownName

PACKAGED: Final = Path(__file__).parent / "word_lists"
MASK: Final = "*"
ANY_END: Final = "*"  # at the end of a listed word: however it goes on
LOOKS_LIKE: Final = {
    "a": "4@", "b": "8", "e": "3€", "g": "9", "i": "1!|", "l": "1|", "o": "0", "s": "5$", "t": "7+",
}  # fmt: skip
# Cyrillic and Greek letters that are drawn like Latin ones.
CONFUSED: Final = str.maketrans("авекмнорстухіѕјαβεικνορτυχ", "abekmhopctyxisjabeikvoptux")
APART: Final = r"[.\-_*]?"  # may stand between two letters
_none: Final = re.compile(r"(?!)")


class WordFilter:
    def __init__(self, words: Iterable[str]) -> None:
        forms = sorted({_form(word) for word in words})
        whole = rf"(?<![^\W_])(?:{'|'.join(forms)})(?![^\W_])"
        self._found = re.compile(whole) if forms else _none
        self.masked = lru_cache(maxsize=4096)(self._masked)  # each line is shown to several people

    def objects(self, text: str) -> bool:
        return any(self._hits(_plain(text)[0]))

    def _masked(self, text: str) -> str:
        """The text with the letters of listed words covered."""
        plain, origins = _plain(text)
        covered = {origins[at] for hit in self._hits(plain) for at in range(*hit.span())}
        return "".join(MASK if at in covered else each for at, each in enumerate(text))

    def _hits(self, plain: str) -> Iterator[re.Match[str]]:
        """Half of it are letters at least: a time of the day such as 5h17 is no word."""
        for hit in self._found.finditer(plain):
            if 2 * sum(map(str.isalpha, hit[0])) >= len(hit[0]):
                yield hit


def _plain(text: str) -> tuple[str, list[int]]:
    """Compatible forms, without accents and case; and where each character comes from."""
    made = [(each, at) for at, letter in enumerate(text) for each in _letters(letter)]
    return "".join(each for each, _ in made), [at for _, at in made]


@lru_cache(maxsize=4096)
def _letters(letter: str) -> str:
    parts = unicodedata.normalize("NFKD", letter).casefold().translate(CONFUSED)
    return "".join(each for each in parts if unicodedata.category(each) not in ("Mn", "Cf"))


def _form(word: str) -> str:
    """The pattern of a listed word: each of its letters once or more often."""
    stem = _plain(word.removesuffix(ANY_END))[0]
    letters = [_letter(letter, len(list(run))) for letter, run in groupby(stem)]
    return APART.join(letters) + (r"[^\W_]*" if word.endswith(ANY_END) else "")


def _letter(letter: str, times: int) -> str:
    either = f"[{re.escape(letter + LOOKS_LIKE.get(letter, ''))}]"
    return APART.join([either] * (times - 1) + [f"{either}+"])


# ---- the lists ----


def read_words(folder: Path) -> list[str]:
    """A word per line; `#` begins a comment."""
    if not folder.is_dir():
        raise UnknownName(f"TUMBLEWEED_WORDS: there is no folder {folder}")
    lines = [line for file in folder.glob("*.txt") for line in _lines(file)]
    words = [line.partition("#")[0].strip() for line in lines]
    for word in filter(None, words):
        if not re.fullmatch(r"[^\W_]{3,}\*?", _plain(word)[0]):
            raise UnknownName(f"TUMBLEWEED_WORDS: {word!r} is not a word of three letters or more")
    return [word for word in words if word]


def _lines(file: Path) -> list[str]:
    try:
        return file.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as fault:
        raise UnknownName(f"TUMBLEWEED_WORDS: {file.name}: {fault}") from None


_filters: Final = [WordFilter(())]


def use_words(folder: str) -> None:
    """The lists of that folder, or of the package, from now on in this process."""
    _filters[0] = WordFilter(read_words(Path(folder) if folder else PACKAGED))


def word_filter() -> WordFilter:
    return _filters[0]
