"""The Good, the Bad and the Goat: a bluffing game for 2 to 5 players."""
