"""The search over a game's fast core, plain or compiled, and the trees it remembers. docs/fast-core.md explains it.

Never here: a game's rules; they lie in the game's own `fast`.
"""
