"""The law: every game, pure. `api` is the contract, `registry` the shelf."""
