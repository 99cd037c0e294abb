"""Somebody who looks at pages."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.server.house import House


@pytest.fixture
def guest(house: House) -> TestClient:
    return house.guest()
