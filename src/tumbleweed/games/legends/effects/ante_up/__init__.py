"""The effects that Ante Up adds."""
