"""What the keeper of a house does for its club, one file each. No query is here: those are the server's."""
