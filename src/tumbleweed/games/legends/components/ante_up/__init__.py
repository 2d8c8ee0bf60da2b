"""What lies on the table with Ante Up."""
