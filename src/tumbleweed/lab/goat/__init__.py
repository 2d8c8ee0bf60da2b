"""The columns of The Good, the Bad and the Goat."""
