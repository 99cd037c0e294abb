"""Tables as they live here: every command decided and appended, clocks, links, and keeping in step with others.

No rule of a game, no request and no socket is known here.
"""
