"""How balanced a game is: where its points come from, and who wins with what."""
