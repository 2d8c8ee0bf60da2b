"""What the exhaustive runner knows of Ante Up."""
