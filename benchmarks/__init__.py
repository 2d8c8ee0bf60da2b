"""Speed compared with other projects in one run. `make bench` prints the table."""
