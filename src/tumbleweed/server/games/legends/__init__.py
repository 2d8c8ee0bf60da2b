"""Western Legends on the server."""
