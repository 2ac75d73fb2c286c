"""Measures the preview: live.py PREVIEW-DEMO RIZQ-PREVIEW RIZQ-DEV.

PAGES and SECONDS set the load; WRITE=1 writes the table into docs/performance.md too. Uses loopback addresses only.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import live_browser
import live_pages
import table
from live_process import Process
from table import Limit, Row

ROOT = Path(__file__).resolve().parents[2]
PAGES = int(os.environ.get("PAGES", "1000"))
SECONDS = int(os.environ.get("SECONDS", "60"))
# A dua of a hundred recitations.
HUNDREDFOLD = "app/dua/accept-my-repentance"
SAVES = 7


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def size(number):
    return f"{number:,.0f} bytes"


def count(number):
    return f"{number:,.0f}"


def row(name, value, show, target=None):
    return Row(name, show(value), limit=Limit(target, None, show) if target is not None else None, value=value)


def percentiles(name, values, median=None, high=None):
    for label, part, target in (("p50", 0.5, median), ("p99", 0.99, high)):
        yield row(f"{name}, {label}", percentile(values, part), table.duration, target)


def diff(demo):
    """The demo prints its own measures."""
    yield Row("a page of 133 cards, one character more in the search")
    text = subprocess.run([demo, "measure"], capture_output=True, text=True, check=True).stdout
    view, update = (float(found) / 1000 for found in re.findall(r"p50 ([\d.]+) ms", text))
    yield row("view", view, table.duration)
    yield row("diff", update, table.duration, 0.001)
    yield row("sent", float(re.search(r"bytes sent for it: (\d+)", text)[1]), size, 20_000)


def app(preview, content, user):
    """The practice and the search of the app, over the content of this repository."""
    command = [preview, "--content", str(content), "--port", "0", "--user", str(user)]
    yield Row("the app over content/")
    with Process(*command) as process:
        for name, options in (("60 frames a second", []), ("frames unlimited", ["--disable-frame-rate-limit", "--disable-gpu-vsync"])):
            with live_browser.browser(*options) as chromium:
                page, sizes = live_browser.opened(chromium, process.url + HUNDREDFOLD)
                changes, frames, sent = live_browser.taps(page, sizes, ".counter .count", ".counter output", "Reset")
                if not options:
                    yield from percentiles("tap to changed page", changes)
                    yield row("sent for a tap", sent, size, 300)
                yield from percentiles(f"tap to drawn frame, {name}", frames, 0.008, 0.03)


def saves(preview, content, folder, user, title, target):
    file = next(file for file in sorted(content.glob("duas/*.xml")) if f">{title}</title>" in file.read_text(encoding="utf-8"))
    slug = re.search(rf'slug="([^"]+)"(?:(?!slug=).)*>{re.escape(title)}</title>', file.read_text(encoding="utf-8"), re.S)[1]
    duas = sum(text.read_text(encoding="utf-8").count("<dua ") for text in content.glob("duas/*.xml"))
    with Process(preview, "--content", str(content), "--port", "0", "--user", str(user)) as process:
        with live_browser.browser() as chromium:
            page, _ = live_browser.opened(chromium, f"{process.url}app/dua/{slug}")
            page.get_by_role("heading", name=title, exact=True).wait_for()
            time = live_browser.saved(page, file, title, SAVES)
    return row(f"file saved to page changed, {count(duas)} duas", time, table.duration, target)


def load(demo):
    result = live_pages.measure(demo, PAGES, SECONDS)
    yield Row(f"{count(PAGES)} pages, each tapping twice a second for {SECONDS} s")
    yield row("taps", len(result.latencies), count)
    yield row("lost or doubled", result.wrong, count, 0)
    yield from percentiles("tap to answer", result.latencies, high=0.1)
    yield row("memory a page", result.memory_a_page, table.memory, 1e6)


def main():
    demo, preview, developer = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        content, large = folder / "content", folder / "large"
        shutil.copytree(ROOT / "content", content)
        subprocess.run([developer, "corpus", large, "--duas", "10000"], check=True, stdout=subprocess.DEVNULL)
        rows = list(diff(demo))
        rows += app(preview, content, folder / "user")
        rows.append(saves(preview, content, folder, folder / "user", "The Dua of Yunus", 0.2))
        rows.append(saves(preview, large, folder, folder / "other", "Generated dua 5000", 1))
        rows += load(demo)
    print(table.terminal(rows))
    if os.environ.get("WRITE") == "1":
        table.replace(ROOT / "docs/performance.md", "live", table.markdown(rows))


if __name__ == "__main__":
    main()
