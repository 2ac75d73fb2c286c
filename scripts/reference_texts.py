"""Reads the reference collections: the Quran by verse, and every other Arabic text by work and record."""

import json
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass

from arabic_text import words_of


@dataclass
class Record:
    """One text of a reference collection, ready for searching: its letters, folded and without spaces.

    Words are found where words begin and end, but may be joined differently inside (وأعوذ بك, وأعوذبك).
    """

    work: str
    name: str
    letters: list
    folded: str
    edges: frozenset

    def find(self, words, begin=0):
        """The letters of the first run equal to `words`, and where it ends; or None."""
        needle = "".join(w.skeleton for w in words)
        start = self.folded.find(needle, begin)
        while start >= 0:
            end = start + len(needle)
            if start in self.edges and end in self.edges:
                return self.letters[start:end], end
            start = self.folded.find(needle, start + 1)
        return None


def record(work, name, text):
    letters, edges = [], [0]
    for word in words_of(text):
        letters += word.letters
        edges.append(len(letters))
    return Record(work, name, letters, "".join(l.folded for l in letters), frozenset(edges))


def quran(data):
    """{(surah, ayah): text} of the vocalized text in modern spelling."""
    root = ElementTree.parse(data / "quran" / "quran-simple.xml").getroot()
    return {
        (int(surah.get("index")), int(ayah.get("index"))): ayah.get("text") for surah in root for ayah in surah
    }


def records(data):
    """Every text that is not Quran."""
    found = []
    for path in sorted((data / "dua").rglob("*.json")):
        if path.name == "adhkar.json":
            found += adhkar(path)
        elif path.name == "en.json":
            entries = json.loads(path.read_text("utf-8"))
            found += [record(f"dua-dhikr/{path.parent.name}", str(i), e["arabic"]) for i, e in enumerate(entries)]
    found += plain_xml(data / "dua" / "hisnul.xml", "dua", "arabic")
    found += plain_xml(data / "dua" / "azkar.xml", "zekr", None)
    found += [
        record("mobologics-duas", e.get("duaId"), e.get("duaArabic", ""))
        for e in ElementTree.parse(data / "dua" / "mobologics-duas.xml").getroot().iter("aya")
    ]
    for path in sorted((data / "hadith").glob("*.xml")):
        found += hadith_xml(path)
    for path in sorted((data / "hadith").glob("*.json")):
        for hadith in json.loads(path.read_text("utf-8"))["hadiths"]:
            found.append(record(path.stem, str(hadith["idInBook"]), hadith["arabic"]))
    return found


def adhkar(path):
    for category in json.loads(path.read_text("utf-8")):
        for entry in category["array"]:
            yield record("adhkar", f"{category['category']} {entry['id']}", entry["text"])


def plain_xml(path, tag, child):
    for position, element in enumerate(ElementTree.parse(path).getroot().iter(tag), 1):
        holder = element.find(child) if child else element
        if holder is not None:
            yield record(path.stem, element.get("id") or str(position), "".join(holder.itertext()))


def hadith_xml(path):
    for hadith in ElementTree.parse(path).getroot().iter("hadith"):
        references = [
            ".".join(p.text for p in r.iter("part") if p.text) for r in hadith.iter("reference")
        ]
        text = " ".join("".join(t.itertext()) for t in hadith.findall("arabic/text"))
        if text:
            yield record(path.stem, references[-1] if references else "?", re.sub(r"\s+", " ", text))
