"""A server of this package as a process."""

import re
import subprocess
from pathlib import Path


class Process:
    """Starts a program that prints its address, and ends it with the block."""

    def __init__(self, *command, folder=None):
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
        self.url = next((found[0] for line in self._process.stdout if (found := re.search(r"http://\S+", line))), None)
        if self.url is None:
            raise SystemExit(f"error: {command[0]} does not print its address")

    def memory(self):
        """Its resident memory in bytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) * 1024

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.kill()
        self._process.wait()
