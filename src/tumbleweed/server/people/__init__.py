"""People: guests, accounts, passkeys, seat links, mutes and blocks, reports."""
