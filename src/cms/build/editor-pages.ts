import { servedPath } from "../../domain/addresses/served-path";
import { buildFiles, routes } from "../../domain/routes";
import { graphOf } from "../../domain/structured-data/graph";
import { webPage } from "../../domain/structured-data/web-page";
import { escapeAttribute } from "../../domain/text/markup";
import { pagePolicy } from "../../outputs/headers/policy";
import type { AdminBundle } from "./bundle-admin";
import { documentLanguage } from "../../words/site-language";
import { t } from "../../words/t";

export interface EditedSite {
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
  const name = t("Editor · {club}", { club: clubName });
  const title = escapeAttribute(name);
  return `<!doctype html>
<html ${languageMarks()} data-preview-styles="${previewStyles.map(servedPath).join(" ")}">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
    <meta name="description" content="${escapeAttribute(t("Where editors change what the site of {club} says.", { club: clubName }))}">
    <meta name="robots" content="noindex">
    <script type="application/ld+json">${graphOf([webPage(siteUrl, { name, path: routes.admin })])}</script>
    <link rel="icon" href="${servedPath(buildFiles.smallIcon)}">
    <link rel="stylesheet" href="${servedPath(style)}">
    <script type="module" src="${servedPath(watch)}"></script>
    <script type="module" src="${servedPath(script)}"></script>
  </head>
  <body>
    <main id="start" class="start">
      <h1>${title}</h1>
      <p id="loading">${t("Loading the editor…")}</p>
      <div id="nowhere" hidden>
        <p>${t("Nothing can be edited from here.")}</p>
        <ul>
          <li>${t("On your own computer: run {command} in the folder of the site.", { command: "<code>npm run edit</code>" })}</li>
          <li>${withSandbox("sandbox", t("To learn how it works: <sandbox>open the sandbox</sandbox>, which keeps nothing."))}</li>
          <li>${t("On the published site: the maintainer has to set up a backend first (see {document}).", { document: "docs/hosted-editing.md" })}</li>
        </ul>
      </div>
      <div id="failed" role="alert" hidden>
        <p>${t("The editor could not start.")}</p>
        <p id="reason"></p>
        <ul>
          <li><button type="button" id="again">${t("Try again")}</button></li>
          <li>${withSandbox("failed-sandbox", t("<sandbox>Open the sandbox</sandbox>, which needs no account and keeps nothing."))}</li>
          <li><a href="${servedPath(routes.home)}">${t("Go to the site")}</a></li>
        </ul>
      </div>
      <noscript><p>${t("The editor needs JavaScript. The site itself does not.")}</p></noscript>
    </main>
  </body>
</html>
`;
}

/** The page at /admin/desk. It contains nothing of the content: the browser reads that with the rights of the editor. */
export function deskPage({ siteUrl, clubName }: EditedSite, { desk, watch, deskStyle }: AdminBundle): string {
  const name = t("Desk · {club}", { club: clubName });
  const title = escapeAttribute(name);
  return `<!doctype html>
<html ${languageMarks()}>
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="${escapeAttribute(t("What editors of {club} should look at.", { club: clubName }))}">
    <meta name="robots" content="noindex">
    <script type="application/ld+json">${graphOf([webPage(siteUrl, { name, path: routes.desk })])}</script>
    <link rel="icon" href="${servedPath(buildFiles.smallIcon)}">
    <link rel="stylesheet" href="${servedPath(deskStyle)}">
    <script type="module" src="${servedPath(watch)}"></script>
    <script type="module" src="${servedPath(desk)}"></script>
  </head>
  <body>
    <main class="desk">
      <h1>${title}</h1>
      <div id="start">
        <p id="loading">${t("Reading the content…")}</p>
        <div id="failed" role="alert" hidden>
          <p>${t("The desk could not start.")}</p>
          <p id="reason"></p>
          <p><button type="button" id="again">${t("Try again")}</button></p>
        </div>
        <noscript><p>${t("The desk needs JavaScript. {command} lists the same.", { command: "<code>npm run desk</code>" })}</p></noscript>
      </div>
      <div id="desk"></div>
      <p><a id="editor" href="${servedPath(routes.admin)}">${t("Open the editor")}</a></p>
    </main>
  </body>
</html>
`;
}

function languageMarks(): string {
  const { lang, dir } = documentLanguage();
  return `lang="${lang}"${dir === undefined ? "" : ` dir="${dir}"`}`;
}

function withSandbox(id: string, sentence: string): string {
  const address = servedPath(routes.adminSandbox(""));
  return sentence.replace(
    /<sandbox>(.*)<\/sandbox>/,
    (_tag, words: string) => `<a id="${id}" href="${address}">${words}</a>`,
  );
}

const charset = /<meta charset="utf-8"\s*\/?>/i;

/** @param policy as a header says it, which then is in the page before anything that it governs */
export function withPolicy(html: string, policy: string | undefined): string {
  if (policy === undefined) return html;
  return html.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${pagePolicy(policy)}"/>`,
  );
}
