"""How many games are measured. Imports nothing of the engine: `compare` runs older ones."""

# Per game: how many are played, the least number of players, and how far into a game of most
# players the middle is.
PLAN = {"goat": (60, 2, 80), "legends": (12, 3, 400)}
COUNTS = 4  # numbers of players: both games have four of them
