"""Tables set up by hand, and whether a state can stand on a table."""
