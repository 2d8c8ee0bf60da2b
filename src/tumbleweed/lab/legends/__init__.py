"""The columns of Western Legends: deeds, points by source, styles of play."""
