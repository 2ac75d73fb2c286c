// Finds duas in `search/index.json` of a bundle as the library `DuaSearch` does in `search/index.bin`: the same words, the
// same scores, the same order. docs/search-index.md describes both files and how a query is answered.
//
//   import { DuaSearch } from "./search.js";
//   const search = new DuaSearch(await (await fetch("search/index.json")).json());
//   search.search("ayatul kursi", { limit: 10 })  // [{ id, score, route }]

import { arabicSkeleton, arabicStem, searchWords } from "./search-text.js";
import { soundSlots, optionalSlot } from "./search-sounds.js";
import { tables } from "./search-tables.js";

const { unit, blockOfResults, format } = tables.constants;
const worthOf = (value) => Math.round(value * unit);

/** The search index of a bundle. */
export class DuaSearch {
  /** @param index The parsed `search/index.json`. */
  constructor(index) {
    if (index.format !== format) throw new Error(`the search index has the format ${index.format}, not ${format}`);
    if (index.fold !== tables.constants.fold) throw new Error("the search index was made with another folding");
    this.index = index;
    this.count = index.ids.length;
    this.arabic = new Lexicon(index.arabic.words, index.arabic.lists, true);
    this.words = new Lexicon(index.words.words, index.words.lists, false);
    this.sounds = new SoundLexicon(index.sounds);
    this.names = new NameTable(index.names);
    this.synonyms = new SynonymTable(index.synonyms);
  }

  /**
   * The duas that fit a query, the best first; equal ones by id.
   *
   * Options: `limit` (20), `categories`, `collections`, `journeys` (ids), `slots` ("morning", "anytime", "evening"),
   * `languages` (tags), `completesLastWord` (true). A text that is no string is a TypeError.
   */
  search(text, options = {}) {
    if (typeof text !== "string") {
      throw new TypeError(`search(text, options) takes a string as its text, not ${text === null ? "null" : typeof text}`);
    }
    const { limit = 20, completesLastWord = true } = options;
    const query = new ParsedQuery(text, completesLastWord);
    if (query.words.length === 0 || limit <= 0 || this.count === 0) return [];
    const ranking = new Ranking(this, this.#allowed(options), Math.max(blockOfResults, limit));
    return ranking.answer(query).slice(0, limit);
  }

  #allowed(options) {
    const { categories, collections, journeys, slots, languages } = options;
    if (!categories && !collections && !journeys && !slots && !languages) return null;
    const { index } = this;
    const numbers = languages?.map((tag) => index.languages.indexOf(tag));
    const allowed = new Set();
    for (let document = 0; document < this.count; document += 1) {
      if (categories && !categories.includes(index.categories[document])) continue;
      if (collections && !collections.includes(index.collections[document])) continue;
      if (numbers && !index.translations[document].some((number) => numbers.includes(number))) continue;
      allowed.add(document);
    }
    if (!journeys && !slots) return allowed;
    const wanted = slots?.map((slot) => ["morning", "anytime", "evening"].indexOf(slot));
    const steps = new Set();
    for (const [journey, document, slot] of index.journeys) {
      if ((!journeys || journeys.includes(journey)) && (!wanted || wanted.includes(slot))) steps.add(document);
    }
    return new Set([...allowed].filter((document) => steps.has(document)));
  }
}

/** A query cut into words. */
class ParsedQuery {
  constructor(query, completesLastWord) {
    let bytes = 0;
    this.scalars = [];
    for (const scalar of query.toWellFormed?.() ?? query) {
      const point = scalar.codePointAt(0);
      bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
      if (bytes > tables.constants.longestQuery) break;
      this.scalars.push(scalar);
    }
    this.text = this.scalars.join("");
    this.words = searchWords(this.text).slice(0, tables.constants.mostWords);
    this.phrases = ParsedQuery.#quoted(this.scalars).map(searchWords).filter((words) => words.length > 0);
    const last = this.words.at(-1);
    this.isLastWordOpen = completesLastWord && last !== undefined && last.end === this.scalars.length;
    this.hasArabic = this.words.some((word) => word.arabic);
    this.hasOtherWords = this.words.some((word) => !word.arabic && !word.hasDigit);
    this.weight = this.words.reduce((sum, word) => sum + stopWeight(word), 0);
  }

  /** The words of one script as a query of their own. */
  part(isArabic) {
    const own = this.words.filter((word) => word.arabic === isArabic);
    const text = own.map((word) => this.scalars.slice(word.start, word.end).join("")).join(" ");
    const part = new ParsedQuery(text, this.isLastWordOpen && this.words.at(-1)?.arabic === isArabic);
    part.phrases = this.phrases.filter((phrase) => phrase.every((word) => word.arabic === isArabic));
    return part;
  }

  static #quoted(scalars) {
    const phrases = [];
    let phrase = null;
    for (const scalar of scalars) {
      if ('"\u201C\u201D\u201E\u00AB\u00BB'.includes(scalar)) {
        if (phrase === null) phrase = "";
        else {
          phrases.push(phrase);
          phrase = null;
        }
      } else if (phrase !== null) phrase += scalar;
    }
    return phrases;
  }
}

// Lexicons

/** A row of numbers that says for each dua the distance to the one before, as pairs with a grade or alone. */
class Postings {
  constructor(row, isGraded) {
    this.row = row;
    this.step = isGraded ? 2 : 1;
    this.count = row.length / this.step;
  }

  has(document) {
    if (!this.documents) {
      this.documents = new Set();
      this.visit((other) => this.documents.add(other));
    }
    return this.documents.has(document);
  }

  visit(body) {
    let document = 0;
    for (let place = 0; place < this.row.length; place += this.step) {
      document += this.row[place];
      body(document, this.step === 2 ? this.row[place + 1] : 0);
    }
  }
}

class Lexicon {
  #byKey = new Map();
  #pairs = null;

  constructor(words, lists, isArabicScript) {
    this.words = words;
    this.isArabic = isArabicScript;
    this.lists = lists.map((row) => new Postings(row, true));
    this.places = new Map(words.map((word, place) => [word, place]));
  }

  find(word) {
    return this.places.get(word);
  }

