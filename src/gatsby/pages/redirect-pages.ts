import type { CreatePageArgs, CreatePagesArgs, ParentSpanPluginArgs } from "gatsby";
import { type Redirect, redirects, redirectsWithPage } from "../../outputs/redirects";
import { templateFile } from "./page-context";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gatsbyFile, pageFile } from "../../domain/addresses/page-file";
import { propertyOf } from "../../domain/shape";
import { foldCase } from "../../domain/text/letters";

/** The template of all pages that lead on. */
function movedTemplate(): string {
  return templateFile("moved");
}

/**
 * A page at each old address that leads on by itself, for hosts that can't redirect.
 *
 * @param pages paths of the pages that content already has
 * @throws Error if one would take the place of such a page
 */
export function createRedirectPages(
  { getNodesByType, actions: { createPage } }: CreatePagesArgs,
  pages: readonly string[],
): void {
  const pairs = redirectsWithPage(redirects(getNodesByType));
  const errors = redirectPageErrors(
    pairs.map(({ from }) => from),
    { pages, staticFiles: [] },
  );
  if (errors.length > 0) throw new Error(errors.join("\n"));
  for (const pair of pairs) createPage(movedPage(pair));
}

function movedPage({ from, to }: Redirect) {
  return { path: from, component: movedTemplate(), context: { to, noindex: true } };
}

export function isMovedPage(page: object): boolean {
  const component = propertyOf(page, "component");
  return typeof component === "string" && component.startsWith(movedTemplate());
}

/**
 * Leaves out a page of a part that the club has switched off. Gatsby makes the pages of `src/pages` after those of content:
 * a redirect from this address would have lost its page to it.
 */
export function leaveOutPage({
  page,
  actions: { createPage, deletePage },
  getNodesByType,
}: Pick<CreatePageArgs, "page" | "actions" | "getNodesByType">): void {
  deletePage(page);
  const pair = redirectsWithPage(redirects(getNodesByType)).find(({ from }) => from === page.path);
  if (pair) createPage(movedPage(pair));
}

/** Ends the build if the page of a redirect would destroy anything, once all pages are known and none is written. */
export function stopOnBadRedirects({ getNodesByType, reporter }: ParentSpanPluginArgs): void {
  const pages = getNodesByType("SitePage").filter(({ component }) => !isMovedPage({ component }));
  const errors = redirectPageErrors(
    redirectsWithPage(redirects(getNodesByType)).map(({ from }) => from),
    { pages: pages.map((page) => String(page.path)), staticFiles: filesIn("static") },
  );
  if (errors.length > 0) reporter.panic(errors.join("\n"));
}

function filesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)).split(path.sep).join("/"));
}

/**
 * Compares redirects with the files that the build has written.
 *
 * @throws Error that names those whose page something else has overwritten
 */
export function checkRedirectPages(publicDirectory: string, pairs: readonly Redirect[]): void {
  const lost = redirectsWithPage(pairs).filter(({ from }) => !leadsOn(path.join(publicDirectory, pageFile(from))));
  if (lost.length === 0) return;
  throw new Error(`Another file of the build took the place of a redirect: ${lost.map(({ from }) => from).join(", ")}`);
}

function leadsOn(file: string): boolean {
  return existsSync(file) && /http-equiv="refresh"/i.test(readFileSync(file, "utf8"));
}

/** All that the site has besides the pages of redirects. */
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
