"""The players' mats: goods, tracks, items, and their changes."""
