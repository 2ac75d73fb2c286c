// Asks the search for the web: node ask.mjs WRAPPER WASM COMMAND [FILES], and prints the answers as JSON.
import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";

const [, , wrapper, wasm, command, ...files] = process.argv;
const { DuaSearch } = await import(pathToFileURL(wrapper));
const module = await WebAssembly.compile(readFileSync(wasm));
const read = (path) => JSON.parse(readFileSync(path, "utf8"));

function bits(number) {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  return view.getBigUint64(0).toString();
}

const commands = {
  // The results of every query, with the bits of scores, and the highlights of some texts.
  async answers(index, requests) {
    const search = await DuaSearch.load(module, readFileSync(index));
    return read(requests).map(({ query, options, texts }) => ({
      results: search.search(query, options).map(({ id, score, route }) => ({ id, score: bits(score), route })),
      highlights: texts.map(({ text, field }) => {
        const { coverage, ranges } = search.highlights(text, field, query);
        return { coverage: bits(coverage), ranges };
      }),
    }));
  },

  // The ids of results whose texts have the marks of the query.
  async marks(index, requests) {
    const search = await DuaSearch.load(module, readFileSync(index));
    return read(requests).map(({ query, limit, texts }) =>
      search.search(query, { limit, arabic: (id) => texts[id] }).map(({ id }) => id));
  },

  async explanations(index, requests) {
    const search = await DuaSearch.load(module, readFileSync(index));
    return read(requests).map((query) => search.search(query, { explains: true }).map(({ explanation }) => explanation));
  },

  // For every index, in base 64, the results of a query or why there are none.
  async damaged(indexes, query) {
    const answers = [];
    for (const index of read(indexes)) {
      try {
        const search = await DuaSearch.load(module, Buffer.from(index, "base64"));
        answers.push(search.search(query).map(({ id }) => id).join(" "));
        search.close();
      } catch (error) {
        answers.push(error.message);
      }
    }
    return answers;
  },

  // The bytes of memory after a fifth of the searches and after all of them; indexes are opened and closed in between.
  async memory(index, requests, count) {
    const { exports } = await WebAssembly.instantiate(module, {});
    WebAssembly.instantiate = async () => ({ exports });
    const queries = read(requests);
    const search = await DuaSearch.load(module, readFileSync(index));
    const sizes = [];
    for (let number = 1; number <= Number(count); number += 1) {
      const query = queries[number % queries.length];
      search.search(query);
      search.highlights(query, "arabic");
      if (number % 1000 === 0) (await DuaSearch.load(module, readFileSync(index))).close();
      if (number === Number(count) / 5 || number === Number(count)) sizes.push(exports.memory.buffer.byteLength);
    }
    return sizes;
  },

  async texts(index, requests) {
    const search = await DuaSearch.load(module, readFileSync(index));
    return read(requests).map((text) => [search.fold(text), search.skeleton(text), search.romanize(text)]);
  },

  // What is thrown for arguments of other types.
  async types(index) {
    const search = await DuaSearch.load(module, readFileSync(index));
    return [null, undefined, 5, {}].map((query) => {
      try { return `${search.search(query)}`; } catch (error) { return `${error.name}: ${error.message}`; }
    });
  },

  // The ids of the results with options of other types and with the same of the declared ones, and what is thrown for others.
  async options(index, query) {
    const search = await DuaSearch.load(module, readFileSync(index));
    const found = (options) => search.search(query, options).map(({ id }) => id).join(" ");
    const ids = search.search(query, { limit: 1 }).map(({ id }) => id);
    // A text that is searched twice: nothing has the words between the quotation marks.
    const quoted = `"${query} ${query} ${query}"`;
    const pairs = [
      [{ limit: null }, {}], [{ limit: "2" }, { limit: 2 }], [{ limit: 2.9 }, { limit: 2 }],
      [{ minWords: null, maxWords: null, categories: null }, {}],
      [{ duas: new Set(ids) }, { duas: ids }], [{ categories: new Set([1]).values() }, { categories: [1] }],
      [{ grades: new Set() }, { grades: [] }], [{ categories: [1.5] }, { categories: [] }],
      [{ duas: [ids[0] + 0.5, NaN] }, { duas: [] }],
    ];
    const wrong = [{ limit: NaN }, { maxWords: "many" }, { categories: 1 }, { languages: "en" }, { duas: {} }];
    const again = [new Set(ids).values(), ids].map((duas) => search.search(quoted, { duas }).map(({ id }) => id).join(" "));
    return {
      ids: ids.join(" "),
      pairs: [...pairs.map((pair) => pair.map(found)), again],
      thrown: wrong.map((options) => {
        try { return found(options); } catch (error) { return `${error.name}: ${error.message}`; }
      }),
    };
  },

  // What is thrown by a search whose index was released, once and again.
  async released(index, query) {
    const search = await DuaSearch.load(module, readFileSync(index));
    return ["", ""].map(() => {
      search.close();
      try { return `${search.search(query)}`; } catch (error) { return `${error.name}: ${error.message}`; }
    });
  },

  async size() { return [execFileSync("gzip", ["-9", "-c", wasm], { maxBuffer: 1 << 24 }).length]; },
};

process.stdout.write(JSON.stringify(await commands[command](...files)));
