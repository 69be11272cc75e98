"""How fast the engine is here, in CPU time, and as a ratio to a fixed calibration loop."""

from hexfarer.bench.measure import FULL, QUICK, Effort, Measure
from hexfarer.bench.run import Run, both_modes, this_mode

__all__ = ["FULL", "QUICK", "Effort", "Measure", "Run", "both_modes", "this_mode"]
