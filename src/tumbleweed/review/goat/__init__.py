"""What a review of The Good, the Bad and the Goat adds: lies, and luck."""
