"""How the workers tell each other that a table has changed."""
