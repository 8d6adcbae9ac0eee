import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { pageFile } from "../../domain/addresses/page-file";
import { redirects, redirectsWithPage, type Redirect } from "../../outputs/hosting/redirects";
import { redirectPageErrors } from "./redirect-page-errors";
import { movedTemplate } from "./redirect-pages";

/** Ends the build if the page of a redirect would destroy anything, once all pages are known and none is written. */
export function stopOnBadRedirects({ getNodesByType, reporter }: ParentSpanPluginArgs): void {
  const isMoved = (component: unknown) => typeof component === "string" && component.startsWith(movedTemplate());
  const pages = getNodesByType("SitePage").filter(({ component }) => !isMoved(component));
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
