"""The club's tables of the database, a module for each of its rooms. Nothing is asked or written here."""
