"""Work in processes of its own, so that whoever is served waits for none of it."""
