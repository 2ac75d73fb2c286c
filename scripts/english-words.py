#!/usr/bin/env python3
"""Generates Sources/CEnglishWords/words.bin from the word lists of Debian's packages wamerican and wbritish.

The file has five bytes for every word, little-endian, ascending: the low 39 bits of the 64-bit FNV-1a hash of its ASCII letters in
lowercase, then a bit that is 1 if the lists have the word only with a capital, as a name. Words with other characters, and possessives,
are left out. `--check` writes nothing and fails if the file is stale.
"""

import os
import struct
import sys

LISTS = ["/usr/share/dict/american-english", "/usr/share/dict/british-english"]
OUTPUT = os.path.join(os.path.dirname(__file__), "..", "Sources", "CEnglishWords", "words.bin")


def fnv1a(word):
    value = 0xCBF29CE484222325
    for byte in word.encode("ascii"):
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value & 0x7FFFFFFFFF


def main():
    lists = sys.argv[1:]
    check = "--check" in lists
    lists = [path for path in lists if path != "--check"] or LISTS
    absent = [path for path in lists if not os.path.exists(path)]
    if absent:
        print(f"error: there is no {absent[0]}; install the packages wamerican and wbritish", file=sys.stderr)
        return 2
    words = set()
    for path in lists:
        with open(path, encoding="utf-8") as file:
            words.update(line.strip() for line in file)
    words = {word for word in words if word.isascii() and word.isalpha()}
    common = {fnv1a(word) for word in words if word.islower()}
    names = {fnv1a(word.lower()) for word in words} - common
    entries = sorted([value << 1 for value in common] + [value << 1 | 1 for value in names])
    data = b"".join(struct.pack("<Q", entry)[:5] for entry in entries)
    if not check:
        with open(OUTPUT, "wb") as file:
            file.write(data)
        return 0
    with open(OUTPUT, "rb") as file:
        if file.read() == data:
            return 0
    print("error: Sources/CEnglishWords/words.bin is stale; run: make english-words", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
