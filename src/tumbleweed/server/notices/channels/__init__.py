"""The channels of notices: browser push, mail, webhook."""
