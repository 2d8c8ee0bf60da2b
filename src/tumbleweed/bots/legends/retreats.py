"""Answers that lead back to where one came from, at no cost.

Nets know no past: one that goes into the store, leaves with nothing and likes to go in again would
do so for ever. A bot does not take them: whoever comes, buys.
"""

from __future__ import annotations

from tumbleweed.core.decision import Decision

LEAVE = frozenset({"leave"})


def retreats(decision: Decision) -> frozenset[str]:
    """Keys of options. Nobody has bought anything yet where leaving is `free`."""
    return LEAVE if decision.prompt.args.get("free") else frozenset()
