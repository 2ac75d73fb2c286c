"""Uses web/demo.html in a headless browser: demo.py CHROMIUM REPOSITORY WASM. Prints what the page shows, as JSON."""

import functools
import http.server
import json
import pathlib
import sys
import threading

from playwright.sync_api import sync_playwright

chromium, repository, wasm = sys.argv[1:]


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}

    def do_GET(self):
        if self.path != "/web/dua-search.wasm":
            return super().do_GET()
        content = pathlib.Path(wasm).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "application/wasm")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=repository))
threading.Thread(target=server.serve_forever, daemon=True).start()

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    page = browser.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(f"http://127.0.0.1:{server.server_port}/web/demo.html")
    page.wait_for_function("document.getElementById('status').textContent !== 'Loading…'")
    answers = {}
    for query in ["ayatul kursi", "سبحان الله", "forgivness", "2:255", "xqzw"]:
        page.get_by_role("searchbox").fill(query)
        items = page.locator("#results > li")
        answers[query] = {
            "status": page.get_by_role("status").inner_text(),
            "ids": [int(item.get_attribute("data-id")) for item in items.all()],
            "marks": page.locator("#results > li:first-child mark").all_inner_texts(),
            "direction": page.evaluate(
                "() => { const part = document.querySelector('#results .arabic');"
                " return part && getComputedStyle(part).direction; }"
            ),
        }
    browser.close()
server.shutdown()
# The icon that browsers ask for is not there.
print(json.dumps({"answers": answers, "errors": [error for error in errors if "404" not in error]}))
