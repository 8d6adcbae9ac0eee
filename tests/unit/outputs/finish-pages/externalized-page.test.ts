import { externalizedPage } from "../../../../src/outputs/finish-pages/externalized-page";

const assets = { globals: "/gatsby-globals.0123.js", styles: "/styles.abcd.css" };

const jsonLd = '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script>';

/** A page as Gatsby 5 writes it. */
const gatsbyPage = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><script src="/start.js"></script>',
  '<style data-href="/styles.old.css" data-identity="gatsby-global-css">:root{--paper:#fff}\n.a::after{content:"</b>"}</style>',
  `<title>T</title>${jsonLd}</head><body>`,
  '<div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Text with style="x" in it</p></div>',
  '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive" aria-atomic="true"></div></div>',
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/events";/*]]>*/</script>',
  '<!-- slice-start id="_gatsby-scripts-1" -->',
  '<script\n          id="gatsby-chunk-mapping"\n        >\n          window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";\n        </script>',
  '<script>window.___webpackCompilationHash="0a1b";</script>',
  '<script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async=""></script>',
  "</body></html>",
].join("");

/** Scripts with a body that is no data, style elements, style attributes, event handlers. */
function inlineThings(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
  const attributes = html.match(/<[a-z][^>]*\s(?:style|on[a-z]+)=/gi) ?? [];
  const styles = html.match(/<style[\s>]/gi) ?? [];
  return [...scripts.flatMap(([, body]) => (body?.trim() ? [body] : [])), ...attributes, ...styles];
}

describe("A strict page", () => {
  const page = externalizedPage(gatsbyPage, assets);

  it("holds nothing inline any more, where Gatsby's page did", () => {
    expect(inlineThings(gatsbyPage)).not.toHaveLength(0);
    expect(inlineThings(page)).toEqual([]);
  });

  it("loads the styles and Gatsby's globals from files, once each", () => {
    expect(page.split('<link rel="stylesheet" href="/styles.abcd.css">')).toHaveLength(2);
    expect(page.split('<script src="/gatsby-globals.0123.js" defer></script>')).toHaveLength(2);
  });

  it("runs the globals before all of Gatsby's scripts, and all of them in order", () => {
    const scripts = [...page.matchAll(/<script src="([^"]*)"( defer)?>/g)].map(
      ([, src = "", defer = ""]) => src + defer,
    );
    expect(scripts).toEqual([
      "/start.js",
      "/gatsby-globals.0123.js defer",
      "/webpack-runtime-1.js defer",
      "/app-2.js defer",
    ]);
  });

  it("keeps the structured data and the text", () => {
    expect(page).toContain(jsonLd);
    expect(page).toContain('<p>Text with style="x" in it</p>');
    expect(page).toContain('aria-live="assertive"');
  });

  it("keeps the script that runs before the page is drawn where it is", () => {
    expect(page).toContain('<script src="/start.js"></script>');
  });

  it("made strict again is the same page", () => {
    expect(externalizedPage(page, assets)).toBe(page);
  });

  it("made strict again after another build gets only the new addresses", () => {
    const next = { globals: "/gatsby-globals.4567.js", styles: "/styles.ef01.css" };
    expect(externalizedPage(page, next)).toBe(externalizedPage(gatsbyPage, next));
  });

  it("of a site without styles links none", () => {
    expect(externalizedPage(gatsbyPage, { ...assets, styles: undefined })).not.toMatch(/<style|stylesheet/);
  });

  it("takes addresses as they are, whatever `$` is in them", () => {
    expect(externalizedPage(gatsbyPage, { globals: "/$&.js", styles: "/$1.css" })).toContain('src="/$&.js"');
  });

  it("that Gatsby did not write stays as it is", () => {
    const other = `<!doctype html><html><head>${jsonLd}<link rel="stylesheet" href="/admin.css"></head><body><p>x</p></body></html>`;
    expect(externalizedPage(other, assets)).toBe(other);
  });
});
