"""What every part may use to be watched: metrics, traces, redacted logs, the garbage collector.

No table is known here.
"""
