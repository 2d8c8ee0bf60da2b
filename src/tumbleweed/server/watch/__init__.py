"""Figures, traces and request ids: what a host can watch. All of it is off unless wanted."""
