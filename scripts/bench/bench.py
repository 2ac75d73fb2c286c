#!/usr/bin/env python3
"""Measures builds of generated libraries and of content/, and what apps do with a bundle, beside the floor and the peers, and prints
one table. `make bench` calls it.

The floor is a program in C that parses the same files with libxml2 and does nothing (floor.c). All commands of a size run in turns, so
that they share the state of the machine; the table has the medians. The files that they read are in the page cache.

Usage: bench.py RIZQ RIZQ_DEV
Environment: SIZES, numbers of duas (1000 10000 100000); RUNS (5), of which a command that takes long has fewer; PEERS=0 to skip the
peers; WRITE=1 to write the table into docs/performance.md too.
"""

import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Optional

import peers
import table
from programs import compiled, compiled_floor, sources
from table import Limit, Row, duration, memory, rate, times

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENT = ROOT / "docs/performance.md"
RIZQ, RIZQ_DEV = (str(Path(path).resolve()) for path in sys.argv[1:3])
SIZES = [int(size) for size in os.environ.get("SIZES", "1000 10000 100000").replace(",", " ").split()]
RUNS = int(os.environ.get("RUNS", "5"))
# A command that has taken so many seconds in all is not run again.
ENOUGH = 60
# The areas of the rules about texts; the others are the core.
TEXT_AREAS = {"AR", "GT", "QR", "TK", "TL", "TR", "TX"}

# The targets, by size.
COLD = {size: Limit(8, 3, times) for size in (10_000, 100_000)}
CORE = {100_000: Limit(2.5, 1.2, times)}
UNCHANGED = {10_000: Limit(0.015, 0.006, duration), 100_000: Limit(0.050, 0.020, duration)}
CHANGED = {10_000: Limit(0.060, 0.030, duration), 100_000: Limit(0.400, 0.200, duration)}
PEAK = {100_000: Limit(300e6, 128e6, memory)}


@dataclass
class Measurement:
    """Medians: seconds, and bytes."""

    wall: float
    processor: float
    peak: float

    def row(self, name, floor, limit=None):
        ratio = self.wall / floor.wall
        value = ratio if limit and limit.show is times else self.wall
        return Row(name, duration(self.wall), duration(self.processor), memory(self.peak), times(ratio), limit, value)


@dataclass
class Step:
    name: str
    command: list[str]
    limit: Optional[Limit] = None
    prepare: Callable[[], None] = lambda: None
    # Another tool, whose failure does not end the benchmark.
    is_peer: bool = False


class Failed(Exception):
    """A command has failed: the command and the end of its output."""


class Programs:
    """The floor and the program that measures, compiled for this run."""

    def __init__(self, folder):
        self.record = folder / "record"
        self.measure = compiled("measure", folder)
        self.floor = compiled_floor(folder)

    def run(self, command):
        """One measurement, and the output of the command."""
        self.record.unlink(missing_ok=True)
        done = subprocess.run([self.measure, self.record, *command], capture_output=True, text=True, cwd=ROOT)
        if done.returncode != 0:
            raise Failed(f"{' '.join(command)[:300]}\n{done.stdout[-1000:]}{done.stderr[-1000:]}")
        return Measurement(*map(float, self.record.read_text().split())), done.stdout

    def medians(self, steps):
        """The medians of every step, whose commands run in turns; without peers that have failed."""
        runs = {step.name: [] for step in steps}
        for _ in range(RUNS):
            for step in steps:
                if step.name not in runs or sum(run.wall for run in runs[step.name]) >= ENOUGH:
                    continue
                step.prepare()
                try:
                    runs[step.name].append(self.run(step.command)[0])
                except Failed as failure:
                    if not step.is_peer:
                        raise
                    print(f"left out: {failure}", file=sys.stderr)
                    del runs[step.name]
        keys = ("wall", "processor", "peak")
        return {
            name: Measurement(*(statistics.median(getattr(run, key) for run in measured) for key in keys))
            for name, measured in runs.items()
        }

    def floor_of(self, content):
        return Step("libxml2 SAX2, no handlers (floor)", [self.floor, *map(str, sources(content))])

    def rows(self, steps):
        """The rows of steps, of which the first is the floor."""
        measured = self.medians(steps)
        floor = measured[steps[0].name]
        rows = [
            measured[step.name].row(step.name, floor, step.limit) if step.name in measured else Row(step.name, "failed")
            for step in steps
        ]
        return rows, measured


