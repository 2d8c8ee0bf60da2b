"""The page in a real browser: response times and transferred bytes."""
