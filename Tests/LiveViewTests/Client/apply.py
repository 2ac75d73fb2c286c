"""Runs the client script in a browser: apply.py CHROMIUM SCRIPT CASES. Prints the page after each message, as JSON.

A case is a list of messages of the server; the first one replaces the page. The script's connection is one that this file controls.
"""

import json
import pathlib
import sys

from playwright.sync_api import sync_playwright

chromium, script, cases = sys.argv[1:]
PAGE = '<div id="live" data-token="t" data-session="s" data-sequence="0" data-depths="0"></div><p id="live-status" hidden></p>'
SOCKET = """
  window.sent = [];
  window.WebSocket = class {
    readyState = 1;
    constructor() { window.server = this; }
    send(text) { window.sent.push(text); }
  };
  null; // Playwright calls a function.
"""
DUMP = """
  () => {
    const dump = node => node.nodeType === Node.TEXT_NODE ? JSON.stringify(node.data)
      : node.localName + "{" + [...node.attributes].map(a => a.name).sort()
          .map(name => name + ":" + JSON.stringify(node.getAttribute(name))).join("") + "}["
        + [...node.childNodes].map(dump).join("") + "]";
    const root = document.getElementById("live");
    return "div{}[" + [...root.childNodes].map(dump).join("") + "]";
  }
"""

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    page = browser.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    results = []
    for case in json.loads(pathlib.Path(cases).read_text(encoding="utf-8")):
        page.goto("about:blank")
        page.set_content(PAGE)
        page.evaluate(SOCKET)
        page.evaluate(pathlib.Path(script).read_text(encoding="utf-8"))
        page.evaluate("() => server.onopen()")
        dumps = []
        for message in case:
            page.evaluate("message => server.onmessage({ data: message })", message)
            dumps.append(page.evaluate(DUMP))
        results.append({"dumps": dumps, "sent": page.evaluate("sent")})
    browser.close()
print(json.dumps({"cases": results, "errors": errors}))
