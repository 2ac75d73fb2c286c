/** A URL, a path relative to the page, a response, or bytes. */
export type Source = string | URL | Response | ArrayBuffer | ArrayBufferView;

/** How a dua was found: by its citations, by its Arabic letters, by its sound, or by words of titles and translations. */
export type Route = "citation" | "arabic" | "transliteration" | "words";

/** A text of a dua. */
export type Field =
  | "title" | "arabic" | "transliteration" | "translation"
  | "benefit" | "context" | "propheticContext" | "bestTime";

export type Slot = "morning" | "anytime" | "evening";

/** The grade of a hadith, the strongest first. */
export type Grade = "sahih" | "hasan" | "daif" | "mawdu";

export interface SearchOptions {
  /** The maximum number of results; 20 by default. */
  limit?: number;
  /** Only duas of one of these categories, by id. */
  categories?: Iterable<number>;
  /** Only duas of one of these collections, by id. */
  collections?: Iterable<number>;
  /** Only duas of one of these journeys, by id. */
  journeys?: Iterable<number>;
  /** Only duas that a journey contains in one of these slots. */
  slots?: Iterable<Slot>;
  /** Only duas with a translation into one of these languages, by tags as in `duas.json`: `en`, `pt-BR`. */
  languages?: Iterable<string>;
  /** Only these duas, by id. */
  duas?: Iterable<number>;
  /** Only duas that cite a hadith with one of these grades. */
  grades?: Iterable<Grade>;
  /** Whether only duas with a recording are searched; false by default. */
  requiresAudio?: boolean;
  /** The least number of Arabic words of a dua. */
  minWords?: number;
  /** The greatest number of Arabic words of a dua. */
  maxWords?: number;
  /**
   * The Arabic text of a dua. Without it, marks of a quoted phrase are ignored; with it, a dua must have them if one has. Called
   * for the best duas until `limit` of them have the marks, at most 1,024.
   */
  arabic?: (id: number) => string | undefined;
  /** Whether the last word may be a prefix of a longer one; true by default. */
  completesLastWord?: boolean;
  /**
   * Whether nothing is found if no dua has the words between quotation marks or, with `arabic`, their marks; by default the marks are
   * then ignored or, if no dua has the words either, the quotation marks.
   */
  requiresPhrases?: boolean;
  /** Whether results have an explanation; false by default. */
  explains?: boolean;
}

export interface SearchResult {
  /** The id of a dua in `duas.json`. */
  id: number;
  /** Higher is better; only scores of one search are comparable. */
  score: number;
  /** The route that contributed most. */
  route: Route;
  explanation?: SearchExplanation;
}

export interface SearchExplanation {
  /** The score by route. */
  parts: Partial<Record<Route, number>>;
  /** The words of the query, with the words that were looked up for each. */
  terms: { typed: string; lookedUp: string[] }[];
  /** The citations that the query was parsed as. */
  citations: string[];
}

export interface Highlights {
  /** The share of the query that the ranges cover, from 0 to 1. */
  coverage: number;
  /** The start and end of each match, in UTF-16 units, in order. */
  ranges: [number, number][];
}

export class DuaSearch {
  private constructor();

  /**
   * Loads the module (`dua-search.wasm`, or a compiled module) and the index of a bundle (`search/index.bin`).
   * Rejects with the reason if the index is damaged or of another version.
   */
  static load(wasm: Source | WebAssembly.Module, index: Source): Promise<DuaSearch>;

  /**
   * The duas that match a query, best first; ties by id. Throws if the index is damaged or was released, and a `TypeError` for an
   * option that is not a number or not a list although it should be.
   */
  search(text: string, options?: SearchOptions): SearchResult[];

  /** The matches of a query, by default the last one, in a text of a dua. */
  highlights(text: string, field: Field, query?: string): Highlights;

  /** The search form of a text: without marks, with one form for each letter. */
  fold(text: string): string;

  /** The search form without articles, particles and weak letters. */
  skeleton(text: string): string;

  /** Vocalized Arabic in Latin letters, in the scheme rizq-1. */
  romanize(text: string): string;

  /** Releases the memory of the index, after which no dua can be searched. */
  close(): void;
}
