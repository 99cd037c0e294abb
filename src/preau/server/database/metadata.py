"""What all tables of the database are declared on."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
