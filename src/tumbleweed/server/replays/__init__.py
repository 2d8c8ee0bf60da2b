"""Games are played again in a process of their own: however long one is, nobody else waits."""
