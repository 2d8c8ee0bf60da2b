"""The people at the tables: guests, accounts, passkeys, links to seats, and who hears whom."""
