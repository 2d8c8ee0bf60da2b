"""The Man in Black: his turn, and how he makes up his mind."""
