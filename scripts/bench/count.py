#!/usr/bin/env python3
"""Counts the instructions of a build of 1,000 generated duas with callgrind, by stage and by family of functions.

The counts are kept in docs/performance.json, where a diff shows a regression, and as a table in docs/performance.md. A count that
differs by less than a thousandth of all is noise, and stays as it was.

The stages are those of LibraryReducer: callgrind writes its counters and clears them whenever the work of one begins. One thread
does all work, with the same hashes in every run.

Usage: count.py RIZQ RIZQ_DEV
Environment: DUAS (1000); KEEP=0 to print the counts only.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import callgrind
import table
from families import family
from programs import compiled_floor, sources

ROOT = Path(__file__).resolve().parent.parent.parent
COUNTS = ROOT / "docs/performance.json"
DOCUMENT = ROOT / "docs/performance.md"
# The methods of LibraryReducer whose first closure does the work of a stage.
STAGES = {
    "find": "find sources",
    "ingest": "read",
    "check": "check and resolve",
    "render": "index",
    "write": "render and write",
    "verify": "verify",
    "publish": "publish",
    "finish": "end",
}
START = "start"
# A family with a smaller share of all is one of the others.
SMALLEST_SHARE = 0.01
NOISE = 0.001
# The same hashes, addresses and heap in every run.
SETTINGS = {"SWIFT_DETERMINISTIC_HASHING": "1", "MALLOC_ARENA_MAX": "1"}
ONE_CORE = ["taskset", "-c", "0", "setarch", "-R"]


def entries(program):
    """The symbol with which the work of each stage begins."""
    symbols = subprocess.run(["nm", program], capture_output=True, text=True, check=True).stdout
    found = {}
    for method in STAGES:
        # The first closure in LibraryCompiler.LibraryReducer.METHOD, with what it has captured.
        pattern = rf"\$s15LibraryCompiler0A7ReducerV{len(method)}{method}[^ \n]*U_TA$"
        names = re.findall(pattern, symbols, re.MULTILINE)
        if not names:
            sys.exit(f"the program has no symbol of LibraryReducer.{method}; update STAGES in {Path(__file__).name}")
        found[min(names, key=len)] = STAGES[method]
    return found


def count(rizq, content, work):
    """The instructions by stage, and by family in each stage."""
    program = work / "rizq"
    # Callgrind cannot read the debug information of newer compilers.
    subprocess.run(["objcopy", "--strip-debug", rizq, program], check=True)
    stages = entries(program)
    output = work / "callgrind"
    dumps = [f"--dump-before={name}" for name in stages]
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", *dumps, program]
    options = ["--quiet", "--no-cache", "--jobs", "1", "--content", content, "--output", work / "output"]
    done = subprocess.run([*ONE_CORE, *command, "build", *options], env=os.environ | SETTINGS, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr[-2000:])
    counts, stage = {}, START
    for part in sorted(work.glob("callgrind.*"), key=lambda path: int(path.suffix[1:])) + [output]:
        families = counts.setdefault(stage, {})
        for (library, function), cost in callgrind.functions(part).items():
            name = family(library, function)
            families[name] = families.get(name, 0) + cost
        stage = stages.get(trigger(part), stage)
    return counts


def count_floor(content, work):
    """The instructions of the floor for the same files (floor.c)."""
    output = work / "floor.callgrind"
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", compiled_floor(work), *sources(content)]
    subprocess.run([*ONE_CORE, *command], capture_output=True, check=True)
    return callgrind.total(output)


def trigger(part):
    """The function before which a part was written; nil for the last part."""
    with open(part, encoding="utf-8") as file:
        line = next(line for line in file if line.startswith("desc: Trigger:"))
    return line.strip().partition("--dump-before=")[2] or None


def summary(counts):
    """By stage and by family, in instructions; rare families are one."""
    stages = {stage: sum(families.values()) for stage, families in counts.items()}
    total = sum(stages.values())
    families = {}
    for of_stage in counts.values():
        for name, cost in of_stage.items():
            families[name] = families.get(name, 0) + cost
    rare = {name for name, cost in families.items() if cost < SMALLEST_SHARE * total} | {"others"}
    common = sorted((name for name in families if name not in rare), key=lambda name: -families[name])
    return {
        "total": total,
        "stages": stages,
        "families": {name: families[name] for name in common} | {"others": sum(families.get(name, 0) for name in rare)},
    }


def merged(old, new, total):
    """The new counts, except where the old ones differ by noise only."""
    if isinstance(new, dict):
        previous = old if isinstance(old, dict) else {}
        return {key: merged(previous.get(key), value, total) for key, value in new.items()}
    return old if isinstance(old, int) and abs(new - old) < NOISE * total else new


def differences(old, new, total, path=""):
    """Lines about the counts that changed."""
    for key, value in new.items():
        before = old.get(key) if isinstance(old, dict) else None
        if isinstance(value, dict):
            yield from differences(before, value, total, f"{path}{key}, ")
        elif isinstance(before, int) and value != before:
            yield f"{path}{key}: {millions(before)} -> {millions(value)} million ({(value - before) / total:+.2%} of all)"


def millions(number):
    return f"{number / 1e6:,.1f}"


def markdown(summary, counts):
    """Families as rows and stages as columns, in per cent of all; stages and families of less than 1 % are left out."""
    total = summary["total"]
    stages = [stage for stage, cost in summary["stages"].items() if cost >= SMALLEST_SHARE * total]
    lines = ["| | " + " | ".join(["all", *stages]) + " |", "|---|" + "---:|" * (len(stages) + 1)]

    def line(name, cells):
        shares = [f"{100 * cell / total:.1f} %" if cell >= total / 2000 else "" for cell in cells]
        lines.append("| " + " | ".join([name, *shares]) + " |")

    line("**all**", [total] + [summary["stages"][stage] for stage in stages])
    for name, cost in summary["families"].items():
        if name == "others":
            named = summary["families"]
            of_stages = [sum(cost for family, cost in counts[stage].items() if family not in named or family == name) for stage in stages]
        else:
            of_stages = [counts[stage].get(name, 0) for stage in stages]
        line(name, [cost, *of_stages])
    return "\n".join(lines)


def main():
    rizq, rizq_dev = sys.argv[1:3]
    duas = int(os.environ.get("DUAS", "1000"))
    folder = ROOT / ".build/bench"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as work:
        work = Path(work)
        subprocess.run([rizq_dev, "corpus", work / "content", "--duas", str(duas)], check=True)
        floor = count_floor(work / "content", work)
        counts = count(rizq, work / "content", work)
    found = {"duas": duas, "floor": floor} | summary(counts)
    total = found["total"]
    for name, cost in [("floor", floor), ("all", total), *found["stages"].items(), ("", None), *found["families"].items()]:
        print(f"{name:30} {millions(cost):>10} million  {100 * cost / total:6.2f} %" if cost is not None else "")
    if os.environ.get("KEEP") == "0":
        return
    old = json.loads(COUNTS.read_text()) if COUNTS.exists() else {}
    kept = merged(old, found, total) if old.get("duas") == duas else found
    for line in differences(old, kept, total):
        print(line)
    COUNTS.write_text(json.dumps(kept, indent=2) + "\n")
    caption = (
        f"Instructions of a build of {duas:,} duas on one thread: {millions(total)} million, "
        f"{table.times(total / floor)} those of the floor."
    )
    table.replace(DOCUMENT, "counts", caption + "\n\n" + markdown(found, counts))


if __name__ == "__main__":
    main()
