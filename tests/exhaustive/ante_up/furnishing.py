"""What lies on the joined boards in a crowd: tokens, gold, the train somewhere, Gambler points."""

from __future__ import annotations

from random import Random
from typing import Any

from tumbleweed.games.legends.state.ante_up_model import HIGH_ROLLER, LONGHORN, STANDS
from tumbleweed.games.legends.state.compiled import Compiled

TOKENS_LAID = 8
GOLD_LAID = 3
TWO_STANDS = 0.3  # how often both stands have something to sell


def furnish(compiled: Compiled, random: Random, facts: dict[str, Any]) -> None:
    """`facts` has the players' spaces; what does not fit is taken out again (`tidy`)."""
    up, spaces = compiled.up, compiled.board.spaces
    facts["train"] = random.choice(up.stops)
    tokens = random.sample(up.frontier_tokens, len(up.frontier_space))
    facts["frontier"] = {
        spaces[space]: token for space, token in zip(up.frontier_space, tokens, strict=True)
    }
    facts["dust"] = random.sample(spaces, GOLD_LAID)
    facts["tokens"] = {}
    for token in random.sample(range(len(up.tokens)), TOKENS_LAID):
        put_token(compiled, random, facts, token)
    if random.random() < TWO_STANDS:
        post = [item for item in compiled.items if random.random() < 0.5]
        facts["stands"] = {STANDS[1]: post}
    for seat in facts["seats"].values():
        seat["gambler"] = random.randrange(len(up.gambler_effect))


def put_token(compiled: Compiled, random: Random, facts: dict[str, Any], token: int) -> None:
    """On a plain space or at a Saloon where none lies yet; some longhorns are carried."""
    up = compiled.up
    if up.token_kind[token] == LONGHORN and random.random() < 0.5:
        seat = random.choice(list(facts["seats"].values()))
        seat.setdefault("longhorns", []).append(up.tokens[token])
        return
    plain = [name for at, name in enumerate(compiled.board.spaces) if up.plain[at]]
    rooms = list(up.saloons) if up.token_kind[token] == HIGH_ROLLER else plain
    free = [name for name in rooms if name not in facts["tokens"]]
    facts["tokens"][random.choice(free)] = [up.tokens[token]]


def tidy(facts: dict[str, Any]) -> None:
    """Whoever rode up to a foe has fought it."""
    spaces = [seat.get("space") for seat in facts["seats"].values()]
    facts["tokens"] = {at: laid for at, laid in facts["tokens"].items() if at not in spaces}
