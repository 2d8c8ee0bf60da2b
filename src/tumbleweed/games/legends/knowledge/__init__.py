"""Who knows what: views, redeals, and what a question gives away."""
