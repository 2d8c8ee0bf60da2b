"""The game server: live over a socket, by turns over HTTP, on one machine or several."""
