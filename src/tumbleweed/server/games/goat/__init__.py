"""The Good, the Bad and the Goat on the server."""
