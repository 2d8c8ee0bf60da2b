"""What lies where: the state, declared field by field."""
