import { gatsbyRequire } from "./gatsby-require";

/**
 * Lets Gatsby run queries in its own process on computers with one or two cores, where it has a single worker in either
 * case. Otherwise that worker first builds all types again, and is replaced by a new one before it renders pages: three
 * seconds of every build.
 *
 * @param environment `GATSBY_CPU_COUNT` is set in it, unless a maintainer has set it
 */
export function queryInMainProcess(
  environment: Record<string, string | undefined> = process.env,
  cores = physicalCores(),
): void {
  if (cores <= 2) environment.GATSBY_CPU_COUNT ??= "1";
}

/**
 * How many cores Gatsby counts if nothing else is said.
 *
 * @throws if Gatsby counts them elsewhere
 */
export function physicalCores(): number {
  const module: unknown = gatsbyRequire("gatsby-core-utils/cpu-core-count");
  const count: unknown = Reflect.get(Object(module), "cpuCoreCount");
  if (typeof count !== "function")
    throw new Error("Gatsby counts cores elsewhere: adapt src/gatsby/workarounds/query-in-main-process.ts");
  return Number(Reflect.apply(count, undefined, [true]));
}
