"""The territory map of Western Legends as one SVG, drawn by code from the board's outlines.

Every colour is a CSS variable and every shape has a class, so that one drawing serves all themes;
the page's stylesheet (web/src/games/legends/map/land.css) sets their values. Names of places are
left empty: the page fills them in, in the reader's language.
"""

from tumbleweed.server.drawing.joined import joined
from tumbleweed.server.drawing.territory import territory

__all__ = ["joined", "territory"]
