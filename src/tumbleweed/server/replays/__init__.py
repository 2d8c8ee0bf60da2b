"""Games are replayed in a separate process: however long one is, nobody else waits."""
