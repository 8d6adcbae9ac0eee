import { functionOf, gatsbyRequire } from "../insides";

/** Where Gatsby makes its workers. */
const makers = "gatsby/dist/utils/worker/pool.js";

/** The module with which a worker renders pages. */
const renderer = "gatsby/dist/utils/worker/child/render-html.js";

/** Loads a module of Gatsby; tests pass others. */
type Load = (module: string) => unknown;

/**
 * Makes Gatsby run queries and render pages in its own process. Each worker would load Gatsby and build all types
 * again, and write its database after the build has ended, so that the next build could not reuse it.
 *
 * @param environment `GATSBY_CPU_COUNT` is set in it, unless a maintainer has set it
 * @throws if Gatsby makes its workers elsewhere
 */
export function workInMainProcess(
  environment: Record<string, string | undefined> = process.env,
  load: Load = gatsbyRequire,
): void {
  environment.GATSBY_CPU_COUNT ??= "1";
  if (environment.GATSBY_CPU_COUNT === "1" && environment.NODE_ENV === "production") replaceWorkers(load);
}

function replaceWorkers(load: Load): void {
  const pool = load(makers);
  functionOf(pool, "create");
  Object.assign(Object(pool), { create: () => mainProcessAsPool(load) });
}

/**
 * Does everything that Gatsby expects of its workers. Queries in the main process need no preparation.
 */
function mainProcessAsPool(load: Load) {
  let last: Promise<unknown> = Promise.resolve();
  // Like a worker, one thing after another.
  const sequentially = (work: () => unknown): Promise<unknown> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const renderHTMLProd = (pages: unknown) => sequentially(() => functionOf(load(renderer), "renderHTMLProd")(pages));
  const nothing = () => [];
  return { single: { renderHTMLProd }, all: { loadConfigAndPlugins: nothing, buildSchema: nothing }, end: nothing };
}
