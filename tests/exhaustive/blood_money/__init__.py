"""What the exhaustive runner knows of Blood Money."""
