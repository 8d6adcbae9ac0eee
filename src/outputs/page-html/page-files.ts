import { hasFields, isListOf, isText } from "../../domain/shape";
import { files } from "../../domain/routes";
import type { SharedPageData } from "./shared-page-data";

/** The files that the application of a page loads besides the scripts that all pages share, by the paths on the site. */
export interface PageFiles {
  /** The scripts of its component. */
  readonly chunks: readonly string[];
  /** Its data, and the results of the queries that pages share. */
  readonly data: readonly string[];
}

/** The part that is read of Gatsby's data about a page. */
interface PageData {
  readonly componentChunkName: string;
  readonly path: string;
  readonly staticQueryHashes: readonly string[];
}

/**
 * The files of a page. If its page names them, browsers ask for all of them at once.
 *
 * @param page what Gatsby has of the page
 */
export function pageFiles(page: unknown, { chunks }: SharedPageData): PageFiles {
  if (!isPageData(page)) return { chunks: [], data: [] };
  return {
    chunks: chunks?.[page.componentChunkName] ?? [],
    data: [files.pageData(page.path), ...page.staticQueryHashes.map(files.queryResult)],
  };
}

function isPageData(page: unknown): page is PageData {
  return hasFields(page, { componentChunkName: isText, path: isText, staticQueryHashes: isListOf(isText) });
}
