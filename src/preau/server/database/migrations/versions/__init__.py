"""Schema changes, oldest first. They never import the schema of today: that is not what they found."""
