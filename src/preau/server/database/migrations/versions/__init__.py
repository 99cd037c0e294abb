"""Schema changes, oldest first; a released one stays as it is.

They never import the schema of today: that is not what they found.
"""
