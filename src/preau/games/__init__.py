"""The law: every game, pure. `api` is the contract, `registry` the shelf. Never a file, a clock or a sentence."""
