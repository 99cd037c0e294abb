"""One thin command a file; those for one purpose share one. `cli.app` puts them under one roof.

Never here: what two commands share, which is in `cli` or `cli.terminal`.
"""
