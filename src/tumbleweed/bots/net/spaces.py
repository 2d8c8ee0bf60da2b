"""Which row of a net's last layer belongs to which option of a ruleset, told from the asker."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tumbleweed.bots.net.net import Columns
from tumbleweed.bots.net.weights import BadWeights, Names
from tumbleweed.core.ruleset import Ruleset


def names_of(rulesets: Iterable[Ruleset]) -> Names:
    """For one net that plays all of them: the features they share, and every option of any."""
    found = list(rulesets)
    keys = dict.fromkeys(key for ruleset in found for key in ruleset.catalogue.keys)
    game, features = found[0].setup.game, found[0].features
    if features is None:
        raise BadWeights(f"{game} has no features, so no net can play it")
    return Names(game, tuple(features.names), tuple(keys))


def columns_of(ruleset: Ruleset, names: Names) -> list[Columns]:
    """Per seat and option of the catalogue: the net's row."""
    known = {key: at for at, key in enumerate(names.options)}
    keys, players = ruleset.catalogue.keys, ruleset.setup.players
    missing = [key for key in keys if key not in known]
    if missing:
        raise BadWeights(f"the net knows no option {missing[0]!r}")
    rows = np.array([known[key] for key in keys], np.int64)
    return [
        rows[np.array(ruleset.catalogue.told_from(players, seat), np.int64)]
        for seat in range(players)
    ]
