#!/usr/bin/env python3
"""Checks every dua of the library against reference collections, letter by letter.

    python3 scripts/check-references.py [--data DIR] [--notes] [--quiet]

The data are in DIR, in the folder RIZQ_DATA or, without either, in ../shared/data.

1. A text that cites the Quran is compared with the verses it cites: consonants, marks and pauses
   (a comma only where the mushaf lets the reader stop as well as go on, a full stop between verses).
   Part of a verse is allowed, and a leading isti'adha or basmala.
2. Every other text must be found in the reference collections by its consonants (marks dropped;
   alef, hamza, ya and teh marbuta folded), as one run of words or clause by clause, in order, in one
   record. Marks that differ from the closest record are errors, unless weighed in WEIGHED below;
   where the collections have another report than the cited work, AS_CITED says so.
3. What the library states about itself is checked: XP, journey sums, ids, slugs, titles, references,
   NFC, completeness of the vocalization, and the transliteration (scheme rizq-1).

Exit status: 0 confirmed, 1 something is wrong, 2 the content or the data cannot be read. Without the
data folder steps 1 and 2 are skipped. Standard library only.
"""

import argparse
import difflib
import os
import re
import sys
import unicodedata
from pathlib import Path

import arabic_text
import content_files
import reference_texts
import transliterate
from arabic_text import Word, mark_differences, skeleton, words_of

PREFIXES = [
    words_of("أعوذ بالله من الشيطان الرجيم"),
    words_of("بسم الله الرحمن الرحيم"),
]
# Marks in which a reference is wrong, verified one by one: (dua, our word) and the reason why ours is right.
WEIGHED = {
    ("forgive-all-my-sins", "وَعَلَانِيَتَهُ"): "the noun has no doubled ya",
    ("five-requests", "اغْفِرْ"): "an imperative ends in sukun",
    ("none-can-withhold", "قَدِيرٌ"): "an indefinite predicate takes tanwin",
}
# Words that differ because the reference collections contain another report than the work we cite: {dua: ((ours, theirs), ...)}.
# Ours was verified in the cited work; the rest of the text is still found in the collections.
AS_CITED = {
    "sayyid-al-istighfar": (("وَأَبُوءُ لَكَ بِذَنْبِي", "وَأَبُوءُ بِذَنْبِي"),),
    "pardon-and-wellbeing": (("أَسْأَلُكَ الْعَافِيَةَ", "أَسْأَلُكَ الْعَفْوَ وَالْعَافِيَةَ"),),
    "refuge-in-your-pleasure": (("اللَّهُمَّ أَعُوذُ", "اللَّهُمَّ إِنِّي أَعُوذُ"),),
    "qunut": (("إِنَّكَ تَقْضِي", "فَإِنَّكَ تَقْضِي"), ("وَإِنَّهُ لَا يَذِلُّ", "إِنَّهُ لَا يَذِلُّ")),
    "no-ease-but-yours": (("سَهْلًا إِذَا شِئْتَ", "إِذَا شِئْتَ سَهْلًا"),),
    "anxiety-and-sorrow": (
        (
            "أَوْ عَلَّمْتَهُ أَحَدًا مِنْ خَلْقِكَ، أَوْ أَنْزَلْتَهُ فِي كِتَابِكَ",
            "أَوْ أَنْزَلْتَهُ فِي كِتَابِكَ، أَوْ عَلَّمْتَهُ أَحَدًا مِنْ خَلْقِكَ",
        ),
    ),
}
# Pause signs of the mushaf at which a pause is permitted, preferred or required: jim, qila, mim.
# Not those at which it is better or required to continue (sad-lam-ya, la), or the pairs of which one is chosen (three dots).
STOPS = "[\u06da\u06d7\u06d8]"
LATIN = set("abcdefghijklmnopqrstuwyzāīūḥṣḍṭẓʿʾ -,;.?")
DIFFICULTY_XP = {"beginner": 0, "intermediate": 10, "advanced": 20}


class Report:
    """Collects errors, and warnings to review."""

    def __init__(self):
        self.errors = []
        self.notes = []

    def error(self, slug, text):
        self.errors.append(f"{slug}: {text}")

    def note(self, slug, text):
        self.notes.append(f"{slug}: {text}")


