import { servedPath } from "../../domain/addresses/served-path";
import { graphOf } from "../../domain/structured-data/graph";
import { webPage } from "../../domain/structured-data/web-page";
import { escapeAttribute } from "../../domain/text/markup";
import { files, routes } from "../../domain/routes";
import type { EditedSite } from "./admin-page";
import type { AdminBundle } from "./bundle-record";

/** The page at /admin/desk. It contains nothing of the content: the browser reads that with the rights of the editor. */
export function deskPage({ siteUrl, clubName }: EditedSite, { desk, watch, style }: AdminBundle): string {
  const name = `Desk · ${clubName}`;
  const title = escapeAttribute(name);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="${escapeAttribute(`What editors of ${clubName} should look at.`)}">
    <meta name="robots" content="noindex">
    <script type="application/ld+json">${graphOf([webPage(siteUrl, { name, path: routes.desk })])}</script>
    <link rel="icon" href="${servedPath(files.smallIcon)}">
    <link rel="stylesheet" href="${servedPath(style)}">
    <script type="module" src="${servedPath(watch)}"></script>
    <script type="module" src="${servedPath(desk)}"></script>
  </head>
  <body>
    <main class="start">
      <h1>${title}</h1>
      <div id="start">
        <p id="loading">Reading the content…</p>
        <div id="failed" role="alert" hidden>
          <p>The desk could not start.</p>
          <p id="reason"></p>
          <p><button type="button" id="again">Try again</button></p>
        </div>
        <noscript><p>The desk needs JavaScript. <code>npm run desk</code> lists the same.</p></noscript>
      </div>
      <div id="desk"></div>
      <p><a id="editor" href="${servedPath(routes.admin)}">Open the editor</a></p>
    </main>
  </body>
</html>
`;
}
