"""What is noted of games with Blood Money."""
