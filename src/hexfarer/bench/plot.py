"""The history of the benchmarks as a picture: one panel a measure, one line a game and mode, lower is faster."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import Final
from xml.sax.saxutils import escape

from hexfarer.bench.history import Record

PANELS: Final = ["decisions", "legal", "copy", "apply", "view"]
WIDTH: Final = 300
HEIGHT: Final = 260
LEFT, TOP, RIGHT, BOTTOM = 52, 44, 14, 40
COLOURS: Final = ["#0b6e69", "#b3541e", "#5b4b9a", "#7a6a00", "#8a1c4a"]
DASHES: Final = {"compiled": "", "interpreted": "5 4"}

Line = list[tuple[int, float]]  # (number of the run, ratio)


def plot(history: list[Record]) -> str:
    """An SVG document."""
    whens = sorted({str(run["when"]) for run in history})
    games = sorted({measure["game"] for run in history for measure in run["results"]})
    width = WIDTH * len(PANELS)
    legend = "".join(_legend(i, game) for i, game in enumerate(games))
    panels = "".join(_panel(i, name, history, whens, games) for i, name in enumerate(PANELS))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT + 34}" font-family="sans-serif" '
        f'font-size="12" role="img"><title>Speed of the engine over time</title>'
        f'<rect width="100%" height="100%" fill="#fff"/>{panels}{legend}</svg>\n'
    )


def _panel(place: int, name: str, history: list[Record], whens: list[str], games: list[str]) -> str:
    lines = _lines(name, history, whens)
    values = [ratio for line in lines.values() for _, ratio in line]
    if not values:
        return ""
    low, high = floor(log10(min(values))), ceil(log10(max(values)))
    high = max(high, low + 1)
    inner, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(run: int) -> float:
        return LEFT + (inner * run / (len(whens) - 1) if len(whens) > 1 else inner / 2)

    def y(ratio: float) -> float:
        return TOP + tall * (high - log10(ratio)) / (high - low)

    parts = [f'<text x="{LEFT}" y="22" font-size="15" font-weight="bold">{escape(name)}</text>']
    for power in range(low, high + 1):
        at = y(10.0**power)
        parts.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="#ccc"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{10.0**power:g}</text>')
    for (game, mode), line in sorted(lines.items()):
        colour, dash = COLOURS[games.index(game) % len(COLOURS)], DASHES.get(mode, "1 3")
        points = " ".join(f"{x(run):.1f},{y(ratio):.1f}" for run, ratio in line)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-dasharray="{dash}"/>')
        parts += [f'<circle cx="{x(run):.1f}" cy="{y(ratio):.1f}" r="3" fill="{colour}"/>' for run, ratio in line]
    for run in sorted({0, len(whens) - 1}):
        anchor = "middle" if len(whens) == 1 else "start" if run == 0 else "end"
        parts.append(f'<text x="{x(run):.1f}" y="{HEIGHT - 20}" text-anchor="{anchor}">{whens[run][:10]}</text>')
    return f'<g transform="translate({place * WIDTH} 0)">{"".join(parts)}</g>'


def _lines(name: str, history: list[Record], whens: list[str]) -> dict[tuple[str, str], Line]:
    """The ratios of a measure by game and mode."""
    lines: dict[tuple[str, str], Line] = {}
    for run in history:
        for measure in run["results"]:
            if measure["name"] == name and measure["ratio"]:
                line = lines.setdefault((measure["game"], run["mode"]), [])
                line.append((whens.index(run["when"]), measure["ratio"]))
    return lines


def _legend(place: int, game: str) -> str:
    x, y = LEFT + place * 330, HEIGHT + 16
    colour = COLOURS[place % len(COLOURS)]
    return (
        f'<path d="M{x} {y}h28" stroke="{colour}" stroke-width="2"/><text x="{x + 34}" y="{y + 4}">{escape(game)}, '
        f'compiled</text><path d="M{x + 170} {y}h28" stroke="{colour}" stroke-width="2" stroke-dasharray="5 4"/>'
        f'<text x="{x + 204}" y="{y + 4}">interpreted</text>'
    )
