"""A public engine of the same game to compare with: mage-knight-digital, in Rust, release build, one thread.

It was measured on the class of machine that this project is measured on; how fast the calibration loop runs there
scales its figures to the machine at hand.
"""

from __future__ import annotations

from typing import Final

from hexfarer.bench.measure import Measure

GAME: Final = "mage_knight"  # First Reconnaissance alone, random moves, which is also what `whole_games` plays
CALIBRATION: Final = 8.6  # millions of steps a second where the peer was measured
RATES: Final = {"decisions": 16_000.0, "games": 109.0}
MICROS: Final = {"legal": 37.0, "copy": 23.0}


def compared(measure: Measure, calibration: float) -> Measure:
    """The measure with how many times as fast it is as the peer would be on this machine."""
    if measure.game != GAME:
        return measure
    speed = calibration / CALIBRATION  # of this machine
    if measure.name in RATES:
        return measure._replace(peer=measure.value / (RATES[measure.name] * speed))
    if measure.name in MICROS:
        return measure._replace(peer=MICROS[measure.name] / speed / measure.value)
    return measure
