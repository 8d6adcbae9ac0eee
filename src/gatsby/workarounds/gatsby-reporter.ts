import { gatsbyRequire } from "./gatsby-require";

/** What is used of Gatsby's reporter. */
export interface GatsbyReporter {
  warn: (message: string) => void;
  log: (message: string) => void;
}

/**
 * The reporter through which Gatsby itself writes to the terminal; its API passes a copy, and the module
 * `gatsby/reporter` of Gatsby 5.16 exports nothing.
 *
 * @throws if it is no longer where it was
 */
export function gatsbyReporter(): GatsbyReporter {
  const reporter: unknown = gatsbyRequire("gatsby-cli/lib/reporter");
  if (!isReporter(reporter))
    throw new Error("Gatsby's reporter has moved: adapt src/gatsby/workarounds/gatsby-reporter.ts");
  return reporter;
}

function isReporter(candidate: unknown): candidate is GatsbyReporter {
  return ["warn", "log"].every((name) => typeof Reflect.get(Object(candidate), name) === "function");
}
