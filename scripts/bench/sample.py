#!/usr/bin/env python3
"""Samples a build of generated duas with perf: prints where the time goes, and draws a flame graph in .build/profile.

Prints the shares of families of functions, of functions alone, and of functions of this project with all that they call.

Usage: sample.py RIZQ RIZQ_DEV
Environment: DUAS (10000); COMMAND, `build` or `validate`; JOBS (1).
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import flamegraph
from families import OWN_MODULES, family

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / ".build/profile"
# Samples a second, and the functions that are printed.
FREQUENCY = 999
SHOWN = 25


def sampled(command, work):
    """The stacks of all samples, each from the outermost caller to the function that ran, and its object file."""
    data = work / "perf.data"
    record = ["perf", "record", "--quiet", "-F", str(FREQUENCY), "--call-graph", "fp", "-o", data, *command]
    done = subprocess.run(record, capture_output=True, text=True)
    if not data.exists() or done.returncode != 0:
        sys.exit(f"perf cannot sample the build:\n{done.stderr[-2000:]}")
    script = ["perf", "script", "--no-inline", "-F", "ip,sym,dso", "-i", data]
    output = subprocess.run(script, capture_output=True, text=True, check=True).stdout
    for block in output.split("\n\n"):
        # An address, a symbol and, in parentheses, its file.
        frames = re.findall(r"^\s*[0-9a-f]+ (.*) \(([^()]*)\)$", block, re.MULTILINE)
        if frames:
            yield [name for name, _ in reversed(frames)], frames[0][1]


def demangled(names):
    """The readable name of each symbol."""
    tool = shutil.which("swift-demangle")
    if not tool:
        return {name: name for name in names}
    text = "\n".join(names)
    output = subprocess.run([tool, "--simplified"], input=text, capture_output=True, text=True, check=True).stdout
    return dict(zip(names, output.split("\n")))


def main():
    rizq, rizq_dev = sys.argv[1:3]
    if not shutil.which("perf"):
        sys.exit("perf is missing; on Debian: apt-get install linux-perf")
    duas, command = os.environ.get("DUAS", "10000"), os.environ.get("COMMAND", "build")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER) as work:
        work = Path(work)
        # Without debug information, which perf would read for minutes.
        subprocess.run(["objcopy", "--strip-debug", rizq, work / "rizq"], check=True)
        subprocess.run([rizq_dev, "corpus", work / "content", "--duas", duas], check=True)
        options = ["--quiet", "--no-cache", "--jobs", os.environ.get("JOBS", "1"), "--content", work / "content"]
        options += ["--output", work / "output"] if command == "build" else []
        stacks = list(sampled([work / "rizq", command, *options], work))
    names = demangled(sorted({name for stack, _ in stacks for name in stack}))
    root, families, functions, inclusive, modules = flamegraph.Frame("all"), Counter(), Counter(), Counter(), {}
    for stack, library in stacks:
        readable = [names[name] for name in stack]
        root.add(readable)
        modules |= {name: family("", symbol) for name, symbol in zip(readable, stack)}
        families[family(library, stack[-1])] += 1
        functions[readable[-1]] += 1
        inclusive.update({name for name in readable if modules[name] in OWN_MODULES})
    title = f"rizq {command}, {duas} duas, {len(stacks)} samples"
    (FOLDER / "flamegraph.svg").write_text(flamegraph.svg(root, title, modules.get), encoding="utf-8")
    with open(FOLDER / "stacks.folded", "w", encoding="utf-8") as file:
        for stack, number in Counter(";".join(names[name] for name in stack) for stack, _ in stacks).items():
            file.write(f"{stack} {number}\n")
    print(title)
    for counter in (families, functions, inclusive):
        print()
        for name, number in counter.most_common(SHOWN):
            print(f"{100 * number / len(stacks):6.1f} %  {name[:110]}")
    print(f"\n{FOLDER.relative_to(ROOT)}/flamegraph.svg, stacks.folded")


if __name__ == "__main__":
    main()
