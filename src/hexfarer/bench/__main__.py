"""`python -m hexfarer.bench` and an effort: one run as JSON, for a process that wants the other mode."""

import json
import sys

from hexfarer.bench import Effort, this_mode

print(json.dumps(this_mode(Effort(*map(int, sys.argv[1:]))).plain()))
