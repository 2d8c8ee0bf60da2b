"""The calls: over HTTP, and the same over a socket."""
