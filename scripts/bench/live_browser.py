"""The preview in Chromium: how long taps, typing and saved files take until they are on the page. Times are in seconds."""

import re
import shutil
import statistics
import time
from contextlib import contextmanager

# Clicks, and waits until the text of an element has changed, and until the next frame has been drawn.
TAPS = """
  async ([count, tap, shown]) => {
    const changes = [], frames = [];
    for (let number = 0; number < count; number++) {
      await new Promise(resolve => setTimeout(resolve, 20 + Math.random() * 17));
      const text = document.querySelector(shown), start = performance.now();
      const changed = new Promise(resolve => {
        const observer = new MutationObserver(() => { observer.disconnect(); resolve(performance.now()); });
        observer.observe(text, { characterData: true, childList: true, subtree: true });
      });
      document.querySelector(tap).click();
      changes.push((await changed - start) / 1000);
      await new Promise(resolve => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(0);
      }));
      frames.push((performance.now() - start) / 1000);
    }
    return [changes, frames];
  }
"""
TAPS_A_ROUND = 75
ROUNDS = 4


@contextmanager
def browser(*options):
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = shutil.which("chromium")
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *options])
        try:
            yield chromium
        finally:
            chromium.close()


def opened(chromium, url):
    """A page, and the sizes in bytes of the messages that it is sent."""
    page, sizes = chromium.new_page(viewport={"width": 390, "height": 844}), []
    page.set_default_timeout(60_000)
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: sizes.append(len(text.encode()))))
    page.goto(url)
    page.wait_for_timeout(500)
    return page, sizes


def taps(page, sizes, tap, shown, reset):
    """The times from a tap to the changed text and to the drawn frame, and the bytes that were sent for each tap.

    A button resets what is shown between the rounds. The first round is not measured.
    """
    page.locator(shown).wait_for()
    changes, frames, sent = [], [], []
    for number in range(ROUNDS + 1):
        sizes.clear()
        times = page.evaluate(TAPS, [TAPS_A_ROUND, tap, shown])
        if number > 0:
            changes += times[0]
            frames += times[1]
            sent.append(sum(sizes) / TAPS_A_ROUND)
        page.get_by_role("button", name=reset, exact=True).click()
        page.wait_for_timeout(200)
    return changes, frames, max(sent)


def saved(page, file, title, count):
    """The median time from a saved file to the page that shows it. The page shows the title of a dua in the file."""
    text, times = file.read_text(encoding="utf-8"), []
    pattern = re.compile(f">{re.escape(title)}<")
    for number in range(count):
        changed = f"Changed {number}"
        start = time.monotonic()
        file.write_text(pattern.sub(f">{changed}<", text), encoding="utf-8")
        page.get_by_role("heading", name=changed, exact=True).wait_for()
        times.append(time.monotonic() - start)
        page.wait_for_timeout(300)
    file.write_text(text, encoding="utf-8")
    page.get_by_role("heading", name=title, exact=True).wait_for()
    return statistics.median(times)
