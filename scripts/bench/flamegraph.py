"""Draws sampled stacks as a flame graph: an SVG whose boxes are functions, as wide as their share of the samples.

The idea: Brendan Gregg, "The Flame Graph", Communications of the ACM 59(6), 2016.
"""

from dataclasses import dataclass, field
from html import escape

WIDTH = 1600
HEIGHT = 17
MARGIN = 10
# Of a letter of the font, about.
LETTER = 6.6
# In pixels. Narrower boxes are not drawn.
NARROWEST = 0.5


@dataclass
class Frame:
    name: str
    samples: int = 0
    callees: dict = field(default_factory=dict)

    def add(self, stack):
        """A sample whose stack begins with the outermost caller."""
        frame = self
        frame.samples += 1
        for name in stack:
            frame = frame.callees.setdefault(name, Frame(name))
            frame.samples += 1

    def depth(self):
        """The number of levels. Stacks can be deeper than Python's own."""
        level, depth = [self], 0
        while level:
            depth += 1
            level = [callee for frame in level for callee in frame.callees.values()]
        return depth


def color(name, family):
    """Warm for our own code, and colder for the runtime; a shade for each name."""
    shade = sum(name.encode()) % 40
    if family in ("reference counting", "allocation", "hashing", "copying and comparing bytes"):
        return f"rgb({110 + shade},{150 + shade},220)"
    if family in ("Swift runtime", "Swift standard library", "dispatch", "others"):
        return f"rgb({170 + shade},{190 + shade},{160 + shade})"
    return f"rgb({215 + shade},{110 + 2 * shade},70)"


def svg(root, title, family):
    """The graph. `family` gives the family of a name, for its color."""
    height = root.depth() * HEIGHT + 3 * MARGIN + HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">',
        "<style>text { font: 11px monospace } rect { stroke: white; stroke-width: 0.5 }</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="{MARGIN}" y="{MARGIN + 11}">{escape(title)}</text>',
    ]
    scale = (WIDTH - 2 * MARGIN) / max(1, root.samples)
    waiting = [(root, float(MARGIN), 0)]
    while waiting:
        frame, x, level = waiting.pop()
        width = frame.samples * scale
        if width < NARROWEST:
            continue
        y = height - MARGIN - (level + 1) * HEIGHT
        share = f"{escape(frame.name)}: {frame.samples} samples, {100 * frame.samples / root.samples:.2f} %"
        letters = int((width - 4) / LETTER)
        label = frame.name if len(frame.name) <= letters else frame.name[: max(0, letters - 1)] + "…"
        text = f'<text x="{x + 2:.1f}" y="{y + 12}">{escape(label)}</text>' if letters >= 3 else ""
        parts.append(
            f'<g><title>{share}</title><rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{HEIGHT}" '
            f'fill="{color(frame.name, family(frame.name))}"/>{text}</g>'
        )
        for callee in sorted(frame.callees.values(), key=lambda callee: callee.name):
            waiting.append((callee, x, level + 1))
            x += callee.samples * scale
    return "\n".join([*parts, "</svg>"]) + "\n"
