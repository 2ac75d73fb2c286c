#!/usr/bin/env python3
"""The library's transliteration scheme `rizq-1` as a program.

It reads fully vocalized Arabic in modern (imla'i) spelling and writes the one Latin form that the
scheme allows; docs/transliteration.md states the same rules in prose. check-references.py compares
every stored transliteration with it, so that no dua drifts into a spelling of its own.

    python3 scripts/transliterate.py 'رَبِّ زِدْنِي عِلْمًا'
"""

import sys
import unicodedata
from dataclasses import dataclass

from arabic_text import DAGGER, DAMMA, DAMMATAN, FATHA, FATHATAN, KASRA, KASRATAN, SHADDA, SUKUN

CONSONANTS = {
    "ب": "b", "ت": "t", "ث": "th", "ج": "j", "ح": "ḥ", "خ": "kh", "د": "d", "ذ": "dh", "ر": "r",
    "ز": "z", "س": "s", "ش": "sh", "ص": "ṣ", "ض": "ḍ", "ط": "ṭ", "ظ": "ẓ", "ع": "ʿ", "غ": "gh",
    "ف": "f", "ق": "q", "ك": "k", "ل": "l", "م": "m", "ن": "n", "ه": "h", "و": "w", "ي": "y",
    "ة": "t", "ء": "ʾ", "أ": "ʾ", "إ": "ʾ", "ؤ": "ʾ", "ئ": "ʾ", "آ": "ʾ",
}
VOWELS = {
    FATHA: "a", KASRA: "i", DAMMA: "u", FATHATAN: "an", KASRATAN: "in", DAMMATAN: "un", SUKUN: "",
}
TANWIN_ENDINGS = FATHATAN + DAMMATAN + KASRATAN + "اى"
LONG = {"a": "ā", "i": "ī", "u": "ū"}
PUNCTUATION = {"،": ",", "؛": ";", ".": ".", "؟": "?"}

# Words whose first letter looks like a particle but belongs to the root.
ROOT_INITIAL = tuple(
    unicodedata.normalize("NFC", stem)
    for stem in (
        "وَلِيُّ", "وَلِيِّ", "وَلِيَّ", "وَسِع", "وَكِيل", "وَضَعْ", "وَلَجْ", "وَقَبَ", "وَعَد", "وَلَد", "وَرَث",
        "فَقِير", "فَرَج", "فَلَق", "لِسَان", "لِقَا",
    )
)
# Nouns that begin with a joining alef: it is always read with i.
JOINING_NOUNS = ("ابن", "اسم", "امر", "اثن")
# Attached pronouns: `bika`, `lahu` are one word, without a hyphen.
PRONOUNS = {"ي", "ك", "ه", "ها", "هم", "هن", "هما", "نا", "كم", "كن", "كما"}


@dataclass
class Letter:
    """One letter with its marks; `vowel` is None if the letter has neither a vowel nor sukun."""

    base: str
    vowel: str | None = None
    shadda: bool = False
    dagger: bool = False

    @property
    def bare(self):
        return self.vowel is None and not self.shadda and not self.dagger


def letters_of(word):
    letters = []
    for scalar in word:
        if not letters and (scalar in VOWELS or scalar in (SHADDA, DAGGER)):
            raise ValueError(f"a word cannot begin with the mark U+{ord(scalar):04X}: {word}")
        if scalar in VOWELS:
            letters[-1].vowel = VOWELS[scalar]
        elif scalar == SHADDA:
            letters[-1].shadda = True
        elif scalar == DAGGER:
            letters[-1].dagger = True
        elif scalar in CONSONANTS or scalar in "اى":
            letters.append(Letter(scalar))
        else:
            raise ValueError(f"U+{ord(scalar):04X} has no place in recited Arabic: {word}")
    return letters


def written(letters):
    """The letters as text, to compare with ROOT_INITIAL."""
    marks = {latin: mark for mark, latin in VOWELS.items()}
    text = "".join(
        l.base + (marks[l.vowel] if l.vowel is not None else "") + (SHADDA if l.shadda else "")
        for l in letters
    )
    return unicodedata.normalize("NFC", text)


def is_article_before_joining(letters):
    """Whether letters begin with the lam of an article and a joining alef, whose vowel it has: الِاسْم."""
    if len(letters) < 4:
        return False
    lam, alef, following = letters[:3]
    return (
        lam.base == "ل" and (lam.bare or lam.vowel == "i") and not lam.shadda
        and alef.base == "ا" and alef.bare and following.base != "ل"
        and (following.vowel == "" or (lam.vowel == "i" and following.shadda))
    )


def starts_a_word(letters):
    """Whether a word can begin here: with a voweled consonant, or with a joining alef."""
    if len(letters) < 2:
        return False
    first, second = letters[0], letters[1]
    if first.base == "آ":
        return True
    if first.base == "ا" and first.bare:
        return (
            second.vowel == "" or second.shadda or (second.bare and second.base == "ل")
            or is_article_before_joining(letters[1:])
        )
    return first.vowel not in (None, "") and not first.shadda


