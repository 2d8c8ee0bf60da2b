"""What a finished game was like, told by the net: chances, turning points, luck, lies."""
