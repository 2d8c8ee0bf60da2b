"""Tables that live on a server: live over a socket, by turns over HTTP, on one machine or many."""
