import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { routes } from "../../src/domain/routes";
import { buildInfo } from "../../src/model/build-info";
import { holdsBlocks } from "../../src/domain/text/block-marks";
import { builtFiles, builtPages, fileAt, publicDirectory, type BuiltPage } from "../support/built-site";
import { siteLanguage, siteLanguages } from "../../src/words/site-language";

const read = (file: string) => readFileSync(path.join(publicDirectory, file), "utf8");

/** The data about the application for the start script of a page: its scripts, and when they are needed. */
function startOf(html: string): { readonly scripts: readonly string[]; readonly ways: readonly string[] } {
  const [, data = ""] = /<script src="[^"]*\/start\.[\da-f]{20}\.js"([^>]*)>/.exec(html) ?? [];
  const words = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(data)?.[1]?.split(" ") ?? [];
  const scripts = words("files").filter((file) => file.endsWith(".js"));
  return { scripts: scripts.map(fileAt), ways: words("ways") };
}

/** The scripts that a page's HTML loads. */
const loadedScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script src="([^"]+)"(?![^>]*nomodule)/gi)].map(([, address = ""]) => fileAt(address));

/** All scripts of a page's application: those that its HTML names, and all that webpack loads for its component. */
function applicationOf({ path: pagePath, html }: Pick<BuiltPage, "path" | "html">): readonly string[] {
  const named = pagePath === "/" ? "index" : decodeURI(pagePath);
  const data: unknown = JSON.parse(read(path.join("page-data", named, "page-data.json")));
  const component: unknown = Reflect.get(Object(data), "componentChunkName");
  const chunks = chunksOf.get(String(component));
  if (!chunks) throw new Error(`The application of ${pagePath} does not know ${String(component)}`);
  return [...new Set([...loadedScripts(html), ...startOf(html).scripts, ...chunks.flatMap(fileOfChunk)])];
}

const [app = ""] = startOf(read("index.html")).scripts.filter((file) => file.startsWith("app-"));

/** The numbers of the chunks that webpack loads for each component of a page. */
const chunksOf = new Map(
  [...read(app).matchAll(/"(component---[^"]+)":\s*\(\)\s*=>(.*?)\.then\(/g)].map(([, component = "", parts = ""]) => [
    component,
    [...parts.matchAll(/\.e\((\d+)\)/g)].map(([, chunk = ""]) => chunk),
  ]),
);

const [runtime = ""] = startOf(read("index.html")).scripts.filter((file) => file.startsWith("webpack-runtime-"));
const present = new Set(builtFiles());

