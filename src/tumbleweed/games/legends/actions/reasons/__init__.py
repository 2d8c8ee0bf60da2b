"""Why something is not on offer, one file for each part of the rules."""
