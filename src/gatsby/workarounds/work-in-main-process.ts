import { gatsbyRequire } from "./gatsby-require";

/** Where Gatsby makes its workers. */
const makers = "gatsby/dist/utils/worker/pool.js";

/** A worker renders pages with this. */
const renderer = "gatsby/dist/utils/worker/child/render-html.js";

/** Gives a module of Gatsby; tests give others. */
type Load = (module: string) => unknown;

/**
 * Lets Gatsby run queries and render pages in its own process on computers with one or two cores. In a process of its own,
 * its single worker would load Gatsby and build all types once more for that: four seconds of every build, which slow
 * down what uses the other core.
 *
 * @param environment `GATSBY_CPU_COUNT` is set in it, unless a maintainer has set it
 * @throws if Gatsby makes its workers or counts cores elsewhere
 */
export function workInMainProcess(
  environment: Record<string, string | undefined> = process.env,
  cores = physicalCores(),
  load: Load = gatsbyRequire,
): void {
  if (cores <= 2) environment.GATSBY_CPU_COUNT ??= "1";
  if (environment.GATSBY_CPU_COUNT === "1" && environment.NODE_ENV === "production") replaceWorkers(load);
}

/**
 * How many cores Gatsby counts if nothing else is said.
 *
 * @throws if Gatsby counts them elsewhere
 */
export function physicalCores(): number {
  return Number(functionIn(gatsbyRequire, "gatsby-core-utils/cpu-core-count", "cpuCoreCount")(true));
}

function replaceWorkers(load: Load): void {
  functionIn(load, makers, "create");
  Reflect.set(Object(load(makers)), "create", () => mainProcessAsPool(load));
}

/**
 * Does all that Gatsby expects of its workers, and is always there. Queries that run in the main process need none, so
 * there is nothing to prepare.
 */
function mainProcessAsPool(load: Load) {
  let last: Promise<unknown> = Promise.resolve();
  // A worker does one thing after another, too.
  const inTurn = (work: () => unknown): Promise<unknown> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const renderHTMLProd = (pages: unknown) => inTurn(() => functionIn(load, renderer, "renderHTMLProd")(pages));
  const nothing = () => [];
  return { single: { renderHTMLProd }, all: { loadConfigAndPlugins: nothing, buildSchema: nothing }, end: nothing };
}

function functionIn(load: Load, module: string, name: string): (input: unknown) => unknown {
  const value: unknown = Reflect.get(Object(load(module)), name);
  if (typeof value !== "function")
    throw new Error(`Gatsby no longer has ${name} in ${module}: adapt src/gatsby/workarounds/work-in-main-process.ts`);
  return (input): unknown => Reflect.apply(value, undefined, [input]);
}
