import { isFunction, propertyOf } from "../../../domain/shape";
import { searchMarks } from "../../../domain/search/search-kind";

/** The part of Pagefind's interface that the site uses. The build writes Pagefind into the folder of the index. */
export interface Engine {
  /** All filters with their values. Must be called before a search, or results come without counts. */
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
  /** The metadata fields that contain a word. */
  readonly matchedMetaFields?: readonly string[];
  data(): Promise<EnginePage>;
}

interface EnginePage {
  readonly url: string;
  readonly content: string;
  readonly locations: readonly number[];
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** The weights of words in metadata: Pagefind's usual 5 for the title, in all its spellings. */
const metaWeights = { title: 5, [searchMarks.titleWords]: 5, [searchMarks.words]: 0.5, image_alt: 0 };

/**
 * Starts the search engine.
 *
 * @param script what its script exports
 * @param basePath the path of the index
 * @throws Error if that is not a search engine
 */
export async function startEngine(script: unknown, basePath: string): Promise<Engine> {
  const start = async (exactDiacritics: boolean) => {
    const create = propertyOf(script, "createInstance");
    const options = { basePath, baseUrl: "/", noWorker: true, ranking: { metaWeights }, exactDiacritics };
    const engine: unknown = isFunction(create) ? create(options) : undefined;
    if (!isEngine(engine)) throw new Error("The script of the search engine has made none");
    await engine.filters();
    return engine;
  };
  const plain = await start(false);
  let exact: Promise<Engine> | undefined;
  return {
    filters: () => plain.filters(),
    search: async (words, options) => {
      const engine = words !== null && hasVowelSigns(words) ? await (exact ??= start(true)) : plain;
      return engine.search(words, options);
    },
  };
}

/**
 * The engine drops accents, and with them the vowels of Bangla and related scripts, unless it matches exactly. But an
 * exact match does not know stems: the index has `study` as `studi`.
 */
function hasVowelSigns(words: string): boolean {
  return /[\u0900-\u109f\u1780-\u17ff]/.test(words) && !/\p{Ll}/u.test(words);
}

function isEngine(instance: unknown): instance is Engine {
  return ["search", "filters"].every((name) => isFunction(propertyOf(instance, name)));
}
