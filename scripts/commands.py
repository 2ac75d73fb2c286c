#!/usr/bin/env python3
"""Generates docs/commands.md from the help of `rizq`: `rizq --experimental-dump-help | scripts/commands.py`.

`--check` writes nothing and fails if the file is stale.
"""

import json
import re
import sys
from pathlib import Path

OUTPUT = Path(__file__).resolve().parent.parent / "docs" / "commands.md"

# The page about a command, in docs/, where its help does not name one.
PAGES = {
    "rizq validate": ["diagnostics.md"],
    "rizq preview": ["../README.md#see-it-as-readers-will"],
    "rizq review": ["source-format.md#reviews"],
    "rizq import": ["importing.md", "backends.md#back-again"],
    "rizq search": ["search-command.md"],
    "rizq diff": ["exports.md#what-has-changed-rizq-diff"],
    "rizq verify": ["bundle.md"],
    "rizq identify": ["search-command.md#identifying-texts-rizq-identify"],
    "rizq romanize": ["transliteration.md"],
    "rizq text": ["text-commands.md"],
    "rizq rules": ["rules.md"],
    "rizq cache": ["../README.md#the-cache"],
}

# The arguments that every command has.
COMMON = {"help", "version"}


def commands(command, parents=()):
    """The commands below one that do something, or group others, with their whole names."""
    for child in command.get("subcommands", []):
        if child["commandName"] != "help" and child.get("shouldDisplay", True):
            names = (*parents, command["commandName"])
            yield " ".join((*names, child["commandName"])), child
            yield from commands(child, names)


def arguments(command):
    """The arguments of a command, without those that every command has."""
    return [
        argument
        for argument in command.get("arguments", [])
        if argument.get("shouldDisplay", True) and argument["valueName"] not in COMMON
    ]


def spelled(argument):
    """An argument as it is typed."""
    value = argument["valueName"].upper()
    # The name of some values says already that they are lists.
    if argument["isRepeating"] and not value.endswith("…"):
        value += "…"
    if argument["kind"] == "positional":
        return value
    name = argument["preferredName"]
    option = ("--" if name["kind"] == "long" else "-") + name["name"]
    return option if argument["kind"] == "flag" else f"{option} {value}"


def usage(name, command):
    """A command with what it takes besides options that may be omitted. What is in brackets may be omitted, too."""
    parts = [name]
    for argument in arguments(command):
        if argument["kind"] == "positional":
            parts.append(f"[{spelled(argument)}]" if argument["isOptional"] else spelled(argument))
    for argument in arguments(command):
        if argument["kind"] == "option" and not argument["isOptional"]:
            parts.append(spelled(argument))
    return " ".join(parts)


def rows(command):
    """The arguments of a command. A flag and its opposite, which have one meaning in the help, are one row."""
    found = []
    for argument in arguments(command):
        opposite = argument["valueName"].removeprefix("no-")
        if found and argument["kind"] == "flag" and found[-1][0]["valueName"] == opposite != argument["valueName"]:
            found[-1].append(argument)
        else:
            found.append([argument])
    return found


def cell(text):
    """A text in a table, in which a vertical bar would begin another cell, even in code."""
    return linked(" ".join(text.split())).replace("|", "\\|")


def linked(text):
    """A text whose names of pages are links."""
    return re.sub(r"\bdocs/([a-z-]+\.md)", r"[\1](\1)", text)


def meaning(argument):
    """What an argument is for, with its values and its default, as the help shows them."""
    text = argument.get("abstract", "")
    notes = []
    if argument.get("allValues") and argument["kind"] != "flag":
        notes.append("values: " + ", ".join(f"`{value}`" for value in argument["allValues"]))
    # The help shows the default of a flag that has an opposite.
    if argument.get("defaultValue"):
        notes.append(f"default: `{argument['defaultValue']}`")
    return text + (f" ({'; '.join(notes)})" if notes else "")


def paragraphs(text):
    """The paragraphs of a description. One whose lines are options is shown as it is."""
    for paragraph in text.split("\n\n"):
        if paragraph.startswith("--"):
            yield f"```\n{paragraph}\n```"
        else:
            yield linked(" ".join(paragraph.split()))


def section(name, command):
    """The blocks about one command."""
    yield "#" * len(name.split()) + f" {name}"
    yield linked(command.get("abstract", ""))
    if command.get("discussion"):
        yield from paragraphs(command["discussion"])
    if name in PAGES:
        links = (f"[{page.removeprefix('../').split('#')[0]}]({page})" for page in PAGES[name])
        yield "More: " + ", ".join(links) + "."
    if command.get("subcommands"):
        return
    yield f"```\n{usage(name, command)}\n```"
    lines = [
        f"| {cell(', '.join(f'`{spelled(argument)}`' for argument in row))} | {cell(meaning(row[0]))} |"
        for row in rows(command)
    ]
    if lines:
        yield "\n".join(["| argument | meaning |", "|---|---|", *lines])


def page(root):
    """The whole page."""
    found = list(commands(root))
    unknown = PAGES.keys() - {name for name, _ in found}
    if unknown:
        sys.exit(f"error: PAGES in scripts/commands.py has no such command: {', '.join(sorted(unknown))}")
    contents = [
        f"| [`{name}`](#{name.replace(' ', '-')}) | {cell(command.get('abstract', ''))} |" for name, command in found
    ]
    blocks = [
        "<!-- Generated by `make commands` from the help of `rizq`. Do not edit. -->",
        "# Commands",
        "Every command of `rizq` with its arguments, as `rizq help COMMAND` prints them. Arguments in brackets may be omitted, and so "
        + "may options that the line of a command does not show. What ends with … may be repeated.",
        linked(root.get("discussion", "")),
        "\n".join(["| command | what it does |", "|---|---|", *contents]),
    ]
    for name, command in found:
        blocks += section(name, command)
    return "\n\n".join(block for block in blocks if block) + "\n"


def main():
    text = page(json.load(sys.stdin)["command"])
    if sys.argv[1:] != ["--check"]:
        OUTPUT.write_text(text, encoding="utf-8")
    elif not OUTPUT.exists() or OUTPUT.read_text(encoding="utf-8") != text:
        print("error: docs/commands.md is stale; run `make commands`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
