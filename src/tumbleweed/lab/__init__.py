"""Games by the thousand: simulation, comparison of bots, statistics."""
