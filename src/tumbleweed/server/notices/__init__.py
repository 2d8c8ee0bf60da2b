"""Notices: a player who is asked and not there hears of it, once, by the ways they chose."""
