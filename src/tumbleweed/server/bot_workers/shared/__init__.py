"""Bot processes for several servers, which ask them through Redis."""
