#!/usr/bin/env python3
"""Compiles a content folder as a Python project would: XML to checked models to JSON files with a manifest, and a search index.

It checks ids, slugs and references, and nothing in the texts. Needs lxml, pydantic and orjson, and tantivy for the index.

Usage: peer.py CONTENT OUTPUT [--index]
"""

import hashlib
import shutil
import sys
from pathlib import Path
from typing import Literal, Optional

import orjson
from lxml import etree
from pydantic import BaseModel, ConfigDict, PositiveInt

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
SLUG = r"^[a-z0-9]+(-[a-z0-9]+)*$"

# Marks and tatweel are dropped, and the forms of alef, yeh and teh marbuta written alike.
FOLD = {code: None for code in [*range(0x064B, 0x0660), 0x0670, 0x0640]}
FOLD |= {ord(letter): plain for letter, plain in zip("أإآٱىة", "اااايه")}


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Source(Model):
    type: Literal["quran", "hadith", "other"]
    collection: Optional[str] = None
    number: Optional[str] = None
    grade: Optional[str] = None


class Dua(Model):
    id: PositiveInt
    slug: str
    category: str
    collection: str
    difficulty: Literal["beginner", "intermediate", "advanced"]
    repetitions: PositiveInt
    xp: PositiveInt
    duration: PositiveInt
    title: dict[str, str]
    arabic: str
    transliteration: str
    translation: dict[str, str]
    benefit: dict[str, str]
    sources: list[Source]
    review: Literal["unreviewed", "reviewed"]


class Step(Model):
    dua: str
    slot: Literal["morning", "evening", "anytime"]


class Journey(Model):
    id: PositiveInt
    slug: str
    emoji: str
    collection: str
    order: PositiveInt
    name: dict[str, str]
    steps: list[Step]


def localized(element, name):
    return {child.get(LANGUAGE): child.text for child in element.iterfind(name)}


def dua(element):
    return Dua(
        **element.attrib,
        title=localized(element, "title"),
        arabic=element.findtext("arabic"),
        transliteration=element.findtext("transliteration"),
        translation=localized(element, "translation"),
        benefit=localized(element, "benefit"),
        sources=[Source(**source.attrib) for source in element.iterfind("source")],
        review=element.find("review").get("status"),
    )


def journey(element):
    steps = [Step(**step.attrib) for step in element.iterfind("step")]
    return Journey(**element.attrib, name=localized(element, "name"), steps=steps)


def entities(folder, make):
    found = []
    for path in sorted(folder.glob("*.xml")):
        found += [make(element) for element in etree.parse(path).getroot()]
    return sorted(found, key=lambda entity: entity.id)


def check(duas, journeys, declaration):
    for kind in (duas, journeys):
        for key in ("id", "slug"):
            assert len({getattr(entity, key) for entity in kind}) == len(kind), f"a {key} is used twice"
    categories = {category["slug"] for category in declaration["categories"]}
    collections = {collection["slug"] for collection in declaration["collections"]}
    works = {work["slug"] for work in declaration["works"]}
    slugs = {dua.slug for dua in duas}
    for entity in duas:
        assert entity.category in categories and entity.collection in collections
        assert all(source.collection in works for source in entity.sources)
    assert all(step.dua in slugs for journey in journeys for step in journey.steps), "a step has no dua"


def write(output, rows, count):
    manifest = {"schema_version": 1, "duas": count, "files": []}
    for name, value in rows.items():
        data = orjson.dumps(value)
        (output / name).write_bytes(data)
        checksum = hashlib.sha256(data).hexdigest()
        manifest["files"].append({"path": name, "bytes": len(data), "sha256": checksum})
    (output / "manifest.json").write_bytes(orjson.dumps(manifest))


def index(duas, folder):
    import tantivy

    builder = tantivy.SchemaBuilder()
    builder.add_unsigned_field("id", stored=True)
    texts = ("title", "arabic", "transliteration", "translation")
    for name in texts:
        builder.add_text_field(name)
    folder.mkdir()
    writer = tantivy.Index(builder.build(), path=str(folder)).writer(heap_size=256 << 20, num_threads=2)
    for dua in duas:
        values = (dua.title["en"], dua.arabic.translate(FOLD), dua.transliteration, dua.translation["en"])
        writer.add_document(tantivy.Document(id=dua.id, **dict(zip(texts, values))))
    writer.commit()
    writer.wait_merging_threads()


def main():
    content, output = Path(sys.argv[1]), Path(sys.argv[2])
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    declaration = orjson.loads((content / "library.json").read_bytes())
    duas = entities(content / "duas", dua)
    journeys = entities(content / "journeys", journey)
    check(duas, journeys, declaration)
    rows = {name + ".json": declaration[name] for name in ("categories", "collections", "works")}
    rows["duas.json"] = [entity.model_dump() for entity in duas]
    rows["journeys.json"] = [entity.model_dump() for entity in journeys]
    write(output, rows, len(duas))
    if "--index" in sys.argv[3:]:
        index(duas, output / "index")


if __name__ == "__main__":
    main()
