import { servedPath } from "../../domain/addresses/served-path";
import { files, routes } from "../../domain/routes";
import { graphOf } from "../../domain/structured-data/graph";
import { webPage } from "../../domain/structured-data/web-page";
import { escapeAttribute } from "../../domain/text/markup";
import { pagePolicy } from "../../outputs/headers/policy";
import type { AdminBundle } from "./bundle-record";

/** The site that an editor changes. */
export interface EditedSite {
  /** Its canonical address. */
  readonly siteUrl: string;
  readonly clubName: string;
}

/**
 * The page at /admin: what it shows until Decap runs, or if it can't. Parts of Decap are wider than a phone, which would
 * place messages and dialogs in the middle of them, out of sight; `minimum-scale` keeps them in the window.
 */
export function adminPage(
  { siteUrl, clubName }: EditedSite,
  { script, watch, style, previewStyles }: AdminBundle,
): string {
  const name = `Editor · ${clubName}`;
  const title = escapeAttribute(name);
  return `<!doctype html>
<html lang="en" data-preview-styles="${previewStyles.map(servedPath).join(" ")}">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
    <meta name="description" content="${escapeAttribute(`Where editors change what the site of ${clubName} says.`)}">
    <meta name="robots" content="noindex">
    <script type="application/ld+json">${graphOf([webPage(siteUrl, { name, path: routes.admin })])}</script>
    <link rel="icon" href="${servedPath(files.smallIcon)}">
    <link rel="stylesheet" href="${servedPath(style)}">
    <script type="module" src="${servedPath(watch)}"></script>
    <script type="module" src="${servedPath(script)}"></script>
  </head>
  <body>
    <main id="start" class="start">
      <h1>${title}</h1>
      <p id="loading">Loading the editor…</p>
      <div id="nowhere" hidden>
        <p>Nothing can be edited from here.</p>
        <ul>
          <li>On your own computer: run <code>npm run edit</code> in the folder of the site.</li>
          <li>To learn how it works: <a id="sandbox" href="${servedPath(routes.adminSandbox(""))}">open the sandbox</a>, which keeps nothing.</li>
          <li>On the published site: the maintainer has to set up a backend first (see docs/hosted-editing.md).</li>
        </ul>
      </div>
      <div id="failed" role="alert" hidden>
        <p>The editor could not start.</p>
        <p id="reason"></p>
        <ul>
          <li><button type="button" id="again">Try again</button></li>
          <li><a id="failed-sandbox" href="${servedPath(routes.adminSandbox(""))}">Open the sandbox</a>, which needs no account and keeps nothing.</li>
          <li><a href="${servedPath(routes.home)}">Go to the site</a></li>
        </ul>
      </div>
      <noscript><p>The editor needs JavaScript. The site itself does not.</p></noscript>
    </main>
  </body>
</html>
`;
}

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

const charset = /<meta charset="utf-8"\s*\/?>/i;

/**
 * A page of the editor that holds its policy itself, before anything that this governs.
 *
 * @param policy as a header says it; undefined: the page holds none
 */
export function withPolicy(html: string, policy: string | undefined): string {
  if (policy === undefined) return html;
  return html.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${pagePolicy(policy)}"/>`,
  );
}
