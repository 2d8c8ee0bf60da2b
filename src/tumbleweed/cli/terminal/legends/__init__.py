"""Western Legends on a terminal screen."""
