"""How the bots play The Good, the Bad and the Goat."""
