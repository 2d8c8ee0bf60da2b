"""What lies on the players' mats: goods, tracks, items, and how it changes."""
