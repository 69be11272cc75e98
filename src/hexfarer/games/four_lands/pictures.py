"""Pictures of the scenarios, of the parts in web/art/portraits/scenes.svg: each with place and size, back to front."""

from __future__ import annotations

from typing import Final

PICTURES: Final[dict[str, str]] = {
    "competitive": (
        "sky-night, land-peaks, dec-meadow-night, dec-road-pale, ft-hero-blue 48 138 1.15, "
        "ft-hero-green 112 144 1.15, ft-hero-gold 216 144 1.15, ft-hero-red 276 138 1.15, dec-compass"
    ),
    "cooperative": (
        "sky-night, land-night, dec-pines-camp, dec-glow-wide, ft-fire 160 136 1.5, ft-hero-blue 92 138 1.7, "
        "ft-hero-green 124 146 1.6, ft-hero-gold 200 146 1.6, ft-hero-red 232 138 1.7"
    ),
}
