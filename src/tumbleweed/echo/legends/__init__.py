"""What the Echo tells of Western Legends and its expansions."""
