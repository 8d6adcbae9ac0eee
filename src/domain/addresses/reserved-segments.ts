import { foldersWith } from "../../model/descriptors";
import { files, fixedPaths, routes, sectionOf } from "../routes";

/** First path segments that belong to the site: no portfolio may take one. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...fixedPaths.map(sectionOf),
  ...foldersWith("item").map((folder) => sectionOf(routes.item(folder, ""))),
  "api",
  "calendar",
  "static",
  "data",
  "page-data",
  "icons",
  "media",
  "placeholders",
  "pagefind",
  "share",
  sectionOf(files.qrCodes),
  "404",
  "404.html",
  "dev-404-page",
  // Where Gatsby keeps the data of the home page.
  "index",
  "index.html",
]);
