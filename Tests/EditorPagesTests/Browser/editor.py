"""Uses the editor's pages in a browser: editor.py CHROMIUM PREVIEW CONTENT BUNDLE [PICTURES]. CONTENT is a copy that may be changed.
Prints what it has seen, as JSON; with PICTURES, a folder, it takes a picture of every page there."""

import atexit
import importlib.resources
import json
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

chromium, preview, content, bundle = sys.argv[1:5]
pictures = pathlib.Path(sys.argv[5]) if len(sys.argv) > 5 else None
content = pathlib.Path(content)
axe = importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text()
seen, errors = {"axe": {}, "wide": []}, []

process = subprocess.Popen(
    [preview, "--content", str(content), "--output", bundle, "--port", "0", "--user", tempfile.mkdtemp()],
    stdout=subprocess.PIPE,
    text=True,
)
# Also after a failure: who waits for the output waits for all who could write to it.
atexit.register(process.kill)
url = re.search(r"http://\S+", process.stdout.readline()).group(0)

file = content / "duas/core.xml"
original = file.read_text()
# A letter of another language in the Arabic of the first dua, and a word too many in its transliteration.
edited = original.replace("الْحَيُّ", "الْحَیُّ", 1).replace("allāhu lā ilāha", "allāhu xyz lā ilāha", 1)
assert edited != original
slug = re.search(r'slug="([^"]+)"', original).group(1)

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    context.set_default_timeout(60000)
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: message.type == "error" and errors.append(message.text))

    # All pages with findings on them: no page is wider than the screen, and axe finds nothing.
    page.goto(url + "findings")
    page.get_by_text("The app shows the content").or_(page.get_by_text("No findings.").first).or_(page.locator(".finding").first).first.wait_for()
    file.write_text(edited)
    page.locator("main .finding").first.wait_for()
    app = ["library", f"dua/{slug}", "journeys", "journey/rizq-seeker", "adkhar", "collections", "intentions", "settings"]
    places = ["", *(f"app/{place}" for place in app), "dua/", f"dua/{slug}", "findings", "rules/", "rules/QR01", "coverage"]
    places += ["search?q=protection", "diff"]
    for place in places:
        page.goto(url + place)
        page.locator("main h1").wait_for()
        if place == f"dua/{slug}":
            page.get_by_role("button", name="Letters").click()
            page.get_by_role("listbox").wait_for()
        for width, scheme in [(1280, "light"), (390, "dark"), (390, "light"), (1280, "dark")]:
            page.set_viewport_size({"width": width, "height": 900})
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            if page.evaluate("document.documentElement.scrollWidth") > width:
                seen["wide"].append(f"/{place} at {width}")
            if pictures:
                name = re.sub(r"\W+", "-", place) or "home"
                page.screenshot(path=pictures / f"{name}-{width}-{scheme}.png", full_page=len(place) < 60 and place not in ("rules/", "app/library"))
            if width == 1280 and scheme == "dark" or width == 390 and scheme == "light":
                page.evaluate(axe)
                for violation in page.evaluate("axe.run().then(result => result.violations)"):
                    nodes = [" ".join(map(str, node["target"])) + " " + node["html"][:160] for node in violation["nodes"][:3]]
                    seen["axe"][f"/{place} {violation['id']}"] = nodes
    # Nor does axe find anything in what opens over a page.
    modal = [("app/library", ".card button"), ("app/course/accept-my-repentance", ".card button"), (f"app/dua/{slug}", "button.count")]
    for place, opener in [*modal, ("app/collections", "button.primary"), ("app/settings", ".row"), ("app/settings", ".destructive")]:
        page.goto(url + place)
        page.locator(f"main {opener}").first.click()
        page.locator("[aria-modal]").wait_for()
        page.evaluate(axe)
        for violation in page.evaluate("axe.run().then(result => result.violations)"):
            seen["axe"][f"/{place} {opener} {violation['id']}"] = [node["html"][:160] for node in violation["nodes"][:3]]
    page.set_viewport_size({"width": 1280, "height": 900})
    page.emulate_media(color_scheme="light")

    # Where nothing is, a page says so, with its status and a link to what may have been meant.
    wrong = [f"dua/{slug}x", "rules/QR9999", "covrage", f"app/dua/{slug}x", "app/journey/rizq-seeker/step/999", "app/libary"]
    seen["missing"] = {place: page.goto(url + place).status for place in wrong}
    seen["found"] = {place: page.goto(url + place).status for place in places}
    page.goto(url + "app/libary")
    page.get_by_role("link", name="/app/library").first.click()
    page.wait_for_url("**/app/library")
    page.locator("p.count").wait_for()
    # The browser reports every page with the status 404.
    errors[:] = [error for error in errors if "status of 404" not in error]

    # Scheherazade, which adds nothing to the text, is the font of the proof.
    page.goto(url + f"dua/{slug}")
    page.locator(".proof").wait_for()
    session = context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": ".proof"})["nodeId"]
    seen["fonts"] = [font["familyName"] for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]]
    seen["line"] = page.evaluate(
        "(() => { const style = getComputedStyle(document.querySelector('.proof')); return parseFloat(style.lineHeight) / parseFloat(style.fontSize) })()"
    )

    # A click on a marked letter leads to its finding.
    box = page.evaluate(
        """() => {
          const range = [...CSS.highlights.get("finding-error") ?? CSS.highlights.get("finding-warning")]
            .find(range => document.querySelector(".proof").contains(range.startContainer));
          const box = range.getClientRects()[0];
          return [box.left + box.width / 2, box.top + box.height / 2, range.toString()];
        }"""
    )
    seen["marked"] = box[2]
    page.mouse.click(box[0], box[1])
    page.wait_for_url("**#finding-*")
    target = page.locator(":target")
    seen["target"] = "U+06CC" in target.inner_text() or "FARSI YEH" in target.inner_text()
    seen["visible"] = target.evaluate("e => e.getBoundingClientRect().top < innerHeight && e.getBoundingClientRect().bottom > 0")

    # So does one in the app, whose card would else be opened.
    page.goto(url + "app/library")
    page.wait_for_function("() => CSS.highlights.get('finding-error')?.size > 0")
    box = page.evaluate(
        """() => {
          const range = [...CSS.highlights.get("finding-error")][0];
          range.startContainer.parentElement.scrollIntoView({ block: "center" });
          const box = range.getClientRects()[0];
          return [box.left + box.width / 2, box.top + box.height / 2];
        }"""
    )
    page.mouse.click(*box)
    page.wait_for_url(f"**/dua/{slug}#finding-*")

    # The letters are reached by the keyboard.
    page.goto(url + f"dua/{slug}")
    page.get_by_role("button", name="Letters").press("Enter")
    letters = page.get_by_role("listbox")
    letters.focus()
    names = lambda: page.locator(".scalars code").all_inner_texts()
    page.locator(".scalars").wait_for()
    first = names()
    letters.press("ArrowLeft")
    page.locator('#letter-1[aria-selected="true"]').wait_for()
    seen["letters"] = first + names()
    seen["focus"] = page.evaluate("document.activeElement.getAttribute('role')")
    page.get_by_role("button", name="Marks", exact=True).click()
    page.get_by_text("Shown without its marks").wait_for()
    proof = page.locator(".proof")
    seen["bare"] = not re.search("[\u064b-\u0652]", proof.inner_text())

    # An edit is on the page within a moment, and the page stays where it is.
    page.get_by_role("button", name="Marks", exact=True).click()
    page.evaluate("document.querySelector('#review-title').scrollIntoView()")
    before = page.evaluate("document.querySelector('#review-title').getBoundingClientRect().top")
    start = time.monotonic()
    file.write_text(original)
    page.wait_for_function("() => !document.querySelector('main .finding.error')")
    print(f"changed after {time.monotonic() - start:.2f} s", file=sys.stderr)
    after = page.evaluate("document.querySelector('#review-title').getBoundingClientRect().top")
    seen["scroll"] = abs(after - before) < 200

    # Broken XML is shown over every page, until it is fixed.
    file.write_text(original.replace("</translation>", "</translaton>", 1))
    overlay = page.get_by_role("alert", name="What must be fixed first")
    overlay.wait_for()
    seen["overlay"] = overlay.inner_text()
    seen["caret"] = overlay.locator(".caret").count()
    seen["editor"] = overlay.locator("a.place").first.get_attribute("href").split("/core.xml:")[0].startswith("vscode://file/")
    if pictures:
        page.screenshot(path=pictures / "overlay.png")
    seen["kept"] = page.get_by_role("heading", name="In the app").count()
    page.evaluate(axe)
    for violation in page.evaluate("axe.run().then(result => result.violations)"):
        seen["axe"][f"overlay {violation['id']}"] = [node["html"][:160] for node in violation["nodes"][:3]]
    file.write_text(original)
    overlay.wait_for(state="detached")

    # A finished query is an entry of the history.
    page.goto(url + "search")
    field = page.get_by_role("searchbox")
    field.press_sequentially("yunus")
    page.locator(".results svg").first.wait_for()
    field.press("Enter")
    page.wait_for_url("**/search?q=yunus")
    page.go_back()
    page.wait_for_url("**/search")
    page.wait_for_function("() => !document.querySelector('.results')")
    seen["emptied"] = field.input_value()

    # The app's dua leads to its page here.
    page.goto(url + "app/library")
    page.locator(".cards h2 button").first.click()
    page.get_by_role("link", name=re.compile("^Proof and")).or_(page.get_by_role("link", name="Proof")).first.click()
    page.get_by_role("heading", name="Proof").wait_for()
    browser.close()

process.send_signal(signal.SIGTERM)
process.wait(timeout=20)
seen["errors"] = errors
print(json.dumps(seen, ensure_ascii=False))
