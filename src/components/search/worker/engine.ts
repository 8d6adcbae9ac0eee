/** The part of Pagefind that the site uses; the build writes it into the folder of the index. */
export interface Engine {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  init(): Promise<void>;
  /** All filters with their values. Counts come with results only once these were asked for. */
  filters(): Promise<FilterCounts>;
  /** Finds pages by words, or with `null` all pages that pass the filters. */
  search(words: string | null, options: { readonly filters: Filters }): Promise<EngineAnswer>;
}

export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;
export type Filters = Readonly<Record<string, string | { readonly any: readonly string[] }>>;

interface EngineAnswer {
  readonly results: readonly EngineResult[];
  readonly filters: FilterCounts;
  readonly totalFilters: FilterCounts;
}

export interface EngineResult {
  readonly id: string;
  readonly score: number;
  /** The names of the metadata in which a word is. */
  readonly matchedMetaFields?: readonly string[];
  data(): Promise<EnginePage>;
}

/** A page that was found. */
interface EnginePage {
  readonly url: string;
  readonly content: string;
  /** The places of the words that were found, in words. */
  readonly locations: readonly number[];
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}
