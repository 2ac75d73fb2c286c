// Answers the queries of a JSON file from an index, as JSON: node ask.mjs WEB INDEX QUERIES
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , web, index, queries] = process.argv;
const { DuaSearch } = await import(pathToFileURL(`${web}/search.js`));
const search = new DuaSearch(JSON.parse(readFileSync(index, "utf8")));
const answers = JSON.parse(readFileSync(queries, "utf8")).map(({ query, options }) => search.search(query, options));
process.stdout.write(JSON.stringify(answers));
