/**
 * The file of a page in the built site. Hosts answer `/events` with `events.html` at once, but lead from there to
 * `/events/` first if the page is `events/index.html`.
 *
 * @param path of the page, decoded, without a trailing slash
 */
export function pageFile(path: string): string {
  const file = path.replace(/^\/+/, "");
  if (/\.html?$/i.test(file)) return file;
  return file === "" ? "index.html" : `${file}.html`;
}

/** The file that Gatsby writes for the page; the build then moves it to `pageFile`. */
export function gatsbyFile(path: string): string {
  const file = path.replace(/^\/+/, "");
  if (/\.html?$/i.test(file)) return file;
  return file === "" ? "index.html" : `${file}/index.html`;
}

/** Whether hosts find the page `to` at the address `from` anyway, as `/events` at `/events.html`. */
export function isOtherSpelling({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return to !== "/" && from === `${to}.html`;
}
