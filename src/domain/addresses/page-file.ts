/**
 * The file that Gatsby makes of a page, from the folder of the built site: a page whose address ends in `.html` is
 * that file, any other is the index of a folder.
 *
 * @param path of the page, decoded, without a trailing slash
 */
export function pageFile(path: string): string {
  const file = path.replace(/^\/+/, "");
  if (/\.html?$/i.test(file)) return file;
  return file === "" ? "index.html" : `${file}/index.html`;
}
