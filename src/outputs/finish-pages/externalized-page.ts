/** The files that replace what Gatsby writes into the page. */
export interface ExternalAssets {
  /** The address of the file that tells Gatsby's loader its chunks. */
  readonly globals: string;
  /** The address of the site's styles; undefined if it has none. */
  readonly styles: string | undefined;
}

const pathScript = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/;
const globalScripts =
  /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*<script>window\.___webpackCompilationHash="[^"]*";<\/script>|<script src="[^"]*\/gatsby-globals\.[^"]*" defer><\/script>/;
const inlinedStyles =
  /<style data-href="[^"]*" data-identity="gatsby-global-css">[\s\S]*?<\/style>|<link rel="stylesheet" href="[^"]*\/styles\.[^"]*"\/?>/;
const asyncScript = /(<script src="[^"]+") async(?:="")?>/g;
const styledElements = /<div(?= [^>]*id="gatsby-(?:focus-wrapper|announcer)")([^>]*?) style="[^"]*"/g;

/**
 * A page as Gatsby wrote it, without anything inline, so that `script-src 'self'` and
 * `style-src 'self'` hold. Applied to its own result, it changes only addresses that are new.
 */
export function externalizedPage(html: string, { globals, styles }: ExternalAssets): string {
  return (
    html
      .replace(pathScript, "")
      .replace(globalScripts, () => `<script src="${globals}" defer></script>`)
      .replace(inlinedStyles, () => (styles === undefined ? "" : `<link rel="stylesheet" href="${styles}">`))
      // In order, and after the globals: `async` scripts run whenever they arrive.
      .replace(asyncScript, "$1 defer>")
      .replace(styledElements, "<div$1")
  );
}
