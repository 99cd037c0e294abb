"""What the keeper of a house does for its club, one file each. No query: those are the server's."""
