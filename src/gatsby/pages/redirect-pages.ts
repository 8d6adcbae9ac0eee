import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { type Redirect, redirects, redirectsWithPage } from "../../outputs/redirects";
import { templateFile } from "./page-context";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pageFile } from "../../domain/addresses/page-file";
import { propertyOf } from "../../domain/shape";

function movedTemplate(): string {
  return templateFile("moved");
}

/** A page at each old address that redirects readers, for hosts that can't. */
export function createRedirectPages({ getNodesByType, actions: { createPage } }: CreatePagesArgs): void {
  for (const pair of redirectsWithPage(redirects(getNodesByType))) createPage(movedPage(pair));
}

function movedPage({ from, to }: Redirect) {
  return { path: from, component: movedTemplate(), context: { to, noindex: true } };
}

export function isMovedPage(page: object): boolean {
  const component = propertyOf(page, "component");
  return typeof component === "string" && component.startsWith(movedTemplate());
}

/**
 * Removes a page of a part that the club has switched off. Gatsby makes the pages of `src/pages` after those of
 * content, so this page has replaced that of a redirect from its address.
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

/**
 * Compares redirects with the files of the build.
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
