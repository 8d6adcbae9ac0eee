import { excerptOf, inOrderOfUse } from "../../../domain/search/found-pages";
import { isSearched, searchQuery, type SearchQuery } from "../../../domain/search/search-words";
import { searchMarks } from "../../../domain/search/search-kind";
import type { Engine, EngineResult, FilterCounts, Filters } from "./engine";

/** The pages found, best first; their data is not loaded yet. */
export interface Found {
  readonly query: SearchQuery;
  readonly results: readonly EngineResult[];
  readonly counts: FilterCounts;
}

const nothing = (query: SearchQuery): Found => ({ query, results: [], counts: {} });

export async function find(engine: Engine, typed: string, filters: Readonly<Record<string, string>>): Promise<Found> {
  const query = searchQuery(typed);
  const answers = await Promise.all(query.spellings.map((spelling) => engine.search(spelling, { filters })));
  const found = [...new Map(answers.flatMap(({ results }) => results.map((result) => [result.id, result]))).values()];
  const [first] = found;
  const whole = await withWholeWords(engine, query);
  if (whole.every(({ size }) => size === 0) && !(await beginsAlike(first, query))) return nothing(query);
  const answer = answers.find(({ results }) => results.length > 0);
  const { filters: left = {}, totalFilters: all = {} } = answer ?? {};
  // For the filter that is set, counts all its choices; for the other one, what is left.
  const counts = { kind: (filters.kind ? all : left).kind ?? {}, year: (filters.year ? all : left).year ?? {} };
  return { query, results: await ranked(engine, found, query, whole), counts };
}

export async function describe(result: EngineResult, { words }: SearchQuery) {
  const { url, content, locations, meta, filters } = await result.data();
  const places = new Set(locations);
  const title = meta.title ?? "";
  const excerpt = excerptOf(content, title, (word, place) => places.has(place) || isSearched(word, words));
  return { url, title, filters, excerpt };
}

async function ranked(
  engine: Engine,
  found: readonly EngineResult[],
  query: SearchQuery,
  whole: readonly ReadonlySet<string>[],
) {
  const { part = {}, until = {} } = await engine.filters();
  const idsWith = async (filters: Filters) => {
    const { results } = await engine.search(null, { filters });
    return new Set(results.map(({ id }) => id));
  };
  const withPart = (name: string) => (part[name] ? idsWith({ part: name }) : new Set<string>());
  const [lists, homes] = [await withPart(searchMarks.list), await withPart(searchMarks.home)];
  const instants = Object.keys(until).filter((instant) => Date.parse(instant) > Date.now());
  const coming = instants.length > 0 ? await idsWith({ until: { any: instants } }) : new Set<string>();
  const titles = await titlesWith(engine, found, query);
  const withFacts = found.map((result) => ({
    result,
    id: result.id,
    score: result.score,
    isTitle: titles.has(result.id),
    isWhole: whole.every((ids) => ids.has(result.id)),
    isList: lists.has(result.id),
    isHome: homes.has(result.id),
    isComing: coming.has(result.id),
  }));
  return inOrderOfUse(withFacts).map(({ result }) => result);
}

/** The pages with all the words in their titles. The engine only says whether a title has one of them. */
async function titlesWith(engine: Engine, found: readonly EngineResult[], { words }: SearchQuery) {
  let ids = new Set(found.filter(hasTitle).map(({ id }) => id));
  if (words.length < 2) return ids;
  for (const { text } of words) {
    const { results } = await engine.search(text, { filters: {} });
    const ofWord = new Set(results.filter(hasTitle).map(({ id }) => id));
    ids = new Set([...ids].filter((id) => ofWord.has(id)));
  }
  return ids;
}

/** For each word, the pages that contain it as a whole word: the engine does so for words in quotation marks. */
async function withWholeWords(engine: Engine, { words }: SearchQuery): Promise<readonly ReadonlySet<string>[]> {
  const answers = await Promise.all(words.map(({ text }) => engine.search(`"${text}"`, { filters: {} })));
  return answers.map(({ results }) => new Set(results.map(({ id }) => id)));
}

function hasTitle({ matchedMetaFields = [] }: EngineResult): boolean {
  return matchedMetaFields.includes("title") || matchedMetaFields.includes(searchMarks.titleWords);
}

/**
 * If the engine does not know a word, it takes words with the same beginning, down to one letter: that counts as
 * nothing found.
 */
async function beginsAlike(first: EngineResult | undefined, { words }: SearchQuery): Promise<boolean> {
  const page = await first?.data();
  if (!page) return false;
  const written = page.content.split(/\s+/);
  const found = page.locations.map((place) => written[place] ?? "");
  const ofMeta = [searchMarks.words, searchMarks.titleWords].map((name) => page.meta[name] ?? "");
  const candidates = [...found, ...ofMeta.join(" ").split(" ")];
  return words.some(({ text, isWhole }) => {
    const begins = { text: isWhole ? text : text.slice(0, 3), isWhole };
    return candidates.some((word) => isSearched(word, [begins]));
  });
}