def link(content, copy):
    """A folder with the same files, whose files can be replaced."""
    shutil.copytree(content, copy, copy_function=os.link)
    return copy


def replace(path, text):
    """As an editor saves: a new file under the old name."""
    new = path.with_name(path.name + ".new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


class Edit:
    """Two versions of a file in the middle of the library: in one, the first two words of a dua are swapped."""

    def __init__(self, content):
        self.path = sources(content / "duas")[len(sources(content / "duas")) // 2]
        text = self.path.read_text(encoding="utf-8")
        swapped = text
        for field in ("arabic", "transliteration"):
            swapped = re.sub(rf"<{field}>(\S+) (\S+) ", rf"<{field}>\2 \1 ", swapped, count=1)
        assert swapped != text
        self.versions = [text, swapped]

    def __call__(self):
        self.versions.reverse()
        replace(self.path, self.versions[0])


def without_text_rules(content):
    """Silences the rules about texts, except the essential ones, whose severity is fixed."""
    document = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    rules = re.findall(r"^\| \[(\w\w\d\d)\]\(.*?\) \| `[^`]*` \| (?!.*\(essential\) \|)", document, re.MULTILINE)
    declaration = json.loads((content / "library.json").read_text(encoding="utf-8"))
    declaration["policy"] = {"severity": {rule: "off" for rule in rules if rule[:2] in TEXT_AREAS}}
    replace(content / "library.json", json.dumps(declaration))
    return content


def build(content, output, *flags):
    return [RIZQ, "build", "--quiet", "--content", str(content), "--output", str(output), *flags]


def generated(size, programs, work):
    """The rows of a generated library, and the median of its cold build."""
    content, output = work / "content", work / "output"
    subprocess.run([RIZQ_DEV, "corpus", content, "--duas", str(size)], check=True)
    edited = link(content, work / "edited")
    core = without_text_rules(link(content, work / "core"))
    skips = "--skip-index" in subprocess.run([RIZQ, "build", "--help"], capture_output=True, text=True).stdout
    cached = build(edited, work / "cached", "--cache", str(work / "cache"))
    programs.run(cached)
    cold = Step("rizq build", build(content, output, "--no-cache"), COLD.get(size), lambda: remove(output))
    steps = [
        programs.floor_of(content),
        Step("rizq validate", [RIZQ, "validate", "--quiet", "--no-cache", "--content", str(content)]),
        cold,
        Step(
            "rizq build, core rules" + (", no index" if skips else ""),
            build(core, work / "core-output", "--no-cache", *(["--skip-index"] if skips else [])),
            CORE.get(size),
            lambda: remove(work / "core-output"),
        ),
        Step("rizq build, nothing changed", cached, UNCHANGED.get(size)),
        Step("rizq build, one file changed", cached, CHANGED.get(size), Edit(edited)),
    ]
    missing = []
    if os.environ.get("PEERS") != "0":
        for name, command in peers.commands(content, work).items():
            if command:
                steps.append(Step(name, command, is_peer=True))
            else:
                missing.append(Row(name, "not installed"))
    rows, measured = programs.rows(steps)
    megabytes = sum(path.stat().st_size for path in sources(content)) / 1e6
    heading = Row(f"{size:,} duas in {len(sources(content)):,} files, {megabytes:,.1f} MB")
    peak = PEAK.get(size)
    if peak:
        value = measured[cold.name].peak
        rows.insert(rows.index(next(row for row in rows if row.name == cold.name)) + 1,
                    Row("rizq build, peak memory", memory(value), limit=peak, value=value))
    return [heading, *rows, *missing], measured[cold.name]


def remove(folder):
    shutil.rmtree(folder, ignore_errors=True)


def bundle(size, programs, work):
    """The rows of what an app does with a bundle."""

    def opening(name, step, limit):
        measured, output = programs.run([RIZQ_DEV, "bench", "open", str(work / "output"), "--step", step])
        seconds = float(re.search(r" ([\d.]+) ms$", output, re.MULTILINE).group(1)) / 1e3
        return Row(name, duration(seconds), peak=memory(measured.peak), limit=limit, value=seconds)

    measured, output = programs.run([RIZQ_DEV, "bench", "search", "speed", str(size)])
    seconds, count = re.search(r"built in ([\d.]+) seconds, (\d+) bytes", output).groups()
    percentiles = re.search(r"p50 / p90 / p99 / max: ([\d /]+) µs", output).group(1).split(" / ")
    p50, p99 = float(percentiles[0]) / 1e6, float(percentiles[2]) / 1e6

    def index(name, value, limit):
        return Row(name, limit.show(value), limit=limit, value=value)

    return [
        Row(f"a bundle of {size:,} duas in an app"),
        opening("map library.bin, read a byte (floor)", "map", None),
        opening("open, read the first dua", "open, read a dua by its slug", Limit(0.001, 0.0001, duration)),
        opening("load all JSON files into models", "load the library from the JSON", Limit(0.060, 0.015, duration)),
        opening("JSONDecoder, duas.json", "JSONDecoder", None),
        index("search index, built", float(seconds), Limit(0.25, None, duration)),
        index("search index, size", float(count), Limit(4.9e6, 2.9e6, memory)),
        index("query, p50", p50, Limit(50e-6, 25e-6, duration)),
        index("query, p99", p99, Limit(430e-6, 200e-6, duration)),
    ]


def library(programs, work):
    """The rows of the project's own library, from the start of the process to its exit."""
    content, output = ROOT / "content", work / "real"
    steps = [
        programs.floor_of(content),
        Step("rizq validate", [RIZQ, "validate", "--quiet", "--no-cache", "--content", str(content)]),
        Step("rizq build", build(content, output, "--no-cache"), Limit(0.040, 0.020, duration), lambda: remove(output)),
    ]
    return [Row("content/ of this repository"), *programs.rows(steps)[0]]


def texts(programs):
    """Texts of 30 words through all rules, on one thread."""
    measured, output = programs.run([RIZQ_DEV, "bench", "fidelity", "words a second, every rule"])
    found = re.search(r"(\d+)/s", output)
    if not found:
        return [Row("texts through all rules, one thread", "skipped")]
    value = float(found.group(1))
    return [Row("texts through all rules, one thread", rate(value), peak=memory(measured.peak),
                limit=Limit(40_000, 100_000, rate, is_minimum=True), value=value)]


def measure(programs, folder, rows):
    """Adds all rows."""
    cold = {}
    for size in SIZES:
        print(f"measuring {size:,} duas", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory(dir=folder) as work:
            found, cold[size] = generated(size, programs, Path(work))
            rows += found
            if size == 10_000:
                rows += bundle(size, programs, Path(work))
    print("measuring the library", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(dir=folder) as work:
        rows += library(programs, Path(work))
    rows += [Row("any library"), *texts(programs)]
    if {10_000, 100_000} <= cold.keys():
        growth = cold[100_000].wall / cold[10_000].wall
        rows.append(Row("rizq build, 100,000 by 10,000 duas", times(growth), limit=Limit(11, None, times), value=growth))


def main():
    folder = ROOT / ".build/bench"
    folder.mkdir(parents=True, exist_ok=True)
    rows, problem = [], None
    with tempfile.TemporaryDirectory(dir=folder) as work:
        try:
            measure(Programs(Path(work)), folder, rows)
        except Failed as failure:
            problem = f"failed: {failure}"
    print(table.terminal(rows))
    caption = f"Medians of at most {RUNS} runs, on {os.cpu_count()} cores."
    print("\n" + caption)
    if problem:
        sys.exit(problem)
    if os.environ.get("WRITE") == "1":
        table.replace(DOCUMENT, "figures", table.markdown(rows) + "\n\n" + caption)


if __name__ == "__main__":
    main()
