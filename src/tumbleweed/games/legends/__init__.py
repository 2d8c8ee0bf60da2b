"""Western Legends."""