def pairs_of(words, letters):
    """Our words with the letters that stand for them in a reference, as words."""
    pairs = []
    for word in words:
        theirs, letters = letters[:len(word.letters)], letters[len(word.letters):]
        pairs.append((word, Word("".join(map(str, theirs)), word.skeleton, theirs)))
    return pairs


def clauses_of(text):
    return [words for words in map(words_of, re.split("[،؛؟.:]", text)) if words]


# 1. Quran


def verse_text(verses, source):
    """The cited verses as one text: a comma at every stop of the mushaf, a full stop between verses."""
    first, _, last = str(source["ayah"]).partition("-")
    span = range(int(first), int(last or first) + 1)
    text = ". ".join(verses[int(source["surah"]), ayah] for ayah in span)
    return re.sub(f" ?{STOPS}", "،", text)


def stops_of(text):
    """The pauses of a text: {number of letters before the sign: the sign}."""
    stops, letters = {}, 0
    for token in text.split():
        letters += sum(len(word.letters) for word in words_of(token))
        if token[-1] in arabic_text.PUNCTUATION:
            stops[letters] = token[-1]
    return stops


def confirm_quran(dua, verses, report):
    """The verse that contains the whole text, or None."""
    for source in dua["source"]:
        if source["type"] != "quran":
            continue
        text = verse_text(verses, source)
        reference = reference_texts.record("Quran", f"{source['surah']}:{source['ayah']}", text)
        ours, skipped = words_of(dua["arabic"]), 0
        found = reference.find(ours)
        for prefix in PREFIXES:
            if found is None and skeleton(ours[:len(prefix)]) == skeleton(prefix):
                skipped += sum(len(word.letters) for word in prefix)
                ours = ours[len(prefix):]
                found = reference.find(ours)
        if found is None:
            continue
        letters, end = found
        start = end - len(letters)
        for mine, verse in pairs_of(ours, letters):
            for difference in mark_differences(mine, verse):
                report.error(dua["slug"], f"not as in the Quran: {difference}")
        mine = {at - skipped: sign for at, sign in stops_of(dua["arabic"]).items() if at > skipped}
        mushaf = {at - start: sign for at, sign in stops_of(text).items() if start < at < end}
        if mine != mushaf:
            report.error(dua["slug"], f"does not pause where the mushaf does: {mine}, mushaf {mushaf}")
        part = "whole" if len(letters) == len(reference.letters) else "part"
        return f"{reference.work} {reference.name} ({part})"
    return None


# 2. Hadith and dua collections


def match(dua, records):
    """(how, record, pairs of our words with theirs) of the closest record, or None."""
    text = dua["arabic"]
    for ours, theirs in AS_CITED.get(dua["slug"], ()):
        text = text.replace(ours, theirs, 1)
    words, clauses = words_of(text), clauses_of(text)
    found = []
    for how, runs in (("exact", [words]), ("by clause", clauses)):
        for record in records:
            pairs = find_in_order(runs, record)
            if pairs:
                found.append((how, record, pairs))
        if found:
            return min(found, key=closeness)
    return None


def find_in_order(runs, record):
    """The pairs of all runs, if the record contains all of them in this order."""
    pairs, begin = [], 0
    for run in runs:
        found = record.find(run, begin)
        if found is None:
            return None
        letters, begin = found
        pairs += pairs_of(run, letters)
    return pairs


def closeness(candidate):
    """Vocalized records first, then those with the fewest different marks."""
    _, _, pairs = candidate
    differences = sum(len(mark_differences(mine, theirs)) for mine, theirs in pairs)
    return (not is_vocalized(pairs), differences, -marked_letters(pairs))


def is_vocalized(pairs):
    return marked_letters(pairs) >= sum(len(theirs.letters) for _, theirs in pairs) / 2


def marked_letters(pairs):
    return sum(bool(letter.marks) for _, theirs in pairs for letter in theirs.letters)


