#!/usr/bin/env python3
"""Writes tables of the texts in ../shared/data (or RIZQ_DATA) that no importer of `rizq` reads directly, for `rizq import csv`:
the verses of the Quran, two collections of hadith, and two small collections of duas. `bench-search.sh` builds its large
library from them and from the collections that have an importer.

Usage: scripts/large-library.py FOLDER
"""

import csv
import json
import os
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

DATA = pathlib.Path(os.environ.get("RIZQ_DATA", "../shared/data"))
COLUMNS = ["category", "title", "arabic", "transliteration", "translation", "source", "context"]
# The chapter of 679 hadiths without a subject of their own is left out, so that the library has 8,000 texts.
MISCELLANY = 0


def verses():
    surahs = ElementTree.parse(DATA / "quran/quran-data.xml").iter("sura")
    names = {surah.get("index"): surah.get("tname") for surah in surahs}
    for surah in ElementTree.parse(DATA / "quran/quran-uthmani.xml").iter("sura"):
        number = surah.get("index")
        for verse in surah.iter("aya"):
            yield {
                "category": names[number],
                "arabic": verse.get("text"),
                "source": f"Quran {number}:{verse.get('index')}",
            }


def hadiths(path):
    collection = json.loads((DATA / path).read_text())
    chapters = {chapter["id"]: chapter["english"] for chapter in collection["chapters"]}
    several = len(chapters) > 1
    for hadith in collection["hadiths"]:
        if several and hadith["chapterId"] == MISCELLANY:
            continue
        english = hadith["english"]
        yield {
            "category": chapters[hadith["chapterId"]],
            "arabic": hadith["arabic"],
            "translation": f"{english['narrator']} {english['text']}".strip(),
        }


def adhkar():
    for category in ElementTree.parse(DATA / "dua/azkar.xml").iter("category"):
        for text in category.iter("zekr"):
            yield {"category": category.get("name"), "arabic": text.text}


def mobologics():
    for entry in ElementTree.parse(DATA / "dua/mobologics-duas.xml").iter("aya"):
        note = entry.get("additionalInfo")
        yield {
            "title": entry.get("duaTitle"),
            "arabic": entry.get("duaArabic"),
            "transliteration": entry.get("duaTransliteration"),
            "translation": entry.get("englishTranslation"),
            "source": entry.get("duaRefrence"),
            "context": "" if note == "na" else note,
        }


def main(folder):
    tables = {
        "quran": verses(),
        "riyad-assalihin": hadiths("hadith/riyad_assalihin.json"),
        "nawawi40": hadiths("hadith/nawawi40.json"),
        "azkar-xml": adhkar(),
        "mobologics": mobologics(),
    }
    for name, rows in tables.items():
        with open(pathlib.Path(folder, f"{name}.csv"), "w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS, restval="")
            writer.writeheader()
            writer.writerows(rows)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
