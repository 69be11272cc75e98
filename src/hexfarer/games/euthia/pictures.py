"""Pictures of the scenarios, of the parts in web/art/portraits/scenes.svg: each with place and size, back to front."""

from __future__ import annotations

from typing import Final

PICTURES: Final[dict[str, str]] = {
    "the_hunt": "sky-dusk, land-forest, ft-church 230 124 1, ft-hero-blue 84 138 1.1, dec-spark",
    "defence_of_the_realm": (
        "sky-ember, ft-volcano 70 126 0.74, land-ember, ft-dragon-red 186 62 1.15, ft-church 272 138 0.7"
    ),
    "walking_destruction": "sky-storm, land-waste, ft-golem 118 134 1.12, ft-church 262 130 0.78",
}
