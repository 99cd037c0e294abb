"""What can be watched of a running process, for Prometheus. `docs/grafana-dashboard.json` shows it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

TABLES = Gauge("preau_tables", "Tables in memory", registry=REGISTRY)
WATCHED = Gauge("preau_tables_watched", "Tables with somebody connected", registry=REGISTRY)
SOCKETS = Gauge("preau_sockets", "Open sockets", registry=REGISTRY)

COMMAND_SECONDS = Histogram(
    "preau_command_seconds",
    "From a command (play, say, tick...) to its events being durable",
    ["command"],
    buckets=QUICK,
    registry=REGISTRY,
)
COMMANDS_REFUSED = Counter("preau_commands_refused", "Commands refused, by code", ["code"], registry=REGISTRY)
LOG_CONFLICTS = Counter("preau_log_conflicts", "Appends that found their number taken", registry=REGISTRY)
APPEND_FAILURES = Counter("preau_append_failures", "Appends that the database did not take", registry=REGISTRY)
APPEND_GROUPS = Histogram(
    "preau_append_group",
    "Appends written in one transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)

BOTS_WAITING = Gauge("preau_bots_waiting", "Bots that think or wait to", registry=REGISTRY)
BOT_SECONDS = Histogram(
    "preau_bot_seconds", "What a bot's move took, its queue included", buckets=QUICK, registry=REGISTRY
)
FALLBACKS = Counter("preau_bot_fallbacks", "Moves that a bot did not choose in time", registry=REGISTRY)

CALLS = Counter(
    "preau_calls", "Calls to people, by way (push, mail) and what came of it (sent, failed, dropped)", ["way", "end"],
    registry=REGISTRY,
)  # fmt: skip
CALLS_GIVEN_UP = Counter("preau_calls_given_up", "Turns that could not be told after all tries", registry=REGISTRY)

BUS_UP = Gauge("preau_bus_up", "Whether other processes can be heard (always 1 for one alone)", registry=REGISTRY)
BUS_LAG = Histogram(
    "preau_bus_lag_seconds", "From a hint being sent to its being heard", buckets=QUICK, registry=REGISTRY
)
CATCH_UPS = Counter("preau_catch_ups", "Tables read on after others wrote, by what told", ["by"], registry=REGISTRY)

REQUESTS = Histogram(
    "preau_http_request_seconds", "HTTP requests", ["method", "status"], buckets=QUICK, registry=REGISTRY
)
