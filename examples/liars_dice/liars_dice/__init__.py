"""Liar's Dice, for 2 to 6 players: everybody rolls in secret, bids rise, somebody says "liar"."""
