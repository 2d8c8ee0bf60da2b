"""The API: over HTTP, and the same acts over a socket."""
