"""What happens in play, for the rules of Blood Money."""
