"""`python -m preau` is the command `preau`."""

import sys

from preau.cli.main import main

sys.exit(main())
