"""The components of Ante Up."""
