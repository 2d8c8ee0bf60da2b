"""The conditions cards make, one record for each."""
