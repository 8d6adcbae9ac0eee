import path from "node:path";
import type { GatsbyReporter } from "./gatsby-reporter";

/** The site's heads are react-helmet's on purpose. */
const advice = /^gatsby-plugin-react-helmet: Gatsby now has built-in support/;

/** What Gatsby says of each query that belongs to no page, and once below all of them. */
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
