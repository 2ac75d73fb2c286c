// Reads Arabic in Latin letters of any spelling into slots of sounds, as `PhoneticKey(latin:)` of `ArabicText` does.

import { tables } from "./search-tables.js";

/** The bit of a slot that may be missing. */
export const optionalSlot = 0x8000;

/** The slots of a text: `symbols` (a bit for each sound) and the number of the word. */
export function soundSlots(text) {
  const reader = new LatinReader();
  for (const word of lettersOf([...text])) reader.read(word);
  return reader.slots;
}

/** The words of a text as letters, digits, apostrophes and hyphens. */
function lettersOf(scalars) {
  const words = [];
  let word = [];
  const endWord = () => {
    if (word.some(({ kind }) => kind === "letter")) words.push(word);
    word = [];
  };
  const isSmall = (scalar) => scalar !== undefined && scalar >= "a" && scalar <= "z";
  for (let place = 0; place < scalars.length; place += 1) {
    const scalar = scalars[place];
    const point = scalar.codePointAt(0);
    const base = /^[A-Za-z]$/.test(scalar) ? scalar.toLowerCase() : tables.latinBases.get(point);
    if (scalar === "A" && scalars[place + 1] === "A" && (isSmall(scalars[place + 2]) || isSmall(scalars[place - 1]))) {
      word.push({ kind: "apostrophe", letter: "ʿ" });
      place += 1;
    } else if (base !== undefined) {
      word.push({ kind: "letter", letter: base });
    } else if (/^[0-9]$/.test(scalar)) {
      word.push({ kind: "digit", letter: scalar });
    } else if (point >= 0x300 && point <= 0x36f) {
      const composed = word.length > 0 && tables.latinCompositions.get(word.at(-1).letter + scalar);
      if (composed) word.at(-1).letter = composed;
    } else if (tables.apostrophes.has(scalar)) {
      word.push({ kind: "apostrophe", letter: tables.ainSigns.has(scalar) ? "ʿ" : "'" });
    } else if ("-\u2010\u2011".includes(scalar)) {
      word.push({ kind: "hyphen", letter: "-" });
    } else if (!tables.isInvisible(point) && !isForeignLetter(scalar, point)) endWord();
  }
  endWord();
  return words;
}

/** A Greek or Cyrillic letter that looks like no Latin one: it is read as nothing, and parts no words. */
const isForeignLetter = (scalar, point) => point >= 0x370 && point <= 0x52f && /^\p{Alphabetic}$/u.test(scalar);

const letters = "btsdjhrgfklmnwy";
/** The bits of sounds written as letters, `?` for one that may be missing. */
const sound = (text) => [...text].reduce((bits, letter) => bits | (letter === "?" ? optionalSlot : 1 << letters.indexOf(letter)), 0);
const [wawMaybe, yehMaybe, hehMaybe] = ["w?", "y?", "h?"].map(sound);

class LatinReader {
  slots = [];
  #words = 0;
  #isApart = true;
  #word = [];
  #place = 0;

  read(word) {
    this.#word = word;
    this.#place = 0;
    this.#words += 1;
    while (this.#place < word.length) this.#readLetter();
  }

  #add(symbols) {
    const last = this.slots.at(-1);
    if (last && !this.#isApart) {
      const [before, now] = [last.symbols & ~optionalSlot, symbols & ~optionalSlot];
      if (before === now) {
        if (last.word === this.#words) {
          last.symbols &= symbols;
          return;
        }
        last.symbols |= optionalSlot;
      } else if (before & now) last.symbols |= optionalSlot;
    }
    this.slots.push({ symbols, word: this.#words });
    this.#isApart = false;
  }

  #addVowel() {
    this.#isApart = true;
  }

  #letter(ahead) {
    const entry = this.#word[this.#place + ahead];
    return entry?.kind === "letter" ? entry.letter : undefined;
  }

  #isVowel(ahead) {
    const letter = this.#letter(ahead);
    return letter !== undefined && tables.vowels.has(letter);
  }

  #readLetter() {
    const { kind, letter } = this.#word[this.#place];
    if (kind === "hyphen") this.#place += 1;
    else if (kind === "apostrophe") {
      this.#isApart = true;
      this.#place += 1;
      if (letter !== "ʿ" && this.#letter(-2) === "a" && this.#letter(0) === "u" && !this.#isVowel(1)) {
        this.#add(wawMaybe);
        this.#addVowel();
        this.#place += 1;
      }
    } else if (kind === "digit") this.#readDigit();
    else if (this.#isVowel(0)) this.#readVowel();
    else this.#readConsonant();
  }

  #readDigit() {
    const digit = this.#word[this.#place].letter;
    const hasApostrophe = this.#word[this.#place + 1]?.kind === "apostrophe";
    const isBesideLetter = this.#letter(1) !== undefined || this.#letter(-1) !== undefined
      || (hasApostrophe && this.#letter(2) !== undefined);
    if (isBesideLetter) {
      const symbols = tables.chatDigits.get(digit + (hasApostrophe ? "'" : ""));
      if (symbols === undefined) this.#isApart = true;
      else this.#add(symbols);
    }
    this.#place += hasApostrophe ? 2 : 1;
  }

  #readConsonant() {
    const [first, second] = [this.#letter(0), this.#letter(1)];
    const group = second === undefined ? undefined : tables.digraphs.get(first + second);
    if (group) {
      const gap = this.#word[this.#place - 1]?.kind === "hyphen" ? 1 : 0;
      if (!(this.#letter(-1 - gap) === second && this.#letter(-2 - gap) === first)) {
        const isDoubled = this.#letter(2) === "h" && second === "h";
        for (const symbols of group) if (!(isDoubled && symbols & optionalSlot)) this.#add(symbols);
      }
      this.#place += 2;
      return;
    }
    const symbols = tables.consonants.get(first);
    if (symbols === undefined) {
      this.#place += 1;
      return;
    }
    const isWordEnd = this.#word.slice(this.#place + 1).every(({ kind }) => kind !== "letter");
    if (first === "h" && this.#isVowel(-1) && isWordEnd) this.#add(hehMaybe);
    else if ((first === "y" || first === "w") && this.#isVowel(-1) && !this.#isVowel(1) && this.#isLengthening(first)) {
      this.#add(symbols | optionalSlot);
    } else this.#add(symbols);
    this.#place += 1;
  }

  #isLengthening(glide) {
    const before = this.#letter(-1);
    if (before === undefined || this.#letter(1) === glide) return false;
    return glide === "y" ? before === "i" : before === "u" || before === "o";
  }

  #readVowel() {
    const [first, second] = [this.#letter(0), this.#letter(1)];
    const pair = first + (second ?? "");
    this.#addVowel();
    if (pair === "ee" || pair === "oo") this.#place += 2;
    else if (pair === "ou") {
      if (this.#isVowel(2)) this.#add(wawMaybe);
      this.#place += 2;
    } else if (pair === "au" || pair === "ao") {
      this.#add(wawMaybe);
      this.#addVowel();
      this.#place += second === "o" && this.#letter(2) === "u" ? 3 : 2;
    } else if (pair === "ai" || pair === "ei" || pair === "oi") {
      this.#add(yehMaybe);
      this.#addVowel();
      this.#place += 2;
    } else if (first === "i" && second !== "i" && this.#isVowel(1)) {
      this.#add(yehMaybe);
      this.#place += 1;
    } else if (first === "u" && second !== "u" && this.#isVowel(1)) {
      this.#add(wawMaybe);
      this.#place += 1;
    } else this.#place += 1;
  }
}
