"""Something to ask of every address of the server: `ASKS`."""

from __future__ import annotations

import api_asks
import page_asks
from asks import ASKS, Ask

__all__ = ["ASKS", "Ask", "api_asks", "page_asks"]
