"""What would come of a fight or a hand of poker, from what one seat knows."""
