import { servedPath } from "../../domain/addresses/served-path";
import { buildFiles, routes } from "../../domain/routes";
import { graphOf, webPage } from "../../domain/structured-data/graph";
import { escapeAttribute } from "../../domain/text/markup";
import { pagePolicy } from "../../outputs/headers/policy";
import type { AdminBundle } from "./bundle-admin";
import { documentLanguage } from "../../words/site-language";
import { t } from "../../words/t";

export interface EditedSite {
  readonly siteUrl: string;
  readonly clubName: string;
  /** The policy that the page must contain; undefined if a header has it. */
  readonly policy: string | undefined;
}

/**
 * The page at /admin, with what it shows until Decap runs, or if Decap can't run. Parts of Decap are wider than a
 * phone, which would move messages and dialogs out of view; `minimum-scale` keeps them in the window.
 */
export function adminPage(site: EditedSite, { script, first, style, previewStyles }: AdminBundle): string {
  const title = t("Editor · {club}", { club: site.clubName });
  const description = t("Where editors change what the site of {club} says.", { club: site.clubName });
  const viewport = "width=device-width, initial-scale=1, minimum-scale=1";
  const head = { title, description, path: routes.admin, viewport, style, scripts: [...first, script] };
  return editorPage(
    site,
    head,
    `<main id="start" class="start" data-preview-styles="${previewStyles.map(servedPath).join(" ")}">
      <h1>${escapeAttribute(title)}</h1>
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
    </main>`,
  );
}

/** The page at /admin/desk. It contains no content, which the browser reads with the editor's permissions. */
export function deskPage(site: EditedSite, { desk, first, deskStyle }: AdminBundle): string {
  const title = t("Desk · {club}", { club: site.clubName });
  const description = t("What editors of {club} should look at.", { club: site.clubName });
  const viewport = "width=device-width, initial-scale=1";
  const head = { title, description, path: routes.desk, viewport, style: deskStyle, scripts: [...first, desk] };
  return editorPage(
    site,
    head,
    `<main class="desk">
      <h1>${escapeAttribute(title)}</h1>
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
    </main>`,
  );
}

interface Head extends Readonly<Record<"title" | "description" | "path" | "viewport" | "style", string>> {
  readonly scripts: readonly string[];
}

function editorPage({ siteUrl, policy }: EditedSite, head: Head, body: string): string {
  const { title, description, path, viewport, style, scripts } = head;
  const { lang, dir } = documentLanguage();
  // Before everything that the policy applies to.
  const meta = policy && `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(policy)}">`;
  return `<!doctype html>
<html lang="${lang}"${dir === undefined ? "" : ` dir="${dir}"`}>
  <head>
    <meta charset="utf-8">${meta ?? ""}
    <title>${escapeAttribute(title)}</title>
    <meta name="viewport" content="${viewport}">
    <meta name="description" content="${escapeAttribute(description)}">
    <meta name="robots" content="noindex">
    <script type="application/ld+json">${graphOf([webPage(siteUrl, { name: title, path })])}</script>
    <link rel="icon" href="${servedPath(buildFiles.smallIcon)}">
    <link rel="stylesheet" href="${servedPath(style)}">
    ${scripts.map((script) => `<script type="module" src="${servedPath(script)}"></script>`).join("\n    ")}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}

function withSandbox(id: string, sentence: string): string {
  const address = servedPath(routes.adminSandbox(""));
  return sentence.replace(
    /<sandbox>(.*)<\/sandbox>/,
    (_tag, words: string) => `<a id="${id}" href="${address}">${words}</a>`,
  );
}
