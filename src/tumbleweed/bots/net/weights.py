"""The weights of a net in a file, with the names of what they belong to.

Rows of the first layer belong to bytes of features, rows of the last to options. Both are stored
by name, so that weights outlive a changed layout or catalogue: what is gone is dropped, what is new
starts at zero.
"""

from __future__ import annotations

import json
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tumbleweed.core.errors import TumbleweedError

FORMAT: Final = 1
ABOUT: Final = "about"
Array = NDArray[np.float32]


class BadWeights(TumbleweedError):
    """A file of weights that cannot be read, or belongs to another game."""


@dataclass(frozen=True)
class Names:
    """What the rows of the first and the last layer belong to."""

    game: str
    features: tuple[str, ...]  # one per byte
    options: tuple[str, ...]  # keys, told from the asker


@dataclass(frozen=True)
class Weights:
    """Layers: features → hidden → hidden → options and value."""

    names: Names
    first: Array  # feature × hidden
    first_bias: Array
    second: Array  # hidden × hidden
    second_bias: Array
    policy: Array  # option × hidden
    policy_bias: Array
    value: Array  # hidden
    value_bias: Array  # a single number
    about: dict[str, Any] = field(default_factory=dict)  # how they were made

    @property
    def hidden(self) -> int:
        return len(self.first_bias)


LAYERS: Final = tuple(name for name in Weights.__dataclass_fields__ if name not in ("names", ABOUT))


def shapes(names: Names, hidden: int) -> dict[str, tuple[int, ...]]:
    """Of every layer."""
    features, options = len(names.features), len(names.options)
    return {
        "first": (features, hidden), "first_bias": (hidden,),
        "second": (hidden, hidden), "second_bias": (hidden,),
        "policy": (options, hidden), "policy_bias": (options,),
        "value": (hidden,), "value_bias": (1,),
    }  # fmt: skip


def save(path: Path, weights: Weights, exactly: bool = False) -> None:
    """In half precision unless `exactly`. An interrupted save leaves the old file."""
    names = weights.names
    about = {
        "format": FORMAT, "game": names.game, "features": names.features,
        "options": names.options, "hidden": weights.hidden, ABOUT: weights.about,
    }  # fmt: skip
    kind = np.float32 if exactly else np.float16
    layers = {name: getattr(weights, name).astype(kind) for name in LAYERS}
    layers[ABOUT] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    unfinished = path.with_name(f"{path.stem}.unfinished.npz")
    (np.savez if exactly else np.savez_compressed)(unfinished, **layers)
    unfinished.replace(path)


def load(path: Path) -> Weights:
    """BadWeights names the file and what is wrong with it."""
    try:
        with np.load(path, allow_pickle=False) as stored:
            about = json.loads(stored[ABOUT].tobytes())
            layers = {name: stored[name] for name in LAYERS}
    except FileNotFoundError:
        raise BadWeights(f"there are no weights at {str(path)!r}") from None
    except (OSError, ValueError, KeyError, zipfile.BadZipFile, EOFError) as fault:
        raise BadWeights(f"weights {str(path)!r} cannot be read: {fault}") from None
    if about.get("format") != FORMAT:
        raise BadWeights(f"weights {str(path)!r} have the format {about.get('format')!r}")
    names = Names(about["game"], tuple(about["features"]), tuple(about["options"]))
    for name, shape in shapes(names, about["hidden"]).items():
        if layers[name].shape != shape:
            found = layers[name].shape
            raise BadWeights(f"weights {str(path)!r}: {name} is {found}, not {shape}")
    converted = {name: layer.astype(np.float32) for name, layer in layers.items()}
    return Weights(names, **converted, about=about[ABOUT])


def fitted(weights: Weights, names: Names) -> Weights:
    """The same net for other features and options of the same game."""
    if weights.names == names:
        return weights
    if weights.names.game != names.game:
        raise BadWeights(f"these weights are for {weights.names.game}, not for {names.game}")
    layers: dict[str, Array] = {name: getattr(weights, name) for name in LAYERS}
    layers["first"] = _moved(weights.first, weights.names.features, names.features)
    for name in ("policy", "policy_bias"):
        layers[name] = _moved(layers[name], weights.names.options, names.options)
    return Weights(names, **layers, about=weights.about)


def _moved(rows: Array, before: tuple[str, ...], now: tuple[str, ...]) -> Array:
    """The rows under their names; those of new names are zero."""
    known = {name: at for at, name in enumerate(before)}
    out = np.zeros((len(now), *rows.shape[1:]), np.float32)
    kept = [(to, known[name]) for to, name in enumerate(now) if name in known]
    if kept:
        targets, sources = map(list, zip(*kept, strict=True))
        out[targets] = rows[sources]
    return out
