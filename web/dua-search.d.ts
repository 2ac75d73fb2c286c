/** A URL, a path relative to the page, a response, or bytes. */
export type Source = string | URL | Response | ArrayBuffer | ArrayBufferView;

/** How a dua was found: by what it cites, by its Arabic letters, by its sound, or by words of titles and translations. */
export type Route = "citation" | "arabic" | "transliteration" | "words";

/** A text of a dua. */
export type Field =
  | "title" | "arabic" | "transliteration" | "translation"
  | "benefit" | "context" | "propheticContext" | "bestTime";

export type Slot = "morning" | "anytime" | "evening";

export interface SearchOptions {
  /** The greatest number of results; 20 by default. */
  limit?: number;
  /** Only duas of one of these categories, by id. */
  categories?: number[];
  /** Only duas of one of these collections, by id. */
  collections?: number[];
  /** Only duas of one of these journeys, by id. */
  journeys?: number[];
  /** Only duas that a journey has in one of these slots. */
  slots?: Slot[];
  /** Only duas with a translation into one of these languages. */
  languages?: string[];
  /** Only these duas, by id. */
  duas?: number[];
  /** Whether the last word may be the beginning of a longer one; true by default. */
  completesLastWord?: boolean;
  /** Whether results have an explanation; false by default. */
  explains?: boolean;
}

export interface SearchResult {
  /** The id of a dua in `duas.json`. */
  id: number;
  /** Higher is better; only results of one search can be compared. */
  score: number;
  /** The route that contributed most. */
  route: Route;
  explanation?: SearchExplanation;
}

export interface SearchExplanation {
  /** The score by route. */
  parts: Partial<Record<Route, number>>;
  /** The words of the query, and what was looked up for each. */
  terms: { typed: string; lookedUp: string[] }[];
  /** The citations that the query was read as. */
  citations: string[];
}

export interface Highlights {
  /** Which share of the query the ranges cover, from 0 to 1. */
  coverage: number;
  /** Beginning and end of each part to mark, in UTF-16 units, in order. */
  ranges: [number, number][];
}

export class DuaSearch {
  private constructor();

  /**
   * Loads the module (`dua-search.wasm`, or one that is compiled already) and the index of a bundle (`search/index.bin`).
   * Rejects with the reason when the index is damaged or of another version.
   */
  static load(wasm: Source | WebAssembly.Module, index: Source): Promise<DuaSearch>;

  /** The duas that fit a query, the best first; equal ones by id. Throws when the index is damaged. */
  search(text: string, options?: SearchOptions): SearchResult[];

  /** What to mark in a text of a dua for a query, by default the last one that was searched. */
  highlights(text: string, field: Field, query?: string): Highlights;

  /** A text as it is searched: without marks, one form for each letter. */
  fold(text: string): string;

  /** The search form without articles, particles and weak letters. */
  skeleton(text: string): string;

  /** Vocalized Arabic in Latin letters, in the scheme rizq-1. */
  romanize(text: string): string;

  /** Releases the memory of the index. */
  close(): void;
}
