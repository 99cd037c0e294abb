"""People as others see them: their games, statistics and ratings; friends, blocks and challenges.

Asked by pages and API alike. Nothing here speaks HTTP, and nothing is rated here.
"""