def split_particles(letters):
    """Splits the one-letter particles off: (["wa", "bi"], rest)."""
    particles = []
    rest = letters
    for allowed in ({"و": "a", "ف": "a"}, {"ب": "i", "ل": "i"}):
        head = rest[0]
        is_root = any(written(rest).startswith(stem) for stem in ROOT_INITIAL)
        if head.base not in allowed or allowed[head.base] != head.vowel or head.shadda or is_root:
            continue
        tail = rest[1:]
        if head.base in "بل" and "".join(l.base for l in tail) in PRONOUNS:
            continue
        li_article = head.base == "ل" and len(tail) > 1 and tail[0].base == "ل" and (
            tail[0].bare or tail[0].vowel == "" or tail[0].shadda
        )
        if li_article or starts_a_word(tail):
            particles.append(CONSONANTS[head.base] + head.vowel)
            rest = tail
    return particles, rest


def spell(letters, pause):
    """The stem, letter by letter. An initial hamza with a vowel is not written; `pause` gives the pausal ending."""
    latin = ""
    index = 0
    while index < len(letters):
        letter = letters[index]
        following = letters[index + 1] if index + 1 < len(letters) else None
        final = index == len(letters) - 1
        if letter.base in "اى" and letter.bare:  # silent: after tanwin, or the alef of a plural waw
            index += 1
            continue
        consonant = CONSONANTS[letter.base]
        if consonant == "ʾ" and index == 0 and letter.vowel != "":
            consonant = ""
        if letter.shadda:
            consonant *= 2
        vowel = letter.vowel or ""
        if letter.base == "آ":
            vowel = "ā"
        elif letter.dagger:
            vowel = "ā"
        elif following and following.bare and (
            (vowel == "a" and following.base in "اى")
            or (vowel == "i" and following.base == "ي")
            or (vowel == "u" and following.base == "و")
        ):
            vowel = LONG[vowel]
            index += 1
        at_end = index >= len(letters) - 1 or (vowel == "an" and all(l.bare for l in letters[index + 1:]))
        if pause and at_end:
            if letter.base == "ة":
                consonant, vowel = "h", ""
            elif vowel == "an":
                vowel = "ā"
            elif consonant == "y" and vowel == "a" and latin.endswith("i"):
                latin, consonant, vowel = latin[:-1], "", "ī"
            elif vowel in ("a", "i", "u", "in", "un"):
                vowel = ""
        latin += consonant + vowel
        index += 1
    return latin


def transliterate_word(word, joined, pause):
    """One word. `joined`: it is connected to the word before it, so a joining alef is silent."""
    particles, rest = split_particles(letters_of(word))
    joined = joined or bool(particles)
    bases = "".join(l.base for l in rest)
    article = ""
    after_li = bool(particles) and particles[-1] == "li" and rest[0].base == "ل" and (
        rest[0].bare or rest[0].vowel == "" or rest[0].shadda or is_article_before_joining(rest)
    )
    has_alif = rest[0].base == "ا" and rest[0].bare
    if has_alif or after_li:
        stem = rest[1:] if has_alif else rest
        opening = "" if joined else "a"
        if is_article_before_joining(stem):
            article, stem = opening + "l-i", stem[2:]
        elif stem[0].base == "ل" and stem[0].bare and stem[1].shadda:
            if bases.startswith("الله"):
                article, stem = opening + "l", [Letter("ل", None, False, True)] + stem[2:]
            else:  # a sun letter: the lam is lost in it
                article = opening + CONSONANTS[stem[1].base] + "-"
                stem = [Letter(stem[1].base, stem[1].vowel, False, stem[1].dagger)] + stem[2:]
        elif stem[0].base == "ل" and stem[0].shadda:
            if after_li and bases.startswith("له"):
                article, stem = "l", [Letter("ل", None, False, True)] + stem[1:]
            else:
                article = opening
        elif stem[0].base == "ل" and stem[0].vowel == "":
            article, stem = opening + "l-", stem[1:]
        elif not joined:
            third_has_u = len(stem) > 1 and stem[1].vowel == "u"
            article = "u" if third_has_u and not bases.startswith(JOINING_NOUNS) else "i"
    else:
        stem = rest
    if bases == "عمرو" and rest[1].vowel == "" and rest[3].bare:  # its waw is silent
        stem = stem[:3]
    latin = article + spell(stem, pause)
    if bases == "أنا" and not pause:
        latin = "ana"
    if pause and bases in ("هو", "هي"):
        latin += "a"
    return "".join(p + "-" for p in particles) + latin


def transliterate(text):
    words = text.split()
    result = []
    joined = False
    for position, token in enumerate(words):
        word = token.rstrip("".join(PUNCTUATION))
        stops = token[len(word):]
        pause = bool(stops) or position == len(words) - 1
        latin = transliterate_word(word, joined, pause)
        following = words[position + 1] if position + 1 < len(words) else ""
        has_tanwin = latin[-1] == "n" and word[-1] in TANWIN_ENDINGS
        if has_tanwin and not pause and following.startswith("ا"):
            latin += "i"  # the helping vowel before a joining alef
        result.append(latin + "".join(PUNCTUATION[stop] for stop in stops))
        joined = not pause
    return " ".join(result)


def main(texts):
    """Prints the Latin of each text; returns 0, or 2 if there is none or it is not fully vocalized Arabic."""
    try:
        for text in texts:
            print(transliterate(text))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if not texts:
        print(f"usage: {sys.argv[0]} ARABIC...", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
