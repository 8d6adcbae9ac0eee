import { isFunction, propertyOf } from "../../../domain/shape";
import { searchMarks } from "../../../domain/search/search-kind";

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

/** How much words in the metadata of a page count: the usual 5 for its title, however that is spelled. */
const metaWeights = { title: 5, [searchMarks.titleWords]: 5, [searchMarks.words]: 0.5, image_alt: 0 };

/**
 * Starts the search engine, whose script has been loaded.
 *
 * @param engine what its script has made
 * @param basePath the path of the index
 * @throws Error if that is no search engine
 */
export async function startEngine(engine: unknown, basePath: string): Promise<Engine> {
  if (!isEngine(engine)) throw new Error("The script of the search engine has made none");
  await engine.options({
    ...{ basePath, baseUrl: "/", noWorker: true, ranking: { metaWeights } },
    // Spellings are ours: the engine would drop the vowels of Bangla, which are marks to it.
    exactDiacritics: true,
  });
  await engine.init();
  await engine.filters();
  return engine;
}

function isEngine(module: unknown): module is Engine {
  return ["options", "init", "filters", "search"].every((name) => isFunction(propertyOf(module, name)));
}
