"""What is noted of games with Ante Up."""
