"""The effects that Blood Money adds."""
