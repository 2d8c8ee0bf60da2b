"""What players see and know of Ante Up, and how it is dealt anew."""
