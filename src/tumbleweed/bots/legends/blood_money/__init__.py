"""How the bots play Western Legends with Ante Up and Blood Money."""