  /** The places of at most `limit` words that begin with a text. */
  withPrefix(prefix, limit) {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.words[middle] < prefix) low = middle + 1;
      else high = middle;
    }
    const found = [];
    while (low < this.words.length && found.length < limit && this.words[low].startsWith(prefix)) found.push(low++);
    return found;
  }

  /** The places of the words of which `derive` makes a key, in order. */
  withKey(name, derive, key, limit) {
    if (key === "") return [];
    let places = this.#byKey.get(name);
    if (!places) {
      places = new Map();
      this.words.forEach((word, place) => {
        const derived = derive(word);
        if (derived === "") return;
        if (places.has(derived)) places.get(derived).push(place);
        else places.set(derived, [place]);
      });
      this.#byKey.set(name, places);
    }
    return (places.get(key) ?? []).slice(0, limit);
  }

  /** The nearest words within `limit` typing errors, where an ending of some letters may lack: those at the least distance. */
  nearest(word, limit, count, ending = 0) {
    if (limit === 0) return [];
    if (!this.#pairs) {
      this.#pairs = new Map();
      this.words.forEach((other, place) => {
        const isCorrectable = this.isArabic ? other.length > 1 : byteLength(other) > 2 && !/[0-9]/.test(other);
        if (!isCorrectable || (this.isArabic ? other.length : byteLength(other)) > 32) return;
        for (const pair of letterPairs(this.isArabic ? other : bytesOf(other))) {
          if (this.#pairs.has(pair)) this.#pairs.get(pair).push(place);
          else this.#pairs.set(pair, [place]);
        }
      });
    }
    const letters = this.isArabic ? word : bytesOf(word);
    const shared = new Map();
    const pairs = letterPairs(letters);
    for (const pair of pairs) {
      for (const place of this.#pairs.get(pair) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    }
    const least = Math.max(1, pairs.length - 3 * limit - (ending > 0 ? 1 : 0));
    let leastCost = 2 * limit + (ending > 0 ? 1 : 0);
    let found = [];
    for (const [place, number] of shared) {
      if (number < least) continue;
      const other = this.isArabic ? this.words[place] : bytesOf(this.words[place]);
      const reach = leastCost >> 1;
      const surplus = other.length - letters.length;
      if (surplus < -reach || surplus > reach + ending) continue;
      const distances = editDistances(letters, other, reach, ending);
      if (!distances) continue;
      // Half an error for an ending that was not typed.
      const isBeginning = 2 * distances.beginning + 1 < 2 * distances.whole;
      const distance = isBeginning ? distances.beginning : distances.whole;
      const cost = 2 * distance + (isBeginning ? 1 : 0);
      if (cost > leastCost) continue;
      if (cost < leastCost) {
        leastCost = cost;
        found = [];
      }
      found.push({ word: place, distance, isBeginning });
    }
    return found.sort((a, b) => a.word - b.word).slice(0, count);
  }
}

const encoder = new TextEncoder();
/** The UTF-8 bytes of a text, one character each. */
const bytesOf = (text) => (/^[\x00-\x7F]*$/.test(text) ? text : String.fromCharCode(...encoder.encode(text)));
const byteLength = (text) => bytesOf(text).length;

/** Pairs of neighboring letters, each once; 1 stands for the beginning, 2 for the end. */
function letterPairs(word) {
  const pairs = new Set();
  let before = "\u0001";
  for (const letter of word + "\u0002") {
    pairs.add(before + letter);
    before = letter;
  }
  return [...pairs];
}

/** Typing errors between two words (optimal string alignment); null above `limit`. */
export function editDistance(first, second, limit) {
  if (Math.abs(first.length - second.length) > limit) return null;
  const distances = editDistances(first, second, limit, 0);
  return distances && distances.whole <= limit ? distances.whole : null;
}

/** The errors to all of a word, and to the nearest of its beginnings that lack one letter to `ending`; null above `limit`. */
function editDistances(first, second, limit, ending) {
  let beforeLast = new Array(second.length + 1).fill(0);
  let last = beforeLast.map((_, place) => place);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      let cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1]) {
        cost = Math.min(cost, beforeLast[column - 2] + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return null;
    [beforeLast, last] = [last, current];
  }
  const whole = last[second.length];
  const beginning = Math.min(Infinity, ...last.slice(Math.max(0, second.length - ending), second.length));
  return Math.min(whole, beginning) <= limit ? { whole, beginning } : null;
}

const spellingLimit = (letters) => (letters < 4 ? 0 : letters < 6 ? 1 : letters < 10 ? 2 : 3);

class SoundLexicon {
  constructor(sounds) {
    Object.assign(this, sounds);
    this.postings = sounds.lists.map((row) => new Postings(row, false));
  }
}

class SynonymTable {
  constructor({ phrases, groups, members }) {
    this.phrases = phrases;
    this.groups = groups;
    this.rows = members;
    this.places = new Map(phrases.map((phrase, place) => [phrase, place]));
  }

  static key(words) {
    return words.map((word) => (word.arabic ? "\u0001" : "") + word.text).join(" ");
  }

  members(words) {
    const place = this.places.get(SynonymTable.key(words));
    return place === undefined ? [] : this.#membersOf(place);
  }

  knows(words) {
    return this.places.has(SynonymTable.key(words));
  }

  near(word, limit) {
    if (limit === 0 || word.hasDigit) return [];
    const key = letterKey(SynonymTable.key([word]));
    const prefix = key.slice(0, word.arabic ? 2 : 1);
    let nearest = null;
    for (let place = 0; place < this.phrases.length; place += 1) {
      const other = letterKey(this.phrases[place]);
      if (!other.startsWith(prefix) || Math.abs(other.length - key.length) > limit) continue;
      const distance = editDistance(other, key, nearest ? nearest.distance - 1 : limit);
      if (distance === null) continue;
      nearest = { distance, place };
      if (distance === 1) break;
    }
    return nearest ? this.#membersOf(nearest.place) : [];
  }

  #membersOf(place) {
    const row = this.rows[this.groups[place]];
    const members = [];
    for (let start = 0; start < row.length; start += 3) {
      members.push({ arabic: row[start] === 1, phrase: row[start + 1], word: row[start + 2] });
    }
    return members;
  }
}

/** Letters of a key as the index counts them: Arabic ones as they are, others as bytes. */
const letterKey = (key) => (key.startsWith("\u0001") ? key : bytesOf(key));
const wordLength = (word) => (word.arabic ? word.text.length : byteLength(word.text));

// Names and citations

class NameTable {
  constructor({ names, targets, sounds, soundNames, meanings }) {
    Object.assign(this, { names, targets, soundNames, meanings });
    this.places = new Map(names.map((name, place) => [name, place]));
    this.bySound = new Map();
    sounds.forEach((sound, row) => {
      if (this.bySound.has(sound)) this.bySound.get(sound).push(soundNames[row]);
      else this.bySound.set(sound, [soundNames[row]]);
    });
  }

  static key(words) {
    return words.length === 0 ? "" : (words[0].arabic ? "\u0001" : "") + words.map((word) => word.text).join("");
  }

  static isArticle(word) {
    return tables.articles.has(word.text);
  }

  static isGeneric(word) {
    return tables.genericWords.has(word.text);
  }

  static essence(words) {
    return words.filter((word) => !NameTable.isArticle(word) && !NameTable.isGeneric(word)).map((word) =>
      word.arabic && word.text.length > 4 && word.text.startsWith("\u0627\u0644")
        ? { ...word, text: word.text.slice(2) }
        : word);
  }

  target(words, { isFuzzy = false, isExact = false } = {}) {
    if (words.length === 0 || words.length > 8 || words.some((word) => word.arabic !== words[0].arabic)) return null;
    const essence = NameTable.essence(words);
    for (const variant of [words, words.filter((word) => !NameTable.isArticle(word)), essence]) {
      if (variant.length === 0) continue;
      const name = this.places.get(NameTable.key(variant));
      if (name !== undefined) return this.#meaning(name);
    }
    if (isExact || essence.length === 0) return null;
    for (const variant of [words, essence]) {
      const key = NameTable.key(variant);
      if (words[0].arabic || words.length > 3 || byteLength(key) < 4) continue;
      const name = this.#sounding(variant, key);
      if (name !== null) return this.#meaning(name);
    }
    return isFuzzy ? this.#nearest(NameTable.key(essence)) : null;
  }

  #sounding(words, key) {
    const slots = soundSlots(words.map((word) => word.text).join(" ")).map((slot) => slot.symbols);
    if (slots.length < 2) return null;
    let best = null;
    for (const sound of soundKeys(slots, 24)) {
      for (const name of this.bySound.get(sound) ?? []) {
        const distance = editDistance(letterKey(this.names[name]), letterKey(key), slots.length < 4 ? 2 : 5);
        if (distance === null) continue;
        if (best && (best.distance < distance || (best.distance === distance && best.name <= name))) continue;
        best = { distance, name };
      }
    }
    return best?.name ?? null;
  }

  #nearest(text) {
    const key = letterKey(text);
    const isArabicName = key.startsWith("\u0001");
    const limit = Math.min(2, spellingLimit(isArabicName ? key.length - 1 : key.length));
    if (limit === 0) return null;
    let best = null;
    for (let name = 0; name < this.names.length; name += 1) {
      const other = letterKey(this.names[name]);
      if (other.startsWith("\u0001") !== isArabicName || Math.abs(other.length - key.length) > limit) continue;
      const distance = editDistance(other, key, best ? best.distance - 1 : limit);
      if (distance === null) continue;
      best = { distance, name };
      if (distance === 0) break;
    }
    return best ? this.#meaning(best.name) : null;
  }

  #meaning(name) {
    const [kind, ...numbers] = this.meanings[this.targets[name]];
    if (kind === 1) return { work: numbers[0] };
    if (kind === 2) return { sura: numbers[0] };
    const verses = [];
    for (let start = 0; start + 2 < numbers.length; start += 3) {
      verses.push({ sura: numbers[start], first: numbers[start + 1], last: numbers[start + 2] });
    }
    return { verses };
  }
}