/** The names and hashes of chunks in webpack's runtime, by their numbers; files of earlier builds lie around. */
const parts = [...read(runtime).matchAll(/\{((?:\d+:"[^"]*",?)+)\}/g)].map(
  ([, list = ""]) => new Map([...list.matchAll(/(\d+):"([^"]*)"/g)].map(([, chunk = "", part = ""]) => [chunk, part])),
);

/** The script of a chunk; none for one that is only styles. */
function fileOfChunk(chunk: string): string[] {
  const candidates = parts.flatMap((names) =>
    parts.map((hashes) => `chunk-${names.get(chunk) ?? chunk}-${hashes.get(chunk) ?? ""}.js`),
  );
  return candidates.filter((file) => present.has(file)).slice(0, 1);
}

const KILOBYTE = 1000;

/**
 * The most that a page may weigh, gzipped, in KB. A build above these limits should not be published. `script` is what
 * a page that is only read loads, `application` all that it loads once a reader uses it: 58 KB of that are React's, 1 KB
 * forms words, dates and numbers in any language, and 0.3 KB are the results that the home page may show. What the club
 * itself has written into its settings comes on top, and `words` where other languages need longer ones than English. Of
 * `style`, 1.7 KB are for standings of contests, problem sheets, steps in lessons, and the designs of the home page,
 * events and lessons. `blocks` is the script of pages with hints, solutions or tabs, `folder` that of sites in a folder;
 * `banner` and `visits` are those of clubs that have a banner or count their readers. `visit` is a first visit besides
 * the page's text and pictures.
 */
const budgets = {
  script: 2.4,
  blocks: 0.5,
  folder: 0.35,
  banner: 0.6,
  visits: 0.65,
  application: 103.3,
  words: 1.5,
  style: 15.2,
  html: 12,
  start: 2,
  font: 7.6,
  visit: 45,
};

const zippedSize = (content: string | Uint8Array) => gzipSync(content).length / KILOBYTE;
const zipped = (file: string) => zippedSize(readFileSync(path.join(publicDirectory, file)));
const otherWords = siteLanguage() === "en" ? 0 : budgets.words;
const ownWords = zippedSize(JSON.stringify(buildInfo().settings ?? {}));

const zippedText = (text: string) => gzipSync(text).length / KILOBYTE;

const mainTextOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<[^>]*>/g, " ") ?? "";

const weightOf = (scripts: readonly string[]) => [...new Set(scripts)].reduce((sum, file) => sum + zipped(file), 0);

/** What the scripts may weigh that only pages with blocks have, or sites in a folder, with a banner or a counter. */
const weightOfChosen = (html: string) =>
  (holdsBlocks(html) ? budgets.blocks : 0) +
  (/\/adopt-entries\.js/.test(html) ? budgets.folder : 0) +
  (/\/banner\.\w+\.js/.test(html) ? budgets.banner : 0) +
  (/\/visits\.\w+\.js/.test(html) ? budgets.visits : 0);

const generated = builtPages().filter(({ html }) => html.includes('id="___gatsby"'));

test(`no page that is only read loads more than ${budgets.script} KB of scripts`, () => {
  const heavy = generated.filter(({ html }) => weightOf(loadedScripts(html)) > budgets.script + weightOfChosen(html));
  expect(heavy.map((page) => page.path)).toEqual([]);
});

test("most pages need no application before a reader uses them", () => {
  const atOnce = generated.filter(({ html }) => startOf(html).ways.includes("load")).map((page) => page.path);
  const expected = [routes.login, routes.search, routes.instructions, routes.list("courses"), "/404.html"];
  expect(atOnce.filter((page) => !expected.some((path) => page === path || page.startsWith(`${path}/`)))).toEqual([]);
});

test(`no page's application weighs more than ${budgets.application} KB`, () => {
  const heavy = generated
    .map((page) => ({ path: page.path, weight: weightOf(applicationOf(page)) - weightOfChosen(page.html) }))
    .filter(({ weight }) => weight > budgets.application + ownWords + otherWords);
  expect(heavy).toEqual([]);
});

const isOnlyEnglish = siteLanguages().join() === "en";
(isOnlyEnglish ? test : test.skip)("a site in one language loads nothing for translations and links to them", () => {
  const scripts = [...new Set(generated.flatMap(applicationOf))];
  expect(scripts.filter((file) => /no translation yet|"aria-label":"Languages"/.test(read(file)))).toEqual([]);
});

test(`all styles together weigh at most ${budgets.style} KB`, () => {
  const styles = builtFiles().filter(
    (file) => /^styles\..*\.css$/.test(file) && generated.some(({ html }) => html.includes(file)),
  );
  expect(styles).toHaveLength(1);
  expect(styles.map(zipped).reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(budgets.style);
});

test(`no page's HTML weighs more than ${budgets.html} KB besides the text that it is for`, () => {
  const heavy = generated
    .map(({ html, path }) => ({ path, weight: zippedText(html) - zippedText(mainTextOf(html)) }))
    .filter(({ weight }) => weight > budgets.html);
  expect(heavy).toEqual([]);
});

const isStartScript = /^start\.[\da-f]{20}\.js$/;

test(`the script that loads the application weighs at most ${budgets.start} KB`, () => {
  const scripts = new Set(
    generated.flatMap(({ html }) => loadedScripts(html)).filter((file) => isStartScript.test(file)),
  );
  expect([...scripts].map(zipped)).toEqual([expect.any(Number)]);
  expect(weightOf([...scripts])).toBeLessThanOrEqual(budgets.start);
});

const fontsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, address = ""]) => fileAt(address));

test(`no page waits for more than ${budgets.font} KB of fonts, and each of these is a file`, () => {
  const heavy = generated.filter(({ html }) => {
    const fonts = fontsOf(html);
    return fonts.length === 0 || weightOf(fonts) > budgets.font;
  });
  expect(heavy.map((page) => page.path)).toEqual([]);
});

test(`a first visit loads at most ${budgets.visit} KB besides the text and the pictures of the page`, () => {
  const sheets = (html: string) =>
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = ""]) => fileAt(address));
  const heavy = generated
    .map(({ html, path }) => ({
      path,
      weight:
        zippedText(html) -
        zippedText(mainTextOf(html)) +
        weightOf([...loadedScripts(html), ...sheets(html), ...fontsOf(html)]),
    }))
    .filter(({ weight }) => weight > budgets.visit);
  expect(heavy).toEqual([]);
});
