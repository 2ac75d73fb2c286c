// Cuts texts into folded words, as `SearchWord` of `DuaSearch` and the search form of `ArabicText` do.

import { tables } from "./search-tables.js";

const { marks: Mark } = tables;

/** The words of a text: `text` (folded), `arabic`, `hasDigit`, and where they stand, in code points. */
export function searchWords(text) {
  const cutter = new WordCutter();
  const points = [...text].map((scalar) => scalar.codePointAt(0));
  const isFolded = points.some((point) => (point >= 0x600 && point < 0x1000) || (point >= 0xf000 && point < 0x10000));
  if (!isFolded) {
    points.forEach((point, place) => cutter.take(point, place, place + 1));
    cutter.finish();
    return cutter.words;
  }
  const form = searchForm(points);
  form.forEach(({ point, offset }) => cutter.take(point, offset, offset + 1));
  cutter.finish();
  let place = 0;
  for (const word of cutter.words) {
    while (place < form.length && form[place].offset < word.end) place += 1;
    word.end = Math.max(place < form.length ? form[place].offset : points.length, word.start);
  }
  return cutter.words;
}

class WordCutter {
  words = [];
  #text = "";
  #arabic = false;
  #start = 0;
  #end = 0;
  #lead = null;

  take(point, start, end) {
    if (isWordLetter(point)) return this.#add(String.fromCodePoint(point), true, start, end);
    if (point < 0x80) {
      const letter = String.fromCharCode(point);
      if (/[a-z0-9]/i.test(letter)) return this.#add(letter.toLowerCase(), false, start, end);
      if (letter !== "'" && letter !== "`") this.finish();
      return undefined;
    }
    const fold = foldOf(point);
    if (fold === "") {
      if (this.#text === "" && point >= 0x2b0 && point <= 0x2ff) this.#lead ??= start;
      return undefined;
    }
    const first = String.fromCodePoint(fold.codePointAt(0));
    const isPart = /[\p{L}\p{Nd}]/u.test(first);
    if (!isPart && !(/[\p{Mn}\p{Mc}]/u.test(first) && this.#text !== "")) return this.finish();
    if (this.#arabic) this.finish();
    if (this.#text === "") this.#start = this.#lead ?? start;
    this.#arabic = false;
    this.#text += fold;
    this.#end = end;
    return undefined;
  }

  #add(letter, arabic, start, end) {
    if (this.#text !== "" && arabic !== this.#arabic) this.finish();
    if (this.#text === "") {
      this.#start = this.#lead ?? start;
      this.#arabic = arabic;
    }
    this.#text += letter;
    this.#end = end;
  }

  finish() {
    this.#lead = null;
    if (this.#text === "") return;
    const hasDigit = !this.#arabic && /[0-9]/.test(this.#text);
    this.words.push({ text: this.#text, arabic: this.#arabic, hasDigit, start: this.#start, end: this.#end });
    this.#text = "";
    this.#arabic = false;
  }
}

const isWordLetter = (point) => isIn(tables.wordLetters, point);

/** A scalar without case and diacritics. */
function foldOf(point) {
  const fold = tables.folds.get(point);
  if (fold !== undefined) return fold;
  return isIn(tables.leftOut, point) ? "" : String.fromCodePoint(point).toLowerCase();
}

/** Whether a number is in one of sorted ranges. */
function isIn(ranges, point) {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle][1] < point) low = middle + 1;
    else high = middle;
  }
  return low < ranges.length && ranges[low][0] <= point;
}

// Letters with their marks

function clustersOf(points) {
  const clusters = [];
  let isOpen = false;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    const last = clusters.pop();
    if (last.base !== 0x640) {
      compose(last);
      clusters.push(last);
    } else if (last.marks & Mark.hamza) {
      clusters.push({ ...last, base: 0x621, marks: last.marks & ~Mark.hamza });
    } else if (clusters.at(-1)?.kind === "letter") {
      clusters.at(-1).marks |= last.marks;
    } else if (last.marks) {
      clusters.push({ ...last, kind: "stray" });
    }
  };
  const push = (kind, base, marks, offset) => {
    close();
    clusters.push({ kind, base, marks, offset });
  };
  const add = (point, offset) => {
    const marks = point < 0x600 ? undefined : tables.markOf.get(point);
    if (point < 0x600) push("other", point, 0, offset);
    else if (marks !== undefined) {
      if (isOpen) clusters.at(-1).marks |= marks;
      else push("stray", point, marks, offset);
    } else if (point === 0x640 || isIn(tables.letters, point)) {
      const [base, ownMarks] = tables.decompositions.get(point) ?? [point, 0];
      push("letter", base, ownMarks, offset);
      isOpen = true;
    } else push("other", tables.digits.get(point) ?? point, 0, offset);
  };
  points.forEach((point, offset) => {
    if (isIn(tables.invisible, point)) return;
    const expansion = tables.expansions.get(point);
    if (expansion === undefined) add(point, offset);
    else for (const part of expansion) add(part.codePointAt(0), offset);
  });
  close();
  return clusters;
}

/** Makes one scalar of a letter and the hamza or madda on it. */
function compose(cluster) {
  const { base, marks } = cluster;
  if (base === 0x627 && marks & Mark.hamzaAbove) cluster.base = 0x623;
  else if (base === 0x627 && marks & Mark.hamzaBelow) cluster.base = 0x625;
  else if (base === 0x627 && marks & Mark.madda) {
    cluster.base = 0x622;
    cluster.marks &= ~Mark.madda;
  } else if (base === 0x648 && marks & Mark.hamza) cluster.base = 0x624;
  else if ((base === 0x64a || base === 0x649) && marks & Mark.hamza) cluster.base = 0x626;
  cluster.marks &= ~Mark.hamza;
}

// The search form

/** The text without what people leave out or mix up: scalars with the places that they come from. */
function searchForm(points) {
  const clusters = clustersOf(points);
  const isQuranic = isUthmani(clusters);
  const form = [];
  let space = null;
  let endsWithAlef = false;
  const write = (point, offset) => {
    if (space !== null && form.length > 0) form.push({ point: 0x20, offset: space });
    space = null;
    form.push({ point, offset });
  };
  const addOther = (point, offset) => {
    endsWithAlef = false;
    if (isIn(tables.gaps, point)) space ??= offset;
    else write(point, offset);
  };
  const addLetter = (letter, offset) => {
    if (letter === 0x20) return addOther(letter, offset);
    const folded = tables.searchLetters.get(letter) ?? letter;
    if (folded === 0) return undefined;
    const isAlef = folded === 0x627;
    if (isAlef && endsWithAlef) return undefined;
    write(folded, offset);
    endsWithAlef = isAlef;
    return undefined;
  };
  for (let place = 0; place < clusters.length;) {
    if (clusters[place].kind !== "letter") {
      if (clusters[place].kind === "other") addOther(clusters[place].base, clusters[place].offset);
      place += 1;
      continue;
    }
    let end = place;
    while (end < clusters.length && clusters[end].kind === "letter") end += 1;
    const word = clusters.slice(place, end);
    endsWithAlef = false;
    word.forEach((cluster, letter) => {
      const letters = isQuranic ? everydayLetters(word, letter) : [cluster.base];
      for (const other of letters) addLetter(other, cluster.offset);
    });
    place = end;
  }
  return form;
}

// The orthography of printed Qurans

const has = (cluster, marks) => (cluster.marks & marks) !== 0;
const code = (letter) => letter.codePointAt(0);
const [alef, maksura, waw, yeh, lam, heh, noon] = ["ا", "ى", "و", "ي", "ل", "ه", "ن"].map(code);
const isAlefOrMaksura = (cluster) => cluster.base === alef || cluster.base === maksura;

function isUthmani(clusters) {
  const signs = Mark.smallLetters | Mark.silent;
  return clusters.some((cluster, place) => {
    if (cluster.base === 0x671 || has(cluster, signs)) return true;
    if (cluster.base !== yeh || !has(cluster, Mark.daggerAlef)) return false;
    let start = place;
    while (start > 0 && clusters[start - 1].kind === "letter") start -= 1;
    let end = place;
    while (end < clusters.length && end < place + 3 && clusters[end].kind === "letter") end += 1;
    return isParticleJoined(clusters.slice(start, end), place - start);
  });
}

/** What everyday spelling writes for one letter of a word. */
function everydayLetters(word, place) {
  const letter = word[place];
  const letters = [];
  if (has(letter, Mark.daggerAlef) && replacesLetter(letter, place + 1 === word.length)) letters.push(alef);
  else {
    letters.push(letter.base === code("ص") && has(letter, Mark.smallHighSeen) ? code("س") : letter.base);
    if (isLamWrittenOnce(word, place)) letters.push(lam);
    if (has(letter, Mark.daggerAlef) && isAlefWritten(word, place)) {
      letters.push(alef);
      if (isParticleJoined(word, place)) letters.push(0x20);
    }
  }
  if (has(letter, Mark.smallHighYeh)) letters.push(yeh);
  if (has(letter, Mark.smallHighNoon)) letters.push(noon);
  return letters;
}

function replacesLetter(letter, isLast) {
  if (letter.base === waw) return !has(letter, Mark.fatha | Mark.damma | Mark.kasra | Mark.shadda | Mark.sukun);
  return letter.base === maksura && !isLast;
}

function isAlefWritten(word, place) {
  const letter = word[place];
  if (isAlefOrMaksura(letter) || letter.base === 0x622) return false;
  if (place + 1 >= word.length) return true;
  return !isAlefOrMaksura(word[place + 1]) && !isAlefLeftOut(word, place);
}

function isAlefLeftOut(word, place) {
  const base = (distance) => {
    const cluster = word[place + distance];
    return cluster ? String.fromCodePoint(cluster.base) : "";
  };
  switch (base(0) + base(1)) {
    case "من": return base(-1) === "ح" && base(-2) === "ر";
    case "هذ": case "هؤ": return true;
    case "ذل": return base(2) === "ك";
    case "لك": return base(2) === "ن" && isStart(word, place);
    case "لئ": return base(-1) === "و" && base(-2) === "أ" && base(2) === "ك";
    case "له": return base(-1) === "إ" || base(-1) === "ل";
    default: return false;
  }
}

function isStart(word, place) {
  return place === 0 || (place === 1 && (word[0].base === waw || word[0].base === code("ف")));
}

function isParticleJoined(word, place) {
  if (!isStart(word, place) || place + 2 >= word.length) return false;
  return word[place].base === yeh || (word[place].base === heh && word[place + 1].base === code("أ"));
}

function isLamWrittenOnce(word, place) {
  const letter = word[place];
  if (letter.base !== lam || !has(letter, Mark.shadda) || place === 0 || place + 2 >= word.length) return false;
  if (word[place - 1].base !== alef && word[place - 1].base !== 0x671) return false;
  const [first, second] = [word[place + 1], word[place + 2]];
  switch (String.fromCodePoint(first.base)) {
    case "ي": return second.base === lam;
    case "ت": case "ء": case "ئ": return has(letter, Mark.daggerAlef);
    case "ذ":
      return has(first, Mark.fatha) && (second.base === alef || second.base === yeh || has(first, Mark.daggerAlef));
    default: return false;
  }
}

// Skeletons and stems

const weak = /[اوي]/g;

/** A word without article and weak letters, but for the first letter. */
export function arabicSkeleton(word) {
  const rest = word.slice(articleLength(word));
  return rest.slice(0, 1) + rest.slice(1).replace(weak, "");
}

/** What words of one root often share; empty where too little is left. */
export function arabicStem(word) {
  let rest = word;
  const article = articleLength(rest);
  if (article > 0) rest = rest.slice(article);
  else if (rest.length > 4) {
    if (rest.startsWith("لل")) rest = rest.slice(2);
    else if ("وفبلس".includes(rest[0])) rest = rest.slice(1);
  }
  rest = rest.slice(0, rest.length - suffixLength(rest));
  if (rest.length > 3 && "اتني".includes(rest[0])) {
    rest = rest.slice(rest.length > 5 && rest[1] === "س" && rest[2] === "ت" ? 3 : 1);
  }
  rest = rest.replace(weak, "");
  return rest.length < 2 ? "" : rest;
}

function suffixLength(word) {
  if (word.length <= 3) return 0;
  const [third, before, last] = word.slice(-3);
  let length = 0;
  switch (last) {
    case "ا":
      length = before === "م" && (third === "ه" || third === "ك") ? 3 : "هنو".includes(before) ? 2 : 1;
      break;
    case "ه": length = before === "ت" && third === "ا" ? 3 : before === "ي" ? 2 : 1; break;
    case "م": length = before === "ه" || before === "ك" ? 2 : 0; break;
    case "ن": length = "هيوا".includes(before) ? 2 : 0; break;
    case "ي": length = before === "ن" || before === "ت" ? 2 : 1; break;
    case "ت": length = before === "ا" ? 2 : 1; break;
    case "ك": length = before === "ت" ? 2 : 1; break;
    default:
  }
  return word.length - length < 3 ? (last === "م" || last === "ن" ? 0 : 1) : length;
}

function articleLength(word) {
  if (word.length <= 4) return 0;
  let place = word[0] === "و" || word[0] === "ف" ? 1 : 0;
  if ("بكل".includes(word[place])) place += 1;
  return word[place] === "ا" && word[place + 1] === "ل" ? place + 2 : 0;
}
