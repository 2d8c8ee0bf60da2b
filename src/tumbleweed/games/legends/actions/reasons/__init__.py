"""Why something is not offered, one file for each part of the rules."""
