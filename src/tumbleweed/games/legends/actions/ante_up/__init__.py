"""The actions that Ante Up adds."""
