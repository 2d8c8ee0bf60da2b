"""What a host does to tables and people, beside the running servers: see `tumbleweed admin`."""
