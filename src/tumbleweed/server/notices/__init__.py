"""Notices: a player who is asked and absent is notified once, by the channels they chose."""
