"""The club's pages, a module for each of its rooms. No query and no decision is here: those are made in the rooms."""
