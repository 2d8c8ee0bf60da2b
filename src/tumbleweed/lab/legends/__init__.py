"""What is noted of games of Western Legends: deeds, points by their source, styles of play."""
