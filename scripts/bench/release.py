#!/usr/bin/env python3
"""Prints the times of releases and exports of a large generated library beside their targets.

A release is made in a temporary folder, and `release-process` of Tests/ReleaseProcess updates from it as an app does: it prints how long
it takes to verify and install what it fetched, and to check that there is nothing new. The exports are timed as processes, from their
start to their end. Each figure is the best of the runs and the worst of them, since other processes only add time.

Usage: release.py RIZQ RIZQ_DEV RELEASE_PROCESS
Environment: DUAS (10000), RUNS (5).
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# The time of the clock of every command.
NOW = "1800000000"
ONLINE = ["targets", "snapshot", "timestamp"]


def run(command, folder):
    environment = os.environ | {"SOURCE_DATE_EPOCH": NOW, "RIZQ_NOW": NOW}
    result = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stdout[-2000:]}{result.stderr[-2000:]}")
    return result.stdout


def publish(rizq, work):
    run([rizq, "release", "init"], work)
    for role in ["root", "root"] + ONLINE:
        name = f"{role}{len(list(work.glob('*.key')))}.key"
        run([rizq, "release", "add-key", role, "--new", name], work)
    keys = [argument for key in sorted(work.glob("*.key")) for argument in ["--key", key.name]]
    run([rizq, "release", "stage", "large"], work)
    run([rizq, "release", "publish", *keys], work)


def updates(process, work, runs):
    """The milliseconds of each run: to verify and install, and the median of twenty checks."""
    installed, unchanged = [], []
    for number in range(runs):
        lines = run([process, work / f"device{number}", work / "small", work / "release", "1000000"], work).split("\n")
        times = [float(word) for word in lines[1].split()]
        if len(times) != 23:
            sys.exit(f"the release was not installed: {lines}")
        installed.append(times[2])
        unchanged.append(sorted(times[3:])[10])
    return installed, unchanged


def export(rizq, work, runs, arguments):
    times = []
    for number in range(runs):
        start = time.perf_counter()
        run([rizq, "export", *arguments, "--bundle", "large", "--output", f"export-{arguments[0]}-{number}"], work)
        times.append((time.perf_counter() - start) * 1000)
    return times


def main():
    rizq, rizq_dev, process = (Path(argument).resolve() for argument in sys.argv[1:4])
    duas, runs = int(os.environ.get("DUAS", "10000")), int(os.environ.get("RUNS", "5"))
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        # The library of the app, which the release replaces.
        for name, count in [("large", duas), ("small", 10)]:
            run([rizq_dev, "corpus", f"content-{name}", "--duas", str(count)], work)
            run([rizq, "build", "--content", f"content-{name}", "--output", name, "--quiet"], work)
        publish(rizq, work)
        installed, unchanged = updates(process, work, runs)
        figures = [
            ("verify and install a release", 150, installed),
            ("check that there is nothing new", 2, unchanged),
            ("export sqlite", 500, export(rizq, work, runs, ["sqlite"])),
            ("export sql", 300, export(rizq, work, runs, ["sql"])),
            ("export firestore", 300, export(rizq, work, runs, ["firestore", "--project", "p"])),
        ]
        print(f"{duas} duas, {runs} runs, in ms")
        print(f"{'':34}{'target':>8}{'best':>10}{'worst':>10}")
        for name, target, times in figures:
            print(f"{name:34}{target:>8}{min(times):>10.2f}{max(times):>10.2f}")


main()
