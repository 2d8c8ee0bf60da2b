"""From the content files to the compiled tables of the engine."""
