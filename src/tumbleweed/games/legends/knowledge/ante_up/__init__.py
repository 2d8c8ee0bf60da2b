"""What players see and know of Ante Up, and its redeal."""