/** The keys of all spellings of a row of slots, at most `limit`, in order. */
function soundKeys(slots, limit) {
  let keys = [""];
  for (const slot of slots) {
    const longer = [];
    for (const key of keys) {
      if (slot & optionalSlot) longer.push(key);
      if (key.length >= 16) {
        longer.push(key);
        continue;
      }
      for (let symbol = 0; symbol < 15; symbol += 1) {
        if (slot & (1 << symbol)) longer.push(key + String.fromCharCode(0x61 + symbol));
      }
    }
    keys = longer.slice(0, limit);
  }
  return [...new Set(keys.filter((key) => key !== ""))].sort();
}

/** The verses or the hadith that a query names. */
class CitationQuery {
  references = [];
  hasNumber = false;
  /** Whether nothing but a citation can be meant: `repentance` is a sura and much else. */
  isCertain = true;

  constructor(query, names, isKnown) {
    if (query.words.length > 10) return;
    const isName = (word) => names.target([word], { isExact: true }) !== null;
    const { numbers, rest, isJoined } = CitationQuery.#numbers(query, isName);
    if (numbers.length > 0) {
      const target = names.target(query.words, { isExact: true });
      if (target) return void this.#add(target);
    }
    this.hasNumber = numbers.length > 0;
    const isGeneric = rest.every((word) => NameTable.isGeneric(word) || NameTable.isArticle(word));
    if (isGeneric) {
      if (numbers.length === 1 && rest.length > 0) this.#addVerses(numbers[0].value, null);
      if (numbers.length > 1 && (rest.length > 0 || isJoined)) {
        this.#addVerses(numbers[0].value, CitationQuery.#range(numbers.slice(1)));
      }
      return;
    }
    if (numbers.length === 0) {
      const isNamed = rest.some((word) => NameTable.isGeneric(word));
      if (!isNamed) this.isCertain = !rest.every((word) => NameTable.isArticle(word) || isKnown(word));
      const target = names.target(rest, isNamed ? { isFuzzy: true } : { isExact: !this.isCertain });
      if (target) this.#add(target);
      return;
    }
    const target = names.target(rest, { isFuzzy: true });
    if (!target) return;
    if (target.work !== undefined) {
      this.references.push({ work: target.work, number: numbers[0].value, letter: numbers[0].letter });
    } else if (target.sura !== undefined) {
      const isRepeated = numbers.length > 1 && numbers[0].value === target.sura;
      this.#addVerses(target.sura, CitationQuery.#range(isRepeated ? numbers.slice(1) : numbers));
    } else {
      this.hasNumber = false;
      this.#add(target);
    }
  }

  /** A name and its number, where they were typed as one word: `bukhari6306`. */
  static #parted(word, isName) {
    const match = !word.arabic && /^([^0-9]{3,})([0-9]+)$/.exec(word.text);
    if (!match || byteLength(match[1]) < 3) return [word];
    const [name, number] = [{ ...word, text: match[1], hasDigit: false }, { ...word, text: match[2] }];
    return isName(name) ? [name, number] : [word];
  }

  static #numbers(query, isName) {
    const numbers = [];
    const rest = [];
    let isJoined = false;
    let end = null;
    for (const word of query.words.flatMap((word) => CitationQuery.#parted(word, isName))) {
      const match = !word.arabic && /^([0-9]{1,7})([a-z]?)$/.exec(word.text);
      if (!match) {
        rest.push(word);
        continue;
      }
      if (numbers.length === 1 && end !== null && end <= word.start) {
        const gap = query.scalars.slice(end, word.start).filter((scalar) => scalar !== " ").join("");
        isJoined = [":", ".", "/", "\u060C"].includes(gap);
      }
      numbers.push({ value: Number(match[1]), letter: match[2] ? match[2].charCodeAt(0) : 0 });
      end = word.end;
    }
    return { numbers, rest, isJoined };
  }

  static #range(numbers) {
    if (numbers.length === 0) return null;
    const first = numbers[0].value;
    return [first, Math.max(first, numbers[1]?.value ?? first)];
  }

  #add(target) {
    if (target.sura !== undefined) this.#addVerses(target.sura, null);
    for (const { sura, first, last } of target.verses ?? []) this.#addVerses(sura, [first, Math.max(first, last)]);
  }

  #addVerses(sura, range) {
    const count = tables.ayaCounts[sura - 1];
    if (count === undefined || (range && range[0] > count)) return;
    this.references.push({ sura, range });
  }

  /** The duas that cite a reference, from fitness 1 downwards. */
  static documents(reference, index) {
    const found = [];
    if (reference.work !== undefined) {
      for (const [work, number, letter, document] of index.hadith) {
        if (work !== reference.work || number !== reference.number) continue;
        const fitness = letter === reference.letter ? 1 : letter === 0 || reference.letter === 0 ? 0.9 : 0.5;
        found.push({ document, fitness });
      }
      return found;
    }
    const { range } = reference;
    const [from, to] = range ?? [1, 300];
    for (const [sura, first, last, origin, document] of index.quran) {
      if (sura !== reference.sura || first > to || last < from || first > last) continue;
      const shared = Math.min(last, to) - Math.max(first, from) + 1;
      const all = Math.max(last, range ? to : last) - Math.min(first, range ? from : first) + 1;
      let fitness = range ? shared / Math.max(1, all) : 0.5 + Math.min(shared, 300) / 600;
      if (origin === 1) fitness *= 0.9;
      found.push({ document, fitness });
    }
    return found;
  }
}

// Scores

/** The scores of duas by words, and the best of them. */
class Tallies {
  constructor(allowed) {
    this.allowed = allowed;
    this.rows = new Map();
  }

  /** Adds up what groups are worth to the duas that hold them; the rarest group first, those within words last. */
  add(groups, impacts, budget = Infinity) {
    const { everywhere, mostRaised, mostKept } = tables.constants;
    const counts = groups.map((group) => group.members.reduce((sum, member) => sum + member.list.count, 0));
    const order = groups.map((_, place) => place).sort((a, b) =>
      groups[a].isTyped === groups[b].isTyped ? counts[a] - counts[b] || a - b : groups[a].isTyped ? -1 : 1);
    let walked = 0;
    order.forEach((group, place) => {
      const { members } = groups[group];
      if (members.length === 0 || walked >= budget) return;
      walked += counts[group];
      const isEverywhere = (member) => member.list.count > everywhere;
      const found = place > 0 && members.some(isEverywhere) ? this.best(mostRaised, 0) : [];
      for (const member of members) {
        const isPhrase = member.others?.length > 0;
        const raised = !isPhrase && found.length > 0 && isEverywhere(member) ? new Set(found.map((row) => row.document)) : null;
        const lowest = !isPhrase && place === 0 && isEverywhere(member) ? this.#lowestGrade(member.list, mostKept) : 0;
        member.list.visit((document, grade) => {
          if (grade >= impacts.length || grade < lowest) return;
          if (member.others?.some((list) => !list.has(document))) return;
          if (raised ? !raised.has(document) : this.allowed && !this.allowed.has(document)) return;
          this.#credit(document, Math.min(65535, Math.floor((impacts[grade] * member.weight) / 256)), group);
        });
      }
    });
  }

