"""What hosts and moderators do: roles, sanctions, reports in context, announcements, who may sign up.

Queries and decisions; no HTTP, and nothing of what a table's rules decide.
"""
