"""Loading, checking and compiling the files of Ante Up."""