  #lowestGrade(list, count) {
    const counts = new Array(64).fill(0);
    list.visit((document, grade) => {
      if (!this.allowed || this.allowed.has(document)) counts[grade] += 1;
    });
    let kept = 0;
    for (let grade = 63; grade >= 0; grade -= 1) {
      kept += counts[grade];
      if (kept >= count) return grade;
    }
    return 0;
  }

  #credit(document, worth, group) {
    const row = this.rows.get(document);
    if (!row) {
      this.rows.set(document, { score: worth, best: worth, group, matched: 1 });
    } else if (row.group === group) {
      if (worth > row.best) {
        row.score += worth - row.best;
        row.best = worth;
      }
    } else {
      row.score += worth;
      row.best = worth;
      row.group = group;
      row.matched += 1;
    }
  }

  /** The best duas; `groups` is how many groups there are, where the share of those that match counts. */
  best(count, groups) {
    const divisor = unit * (groups > 1 ? groups * 3 : 1);
    return this.#ranked(count, ({ score, matched }) => score * (groups > 1 ? groups + matched * 2 : 1), divisor);
  }

  /** The best duas; of equal ones the shorter. */
  bestByLength(count, length) {
    return this.#ranked(
      count,
      ({ score }, document) => score * 65536 - Math.min(length(document), 0xffff),
      unit * 65536,
    );
  }

  #ranked(count, keyOf, divisor) {
    return [...this.rows]
      .map(([document, row]) => ({ document, key: keyOf(row, document), matched: row.matched }))
      .sort((a, b) => b.key - a.key || a.document - b.document)
      .slice(0, count)
      .map(({ document, key, matched }) => ({ document, score: key / divisor, matched }));
  }
}

/** One search. */
class Ranking {
  constructor(search, allowed, pool) {
    Object.assign(this, { search, allowed, pool });
    this.rows = new Map();
  }

  rarity(count) {
    const rest = Math.max(0, this.search.count - count);
    return Math.log(1 + (rest + 0.5) / (count + 0.5));
  }

  answer(query) {
    const { index, arabic, words, synonyms } = this.search;
    const { citationWorth, ambiguousWorth } = tables.constants;
    const citation = new CitationQuery(query, this.search.names, (word) =>
      (word.arabic ? arabic : words).find(word.text) !== undefined || synonyms.knows([word]));
    if (citation.isCertain) this.#addCitations(citation, citationWorth);
    const isCited = this.rows.size > 0;
    if (!isCited || !citation.hasNumber) {
      if (query.hasArabic && query.hasOtherWords) {
        // Each script is answered by itself, and counts as much as its words say.
        const parts = [query.part(true), query.part(false)];
        const share = parts[0].weight / (parts[0].weight + parts[1].weight);
        this.#rankArabic(parts[0], share);
        this.#rankLatin(parts[1], 1 - share);
        // What one part asks for in quotation marks, the other cannot do without.
        if (parts[0].phrases.length > 0) this.#keep((row) => row.citation > 0 || row.arabic > 0);
        if (parts[1].phrases.length > 0) this.#keep((row) => row.citation > 0 || row.transliteration > 0 || row.words > 0);
      } else if (query.hasArabic) this.#rankArabic(query);
      else this.#rankLatin(query);
      if (isCited) this.#settleCitations();
    }
    if (!citation.isCertain) {
      const most = Math.max(0, ...[...this.rows.values()].map((row) => row.arabic + row.transliteration + row.words));
      this.#addCitations(citation, most > 0 ? most * ambiguousWorth : citationWorth);
    }
    return [...this.rows.values()]
      .map((row) => ({ ...row, total: row.citation + (row.arabic + row.transliteration + row.words) }))
      .sort((a, b) => b.total - a.total || a.document - b.document)
      .map((row) => ({ id: index.ids[row.document], score: row.total, route: Ranking.#route(row) }));
  }

  #keep(isKept) {
    for (const [document, row] of this.rows) if (!isKept(row)) this.rows.delete(document);
  }

  #addCitations(citation, worth) {
    citation.references.forEach((reference, place) => {
      for (const { document, fitness } of CitationQuery.documents(reference, this.search.index)) {
        if (document >= this.search.count || (this.allowed && !this.allowed.has(document))) continue;
        this.#score(document, "citation", worth * (1 + (fitness - place * 0.001) / tables.constants.citationWorth));
      }
    });
  }

  static #route(row) {
    return ["citation", "arabic", "transliteration", "words"].reduce((best, route) =>
      row[route] > row[best] ? route : best);
  }

