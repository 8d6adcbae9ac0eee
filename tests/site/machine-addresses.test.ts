import { readFileSync } from "node:fs";
import path from "node:path";
import { createSiteServer } from "../../src/commands/serve/create-site-server";
import { belongsTo } from "../../src/domain/outputs/output-at";
import { outputs } from "../../src/domain/outputs/outputs";
import { buildFiles } from "../../src/domain/routes";
import { siteLanguages } from "../../src/words/site-language";
import { builtFiles, builtPages, publicDirectory } from "../support/built-site";
import { parseHtml } from "../support/parse-html";
import { startServer, type ServedSite } from "../support/servers/served-site";

const valuesOf = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");

const heads = builtPages().map(({ path: page, html }) => {
  const head = parseHtml(html.slice(0, html.indexOf("</head>")));
  const names = valuesOf(head, "link[hreflang]", "hreflang");
  return {
    page,
    canonical: valuesOf(head, 'link[rel="canonical"]', "href").join(" "),
    mayBeFound: !valuesOf(head, 'meta[name="robots"]', "content").join(" ").includes("noindex"),
    languages: valuesOf(head, "link[hreflang]", "href")
      .map((href, index) => [names[index], href])
      .filter(([language]) => language !== "x-default"),
    links: valuesOf(head, "link[href]", "href"),
    pictures: valuesOf(head, 'meta[property="og:image"], meta[name="twitter:image"]', "content"),
    structured: [...head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
  };
});

const siteUrl = heads.find(({ page }) => page === "/")?.canonical.replace(/\/$/, "") ?? "";
const { origin } = new URL(siteUrl);

let site: ServedSite;
beforeAll(async () => {
  site = await startServer(createSiteServer(publicDirectory));
});
afterAll(() => site.close());

/** The site's answer to an address of its host; undefined if it is outside its folder or missing. */
async function answerTo(address: string): Promise<string | undefined> {
  const [bare = ""] = address.split(/[?#]/, 1);
  if (bare !== siteUrl && !bare.startsWith(`${siteUrl}/`)) return undefined;
  const { status, body } = await site.ask(bare.slice(siteUrl.length) || "/");
  return status === 200 ? body.toString() : undefined;
}

const tagged = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, "g"))].map(([, text = ""]) => text);

test("robots.txt leads to each page that may be found, once, with its other languages", async () => {
  const indexes = ((await answerTo(siteUrl + buildFiles.robots)) ?? "").match(/(?<=^Sitemap: ).*$/gm) ?? [];
  const follow = async (addresses: readonly string[]) =>
    Promise.all(addresses.map(async (address) => (await answerTo(address)) ?? `<loc>nothing at ${address}</loc>`));
  const sitemaps = await follow((await follow(indexes)).flatMap((index) => tagged(index, "loc")));
  const listed = sitemaps
    .flatMap((xml) => xml.match(/<url>.*?<\/url>/gs) ?? [])
    .map((entry) => ({
      page: tagged(entry, "loc").join(" "),
      languages: Array.from(entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, language, href]) => [
        language,
        href,
      ]),
    }));
  const indexed = heads
    .filter(({ mayBeFound }) => mayBeFound)
    .map(({ canonical, languages }) => ({ page: canonical, languages }));
  const sorted = (entries: typeof indexed) => entries.toSorted((a, b) => (a.page < b.page ? -1 : 1));
  expect(sorted(listed)).toEqual(sorted(indexed));
  const inAll = siteLanguages().length > 1 ? siteLanguages() : [];
  for (const { languages } of listed) expect(languages.map(([language]) => language)).toEqual(inAll);
  const pages = new Set(listed.map(({ page }) => page));
  expect(listed.flatMap(({ languages }) => languages.filter(([, href = ""]) => !pages.has(href)))).toEqual([]);
});

const forMachines = [
  ...[outputs.robots, outputs.securityText, outputs.sitemaps, outputs.feeds, outputs.calendars, outputs.openData],
  outputs.manifest,
];

/** The addresses of this host in a text, and those that its values or its HTML name by their paths. */
function addressesIn(text: string): string[] {
  // Calendars fold their lines; XML and JSON escape some letters.
  const plain = text
    .replace(/\r\n /g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("\\u003c", "<");
  const whole = plain.match(new RegExp(`${origin.replaceAll(".", "\\.")}[^\\s"'<>\\\\]*`, "g")) ?? [];
  const value = /^[[{]/.test(text) ? /(?<!\\)"(\/(?!\/)[^"\\\s]*)"/g : /(?!)/g;
  const paths = [...plain.matchAll(value), ...plain.matchAll(/(?:href|src)=\\?"(\/(?!\/)[^"\\\s]*)/g)];
  return [...whole, ...paths.map(([, found = ""]) => origin + found)];
}

test("each address of the site answers that files for machines and heads of pages name", async () => {
  const places = new Map<string, string>();
  const note = (place: string, addresses: readonly string[]) => {
    for (const address of addresses) if (!places.has(address)) places.set(address, place);
  };
  const inLanguage = new RegExp(`^/(?:${siteLanguages().slice(1).join("|")})(?=/)`);
  for (const file of builtFiles()) {
    const own = `/${file}`.replace(inLanguage, "");
    if (forMachines.some((output) => belongsTo(own, output)))
      note(file, addressesIn(readFileSync(path.join(publicDirectory, file), "utf8")));
  }
  const redirects = readFileSync(path.join(publicDirectory, "_redirects"), "utf8").matchAll(/^\S+ (\/\S*) /gm);
  note(
    "_redirects",
    Array.from(redirects, ([, to = ""]) => origin + to),
  );
  for (const { page, canonical, links, pictures, structured } of heads)
    note(page, [
      ...pictures,
      ...links.map((href) => new URL(href, canonical || siteUrl).href),
      ...structured.flatMap(addressesIn),
    ]);
  const dead: string[] = [];
  for (const [address, place] of places)
    if (address.startsWith(`${origin}/`) && (await answerTo(address)) === undefined) dead.push(`${place}: ${address}`);
  expect(places.size).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});
