import { files } from "../../domain/routes";
import { pageStart } from "../../domain/start/page-start";

const addresses = [files.startScript, files.hashedStartScript("[\\da-f]+")].map((path) => path.replaceAll(".", "\\."));

/** As Gatsby writes it, and as an earlier build has left it, wherever the site lies. */
const startScript = new RegExp(`<script src="[^"]*(?:${addresses.join("|")})"([^>]*)></script>`);
const preloads = /<link rel="preload" as="script" href="[^"]*">/g;
const hasScripts = /<script src="[^"]+" (?:async|defer)/;
const deferredScript = /<script src="([^"]+)" defer><\/script>/g;

/**
 * A page that names the scripts of the application instead of loading them, and says when they are needed: the start
 * script reads both (src/components/start). A page without that script stays as it is.
 *
 * @param start the address of the start script
 * @param shownAt the present that the words of the page were written for
 */
export function applicationOnDemand(html: string, start: string, shownAt: Date): string {
  if (!startScript.test(html)) return html;
  const scripts = [...html.matchAll(deferredScript)].map(([, src]) => src ?? "");
  const { ways, until } = pageStart(html);
  const data = [
    `data-scripts="${scripts.join(" ")}"`,
    ...(ways.length > 0 ? [`data-ways="${ways.join(" ")}"`] : []),
    ...(until === undefined ? [] : [`data-validity="${shownAt.getTime()}${until === Infinity ? "" : ` ${until}`}"`]),
  ].join(" ");
  // What is needed at once is fetched while the page arrives.
  const early = ways.includes("load") ? scripts.map((src) => `<link rel="preload" as="script" href="${src}">`) : [];
  return html
    .replace(deferredScript, "")
    .replace(startScript, () => `<script src="${start}" ${data}></script>${early.join("")}`);
}

/**
 * The page as it was before `applicationOnDemand`. An earlier build has left it, and its addresses may be old; where
 * Gatsby has put the scripts of this build into it, these count.
 */
export function applicationAtOnce(html: string): string {
  const [, scripts] = / data-scripts="([^"]*)"/.exec(startScript.exec(html)?.[1] ?? "") ?? [];
  if (scripts === undefined) return html;
  const deferred = (hasScripts.test(html) ? "" : scripts)
    .split(" ")
    .filter(Boolean)
    .map((src) => `<script src="${src}" defer></script>`);
  return html
    .replace(preloads, "")
    .replace(startScript, `<script src="${files.startScript}"></script>`)
    .replace(/<\/body>/, () => `${deferred.join("")}</body>`);
}
