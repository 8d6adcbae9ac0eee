import { isFunction, propertyOf } from "../../../domain/shape";
import { searchMarks } from "../../../domain/search/search-kind";
import type { Engine } from "./engine";

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
