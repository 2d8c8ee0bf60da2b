"""Two Wild West tabletop games, by the book."""
