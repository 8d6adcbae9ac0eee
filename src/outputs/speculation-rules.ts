import { servedPath } from "../domain/addresses/served-path";
import { files, routes } from "../domain/routes";
import type { OutputFile } from "./writing/output-file";

/** Pages that load the application at once: a reader who only points at a link to them must not pay for that. */
const heavy = [routes.login, routes.list("courses"), routes.search, routes.instructions, routes.admin];

/** Addresses with a query or a fragment, as pages with filters read them: they load the application, too. */
const narrowed = ["/*\\?:query", "/*#:fragment"];

/** Patterns of what browsers do not prepare. The last one is of files. */
export function unpreparedPatterns(): string[] {
  return [...heavy.flatMap((path) => [path, `${path}/*`]), ...narrowed, "/*.*"].map(servedPath);
}

/**
 * What browsers may prepare while a reader points at a link, as the `Speculation-Rules` header says: pages of the site,
 * but for those that load the application, and no files. Browsers that save data prepare nothing.
 */
export function speculationRules(): OutputFile {
  const where = {
    and: [
      { href_matches: servedPath("/*") },
      { not: { href_matches: unpreparedPatterns() } },
      { not: { selector_matches: "[target=_blank], [download]" } },
    ],
  };
  const rules = { prerender: [{ where, eagerness: "moderate" }] };
  return { path: files.speculationRules, data: JSON.stringify(rules) };
}
