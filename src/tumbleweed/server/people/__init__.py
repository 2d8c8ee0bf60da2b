"""People: guests, accounts, passkeys, seat links, and mutes."""
