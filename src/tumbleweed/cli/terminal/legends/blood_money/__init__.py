"""What the terminal shows of Blood Money."""
