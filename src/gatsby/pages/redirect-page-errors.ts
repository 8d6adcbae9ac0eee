import path from "node:path";
import { foldCase } from "../../domain/text/search-key";
import { gatsbyFile, pageFile } from "../../domain/addresses/page-file";

/** What the site has besides the pages of redirects. */
interface Neighbours {
  /** Paths of all other pages. */
  readonly pages: readonly string[];
  /** Files that are served as they are, from the root of the site. */
  readonly staticFiles: readonly string[];
}

/**
 * Which pages of redirects would be written outside the site, or over another page or a file. The content check has
 * refused them before; this is the second barrier, and looks at the pages that Gatsby is about to write.
 */
export function redirectPageErrors(redirects: readonly string[], { pages, staticFiles }: Neighbours): string[] {
  const filesOf = (page: string) => [...new Set([gatsbyFile(page), pageFile(page)])];
  const taken = new Set([...pages.flatMap(filesOf), ...staticFiles].map(foldCase));
  return redirects.flatMap((from) => {
    const files = filesOf(from);
    const errors = files.flatMap((file) => {
      const why = errorOf(file, taken);
      return why === undefined ? [] : [`The redirect from ${JSON.stringify(from)} ${why}: ${file}`];
    });
    for (const file of files) taken.add(foldCase(file));
    return errors.slice(0, 1);
  });
}

function errorOf(file: string, taken: ReadonlySet<string>): string | undefined {
  if (path.posix.normalize(file) !== file || file.startsWith("../") || path.isAbsolute(file) || file.includes("\\"))
    return "would be written outside its folder";
  const folded = foldCase(file);
  if (taken.has(folded)) return "would overwrite a file";
  const steps = folded.split("/");
  const isBelowFile = steps.some((_, index) => index > 0 && taken.has(steps.slice(0, index).join("/")));
  return isBelowFile ? "would be below a file" : undefined;
}
