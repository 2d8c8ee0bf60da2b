"""The state, declared field by field."""
