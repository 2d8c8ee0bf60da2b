"""Parameters that hold words: lists of effects, options of a question, conditions."""

from __future__ import annotations

from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.forms import Sort
from tumbleweed.games.legends.vocabulary.kinds import Param
from tumbleweed.games.legends.vocabulary.teller import Args, Teller
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer

# Whether who carries the words out could pay what they take: as around them, or because it was
# asked for (a cost, an option), or not, because nobody asked.
AS_AROUND = 0
ASKED_FOR = 1
NOT_ASKED = 2


class Question(Param):
    """The number of the question that the word asks; `compiled.node_options` has its options."""

    def __init__(self) -> None:
        super().__init__(needs={}, may={})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(out.node(start))


class List(Param):
    """A parameter with a length of its own."""

    def __init__(self, key: str, sort: Sort, needed: bool = True) -> None:
        given: dict[str, Sort] = {key: sort}
        super().__init__(needs=given if needed else {}, may={} if needed else given, width=0)
        self.open_ended = True


class Stretch(List):
    """A list of effects behind its own length."""

    def __init__(self, key: str, sort: Sort, paid: int = AS_AROUND, taken: bool = False) -> None:
        super().__init__(key, sort)
        self._key = key
        self._paid = paid
        self._taken = taken

    def start_of(self, at: int) -> int:
        return at + self.offset + 1

    def end_of(self, code: list[int], at: int) -> int:
        return at + self.offset + 1 + code[at + self.offset]

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        around = out.paying
        out.paying = around or self._key == "cost"
        _measured(out, code, word[self._key], self._paid, self._taken)
        out.paying = around

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        return {self._key: teller.effects(self.start_of(at), self.end_of(code, at))}


class Rest(List):
    """A list of effects up to the end of the word, behind a stretch; it may be left out."""

    def __init__(self, key: str, behind: Stretch) -> None:
        super().__init__(key, "effects", needed=False)
        self._key = key
        self._behind = behind

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        out.effects(word.get(self._key, []))

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        return {self._key: teller.effects(self._behind.end_of(code, at), end_of(code, at))}


class Further(List):
    """A list of effects that an expansion adds to a word of the game, up to the word's end; left
    out, the word is compiled as before."""

    def __init__(self, key: str, module: str) -> None:
        super().__init__(key, "some effects", needed=False)
        self._key = key
        self.module = module

    def start_of(self, at: int) -> int:
        return at + self.offset

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        out.effects(word.get(self._key, []))

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        return {self._key: teller.effects(self.start_of(at), end_of(code, at))}


class Deal(List):
    """The effects that a question offers to accept, up to the end of the word."""

    def __init__(self, question: Question, paid: int) -> None:
        super().__init__("effects", "some effects")
        self._question = question
        self._paid = paid

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        first, last = _effects(out, word["effects"], self._paid, taken=True)
        out.add_option(self._question.of(code, start), first, last)

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        return {"effects": teller.options(self._question.of(code, at))[0]}


class Options(List):
    """Lists of effects, each behind its length, of which one is chosen. `taken`: by who gets it."""

    def __init__(self, question: Question, taken: bool) -> None:
        super().__init__("options", "options")
        self._question = question
        self._taken = taken

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(len(word["options"]))
        for option in word["options"]:
            first, last = _measured(out, code, option, ASKED_FOR, self._taken)
            out.add_option(self._question.of(code, start), first, last)

    def end_of(self, code: list[int], at: int) -> int:
        end = at + self.offset + 1
        for _ in range(code[at + self.offset]):
            end += 1 + code[end]
        return end

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        options = teller.options(self._question.of(code, at))
        return {"options": teller.joined("do-or", options)}


class Several(List):
    """How many of the options are chosen, where an expansion lets it be more than one: an integer
    behind them, or else nothing."""

    def __init__(self, key: str, behind: Options, module: str) -> None:
        super().__init__(key, "positive", needed=False)
        self._key = key
        self._behind = behind
        self.module = module

    def of(self, code: list[int], at: int) -> int:
        end = self._behind.end_of(code, at)
        return code[end] if end < end_of(code, at) else 1

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        if self._key in word:
            code.append(word[self._key])


class Test(Param):
    """The address of a condition."""

    def __init__(self) -> None:
        super().__init__(needs={"test": "test"}, may={})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(out.test(word["test"]))

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        return {"test": teller.condition(self.of(code, at))}


class InnerTests(List):
    """Conditions inside a condition, up to its end: one, or a list of them."""

    def __init__(self, key: str, sort: Sort) -> None:
        super().__init__(key, sort)
        self._key = key

    def first(self, at: int) -> int:
        return at + self.offset

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        inner = word[self._key]
        for each in inner if isinstance(inner, list) else [inner]:
            out.inner_test(each)


def end_of(code: list[int], at: int) -> int:
    """Where the word behind the one at that address starts."""
    return at + code[at + 1]


def _measured(
    out: Writer, code: list[int], words: list[Entry], paid: int, taken: bool
) -> tuple[int, int]:
    """A list of effects behind its own length."""
    place = len(code)
    code.append(0)
    start, end = _effects(out, words, paid, taken)
    code[place] = end - start
    return start, end


def _effects(out: Writer, words: list[Entry], paid: int, taken: bool) -> tuple[int, int]:
    """Who takes a deal or an option has agreed to what it gives and takes."""
    refusable, agreed = out.refusable, out.agreed
    if paid != AS_AROUND:
        out.agreed = paid == ASKED_FOR
    if taken:
        out.refusable = min(refusable, terms.OTHERS)
    written = out.effects(words)
    out.refusable, out.agreed = refusable, agreed
    return written
