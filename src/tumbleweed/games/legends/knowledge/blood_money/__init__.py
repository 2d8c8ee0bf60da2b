"""What a seat sees of Blood Money, and the redeal of what it does not."""
