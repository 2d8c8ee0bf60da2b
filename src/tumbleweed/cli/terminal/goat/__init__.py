"""The Good, the Bad and the Goat on a terminal screen."""
