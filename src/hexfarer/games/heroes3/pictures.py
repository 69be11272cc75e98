"""Pictures of the scenarios, of the parts in web/art/portraits/scenes.svg: each with place and size, back to front."""

from __future__ import annotations

from typing import Final

PICTURES: Final[dict[str, str]] = {
    "brave_new_world": (
        "sky-day, land-far, ft-city-blue 84 112 0.8, ft-necropolis 250 110 0.62, land-green 0 24 1, "
        "ft-rider-blue 120 144 0.9, ft-rider-green 206 144 0.85"
    ),
    "dwarven_gold": "sky-dusk, land-peaks, dec-ridge-dark, ft-mine 190 126 1, ft-gold 84 138 1.15",
    "search_for_the_grail": (
        "sky-dawn, land-far, land-green 0 18 1, ft-obelisk 70 132 0.9, ft-obelisk 262 128 0.7, ft-grail 164 134 1.15"
    ),
    "force_of_will": ("sky-ember, land-ember, ft-gold 160 134 1.5, ft-dragon-red 170 76 1.05, ft-keep-blue 40 136 0.7"),
    "geleas_champions": (
        "sky-storm, land-green 0 6 1, ft-city-blue 92 122 0.86, ft-dragon-dark 238 58 0.7, "
        "ft-rider-blue 176 142 0.9, ft-rider-gold 228 144 0.9"
    ),
    "unholy_quest": (
        "sky-night, land-night, ft-dungeon 86 134 0.8, ft-dungeon 234 128 0.6, ft-hero-blue 156 142 1, "
        "ft-hero-violet 178 144 1"
    ),
    "wandering_dragons": (
        "sky-dusk, land-dusk, ft-dragon-red 110 62 0.8, ft-dragon-green 238 84 0.62, ft-rider-blue 176 144 0.85"
    ),
    "stand_united": (
        "sky-day, land-peaks, land-green 0 22 1, ft-flag-red 96 140 1, ft-hero-violet 86 142 1, "
        "ft-flag-blue 160 144 1, ft-hero-blue 150 146 1, ft-flag-green 224 140 1, ft-hero-green 214 142 1"
    ),
    "emerald_island": "sky-day, land-sea, ft-isle 176 112 1.05, ft-ship 56 124 0.9",
    "llq_1_homecoming": "sky-dawn, land-sea, dec-shore, ft-city-blue 258 112 0.7, ft-ship 92 112 1.1",
    "llq_2_guardian_angels": (
        "sky-day, land-far, land-green 0 18 1, ft-obelisk 236 134 1, ft-angel 112 96 1.15, ft-angel 176 70 0.8"
    ),
    "llq_3_steadwicks_liberation": (
        "sky-ember, land-waste, ft-city-blue 176 120 1, ft-fire 128 128 0.9, ft-fire 236 128 0.8, "
        "ft-rider-blue 52 142 1"
    ),
    "qg_1_greek_gift": (
        "sky-night, land-night, ft-necropolis 226 120 0.8, ft-fire 104 138 0.9, ft-hero-blue 72 142 1, "
        "ft-hero-violet 138 142 1"
    ),
    "qg_2_sicilian_dragon": (
        "sky-ember, land-waste, ft-necropolis 232 122 0.9, ft-dragon-dark 110 66 0.9, ft-obelisk 60 138 0.7"
    ),
    "qg_3_two_knights_defense": (
        "sky-dawn, land-peaks, land-green 0 24 1, ft-rider-blue 104 142 1.25, ft-rider-green 216 142 1.25"
    ),
}
