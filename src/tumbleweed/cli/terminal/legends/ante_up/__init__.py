"""What the terminal shows of Ante Up."""
