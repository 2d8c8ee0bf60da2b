"""Where one stands, and where one can go."""
