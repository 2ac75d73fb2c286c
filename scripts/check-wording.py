#!/usr/bin/env python3
"""Fails where a text of the project uses a word that the word list in CONTRIBUTING.md replaces.

Checked are code, comments, names and documents; a name is read word by word (`isMended` contains "mended"), and a phrase may
continue on the next line. Data is not checked: it quotes what people wrote.

The list is the first table under the heading "Words". Its first column contains words and phrases in backticks; `*` matches any
letters at the end of a word, or one whole word. Phrases in the third column are correct although they contain one. The second table
names words that are correct in one file.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "CONTRIBUTING.md"
HEADING = "### Words"
SUFFIXES = {".swift", ".md", ".c", ".h", ".modulemap", ".sh", ".py", ".js", ".mjs", ".ts", ".kt", ".html", ".mk"}
FOLDERS = ["Sources", "Tests", "docs", "scripts", "web", "Examples", "clients"]
FILES = ["Makefile", "Package.swift", ".ci/run"]

# The words of a name: `isXMLFile` is "is", "XML", "File".
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+")
# What may separate the words of a phrase: white space and the characters that begin a line of a comment.
GAP = re.compile(r"[\s/#*]*\Z")


def tables():
    """The cells of the two tables, without their headings."""
    text = LIST.read_text(encoding="utf-8")
    section = text.split(HEADING + "\n", 1)[1].split("\n#", 1)[0]
    for table in re.findall(r"(?:^\|.*\n?)+", section, re.MULTILINE):
        rows = [line.strip().strip("|").split("|") for line in table.splitlines()]
        yield [[cell.strip() for cell in row] for row in rows[2:]]


def quoted(cell):
    """What a cell contains in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def matcher(phrase):
    """One regular expression for each word of a phrase."""
    return [re.compile(word.replace("*", r"\w*") + r"\Z", re.IGNORECASE) for word in phrase.split()]


def words(text):
    """Every word with the offset where it starts."""
    return [(match.group(), match.start(), match.end()) for match in WORD.finditer(text)]


def occurs(pattern, tokens, first, text):
    """Whether a phrase starts at a word."""
    if first < 0 or first + len(pattern) > len(tokens):
        return False
    for offset, expected in enumerate(pattern):
        word, start, _ = tokens[first + offset]
        if not expected.match(word):
            return False
        if offset and not GAP.match(text[tokens[first + offset - 1][2] : start]):
            return False
    return True


def is_allowed(exceptions, tokens, first, length, text):
    """Whether the words from `first` on belong to an exception."""
    for exception in exceptions:
        for start in range(first + length - len(exception), first + 1):
            if occurs(exception, tokens, start, text):
                return True
    return False


def is_data(text, start, end):
    """Whether a word is a key or a value of its own, or the name of an element in a file of another project."""
    before, after = text[max(0, start - 2) : start], text[end : end + 2]
    return before.endswith(("<", "</")) or before[-1:] in "\"'" and after.lstrip("\\")[:1] in ("\"", "'")


def hits(text, rules, contracts):
    """The line, the words and the remedy of every phrase that the list replaces; `contracts` are correct in this file."""
    tokens = words(text)
    for first, (word, start, _) in enumerate(tokens):
        for pattern, instead, exceptions in rules.get(word[:2].lower(), ()):
            if not occurs(pattern, tokens, first, text):
                continue
            end = tokens[first + len(pattern) - 1][2]
            if is_data(text, start, end) or text[start:end] in contracts:
                continue
            if not is_allowed(exceptions, tokens, first, len(pattern), text):
                yield text.count("\n", 0, start) + 1, " ".join(text[start:end].split()), instead


def checked_files():
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix in SUFFIXES and not path.is_symlink():
                yield path
    yield from sorted(ROOT.glob("*.md"))
    for name in FILES:
        yield ROOT / name


def main():
    # By the first two letters, so that most words of a text need no comparison.
    rules = {}
    list_of_words, list_of_contracts = tables()
    contracts = {ROOT / quoted(file)[0]: set(quoted(found)) for file, found, _ in list_of_contracts}
    for phrases, instead, allowed in list_of_words:
        exceptions = [matcher(phrase) for phrase in quoted(allowed)]
        for phrase in quoted(phrases):
            rules.setdefault(phrase[:2].lower(), []).append((matcher(phrase), instead, exceptions))
    count = 0
    for path in checked_files():
        text = path.read_text(encoding="utf-8")
        if path == Path(__file__).resolve():
            continue
        if path == LIST:
            before, after = text.split(HEADING + "\n", 1)
            section, *rest = re.split(r"(?=\n#)", after, maxsplit=1)
            text = before + "\n" * (section.count("\n") + 1) + "".join(rest)
        for line, found, instead in hits(text, rules, contracts.get(path, set())):
            print(f"{path.relative_to(ROOT)}:{line}: `{found}`: write {instead}")
            count += 1
    if count:
        sys.exit(f"error: {count} words that the list in CONTRIBUTING.md replaces")


if __name__ == "__main__":
    main()
