"""Figures with their targets, as a table for a terminal and for a document."""

import re
from dataclasses import dataclass
from typing import Callable, Optional


def duration(seconds):
    for factor, unit in ((1, "s"), (1e3, "ms")):
        if seconds * factor >= 1:
            return f"{significant(seconds * factor)} {unit}"
    return f"{significant(seconds * 1e6)} µs"


def memory(size):
    return f"{significant(size / 1e6)} MB"


def times(ratio):
    return f"{significant(ratio)} ×"


def rate(number):
    return f"{number:,.0f}/s"


def significant(number):
    """Three digits, or all before the point."""
    return f"{number:,.{0 if number >= 100 else 1 if number >= 10 else 2}f}"


@dataclass(frozen=True)
class Limit:
    """What a figure must reach, and what would be better still."""

    target: float
    stretch: Optional[float]
    show: Callable[[float], str]
    is_minimum: bool = False

    def text(self, limit):
        if limit is None:
            return ""
        # Without the zeros of 2.50.
        shown = re.sub(r"\.?0+(?= )", "", self.show(limit)) if "." in self.show(limit) else self.show(limit)
        return f"{'≥' if self.is_minimum else '≤'} {shown}"

    def verdict(self, value):
        def reached(limit):
            return limit is not None and (value >= limit if self.is_minimum else value <= limit)

        return "stretch" if reached(self.stretch) else "yes" if reached(self.target) else "NO"


@dataclass(frozen=True)
class Row:
    """A line of the table; one with a name only is a heading."""

    name: str
    figure: str = ""
    processor: str = ""
    peak: str = ""
    ratio: str = ""
    limit: Optional[Limit] = None
    value: Optional[float] = None

    def cells(self):
        target, stretch = (self.limit.text(self.limit.target), self.limit.text(self.limit.stretch)) if self.limit else ("", "")
        met = self.limit.verdict(self.value) if self.limit and self.value is not None else ""
        return [self.name, self.figure, self.processor, self.peak, self.ratio, target, stretch, met]

    @property
    def is_heading(self):
        return not any(self.cells()[1:])


HEADING = ["", "figure", "processor", "peak", "× floor", "target", "stretch target", "met"]


def terminal(rows):
    """Columns of equal width; headings after an empty line."""
    lines = [HEADING] + [row.cells() for row in rows if not row.is_heading]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADING))]

    def text(cells):
        aligned = [cells[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:])]
        return "  ".join(aligned).rstrip()

    texts = [text(HEADING)]
    for row in rows:
        texts += ["", row.name] if row.is_heading else [text(row.cells())]
    return "\n".join(texts)


def markdown(rows):
    lines = ["| " + " | ".join(HEADING) + " |", "|---|" + "---:|" * (len(HEADING) - 1)]
    for row in rows:
        cells = [f"**{row.name}**"] + [""] * 7 if row.is_heading else row.cells()
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def replace(path, name, text):
    """Writes a text into a document, between the comments `begin NAME` and `end NAME`."""
    begin, end = f"<!-- begin {name} -->\n", f"<!-- end {name} -->"
    document = path.read_text(encoding="utf-8")
    head, rest = document.split(begin)
    path.write_text(head + begin + "\n" + text + "\n\n" + end + rest.split(end)[1], encoding="utf-8")
