"""Which deeds the story cards on the table ask for: a disc there has a value."""

from __future__ import annotations

from tumbleweed.bots.legends.table_view import Table

A_DISC = 0.35  # LP, while contributions of others are missing
THE_LAST_DISC = 0.65

# For each back of a story card the styles and deeds that may fulfil it.
ASKED = {
    "back-two-lp": {"deposit", "duelist", "revel"},
    "back-reputation": {"heist", "heist-train", "rob", "arrest", "marshal", "rancher"},
    "back-big-spender": {"revel"},
    "back-bandit-down": {"bandit"},
    "back-poker-hand": {"poker", "challenge", "high-stakes"},
    "back-gold-strike": {"prospect"},
    "back-cattle-drive": {"rancher"},
    "back-showdown": {"duel", "rob", "arrest"},
    "back-card-action": {"use"},
    "back-new-gear": {"store"},
    "back-scarred": {"heal", "bandit"},
    "back-crossed-paths": {"duel", "rob", "arrest"},
}
DEARLY = {"revel:3", "revel:4"}  # $80 at least


def told(table: Table, style: str, deed: str) -> float:
    """What a story on the table adds to the value of a deed, for a player with a disc left."""
    if not table.me.discs:
        return 0.0
    verb = deed.partition(":")[0]
    best = 0.0
    for story in table.view["stories"]:
        back, wanted = story["back"], ASKED.get(story["back"] or "", ())
        if (verb in wanted or style in wanted) and (back != "back-big-spender" or deed in DEARLY):
            last = len(story["discs"]) + 1 >= story["needed"]
            best = max(best, THE_LAST_DISC if last else A_DISC)
    return best
