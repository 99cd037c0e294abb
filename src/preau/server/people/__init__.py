"""Who somebody is: guests, sessions, passwords, passkeys, and one's own data.

No route is here, and no seat at a table.
"""
