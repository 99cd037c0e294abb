"""What hosts and moderators do: roles, sanctions, reports in context, announcements, who may sign up.

Queries and decisions. No HTTP is here, and nothing of what a table's rules decide.
"""
