"""A toy game for testing the kernel, structured like any game: a state, procedures, a ruleset.

Two or three seats hold four cards each. A round is a window in which every seat secretly picks two
of its cards, a window that asks nobody, and a court in which the judge of the round may ponder,
flip a coin, peek at the pile, hand over, delve into a court within the court, muse (a window for
the judge alone), rule, or dissolve the round. The variant `traps` adds answers that only broken
rules code could give.
"""

from typing import Any

from core.toy_rules import (
    ABYSS,
    CARDS,
    COIN,
    COURT_WORDS,
    EVENT_KINDS,
    GAME,
    ROUND,
    STREAMS,
    TRAP_WORDS,
    ToyState,
    be_silent,
    court_and_traps,
    court_facts,
    court_options,
    deal,
    everybody,
    heed_inner_court,
    hold_court,
    judge,
    judge_alone,
    judge_says,
    lay_out,
    muse,
    musings,
    next_round,
    two_picked,
    unpicked,
    verdict,
    whirl,
)
from tumbleweed.core.content import Content
from tumbleweed.core.decision import Catalogue
from tumbleweed.core.frames import LOCALS, Ask, Do, Gather, Procedure, Question, call
from tumbleweed.core.game import Game
from tumbleweed.core.result import Result, Score
from tumbleweed.core.rules import Reason
from tumbleweed.core.ruleset import GameInfo, Ruleset, Setup, register
from tumbleweed.core.state import GRID, LIST, NUMBER, Field, Schema, State
from tumbleweed.core.text import Wording
from tumbleweed.core.visibility import Pool, deal_anew


def toy_schema(options: tuple[str, ...]) -> Schema:
    return Schema(
        STREAMS,
        options,
        Field("round", NUMBER),
        Field("pile", LIST, CARDS),
        Field("hands", GRID, CARDS),
        Field("table", GRID, CARDS),
        Field("sides", LIST),
        Field("verdicts", LIST),
        Field("silences", NUMBER),
        Field("known", LIST, CARDS, masks=True),
    )


def toy_procedures(traps: bool) -> list[Procedure]:
    """In the order of the procedures' numbers."""
    return [
        Procedure(
            "game",
            (
                Do("deal", deal),
                Do("play_round", lambda s: call(s, ROUND)),
                Do("next_round", next_round),
            ),
        ),
        Procedure(
            "round",
            (
                Gather(
                    "pick",
                    (Question("pick", ""), Question("pick-another", "")),
                    everybody,
                    unpicked,
                    two_picked,
                    lay_out,
                ),
                Gather("silence", (), lambda s: [], unpicked, two_picked, be_silent),
                Do("hold_court", hold_court),
                Do("verdict", verdict),
            ),
        ),
        Procedure(
            "court",
            (
                Ask(
                    "call_judge",
                    Question("court", "", court_facts),
                    judge,
                    court_and_traps if traps else court_options,
                    judge_says,
                ),
                Do("heed_inner_court", heed_inner_court),
                Gather("muse", (Question("muse", ""),), judge_alone, musings, two_picked, muse),
                Do("whirl", whirl),
            ),
            "judge",
            "level",
            "pondered",
        ),
        Procedure("abyss", (Do("fall", lambda s: call(s, ABYSS)),)),
    ]


# ---- the ruleset ----


def toy_catalogue() -> Catalogue:
    catalogue = Catalogue(Wording("toy", lambda kind, name, lang: name))
    for card in CARDS:
        catalogue.add(f"pick:{card}", "pick", card=f"card:{card}")
    for word in COURT_WORDS + TRAP_WORDS:
        catalogue.add(word, word)
    return catalogue


class ToyRuleset(Ruleset):
    def __init__(self, setup: Setup) -> None:
        catalogue = toy_catalogue()
        super().__init__(
            setup,
            Content("toy", f"toy-content-{setup.edition}"),
            catalogue.wording,
            catalogue,
            toy_procedures("traps" in setup.variants),
            EVENT_KINDS,
            toy_schema(catalogue.keys),
        )

    def fresh(self, seed: int) -> ToyState:
        n = self.setup.players
        return ToyState(
            seed, [GAME, 0, *[0] * LOCALS], 0, [[] for _ in range(n)],
            [0] * len(STREAMS), [[] for _ in STREAMS], 0,
            1, list(range(len(CARDS))), [[] for _ in range(n)], [[] for _ in range(n)],
            [], [], 0, [0] * n,
        )  # fmt: skip

    def position(self, facts: dict[str, Any]) -> ToyState:
        """`hands` as words ("abcd"), the round's window next; `coin` scripts the coin."""
        s = self.fresh(0)
        s.stack = [GAME, 2, *[0] * LOCALS, ROUND, 0, *[0] * LOCALS]
        for seat, word in enumerate(facts.get("hands", ("abcd", "efgh", "ijkl"))):
            s.hands[seat] = [CARDS.index(card) for card in word]
            s.pile = [card for card in s.pile if card not in s.hands[seat]]
        s.script[COIN] = list(facts.get("coin", []))
        return s

    def faults(self, s: State) -> list[str]:
        assert isinstance(s, ToyState)
        places = [s.pile, *s.hands, *s.table]
        cards = sorted(card for place in places for card in place)
        return [] if cards == list(range(len(CARDS))) else ["a card is missing or stands twice"]

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, ToyState)
        return {
            "round": s.round,
            "hand": None if seat is None else [CARDS[card] for card in s.hands[seat]],
            "table": [[CARDS[card] for card in row] for row in s.table],
            "sides": s.sides[:],
            "pile": len(s.pile),
        }

    def redeal(self, s: State, seat: int) -> None:
        assert isinstance(s, ToyState)
        others = [other for other in range(len(s.hands)) if other != seat]
        pools = [Pool(s.hands[other]) for other in others]
        s.pile, *hands = deal_anew(s, [Pool(s.pile, s.known[seat]), *pools])
        for other, hand in zip(others, hands, strict=True):
            s.hands[other] = sorted(hand)

    def result(self, s: State) -> Result:
        assert isinstance(s, ToyState)
        return Result([Score({"cards": sum(row)}, (len(row),)) for row in s.table])

    def why_not(self, s: State, seat: int, action: str) -> list[Reason]:
        return [Reason("", "why-toy")]


def say(game: Game, *words: str) -> None:
    """The judge's answers, one by one."""
    for word in words:
        game.choose(word)


register(GameInfo("toy", (2, 3), ("plain", "fancy"), ("traps",), ("lamp",), ToyRuleset))
