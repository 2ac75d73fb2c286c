"""Compiles the programs in C of this folder."""

import os
import subprocess
from pathlib import Path

BENCH = Path(__file__).resolve().parent


def compiled(name, folder, *flags):
    """The path of the program that NAME.c is compiled to."""
    command = [os.environ.get("CC", "cc"), "-O2", "-o", folder / name, BENCH / f"{name}.c", *flags]
    subprocess.run(command, check=True)
    return str(folder / name)


def compiled_floor(folder):
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libxml-2.0"], capture_output=True, text=True, check=True)
    return compiled("floor", folder, *flags.stdout.split())


def sources(content):
    """The files that the floor parses."""
    return sorted(content.glob("**/*.xml"))
