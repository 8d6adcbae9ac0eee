import path from "node:path";

/** What is used of Gatsby's reporter. */
interface Reporter {
  warn: (...message: never[]) => void;
  log: (...message: never[]) => void;
}

const templates = path.resolve("src/templates") + path.sep;

/** Whether a message says nothing to whoever runs a build: it is about decisions that the project has made. */
function isOurBusiness(message: unknown): boolean {
  const text = String(message);
  if (text.startsWith("gatsby-plugin-react-helmet: Gatsby now has built-in support")) return true;
  // A template has no page as long as there is no item for it.
  if (text.startsWith(`The GraphQL query in the non-page component "${templates}`)) return true;
  return text.trimStart().startsWith("Exported queries are only executed for page components.");
}

/** Keeps warnings of Gatsby that no reader of a build can act on out of the terminal. */
export function quietReporter(reporter: Reporter): void {
  for (const level of ["warn", "log"] as const) {
    const report = reporter[level];
    reporter[level] = (...message) => {
      if (!isOurBusiness(message[0])) report.apply(reporter, message);
    };
  }
}
