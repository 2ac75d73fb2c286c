"""Uses the demo in a browser: browser.py CHROMIUM DEMO. Prints what it has seen, as JSON; every wait has a deadline."""

import atexit
import contextlib
import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request

from playwright.sync_api import sync_playwright

chromium, demo = sys.argv[1:]
seen = {}
errors = []


def start(port=0):
    process = subprocess.Popen([demo, str(port)], stdout=subprocess.PIPE, text=True)
    atexit.register(process.kill)
    url = process.stdout.readline().strip()
    return process, url, int(re.search(r":(\d+)/", url).group(1))


def answer(port, target, headers):
    """The status of a plain request, and its headers."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        lines = [f"GET {target} HTTP/1.1", *[f"{name}: {value}" for name, value in headers.items()], "", ""]
        connection.sendall("\r\n".join(lines).encode())
        data = b""
        while b"\r\n\r\n" not in data:
            piece = connection.recv(4096)
            if not piece:
                break
            data += piece
    head = data.split(b"\r\n\r\n")[0].decode().split("\r\n")
    fields = dict(line.split(": ", 1) for line in head[1:])
    return int(head[0].split(" ")[1]), {name.lower(): value for name, value in fields.items()}


def frame(text, opcode=1):
    """A masked frame, as a browser sends it; the mask is zero."""
    size = len(text)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2) if size < 65536 else b"\xff" + size.to_bytes(8)
    return bytes([0x80 | opcode]) + length + bytes(4) + text


def frames(data):
    """The unmasked frames in these bytes, each with its opcode and its payload; one that is cut off is left out."""
    while len(data) >= 2:
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10]), 10
        if len(data) < start + size:
            return
        yield data[0] & 0x0F, data[start : start + size]
        data = data[start + size :]


def closing(port, *messages):
    """The code with which the server closes a connection that sends these; 1006, as in browsers, if it is closed without one."""
    data = b""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        lines = ["GET /live HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Origin: http://127.0.0.1:{port}"]
        connection.sendall("\r\n".join([*lines, *[f"{name}: {value}" for name, value in upgrade.items()], "", ""]).encode())
        # A server that closes the connection while there is more to read resets it.
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            for message in messages:
                connection.sendall(message)
            while piece := connection.recv(65536):
                data += piece
    codes = [int.from_bytes(payload[:2]) for opcode, payload in frames(data.partition(b"\r\n\r\n")[2]) if opcode == 8]
    return codes[0] if codes else 1006


def shown(page, selector, text, timeout=10000):
    page.wait_for_function(
        "([selector, text]) => document.querySelector(selector)?.textContent === text", arg=[selector, text], timeout=timeout
    )


process, url, port = start()
upgrade = {
    "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
own = f"127.0.0.1:{port}"
status, headers = answer(port, "/", {"Host": own})
seen["headers"] = {name: value for name, value in headers.items() if name != "content-length"}
seen["statuses"] = {
    "page": status,
    "evil host": answer(port, "/", {"Host": "evil.example"})[0],
    "evil origin": answer(port, "/", {"Host": own, "Origin": "http://evil.example"})[0],
    "unknown page": answer(port, "/none", {"Host": own})[0],
    "file": answer(port, "/../../etc/passwd", {"Host": own})[0],
    "upgrade": answer(port, "/live", {"Host": own, "Origin": f"http://{own}", **upgrade})[0],
    "upgrade of an evil origin": answer(port, "/live", {"Host": own, "Origin": "http://evil.example", **upgrade})[0],
    "upgrade of an evil host": answer(port, "/live", {"Host": "evil.example", "Origin": "http://evil.example", **upgrade})[0],
    "upgrade without origin": answer(port, "/live", {"Host": own, **upgrade})[0],
}

page_text = urllib.request.urlopen(url, timeout=10).read().decode()
token, session = re.search(r'data-token="(\w+)" data-session="(\w+)"', page_text).groups()
hello = frame(json.dumps(["hello", token, session, 1, "/"]).encode())
tap = frame(b'[1,0,"click",""]')
seen["closings"] = {
    "other token": closing(port, frame(json.dumps(["hello", "0" * 32, session, 1, "/"]).encode())),
    "no token": closing(port, tap),
    "no message": closing(port, hello, frame(b"hello")),
    "binary": closing(port, hello, frame(b"[]", opcode=2)),
    "not UTF-8": closing(port, hello, frame(b'[1,0,"click","\xff"]')),
    "too long": closing(port, hello, frame(b" " * 600_000)),
    "too many": closing(port, hello, tap * 1000),
    "unknown page": closing(port, frame(json.dumps(["hello", token, "x", 1, "/none"]).encode())),
    "closed": closing(port, hello, frame(b"\x03\xe8", opcode=8)),
}

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    context = browser.new_context(viewport={"width": 800, "height": 600})

    def opened(target=url):
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.goto(target)
        return page

    page = opened()
    # Thirty-three taps as fast as a script can.
    page.evaluate("() => { for (let tap = 0; tap < 33; tap++) document.getElementById('tap').click(); }")
    shown(page, "#count", "33")
    seen["title"] = page.title()
    seen["bar"] = page.evaluate("() => document.getElementById('bar').width.baseVal.value")
    seen["marked"] = page.evaluate("() => [...(CSS.highlights.get('error') ?? [])].map(String)")

    # Typing: the field keeps the focus and the caret, also when characters are put into the middle.
    page.focus("#query")
    page.keyboard.type("abef")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("cd")
    shown(page, "#echo", "abcdef")
    seen["field"] = page.evaluate(
        "() => [document.activeElement.id, document.activeElement.value, document.activeElement.selectionStart]"
    )
    # The state takes ten characters, and the field shows what the state has.
    page.keyboard.press("End")
    page.keyboard.type("ghijklm")
    page.wait_for_function("() => document.getElementById('query').value === 'abcdefghij'", timeout=10000)
    page.keyboard.press("Enter")
    shown(page, "#submitted", "1")
    page.fill("#note", "first\nsecond")
    page.check("#check")
    shown(page, "#checked", "yes")

    # A key of the page, and the same key where it types.
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Space")
    shown(page, "#count", "133")
    page.focus("#note")
    page.keyboard.press("Space")
    page.focus("#tap")
    page.keyboard.press("Space")
    shown(page, "#count", "134")

    # Scroll: what is on the screen stays there when something is inserted above it, and when the list is reversed the page does not
    # jump to its start.
    page.evaluate("() => document.getElementById('item-100').scrollIntoView({ block: 'center' })")
    before = page.evaluate("() => document.getElementById('item-100').getBoundingClientRect().top")
    page.evaluate("() => { for (let i = 0; i < 3; i++) document.getElementById('prepend').click(); }")
    page.wait_for_selector("#item-203", state="attached", timeout=10000)
    seen["scroll"] = page.evaluate("() => document.getElementById('item-100').getBoundingClientRect().top") - before
    page.evaluate("() => document.querySelector('#item-100 button').focus()")
    page.evaluate("() => document.getElementById('reverse').click()")
    page.wait_for_function("() => document.querySelector('#items').firstElementChild.id === 'item-200'", timeout=10000)
    seen["focus after a move"] = page.evaluate("() => document.activeElement.parentElement.id")
    seen["scrolled"] = page.evaluate("() => scrollY > 0")
    page.evaluate("() => document.querySelector('#item-1 button').click()")
    page.wait_for_selector("#item-1", state="detached", timeout=10000)

    # Addresses, both ways.
    page.click("#tab-other")
    shown(page, "#tab", "other")
    page.wait_for_url("**/?tab=other", timeout=10000)
    page.go_back()
    shown(page, "#tab", "list")
    page.go_forward()
    shown(page, "#tab", "other")

    # Ten tabs, each with a state of its own.
    tabs = [opened() for _ in range(10)]
    for index, tab in enumerate(tabs):
        tab.evaluate("count => { for (let tap = 0; tap < count; tap++) document.getElementById('tap').click(); }", index)
    for index, tab in enumerate(tabs):
        shown(tab, "#count", str(index))
    seen["tabs"] = [int(tab.inner_text("#count")) for tab in tabs]
    for tab in tabs[1:]:
        tab.close()
    tab = tabs[0]

    # A page of another site cannot connect, even with the right address.
    evil = context.new_page()
    evil.route("http://evil.example/", lambda route: route.fulfill(body="<p>evil</p>", content_type="text/html"))
    evil.goto("http://evil.example/")
    seen["evil page"] = evil.evaluate(
        """port => new Promise(resolve => {
             const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
             socket.onopen = () => resolve("open");
             socket.onclose = event => resolve(event.code);
           })""",
        port,
    )
    evil.close()

    # A lost connection: taps of the time without one arrive, once.
    tab.evaluate(
        """() => {
             const send = WebSocket.prototype.send;
             WebSocket.prototype.send = function (text) { window.socket = this; send.call(this, text); };
             document.getElementById("tap").click();
           }"""
    )
    shown(tab, "#count", "1")
    tab.evaluate("() => { socket.close(); for (let tap = 0; tap < 5; tap++) document.getElementById('tap').click(); }")
    shown(tab, "#count", "6")
    seen["status"] = tab.evaluate("() => document.getElementById('live-status').hidden")

    # The server is killed, and another one started at the same port.
    errors_before = list(errors)
    process.send_signal(signal.SIGKILL)
    process.wait()
    tab.wait_for_function("() => !document.getElementById('live-status').hidden", timeout=10000)
    process, _, new_port = start(port)
    seen["same port"] = new_port == port
    tab.wait_for_function("() => document.getElementById('live-status')?.hidden === true && window.socket === undefined", timeout=20000)
    tab.wait_for_selector("#tap", timeout=10000)
    tab.click("#tap")
    shown(tab, "#count", "1")
    seen["recovered"] = True
    # Browsers report connections that fail.
    seen["errors"] = [error for error in errors_before if "evil" not in error]

    # A busy port.
    second, second_url, second_port = start(port)
    seen["next port"] = second_port > port
    seen["notice"] = second.stdout.readline().strip().replace(str(second_port), "B").replace(str(port), "A")
    # A graceful end tells the pages.
    second.send_signal(signal.SIGTERM)
    seen["exit"] = second.wait(timeout=10)
    browser.close()

process.send_signal(signal.SIGTERM)
process.wait(timeout=10)
print(json.dumps({"seen": seen}))
