"""Pages without a browser: each loads the demo, connects its WebSocket and taps."""

import asyncio
import json
import random
import re
import resource
import time
from dataclasses import dataclass, field

from live_process import Process

PAGE = re.compile(r'data-token="(\w+)" data-session="(\w+)" data-sequence="(\d+)"')
TAPS_A_SECOND = 2
# Pages with about as many elements as that of a practice.
ADDRESS = "/?items=10"
# Browsers open pages one after the other.
OPENED_AT_ONCE = 16


@dataclass
class Load:
    """What all pages together have seen. Times are in seconds, memory is in bytes."""

    latencies: list = field(default_factory=list)
    # Answers that show another number than the page has tapped.
    wrong: int = 0
    opened: int = 0
    memory_a_page: float = 0


def measure(demo, pages, seconds):
    """Opens the pages, and lets each tap for some seconds."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    return asyncio.run(_measure(demo, pages, seconds))


async def _measure(demo, pages, seconds):
    load, started, opening = Load(), asyncio.Event(), asyncio.Semaphore(OPENED_AT_ONCE)
    with Process(demo) as process:
        port = int(re.search(r":(\d+)/", process.url)[1])
        before = process.memory()
        tasks = [asyncio.create_task(_page(port, seconds, load, opening, started)) for _ in range(pages)]
        while load.opened < pages and not any(task.done() for task in tasks):
            await asyncio.sleep(0.1)
        load.memory_a_page = (process.memory() - before) / pages
        started.set()
        await asyncio.gather(*tasks)
    return load


async def _page(port, seconds, load, opening, started):
    async with opening:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        host = f"Host: 127.0.0.1:{port}\r\n"
        writer.write(f"GET {ADDRESS} HTTP/1.1\r\n{host}\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        body = (await reader.readexactly(int(re.search(rb"Content-Length: (\d+)", head)[1]))).decode()
        token, session, sequence = PAGE.search(body).groups()
        handler = re.search(r'id="tap" data-on="(\d+) click"', body)[1]
        writer.write(
            f"GET /live HTTP/1.1\r\n{host}Origin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(_frame(json.dumps(["hello", token, session, int(sequence), ADDRESS])))
        await _message(reader)
        load.opened += 1
    await started.wait()
    pause = 1 / TAPS_A_SECOND
    await asyncio.sleep(random.random() * pause)
    end, taps = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        begin = time.monotonic()
        taps += 1
        writer.write(_frame(f'[{taps},{handler},"click",""]'))
        answer = await _message(reader)
        load.latencies.append(time.monotonic() - begin)
        if f'"{taps}"' not in answer:
            load.wrong += 1
        await asyncio.sleep(max(0, pause - (time.monotonic() - begin)))
    writer.close()


def _frame(text):
    """A masked text frame of a client, with a mask of zeros."""
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data


async def _message(reader):
    size = (await reader.readexactly(2))[1] & 127
    if size > 125:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return (await reader.readexactly(size)).decode()
