/**
 * Whether a page shows an item whose address is at the top of the site, so that the address does not tell its kind.
 *
 * @param context what the page was made with
 */
export function isOwnPage(context: object): boolean {
  return "folder" in context && context.folder === "pages";
}
