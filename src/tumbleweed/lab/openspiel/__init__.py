"""Games for OpenSpiel: `import tumbleweed.lab.openspiel.games`, then `pyspiel.load_game(…)`."""
