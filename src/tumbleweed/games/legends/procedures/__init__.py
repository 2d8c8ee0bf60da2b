"""The procedures of Western Legends, in the order of the book."""