  #score(document, route, score) {
    let row = this.rows.get(document);
    if (!row) {
      row = { document, citation: 0, arabic: 0, transliteration: 0, words: 0 };
      this.rows.set(document, row);
    }
    row[route] = Math.max(row[route], score);
  }

  #settleCitations() {
    const rows = [...this.rows.values()];
    const most = Math.max(0, ...rows.map((row) => row.arabic + row.transliteration + row.words));
    if (most <= 0) return;
    const share = 0.08 / most;
    for (const row of rows) {
      if (row.citation <= 0) continue;
      row.arabic *= share;
      row.transliteration *= share;
      row.words *= share;
    }
  }

  // Arabic letters

  #rankArabic(query, share = null) {
    const { index, arabic } = this.search;
    const words = query.words.filter((word) => word.arabic).flatMap((word) => piecesOf(word, arabic));
    const { groups, spellings } = this.#arabicGroups(query, words);
    const rarities = groups.map((group) => (group.members.length > 0 ? group.members[0].weight / unit : 0));
    this.#addSynonyms(groups, words, true);
    const tallies = new Tallies(this.allowed);
    tallies.add(groups, index.impacts);
    let documents = tallies.best(this.pool, groups.length);
    new PhraseScorer(spellings, rarities).raise(documents, index.arabic.sequences);
    for (const phrase of query.phrases) {
      if (!phrase.every((word) => word.arabic)) continue;
      const numbers = phrase.map((word) => arabic.find(word.text));
      documents = numbers.includes(undefined)
        ? []
        : documents.filter(({ document }) => holds(index.arabic.sequences[document], numbers));
    }
    const best = documents.reduce((most, { score }) => Math.max(most, score), 0);
    if (best <= 0) return;
    const scale = share === null ? 1 : share / best;
    for (const { document, score } of documents) this.#score(document, "arabic", score * scale);
  }

  #arabicGroups(query, words) {
    const { worth } = tables.constants;
    const lexicon = this.search.arabic;
    const groups = [];
    const spellings = [];
    let corrections = 4;
    words.forEach((word, place) => {
      const expansion = new Expansion(this, lexicon, (number) => number, stopWeight(word));
      const exact = lexicon.find(word.text);
      if (exact !== undefined) expansion.add(exact, 1);
      for (const other of [place - 1, place]) {
        if (other < 0 || other + 1 >= words.length) continue;
        const joined = lexicon.find(words[other].text + words[other + 1].text);
        if (joined !== undefined) expansion.add(joined, worth.part, false);
      }
      if (exact === undefined || !tables.stopWords.emptyArabic.has(word.text)) {
        const isOpen = place === words.length - 1 && query.isLastWordOpen && word.text.length > 1;
        if (this.#addArabicForms(word.text, { isOpen, exact, corrects: corrections > 0 }, words.length, expansion)) {
          corrections -= 1;
        }
      }
      groups.push(expansion.group);
      spellings.push(expansion.spellings);
    });
    return { groups, spellings };
  }

  /** Adds what is like a word; whether what it might be misspelled for was looked for. */
  #addArabicForms(word, { isOpen, exact, corrects }, wordCount, expansion) {
    const { worth } = tables.constants;
    const lexicon = this.search.arabic;
    const addLonger = (value) => lexicon.withPrefix(word, 16).forEach((other) => expansion.add(other, value));
    const isCorrected = exact === undefined && corrects;
    let others = [];
    if (isOpen && exact === undefined) addLonger(worth.longerArabic * 1.5);
    if (wordCount <= 16 || exact === undefined) {
      others = lexicon.withKey("skeleton", arabicSkeleton, arabicSkeleton(word), 12);
      for (const other of others) expansion.add(other, worth.skeleton);
    }
    if (isOpen && exact !== undefined) addLonger(worth.longerArabic);
    if (exact === undefined) {
      for (const bare of withoutParticles(word)) {
        const other = lexicon.find(bare);
        if (other === undefined) continue;
        others = [...others, other];
        expansion.add(other, worth.bare);
      }
    }
    if (isCorrected) {
      for (const part of partsOf(word, lexicon)) expansion.add(part, worth.part);
      if (others.length === 0) this.#addArabicCorrections(word, expansion);
    }
    if (wordCount <= 8) {
      for (const other of lexicon.withKey("stem", arabicStem, arabicStem(word), 12)) expansion.add(other, worth.stem);
    }
    return isCorrected;
  }

  #addArabicCorrections(word, expansion) {
    const letters = word.length - (word.startsWith(article) && word.length > 4 ? 2 : 0);
    const limit = letters < 3 ? 0 : letters < 6 ? 1 : 2;
    for (const found of this.search.arabic.nearest(word, limit, 8)) {
      expansion.add(found.word, tables.constants.worth.misspelledArabic[found.distance]);
    }
  }

  // Words

  #wordExpansion(word, isOpen) {
    const { worth } = tables.constants;
    const lexicon = this.search.words;
    const { terms } = this.search.index.words;
    const expansion = new Expansion(this, lexicon, (form) => terms[form], stopWeight(word));
    let knowledge = "unknown";
    const form = lexicon.find(word.text);
    const related = form === undefined ? this.#relative(word) : undefined;
    if (form !== undefined) {
      expansion.add(form, 1);
      knowledge = "known";
    } else if (related !== undefined) {
      expansion.add(related, worth.relative);
      knowledge = "known";
    }
    if (isOpen && byteLength(word.text) > 1) {
      const longer = knowledge === "unknown" ? worth.longerWord * 1.5 : worth.longerWord;
      for (const other of lexicon.withPrefix(word.text, tables.constants.mostLonger)) {
        expansion.add(other, longer);
        if (knowledge === "unknown") knowledge = "similar";
      }
    }
    return { group: expansion.group, knowledge, errors: 0 };
  }

  #correction(word) {
    const { worth, longWord } = tables.constants;
    const { terms } = this.search.index.words;
    const expansion = new Expansion(this, this.search.words, (form) => terms[form], stopWeight(word));
    const found = word.hasDigit ? [] : this.#nearestWords(word);
    for (const { word: other, distance, isBeginning } of found) {
      expansion.add(other, worth.misspelledWord[distance] * (isBeginning ? worth.beginning : 1));
    }
    if (expansion.group.members.length === 0) return { group: expansion.group, knowledge: "unknown", errors: 0 };
    const isNear = found[0].distance === 1 && wordLength(word) >= longWord;
    return { group: expansion.group, knowledge: isNear ? "near" : "similar", errors: found[0].distance };
  }

  /** The words nearest to a mistyped one, or else to it without its ending. */
  #nearestWords(word) {
    const lexicon = this.search.words;
    const letters = bytesOf(word.text);
    const ending = letters.length >= 5 ? tables.constants.longestEnding : 0;
    const found = lexicon.nearest(word.text, spellingLimit(letters.length), 6, ending);
    if (found.length > 0 && found[0].distance <= 2) return found;
    const endings = tables.suffixes.exchanges.map(([other]) => other).filter((other) => letters.endsWith(other));
    if (endings.length === 0) return found;
    const stem = word.text.slice(0, -Math.max(...endings.map((other) => other.length)));
    if (byteLength(stem) < 6) return found;
    const stemmed = lexicon.nearest(stem, 1, 6, ending);
    return stemmed.length > 0 ? stemmed : found;
  }

  #relative(word) {
    const letters = bytesOf(word.text);
    if (word.hasDigit || letters.length <= 2) return undefined;
    const alike = letters.slice(0, letters.length > 4 ? 3 : 2);
    for (const relative of relatives(letters)) {
      if (!relative.startsWith(alike)) continue;
      const form = this.search.words.find(relative);
      if (form !== undefined) return form;
    }
    return undefined;
  }

  #addSynonyms(groups, words, mendsSlips, errors = null) {
    const { synonyms } = this.search;
    if (synonyms.phrases.length === 0) return;
    for (let place = 0; place < words.length;) {
      let step = 1;
      let length = Math.min(tables.constants.longestPhrase, words.length - place);
      const isUnknown = groups[place].members.length === 0;
      for (; length >= 1; length -= 1) {
        const members = this.#synonymsOf(words.slice(place, place + length));
        if (members.length === 0) continue;
        if (length > 1) mergePhrase(groups, place, length);
        this.#addMembers(members, groups[place], length > 1);
        step = length;
        break;
      }
      const mended = errors?.[place] ?? 0;
      if (mendsSlips && ((isUnknown && groups[place].members.length === 0) || mended > 1)) {
        const limit = spellingLimit(wordLength(words[place]));
        const members = synonyms.near(words[place], mended > 0 ? Math.min(limit, mended - 1) : limit);
        if (members.length > 0) {
          groups[place].members = [];
          this.#addMembers(members, groups[place], false);
        }
      }
      place += step;
    }
  }

  /** What means the same as a word or phrase; an Arabic word may have particles or an article. */
  #synonymsOf(words) {
    const { synonyms } = this.search;
    const members = synonyms.members(words);
    if (members.length > 0 || words.length !== 1 || !words[0].arabic) return members;
    for (const text of withoutParticles(words[0].text)) {
      const others = synonyms.members([{ ...words[0], text }]);
      if (others.length > 0) return others;
    }
    return [];
  }

  /** Adds words that stand alone, and phrases by the rarest of their words. */
  #addMembers(members, group, isPhrase) {
    const highest = isPhrase ? Infinity : (group.members[0]?.weight ?? Infinity);
    const phrases = new Map();
    for (const member of members) {
      const list = (member.arabic ? this.search.arabic : this.search.words).lists[member.word];
      if (!list) continue;
      if (member.phrase === 0) this.#addLists([list], highest, group);
      else phrases.set(member.phrase, [...(phrases.get(member.phrase) ?? []), list]);
    }
    for (const phrase of [...phrases.keys()].sort((a, b) => a - b)) this.#addLists(phrases.get(phrase), highest, group);
  }

  #addLists(lists, highest, group) {
    const [rarest, ...others] = [...lists].sort((a, b) => a.count - b.count);
    if (!rarest || rarest.count === 0) return;
    const weight = Math.min(worthOf(this.rarity(rarest.count)), highest);
    group.members.push({ list: rarest, weight: Math.round(weight * tables.constants.worth.synonym), others });
  }

  /** Which words of a query are among the synonyms, alone or in a phrase. */
  #knownWords(words) {
    const known = new Array(words.length).fill(false);
    words.forEach((_, place) => {
      for (let length = 1; length <= Math.min(tables.constants.longestPhrase, words.length - place); length += 1) {
        if (this.search.synonyms.knows(words.slice(place, place + length))) known.fill(true, place, place + length);
      }
    });
    return known;
  }

  // Latin letters

  #rankLatin(query, share = 1) {
    const { index } = this.search;
    const last = query.words.length - 1;
    const expansions = query.words.map((word, place) =>
      this.#wordExpansion(word, query.isLastWordOpen && place === last));
    this.#knownWords(query.words).forEach((isKnown, place) => {
      if (isKnown) expansions[place].knowledge = "known";
    });
    const sounding = this.#sounding(query, expansions);
    if (sounding.trust < 0.9) {
      expansions.forEach((expansion, place) => {
        if (expansion.knowledge === "unknown") expansions[place] = this.#correction(query.words[place]);
      });
    }
    const groups = expansions.map((expansion) => expansion.group);
    this.#addSynonyms(groups, query.words, sounding.trust < 0.9, expansions.map(({ errors }) => errors));
    expansions.forEach((expansion, place) => {
      if (expansion.knowledge === "unknown" && groups[place].members.length > 0) expansion.knowledge = "known";
    });
    const weights = query.words.map(stopWeight);
    if (groups.some((group, place) => weights[place] > 0.3 && group.members.length > 0)) {
      groups.forEach((group, place) => {
        if (weights[place] < 0.1) group.members = [];
      });
    }
    const { trust } = sounding;
    const known = knownShare(query.words, expansions) ?? (trust >= 0.9 ? 0.4 : 1);
    const [wordWorth, soundWorth] =
      known >= 0.9 ? [1, 0.3 * trust] : trust >= 0.9 ? [0.3 * known, 1] : [known, trust];
    let sounds = scaled(sounding.documents, soundWorth);
    let words = [];
    if (wordWorth > 0) {
      const tallies = new Tallies(this.allowed);
      tallies.add(groups, index.impacts);
      words = scaled(tallies.best(this.pool, groups.filter((group) => group.members.length > 0).length), wordWorth);
    }
    for (const phrase of query.phrases) {
      const holdsPhrase = this.#phraseTest(phrase, query);
      words = words.filter(({ document }) => holdsPhrase(document));
      sounds = sounds.filter(({ document }) => holdsPhrase(document));
    }
    for (const { document, score } of words) this.#score(document, "words", score * share);
    for (const { document, score } of sounds) this.#score(document, "transliteration", score * share);
  }

  /** Whether a dua holds all words of what stands between quotation marks, or sounds so. */
  #phraseTest(phrase, query) {
    const words = phrase.map((word) => this.#wordExpansion(word, false).group.members);
    const sounding = this.#soundRanking(phrase.map(({ text }) => text).join(" "), query, false, false);
    const alike = new Set(sounding.documents.map(({ document }) => document));
    return (document) =>
      alike.has(document) || words.every((members) => members.some(({ list }) => list.has(document)));
  }

  #sounding(query, expansions) {
    const share = knownShare(query.words, expansions) ?? 0;
    const [allowsErrors, isPatient] = [share < 0.9, share < 0.3];
    const whole = this.#soundRanking(query.text, query, allowsErrors, isPatient);
    const others = query.words.filter((_, place) => expansions[place].knowledge !== "known");
    if (whole.trust >= 0.9 || others.length >= query.words.length || others.length <= 1) return whole;
    const text = others.map((word) => query.scalars.slice(word.start, word.end).join("")).join(" ");
    const part = this.#soundRanking(text, query, allowsErrors, isPatient);
    return part.trust > whole.trust ? part : whole;
  }

  #soundRanking(text, query, allowsErrors, isPatient) {
    const ranking = { documents: [], trust: 0 };
    const sounds = SoundQuery.of(text);
    if (sounds.mandatory < 2) return ranking;
    const { sounds: lexicon, index } = this.search;
    const { soundBudget, aligned, secondEffort } = tables.constants;
    const groups = this.#soundGroups(sounds, query.isLastWordOpen);
    let candidates = [];
    for (const effort of isPatient ? [1, secondEffort] : [1]) {
      const tallies = new Tallies(this.allowed);
      tallies.add(groups, [unit], soundBudget * effort);
      candidates = tallies.bestByLength(aligned * effort, (document) => index.sounds.sequences[document].length);
      align(ranking, candidates, sounds, lexicon, allowsErrors, effort);
      if (ranking.documents.length > 0) break;
    }
    if (ranking.documents.length > 0 || !allowsErrors || sounds.starts.length < 4) return ranking;
    for (const half of sounds.halves) align(ranking, candidates, half, lexicon, allowsErrors, 1);
    for (const document of ranking.documents) document.score *= tables.constants.halfWorth;
    ranking.trust *= tables.constants.halfWorth;
    settle(ranking);
    return ranking;
  }

  #soundGroups(query, isOpen) {
    const count = query.slots.length;
    const isStart = new Array(count + 1).fill(false);
    for (const start of query.starts) isStart[start] = true;
    const isCovered = new Array(count).fill(false);
    const groups = [];
    for (let start = 0; start < count; start += 1) {
      if (!isStart[start]) continue;
      const walk = new SoundWalk(query, this.search.sounds, start, isOpen);
      walk.run();
      const isTyped = query.starts.includes(start);
      const end = query.starts.find((other) => other > start) ?? count;
      if (isTyped) walk.preferWhole(end);
      if (isTyped && !walk.matches.some((match) => match.end - start >= 3)) {
        if (end - start >= 3 && !isCovered.slice(start, end).every(Boolean)) walk.runWithError(end);
      }
      for (const match of walk.matches) {
        if (isTyped || match.end - start > 2) isStart[match.end] = true;
        if (match.end - start > 1) isCovered.fill(true, start, match.end);
      }
      const members = this.#soundMembers(walk.matches);
      if (members.length > 0) groups.push({ members, isTyped });
    }
    return groups;
  }

  #soundMembers(matches) {
    const { keyWords, postings } = this.search.sounds;
    const members = [];
    const seen = new Set();
    // Words that sound alike are one word to the ear: how rare it is, all of them tell.
    const counts = new Map();
    for (const match of matches) {
      if (match.isPrefix || match.hasError) continue;
      let count = counts.get(match.end) ?? 0;
      for (let place = match.keys[0]; place < Math.min(match.keys[1], match.keys[0] + 48); place += 1) {
        count += postings[keyWords[place]].count;
      }
      counts.set(match.end, count);
    }
    const sorted = [...matches].sort((a, b) => a.hasError - b.hasError || a.isPrefix - b.isPrefix || b.end - a.end);
    for (const match of sorted) {
      const length = match.end - match.start;
      if (length <= 1) continue;
      const last = Math.min(match.keys[1], match.keys[0] + (match.isPrefix ? 24 : 48));
      for (let place = match.keys[0]; place < last; place += 1) {
        const word = keyWords[place];
        if (seen.has(word)) continue;
        seen.add(word);
        const list = postings[word];
        if (list.count === 0) continue;
        const count = match.isPrefix || match.hasError ? list.count : (counts.get(match.end) ?? list.count);
        let worth = (this.rarity(count) * Math.min(length, 6)) / 4;
        if (match.isPrefix) worth *= 0.7;
        if (match.hasError) worth *= 0.6;
        members.push({ list, weight: worthOf(worth) });
      }
    }
    return members;
  }
}

