"""Who knows what: views, redeals, and what a question reveals."""
