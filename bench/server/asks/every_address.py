"""Something to ask of every address of the server: `ASKS`."""

from __future__ import annotations

from asks import api, pages
from asks.ask import ASKS, Ask

__all__ = ["ASKS", "Ask", "api", "pages"]
