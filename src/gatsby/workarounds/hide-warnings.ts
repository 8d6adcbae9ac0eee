import path from "node:path";
import { hasFields, isFunction } from "../../domain/shape";
import { gatsbyRequire } from "../insides";

/** The site's heads are react-helmet's on purpose. */
const advice = /^gatsby-plugin-react-helmet: Gatsby now has built-in support/;

/** Gatsby says this of each query that belongs to no page, and once below all of them. */
const warning = /^The GraphQL query in the non-page component "(.+)" will not be run\.$/;
const explanation = /^\s*Exported queries are only executed for page components\./;

/**
 * Hides warnings that no reader of a build can act on. Gatsby reads the queries of all files below `src` and warns about
 * those that no page uses. A template has no page while the club has no item for it, such as a year of old notices, and a
 * file of `src/pages` has none if the club has switched it off: neither is a mistake, so they are not reported. All other
 * warnings are.
 */
export function hideWarnings(
  reporter: GatsbyReporter,
  folders = [path.resolve("src/templates"), path.resolve("src/pages")],
): void {
  const { warn, log } = reporter;
  let isExplained = false;
  reporter.warn = (message) => {
    if (advice.test(message)) return;
    const file = warning.exec(message)?.[1];
    if (file !== undefined && folders.includes(path.dirname(path.normalize(file)))) return;
    isExplained ||= file !== undefined;
    warn.call(reporter, message);
  };
  reporter.log = (message) => {
    if (isExplained || !explanation.test(message)) log.call(reporter, message);
  };
}

/** The parts of Gatsby's reporter that are used. */
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
    throw new Error("Gatsby's reporter has moved: adapt src/gatsby/workarounds/hide-warnings.ts");
  return reporter;
}

function isReporter(candidate: unknown): candidate is GatsbyReporter {
  return hasFields(candidate, { warn: isFunction, log: isFunction });
}
