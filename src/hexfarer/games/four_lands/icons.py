"""The keys of the pictures of things: the ids that the drawings of the page have (web/art)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.content.agents import AGENT_IDS
from hexfarer.games.four_lands.content.map import FIELD_IDS
from hexfarer.games.four_lands.content.tasks import TASK_IDS
from hexfarer.games.four_lands.terms import ARTEFACTS

# The building by which people know a field
_LANDMARKS: Final[dict[str, str]] = {
    "lm-longhall": "hvitsund ulvheim morgrane",
    "lm-harbour": "normark havdrun feriggau gwenmar",
    "lm-lighthouse": "blixhamn alfeg",
    "lm-stave": "vindhall",
    "lm-inn": "hollinmark",
    "lm-stones": "duskarrow",
    "lm-dome": "calladry sennary",
    "lm-villa": "merioth oranfel",
    "lm-mill": "luanmor",
    "site-village": "regnmark skaldvik taliawen brithlan dunorra lanveir",
    "site-mage_tower": "tordenfall cirth",
    "site-crystal_mine": "jarnfell",
    "site-keep": "askvold rimgard",
    "site-monastery": "kveldby westmoor",
    "site-tomb": "falwyn",
    "site-refugee_camp": "varnwick",
    "site-city-white": "ardelyn",
    "site-ancient_ruins": "eskeral",
}
_OF_FIELD: Final[dict[str, str]] = {field: mark for mark, fields in _LANDMARKS.items() for field in fields.split()}
FIELD_ICONS: Final[list[str]] = [_OF_FIELD[id] for id in FIELD_IDS]
# Tasks of one name have one picture: their ids end in a number.
TASK_ICONS: Final[list[str]] = ["seal-" + id.rstrip("0123456789").rstrip("_") for id in TASK_IDS]


def artefact_icon(artefact: int) -> str:
    """An artefact looks like the seal of the Task that brought it."""
    return "seal-" + ARTEFACTS[artefact]


def card_icon(id: str) -> str:
    return ("ag-" if id in AGENT_IDS else "gl-") + id


def item_icon(id: str) -> str:
    """A card that was announced."""
    return "fx-" + id


def side_icon(side: str) -> str:
    return "em-" + side


def hood_icon(side: str) -> str:
    """An Agent that lies face down."""
    return "hd-" + side
