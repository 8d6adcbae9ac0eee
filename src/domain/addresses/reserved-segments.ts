import { foldersWith } from "../../model/descriptors";
import { files, fixedPaths, routes, sectionOf } from "../routes";

/** Folders that the build writes and empties as a whole. */
export const buildFolders: readonly string[] = [
  routes.admin,
  files.openData(""),
  files.calendar(""),
  files.data(""),
  files.icon,
  files.pageData("*"),
  files.searchIndex(""),
  files.sharePictures,
  files.published("", ""),
].map(sectionOf);

/** First path segments that belong to the site: no portfolio may take one. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...fixedPaths.map(sectionOf),
  ...foldersWith("item").map((folder) => sectionOf(routes.item(folder, ""))),
  ...buildFolders,
  sectionOf(files.placeholderPicture(1)),
  "media",
  "404",
  sectionOf(files.notFound),
  "dev-404-page",
  // Where Gatsby keeps the data of the home page.
  "index",
  "index.html",
]);
