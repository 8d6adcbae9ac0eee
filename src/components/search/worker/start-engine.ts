import { searchMarks } from "../../../domain/search/search-marks";
import type { Engine } from "./engine";

/** How much words in the metadata of a page count: the usual 5 for its title, however that is spelled. */
const metaWeights = { title: 5, [searchMarks.titleWords]: 5, [searchMarks.words]: 0.5, image_alt: 0 };

/**
 * Loads the search engine.
 *
 * @param script the address of its script
 * @param basePath the path of the index
 * @throws Error if it can't be loaded
 */
export async function startEngine(script: string, basePath: string): Promise<Engine> {
  const engine = await import(script).then(
    (module: unknown) => module,
    () => undefined,
  );
  if (!isEngine(engine)) throw new Error(`The search engine could not be loaded from ${script}`);
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
  return ["options", "init", "filters", "search"].every(
    (name) => typeof Reflect.get(Object(module), name) === "function",
  );
}
