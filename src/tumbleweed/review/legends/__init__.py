"""What a review of Western Legends adds: luck with cards, dice and at poker."""
