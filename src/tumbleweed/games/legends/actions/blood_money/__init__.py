"""The actions that Blood Money adds."""
