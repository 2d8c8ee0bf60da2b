"""Loading, checking and compiling the files of Blood Money."""
