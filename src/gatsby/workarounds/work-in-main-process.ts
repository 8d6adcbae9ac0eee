import { functionOf, gatsbyRequire } from "../insides";

/** Where Gatsby makes its workers. */
const makers = "gatsby/dist/utils/worker/pool.js";

/** A worker renders pages with this. */
const renderer = "gatsby/dist/utils/worker/child/render-html.js";

/** Gives a module of Gatsby; tests give others. */
type Load = (module: string) => unknown;

/**
 * Lets Gatsby run queries and render pages in its own process. Each worker would load Gatsby and build all types once more,
 * and still write its database when the build has ended: the next one could not go on from it.
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
 * Does all that Gatsby expects of its workers, and is always there. Queries that run in the main process need none, so
 * there is nothing to prepare.
 */
function mainProcessAsPool(load: Load) {
  let last: Promise<unknown> = Promise.resolve();
  // A worker does one thing after another, too.
  const sequentially = (work: () => unknown): Promise<unknown> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const renderHTMLProd = (pages: unknown) => sequentially(() => functionOf(load(renderer), "renderHTMLProd")(pages));
  const nothing = () => [];
  return { single: { renderHTMLProd }, all: { loadConfigAndPlugins: nothing, buildSchema: nothing }, end: nothing };
}
