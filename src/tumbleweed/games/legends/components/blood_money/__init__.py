"""Stories, injuries, deeds and the Trader: what a player has, and what happens to it."""
