"""Which build of the engine this installation runs."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

COMPILED = "compiled"
PLAIN = "plain Python"


def build_kind() -> str:
    """COMPILED or PLAIN, by the file that `import` takes for a module of the engine's heart."""
    spec = find_spec("tumbleweed.core.frames")
    compiled = spec and spec.origin and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))
    return COMPILED if compiled else PLAIN
