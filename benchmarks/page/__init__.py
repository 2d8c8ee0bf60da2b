"""The page in a real browser: how fast it answers, and how much it fetches."""
