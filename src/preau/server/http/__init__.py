"""What every request meets: guard, headers, limits, refusals, and what routes are given. No route is here."""
