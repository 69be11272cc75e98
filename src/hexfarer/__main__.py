"""`python -m hexfarer` is the command `hexfarer`."""

import sys

from hexfarer.cli import main

if __name__ == "__main__":  # workers of the arena import this file too
    sys.exit(main())
