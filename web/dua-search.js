// Finds duas in a browser or under Node: the query engine of the app, compiled to WebAssembly (`make web`), over the
// `search/index.bin` of a bundle. dua-search.d.ts describes every option.

const routes = ["citation", "arabic", "transliteration", "words"];
const slots = ["morning", "anytime", "evening"];
const grades = ["sahih", "hasan", "daif", "mawdu"];
/** The number of duas whose texts are compared with the marks of a quoted phrase. */
const maximumCandidates = 1024;
/** Any quotation mark of those that the search knows. */
const quotationMark = /["\u201C\u201D\u201E\u00AB\u00BB]/;
const fields = "title arabic transliteration translation benefit context propheticContext bestTime".split(" ");

export class DuaSearch {
  #module;
  #session;
  #query = "";
  #completesLastWord = true;

  /** Loads the module and an index; each is a URL, a path relative to the page, a Response, or bytes. */
  static async load(wasm, index) {
    const [module, bytes] = await Promise.all([EngineModule.load(wasm), bytesOf(index)]);
    return new DuaSearch(module, module.open(bytes));
  }

  constructor(module, session) {
    this.#module = module;
    this.#session = session;
  }

  /** The duas that match a query, best first. Throws a TypeError if `text` is not a string, and an Error after `close()`. */
  search(text, options = {}) {
    const query = stringOf("search(text, options)", text);
    if (!this.#session) throw new Error("the index was released by close(); load it again");
    const { arabic } = options;
    const limit = countOf("limit", options.limit, 20);
    const filters = filtersOf(options);
    // An empty text has the marks of a query only if none are quoted.
    const comparesMarks = arabic && !this.#hasMarks(query, "");
    const wanted = comparesMarks && limit > 0 ? Math.max(limit, maximumCandidates) : limit;
    const found = this.#search(query, options, filters, wanted);
    if (!found.length && !options.requiresPhrases && quotationMark.test(query)) {
      return this.#search(query, options, filters, limit, true);
    }
    if (!comparesMarks) return found;
    const results = [];
    for (const result of found) {
      if (results.length >= limit) break;
      const text = result.route === "citation" ? undefined : arabic(result.id) ?? "";
      if (text === undefined || this.#hasMarks(query, text)) results.push(result);
    }
    // Without the marks, a dua with the letters is better than none.
    return results.length || options.requiresPhrases ? results : found.slice(0, limit);
  }

  #search(query, options, filters, limit, ignoresQuotes = false) {
    const { completesLastWord = true, explains = false } = options;
    [this.#query, this.#completesLastWord] = [query, completesLastWord];
    const request = new Writer();
    request.text(query);
    request.number(limit);
    request.number(completesLastWord ? 1 : 0);
    request.number(explains ? 1 : 0);
    request.number(ignoresQuotes ? 1 : 0);
    for (const numbers of [filters.categories, filters.collections, filters.journeys, filters.slots]) {
      request.list(numbers, (number) => request.number(number));
    }
    request.list(filters.languages, (tag) => request.text(tag));
    request.list(filters.duas, (id) => request.id(id));
    request.number(filters.grades);
    request.number(options.requiresAudio ? 1 : 0);
    request.number(filters.minWords);
    request.number(filters.maxWords);
    return this.#module.call("search", request, resultsOf(explains), this.#session);
  }

  /**
   * The matches of a query, by default the last one, in a text of a dua: `ranges` of UTF-16 units in order, and the share of
   * the query that they cover.
   */
  highlights(text, field, query = this.#query) {
    const number = fields.indexOf(field);
    if (number < 0) throw new TypeError(`highlights(text, field) takes one of ${fields.join(", ")} as its field`);
    const request = new Writer();
    request.text(stringOf("highlights(text, field)", query));
    request.number(this.#completesLastWord ? 1 : 0);
    request.number(number);
    request.text(stringOf("highlights(text, field)", text));
    return this.#module.call("highlights", request, (reply) => {
      const coverage = reply.double();
      return { coverage, ranges: reply.list(() => [reply.number(), reply.number()]) };
    });
  }

  /** The search form of a text: without marks, with one form for each letter. */
  fold(text) { return this.#transform("fold(text)", 0, text); }

  /** The search form without articles, particles and weak letters. */
  skeleton(text) { return this.#transform("skeleton(text)", 1, text); }

  /** Vocalized Arabic in Latin letters, in the scheme rizq-1. */
  romanize(text) { return this.#transform("romanize(text)", 2, text); }

  /** Releases the index. */
  close() {
    if (this.#session) this.#module.exports.close(this.#session);
    this.#session = 0;
  }

  /** Whether an Arabic text contains the quoted phrases of a query with their marks. */
  #hasMarks(query, text) {
    const request = new Writer();
    request.text(query);
    request.text(text);
    return this.#module.call("has_marks", request, (reply) => reply.number() !== 0);
  }

  #transform(call, kind, text) {
    const request = new Writer();
    request.text(stringOf(call, text));
    return this.#module.call("transform", request, (reply) => reply.text(), kind);
  }
}

/** Passes memory to and from the WebAssembly module. */
class EngineModule {
  static async load(wasm) {
    if (wasm instanceof WebAssembly.Module) return new EngineModule(await WebAssembly.instantiate(wasm, {}));
    return new EngineModule((await WebAssembly.instantiate(await bytesOf(wasm), {})).instance);
  }

  constructor(instance) { this.exports = instance.exports; }

  /** Copies bytes to the memory of the module; the function that they are passed to releases them. */
  #write(bytes) {
    const pointer = this.exports.allocate(bytes.length);
    new Uint8Array(this.exports.memory.buffer, pointer >>> 0, bytes.length).set(bytes);
    return pointer;
  }

  #reply(pointer, read) {
    try {
      const reply = new Reader(this.exports.memory.buffer, pointer >>> 0);
      if (reply.number() !== 0) throw new Error(reply.text());
      return read(reply);
    } finally {
      this.exports.release(pointer);
    }
  }

  open(bytes) { return this.#reply(this.exports.open(this.#write(bytes), bytes.length), (reply) => reply.number()); }

  call(name, request, read, ...arguments_) {
    const bytes = request.bytes();
    const pointer = this.#write(bytes);
    try {
      return this.#reply(this.exports[name](...arguments_, pointer, bytes.length), read);
    } finally {
      this.exports.release(pointer);
    }
  }
}

/** Encodes arguments: little-endian numbers, texts as their length and UTF-8, lists as their length and one, 0 for none. */
class Writer {
  #bytes = [];

  number(value) { this.#bytes.push(value & 0xff, value >>> 8 & 0xff, value >>> 16 & 0xff, value >>> 24); }

  id(value) {
    const bits = BigInt(value);
    this.number(Number(bits & 0xffffffffn));
    this.number(Number(bits >> 32n & 0xffffffffn));
  }

  text(value) {
    const bytes = new TextEncoder().encode(value);
    this.number(bytes.length);
    for (const byte of bytes) this.#bytes.push(byte);
  }

  list(values, write) {
    this.number(values ? values.length + 1 : 0);
    for (const value of values ?? []) write(value);
  }

  bytes() { return Uint8Array.from(this.#bytes); }
}

class Reader {
  constructor(buffer, offset) {
    const length = new DataView(buffer).getUint32(offset, true);
    this.view = new DataView(buffer, offset + 4, length);
    this.offset = 0;
  }

  number() { return this.view.getUint32((this.offset += 4) - 4, true); }

  id() { return Number(this.view.getBigUint64((this.offset += 8) - 8, true)); }

  double() { return this.view.getFloat64((this.offset += 8) - 8, true); }

  text() {
    const length = this.number();
    this.offset += length;
    const start = this.view.byteOffset + this.offset - length;
    return new TextDecoder().decode(new Uint8Array(this.view.buffer, start, length));
  }

  list(read) { return Array.from({ length: this.number() }, read); }
}

/** Decodes results, with their explanations if they were requested. */
const resultsOf = (explains) => (reply) => {
  const results = reply.list(() => {
    const result = { id: reply.id(), score: reply.double(), route: routes[reply.number()] };
    if (!explains) return result;
    const scores = routes.map((route) => [route, reply.double()]).filter(([, score]) => score > 0);
    return { ...result, explanation: { parts: Object.fromEntries(scores) } };
  });
  if (!explains || results.length === 0) return results;
  const terms = reply.list(() => ({ typed: reply.text(), lookedUp: reply.list(() => reply.text()) }));
  const citations = reply.list(() => reply.text());
  for (const { explanation } of results) Object.assign(explanation, { terms, citations });
  return results;
};

/** The filters of a search as the module takes them. */
function filtersOf(options) {
  const list = (name) => listOf(name, options[name]);
  // Another number is the id of nothing.
  const ids = (name) => list(name)?.map(Number).filter(Number.isSafeInteger);
  const short = (name) => ids(name)?.filter((id) => id >= 0 && id <= 0xffffffff);
  return {
    categories: short("categories"),
    collections: short("collections"),
    journeys: short("journeys"),
    slots: list("slots")?.map((slot) => slots.indexOf(slot)).filter((slot) => slot >= 0),
    languages: list("languages"),
    duas: ids("duas"),
    // A bit for each grade, and one that no dua has, so that an empty list finds nothing.
    grades: list("grades")?.reduce((bits, grade) => bits | 1 << grades.indexOf(grade) & 15, 32) ?? 0,
    minWords: countOf("minWords", options.minWords, 0),
    maxWords: countOf("maxWords", options.maxWords, Infinity),
  };
}

/** The number of an option in 32 bits; `none` if it is absent. */
function countOf(name, value, none) {
  const count = Number(value ?? none);
  if (Number.isNaN(count)) throw new TypeError(`search(text, options) takes a number as its ${name}, not ${value}`);
  return Math.min(Math.max(0, Math.trunc(count)), 0xffffffff);
}

/** The values of an option, which may be an array, a set or another iterable; undefined if it is absent. */
function listOf(name, value) {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string" && typeof value[Symbol.iterator] === "function") return [...value];
  throw new TypeError(`search(text, options) takes a list as its ${name}, not ${typeof value}`);
}

function stringOf(call, value) {
  if (typeof value === "string") return value;
  throw new TypeError(`${call} takes a string as its text, not ${value === null ? "null" : typeof value}`);
}

async function bytesOf(source) {
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (String(source).startsWith("file:")) return (await import("node:fs/promises")).readFile(new URL(source));
  const response = source instanceof Response ? source : await fetch(source);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}
