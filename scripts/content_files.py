"""Reads content/ (XML and JSON, layers merged) into plain dictionaries, for the content checks."""

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
LOCALIZED = ("title", "translation", "best-time", "benefit", "context", "prophetic-context")
NUMBERS = ("id", "repetitions", "xp", "duration", "minutes", "order")


def read(path):
    """One file as (kind, document) in the shape of its JSON form."""
    if path.suffix == ".json":
        document = json.loads(path.read_text("utf-8"))
        for kind in ("duas", "texts", "journeys"):
            if kind in document:
                return kind, document
        raise ValueError(f"{path}: holds neither duas, texts nor journeys")
    root = ElementTree.parse(path).getroot()
    document = dict(root.attrib)
    document[root.tag] = [entity(child) for child in root]
    return root.tag, document


def entity(element):
    """A dua, a text or a journey element in the shape of its JSON form."""
    result = {k: int(v) if k in NUMBERS else v for k, v in element.attrib.items()}
    if element.tag == "text":
        result["text"] = element.text
    for child in element:
        if child.tag in ("source", "step"):
            result.setdefault(child.tag, []).append(dict(child.attrib))
        elif child.tag in LOCALIZED + ("name", "description"):
            result.setdefault(child.tag, {})[child.get(XML_LANG)] = child.text
        elif child.tag in ("review", "audio"):
            result[child.tag] = dict(child.attrib)
        else:
            result[child.tag] = child.text
    return result


def holds_entities(path):
    """Whether a path in content/ is that of duas, texts or journeys."""
    if path.suffix not in (".xml", ".json") or str(path) in ("library.json", "ids.json"):
        return False
    return path.parts[0] not in ("search", "consumers")


def load(folder):
    """(library, duas, journeys); every dua and journey has the `file` that it came from."""
    folder = Path(folder)
    library = json.loads((folder / "library.json").read_text("utf-8"))
    duas, journeys, layers = [], [], []
    for path in sorted(p for p in folder.rglob("*") if holds_entities(p.relative_to(folder))):
        kind, document = read(path)
        if kind == "texts":
            layers.append((path, document))
            continue
        for item in document[kind]:
            item["file"] = str(path)
            (duas if kind == "duas" else journeys).append(item)
    by_slug = {d["slug"]: d for d in duas}
    for path, document in layers:
        for text in document["texts"]:
            if text["dua"] not in by_slug:
                raise ValueError(f"{path}: no dua is called {text['dua']}")
            dua = by_slug[text["dua"]]
            language = document.get("lang") or document.get(XML_LANG)
            if document["kind"] == "translation":
                dua.setdefault("translation", {})[language] = text["text"]
            else:
                dua[document["kind"]] = text["text"]
    return library, duas, journeys
