"""Measures live pages: live.py PREVIEW-DEMO [SOCKETS [SECONDS]]. Uses loopback addresses only, and stops by itself."""

import asyncio
import atexit
import json
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import time
import urllib.request

demo = sys.argv[1]
sockets = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
seconds = int(sys.argv[3]) if len(sys.argv) > 3 else 10
PAGE = re.compile(r'data-token="(\w+)" data-session="(\w+)" data-sequence="(\d+)"')

# Taps the button, and waits until the text in the page has changed and until the next frame has been drawn.
TAPS = """
  async count => {
    const changes = [], frames = [], text = document.getElementById("count");
    for (let tap = 0; tap < count; tap++) {
      await new Promise(resolve => setTimeout(resolve, 20 + Math.random() * 17));
      const start = performance.now();
      const changed = new Promise(resolve => {
        const observer = new MutationObserver(() => { observer.disconnect(); resolve(performance.now()); });
        observer.observe(text, { characterData: true, childList: true, subtree: true });
      });
      document.getElementById("tap").click();
      changes.push(await changed - start);
      await new Promise(resolve => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(0);
      }));
      frames.push(performance.now() - start);
    }
    return [changes, frames];
  }
"""


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def report(name, values):
    print(f"{name}: p50 {percentile(values, 0.5):.2f} ms, p99 {percentile(values, 0.99):.2f} ms, {len(values)} taps")


def memory(pid):
    """The resident memory of a process in KiB."""
    return int(re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{pid}/status").read_text())[1])


def start():
    process = subprocess.Popen([demo], stdout=subprocess.PIPE, text=True)
    atexit.register(process.kill)
    return process, process.stdout.readline().strip()


def browser():
    from playwright.sync_api import sync_playwright

    for name, options in [("60 frames a second", []), ("unlimited frames", ["--disable-frame-rate-limit", "--disable-gpu-vsync"])]:
        process, url = start()
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", *options])
            page = chromium.new_page()
            sizes = []
            page.on("websocket", lambda socket: socket.on("framereceived", lambda text: sizes.append(len(text.encode()) + 2)))
            page.goto(url)
            page.wait_for_timeout(500)
            page.evaluate(TAPS, 30)
            sizes.clear()
            changes, frames = page.evaluate(TAPS, 300)
            report(f"tap to changed page, {name}", changes)
            report(f"tap to drawn frame, {name}", frames)
            print(f"bytes sent for a tap: {max(sizes)}")
            chromium.close()
        process.terminate()
        process.wait()


async def read_frame(reader):
    head = await reader.readexactly(2)
    size = head[1] & 127
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2))
    elif size == 127:
        size = int.from_bytes(await reader.readexactly(8))
    return head[0] & 15, await reader.readexactly(size)


def frame(text):
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return b"\x81" + size + bytes(4) + data


async def page(url, latencies, failures, opening, opened, started):
    port = int(re.search(r":(\d+)/", url)[1])
    async with opening:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        body = (await reader.readexactly(int(re.search(rb"Content-Length: (\d+)", head)[1]))).decode()
        token, session, sequence = PAGE.search(body).groups()
        handler = re.search(r'id="tap" data-on="(\d+) click"', body)[1]
        writer.write(
            f"GET /live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(json.dumps(["hello", token, session, int(sequence), "/"])))
        await read_frame(reader)
        opened.append(session)
    await started.wait()
    await asyncio.sleep(random.random() / 2)
    end = time.monotonic() + seconds
    taps = 0
    while time.monotonic() < end:
        begin = time.monotonic()
        taps += 1
        writer.write(frame(f'[{taps},{handler},"click",""]'))
        _, answer = await read_frame(reader)
        latencies.append((time.monotonic() - begin) * 1000)
        if json.dumps(str(taps)) not in answer.decode():
            failures.append(answer.decode())
        await asyncio.sleep(max(0, 0.5 - (time.monotonic() - begin)))
    writer.close()
    return taps


async def load():
    process, url = start()
    urllib.request.urlopen(url).read()
    before = memory(process.pid)
    latencies, failures, started = [], [], asyncio.Event()
    opening, opened = asyncio.Semaphore(16), []
    pages = [asyncio.create_task(page(url, latencies, failures, opening, opened, started)) for _ in range(sockets)]
    deadline = time.monotonic() + 60
    while len(opened) < sockets and time.monotonic() < deadline and not any(task.done() for task in pages):
        await asyncio.sleep(0.1)
    open_memory = memory(process.pid)
    started.set()
    taps = sum(await asyncio.gather(*pages))
    print(f"{sockets} pages, {taps} taps in {seconds} s, lost or doubled: {len(failures)}")
    report("tap to answer", latencies)
    print(f"memory: {before} KiB with one page, {(open_memory - before) / sockets:.0f} KiB a page, {memory(process.pid)} KiB at the end")
    process.terminate()
    process.wait()


resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
subprocess.run([demo, "measure"], check=True)
browser()
asyncio.run(load())
