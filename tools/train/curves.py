"""How a fit went, as a picture: the loss after each pass, on what was fitted to and on other games."""

from __future__ import annotations

from pathlib import Path

WIDE, HIGH, EDGE = 640, 360, 56
COLOURS = {"fitted": "#8a8f98", "tested": "#b3541e"}


def draw(curve: list[dict[str, float]], path: Path, title: str) -> None:
    """Write the curves as an SVG."""
    values = [row[name] for row in curve for name in COLOURS]
    low, high = min(values), max(values)
    high = max(high, low + 1e-6)

    def place(number: float, value: float) -> str:
        across = EDGE + (WIDE - 2 * EDGE) * (number - 1) / max(1, len(curve) - 1)
        down = HIGH - EDGE - (HIGH - 2 * EDGE) * (value - low) / (high - low)
        return f"{across:.1f},{down:.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-size="13">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
        f'<text x="{EDGE}" y="24">{title}</text>',
        f'<path d="M{EDGE} {EDGE}V{HIGH - EDGE}H{WIDE - EDGE}" fill="none" stroke="#444"/>',
        f'<text x="{EDGE - 6}" y="{EDGE + 4}" text-anchor="end">{high:.3f}</text>',
        f'<text x="{EDGE - 6}" y="{HIGH - EDGE + 4}" text-anchor="end">{low:.3f}</text>',
        f'<text x="{WIDE / 2}" y="{HIGH - 16}" text-anchor="middle">passes, 1 to {len(curve)}</text>',
    ]
    for step, (name, colour) in enumerate(COLOURS.items()):
        points = " ".join(place(row["pass"], row[name]) for row in curve)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="{WIDE - EDGE - 90}" y="{EDGE + 18 * step}" fill="{colour}">{name}</text>')
    path.write_text("\n".join([*lines, "</svg>"]) + "\n", "utf-8")
