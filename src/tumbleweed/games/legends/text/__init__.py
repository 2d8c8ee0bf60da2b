"""Cards and components in words."""