/** All that a word of a query may stand for. A dua counts for the best of these. */
class Expansion {
  #highest = Infinity;
  #seen = new Set();
  group = { members: [], isTyped: true };
  spellings = [];

  constructor(ranking, lexicon, term, weight) {
    Object.assign(this, { ranking, lexicon, term, weight });
  }

  add(form, worth, isSpelling = true) {
    const term = this.term(form);
    if (this.#seen.has(term)) return;
    const list = this.lexicon.lists[term];
    if (list.count === 0) return;
    const value = Math.min(this.ranking.rarity(list.count), this.#highest);
    // An Arabic word that is not the typed one may be the first; of other words the first is always the nearest.
    if (this.#seen.size === 0 && (worth === 1 || !this.lexicon.isArabic)) this.#highest = value;
    this.#seen.add(term);
    if (isSpelling && worth >= 0.4) this.spellings.push(form);
    this.group.members.push({ list, weight: worthOf(value * worth * this.weight) });
  }
}

function stopWeight(word) {
  const { stopWords } = tables;
  if (word.arabic) return stopWords.emptyArabic.has(word.text) ? 0.15 : stopWords.lightArabic.has(word.text) ? 0.6 : 1;
  return stopWords.empty.has(word.text) ? 0.05 : stopWords.light.has(word.text) ? 0.4 : 1;
}

/** The words of which a word is made where a space was left out: the cut with the longest shortest part. */
function partsOf(word, lexicon) {
  if (word.length < 5 || word.length > 40) return [];
  let best = { shortest: 0, parts: [] };
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const head = lexicon.find(word.slice(0, cut));
    if (head === undefined) continue;
    const rest = word.slice(cut);
    const tail = lexicon.find(rest);
    const shortest = Math.min(cut, rest.length);
    if (tail !== undefined && shortest > best.shortest) best = { shortest, parts: [head, tail] };
    if (rest.length < 6 || best.parts.length > 0) continue;
    for (let second = 3; second <= rest.length - 3; second += 1) {
      const [middle, end] = [lexicon.find(rest.slice(0, second)), lexicon.find(rest.slice(second))];
      if (middle !== undefined && end !== undefined) {
        best = { shortest: 1, parts: [head, middle, end] };
        break;
      }
    }
  }
  return best.parts;
}

const article = "\u0627\u0644";

/** What an Arabic word may be without particles and article; three letters stay at least. */
function withoutParticles(word) {
  let rest = word;
  const found = [];
  const note = () => {
    if (rest.length >= 3 && rest.length < word.length) found.push(rest);
  };
  if (rest.length > 3 && /^[\u0648\u0641]/.test(rest)) {
    rest = rest.slice(1);
    note();
  }
  if (rest.length > 4 && rest.startsWith("\u0644\u0644")) {
    rest = rest.slice(2);
    if (rest.length >= 3) found.push(article + rest);
    note();
  } else if (rest.length > 3 && /^[\u0628\u0643\u0644]/.test(rest)) {
    rest = rest.slice(1);
    note();
  }
  if (rest.length > 4 && rest.startsWith(article)) {
    rest = rest.slice(2);
    note();
  }
  return found;
}

/** The words of a long Arabic word in which somebody left out the spaces. */
function piecesOf(word, lexicon) {
  if (word.text.length < tables.constants.joinedWords || lexicon.find(word.text) !== undefined) return [word];
  if (lexicon.withKey("skeleton", arabicSkeleton, arabicSkeleton(word.text), 1).length > 0) return [word];
  const pieces = partsOf(word.text, lexicon).map((part) => ({ ...word, text: lexicon.words[part] }));
  return pieces.length > 0 ? pieces : [word];
}

/** Makes one group of a phrase that means something of its own. */
function mergePhrase(groups, start, length) {
  const phrase = groups.slice(start, start + length);
  const words = phrase.filter((group) => group.members.length > 0);
  const [rarest, ...others] = words.map((group) => group.members[0]).sort((a, b) => a.list.count - b.list.count);
  const members = [];
  if (rarest && words.length === length) {
    const weight = rarest.weight + others.reduce((sum, other) => sum + other.weight, 0);
    members.push({ list: rarest.list, weight, others: others.map(({ list }) => list) });
  }
  for (const group of words) {
    for (const member of group.members) {
      members.push({ ...member, weight: Math.round(member.weight * tables.constants.worth.single) });
    }
  }
  for (const group of phrase) group.members = [];
  groups[start].members = members;
}

/** Other forms that an English word might have, the likeliest first. */
function* relatives(word) {
  const { exchanges, additions, additionsWithoutE } = tables.suffixes;
  for (const [ending, others] of exchanges) {
    if (word.length < ending.length + 3 || !word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    for (const other of others) yield stem + other;
    if (stem.length > 1 && stem.at(-1) === stem.at(-2)) yield stem.slice(0, -1);
  }
  for (const ending of additions) yield word + ending;
  if (word.length <= 3 || !word.endsWith("e")) return;
  for (const ending of additionsWithoutE) yield word.slice(0, -1) + ending;
}

/** How much of a query is known as words of titles and translations; null when nothing tells. */
function knownShare(words, expansions) {
  let [sum, weight] = [0, 0];
  words.forEach((word, place) => {
    if (stopWeight(word) <= 0.3 || word.text.startsWith("allah") || byteLength(word.text) <= 1) return;
    weight += 1;
    sum += { known: 1, near: 0.85, similar: 0.5, unknown: 0 }[expansions[place].knowledge];
  });
  return weight > 0 ? sum / weight : null;
}

function scaled(documents, worth) {
  const best = documents[0]?.score ?? 0;
  if (best <= 0 || worth <= 0) return [];
  return documents.map((row) => ({ ...row, score: (worth * row.score) / best }));
}

/** Whether a row of numbers holds another one. */
function holds(row, numbers) {
  for (let start = 0; start + numbers.length <= row.length; start += 1) {
    if (numbers.every((number, place) => row[start + place] === number)) return true;
  }
  return false;
}

/** What the order of words adds to a score. */
class PhraseScorer {
  constructor(spellings, rarities) {
    const { worth, mostWords } = tables.constants;
    const known = [];
    this.classes = [];
    for (const words of spellings.slice(0, mostWords)) {
      let place = known.findIndex((other) => other.length === words.length && other.every((word, i) => word === words[i]));
      if (place < 0) place = known.push(words) - 1;
      this.classes.push(place + 1);
    }
    this.classOf = new Map();
    for (let place = known.length - 1; place >= 0; place -= 1) {
      for (const word of known[place]) this.classOf.set(word, place + 1);
    }
    this.followers = known.map(() => []);
    this.followers.push([]);
    for (let place = 0; place + 1 < this.classes.length; place += 1) {
      const [first, next] = [this.classes[place], this.classes[place + 1]];
      if (this.followers[first].some((follower) => follower.next === next)) continue;
      const value = (worth.pair * (rarities[place] + rarities[place + 1])) / 2;
      this.followers[first].push({ next, worth: value, pair: place });
    }
  }

  raise(documents, sequences) {
    if (this.classes.length === 0) return;
    const { worth } = tables.constants;
    for (const row of documents) {
      const sequence = sequences[row.document].map((word) => this.classOf.get(word) ?? 0);
      row.score += this.#pairs(sequence);
      if (holds(sequence, this.classes)) {
        const coverage = this.classes.length / Math.max(1, sequence.length);
        row.score += (this.classes.length > 1 ? worth.whole : 0) + worth.coverage * coverage;
      }
    }
  }

  #pairs(sequence) {
    if (this.classes.length < 2) return 0;
    let worth = 0;
    let before = 0;
    const counted = new Set();
    for (const word of sequence) {
      if (before !== 0 && word !== 0) {
        for (const follower of this.followers[before]) {
          if (follower.next !== word || counted.has(follower.pair)) continue;
          counted.add(follower.pair);
          worth += follower.worth;
        }
      }
      before = word;
    }
    return worth;
  }
}

// Sounds

class SoundQuery {
  constructor(slots, starts) {
    this.slots = slots;
    this.starts = starts;
    this.aligned = slots.slice(0, tables.constants.mostAligned);
    this.mandatory = this.aligned.filter((slot) => !(slot & optionalSlot)).length;
  }

  static of(text) {
    const slots = soundSlots(text).slice(0, tables.constants.mostSlots);
    const starts = slots.flatMap((slot, place) => (place === 0 || slots[place - 1].word !== slot.word ? [place] : []));
    return new SoundQuery(slots.map((slot) => slot.symbols), starts);
  }

  get halves() {
    const middle = this.starts[this.starts.length >> 1];
    const first = new SoundQuery(this.slots.slice(0, middle), this.starts.filter((start) => start < middle));
    const second = new SoundQuery(
      this.slots.slice(middle),
      this.starts.filter((start) => start >= middle).map((start) => start - middle),
    );
    return [first, second].filter((half) => half.mandatory >= 5);
  }
}

/** Follows a query through the sorted keys of words from one place. */
class SoundWalk {
  matches = [];
  #steps = 0;

  constructor(query, lexicon, start, isOpen) {
    Object.assign(this, { query, lexicon, start, isOpen });
  }

  run() {
    this.#walk(this.start, "", [0, this.lexicon.keys.length], 0, this.query.slots.length, false);
  }

  runWithError(end) {
    this.#steps = 0;
    this.#walk(this.start, "", [0, this.lexicon.keys.length], 1, end, false);
    this.matches = this.matches.filter((match) => !(match.hasError && match.end !== end));
  }

  preferWhole(end) {
    if (end - this.start < 3 || !this.matches.some((match) => match.end === end && !match.isPrefix)) return;
    this.matches = this.matches.filter((match) => match.end >= end);
  }

  #walk(place, key, range, errors, end, used) {
    this.#steps += 1;
    if (this.#steps >= tables.constants.mostSteps || range[0] >= range[1]) return;
    const depth = key.length;
    if (depth > 0) this.#note(place, key, range, used);
    if (place >= this.query.slots.length || depth >= 16 || (errors > 0 && place >= end)) return;
    const slot = this.query.slots[place];
    if (slot & optionalSlot) this.#walk(place + 1, key, range, errors, end, used);
    for (let symbol = 0; symbol < 15; symbol += 1) {
      const isMeant = (slot & (1 << symbol)) !== 0;
      if (!isMeant && !(errors > 0 && !used && depth > 0)) continue;
      const next = key + String.fromCharCode(0x61 + symbol);
      const narrowed = this.#narrow(range, next);
      if (narrowed[0] >= narrowed[1]) continue;
      this.#walk(place + 1, next, narrowed, errors, end, used || !isMeant);
      if (!isMeant) this.#walk(place, next, narrowed, errors, end, true);
    }
    if (errors > 0 && !used && depth > 0 && !(slot & optionalSlot)) this.#walk(place + 1, key, range, errors, end, true);
  }

  #note(place, key, range, hasError) {
    const { keys } = this.lexicon;
    let end = range[0];
    while (end < range[1] && keys[end] === key) end += 1;
    const match = { start: this.start, end: place, isPrefix: false, hasError };
    if (end > range[0]) this.matches.push({ ...match, keys: [range[0], end] });
    const isLast = this.isOpen && !hasError && place === this.query.slots.length && place - this.start >= 3;
    if (isLast && end < range[1]) this.matches.push({ ...match, isPrefix: true, keys: [end, range[1]] });
  }

  #narrow(range, key) {
    const past = `${key}p`;
    const { keys } = this.lexicon;
    const bisect = (low, high, isBefore) => {
      while (low < high) {
        const middle = (low + high) >> 1;
        if (isBefore(keys[middle])) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    const lower = bisect(range[0], range[1], (other) => other < key);
    return [lower, bisect(lower, range[1], (other) => other < past)];
  }
}

/** Aligns candidates with a query, first without errors and, where none fits, with some. */
function align(ranking, candidates, query, lexicon, allowsErrors, effort) {
  const { aligned, alignedWithErrors, least, patience } = tables.constants;
  const matcher = new SlotMatcher(query, lexicon);
  const count = query.mandatory;
  const limit = Math.min(8, Math.trunc((1 - least) * count));
  let best = candidates[0]?.score ?? 0;
  let share = 0.4;
  for (const reach of limit > 0 && allowsErrors ? [0, limit] : [0]) {
    let misses = 0;
    for (const candidate of candidates.slice(0, (reach === 0 ? aligned : alignedWithErrors) * effort)) {
      if (candidate.score < best * (reach === 0 ? share : 0.4)) break;
      const match = matcher.match(lexicon.sequences[candidate.document], reach);
      if (!match) {
        misses += 1;
        if (ranking.documents.length > 0 && misses === patience) break;
        continue;
      }
      misses = 0;
      if (reach === 0 && ranking.documents.length === 0) [best, share] = [candidate.score, 0.55];
      const likeness = 1 - match.errors / count;
      let score = likeness + 0.12 * Math.min(1, count / Math.max(1, match.length));
      if (match.end <= query.aligned.length + 2) score += 0.04;
      ranking.documents.push({ document: candidate.document, score });
      const certainty = likeness * Math.min(1, (count + 3) / 8);
      ranking.trust = Math.max(ranking.trust, Math.min(1, Math.max(0, (certainty - least) / 0.2)));
    }
    if (ranking.documents.length > 0) break;
  }
  settle(ranking);
}

/** Best first, each dua once. */
function settle(ranking) {
  const seen = new Set();
  ranking.documents.sort((a, b) => b.score - a.score || a.document - b.document);
  ranking.documents = ranking.documents.filter(({ document }) => !seen.has(document) && seen.add(document));
}

/** The fewest errors in any part of a text: approximate matching with a row of bits for each number of errors. */
class SlotMatcher {
  constructor(query, lexicon) {
    this.lexicon = lexicon;
    this.goal = 1n << BigInt(query.aligned.length);
    this.mask = (this.goal << 1n) - 1n;
    this.skips = 0n;
    query.aligned.forEach((slot, place) => {
      if (slot & optionalSlot) this.skips |= 1n << BigInt(place);
    });
    this.matches = lexicon.sets.map((set) => {
      let bits = 0n;
      query.aligned.forEach((slot, place) => {
        if (slot & set & ~optionalSlot) bits |= 1n << BigInt(place);
      });
      return bits << 1n;
    });
    this.optional = lexicon.sets.map((set) => (set & optionalSlot ? this.mask : 0n));
  }

  match(sequence, limit) {
    let rows = this.#reset(limit);
    let best = null;
    let length = 0;
    let reach = limit;
    for (const word of sequence) {
      if (word === 0) {
        rows = this.#reset(limit);
        continue;
      }
      const slots = this.lexicon.slots[word];
      for (let slot = 0; slot < slots.length; slot += 1) {
        length += 1;
        if (reach < 0) continue;
        this.#step(rows, this.matches[slots[slot]] ?? 0n, this.optional[slots[slot]] ?? 0n, reach);
        if (!(rows[reach] & this.goal)) continue;
        let errors = 0;
        while (!(rows[errors] & this.goal)) errors += 1;
        best = { errors, end: length };
        reach = errors - 1;
      }
    }
    return best && { ...best, length };
  }

  #reset(limit) {
    const rows = [this.#closed(1n)];
    for (let errors = 1; errors <= limit; errors += 1) rows.push(this.#closed(rows[errors - 1] | (rows[errors - 1] << 1n)));
    return rows;
  }

  #step(rows, match, isOptional, reach) {
    let before = rows[0];
    let changed = this.#closed(((before << 1n) & match) | 1n | (before & isOptional));
    rows[0] = changed;
    for (let errors = 1; errors <= reach; errors += 1) {
      const old = rows[errors];
      const next = this.#closed(
        ((old << 1n) & match) | 1n | (old & isOptional) | before | (before << 1n) | (changed << 1n),
      );
      rows[errors] = next;
      [before, changed] = [old, next];
    }
  }

  #closed(bits) {
    const once = bits | ((bits & this.skips) << 1n);
    return (once | ((once & this.skips) << 1n)) & this.mask;
  }
}
