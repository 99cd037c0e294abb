"""The fast core: rules over flat integers, and the search over them. docs/fast-core.md explains it."""
