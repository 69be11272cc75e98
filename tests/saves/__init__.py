"""Saves of every game, kept for ever: a later version must lead to the same positions, or raise its rules version.

`python -m tests.saves` writes those of the rules as they are now, where there are none yet. Older ones stay.
"""
