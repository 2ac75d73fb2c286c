"""Arabic script for the content checks: consonant skeletons, marks, completeness of vocalization."""

import re
import unicodedata
from dataclasses import dataclass, field

FATHATAN, DAMMATAN, KASRATAN = "\u064b", "\u064c", "\u064d"
FATHA, DAMMA, KASRA, SHADDA, SUKUN, DAGGER = "\u064e", "\u064f", "\u0650", "\u0651", "\u0652", "\u0670"
MARKS = frozenset((FATHATAN, DAMMATAN, KASRATAN, FATHA, DAMMA, KASRA, SHADDA, SUKUN, DAGGER))
LETTERS = frozenset("ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي")
PUNCTUATION = frozenset("،؛؟.")
RECITED = LETTERS | MARKS | PUNCTUATION | {" "}

# What the skeleton folds together.
FOLD = {
    "أ": "ا", "إ": "ا", "آ": "ا", "ٱ": "ا", "ى": "ي", "ی": "ي", "ة": "ه", "ؤ": "و", "ئ": "ي", "ک": "ك",
}
# Two accepted spellings of one word, after folding.
SPELLINGS = {
    "السموات": "السماوات", "منجا": "منجي", "رضا": "رضي", "ورضا": "ورضي",
}
NAMES = {
    FATHATAN: "fathatan", DAMMATAN: "dammatan", KASRATAN: "kasratan", FATHA: "fatha", DAMMA: "damma",
    KASRA: "kasra", SHADDA: "shadda", SUKUN: "sukun", DAGGER: "dagger alef",
}
# Words whose long a is a dagger alef, without marks; no other word of a recited text has one.
DAGGER_WORDS = ("إله", "الرحمن", "هذا", "هذه", "ذلك", "لكن", "أولئك")


@dataclass
class Letter:
    """A letter of a word: as written, folded, and its marks."""

    written: str
    folded: str
    marks: set = field(default_factory=set)

    def __str__(self):
        return self.written + "".join(sorted(self.marks))


@dataclass
class Word:
    """A word of a text: as written, its skeleton, and its letters."""

    written: str
    skeleton: str
    letters: list


def is_letter(scalar):
    return "\u0621" <= scalar <= "\u064a" and scalar != "\u0640" or scalar in "ٱیک"


def letters_of(text):
    letters = []
    for scalar in text:
        if is_letter(scalar):
            letters.append(Letter(scalar, FOLD.get(scalar, scalar)))
        elif scalar in MARKS and letters:
            letters[-1].marks.add(scalar)
    for index, letter in enumerate(letters):
        before = letters[index - 1] if index else None
        # Equivalent ways of typing: fathatan on the alef, and the marks of lam-alef on the alef.
        if before and letter.written in "اى" and FATHATAN in letter.marks and not before.marks & {FATHATAN}:
            letter.marks.discard(FATHATAN)
            before.marks.add(FATHATAN)
        if before and letter.written in "اأإآ" and before.written == "ل" and not before.marks:
            if letter.written == "ا" and letter.marks & {FATHA, SHADDA}:
                before.marks, letter.marks = letter.marks, set()
    return letters


def words_of(text):
    """The words of a text, skeletons folded. Anything that is neither letter nor mark separates words."""
    text = unicodedata.normalize("NFC", text.replace("\u0640", ""))
    text = re.sub("[\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]", "", text)
    words = []
    for run in re.findall("[\u0621-\u063f\u0641-\u0652\u0670\u0671\u06a9\u06cc]+", text):
        letters = letters_of(run)
        if letters:
            letters = respell(letters)
            words.append(Word(run, "".join(l.folded for l in letters), letters))
    return words


def respell(letters):
    """The letters of a word in the spelling that SPELLINGS prefers."""
    spelling = "".join(l.folded for l in letters)
    wanted = SPELLINGS.get(spelling, spelling)
    if len(wanted) == len(spelling):
        return [Letter(l.written, folded, l.marks) for l, folded in zip(letters, wanted)]
    rest = list(letters)
    return [rest.pop(0) if rest and rest[0].folded == folded else Letter(folded, folded) for folded in wanted]


def skeleton(words):
    return " ".join(w.skeleton for w in words)


def mark_differences(ours, theirs):
    """The letters with different marks in two spellings of one word. Letters that are unmarked in either are not compared."""
    found = []
    for index, (mine, other) in enumerate(zip(ours.letters, theirs.letters)):
        ignored = {DAGGER}
        if index == 0:
            ignored.add(SHADDA)  # assimilation of the word before, a recitation mark
        a, b = mine.marks - ignored, other.marks - ignored
        if not b or a == b:
            continue
        initial_alif = index == 0 and mine.written == "ا" and not a
        long_vowel = b == {SUKUN} and not a and mine.written in "اوي"
        if initial_alif or long_vowel:
            continue
        if b - a == {SHADDA} and index and SUKUN in ours.letters[index - 1].marks:
            if not theirs.letters[index - 1].marks:
                continue  # the letter before is assimilated: a recitation mark again
        found.append(f"{ours.written} / {theirs.written}: {mine.written} has {named(a)}, reference {named(b)}")
    return found


def named(marks):
    return "+".join(sorted(NAMES[m] for m in marks)) or "none"


def takes_dagger(word):
    bare = "".join(scalar for scalar in word if scalar not in MARKS)
    return any(stem in bare for stem in DAGGER_WORDS)


def unmarked_letters(word):
    """Letters of our own text without a required mark."""
    letters = letters_of(word)
    missing = []
    for index, letter in enumerate(letters):
        before = letters[index - 1] if index else None
        following = letters[index + 1] if index + 1 < len(letters) else None
        voweled = letter.marks & {FATHA, DAMMA, KASRA, FATHATAN, DAMMATAN, KASRATAN, SUKUN, DAGGER}
        if voweled or letter.written in "اآى":
            continue
        if letter.written == "و" and before and DAMMA in before.marks:
            continue
        if letter.written == "ي" and before and KASRA in before.marks:
            continue
        if letter.written == "ل" and following and SHADDA in following.marks:
            continue
        missing.append(letter.written)
    return missing
