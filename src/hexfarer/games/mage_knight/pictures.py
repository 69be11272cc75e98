"""Pictures of the scenarios, of the parts in web/art/portraits/scenes.svg: each with place and size, back to front."""

from __future__ import annotations

from typing import Final

PICTURES: Final[dict[str, str]] = {
    "first_reconnaissance": (
        "sky-dawn, land-far, ft-city-blue 236 98 0.5, land-green 0 14 1, dec-road, ft-portal 70 126 0.82, "
        "ft-hero-red 128 138 0.95, dec-pines-sides"
    ),
    "full_conquest": (
        "sky-day, land-peaks, ft-city-red 84 112 0.74, ft-city-white 246 106 0.62, land-green 0 26 1, "
        "ft-rider-blue 60 142 0.8, ft-rider-red 150 146 0.9, ft-rider-green 226 142 0.8"
    ),
    "blitz_conquest": (
        "sky-dusk, land-dusk, ft-city-red 220 114 0.84, ft-rider-red 92 136 1, ft-rider-gold 40 142 0.85, dec-speed"
    ),
    "solo_conquest": (
        "sky-dawn, land-peaks, ft-city-blue 96 116 0.92, ft-city-green 272 104 0.46, dec-ridge, "
        "ft-hero-red 262 131 1.05, dec-pines-right"
    ),
    "full_cooperation": (
        "sky-day, land-far, ft-city-white 160 106 0.8, land-green 0 18 1, ft-flag-red 96 140 1, "
        "ft-hero-red 86 142 1.05, ft-flag-blue 170 144 1.05, ft-hero-blue 160 146 1.1, ft-flag-green 244 140 1, "
        "ft-hero-green 234 142 1.05"
    ),
    "blitz_cooperation": (
        "sky-storm, land-waste, ft-city-green 250 110 0.72, ft-rider-blue 118 138 1, ft-rider-red 62 142 1, "
        "dec-speed-pale"
    ),
    "mines_liberation": (
        "sky-day, land-peaks, dec-meadow, ft-mine 172 126 1.12, ft-hero-gold 64 138 1.05, dec-meadow-near"
    ),
    "druid_nights": "sky-night, land-night, dec-pines-night, ft-glade 160 128 1.05, ft-hero-green 92 140 0.9",
    "dungeon_lords": (
        "sky-cave, dec-cave, land-floor, ft-dungeon 168 130 1.12, ft-hero-violet 62 140 1.05, dec-glow, "
        "ft-fire 262 140 0.62"
    ),
    "conquer_and_hold": (
        "sky-dusk, land-waste, ft-keep-red 78 124 1, ft-tower 160 116 0.92, ft-keep-blue 240 124 1, "
        "ft-rider-red 128 146 0.72, ft-rider-blue 196 146 0.72"
    ),
    "one_to_return": (
        "sky-ember, ft-volcano 226 122 0.86, land-ember, ft-portal 112 132 1.02, ft-hero-red 58 142 0.95, "
        "ft-hero-blue 166 142 0.95, ft-hero-green 196 146 0.95"
    ),
}
