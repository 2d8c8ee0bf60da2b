"""What players agree on before the game."""