def confirm(duas, data, report):
    """Rows (slug, cited source, how it was confirmed)."""
    verses = reference_texts.quran(data)
    records = reference_texts.records(data)
    rows = []
    for dua in duas:
        how = confirm_quran(dua, verses, report)
        if how is None:
            found = match(dua, records)
            if found is None or any(s["type"] == "quran" for s in dua["source"]):
                report.error(dua["slug"], "not found in its source or in any reference collection")
                how = "UNCONFIRMED"
            else:
                kind, record, pairs = found
                place = f"{record.work} {record.name}"
                how = f"{kind}: {place}"
                for ours, theirs in AS_CITED.get(dua["slug"], ()):
                    if ours not in dua["arabic"]:
                        report.error(dua["slug"], f"AS_CITED names words it does not have: {ours}")
                    report.note(dua["slug"], f"{ours}: so in {display(dua['source'])}; in {place} {theirs}")
                if not is_vocalized(pairs):
                    report.note(dua["slug"], f"no vocalized reference ({place})")
                for mine, theirs in pairs:
                    differences = mark_differences(mine, theirs)
                    weighed = WEIGHED.get((dua["slug"], mine.written))
                    if weighed and differences:
                        report.note(dua["slug"], f"{differences[0]} ({place}): {weighed}")
                    for difference in [] if weighed else differences:
                        report.error(dua["slug"], f"{difference} ({place})")
        rows.append((dua["slug"], display(dua["source"]), how))
    return rows


def display(sources):
    return ", ".join(
        f"Quran {s['surah']}:{s['ayah']}" if s["type"] == "quran" else f"{s['collection']} {s['number']}"
        for s in sources
    )


# 3. The library's own statements


def utf16_length(text):
    return len(text.encode("utf-16-le")) // 2


def suggested_xp(dua):
    length = utf16_length(dua["arabic"])
    xp = 15 + (10 if length > 150 else 5 if length > 50 else 0)
    xp += min((dua["repetitions"] - 1) * 5, 20) + DIFFICULTY_XP[dua["difficulty"]]
    return min(xp, 100)


def check_dua(dua, library, report):
    slug = dua["slug"]
    arabic, latin = dua["arabic"], dua.get("transliteration", "")
    strays = sorted(set(arabic) - arabic_text.RECITED) + sorted(set(latin) - LATIN)
    if strays:
        report.error(slug, "does not belong here: " + " ".join(f"U+{ord(s):04X}" for s in strays))
    for name, value in strings(dua):
        if unicodedata.normalize("NFC", value) != value:
            report.error(slug, f"{name} is not NFC")
        if value != value.strip() or "  " in value:
            report.error(slug, f"{name} has stray spaces")
    for word in arabic.split():
        missing = arabic_text.unmarked_letters(word)
        if missing:
            report.error(slug, f"{word}: no mark on {' '.join(missing)}")
        if (arabic_text.DAGGER in word) != arabic_text.takes_dagger(word):
            report.error(slug, f"{word}: a dagger alef belongs in {' '.join(arabic_text.DAGGER_WORDS)} only")
    if len(arabic.split()) != len(latin.split()):
        report.error(slug, f"{len(arabic.split())} Arabic words, {len(latin.split())} Latin words")
    elif not strays:
        wanted = unicodedata.normalize("NFC", transliterate.transliterate(arabic))
        for mine, theirs in zip(latin.split(), wanted.split()):
            if mine != theirs:
                report.error(slug, f"transliteration {mine}, by the scheme {theirs}")
    if dua["xp"] != suggested_xp(dua):
        report.error(slug, f"xp {dua['xp']}, by the formula {suggested_xp(dua)}")
    for kind, list_name in (("category", "categories"), ("collection", "collections")):
        if dua[kind] not in {c["slug"] for c in library[list_name]}:
            report.error(slug, f"no {kind} is called {dua[kind]}")
    for language in library["required-languages"]:
        for name in ("title", "translation"):
            if not dua[name].get(language):
                report.error(slug, f"has no {name} in {language}")
    works = {w["slug"]: w for w in library["works"]}
    for source in dua["source"]:
        if source["type"] != "hadith":
            continue
        work = works.get(source["collection"])
        if work is None:
            report.error(slug, f"no work is called {source['collection']}")
        elif not 1 <= int(re.match(r"\d+", source["number"])[0]) <= work["highest"]:
            report.error(slug, f"{source['collection']} has no number {source['number']}")
        if source["grade"] not in library["policy"]["grades"]["allowed"]:
            report.error(slug, f"grade {source['grade']} is not allowed")


def strings(value, name=""):
    if isinstance(value, str):
        yield name, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from strings(inner, f"{name}.{key}" if name else key)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner, name)


def check_unique(items, what, keys, report):
    for label, key in keys:
        seen = {}
        for item in items:
            value = key(item)
            if value in seen:
                report.error(item["slug"], f"{what} {label} {value} is also that of {seen[value]}")
            seen[value] = item["slug"]


