"""`python -m hexfarer.bench`, an effort and maybe a game: one run as JSON, for a process that wants the other mode."""

import json
import sys

from hexfarer.bench import Effort, this_mode

*effort, only = sys.argv[1:]
print(json.dumps(this_mode(Effort(*map(int, effort)), only=only).plain()))
