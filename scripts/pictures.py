"""Takes the pictures of docs/pictures: pictures.py RIZQ-PREVIEW [PAGE ...].

Each picture shows a page of the preview over content/ on a phone and on a desktop, in light and in dark.
"""

import base64
import re
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent / "bench"))
from live_process import Process  # noqa: E402

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs/pictures"
SIZES = {"phone": (390, 844), "desktop": (1280, 844)}
SCHEMES = ("light", "dark")
# The height of each part of a picture.
HEIGHT = 480
# The dua that `edited` changes.
FIRST = re.search(r'slug="([^"]+)"', (ROOT / "content/duas/core.xml").read_text(encoding="utf-8"))[1]


def click(selector):
    return lambda page: page.locator(selector).first.click()


def follow(page):
    """Follows a journey, unless a picture before has done that."""
    button = page.get_by_role("button", name="Follow", exact=True)
    if button.count():
        button.click()


def tap(name):
    return lambda page: page.get_by_role("button", name=name, exact=True).first.click()


def search(page):
    page.get_by_role("searchbox").fill("forgive")
    page.wait_for_function("() => CSS.highlights.get('found')?.size > 0")


# The name of a page: its address, and what is done there before the picture is taken.
PAGES = {
    "home": ("", []),
    "library": ("app/library", [search]),
    "practice": ("app/dua/accept-my-repentance", []),
    "journeys": ("app/journeys", []),
    "journey": ("app/journey/rizq-seeker", [tap("Follow")]),
    "adkhar": ("app/adkhar", []),
    "collections": ("app/collections", []),
    "course": ("app/course/accept-my-repentance", []),
    "intentions": ("app/intentions", []),
    "settings": ("app/settings", []),
    "duas": ("dua/", []),
    "proof": (f"dua/{FIRST}", [tap("Letters")]),
    "findings": ("findings", []),
    "rule": ("rules/QR01", []),
    "coverage": ("coverage", []),
    "search": ("search?q=protection", []),
    "diff": ("diff", []),
}
# The pages of `app`, each with its color scheme: the app as its users see it, after a day's first practice.
OVERVIEW = [
    ("", [], "light"),
    ("app/library", [search], "light"),
    ("app/dua/sayyid-al-istighfar", [], "light"),
    ("app/journey/rizq-seeker", [], "light"),
    ("app/course/dua-of-yunus", [click(".card button")], "dark"),
    ("app/adkhar", [], "dark"),
]
# Pages of content with mistakes.
EDITED = ["proof", "findings", "rule", "diff"]
# What is done for each picture again: the state of a page, not of the user.
REPEATED = ["library", "proof"]


def screenshot(browser, url, actions, size, scheme, style=""):
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce", bypass_csp=bool(style)
    )
    page = context.new_page()
    page.goto(url)
    page.locator("main h1, main h2").first.wait_for()
    if style:
        page.add_style_tag(content=style)
    page.wait_for_timeout(500)
    for action in actions:
        action(page)
    page.wait_for_timeout(300)
    if page.evaluate("document.documentElement.scrollWidth") > width:
        raise SystemExit(f"error: {url} is wider than a screen of {width} pixels")
    picture = page.screenshot()
    context.close()
    return picture


def sheet(browser, pictures, file):
    """Writes the pictures side by side."""
    images = "".join(
        f'<img height="{HEIGHT}" src="data:image/png;base64,{base64.b64encode(picture).decode()}">' for picture in pictures
    )
    page = browser.new_page(viewport={"width": 2100, "height": HEIGHT + 20})
    page.set_content(f'<body style="margin:10px;display:flex;gap:10px;width:max-content;background:#888">{images}')
    page.locator("body").screenshot(path=file, type="jpeg", quality=72)
    page.close()


def main():
    # The overview comes last: until then the app has no progress.
    preview, names = sys.argv[1], sys.argv[2:] or [*PAGES, "app"]
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as user, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for content, pages in (
            (ROOT / "content", [name for name in names if name not in EDITED]),
            (edited(Path(user) / "content"), [name for name in names if name in EDITED]),
        ):
            command = [Path(preview).resolve(), "--content", content, "--output", "output", "--port", "0", "--user", user]
            with Process(*map(str, command), folder=ROOT) as process:
                for name in pages:
                    take(browser, process.url, name) if name in PAGES else overview(browser, process.url)
        browser.close()


def take(browser, url, name):
    path, actions = PAGES[name]
    pictures = [
        screenshot(browser, url + path, actions if number == 0 or name in REPEATED else [], size, scheme)
        for number, (size, scheme) in enumerate((size, scheme) for size in SIZES for scheme in SCHEMES)
    ]
    sheet(browser, pictures, FOLDER / f"{name}.jpg")


def overview(browser, url):
    for path, action in (("journey/rizq-seeker", follow), ("journey/rizq-seeker/step/1", click(".count"))):
        screenshot(browser, f"{url}app/{path}", [action], "phone", "light")
    pictures = [
        screenshot(browser, url + path, actions, "phone", scheme, ".editor-header { display: none }")
        for path, actions, scheme in OVERVIEW
    ]
    sheet(browser, pictures, FOLDER / "app.jpg")


def edited(folder):
    """A copy of the content with a letter of Persian in the Arabic, and a word too many in the transliteration."""
    shutil.copytree(ROOT / "content", folder)
    file = folder / "duas/core.xml"
    text = file.read_text(encoding="utf-8")
    changed = text.replace("الْحَيُّ", "الْحَ\u06ccُّ", 1).replace("allāhu lā ilāha", "allāhu and lā ilāha", 1)
    file.write_text(changed, encoding="utf-8")
    return folder


if __name__ == "__main__":
    main()
