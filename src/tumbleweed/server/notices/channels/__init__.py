"""The ways a notice goes out: to a browser, by mail, to an address of the player's own."""