def check_variants(duas, report):
    """Two texts with almost the same words must be declared with variant-of."""
    by_slug = {d["slug"]: d for d in duas}
    texts = {d["slug"]: [w.skeleton for w in words_of(d["arabic"])] for d in duas}
    for dua in duas:
        if "variant-of" in dua and dua["variant-of"] not in by_slug:
            report.error(dua["slug"], f"variant of {dua['variant-of']}, which does not exist")
    for index, one in enumerate(duas):
        for other in duas[index + 1:]:
            a, b = texts[one["slug"]], texts[other["slug"]]
            if difflib.SequenceMatcher(None, a, b, autojunk=False).ratio() < 0.85:
                continue
            if one.get("variant-of") != other["slug"] and other.get("variant-of") != one["slug"]:
                report.error(other["slug"], f"almost the same words as {one['slug']}, without variant-of")


def check_journeys(journeys, duas, library, report):
    by_slug = {d["slug"]: d for d in duas}
    collections = {c["slug"] for c in library["collections"]}
    for journey in journeys:
        slug, steps = journey["slug"], journey.get("step", [])
        names = [s["dua"] for s in steps]
        if not steps or len(set(names)) != len(names):
            report.error(slug, "has no steps, or a dua twice")
        missing = [n for n in names if n not in by_slug]
        if missing or journey["collection"] not in collections:
            report.error(slug, f"refers to what does not exist: {missing or journey['collection']}")
            continue
        xp = sum(by_slug[n]["xp"] for n in names)
        minutes = max(1, int(sum(by_slug[n]["duration"] for n in names) / 60 + 0.5))
        if journey.get("xp", xp) != xp:
            report.error(slug, f"states {journey['xp']} XP, its duas add up to {xp}")
        if journey.get("minutes", minutes) != minutes:
            report.error(slug, f"states {journey['minutes']} minutes, its duas take {minutes}")
    used = {s["dua"] for j in journeys for s in j.get("step", [])}
    for dua in duas:
        if dua["slug"] not in used:
            report.note(dua["slug"], "is in no journey")


def check_library(library, duas, journeys, report):
    for dua in duas:
        check_dua(dua, library, report)
    check_unique(duas, "dua", [
        ("id", lambda d: d["id"]), ("slug", lambda d: d["slug"]),
        ("title", lambda d: d["title"]["en"]), ("Arabic title", lambda d: d["title"].get("ar", d["slug"])),
    ], report)
    check_unique(journeys, "journey", [("id", lambda j: j["id"]), ("slug", lambda j: j["slug"])], report)
    check_variants(duas, report)
    check_journeys(journeys, duas, library, report)


def main():
    root = Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description="Check the duas against reference collections.")
    parser.add_argument("--content", type=Path, default=root / "content")
    data = os.environ.get("RIZQ_DATA") or root / ".." / "shared" / "data"
    parser.add_argument("--data", type=Path, default=Path(data))
    parser.add_argument("--notes", action="store_true", help="print what a reader may want to look at")
    parser.add_argument("--quiet", action="store_true", help="do not print the table")
    options = parser.parse_args()

    try:
        return check(options)
    except (OSError, ValueError, SyntaxError) as error:  # SyntaxError: also that of ElementTree
        print(f"cannot be read: {error}", file=sys.stderr)
        return 2


def check(options):
    """Runs the checks and prints their findings; returns the exit status."""
    report = Report()
    library, duas, journeys = content_files.load(options.content)
    check_library(library, duas, journeys, report)
    if (options.data / "quran").is_dir():
        rows = confirm(duas, options.data, report)
        if not options.quiet:
            print_table([("dua", "source", "confirmed by")] + rows)
    else:
        print(f"skipped: no reference data at {options.data}; only the library's own statements were checked")

    if options.notes:
        print("\n".join(["", "Notes:"] + report.notes))
    if report.errors:
        print("\n".join(["", "Wrong:"] + report.errors))
    print(f"\n{len(duas)} duas, {len(journeys)} journeys, {len(report.errors)} errors, {len(report.notes)} notes")
    return 1 if report.errors else 0


def print_table(rows):
    widths = [max(len(row[i]) for row in rows) for i in range(2)]
    for row in rows:
        print(f"{row[0]:<{widths[0]}}  {row[1]:<{widths[1]}}  {row[2]}")


if __name__ == "__main__":
    sys.exit(main())
