"""The exhaustive runner: play is steered until everything that can fire has fired."""
