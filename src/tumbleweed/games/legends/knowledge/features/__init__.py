"""What a seat may know, as a row of bytes: each file declares some blocks and writes them."""
