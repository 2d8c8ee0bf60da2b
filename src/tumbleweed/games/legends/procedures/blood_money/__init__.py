"""The procedures of Blood Money."""
