// Reads the files of a bundle with the generated models, and prints what it has read, one line of JSON a file.

import { BundleError } from "./rizq-bundle";
import * as bundle from "./rizq-bundle";

declare function require(name: "fs"): { readFileSync(path: string, encoding: "utf8"): string };
declare const process: { readonly argv: string[] };

const readers: [string, (json: string) => unknown][] = [
  ["categories.json", bundle.readCategories],
  ["collections.json", bundle.readCollections],
  ["duas.json", bundle.readDuas],
  ["journey_duas.json", bundle.readJourneyDuas],
  ["journeys.json", bundle.readJourneys],
  ["manifest.json", bundle.readManifest],
  ["works.json", bundle.readWorks],
];

// The types are those of the contract: this would not compile otherwise.
export function summary(dua: bundle.Dua): string {
  const places = dua.sources.map((source) =>
    source.type === "quran" ? `${source.surah}:${source.ayah}` : source.type === "hadith" ? source.number : source.title,
  );
  return `${dua.title_ar ?? dua.title_en} ${dua.translations["en"]} ${places.join()}`;
}

for (const [path, read] of readers) {
  const text = require("fs").readFileSync(`${process.argv[2]}/${path}`, "utf8");
  try {
    console.log(JSON.stringify({ value: read(text) }));
  } catch (error) {
    console.log(JSON.stringify({ problem: error instanceof BundleError ? error.message : `unexpected: ${error}` }));
  }
}
