"""Who somebody is: guests, sessions, passwords, passkeys, and one's own data. No route, and no seat at a table."""
