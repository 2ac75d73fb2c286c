"""Reads the files of callgrind: the instructions of each function, without those of the functions that it calls.

The format: https://valgrind.org/docs/manual/cl-format.html
"""

import re

NAME = re.compile(r"(fn|ob)=\((\d+)\)(?: (.*))?")
COST = re.compile(r"[+\-*\d]\S* (\d+)")


def total(path):
    with open(path, encoding="utf-8") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("totals:"))


def functions(path):
    """The instructions by object file and function."""
    names, costs = {}, {}
    current = {"fn": "", "ob": ""}
    is_call = False
    with open(path, encoding="utf-8") as file:
        for line in file:
            if match := NAME.match(line):
                kind, number, name = match.groups()
                if name is not None:
                    names[kind, number] = name
                current[kind] = names[kind, number]
            elif line.startswith("calls="):
                # The next line has the cost of the call.
                is_call = True
            elif match := COST.match(line):
                if not is_call:
                    key = (current["ob"], current["fn"])
                    costs[key] = costs.get(key, 0) + int(match.group(1))
                is_call = False
            elif match := re.match(r"c(fn|ob)=\((\d+)\) (.*)", line):
                names[match.group(1), match.group(2)] = match.group(3)
    return costs
