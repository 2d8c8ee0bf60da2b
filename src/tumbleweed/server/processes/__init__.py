"""Work in separate processes, so that it never blocks the server."""
