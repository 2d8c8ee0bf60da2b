"""How the bots play Western Legends."""
