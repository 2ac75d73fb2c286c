"""Uses the app in a browser: app.py CHROMIUM PREVIEW CONTENT. CONTENT is a copy that may be changed. Prints what it has seen, as JSON."""

import atexit
import json
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

chromium, preview, content = sys.argv[1:]
content = pathlib.Path(content)
user = tempfile.mkdtemp()
# Where features report actions that none of them handles.
log = tempfile.TemporaryFile("w+")
seen, errors = {}, []


def start(port=0):
    process = subprocess.Popen(
        [preview, "--content", str(content), "--port", str(port), "--user", user],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
    )
    line = process.stdout.readline()
    return process, re.search(r"http://\S+", line).group(0)


process, url = start()
# Also after a failure: who waits for the output waits for all who could write to it.
atexit.register(lambda: process.kill())
port = int(re.search(r":(\d+)/", url).group(1))

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(60000)
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(url)
    button = lambda name: page.get_by_role("button", name=name, exact=True)

    # A journey is practiced to its celebration, and the XP rise.
    button("Journeys").click()
    button("Rizq Seeker").click()
    page.wait_for_url("**/journey/rizq-seeker")
    button("Follow").click()
    button("Start").click()
    page.wait_for_url("**/journey/rizq-seeker/step/1")
    counter = page.get_by_role("button", name=re.compile("^Count a recitation"))
    goal = int(re.search(r"of (\d+)", counter.get_attribute("aria-label")).group(1))
    for _ in range(goal):
        counter.click()
    page.get_by_role("heading", name="Completed").wait_for()
    page.get_by_role("button", name=re.compile("^Next: ")).click()
    page.wait_for_url("**/journey/rizq-seeker/step/2")
    page.go_back()
    page.wait_for_url("**/journey/rizq-seeker/step/1")
    button("Home").click()
    # The progress is loaded after the page.
    level = lambda: page.locator(".level p").filter(has_text=re.compile(r"· [1-9]\d* XP")).inner_text()
    seen["level"] = level()

    # Nothing is lost when the page is loaded again, or when the server is killed.
    page.reload()
    seen["reloaded"] = level()
    process.send_signal(signal.SIGKILL)
    process.wait()
    page.locator("#live-status").wait_for(state="visible")
    process, again = start(port)
    seen["same address"] = again == url
    page.locator("#live-status").wait_for(state="hidden")
    seen["restarted"] = level()
    button("Adkhar").click()
    page.locator(".adkhar .step").nth(5).wait_for()
    seen["habits"] = page.locator(".adkhar .step").count()

    # The search answers while the user types, and marks what it has found.
    button("Library").click()
    count = page.locator("p.count")
    all = count.inner_text()
    page.get_by_label("Difficulty").select_option(label="Advanced")
    page.wait_for_function("all => document.querySelector('p.count').textContent !== all", arg=all)
    seen["filtered"] = 0 < int(count.inner_text().split()[0]) < int(all.split()[0])
    page.get_by_label("Difficulty").select_option(label="Difficulty: all")
    page.get_by_role("searchbox").press_sequentially("ilm")
    page.wait_for_function("() => CSS.highlights.get('found')?.size > 0")
    seen["field"] = page.get_by_role("searchbox").input_value()
    seen["focus"] = page.evaluate("document.activeElement.type")
    seen["width"] = page.evaluate("document.documentElement.scrollWidth")

    # Another page begins at its top; who goes back is where they were.
    page.get_by_role("searchbox").fill("")
    page.wait_for_function("all => document.querySelector('p.count').textContent === all", arg=all)
    page.locator(".cards .card").nth(40).scroll_into_view_if_needed()
    scrolled = page.evaluate("scrollY")
    page.locator(".cards .card button").nth(40).press("Enter")
    button("Practice").press("Enter")
    page.wait_for_url("**/app/dua/*")
    seen["top"] = page.evaluate("[scrollY, document.activeElement.tagName]")
    page.go_back()
    page.locator(".cards").wait_for()
    seen["returned"] = abs(page.evaluate("scrollY") - scrolled) < 5

    # A whole Arabic text has one font.
    button("Settings").click()
    page.get_by_label("Font of Arabic").select_option("scheherazade")
    button("Library").click()
    page.locator(".cards .arabic").first.wait_for()
    session = context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": ".cards .arabic"})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    seen["fonts"] = len({font["familyName"] for font in fonts})
    seen["font"] = fonts[0]["familyName"]
    seen["settings"] = (pathlib.Path(user) / "settings/arabic-font.json").exists()

    # A sheet has the focus, keeps it and gives it back; Escape closes what is open.
    page.goto(url + "app/collections")
    focused = lambda: page.evaluate("document.activeElement.innerText")
    button("New collection").press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.type("Sleep")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for(state="detached")
    seen["opener"] = focused()
    page.get_by_role("button", name=re.compile("^Sleep")).press("Enter")
    page.get_by_role("dialog").wait_for()
    seen["kept"] = []
    for _ in range(5):
        seen["kept"].append(page.evaluate("!!document.activeElement.closest('[aria-modal]')"))
        page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    seen["row"] = focused()
    button("Remove Sleep").press("Enter")
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("alertdialog").wait_for(state="detached")
    seen["collections"] = page.locator(".collections .step").count()

    # A deep link is the address of its place.
    page.goto(url + "app/dua/dua-of-yunus")
    seen["title"] = page.title()
    page.get_by_role("tab", name="Context").click()
    page.go_back()

    # Mistakes of an editor are there within a moment, and gone when they are corrected.
    page.goto(url)
    file = content / "duas/core.xml"
    text = file.read_text()
    file.write_text(text.replace("</duas>", ""))
    page.get_by_role("alert").wait_for()
    seen["overlay"] = page.get_by_role("alert").locator("summary").inner_text()
    page.locator("header .build a").click()
    page.get_by_role("heading", name="Findings").wait_for()
    seen["finding"] = page.locator("main .finding.error a.rule").first.inner_text()
    file.write_text(text)
    page.wait_for_function("() => !document.querySelector('.finding.error')")
    page.goto(url)
    page.get_by_role("alert").wait_for(state="hidden")

    # What the content says is on the page, without a reload.
    page.goto(url + "app/dua/dua-of-yunus")
    title = page.locator("h1").inner_text()
    start_time = time.monotonic()
    for path in content.glob("duas/*.xml"):
        if f">{title}</title>" in path.read_text():
            path.write_text(path.read_text().replace(f">{title}</title>", ">A Changed Title</title>"))
    page.get_by_role("heading", name="A Changed Title").wait_for()
    print(f"changed after {time.monotonic() - start_time:.2f} s", file=sys.stderr)
    browser.close()

process.send_signal(signal.SIGTERM)
seen["exit"] = process.wait(timeout=20)
log.seek(0)
seen["errors"] = errors + [line for line in log.read().splitlines() if line]
print(json.dumps(seen))
